/** `npx node bench/houses/draw47.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N168 and N169. */
import { drawSet } from './draw-set.ts';
import { drawSambrial } from './n168-sambrial.ts';
import { drawJaranwala } from './n169-jaranwala.ts';

await drawSet({ N168: drawSambrial, N169: drawJaranwala });
