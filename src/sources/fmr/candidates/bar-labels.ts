/** Labels under the bars of a chart that run over several lines: `Others` over `including` over `Receivables`. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { makeSegment } from '#documents/pdf/list-segments.ts';
import type { Word } from '#documents/pdf/page-words.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import type { Row } from './table.ts';

// In multiples of the font size: from one line of a label to the next, and from the middle of a bar.
const PITCH = 1.7;
const CENTRED = 0.9;
const MOST_LINES = 4;
// In points.
const ONE_LINE = 1;

/**
 * The rows of a chart of bars with whole labels. Words of two labels may be so close that they are one text, so that
 * each word is given to the bar that it is nearest to; a line with words that are not in the middle under their bar is
 * of something else.
 */
export function completeLabels(rows: readonly Row[], words: readonly Block[]): readonly Row[] {
  const bars = rows.flatMap(({ figures: [figure] }) => figure?.column ?? figure ?? []);
  const [first] = rows;
  if (first === undefined) return rows;
  const lines = words.flatMap((block) => [...block.lines]);
  const labels = rows.map(({ label }) => [label.lines[0] as TextLine]);
  const size = first.label.size;
  for (let count = 1; count < MOST_LINES; count += 1) {
    const above = Math.max(...labels.map((label) => label.at(-1)?.baseline ?? 0));
    const next = lineUnder(lines, above, bars, size);
    const own = next === undefined ? undefined : shareWords(next, bars, size);
    if (own === undefined) break;
    for (const [at, line] of own) labels[at]?.push(line);
  }
  return rows.map((row, at) => ({ ...row, label: wholeLabel(row.label, labels[at] ?? []) }));
}

function wholeLabel(label: Block, lines: readonly TextLine[]): Block {
  return lines.length === label.lines.length ? label : makeBlock(lines);
}

interface Extent {
  readonly x0: number;
  readonly x1: number;
}

/** The texts right under a line, as wide as the chart. */
function lineUnder(
  lines: readonly TextLine[],
  above: number,
  bars: readonly Extent[],
  size: number,
): readonly TextLine[] | undefined {
  const step = (middleOf(bars[1] ?? bars[0]) - middleOf(bars[0])) / 2;
  const [from, to] = [middleOf(bars[0]) - step, middleOf(bars.at(-1)) + step];
  const under = lines
    .filter(
      (line) =>
        line.baseline > above + ONE_LINE &&
        line.baseline - above < PITCH * size &&
        line.x0 > from - CENTRED * size &&
        line.x1 < to + CENTRED * size &&
        Math.abs(line.size - size) < 0.3,
    )
    .toSorted((a, b) => a.baseline - b.baseline);
  const [top] = under;
  return top === undefined ? undefined : under.filter(({ baseline }) => baseline - top.baseline < ONE_LINE);
}

/** The words of a line by the place of their bar; undefined if they are not in the middle under bars. */
function shareWords(
  line: readonly TextLine[],
  bars: readonly Extent[],
  size: number,
): ReadonlyMap<number, TextLine> | undefined {
  const [text] = line;
  const nearest = (word: Word): number => {
    const distances = bars.map((bar) => Math.abs(middleOf(bar) - middleOf(word)));
    return distances.indexOf(Math.min(...distances));
  };
  const own = Map.groupBy(
    line.flatMap(({ words }) => words),
    nearest,
  );
  const isCentred = ([at, words]: readonly [number, readonly Word[]]): boolean =>
    Math.abs(middleOf(boxAround(words)) - middleOf(bars[at])) < CENTRED * size;
  if (text === undefined || ![...own].every(isCentred)) return undefined;
  return new Map([...own].map(([at, words]) => [at, { ...text, ...makeSegment(words) }]));
}

const middleOf = (box: Extent | undefined): number => (box === undefined ? 0 : (box.x0 + box.x1) / 2);
