/** `npx node bench/houses/draw80.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N220 and N221. */
import { drawSet } from './draw-set.ts';
import { drawBulri } from './n220-bulri.ts';
import { drawHushe } from './n221-hushe.ts';

await drawSet({ N220: drawBulri, N221: drawHushe });
