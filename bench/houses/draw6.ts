/** `npx node bench/houses/draw6.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N21 to N24. */
import { drawSet } from './draw-set.ts';
import { drawShimshal } from './n21-shimshal.ts';
import { drawRaskoh } from './n22-raskoh.ts';
import { drawMastuj } from './n23-mastuj.ts';
import { drawPasni } from './n24-pasni.ts';

await drawSet({ N21: drawShimshal, N22: drawRaskoh, N23: drawMastuj, N24: drawPasni });
