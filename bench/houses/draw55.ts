/** `npx node bench/houses/draw55.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N184 and N185. */
import { drawSet } from './draw-set.ts';
import { drawKhangarh } from './n184-khangarh.ts';
import { drawNoorpur } from './n185-noorpur.ts';

await drawSet({ N184: drawKhangarh, N185: drawNoorpur });
