/** `npx node bench/houses/draw4.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N13 to N16. */
import { drawSet } from './draw-set.ts';
import { drawShandur } from './n13-shandur.ts';
import { drawOrmara } from './n14-ormara.ts';
import { drawGorakh } from './n15-gorakh.ts';
import { drawHaleji } from './n16-haleji.ts';

await drawSet({ N13: drawShandur, N14: drawOrmara, N15: drawGorakh, N16: drawHaleji }, { N15: /allocations/ });
