/** `npx node bench/houses/draw107.ts OUT_DIR`: draws the reports of the fictional AMCs N260 and N261. */
import { drawSet } from './draw-set.ts';
import { drawSadiqabad } from './n260-sadiqabad.ts';
import { drawFortMunro } from './n261-fortmunro.ts';

await drawSet({ N260: drawSadiqabad, N261: drawFortMunro });
