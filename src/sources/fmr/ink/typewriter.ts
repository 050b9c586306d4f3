/**
 * Pages in a typewriter font: all characters, blanks included, have one width, and lines and bars are made of
 * characters.
 */
import type { Box, PdfPage, Word } from '#documents/pdf/page-words.ts';

// Shares of the font size, and of the words: proportional fonts have few words of one width per letter.
const WIDTH = { least: 0.5, most: 0.7, tolerance: 0.03 } as const;
const LEAST_SHARE = 0.85;
const FEWEST_WORDS = 40;
const SHORTEST = 3;
// Shares of the font size: with it, one blank stays within a text, and two part cells.
const SPACING = 0.12;

const RULE = /^[-=_–—]{4,}$/;
const BAR = /^([*#=+])\1{0,99}$/;
const LONG_BAR = 4;

/** The page with blanks, rules and bars as a reader sees them; any other page unchanged. */
export function readTypewriter(page: PdfPage): PdfPage {
  const { words } = page;
  if (!isTypewritten(words)) return page;
  const rules = words.filter(({ text }) => RULE.test(text));
  const bars = words.filter(({ text }) => BAR.test(text) && !RULE.test(text));
  const longs = bars.filter(({ text }) => text.length >= LONG_BAR);
  // A short bar begins where a long one does; elsewhere a star is the mark of a note.
  const drawn = new Set([...rules, ...bars.filter((bar) => longs.some((long) => Math.abs(long.x0 - bar.x0) < 1))]);
  return {
    ...page,
    words: words
      .filter((word) => !drawn.has(word))
      .map((word) => ({ ...word, spacing: Math.max(word.spacing ?? 0, SPACING * word.size) })),
    rules: [...page.rules, ...rules.map(ruleOf)].toSorted((a, b) => a.x0 - b.x0),
  };
}

function isTypewritten(words: readonly Word[]): boolean {
  const widths = words
    .filter(({ text }) => text.length >= SHORTEST)
    .map(({ text, x0, x1, size }) => (x1 - x0) / text.length / size);
  if (widths.length < FEWEST_WORDS) return false;
  const usual = widths.toSorted((a, b) => a - b)[widths.length >> 1] ?? 0;
  const alike = widths.filter((width) => Math.abs(width - usual) < WIDTH.tolerance * usual).length;
  return usual > WIDTH.least && usual < WIDTH.most && alike >= LEAST_SHARE * widths.length;
}

// In the middle of the line, where a dash is.
function ruleOf({ x0, x1, baseline, size }: Word): Box {
  const y = baseline - 0.25 * size;
  return { x0, x1, y0: y, y1: y + 0.5 };
}
