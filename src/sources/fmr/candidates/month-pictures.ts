/**
 * Small pictures in lines, each with its month over it and one figure under it. Every line of months but the first is
 * under figures as well, which are those of the months over them.
 */
import { readMonth } from '#sources/fmr/printed-date.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { betweenMiddles, linesOf, sharesWidth } from './heads.ts';
import type { Band, Row } from './table.ts';

const FEWEST_LINES = 2;
const FEWEST_MONTHS = 3;
const LONGEST = 16;
// In multiples of the font size.
const PICTURE_HEIGHT = 14;
const CENTRED = 0.8;
const ONE_LINE = 0.3;

/** A band for each group of pictures side by side: the next one begins with the same month. */
export function listMonthPictures(figures: readonly Block[], words: readonly Block[]): Band[] {
  const months = words.filter(({ text }) => text.length < LONGEST && /\d/.test(text) && readMonth(text) !== undefined);
  if (months.length < FEWEST_LINES * FEWEST_MONTHS) return [];
  const texts = [...figures, ...words];
  const groups = linesOf(months).flatMap(partRepeated);
  const lines = groups.flatMap((line): Row[][] => {
    const rows = line.flatMap((label): Row[] => {
      const figure = nextTo(label, texts, 'under');
      return figure === undefined || !figure.isFigure ? [] : [{ label, figures: [figure] }];
    });
    return line.length >= FEWEST_MONTHS && rows.length === line.length && areLevel(rows) ? [rows] : [];
  });
  return columnsOf(lines).flatMap((column): Band[] => {
    const labels = new Set(column.flat().map(({ label }) => label));
    const [first = []] = column;
    const isFirst = first.every(({ label }) => nextTo(label, texts, 'over')?.isFigure !== true);
    const last = column.at(-1) ?? [];
    // The month at the head of the next table may be under one of them.
    const followed = last.filter(({ figures: [figure] }) => {
      const next = figure === undefined ? undefined : nextTo(figure, texts, 'under');
      return next !== undefined && (next.isFigure || readMonth(next.text) !== undefined);
    });
    const isLast = followed.length < last.length / 2;
    const areOnce = new Set([...labels].map(({ text }) => text)).size === labels.size;
    return column.length >= FEWEST_LINES && isFirst && isLast && areOnce ? [{ rows: column.flat(), heads: [] }] : [];
  });
}

/** The months of a line up to the next one that has the text of the first. */
function partRepeated(line: readonly Block[]): Block[][] {
  return line.reduce<Block[][]>(
    (parts, month) =>
      month.text === line[0]?.text ? [...parts, [month]] : [...parts.slice(0, -1), [...(parts.at(-1) ?? []), month]],
    [],
  );
}

function areLevel(rows: readonly Row[]): boolean {
  const [first] = rows.flatMap((row) => row.figures);
  return rows
    .flatMap((row) => row.figures)
    .every((figure) => Math.abs(figure.baseline - (first?.baseline ?? 0)) < ONE_LINE * figure.size);
}

/** Lines whose months are under each other. */
function columnsOf(lines: readonly (readonly Row[])[]): (readonly Row[])[][] {
  const columns: (readonly Row[])[][] = [];
  for (const line of lines) {
    const over = columns.find((column) => isUnder(line, column.at(-1) ?? []));
    if (over === undefined) columns.push([line]);
    else over.push(line);
  }
  return columns;
}

function isUnder(line: readonly Row[], above: readonly Row[]): boolean {
  return (
    line.length === above.length &&
    line.every(({ label }, at) => {
      const over = above[at]?.label;
      return over !== undefined && betweenMiddles(over, label) < CENTRED * label.size;
    })
  );
}

/** The first text over or under another one, if it is in its middle. */
function nextTo(from: Block, texts: readonly Block[], side: 'over' | 'under'): Block | undefined {
  const gapTo = ({ y0, y1 }: Block): number => (side === 'over' ? from.y0 - y1 : y0 - from.y1);
  const [next] = texts
    .filter((text) => gapTo(text) > -1 && gapTo(text) < PICTURE_HEIGHT * from.size && sharesWidth(text, from))
    .toSorted((a, b) => gapTo(a) - gapTo(b));
  return next !== undefined && betweenMiddles(next, from) < CENTRED * from.size ? next : undefined;
}
