/** `npx node bench/houses/draw59.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N192 and N193. */
import { drawSet } from './draw-set.ts';
import { drawSukheki } from './n192-sukheki.ts';
import { drawTordher } from './n193-tordher.ts';

await drawSet({ N192: drawSukheki, N193: drawTordher });
