/** `npx node bench/houses/draw88.ts OUT_DIR`: draws the report of the fictional AMC N230. */
import { drawSet } from './draw-set.ts';
import { drawLalian } from './n230-lalian.ts';

await drawSet({ N230: drawLalian });
