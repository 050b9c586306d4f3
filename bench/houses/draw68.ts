/** `npx node bench/houses/draw68.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMC N208. */
import { drawSet } from './draw-set.ts';
import { drawBhong } from './n208-bhong.ts';

await drawSet({ N208: drawBhong });
