// A slip of the pen changes a third of a word at most; beyond that a hint misleads.
const LARGEST_SHARE_CHANGED = 1 / 3;
const ALWAYS_ALLOWED = 2;
// Enough to tell any two names apart; a longer text was not meant as one, and comparing it would cost time.
const COMPARED_CHARACTERS = 120;

/** The known words that a mistyped one most likely meant, nearest first, at most `count`; none where none is near. */
export function listNearest(asked: string, known: readonly string[], count = 1): string[] {
  const text = asked.slice(0, COMPARED_CHARACTERS).toLowerCase();
  return known
    .map((word) => ({ word, edits: countEdits(text, word.toLowerCase()) }))
    .filter(({ word, edits }) => edits <= Math.max(ALWAYS_ALLOWED, Math.max(text.length, word.length) * LARGEST_SHARE_CHANGED))
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, count)
    .map(({ word }) => word);
}

/** Levenshtein's distance: insertions, deletions and replacements of one character each. */
function countEdits(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 0; row < from.length; row += 1) {
    const current = [row + 1];
    for (let column = 0; column < to.length; column += 1) {
      const replaced = (above[column] ?? 0) + (to[column] === from[row] ? 0 : 1);
      current.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above[to.length] ?? 0;
}
