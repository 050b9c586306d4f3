/** `npx node bench/houses/draw90.ts OUT_DIR`: draws the report of the fictional AMC N232. */
import { drawSet } from './draw-set.ts';
import { drawKaromber } from './n232-karomber.ts';

await drawSet({ N232: drawKaromber });
