/** `npx node bench/houses/draw35.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N137 to N139. */
import { drawSet } from './draw-set.ts';
import { drawMastung } from './n137-mastung.ts';
import { drawBatkhela } from './n138-batkhela.ts';
import { drawChilas } from './n139-chilas.ts';

await drawSet({ N137: drawMastung, N138: drawBatkhela, N139: drawChilas });
