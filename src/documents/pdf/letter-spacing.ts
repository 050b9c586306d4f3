/** Letters set apart for looks: their regular distance belongs to the words, only what exceeds it parts them. */
import type { Glyph } from './glyph.ts';

// Shares of the font size. The letters of spaced text are at least this far apart, except in kerned pairs.
const LEAST_SPACING = 0.07;
const KERNED = 0.12;
const MOST_SPACING = 0.9;
// Figures in neighbouring cells of a table are always farther apart than the digits of one figure.
const MOST_DIGIT_SPACING = 0.3;
const RUN_GAP = 2.6;
const OVERLAP = 0.35;
const SAME_LINE = 0.08;
const FEWEST_GAPS = 3;
// `A B C` may be three words; this many single letters in a row are spaced out with blanks.
const FEWEST_BLANK_GAPS = 5;

const BLANK = /^\s*$/;
const LETTER = /\p{L}/u;

/** A printed glyph with the gap before it; `blanks` counts the blank glyphs in that gap. */
interface Step {
  readonly glyph: Glyph;
  readonly gap: number;
  readonly blanks: number;
}

/** True if a glyph prints nothing. Most glyphs are one printed ASCII character, which needs no pattern. */
export function isBlank(text: string): boolean {
  const code = text.length === 1 ? text.charCodeAt(0) : 0;
  return (code <= 0x20 || code >= 0x7f) && BLANK.test(text);
}

/** The same glyphs, but in spaced runs `next` is the x of the next letter of the word. */
export function closeSpacing(glyphs: readonly Glyph[]): Glyph[] {
  return listRuns(glyphs).flatMap(closeRun);
}

function listRuns(glyphs: readonly Glyph[]): Step[][] {
  const runs: Step[][] = [];
  let last: Glyph | undefined;
  let blanks = 0;
  for (const glyph of glyphs) {
    if (isBlank(glyph.text)) {
      blanks += 1;
      continue;
    }
    const gap = last === undefined ? 0 : glyph.x0 - last.x1;
    if (last !== undefined && goesOn(last, glyph, gap)) runs.at(-1)?.push({ glyph, gap, blanks });
    else runs.push([{ glyph, gap: 0, blanks: Math.min(blanks, 1) }]);
    last = glyph;
    blanks = 0;
  }
  return runs;
}

function goesOn(last: Glyph, glyph: Glyph, gap: number): boolean {
  return (
    gap > -OVERLAP * glyph.size &&
    gap < RUN_GAP * glyph.size &&
    Math.abs(glyph.baseline - last.baseline) < SAME_LINE * glyph.size &&
    Math.abs(glyph.size - last.size) < 0.5 &&
    glyph.bold === last.bold &&
    glyph.color === last.color
  );
}

function closeRun(run: readonly Step[]): Glyph[] {
  const [, ...steps] = run;
  const letterGaps = steps.filter((step) => step.blanks === 0);
  const isByBlanks = letterGaps.length === 0 && steps.length >= FEWEST_BLANK_GAPS;
  const spacing = spacingOf(
    run,
    isByBlanks ? steps.filter((step) => step.blanks === 1) : letterGaps,
    isByBlanks ? FEWEST_BLANK_GAPS : FEWEST_GAPS,
  );
  // A page has thousands of glyphs, so no list is made for each.
  const closed: Glyph[] = [];
  for (const { glyph, blanks } of run) {
    const isParted = spacing !== undefined && isByBlanks ? blanks > 1 : blanks > 0;
    if (isParted) closed.push(blankBefore(glyph));
    closed.push(spacing === undefined ? glyph : { ...glyph, next: glyph.x1 + spacing, spacing });
  }
  return closed;
}

/** Letter spacing of the run, in points; undefined if the letters are not spaced. */
function spacingOf(run: readonly Step[], letterGaps: readonly Step[], fewest: number): number | undefined {
  if (letterGaps.length < fewest) return undefined;
  const size = run[0]?.glyph.size ?? 0;
  // Most text is not spaced: counting the wide gaps shows it without sorting them.
  const wide = letterGaps.reduce((count, step) => (step.gap > LEAST_SPACING * size ? count + 1 : count), 0);
  if (2 * wide < letterGaps.length) return undefined;
  const gaps = letterGaps.map((step) => step.gap).toSorted((a, b) => a - b);
  const middle = gaps[Math.floor(gaps.length / 2)] ?? 0;
  const low = gaps[Math.floor(gaps.length / 10)] ?? 0;
  const most = run.some(({ glyph }) => LETTER.test(glyph.text)) ? MOST_SPACING : MOST_DIGIT_SPACING;
  const isSpaced =
    middle > LEAST_SPACING * size &&
    middle < most * size &&
    low > Math.max(0.4 * LEAST_SPACING * size, middle - KERNED * size);
  return isSpaced ? middle : undefined;
}

function blankBefore(glyph: Glyph): Glyph {
  return { ...glyph, text: ' ', x1: glyph.x0, next: glyph.x0 };
}
