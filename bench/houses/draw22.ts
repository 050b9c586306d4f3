/** `npx node bench/houses/draw22.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N103 to N106. */
import { drawSet } from './draw-set.ts';
import { drawPasrur } from './n103-pasrur.ts';
import { drawNushki } from './n104-nushki.ts';
import { drawKandiaro } from './n105-kandiaro.ts';
import { drawChishtian } from './n106-chishtian.ts';

await drawSet({ N103: drawPasrur, N104: drawNushki, N105: drawKandiaro, N106: drawChishtian });
