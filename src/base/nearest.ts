// A typo changes at most a third of a word; suggestions beyond that are misleading.
const LARGEST_SHARE_CHANGED = 1 / 3;
const ALWAYS_ALLOWED = 2;
// Enough to distinguish any two names; bounds the cost of comparing longer texts.
const COMPARED_CHARACTERS = 120;

/** The known words most similar to a mistyped one, nearest first, at most `count`; empty if none is similar. */
export function listNearest(asked: string, known: readonly string[], count = 1): string[] {
  const text = codesOf(asked.slice(0, COMPARED_CHARACTERS).toLowerCase());
  return known
    .flatMap((word) => {
      const most = Math.max(ALWAYS_ALLOWED, Math.max(text.length, word.length) * LARGEST_SHARE_CHANGED);
      // Cheap filters by length and letters first; the edit distance takes a hundred times as long.
      if (Math.abs(text.length - word.length) > most) return [];
      const codes = codesOf(word.toLowerCase());
      if (countOthers(text, codes) > most) return [];
      const edits = countEdits(text, codes, most);
      return edits <= most ? { word, edits } : [];
    })
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, count)
    .map(({ word }) => word);
}

function codesOf(text: string): Uint16Array {
  return Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}

// Letters are counted by the low bits of their codes; a collision only weakens the bound.
const KINDS = 128;

/** A lower bound of the edit distance, from the counts of letters. */
function countOthers(one: Uint16Array, other: Uint16Array): number {
  const counts = new Int16Array(KINDS);
  for (const code of one) counts[code % KINDS] = (counts[code % KINDS] ?? 0) + 1;
  for (const code of other) counts[code % KINDS] = (counts[code % KINDS] ?? 0) - 1;
  let [over, under] = [0, 0];
  for (const count of counts) {
    if (count > 0) over += count;
    else under -= count;
  }
  return Math.max(over, under);
}

/**
 * Levenshtein distance (insertions, deletions, replacements). Stops early with a value above `most` if it exceeds
 * `most`.
 */
function countEdits(from: Uint16Array, to: Uint16Array, most: number): number {
  let above = Uint16Array.from({ length: to.length + 1 }, (_, index) => index);
  let current = new Uint16Array(to.length + 1);
  for (let row = 0; row < from.length; row += 1) {
    current[0] = row + 1;
    let [left, diagonal, least] = [row + 1, row, row + 1];
    for (let column = 0; column < to.length; column += 1) {
      const over = above[column + 1] ?? 0;
      left = Math.min(diagonal + (to[column] === from[row] ? 0 : 1), over + 1, left + 1);
      current[column + 1] = left;
      diagonal = over;
      if (left < least) least = left;
    }
    if (least > most) return least;
    [above, current] = [current, above];
  }
  return above[to.length] ?? 0;
}
