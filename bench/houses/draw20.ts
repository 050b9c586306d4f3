/** `npx node bench/houses/draw20.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N95 to N98. */
import { drawSet } from './draw-set.ts';
import { drawPakpattan } from './n95-pakpattan.ts';
import { drawChiniot } from './n96-chiniot.ts';
import { drawPhalia } from './n97-phalia.ts';
import { drawKharian } from './n98-kharian.ts';

await drawSet({ N95: drawPakpattan, N96: drawChiniot, N97: drawPhalia, N98: drawKharian });
