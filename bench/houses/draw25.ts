/** `npx node bench/houses/draw25.ts OUT_DIR [AMC...]`: draws the report of the fictional AMC N115. */
import { drawSet } from './draw-set.ts';
import { drawKaghan } from './n115-kaghan.ts';

await drawSet({ N115: drawKaghan });
