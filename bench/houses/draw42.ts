/** `npx node bench/houses/draw42.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N158 and N159. */
import { drawSet } from './draw-set.ts';
import { drawKotri } from './n158-kotri.ts';
import { drawMailsi } from './n159-mailsi.ts';

await drawSet({ N158: drawKotri, N159: drawMailsi });
