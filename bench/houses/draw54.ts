/** `npx node bench/houses/draw54.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N182 and N183. */
import { drawSet } from './draw-set.ts';
import { drawKanganpur } from './n182-kanganpur.ts';
import { drawMehrabpur } from './n183-mehrabpur.ts';

await drawSet({ N182: drawKanganpur, N183: drawMehrabpur });
