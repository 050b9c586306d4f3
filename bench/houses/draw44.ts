/** `npx node bench/houses/draw44.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N162 and N163. */
import { drawSet } from './draw-set.ts';
import { drawGambat } from './n162-gambat.ts';
import { drawRenala } from './n163-renala.ts';

await drawSet({ N162: drawGambat, N163: drawRenala });
