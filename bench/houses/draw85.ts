/** `npx node bench/houses/draw85.ts OUT_DIR`: draws the report of the fictional AMC N227. */
import { drawSet } from './draw-set.ts';
import { drawKalaswala } from './n227-kalaswala.ts';

await drawSet({ N227: drawKalaswala });
