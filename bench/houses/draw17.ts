/** `npx node bench/houses/draw17.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N79 to N86. */
import { drawSet } from './draw-set.ts';
import { drawDhabeji } from './n79-dhabeji.ts';
import { drawKhipro } from './n80-khipro.ts';
import { drawWazirabad } from './n81-wazirabad.ts';
import { drawJhuddo } from './n82-jhuddo.ts';
import { drawSibi } from './n83-sibi.ts';
import { drawTurbat } from './n84-turbat.ts';
import { drawKhewra } from './n85-khewra.ts';
import { drawMingora } from './n86-mingora.ts';

await drawSet({
  N79: drawDhabeji,
  N80: drawKhipro,
  N81: drawWazirabad,
  N82: drawJhuddo,
  N83: drawSibi,
  N84: drawTurbat,
  N85: drawKhewra,
  N86: drawMingora,
});
