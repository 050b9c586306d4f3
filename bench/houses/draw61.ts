/** `npx node bench/houses/draw61.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N196 and N197. */
import { drawSet } from './draw-set.ts';
import { drawSakrand } from './n196-sakrand.ts';
import { drawZahirpir } from './n197-zahirpir.ts';

await drawSet({ N196: drawSakrand, N197: drawZahirpir });
