/** `npx node bench/houses/draw65.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N204 and N205. */
import { drawSet } from './draw-set.ts';
import { drawAwaran } from './n204-awaran.ts';
import { drawKingri } from './n205-kingri.ts';

await drawSet({ N204: drawAwaran, N205: drawKingri });
