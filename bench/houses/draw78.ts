/** `npx node bench/houses/draw78.ts OUT_DIR [AMC...]`: draws the report of the fictional AMC N218. */
import { drawSet } from './draw-set.ts';
import { drawJogian } from './n218-jogian.ts';

await drawSet({ N218: drawJogian });
