/** `npx node bench/houses/draw21.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N99 to N102. */
import { drawSet } from './draw-set.ts';
import { drawMardan } from './n99-mardan.ts';
import { drawKotli } from './n100-kotli.ts';
import { drawGojra } from './n101-gojra.ts';
import { drawKamalia } from './n102-kamalia.ts';

await drawSet({ N99: drawMardan, N100: drawKotli, N101: drawGojra, N102: drawKamalia });
