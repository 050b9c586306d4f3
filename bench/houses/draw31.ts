/** `npx node bench/houses/draw31.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N125 to N127. */
import { drawSet } from './draw-set.ts';
import { drawLarkana } from './n125-larkana.ts';
import { drawOkara } from './n126-okara.ts';
import { drawJhelum } from './n127-jhelum.ts';

await drawSet({ N125: drawLarkana, N126: drawOkara, N127: drawJhelum });
