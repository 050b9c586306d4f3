/** `npx node bench/houses/draw33.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N131 to N133. */
import { drawSet } from './draw-set.ts';
import { drawBannu } from './n131-bannu.ts';
import { drawRajanpur } from './n132-rajanpur.ts';
import { drawNowshera } from './n133-nowshera.ts';

await drawSet({ N131: drawBannu, N132: drawRajanpur, N133: drawNowshera });
