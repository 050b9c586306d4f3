/** `npx node bench/houses/draw45.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N164 and N165. */
import { drawSet } from './draw-set.ts';
import { drawTangwani } from './n164-tangwani.ts';
import { drawIsakhel } from './n165-isakhel.ts';

// N165 prints the returns of benchmarks in brackets.
await drawSet(
  { N164: drawTangwani, N165: drawIsakhel },
  { N165: /reported_returns|monthly_returns|historical_returns/ },
);
