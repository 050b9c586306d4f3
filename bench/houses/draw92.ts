/** `npx node bench/houses/draw92.ts OUT_DIR`: draws the report of the fictional AMC N234. */
import { drawSet } from './draw-set.ts';
import { drawSohbatpur } from './n234-sohbatpur.ts';

await drawSet({ N234: drawSohbatpur });
