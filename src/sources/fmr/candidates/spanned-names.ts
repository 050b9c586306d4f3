/** Names of several rows, one for each year: `Equity Sub-Fund` left of `2025`, and `2024` under it without a name. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isBeside, isInColumn } from './rows.ts';
import type { Row, Table } from './table.ts';

const YEAR = /^(?:19|20)\d{2}$/;
// A year and the first months of it.
const FEWEST = 4;
// In multiples of the font size.
const ROW_GAP = 3.4;

/** The rows with those that have only a year left of their figures, each under the name over it. */
export function spanNames(rows: readonly Row[], figures: readonly Block[], words: readonly Block[]): Row[] {
  const named = rows.filter((row) => yearOf(row) !== undefined && row.figures.length >= FEWEST);
  if (named.length === 0) return [...rows];
  const own = new Set(rows.flatMap((row) => row.figures));
  const open = figures.filter((figure) => !own.has(figure));
  const bare = open
    .filter(({ text }) => YEAR.test(text))
    .flatMap((year) => rowOfYear(year, open, words) ?? [])
    .toSorted((a, b) => a.year.y0 - b.year.y0);
  const spanned = named.flatMap((row) => rowsUnder(row, bare));
  // A name in the middle of its rows has a year over it as well: of which name a row is, is not known.
  const isCertain =
    new Set(named.map(yearOf)).size === 1 &&
    bare.every(({ year }) => spanned.some(({ figures: [first] }) => first === year)) &&
    spanned.length > 0;
  return isCertain ? [...rows, ...spanned].toSorted(inOrder) : [...rows];
}

interface BareRow {
  readonly year: Block;
  /** The year and what follows it on its line. */
  readonly cells: readonly Block[];
}

function yearOf({ figures: [first] }: Row): string | undefined {
  return first !== undefined && YEAR.test(first.text) ? first.text : undefined;
}

function rowOfYear(year: Block, figures: readonly Block[], words: readonly Block[]): BareRow | undefined {
  const beside = words.filter((word) => isBeside(word, year));
  const end = Math.min(...beside.filter(({ x0 }) => x0 >= year.x1).map(({ x0 }) => x0));
  const cells = figures
    .filter((figure) => isBeside(figure, year) && figure.x0 >= year.x0 && figure.x1 <= end)
    .toSorted((a, b) => a.x0 - b.x0);
  return cells.length < FEWEST ? undefined : { year, cells };
}

/** The rows without a name right under a row: their years follow that of the row, in one direction. */
function rowsUnder({ label, figures }: Row, bare: readonly BareRow[]): Row[] {
  const [first] = figures as readonly [Block];
  const found: Row[] = [];
  let last = first;
  for (const { year, cells } of bare) {
    const gap = year.y0 - last.y1;
    const isNext = gap > 0 && gap < ROW_GAP * year.size && isInColumn(year, first);
    if (!isNext || stepOf(last, year) !== stepOf(first, found[0]?.figures[0] ?? year)) continue;
    found.push({ label: moved(label, year.baseline - first.baseline), figures: cells, spanned: label });
    last = year;
  }
  return Math.abs(stepOf(first, found[0]?.figures[0] ?? first)) === 1 ? found : [];
}

function stepOf(one: Block, other: Block): number {
  return Number.parseInt(other.text, 10) - Number.parseInt(one.text, 10);
}

function moved(label: Block, down: number): Block {
  const move = <Part extends { y0: number; y1: number; baseline: number }>(part: Part): Part => ({
    ...part,
    y0: part.y0 + down,
    y1: part.y1 + down,
    baseline: part.baseline + down,
  });
  return { ...move(label), lines: label.lines.map(move) };
}

function inOrder(one: Row, other: Row): number {
  return one.label.y0 - other.label.y0 || one.label.x0 - other.label.x0;
}

/** The table with each label where the page has it. */
export function withPrintedLabels(table: Table): Table {
  const rows = table.rows.map(({ label, spanned, figures }) => ({ label: spanned ?? label, figures }));
  return table.rows.some(({ spanned }) => spanned !== undefined) ? { ...table, rows } : table;
}
