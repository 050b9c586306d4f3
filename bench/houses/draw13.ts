/** `npx node bench/houses/draw13.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N61 to N66. */
import { drawSet } from './draw-set.ts';
import { drawJiwani } from './n61-jiwani.ts';
import { drawShogran } from './n62-shogran.ts';
import { drawWinder } from './n63-winder.ts';
import { drawPattoki } from './n64-pattoki.ts';
import { drawRamkot } from './n65-ramkot.ts';
import { drawBhalwal } from './n66-bhalwal.ts';

await drawSet({
  N61: drawJiwani,
  N62: drawShogran,
  N63: drawWinder,
  N64: drawPattoki,
  N65: drawRamkot,
  N66: drawBhalwal,
});
