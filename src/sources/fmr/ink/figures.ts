/** Which texts of a page are figures: values that fill a table cell instead of words. */
import type { Box, Word } from '#documents/pdf/page-words.ts';
import { readNumber } from '#sources/fmr/printed-number.ts';
import { isErrorText } from '#sources/fmr/rows.ts';

// A figure that parts from the words before it on one line: `Cash 9.32`, `Gov. Secs., 2.4%`, `13.62% 7.78%`.
const PARTING = /\d\)?\s?%|%\)$|^\[?\(?[-+–−]?[\d,]*\.\d+\)?\]?-?[*†]*$/;

/** `20.90%`, `(1.05%)`, `13.55`: certain to be a value even behind words. */
export function isPartingFigure(text: string): boolean {
  return PARTING.test(text) && readNumber(text).kind === 'number';
}

/** What parts the two figures of one cell, and the names of both in its head. */
export function isPairSign(text: string): boolean {
  return /^(?:[/»→›]|vs\.?|versus)$/i.test(text);
}

/**
 * One of two figures with a sign between them: without a name for each, nothing shows which of the two it is. `part` is
 * what such a part contains, in figures a digit.
 */
export function isOneOfTwo({ x0, x1, y0, y1 }: Box, words: readonly Word[], part = /\d/): boolean {
  const height = y1 - y0;
  const line = words.filter(
    (word) =>
      Math.abs(word.y0 + word.y1 - y0 - y1) < height &&
      word.x1 > x0 - PAIR_REACH * height &&
      word.x0 < x1 + PAIR_REACH * height,
  );
  const isNextTo = (sign: Word): boolean =>
    (sign.x0 > x0 && sign.x0 - x1 < height) || (sign.x1 < x1 && x0 - sign.x1 < height);
  const hasFigure = (from: number, to: number): boolean =>
    line.some((word) => part.test(word.text) && word.x0 < to && word.x1 > from);
  return line.some(
    (sign) =>
      isPairSign(sign.text) &&
      isNextTo(sign) &&
      hasFigure(sign.x0 - height, sign.x0) &&
      hasFigure(sign.x1, sign.x1 + height),
  );
}

// In heights of the figure.
const PAIR_REACH = 2;

/** A whole cell that is a value: a number, `Nil`, `-`, `N/A`, `#NUM!`, `12.3 %`. */
export function isFigure(text: string): boolean {
  return text !== '' && (readNumber(text).kind !== 'unclear' || isErrorText(text));
}

/** A figure with digits in it. */
export function isNumeric(text: string): boolean {
  return readNumber(text).kind === 'number';
}
