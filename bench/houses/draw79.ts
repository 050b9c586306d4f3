/** `npx node bench/houses/draw79.ts OUT_DIR [AMC...]`: draws the report of the fictional AMC N219. */
import { drawSet } from './draw-set.ts';
import { drawSarfaranga } from './n219-sarfaranga.ts';

await drawSet({ N219: drawSarfaranga });
