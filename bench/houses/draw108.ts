/** `npx node bench/houses/draw108.ts OUT_DIR`: draws the reports of the fictional AMCs N262 and N263. */
import { drawSet } from './draw-set.ts';
import { drawDadhar } from './n262-dadhar.ts';
import { drawChorhoi } from './n263-chorhoi.ts';

await drawSet({ N262: drawDadhar, N263: drawChorhoi });
