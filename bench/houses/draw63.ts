/** `npx node bench/houses/draw63.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N200 and N201. */
import { drawSet } from './draw-set.ts';
import { drawZafarke } from './n200-zafarke.ts';
import { drawLakhra } from './n201-lakhra.ts';

await drawSet({ N200: drawZafarke, N201: drawLakhra });
