/** `npx node bench/houses/draw83.ts OUT_DIR`: draws the report of the fictional AMC N225. */
import { drawSet } from './draw-set.ts';
import { drawDrosh } from './n225-drosh.ts';

await drawSet({ N225: drawDrosh });
