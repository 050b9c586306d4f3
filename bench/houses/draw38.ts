/** `npx node bench/houses/draw38.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N146 to N148. */
import { drawSet } from './draw-set.ts';
import { drawParachinar } from './n146-parachinar.ts';
import { drawVehari } from './n147-vehari.ts';
import { drawAbbottabad } from './n148-abbottabad.ts';

await drawSet({ N146: drawParachinar, N147: drawVehari, N148: drawAbbottabad });
