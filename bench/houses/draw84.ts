/** `npx node bench/houses/draw84.ts OUT_DIR`: draws the report of the fictional AMC N226. */
import { drawSet } from './draw-set.ts';
import { drawTamewali } from './n226-tamewali.ts';

await drawSet({ N226: drawTamewali });
