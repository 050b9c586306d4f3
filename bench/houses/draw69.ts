/** `npx node bench/houses/draw69.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMC N209. */
import { drawSet } from './draw-set.ts';
import { drawVihowa } from './n209-vihowa.ts';

await drawSet({ N209: drawVihowa });
