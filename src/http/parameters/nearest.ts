/** The known name that a mistyped one most likely meant; undefined when none is near. */
export function nearestName(given: string, known: readonly string[]): string | undefined {
  const typed = given.toLowerCase().slice(0, LONGEST_COMPARED);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const name of known) {
    const distance = editDistance(typed, name);
    if (distance < bestDistance) [best, bestDistance] = [name, distance];
  }
  // A third of the letters wrong is a slip; more is another word. Two slips are granted to short names (`size`, `pgae`).
  return best !== undefined && bestDistance <= Math.max(2, Math.floor(best.length / 3)) ? best : undefined;
}

// No parameter name is longer; comparing costs the product of both lengths.
const LONGEST_COMPARED = 40;

/** Letters to insert, remove or replace to make one text the other (Levenshtein). */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_unused, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}
