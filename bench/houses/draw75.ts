/** `npx node bench/houses/draw75.ts OUT_DIR [AMC...]`: draws the report of the fictional AMC N215. */
import { drawSet } from './draw-set.ts';
import { drawSehala } from './n215-sehala.ts';

await drawSet({ N215: drawSehala });
