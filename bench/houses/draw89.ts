/** `npx node bench/houses/draw89.ts OUT_DIR`: draws the report of the fictional AMC N231. */
import { drawSet } from './draw-set.ts';
import { drawGaddani } from './n231-gaddani.ts';

await drawSet({ N231: drawGaddani });
