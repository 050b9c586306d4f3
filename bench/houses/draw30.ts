/** `npx node bench/houses/draw30.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N122 to N124. */
import { drawSet } from './draw-set.ts';
import { drawSujawal } from './n122-sujawal.ts';
import { drawShorkot } from './n123-shorkot.ts';
import { drawAlpuri } from './n124-alpuri.ts';

await drawSet({ N122: drawSujawal, N123: drawShorkot, N124: drawAlpuri });
