/** `npx node bench/houses/draw49.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N172 and N173. */
import { drawSet } from './draw-set.ts';
import { drawBhera } from './n172-bhera.ts';
import { drawNaudero } from './n173-naudero.ts';

await drawSet({ N172: drawBhera, N173: drawNaudero });
