/** `npx node bench/houses/draw10.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N43 to N48. */
import { drawSet } from './draw-set.ts';
import { drawKeenjhar } from './n43-keenjhar.ts';
import { drawMushkpuri } from './n44-mushkpuri.ts';
import { drawBanjosa } from './n45-banjosa.ts';
import { drawSurghar } from './n46-surghar.ts';
import { drawHazarganji } from './n47-hazarganji.ts';
import { drawCharna } from './n48-charna.ts';

await drawSet(
  {
    N43: drawKeenjhar,
    N44: drawMushkpuri,
    N45: drawBanjosa,
    N46: drawSurghar,
    N47: drawHazarganji,
    N48: drawCharna,
  },
  // The weights of the month before are in brackets.
  { N46: /^\.allocations/ },
);
