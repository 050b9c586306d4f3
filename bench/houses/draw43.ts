/** `npx node bench/houses/draw43.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N160 and N161. */
import { drawSet } from './draw-set.ts';
import { drawHazro } from './n160-hazro.ts';
import { drawKahuta } from './n161-kahuta.ts';

await drawSet({ N160: drawHazro, N161: drawKahuta });
