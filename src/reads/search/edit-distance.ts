// Longer words are not compared.
const LONGEST = 32;
// Reused rows: a search compares a word with thousands of others.
let [earlier, above, current] = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * The number of insertions, deletions, replacements and exchanges of neighbouring characters between two short words; any value above `most` means more than `most`, or a word of more than 32 letters.
 */
export function countEdits(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most || to.length > LONGEST) return most + 1;
  for (let column = 0; column <= to.length; column += 1) above[column] = column;
  for (let row = 1; row <= from.length; row += 1) {
    current[0] = row;
    let least = row;
    const letter = from.charCodeAt(row - 1);
    for (let column = 1; column <= to.length; column += 1) {
      const other = to.charCodeAt(column - 1);
      let edits = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (letter === other ? 0 : 1),
      );
      if (row > 1 && column > 1 && letter === to.charCodeAt(column - 2) && from.charCodeAt(row - 2) === other)
        edits = Math.min(edits, (earlier[column - 2] ?? 0) + 1);
      current[column] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return least;
    [earlier, above, current] = [above, current, earlier];
  }
  return above[to.length] ?? 0;
}

/** The letters of a word as bits; two words with few edits differ in few bits. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
}

/** False if more edits are certain: each changes at most two bits. */
export function mayBeWithin(one: number, other: number, edits: number): boolean {
  let bits = one ^ other;
  for (let left = 2 * edits; bits !== 0 && left >= 0; left -= 1) bits &= bits - 1;
  return bits === 0;
}
