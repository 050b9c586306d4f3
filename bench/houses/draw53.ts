/** `npx node bench/houses/draw53.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N180 and N181. */
import { drawSet } from './draw-set.ts';
import { drawQuaidabad } from './n180-quaidabad.ts';
import { drawBhawana } from './n181-bhawana.ts';

await drawSet({ N180: drawQuaidabad, N181: drawBhawana });
