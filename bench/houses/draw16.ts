/** `npx node bench/houses/draw16.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N75 to N78. */
import { drawSet } from './draw-set.ts';
import { drawJungshahi } from './n75-jungshahi.ts';
import { drawKalabagh } from './n76-kalabagh.ts';
import { drawLalsohanra } from './n77-lalsohanra.ts';
import { drawBagrot } from './n78-bagrot.ts';

await drawSet({ N75: drawJungshahi, N76: drawKalabagh, N77: drawLalsohanra, N78: drawBagrot });
