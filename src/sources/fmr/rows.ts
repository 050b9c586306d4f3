/** Segments of a block as the rows and cells of a table. */
import type { Box } from '#documents/pdf/page-words.ts';
import { makeSegment, type Segment } from '#documents/pdf/list-segments.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { readNumber } from './printed-number.ts';
import type { Cell } from './draft.ts';

export interface TableRow {
  readonly baseline: number;
  /** Words before numbers and numbers alike, from left to right. */
  readonly cells: readonly Segment[];
}

/** Lines from top to bottom; numbers at a segment's end are cells of their own (`Cash 9.32`, `13.62% 7.78%`). */
export function listRows(segments: readonly Segment[]): TableRow[] {
  const rows: { baseline: number; cells: Segment[] }[] = [];
  for (const segment of segments.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    if (row !== undefined && segment.baseline - row.baseline < 0.45 * segment.size) row.cells.push(segment);
    else rows.push({ baseline: segment.baseline, cells: [segment] });
  }
  return rows.map((row) => ({
    baseline: row.baseline,
    cells: row.cells.toSorted((a, b) => a.x0 - b.x0).flatMap(splitNumbers),
  }));
}

// Percentages and decimals part from the words before them; a bare integer may be part of a name (`Plan 2`).
function splitNumbers(segment: Segment): Segment[] {
  const { words } = segment;
  if (words.length < 2) return [segment];
  let from = words.length;
  while (from > 0 && isFigure(words[from - 1]?.text ?? '')) from -= 1;
  if (from === words.length) return [segment];
  const head = words.slice(0, from);
  return [...(head.length === 0 ? [] : [makeSegment(head)]), ...words.slice(from).map((word) => makeSegment([word]))];
}

function isFigure(text: string): boolean {
  // `20.90%`, `(1.05%)`, `13.55`
  return (
    (/\d\)?%|%\)$|^\(?-?[\d,]*\.\d+\)?\*?$/.test(text) && readNumber(text).kind === 'number') ||
    DOUBTFUL_FIGURE.test(text)
  );
}

/** Whether a cell is a value rather than words: a number, `Nil`, `-`, `N/A`, `#NUM!`. */
export function isValueCell(cell: Segment): boolean {
  return readNumber(cell.text).kind !== 'unclear' || isErrorText(cell.text);
}

// `��.��%`: a scan's figure that was not read with certainty.
const DOUBTFUL_FIGURE = /^[(+-]{0,9}(?:[\uFFFD,]*\.)?[\uFFFD,]*\uFFFD[)*]{0,9}%?[)*]{0,9}$/;

/** What a spreadsheet prints where it failed (`#NUM!`, `#REF!`, `00.0%`), and a doubtful figure of a scan. */
export function isErrorText(text: string): boolean {
  return DOUBTFUL_FIGURE.test(text) || /^#[A-Z/0!]+[!?]?$|^0{2,}[.,]\d+%?$/.test(text.trim());
}

/** Several segments as one printed value, in reading order. */
export function joinCells(segments: readonly Segment[]): Cell {
  let text = '';
  for (const segment of segments.toSorted((a, b) =>
    Math.abs(a.baseline - b.baseline) < 0.4 * a.size ? a.x0 - b.x0 : a.baseline - b.baseline,
  )) {
    // `Front-` + `end Load`: a line that ends in a hyphen is joined to the next one without a blank.
    text += text === '' || /[A-Za-z]-$/.test(text) ? segment.text : ` ${segment.text}`;
  }
  return { text, ...boxAround(segments) };
}

export interface Column extends Box {
  readonly text: string;
}

/**
 * The heads of a table's columns: the lines over the first row of values, joined if one is above another. One that is
 * over two heads of the next line (`Share of assets` over `gross | net`) is of both columns, which are as wide as their
 * own heads.
 */
export function listColumns(rows: readonly TableRow[]): Column[] {
  const groups: Segment[][] = [];
  for (const { cells } of rows) {
    const own = cells.map((cell) => groups.filter((members) => members.some((member) => overlap(member, cell) > 0.3)));
    for (const [at, cell] of cells.entries()) {
      const [group] = own[at] ?? [];
      const before = group === undefined ? -1 : cells.findIndex((_, other) => own[other]?.[0] === group);
      if (group === undefined) groups.push([cell]);
      else if (before === at) group.push(cell);
      else groups.push([...group.filter((member) => !cells.includes(member)), cell]);
    }
  }
  const countOf = (cell: Segment): number => groups.filter((group) => group.includes(cell)).length;
  return groups
    .map((group) => ({ ...joinCells(group), ...boxAround(group.filter((cell) => countOf(cell) === 1)) }))
    .toSorted((a, b) => a.x0 - b.x0);
}

/** Shared width as a share of the narrower of two boxes. */
export function overlap(left: Box, right: Box): number {
  const shared = Math.min(left.x1, right.x1) - Math.max(left.x0, right.x0);
  return shared / Math.max(1, Math.min(left.x1 - left.x0, right.x1 - right.x0));
}

/**
 * The column of a value: the head it shares an edge, a middle or its width with, if that is one and no other is as
 * near.
 */
export function columnOf(columns: readonly Column[], cell: Box): Column | undefined {
  const near = columns
    .map((column) => ({ column, distance: distanceTo(column, cell) }))
    .toSorted((a, b) => a.distance - b.distance);
  const best = near[0];
  if (best === undefined) return undefined;
  const width = Math.max(best.column.x1 - best.column.x0, cell.x1 - cell.x0);
  if (best.distance > Math.max(14, 0.6 * width) && overlap(best.column, cell) <= 0) return undefined;
  const second = near[1];
  return second !== undefined && second.distance - best.distance < 2 ? undefined : best.column;
}

function distanceTo(column: Box, cell: Box): number {
  const middle = Math.abs((column.x0 + column.x1) / 2 - (cell.x0 + cell.x1) / 2);
  return Math.min(Math.abs(column.x1 - cell.x1), middle, Math.abs(column.x0 - cell.x0));
}
