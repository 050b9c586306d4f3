/**
 * Labels in smaller type under a question or a name in another language, which has the value on its row: `What is one
 * unit worth?` over `NAV per unit`. They are read as if each label were in the place of its question.
 */
import { listSegments, type Segment } from '#documents/pdf/list-segments.ts';
import type { Box, PdfPage, Word } from '#documents/pdf/page-words.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { isWithin, shift, type FramedPage } from './framed-page.ts';

// Fewer may be notes under labels.
const FEWEST_LABELS = 4;
// Of the texts over smaller ones, those that are questions.
const LEAST_SHARE = 0.7;
const MOST_LINES = 3;
// Sizes of type: of the label as shares of that over it, and of the lines of one question.
const SMALLER = 0.88;
const SMALLEST = 0.5;
const SAME_SIZE = 0.1;
// In points.
const SAME_EDGE = 1;
// In multiples of the font size.
const SAME_LINE = 0.3;
const LINE_PITCH = 1.5;

/** The lines of a question, from that on the row of the value, and the label under them. */
interface Stack {
  readonly over: readonly Segment[];
  readonly label: Segment;
}

/** The page with such labels on the rows of their values; undefined if it has none. */
export function labelledAbove(page: PdfPage): FramedPage | undefined {
  // Most pages have no such column, and their lines need not be found.
  if (!hasSmallUnderLarge(page.words)) return undefined;
  const stacks = listStacks(listSegments(page));
  if (stacks.length < FEWEST_LABELS) return undefined;
  const moves = stacks.map(({ over: [first], label }) => ({ label, up: label.baseline - (first ?? label).baseline }));
  const upOf = new Map(moves.flatMap(({ label, up }) => label.words.map((word) => [word, up])));
  const questions = new Set(stacks.flatMap(({ over }) => over.flatMap(({ words }) => [...words])));
  return {
    page: {
      ...page,
      words: page.words.flatMap((word) => {
        const up = upOf.get(word) ?? 0;
        return questions.has(word) ? [] : [{ ...shift(word, -up), baseline: word.baseline - up }];
      }),
    },
    back: (box) => {
      const move = moves.find(({ label, up }) => isWithin(box, shift<Box>(label, -up)));
      return move === undefined ? box : shift(box, move.up);
    },
  };
}

/** Whether words of two sizes are often under each other at one left edge. */
function hasSmallUnderLarge(words: readonly Word[]): boolean {
  const columns = Map.groupBy(words, ({ x0 }) => Math.round(x0 / SAME_EDGE));
  return [...columns.values()].some((column) => {
    if (column.length < 2 * FEWEST_LABELS) return false;
    const sorted = column.toSorted((a, b) => a.baseline - b.baseline);
    return sorted.filter((word, at) => isSmallUnder(sorted[at - 1], word)).length >= FEWEST_LABELS;
  });
}

type Line = Pick<Word, 'x0' | 'baseline' | 'size'>;

function isUnder(over: Line | undefined, line: Line): boolean {
  return (
    over !== undefined &&
    Math.abs(over.x0 - line.x0) < SAME_EDGE &&
    line.baseline - over.baseline > SAME_LINE * over.size &&
    line.baseline - over.baseline < LINE_PITCH * over.size
  );
}

function isSmallUnder(over: Line | undefined, line: Line): boolean {
  return (
    over !== undefined && line.size < SMALLER * over.size && line.size > SMALLEST * over.size && isUnder(over, line)
  );
}

/** The stacks of the page; none if many of the larger texts are labels themselves, or values over their labels. */
function listStacks(lines: readonly Segment[]): Stack[] {
  const stacks: Stack[] = [];
  let others = 0;
  for (const [at, label] of lines.entries()) {
    const above = lines.slice(Math.max(0, at - 4 * MOST_LINES), at);
    const last = above.findLast((line) => isSmallUnder(line, label));
    if (last === undefined) continue;
    const over = linesTo(last, above);
    const text = over.map((line) => line.text).join(' ');
    // A question may name the fact as well as the label under it.
    if (!text.endsWith('?') && isKnownLabel(text)) others += 1;
    else if (isKnownLabel(label.text)) {
      const first = over.findIndex((line) => hasValue(line, label, lines));
      // `Open-end` over `Fund type` in the last card of a row has nothing to its right.
      if (first >= 0) stacks.push({ over: over.slice(first), label });
      else others += 1;
    }
  }
  return stacks.length >= LEAST_SHARE * (stacks.length + others) ? stacks : [];
}

/** The lines of a question, of which this one is the last. */
function linesTo(last: Segment, above: readonly Segment[], most = MOST_LINES): Segment[] {
  const before = most === 1 ? undefined : above.findLast((line) => isOfOne(line, last));
  return [...(before === undefined ? [] : linesTo(before, above, most - 1)), last];
}

function isOfOne(line: Segment, below: Segment): boolean {
  return isUnder(line, below) && Math.abs(line.size - below.size) < SAME_SIZE && line.bold === below.bold;
}

/**
 * Whether another text is at the right of the line, and right of the label as well. One with a small text under it is
 * the value over the label of another tile.
 */
function hasValue(line: Segment, label: Segment, lines: readonly Segment[]): boolean {
  const end = Math.max(line.x1, label.x1);
  const level = lines.filter(
    ({ x0, baseline }) => x0 > end && Math.abs(baseline - line.baseline) < SAME_LINE * line.size,
  );
  return level.length > 0 && !level.some((value) => lines.some((other) => isSmallUnder(value, other)));
}
