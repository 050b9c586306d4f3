/** `npx node bench/houses/draw96.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N238 and N239. */
import { drawSet } from './draw-set.ts';
import { drawKhabikki } from './n238-khabikki.ts';
import { drawShakarparian } from './n239-shakarparian.ts';

await drawSet({ N238: drawKhabikki, N239: drawShakarparian });
