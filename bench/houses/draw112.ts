/** `npx node bench/houses/draw112.ts OUT_DIR`: draws the reports of the fictional AMCs N270 and N271. */
import { drawSet } from './draw-set.ts';
import { drawShakargarh } from './n270-shakargarh.ts';
import { drawGharo } from './n271-gharo.ts';

await drawSet({ N270: drawShakargarh, N271: drawGharo });
