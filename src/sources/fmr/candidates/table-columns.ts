/** The columns of a table, their heads, and the column of each figure. */
import { type Block, makeBlock } from '#sources/fmr/ink/blocks.ts';
import { unitOfHead } from '#sources/fmr/ink/units-under-heads.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import { makeSegment } from '#documents/pdf/list-segments.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box, Word } from '#documents/pdf/page-words.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { saysBasis } from '#sources/fmr/meaning/return-basis.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import type { Column, Row, Table } from './table.ts';
import { cellsOfHalves, headHalves } from './cell-keys.ts';
import { areAtBars } from './coloured-bars.ts';
import { bindHeads, distance, isUnitRule, linesOf } from './heads.ts';
import { headWithoutStarts } from './starts-of-periods.ts';

/** The figures of a band are spaced like its words, so only their order identifies the columns. */
export function columnsInOrder(rows: readonly Row[]): Box[] {
  const widest = Math.max(...rows.map((row) => row.figures.length));
  return Array.from({ length: widest }, (_, at) => boxAround(rows.flatMap((row) => row.figures[at] ?? [])));
}

/** The table with one head for each column, in their order; unchanged if there are more or fewer. */
export function withHeads(table: Table, heads: readonly Block[]): Table {
  if (heads.length !== table.columns.length) return table;
  const columns = table.columns.map((column, at) => ({
    ...column,
    text: heads[at]?.text ?? '',
    heads: heads.slice(at, at + 1),
  }));
  return { ...table, columns };
}

/**
 * If most rows have as many figures as the widest, their figures are in column order, unless one of them neither
 * overlaps the others of its column nor is at the end of a bar like theirs.
 */
function columnsOfWhole(rows: readonly Row[], count: number): Box[] | undefined {
  const whole = rows.filter((row) => row.figures.length === count);
  if (whole.length <= 0.5 * rows.length) return undefined;
  const isConnected = Array.from({ length: count }, (_, at) =>
    whole.map((row) => row.figures[at] as Block).toSorted((a, b) => a.x0 - b.x0),
  ).every((figures) => {
    if (areAtBars(figures)) return true;
    let right = figures[0]?.x1 ?? 0;
    return figures.every((figure) => {
      const isNext = figure.x0 < right + 1;
      right = Math.max(right, figure.x1);
      return isNext;
    });
  });
  return isConnected ? columnsInOrder(whole) : undefined;
}

/** The columns that the figures of all rows align in, from left to right. */
export function listColumns(rows: readonly Row[]): Box[] {
  const widest = Math.max(...rows.map((row) => row.figures.length));
  if (widest === 1) return [boxAround(rows.flatMap((row) => row.figures))];
  const ordered = columnsOfWhole(rows, widest);
  if (ordered !== undefined) return ordered;
  const columns: Block[][] = [];
  for (const row of rows.toSorted((a, b) => b.figures.length - a.figures.length)) {
    for (const figure of row.figures) {
      const scored = columns
        .map((column) => ({ column, distance: Math.min(...column.map((other) => distance(figure, other))) }))
        .toSorted((a, b) => a.distance - b.distance);
      const near = scored[0];
      const taken = near !== undefined && near.column.some((other) => row.figures.includes(other));
      if (near === undefined || near.distance > 9 || taken) columns.push([figure]);
      else near.column.push(figure);
    }
  }
  return columns.map((column) => boxAround(column)).toSorted((a, b) => a.x0 - b.x0);
}

function columnAt(columns: readonly Box[], cell: Box): number {
  const scored = columns
    .map((column, index) => ({
      index,
      distance:
        Math.min(column.x1, cell.x1) - Math.max(column.x0, cell.x0) > 0
          ? Math.min(1, distance(column, cell))
          : distance(column, cell),
    }))
    .toSorted((a, b) => a.distance - b.distance);
  const [best, second] = scored;
  if (best === undefined || (second !== undefined && second.distance - best.distance < 0.5 && best.distance > 3))
    return -1;
  return best.index;
}

const SAYS_END = /^(?:(?:performance|returns?) )?(?:for (?:the )?)?periods? (?:end(?:ed|ing)|to|up to)\b/i;
// `Up to 1 year` over a month and some months, `Average per year` and `Per year` over years
const GROUPS_PERIODS = /^(?:(?:up to|more than) (?:1|one) year|(?:average (?:per|a)|per|each) year)$/i;
// `Returns in per cent`
const RETURNS_IN_PERCENT = /^returns?,? (?:in (?:%|per ?cent)|\((?:in )?%\))$/i;

/** Whether a head over periods says how they are reckoned and when they end, not what they are of. */
function isOverPeriods({ text }: Block): boolean {
  const qualifies = saysBasis(text) || [SAYS_END, GROUPS_PERIODS, RETURNS_IN_PERCENT].some((words) => words.test(text));
  return qualifies && periodOfLabel(text, null) === undefined && !saysPlainRole(text);
}

