/** `npx node bench/houses/draw74.ts OUT_DIR [AMC...]`: draws the report of the fictional AMC N214. */
import { drawSet } from './draw-set.ts';
import { drawTharushah } from './n214-tharushah.ts';

await drawSet({ N214: drawTharushah });
