/** `npx node bench/houses/draw60.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N194 and N195. */
import { drawSet } from './draw-set.ts';
import { drawQadirpur } from './n194-qadirpur.ts';
import { drawFatehjang } from './n195-fatehjang.ts';

await drawSet({ N194: drawQadirpur, N195: drawFatehjang });
