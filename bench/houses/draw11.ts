/** `npx node bench/houses/draw11.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N49 to N54. */
import { drawSet } from './draw-set.ts';
import { drawKachura } from './n49-kachura.ts';
import { drawKandhkot } from './n50-kandhkot.ts';
import { drawUchali } from './n51-uchali.ts';
import { drawSajikot } from './n52-sajikot.ts';
import { drawTalagang } from './n53-talagang.ts';
import { drawRahuki } from './n54-rahuki.ts';

await drawSet({
  N49: drawKachura,
  N50: drawKandhkot,
  N51: drawUchali,
  N52: drawSajikot,
  N53: drawTalagang,
  N54: drawRahuki,
});
