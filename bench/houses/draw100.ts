/** `npx node bench/houses/draw100.ts OUT_DIR`: draws the reports of the fictional AMCs N246 and N247. */
import { drawSet } from './draw-set.ts';
import { drawKatora } from './n246-katora.ts';
import { drawSheosar } from './n247-sheosar.ts';

await drawSet({ N246: drawKatora, N247: drawSheosar });
