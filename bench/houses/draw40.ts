/** `npx node bench/houses/draw40.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N152 to N154. */
import { drawSet } from './draw-set.ts';
import { drawDigri } from './n152-digri.ts';
import { drawAstore } from './n153-astore.ts';
import { drawKunri } from './n154-kunri.ts';

await drawSet({ N152: drawDigri, N153: drawAstore, N154: drawKunri });
