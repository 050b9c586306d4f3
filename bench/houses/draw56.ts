/** `npx node bench/houses/draw56.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N186 and N187. */
import { drawSet } from './draw-set.ts';
import { drawPindigheb } from './n186-pindigheb.ts';
import { drawKotmithan } from './n187-kotmithan.ts';

await drawSet({ N186: drawPindigheb, N187: drawKotmithan }, { N186: /allocations/ });
