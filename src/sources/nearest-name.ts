// A name may differ in a third of its letters and still be a slip of the pen; beyond that a hint misleads.
const ALLOWED_SHARE = 3;

/** The known name most like a misspelt one, or undefined where none is near. */
export function nearestName(misspelt: string, known: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let least = Math.max(2, Math.floor(misspelt.length / ALLOWED_SHARE)) + 1;
  for (const name of known) {
    const distance = countEdits(misspelt.toLowerCase(), name.toLowerCase());
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}

/** Insertions, deletions and replacements of letters that turn one text into the other. */
function countEdits(left: string, right: string): number {
  let before = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const replace = (before[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      now.push(Math.min(replace, (before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[right.length] ?? 0;
}
