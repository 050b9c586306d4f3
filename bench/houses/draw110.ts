/** `npx node bench/houses/draw110.ts OUT_DIR`: draws the reports of the fictional AMCs N266 and N267. */
import { drawSet } from './draw-set.ts';
import { drawShabqadar } from './n266-shabqadar.ts';
import { drawPhoolnagar } from './n267-phoolnagar.ts';

await drawSet({ N266: drawShabqadar, N267: drawPhoolnagar });
