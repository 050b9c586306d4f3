/** `npx node bench/houses/draw27.ts OUT_DIR [AMC...]`: draws the report of the fictional AMC N117. */
import { drawSet } from './draw-set.ts';
import { drawMianwali } from './n117-mianwali.ts';

await drawSet({ N117: drawMianwali });
