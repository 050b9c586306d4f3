/** `npx node bench/houses/draw26.ts OUT_DIR [AMC...]`: draws the report of the fictional AMC N116. */
import { drawSet } from './draw-set.ts';
import { drawThatta } from './n116-thatta.ts';

await drawSet({ N116: drawThatta });
