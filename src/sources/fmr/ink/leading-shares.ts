/** Shares with their names after them on one line: `26.2% Commercial Banks` over `13.7% Cement`. */
import type { Segment } from '#documents/pdf/list-segments.ts';

const SHARE = /^\d{1,3}(?:\.\d{1,4})?%$/;
const FEWEST = 3;
// In multiples of the font size: the lines of a list begin at one edge, each set unevenly.
const ALIGNED = 0.2;
const LINE_PITCH = 3.2;

/** The lines of lists in which each line begins with a share and a name follows. */
export function listLeadingShares(segments: readonly Segment[]): Set<Segment> {
  const items = segments.filter(
    ({ words: [share, name, ...rest] }) =>
      SHARE.test(share?.text ?? '') &&
      /^\p{Lu}/u.test(name?.text ?? '') &&
      !rest.some(({ text }) => /\d\.\d|%/.test(text)),
  );
  const found = new Set<Segment>();
  for (const item of items) {
    const list = [item];
    for (;;) {
      const last = list.at(-1) as Segment;
      const next = items.find((each) => isNext(last, each));
      if (next === undefined) break;
      list.push(next);
    }
    if (list.length >= FEWEST) for (const each of list) found.add(each);
  }
  return found;
}

function isNext(last: Segment, next: Segment): boolean {
  const pitch = (next.baseline - last.baseline) / last.size;
  return (
    pitch > 0.6 &&
    pitch < LINE_PITCH &&
    Math.abs(next.x0 - last.x0) < ALIGNED * last.size &&
    Math.abs(next.size - last.size) < 0.3
  );
}

/** `6.22% 10. Sample Foods`: the share in the left column of a list right before the rank of the next one. */
export function isShareBeforeRank({ words: [share, rank, name] }: Segment): boolean {
  return SHARE.test(share?.text ?? '') && /^\d{1,2}[.)]$/.test(rank?.text ?? '') && /^\p{L}/u.test(name?.text ?? '');
}
