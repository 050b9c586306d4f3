/** `npx node bench/houses/draw7.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N25 to N30. */
import { drawSet } from './draw-set.ts';
import { drawZarghun } from './n25-zarghun.ts';
import { drawMakra } from './n26-makra.ts';
import { drawKhunjerab } from './n27-khunjerab.ts';
import { drawSiranda } from './n28-siranda.ts';
import { drawNaltar } from './n29-naltar.ts';
import { drawNagarparkar } from './n30-nagarparkar.ts';

await drawSet({
  N25: drawZarghun,
  N26: drawMakra,
  N27: drawKhunjerab,
  N28: drawSiranda,
  N29: drawNaltar,
  N30: drawNagarparkar,
});
