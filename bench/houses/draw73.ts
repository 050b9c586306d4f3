/** `npx node bench/houses/draw73.ts OUT_DIR [AMC...]`: draws the report of the fictional AMC N213. */
import { drawSet } from './draw-set.ts';
import { drawKotdiji } from './n213-kotdiji.ts';

await drawSet({ N213: drawKotdiji });
