/** `npx node bench/houses/draw10.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N43 to N48. */
import { drawSet } from './draw-set.ts';
import { drawKeenjhar } from './n43-keenjhar.ts';
import { drawMushkpuri } from './n44-mushkpuri.ts';

await drawSet({
  N43: drawKeenjhar,
  N44: drawMushkpuri,
});
