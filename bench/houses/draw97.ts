/** `npx node bench/houses/draw97.ts OUT_DIR`: draws the reports of the fictional AMCs N240 and N241. */
import { drawSet } from './draw-set.ts';
import { drawKehror } from './n240-kehror.ts';
import { drawSangjani } from './n241-sangjani.ts';

await drawSet({ N240: drawKehror, N241: drawSangjani });
