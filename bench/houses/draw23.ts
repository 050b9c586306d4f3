/** `npx node bench/houses/draw23.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N107 to N110. */
import { drawSet } from './draw-set.ts';
import { drawDipalpur } from './n107-dipalpur.ts';
import { drawUmerkot } from './n108-umerkot.ts';
import { drawSkardu } from './n109-skardu.ts';
import { drawZiarat } from './n110-ziarat.ts';

await drawSet({ N107: drawDipalpur, N108: drawUmerkot, N109: drawSkardu, N110: drawZiarat });
