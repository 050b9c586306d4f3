/** `npx node bench/houses/draw39.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N149 to N151. */
import { drawSet } from './draw-set.ts';
import { drawKamoke } from './n149-kamoke.ts';
import { drawLakki } from './n150-lakki.ts';
import { drawJacobabad } from './n151-jacobabad.ts';

await drawSet({ N149: drawKamoke, N150: drawLakki, N151: drawJacobabad });
