/** `npx node bench/houses/draw52.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N178 and N179. */
import { drawSet } from './draw-set.ts';
import { drawSodhra } from './n178-sodhra.ts';
import { drawDaultala } from './n179-daultala.ts';

await drawSet({ N178: drawSodhra, N179: drawDaultala });
