/** A text without its blanks and marks, in which names are searched, and what follows a name in the text as printed. */
import type { Box } from '#documents/pdf/page-words.ts';
import { remember } from '#sources/fmr/remember.ts';

const plainLetter = remember((letter) =>
  letter === '&'
    ? 'and'
    : letter
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ''),
);

// Nearly all letters are ASCII, and indexing a list is faster than searching a text in a map.
const ASCII = Array.from({ length: 128 }, (_, code) => plainLetter(String.fromCharCode(code)));

export class PrintedName {
  readonly squeezed: string;
  readonly #text: string;
  /** For each character of the squeezed text, the offset of the printed text that follows it. */
  readonly #ends: readonly number[];

  constructor(text: string) {
    let squeezed = '';
    const ends: number[] = [];
    let end = 0;
    for (const letter of text) {
      end += letter.length;
      const plain = ASCII[letter.charCodeAt(0)] ?? plainLetter(letter);
      squeezed += plain;
      for (let count = 0; count < plain.length; count += 1) ends.push(end);
    }
    this.squeezed = squeezed;
    this.#text = text;
    this.#ends = ends;
  }

  /**
   * Whether a squeezed name is at this offset of the squeezed text and ends there: `Plan 1` is not in `Plan 12`, `Plan`
   * not in `Plan 2`.
   */
  holdsAt(name: string, at: number): boolean {
    if (!this.squeezed.startsWith(name, at)) return false;
    const rest = this.#text.slice(this.#ends[at + name.length - 1] ?? 0);
    if (/\d$/.test(name)) return !/^\d/.test(rest);
    if (/^\d/.test(rest) || /^[\s-]{1,3}(?!(?:19|20)\d\d\b)\d{1,3}(?![\d.,%/])/.test(rest)) return false;
    const isNumeral = /plan[ivx]+$/.test(name);
    return (
      !(isNumeral ? /^[ivx]+\b/i : /^[\s-]{1,3}(?:I{1,3}|IV|VI{0,3}|IX|XI{0,3}|XIV|XV)(?![\w.])/).test(rest) &&
      !(name.endsWith('plan') && /^[IVX]+\b/.test(rest))
    );
  }

  holds(name: string): boolean {
    for (let at = this.squeezed.indexOf(name); at >= 0; at = this.squeezed.indexOf(name, at + 1))
      if (this.holdsAt(name, at)) return true;
    return false;
  }
}

/** Whether a text is of the fund's name. The registry says where a name ends that is set in several pieces. */
export function isOfName(text: Box, name: Box, isKnown: boolean): boolean {
  const isInside = text.x0 >= name.x0 && text.x1 <= name.x1 && text.y0 >= name.y0 && text.y1 <= name.y1;
  return text === name || (isKnown && isInside);
}
