/** `npx node bench/houses/draw111.ts OUT_DIR`: draws the reports of the fictional AMCs N268 and N269. */
import { drawSet } from './draw-set.ts';
import { drawNaran } from './n268-naran.ts';
import { drawZehri } from './n269-zehri.ts';

await drawSet({ N268: drawNaran, N269: drawZehri });
