/** `npx node bench/houses/draw58.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N190 and N191. */
import { drawSet } from './draw-set.ts';
import { drawKulachi } from './n190-kulachi.ts';
import { drawDassu } from './n191-dassu.ts';

await drawSet({ N190: drawKulachi, N191: drawDassu });
