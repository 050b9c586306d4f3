/** `npx node bench/houses/draw72.ts OUT_DIR [AMC...]`: draws the report of the fictional AMC N212. */
import { drawSet } from './draw-set.ts';
import { drawGandava } from './n212-gandava.ts';

await drawSet({ N212: drawGandava });
