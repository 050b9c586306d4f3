/** `npx node bench/houses/draw99.ts OUT_DIR`: draws the reports of the fictional AMCs N244 and N245. */
import { drawSet } from './draw-set.ts';
import { drawMirwah } from './n244-mirwah.ts';
import { drawDureji } from './n245-dureji.ts';

await drawSet({ N244: drawMirwah, N245: drawDureji });
