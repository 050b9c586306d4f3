/** `npx node bench/houses/draw36.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N140 to N142. */
import { drawSet } from './draw-set.ts';
import { drawBurewala } from './n140-burewala.ts';
import { drawMatiari } from './n141-matiari.ts';
import { drawLodhran } from './n142-lodhran.ts';

await drawSet({ N140: drawBurewala, N141: drawMatiari, N142: drawLodhran });
