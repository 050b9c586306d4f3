/** Periods in a line, the figures of one series over them and those of another under them: bars that grow both ways. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isNumeric } from '#sources/fmr/ink/figures.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import { betweenMiddles, linesOf } from './heads.ts';
import type { Band, Row } from './table.ts';

const FEWEST_LABELS = 2;
// In multiples of the font size.
const BAR_HEIGHT = 14;
const CENTRED = 0.5;
const NAME_REACH = 8;
const ON_LINE = 0.2;
const NEXT_ROW = 1.5;

/** The rows of each such line: the first figure is that over the label, the second that under it. */
export function listFiguresAround(figures: readonly Block[], words: readonly Block[]): Band[] {
  const names = words.filter(({ text }) => saysPlainRole(text));
  const periods = names.length < 2 ? [] : words.filter(({ text }) => periodOfLabel(text, null) !== undefined);
  return linesOf(periods).flatMap((line): Band[] => {
    const rows = line.flatMap((label): Row[] => {
      const [over, under] = [nearest(label, figures, words, 'over'), nearest(label, figures, words, 'under')];
      return over === undefined || under === undefined ? [] : [{ label, figures: [over, under] }];
    });
    const areBars =
      rows.length >= FEWEST_LABELS && haveHeights(rows) && !areInTables(rows, periods) && !areInColumns(rows, figures);
    const heads = areBars ? namesBefore(rows, names) : [];
    return heads.length < 2 ? [] : [{ rows, heads }];
  });
}

/** Figures in one line are cells of a table; those of bars are as high as their bars. */
function haveHeights(rows: readonly Row[]): boolean {
  return [0, 1].every((at) => {
    const side = rows.map(({ figures }) => figures[at] as Block);
    const baselines = side.map(({ baseline }) => baseline);
    return Math.max(...baselines) - Math.min(...baselines) > ON_LINE * (side[0]?.size ?? 0);
  });
}

/** `Dec` over `19.59` over `Jun` over `17.66`: each figure is under a period of its own. */
function areInTables(rows: readonly Row[], periods: readonly Block[]): boolean {
  return rows.every(({ label, figures }) =>
    periods.some(
      (other) =>
        other !== label &&
        isCentred(other, label) &&
        figures.some((figure) => Math.abs(other.baseline - figure.baseline) < BAR_HEIGHT * label.size),
    ),
  );
}

/** Figures right over or under those are in columns of tables: a bar has one. */
function areInColumns(rows: readonly Row[], figures: readonly Block[]): boolean {
  const hasNext = ({ label, figures: [over, under] }: Row): boolean =>
    figures.some((figure) => {
      if (figure === over || figure === under || !isCentred(figure, label)) return false;
      const gaps = [(over?.y0 ?? Infinity) - figure.y1, figure.y0 - (under?.y1 ?? Infinity)];
      return gaps.some((gap) => gap > -1 && gap < NEXT_ROW * figure.size);
    });
  return rows.filter(hasNext).length >= rows.length / 2;
}

function isCentred(one: Block, label: Block): boolean {
  return betweenMiddles(one, label) < CENTRED * label.size;
}

/** The figure in the middle over or under a label, with no word between them. */
function nearest(
  label: Block,
  figures: readonly Block[],
  words: readonly Block[],
  side: 'over' | 'under',
): Block | undefined {
  const gapTo = ({ y0, y1 }: Block): number => (side === 'over' ? label.y0 - y1 : y0 - label.y1);
  const isBetween = (word: Block, gap: number): boolean =>
    word.x0 < label.x1 && word.x1 > label.x0 && gapTo(word) > -1 && gapTo(word) < gap;
  const [first] = figures
    .filter(
      (figure) =>
        isCentred(figure, label) &&
        gapTo(figure) > -1 &&
        gapTo(figure) < BAR_HEIGHT * label.size &&
        isNumeric(figure.text),
    )
    .toSorted((one, other) => gapTo(one) - gapTo(other));
  return first === undefined || words.some((word) => isBetween(word, gapTo(first))) ? undefined : first;
}

/** The name of a series left of the figures over the labels, and another one left of those under them. */
function namesBefore(rows: readonly Row[], names: readonly Block[]): Block[] {
  const { label } = rows[0] as Row;
  const sides = [0, 1].map((at) => rows.map(({ figures }) => figures[at] as Block));
  return sides.flatMap((side) => {
    const [top, bottom] = [Math.min(...side.map(({ y0 }) => y0)), Math.max(...side.map(({ y1 }) => y1))];
    const left = Math.min(...side.map(({ x0 }) => x0));
    const own = names.filter(
      ({ x1, y0, y1, size }) => x1 < left && left - x1 < NAME_REACH * size && y0 < bottom && y1 > top,
    );
    const [name] = own;
    const isApart = name !== undefined && (name.y1 < label.y0 + 1 || name.y0 > label.y1 - 1);
    return own.length === 1 && isApart ? [name] : [];
  });
}
