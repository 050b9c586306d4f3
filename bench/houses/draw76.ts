/** `npx node bench/houses/draw76.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N216 and N217. */
import { drawSet } from './draw-set.ts';
import { drawKalurkot } from './n216-kalurkot.ts';
import { drawSarhari } from './n217-sarhari.ts';

await drawSet({ N216: drawKalurkot, N217: drawSarhari });
