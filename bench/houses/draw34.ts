/** `npx node bench/houses/draw34.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N134 to N136. */
import { drawSet } from './draw-set.ts';
import { drawMansehra } from './n134-mansehra.ts';
import { drawShikarpur } from './n135-shikarpur.ts';
import { drawKhanewal } from './n136-khanewal.ts';

await drawSet({ N134: drawMansehra, N135: drawShikarpur, N136: drawKhanewal });