/** `Rupees in million` over `Net assets`: the unit is behind what it is of. */
function textOfHeads(heads: readonly Block[]): string {
  const units = heads.slice(0, -1).map(({ text }) => unitOfHead(text));
  const names = heads.flatMap(({ text }, at) => (units[at] === undefined ? text : []));
  return [...names, ...units.filter((unit) => unit !== undefined && unit !== '')].join(' ');
}

/** Heads over the labels are the corner; wide ones over several columns are heads of each. */
export function headColumns(
  columns: readonly Box[],
  captions: readonly Block[],
  rows: readonly Row[],
): { heads: Column[]; corner: string } {
  const figuresFrom = Math.min(...columns.map((column) => column.x0));
  const figuresTo = Math.max(...columns.map((column) => column.x1));
  const labelsFrom = Math.min(...rows.map((row) => row.label.x0));
  const labelsTo = Math.max(...rows.map((row) => row.label.x1));
  const isCorner = (block: Block): boolean =>
    labelsFrom < figuresFrom
      ? block.x0 < labelsTo && block.x1 < figuresFrom - 1 && block.x0 < labelsFrom + 8
      : block.x0 > figuresTo + 1 && block.x1 > labelsFrom;
  // `Prices of all our funds` at the left end of a bar, and its day at the right end.
  const isDateOfBar = (block: Block): boolean =>
    readDate(block.text) !== undefined &&
    Math.abs(block.x1 - figuresTo) < 8 &&
    captions.filter((other) => Math.abs(other.baseline - block.baseline) < 1).length === 2 &&
    captions.some((other) => isCorner(other) && Math.abs(other.baseline - block.baseline) < 1);
  const corner = captions
    .filter(isCorner)
    .map((block) => block.text)
    .reverse()
    .join(' ');
  const isAlone = (block: Block): boolean =>
    captions.every((other) => other === block || Math.abs(other.baseline - block.baseline) > 1);
  // A unit alone on its line is of all columns, wherever it begins and ends.
  const isOfAll = (block: Block): boolean => isUnitRule(block) && isAlone(block);
  // `Earlier fiscal years` over the labels and the first heads of `FY21 | FY22 | FY23`: a line over the table.
  const isOverLabels = (block: Block): boolean =>
    labelsFrom < figuresFrom &&
    Math.abs(block.x0 - labelsFrom) < 1 &&
    isAlone(block) &&
    linesOf(captions).some((line) => line.length === columns.length && (line[0] as Block).y0 > block.y1 - 1);
  const isOfNone = (block: Block): boolean =>
    isCorner(block) || isDateOfBar(block) || isOfAll(block) || isOverLabels(block);
  const over = captions.filter((block) => !isOfNone(block));
  const cells = cellsOfHalves(rows, columns, over);
  const bound =
    headInOrder(columns, over, rows) ??
    (cells === undefined ? bindHeads(columns, over) : headHalves(bindHeads(cells, over)));
  const count = (cells ?? columns).length;
  const heads = columns.map((column, index) => {
    // A block above all columns is not the head of any of them.
    const own = (bound[index] ?? []).filter((head) => count === 1 || !bound.every((each) => each.includes(head)));
    // `Simple annualised`, `Periods ended 30 June 2024`
    const named = own.filter((head, at) => at === own.length - 1 || !isOverPeriods(head));
    return { ...column, heads: own, text: textOfHeads(named) };
  });
  return { heads: headWithoutStarts(heads, isOverPeriods), corner };
}

// In points: between the ends of a head and of the last column.
const ONE_END = 1.5;
const FEWEST_IN_ORDER = 3;

/** `Equity / Debt / Money Market` over cells of three figures: a head that names all columns in their order. */
function headInOrder(
  columns: readonly Box[],
  over: readonly Block[],
  rows: readonly Row[],
): readonly (readonly Block[])[] | undefined {
  const [head, ...others] = over;
  if (head === undefined || others.length > 0 || columns.length < FEWEST_IN_ORDER) return undefined;
  const [line] = head.lines;
  const names = line === undefined || head.lines.length > 1 ? [] : splitAtSlashes(line);
  const areAll = names.length === columns.length && new Set(names.map(({ text }) => text)).size === names.length;
  const isOverAll = Math.abs(head.x1 - Math.max(...columns.map(({ x1 }) => x1))) < ONE_END;
  const areWhole = rows.every(({ figures }) => figures.length === columns.length);
  return areAll && isOverAll && areWhole ? names.map((name) => [name]) : undefined;
}

function splitAtSlashes(line: TextLine): Block[] {
  const parts: Word[][] = [[]];
  for (const word of line.words) {
    if (word.text === '/') parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.some((part) => part.length === 0)
    ? []
    : parts.map((part) => makeBlock([{ ...line, ...makeSegment(part) }]));
}

/** The column of each figure: a row with a figure in each column has them in order. */
export function placesOf(columns: readonly Box[], rows: readonly Row[]): Map<Block, number> {
  return new Map(
    rows.flatMap(({ figures }) =>
      figures.map(
        (figure, order) => [figure, figures.length === columns.length ? order : columnAt(columns, figure)] as const,
      ),
    ),
  );
}
