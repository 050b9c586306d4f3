/** `npx node bench/houses/draw64.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N202 and N203. */
import { drawSet } from './draw-set.ts';
import { drawKunjah } from './n202-kunjah.ts';
import { drawBisham } from './n203-bisham.ts';

await drawSet({ N202: drawKunjah, N203: drawBisham });
