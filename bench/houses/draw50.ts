/** `npx node bench/houses/draw50.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N174 and N175. */
import { drawSet } from './draw-set.ts';
import { drawSillanwali } from './n174-sillanwali.ts';
import { drawShujabad } from './n175-shujabad.ts';

await drawSet({ N174: drawSillanwali, N175: drawShujabad });
