/** `Of every 100 rupees of total assets` over `Shares  Rs. 91.3`: amounts that are shares in percent. */
import { joinLines } from '#base/pattern-lines.ts';
import type { PdfPage, Word } from '#documents/pdf/page-words.ts';
import { levelWith, wordAfter } from './mend-words.ts';
import { listTextLines, type TextLine } from './text-cells.ts';

const OF_HUNDRED = new RegExp(
  joinLines`
    \b(?:of|in|from|per|the same) (?:each |every |a )?
    (?:(?:100|hundred) (?:rupees|rs)\b|(?:rupees|rs\.?) (?:100|hundred)\b)
    |rupees? (?:out )?of (?:each|every|a) (?:100|hundred)\b`,
  'i',
);
const RUPEES = /^(?:Rs|PKR)\.?$/;
const SHARE = /^\d{1,3}(?:\.\d{1,2})?$/;
// In multiples of the font size.
const NEXT = 0.6;
const ON_LINE = 0.3;

/** The page without the currency before such shares, which ends at the next title that is set like the first. */
export function dropRupeesOfHundred(page: PdfPage): PdfPage {
  // Listing the lines of a page takes longer than asking for the words of such a title.
  const hundreds = page.words.filter(({ text }) => /^(?:100|hundred)$/i.test(text));
  if (!hundreds.some((word) => levelWith(word, page.words).some(({ text }) => /^(?:rupees?|rs\.?)$/i.test(text))))
    return page;
  const lines = listTextLines(page);
  const titles = lines.filter(({ text }) => OF_HUNDRED.test(text));
  if (titles.length === 0) return page;
  const alike = lines.filter((line) => titles.some((title) => areSetAlike(line, title)));
  const dropped = new Set(
    page.words.filter(
      (word) =>
        RUPEES.test(word.text) && isShare(word, page.words) && titles.includes(titleOver(word, alike) as TextLine),
    ),
  );
  return dropped.size === 0 ? page : { ...page, words: page.words.filter((word) => !dropped.has(word)) };
}

function areSetAlike(one: TextLine, other: TextLine): boolean {
  return Math.abs(one.size - other.size) < 0.2 && one.bold === other.bold && one.color === other.color;
}

/** `Rs. 91.3` without another word after it: `Rs. 91 million` is an amount. */
function isShare(word: Word, words: readonly Word[]): boolean {
  const line = words.filter((other) => Math.abs(other.baseline - word.baseline) < ON_LINE * word.size);
  const share = wordAfter(word, line);
  if (share === undefined || !SHARE.test(share.text) || share.x0 - word.x1 > NEXT * word.size) return false;
  const behind = wordAfter(share, line);
  return behind === undefined || behind.x0 - share.x1 > NEXT * word.size;
}

/** The lowest title over a word that does not begin right of it. */
function titleOver(word: Word, titles: readonly TextLine[]): TextLine | undefined {
  return titles.filter(({ x0, y1 }) => y1 < word.y0 + 1 && x0 < word.x0 + 1).toSorted((a, b) => b.y1 - a.y1)[0];
}
