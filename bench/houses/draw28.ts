/** `npx node bench/houses/draw28.ts OUT_DIR [AMC...]`: draws the report of the fictional AMC N118. */
import { drawSet } from './draw-set.ts';
import { drawDalbandin } from './n118-dalbandin.ts';

await drawSet({ N118: drawDalbandin });
