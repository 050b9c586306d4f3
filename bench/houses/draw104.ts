/** `npx node bench/houses/draw104.ts OUT_DIR`: draws the reports of the fictional AMCs N254 and N255. */
import { drawSet } from './draw-set.ts';
import { drawSatpara } from './n254-satpara.ts';
import { drawMakran } from './n255-makran.ts';

await drawSet({ N254: drawSatpara, N255: drawMakran });
