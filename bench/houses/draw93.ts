/** `npx node bench/houses/draw93.ts OUT_DIR`: draws the report of the fictional AMC N235. */
import { drawSet } from './draw-set.ts';
import { drawNikyal } from './n235-nikyal.ts';

await drawSet({ N235: drawNikyal });
