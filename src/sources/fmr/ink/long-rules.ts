/** The rules of a page from end to end: those over the cells of one row are drawn in pieces, one for each cell. */
import type { Box } from '#documents/pdf/page-words.ts';

// In points.
const TOUCH = 1;

/** Each rule with the pieces that it touches on its line, as one. */
export function joinRules(rules: readonly Box[]): Box[] {
  const joined: Box[] = [];
  // Those that a further piece may touch, by their whole points of height: a page may have thousands of rules.
  const open = new Map<number, readonly number[]>();
  for (const rule of rules.toSorted((a, b) => a.x0 - b.x0)) {
    const level = Math.floor(rule.y0 / TOUCH);
    const isTouched = (at: number): boolean => rule.x0 <= (joined[at] as Box).x1 + TOUCH;
    const near = [level - 1, level, level + 1].flatMap((each) => open.get(each) ?? []);
    const at = Math.max(
      ...near.filter((each) => isTouched(each) && Math.abs((joined[each] as Box).y0 - rule.y0) < TOUCH),
    );
    const long = joined[at];
    if (long === undefined) {
      open.set(level, [...(open.get(level) ?? []).filter(isTouched), joined.length]);
      joined.push(rule);
    } else joined[at] = { ...long, x1: Math.max(long.x1, rule.x1) };
  }
  return joined;
}
