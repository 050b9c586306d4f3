/** `npx node bench/houses/draw14.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N67 to N70. */
import { drawSet } from './draw-set.ts';
import { drawGadani } from './n67-gadani.ts';
import { drawJhimpir } from './n68-jhimpir.ts';
import { drawShigar } from './n69-shigar.ts';
import { drawMithi } from './n70-mithi.ts';

await drawSet({ N67: drawGadani, N68: drawJhimpir, N69: drawShigar, N70: drawMithi });
