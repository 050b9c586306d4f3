/** `npx node bench/houses/draw109.ts OUT_DIR`: draws the reports of the fictional AMCs N264 and N265. */
import { drawSet } from './draw-set.ts';
import { drawShabqadar } from './n264-shabqadar.ts';
import { drawKotAddu } from './n265-kotaddu.ts';

await drawSet({ N264: drawShabqadar, N265: drawKotAddu });
