/** `npx node bench/houses/draw66.ts OUT_DIR [AMC...]`: draws the report of the fictional AMC N206. */
import { drawSet } from './draw-set.ts';
import { drawAlipur } from './n206-alipur.ts';

await drawSet({ N206: drawAlipur });
