/**
 * Cells with the figures of several series under each other, as the head of their column names them: fund over
 * benchmark.
 */
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import type { Column, Row, Table } from './table.ts';

// In multiples of the font size.
const LEAST_PITCH = 0.6;
const MOST_PITCH = 2.2;
const ALIGNED = 0.6;

/** The heads of a column with several series, and each of its figures with those under it. */
interface Stacked {
  readonly heads: readonly Block[];
  readonly stacks: readonly (readonly Block[])[];
}

/**
 * The table with a column for each series; a figure without those of the other series
 * has no column.
 * `seriesOf` says which series a head names.
 */
export function splitStackedCells(
  table: Table,
  blocks: readonly Block[],
  seriesOf: (head: string) => string | undefined,
): Table {
  const own = new Set(table.rows.flatMap((row) => row.figures));
  const loose = blocks.filter((block) => block.isFigure && !own.has(block));
  const stacked = new Map<Column, Stacked>();
  for (const [at, column] of table.columns.entries()) {
    const heads = splitHeads(column);
    if (!nameSeveral(heads, seriesOf)) continue;
    const figures = [...own].filter((figure) => table.places.get(figure) === at);
    const stacks = figures.map((figure) => [figure, ...listUnder(figure, loose)]);
    // Otherwise the heads are two levels over a column of single figures.
    if (stacks.some(({ length }) => length > 1)) stacked.set(column, { heads, stacks });
  }
  if (stacked.size === 0) return table;
  const whole = new Map<Block, readonly Block[]>();
  const partial = new Set<Block>();
  for (const { heads, stacks } of stacked.values())
    for (const stack of stacks)
      if (stack.length === heads.length) whole.set(stack[0] as Block, stack);
      else partial.add(stack[0] as Block);
  const columns = table.columns.flatMap(
    (column) =>
      stacked.get(column)?.heads.map((head) => ({ ...column, text: head.text, heads: [head, ...column.heads] })) ?? [
        column,
      ],
  );
  // The place of the first column that is made of each column.
  const begins = table.columns.map((_, at) =>
    table.columns.slice(0, at).reduce((count, each) => count + (stacked.get(each)?.heads.length ?? 1), 0),
  );
  const places = new Map<Block, number>();
  const rows = table.rows.map((row): Row => {
    const figures = row.figures.flatMap((figure) => {
      const begin = partial.has(figure) ? undefined : begins[table.places.get(figure) ?? -1];
      const stack = whole.get(figure) ?? [figure];
      for (const [index, each] of stack.entries()) places.set(each, begin === undefined ? -1 : begin + index);
      return stack;
    });
    return { ...row, figures };
  });
  return { ...table, rows, columns, places };
}

/** The heads of a column from top to bottom; lines of one block may name two series. */
function splitHeads({ heads }: Column): Block[] {
  return heads
    .flatMap((head) => head.lines.map((line) => makeBlock([line])))
    .toSorted((a, b) => a.baseline - b.baseline);
}

/** Whether there are several heads and each names a series of its own. */
function nameSeveral(heads: readonly Block[], seriesOf: (head: string) => string | undefined): boolean {
  const series = heads.map(({ text }) => seriesOf(text));
  return heads.length > 1 && !series.includes(undefined) && new Set(series).size === heads.length;
}

/** The figures without a label under a figure, from top to bottom, each on the line after the one before it. */
function listUnder(figure: Block, loose: readonly Block[]): Block[] {
  const found: Block[] = [];
  for (let last = figure; ;) {
    const next = loose.find((block) => {
      const pitch = (block.baseline - last.baseline) / last.size;
      const isInLine = Math.min(Math.abs(block.x0 - last.x0), Math.abs(block.x1 - last.x1)) < ALIGNED * last.size;
      return isInLine && pitch > LEAST_PITCH && pitch < MOST_PITCH;
    });
    if (next === undefined) return found;
    found.push(next);
    last = next;
  }
}
