/** `npx node bench/houses/draw24.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N111 to N114. */
import { drawSet } from './draw-set.ts';
import { drawHavelian } from './n111-havelian.ts';
import { drawLoralai } from './n112-loralai.ts';
import { drawSanghar } from './n113-sanghar.ts';
import { drawArifwala } from './n114-arifwala.ts';

await drawSet({ N111: drawHavelian, N112: drawLoralai, N113: drawSanghar, N114: drawArifwala });
