/** `npx node bench/houses/draw32.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N128 to N130. */
import { drawSet } from './draw-set.ts';
import { drawBadin } from './n128-badin.ts';
import { drawChakwal } from './n129-chakwal.ts';
import { drawDadu } from './n130-dadu.ts';

await drawSet({ N128: drawBadin, N129: drawChakwal, N130: drawDadu });
