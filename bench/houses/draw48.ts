/** `npx node bench/houses/draw48.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N170 and N171. */
import { drawSet } from './draw-set.ts';
import { drawSamundri } from './n170-samundri.ts';
import { drawTandojam } from './n171-tandojam.ts';

await drawSet({ N170: drawSamundri, N171: drawTandojam });
