/** `npx node bench/houses/draw2.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N05 to N08. */
import { drawSet } from './draw-set.ts';
import { drawSoan } from './n05-soan.ts';
import { drawHanna } from './n06-hanna.ts';
import { drawTakatu } from './n07-takatu.ts';
import { drawDeosai } from './n08-deosai.ts';

await drawSet({ N05: drawSoan, N06: drawHanna, N07: drawTakatu, N08: drawDeosai });
