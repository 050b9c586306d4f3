/** `npx node bench/houses/draw9.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N37 to N42. */
import { drawSet } from './draw-set.ts';
import { drawAttabad } from './n37-attabad.ts';
import { drawChotiari } from './n38-chotiari.ts';
import { drawKarambar } from './n39-karambar.ts';
import { drawMiranjani } from './n40-miranjani.ts';
import { drawMahodand } from './n41-mahodand.ts';
import { drawDudipatsar } from './n42-dudipatsar.ts';

await drawSet({
  N37: drawAttabad,
  N38: drawChotiari,
  N39: drawKarambar,
  N40: drawMiranjani,
  N41: drawMahodand,
  N42: drawDudipatsar,
});
