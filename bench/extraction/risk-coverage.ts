/** What recall costs in precision: both figures if only facts from a certain confidence on were served. */
import type { DocumentFact } from './measure.ts';

export interface CurvePoint {
  /** The least confidence of a served fact. */
  readonly threshold: number;
  readonly recall: number;
  readonly precision: number;
}

const MOST_POINTS = 20;

/** Points from the highest threshold to the lowest; facts without a confidence are always served. Empty if no fact has one. */
export function riskCoverage(facts: readonly DocumentFact[], want: number, rightWithout: number): CurvePoint[] {
  const certain = facts.filter(({ verdict, isCounted }) => verdict === 'right' || isCounted);
  const scored = certain
    .flatMap((fact) => (fact.confidence === null ? [] : [{ ...fact, confidence: fact.confidence }]))
    .toSorted((left, right) => right.confidence - left.confidence);
  let right = rightWithout;
  let wrong = certain.length - scored.length;
  const points: CurvePoint[] = [];
  for (const [index, { verdict, confidence }] of scored.entries()) {
    if (verdict === 'right') right += 1;
    else wrong += 1;
    // Facts of one confidence are served together.
    if (scored[index + 1]?.confidence === confidence) continue;
    points.push({
      threshold: confidence,
      recall: right / Math.max(1, want),
      precision: right / Math.max(1, right + wrong),
    });
  }
  const step = Math.ceil(points.length / MOST_POINTS);
  return points.filter((_, index) => (points.length - 1 - index) % step === 0);
}
