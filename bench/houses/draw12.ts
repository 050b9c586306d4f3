/** `npx node bench/houses/draw12.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N55 to N60. */
import { drawSet } from './draw-set.ts';
import { drawTirah } from './n55-tirah.ts';
import { drawHaramosh } from './n56-haramosh.ts';
import { drawSwabi } from './n57-swabi.ts';
import { drawPanjgur } from './n58-panjgur.ts';
import { drawBuner } from './n59-buner.ts';
import { drawTaunsa } from './n60-taunsa.ts';

await drawSet({ N55: drawTirah, N56: drawHaramosh, N57: drawSwabi, N58: drawPanjgur, N59: drawBuner, N60: drawTaunsa });
