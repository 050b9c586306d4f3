/** `npx node bench/houses/draw106.ts OUT_DIR`: draws the reports of the fictional AMCs N258 and N259. */
import { drawSet } from './draw-set.ts';
import { drawDobandi } from './n258-dobandi.ts';
import { drawGidar } from './n259-gidar.ts';

await drawSet({ N258: drawDobandi, N259: drawGidar });
