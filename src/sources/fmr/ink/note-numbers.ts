/** References to notes in a column of their own, as accounts have them between labels and figures: no figures. */
import type { Word } from '#documents/pdf/page-words.ts';
import { levelWith } from './mend-words.ts';

const HEAD = /^(?:notes?|ref\.?)$/i;
// `5`, `4.1`, `5,7`
const REFERENCE = /^\d{1,2}(?:[.,&]\d{1,2})?$/;
const FIGURE = /^[(+−-]?\d[\d.,]*[)%]*$|^[-–—]$/;
// In multiples of the font size: rows without a note, and words of other heads, may be between two references.
const REACH = 12;
const ALIGNED = 0.6;

/** The words without the numbers under `Note` and without that head. */
export function dropNoteNumbers(words: readonly Word[]): Word[] {
  const dropped = new Set(
    words.flatMap((head) => {
      const numbers = HEAD.test(head.text) && isAmongHeads(head, words) ? listUnder(head, words) : [];
      return numbers.length === 0 ? [] : [head, ...numbers];
    }),
  );
  return dropped.size === 0 ? [...words] : words.filter((word) => !dropped.has(word));
}

/** `Note | 2024 | 2023`: the heads of the figures follow it, and no word is right before it. */
function isAmongHeads(head: Word, words: readonly Word[]): boolean {
  const level = levelWith(head, words);
  return (
    level.some(({ x0 }) => x0 > head.x1 + head.size) &&
    level.every(({ x1 }) => x1 < head.x0 - head.size || x1 > head.x1)
  );
}

/** The numbers below a head down to the next other word in their column. */
function listUnder(head: Word, words: readonly Word[]): Word[] {
  const column = words
    .filter(({ x0, x1, baseline }) => baseline > head.baseline + 1 && x0 < head.x1 && x1 > head.x0)
    .toSorted((a, b) => a.baseline - b.baseline);
  const found: Word[] = [];
  for (const word of column) {
    const last = found.at(-1) ?? head;
    if (word.baseline - last.baseline > REACH * head.size || !isReference(word, head, words)) break;
    found.push(word);
  }
  return found;
}

function isReference(word: Word, head: Word, words: readonly Word[]): boolean {
  const offsets = [word.x0 - head.x0, word.x1 - head.x1, (word.x0 + word.x1 - head.x0 - head.x1) / 2];
  if (!REFERENCE.test(word.text) || Math.min(...offsets.map(Math.abs)) > ALIGNED * head.size) return false;
  const level = levelWith(word, words);
  const isLabelled = level.some(({ text, x1 }) => x1 < word.x0 && /\p{L}/u.test(text));
  const right = level.filter(({ x0 }) => x0 > word.x1).toSorted((a, b) => a.x0 - b.x0)[0];
  return isLabelled && right !== undefined && FIGURE.test(right.text);
}
