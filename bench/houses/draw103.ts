/** `npx node bench/houses/draw103.ts OUT_DIR`: draws the reports of the fictional AMCs N252 and N253. */
import { drawSet } from './draw-set.ts';
import { drawBiafo } from './n252-biafo.ts';
import { drawBashkaro } from './n253-bashkaro.ts';

await drawSet({ N252: drawBiafo, N253: drawBashkaro });
