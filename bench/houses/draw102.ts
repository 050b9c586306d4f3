/** `npx node bench/houses/draw102.ts OUT_DIR`: draws the reports of the fictional AMCs N250 and N251. */
import { drawSet } from './draw-set.ts';
import { drawRupal } from './n250-rupal.ts';
import { drawTarashing } from './n251-tarashing.ts';

await drawSet({ N250: drawRupal, N251: drawTarashing });
