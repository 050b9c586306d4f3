/** `npx node bench/houses/draw82.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMC N224. */
import { drawSet } from './draw-set.ts';
import { drawKundian } from './n224-kundian.ts';

await drawSet({ N224: drawKundian });
