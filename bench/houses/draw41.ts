/** `npx node bench/houses/draw41.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N155 to N157. */
import { drawSet } from './draw-set.ts';
import { drawMuridke } from './n155-muridke.ts';
import { drawHaripur } from './n156-haripur.ts';
import { drawKharan } from './n157-kharan.ts';

await drawSet({ N155: drawMuridke, N156: drawHaripur, N157: drawKharan });
