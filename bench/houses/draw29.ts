/** `npx node bench/houses/draw29.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N119 to N121. */
import { drawSet } from './draw-set.ts';
import { drawHarnai } from './n119-harnai.ts';
import { drawSharaqpur } from './n120-sharaqpur.ts';
import { drawKhuzdar } from './n121-khuzdar.ts';

await drawSet({ N119: drawHarnai, N120: drawSharaqpur, N121: drawKhuzdar });
