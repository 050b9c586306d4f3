/** `npx node bench/houses/draw8.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N31 to N36. */
import { drawSet } from './draw-set.ts';
import { drawRohtas } from './n31-rohtas.ts';
import { drawKumrat } from './n32-kumrat.ts';
import { drawBhambore } from './n33-bhambore.ts';
import { drawTochi } from './n34-tochi.ts';
import { drawGupis } from './n35-gupis.ts';
import { drawBabusar } from './n36-babusar.ts';

await drawSet(
  {
    N31: drawRohtas,
    N32: drawKumrat,
    N33: drawBhambore,
    N34: drawTochi,
    N35: drawGupis,
    N36: drawBabusar,
  },
  // The weights of the holdings follow the names in brackets.
  { N36: /^\.holdings/ },
);
