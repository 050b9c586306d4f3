// One bit for each character.
const LONGEST_COUNTED = 31;

/**
 * Counts edits between one word and many others: insertions, deletions, replacements and exchanges of neighbouring
 * letters. The column of the usual table is kept in the bits of a few integers (Hyyrö, 2003), because a search compares
 * a word with thousands of others.
 */
export class EditCounter {
  /** For each ASCII character the positions at which the word has it, as bits. */
  readonly #positions = new Int32Array(128);
  readonly #otherPositions = new Map<number, number>();
  readonly #length: number;

  /** Throws a RangeError for a word of more than 31 letters. */
  constructor(word: string) {
    if (word.length > LONGEST_COUNTED) throw new RangeError(`a word of ${word.length} letters`);
    this.#length = word.length;
    for (let at = 0; at < word.length; at += 1) {
      const code = word.charCodeAt(at);
      if (code < 128) this.#positions[code] = (this.#positions[code] ?? 0) | (1 << at);
      else this.#otherPositions.set(code, (this.#otherPositions.get(code) ?? 0) | (1 << at));
    }
  }

  count(other: string): number {
    const last = 1 << (this.#length - 1);
    let edits = this.#length;
    // Bits of the rows in which the table's value grows by one, falls by one, or is that of the row and column before.
    let [grows, falls, stays, before] = [-1, 0, 0, 0];
    if (edits === 0) return other.length;
    for (let at = 0; at < other.length; at += 1) {
      const code = other.charCodeAt(at);
      const found = (code < 128 ? this.#positions[code] : this.#otherPositions.get(code)) ?? 0;
      const exchanged = ((~stays & found) << 1) & before;
      stays = (((((found & grows) + grows) | 0) ^ grows) | found | falls | exchanged) >> 0;
      let growsAcross = falls | ~(stays | grows);
      const fallsAcross = stays & grows;
      if ((growsAcross & last) !== 0) edits += 1;
      if ((fallsAcross & last) !== 0) edits -= 1;
      growsAcross = (growsAcross << 1) | 1;
      grows = (fallsAcross << 1) | ~(stays | growsAcross);
      falls = growsAcross & stays;
      before = found;
    }
    return edits;
  }
}

/** The letters of a word as bits; two words with few edits differ in few bits. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
}

/** The number of bits that are set. */
export function countBits(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** False if more edits are certain: each changes at most two bits. */
export function mayBeWithin(one: number, other: number, edits: number): boolean {
  return countBits(one ^ other) <= 2 * edits;
}
