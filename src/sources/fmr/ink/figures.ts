/** Which texts of a page are figures: values that fill a table cell instead of words. */
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

/** A whole cell that is a value: a number, `Nil`, `-`, `N/A`, `#NUM!`, `12.3 %`. */
export function isFigure(text: string): boolean {
  return text !== '' && (readNumber(text).kind !== 'unclear' || isErrorText(text));
}

/** A figure with digits in it. */
export function isNumeric(text: string): boolean {
  return readNumber(text).kind === 'number';
}
