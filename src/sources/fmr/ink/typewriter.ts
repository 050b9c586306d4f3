/**
 * Pages in a typewriter font: all characters, blanks included, have one width, and lines and bars are made of
 * characters. What is filled in on a printed form may be the only text of a page in such a font.
 */
import type { Box, PdfPage, Word } from '#documents/pdf/page-words.ts';

// Shares of the font size, and of the words: proportional fonts have few words of one width per letter.
const WIDTH = { least: 0.5, most: 0.7, tolerance: 0.03 } as const;
const LEAST_SHARE = 0.85;
const FEWEST_WORDS = 40;
const SHORTEST = 3;
// Of the different words of one style: in them letters of all widths, as figures of one form have one width as well.
const FEWEST_OF_STYLE = 10;
const LETTERS = /\p{L}{3}/u;
// Shares of the font size: with it, one blank stays within a text, and two part cells.
const SPACING = 0.12;

const RULE = /^[-=_–—]{4,}$/;
const BAR = /^([*#=+])\1{0,99}$/;
const LONG_BAR = 4;

/**
 * The page with blanks, rules and bars as a reader sees them; of any other page, only the blanks between words that are
 * filled in.
 */
export function readTypewriter(page: PdfPage): PdfPage {
  const { words } = page;
  if (!isTypewritten(words)) return { ...page, words: spaceStyles(words) };
  const rules = words.filter(({ text }) => RULE.test(text));
  const bars = words.filter(({ text }) => BAR.test(text) && !RULE.test(text));
  const longs = bars.filter(({ text }) => text.length >= LONG_BAR);
  // A short bar begins where a long one does; elsewhere a star is the mark of a note.
  const drawn = new Set([...rules, ...bars.filter((bar) => longs.some((long) => Math.abs(long.x0 - bar.x0) < 1))]);
  return {
    ...page,
    words: words.filter((word) => !drawn.has(word)).map(spaceWord),
    rules: [...page.rules, ...rules.map(ruleOf)].toSorted((a, b) => a.x0 - b.x0),
  };
}

function spaceWord(word: Word): Word {
  return { ...word, spacing: Math.max(word.spacing ?? 0, SPACING * word.size) };
}

/** The words, those of typewritten styles with wider blanks. */
function spaceStyles(words: readonly Word[]): readonly Word[] {
  const styleOf = ({ size, bold, color }: Word): string => `${Math.round(size * 10)} ${bold} ${color}`;
  const styles = Map.groupBy(words, styleOf);
  const typed = new Set(
    [...styles].flatMap(([style, own]) => {
      const unlike = new Map(own.filter(({ text }) => LETTERS.test(text)).map((word) => [word.text, word]));
      return haveOneWidth([...unlike.values()], FEWEST_OF_STYLE) ? [style] : [];
    }),
  );
  return typed.size === 0 ? words : words.map((word) => (typed.has(styleOf(word)) ? spaceWord(word) : word));
}

function isTypewritten(words: readonly Word[]): boolean {
  return haveOneWidth(
    words.filter(({ text }) => text.length >= SHORTEST),
    FEWEST_WORDS,
  );
}

function haveOneWidth(words: readonly Word[], fewest: number): boolean {
  const widths = words.map(({ text, x0, x1, size }) => (x1 - x0) / text.length / size);
  if (widths.length < fewest) return false;
  const usual = widths.toSorted((a, b) => a - b)[widths.length >> 1] ?? 0;
  const alike = widths.filter((width) => Math.abs(width - usual) < WIDTH.tolerance * usual).length;
  return usual > WIDTH.least && usual < WIDTH.most && alike >= LEAST_SHARE * widths.length;
}

// In the middle of the line, where a dash is.
function ruleOf({ x0, x1, baseline, size }: Word): Box {
  const y = baseline - 0.25 * size;
  return { x0, x1, y0: y, y1: y + 0.5 };
}
