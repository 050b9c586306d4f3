/** `npx node bench/houses/draw62.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N198 and N199. */
import { drawSet } from './draw-set.ts';
import { drawHarunabad } from './n198-harunabad.ts';
import { drawFortabbas } from './n199-fortabbas.ts';

await drawSet({ N198: drawHarunabad, N199: drawFortabbas });
