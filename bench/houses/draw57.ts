/** `npx node bench/houses/draw57.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N188 and N189. */
import { drawSet } from './draw-set.ts';
import { drawKotmomin } from './n188-kotmomin.ts';
import { drawKamber } from './n189-kamber.ts';

await drawSet({ N188: drawKotmomin, N189: drawKamber });
