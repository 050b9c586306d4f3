/** The rules of a page from end to end: those over the cells of one row are drawn in pieces, one for each cell. */
import type { Box } from '#documents/pdf/page-words.ts';

// In points.
const TOUCH = 1;

/** Each rule with the pieces that it touches on its line, as one. */
export function joinRules(rules: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (const rule of rules.toSorted((a, b) => a.x0 - b.x0)) {
    const at = joined.findLastIndex(
      (long) => Math.abs(long.y0 - rule.y0) < TOUCH && rule.x0 <= long.x1 + TOUCH && rule.x0 >= long.x0,
    );
    const long = joined[at];
    if (long === undefined) joined.push(rule);
    else joined[at] = { ...long, x1: Math.max(long.x1, rule.x1) };
  }
  return joined;
}
