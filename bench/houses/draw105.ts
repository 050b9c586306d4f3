/** `npx node bench/houses/draw105.ts OUT_DIR`: draws the reports of the fictional AMCs N256 and N257. */
import { drawSet } from './draw-set.ts';
import { drawChotok } from './n256-chotok.ts';
import { drawKutwal } from './n257-kutwal.ts';

await drawSet({ N256: drawChotok, N257: drawKutwal });
