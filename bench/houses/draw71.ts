/** `npx node bench/houses/draw71.ts OUT_DIR [AMC...]`: draws the report of the fictional AMC N211. */
import { drawSet } from './draw-set.ts';
import { drawKhanozai } from './n211-khanozai.ts';

await drawSet({ N211: drawKhanozai });
