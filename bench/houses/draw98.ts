/** `npx node bench/houses/draw98.ts OUT_DIR`: draws the reports of the fictional AMCs N242 and N243. */
import { drawSet } from './draw-set.ts';
import { drawDharabi } from './n242-dharabi.ts';
import { drawPindori } from './n243-pindori.ts';

await drawSet({ N242: drawDharabi, N243: drawPindori });
