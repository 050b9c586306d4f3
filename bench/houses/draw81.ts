/** `npx node bench/houses/draw81.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N222 and N223. */
import { drawSet } from './draw-set.ts';
import { drawMalakwal } from './n222-malakwal.ts';
import { drawSohawa } from './n223-sohawa.ts';

await drawSet({ N222: drawMalakwal, N223: drawSohawa });
