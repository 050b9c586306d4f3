/** `npx node bench/houses/draw94.ts OUT_DIR`: draws the report of the fictional AMC N236. */
import { drawSet } from './draw-set.ts';
import { drawMalot } from './n236-malot.ts';

await drawSet({ N236: drawMalot });
