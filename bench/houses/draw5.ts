/** `npx node bench/houses/draw5.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N17 to N20. */
import { drawSet } from './draw-set.ts';
import { drawChiltan } from './n17-chiltan.ts';
import { drawKunhar } from './n18-kunhar.ts';
import { drawSakesar } from './n19-sakesar.ts';
import { drawAstola } from './n20-astola.ts';

await drawSet({ N17: drawChiltan, N18: drawKunhar, N19: drawSakesar, N20: drawAstola });
