/** `npx node bench/houses/draw86.ts OUT_DIR [AMC...]`: draws the report of the fictional AMC N228. */
import { drawSet } from './draw-set.ts';
import { drawTulamba } from './n228-tulamba.ts';

await drawSet({ N228: drawTulamba });
