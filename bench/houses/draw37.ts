/** `npx node bench/houses/draw37.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N143 to N145. */
import { drawSet } from './draw-set.ts';
import { drawKhaplu } from './n143-khaplu.ts';
import { drawTimergara } from './n144-timergara.ts';
import { drawRawalakot } from './n145-rawalakot.ts';

await drawSet({ N143: drawKhaplu, N144: drawTimergara, N145: drawRawalakot });
