/** `npx node bench/houses/draw18.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N87 to N90. */
import { drawSet } from './draw-set.ts';
import { drawNarowal } from './n87-narowal.ts';
import { drawHangu } from './n88-hangu.ts';
import { drawHafizabad } from './n89-hafizabad.ts';
import { drawDaska } from './n90-daska.ts';

await drawSet({ N87: drawNarowal, N88: drawHangu, N89: drawHafizabad, N90: drawDaska });
