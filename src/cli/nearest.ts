// A slip of the finger changes a third of a word at most; beyond that a suggestion is a guess.
const LARGEST_SHARE_CHANGED = 0.34;

/** The candidate a mistyped word most likely meant, or undefined when none is near. */
export function findNearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, edits: countEdits(word, candidate) }))
    .filter(({ candidate, edits }) => edits <= Math.max(1, Math.floor(Math.max(word.length, candidate.length) * LARGEST_SHARE_CHANGED)))
    .toSorted((a, b) => a.edits - b.edits);
  return best?.candidate;
}

/** Levenshtein's distance: insertions, deletions and replacements, each of one character. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, character] of Array.from(from).entries()) {
    let left = at + 1;
    const next = [left];
    for (const [index, other] of Array.from(to).entries()) {
      left = Math.min(left + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (character === other ? 0 : 1));
      next.push(left);
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
