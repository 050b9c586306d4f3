/** `npx node bench/houses/draw51.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N176 and N177. */
import { drawSet } from './draw-set.ts';
import { drawShahkot } from './n176-shahkot.ts';
import { drawPirmahal } from './n177-pirmahal.ts';

await drawSet({ N176: drawShahkot, N177: drawPirmahal });
