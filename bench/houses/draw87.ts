/** `npx node bench/houses/draw87.ts OUT_DIR`: draws the report of the fictional AMC N229. */
import { drawSet } from './draw-set.ts';
import { drawPithoro } from './n229-pithoro.ts';

await drawSet({ N229: drawPithoro });
