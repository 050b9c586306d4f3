/** `npx node bench/houses/draw46.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N166 and N167. */
import { drawSet } from './draw-set.ts';
import { drawHasilpur } from './n166-hasilpur.ts';
import { drawUbauro } from './n167-ubauro.ts';

await drawSet({ N166: drawHasilpur, N167: drawUbauro });
