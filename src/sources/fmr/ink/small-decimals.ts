/**
 * Decimals that are set smaller than the whole part before them, on its line or raised: `139` with a small `.2465`, or
 * `139.` with a small `2465`.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Word } from '#documents/pdf/page-words.ts';

const DECIMALS = /^\.?\d{1,6}%?\)?$/;
const WHOLE = /^(?:\p{L}{2,3}\.?)?[(+−-]?\d[\d,]*\.?$/u;
// In shares of the size of the whole part: letters of one figure touch, and raised ones do not rise above it.
const MOST_GAP = 0.25;
const MOST_RISE = 0.9;
const MOST_DROP = 0.15;

/** A whole part alone would be another value. */
export function joinDecimals(words: readonly Word[]): Word[] {
  const wholes = new Map<Word, Word>();
  const candidates = words.filter(({ text }) => WHOLE.test(text));
  for (const decimals of words) {
    const whole = DECIMALS.test(decimals.text) ? candidates.find((word) => isWholeOf(word, decimals)) : undefined;
    if (whole !== undefined) wholes.set(whole, decimals);
  }
  if (wholes.size === 0) return [...words];
  const joined = new Set(wholes.values());
  return words.flatMap((word) => {
    if (joined.has(word)) return [];
    const decimals = wholes.get(word);
    return [
      decimals === undefined ? word : { ...word, ...boxAround([word, decimals]), text: word.text + decimals.text },
    ];
  });
}

function isWholeOf(word: Word, { text, x0, size, baseline }: Word): boolean {
  const [gap, rise] = [x0 - word.x1, word.baseline - baseline];
  return (
    size < word.size &&
    // One of the two has the point.
    word.text.endsWith('.') !== text.startsWith('.') &&
    Math.abs(gap) < MOST_GAP * word.size &&
    rise < MOST_RISE * word.size &&
    rise > -MOST_DROP * word.size
  );
}
