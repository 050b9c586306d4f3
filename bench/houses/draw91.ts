/** `npx node bench/houses/draw91.ts OUT_DIR`: draws the report of the fictional AMC N233. */
import { drawSet } from './draw-set.ts';
import { drawBahadurpur } from './n233-bahadurpur.ts';

await drawSet({ N233: drawBahadurpur });
