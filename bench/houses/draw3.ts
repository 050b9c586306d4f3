/** `npx node bench/houses/draw3.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N09 to N12. */
import { drawSet } from './draw-set.ts';
import { drawRakaposhi } from './n09-rakaposhi.ts';
import { drawManchar } from './n10-manchar.ts';
import { drawKirthar } from './n11-kirthar.ts';
import { drawLowari } from './n12-lowari.ts';

await drawSet({ N09: drawRakaposhi, N10: drawManchar, N11: drawKirthar, N12: drawLowari }, { N12: /allocations/ });
