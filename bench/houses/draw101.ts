/** `npx node bench/houses/draw101.ts OUT_DIR`: draws the reports of the fictional AMCs N248 and N249. */
import { drawSet } from './draw-set.ts';
import { drawMuslakh } from './n248-muslakh.ts';
import { drawKhaliphat } from './n249-khaliphat.ts';

await drawSet({ N248: drawMuslakh, N249: drawKhaliphat });
