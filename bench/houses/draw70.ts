/** `npx node bench/houses/draw70.ts OUT_DIR [AMC...]`: draws the report of the fictional AMC N210. */
import { drawSet } from './draw-set.ts';
import { drawRindli } from './n210-rindli.ts';

await drawSet({ N210: drawRindli });
