/** `npx node bench/houses/draw95.ts OUT_DIR`: draws the report of the fictional AMC N237. */
import { drawSet } from './draw-set.ts';
import { drawBaghsar } from './n237-baghsar.ts';

await drawSet({ N237: drawBaghsar });
