/** `npx node bench/houses/draw19.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N91 to N94. */
import { drawSet } from './draw-set.ts';
import { drawJampur } from './n91-jampur.ts';
import { drawKohlu } from './n92-kohlu.ts';
import { drawLayyah } from './n93-layyah.ts';
import { drawBhakkar } from './n94-bhakkar.ts';

await drawSet({ N91: drawJampur, N92: drawKohlu, N93: drawLayyah, N94: drawBhakkar });
