/** `npx node bench/houses/draw15.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N71 to N74. */
import { drawSet } from './draw-set.ts';
import { drawPhander } from './n71-phander.ts';
import { drawSehwan } from './n72-sehwan.ts';
import { drawMankial } from './n73-mankial.ts';
import { drawRohri } from './n74-rohri.ts';

await drawSet({ N71: drawPhander, N72: drawSehwan, N73: drawMankial, N74: drawRohri });
