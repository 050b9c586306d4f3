/** `npx node bench/houses/draw67.ts OUT_DIR [AMC...]`: draws the report of the fictional AMC N207. */
import { drawSet } from './draw-set.ts';
import { drawChunian } from './n207-chunian.ts';

await drawSet({ N207: drawChunian });
