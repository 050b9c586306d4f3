/** Chooses among the values that labels may have. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import type { LabelPair } from './label-pair.ts';
import { type Candidate, COSTS } from './find-neighbour.ts';

/** One value for a label and one label for a value, the cheapest first. */
export function choose(candidates: readonly Candidate[]): LabelPair[] {
  const ranked = candidates
    .filter(({ cost }) => cost < COSTS.limit)
    .toSorted((a, b) => a.cost - b.cost || a.label.y0 - b.label.y0 || a.label.x0 - b.label.x0);
  const labels = new Set<Block>();
  const values = new Set<Cell>();
  const chosen: Candidate[] = [];
  for (const candidate of ranked) {
    if (labels.has(candidate.label) || values.has(candidate.value)) continue;
    labels.add(candidate.label);
    values.add(candidate.value);
    chosen.push(candidate);
  }
  // If a different value, unused by other labels, is about as good in another direction, the choice is ambiguous.
  const isOpen = (pair: Candidate): boolean =>
    ranked.some(
      (rival) =>
        rival.label === pair.label &&
        rival.value !== pair.value &&
        rival.value.text !== pair.value.text &&
        rival.cost - pair.cost <= CLOSE &&
        !values.has(rival.value),
    );
  const rivalsOf = (pair: Candidate): LabelPair => {
    const others = candidates
      .filter(
        (rival) =>
          rival.label === pair.label &&
          rival.value.text !== pair.value.text &&
          rival.value.text.length <= LONGEST_RIVAL,
      )
      .toSorted((a, b) => a.cost - b.cost);
    const unlike = others.filter(
      (rival, at) => others.findIndex((other) => other.value.text === rival.value.text) === at,
    );
    const rivals = unlike.slice(0, MOST_RIVALS).map(({ value, cost }) => ({ value, margin: cost - pair.cost }));
    return rivals.length === 0 ? pair : { ...pair, rivals };
  };
  return chosen
    .filter((pair) => !isOpen(pair))
    .map(rivalsOf)
    .toSorted((a, b) => a.label.y0 - b.label.y0 || a.label.x0 - b.label.x0);
}

// A reviewer chooses among a few.
const MOST_RIVALS = 3;
// A longer text is a paragraph.
const LONGEST_RIVAL = 80;
// Costs this near decide nothing.
const CLOSE = 1;
