/**
 * Tables whose cells name the series of their figure, because its column may differ from row to row: `1 Month`, then
 * `Benchmark 9.17%` and `SIF 8.69%` under `First` and `Second`.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { linesOf } from './heads.ts';
import { tableOfHeads } from './make-table.ts';
import { groupNeighbours } from './rows.ts';
import { findTitle } from './table-titles.ts';
import type { Row, Table } from './table.ts';

// Two rows alone may be those of anything.
const FEWEST_ROWS = 3;
const FEWEST_NAMES = 2;
const LONGEST_NAME = 40;
// In multiples of the font size: from a name to its figure, from one cell to the next, and from a row to the next.
const NEXT_TO = 0.9;
const PARTED = 1.2;
const PITCH = 4;
const ALIGNED = 0.3;

interface NamedRow extends Row {
  readonly names: readonly Block[];
  /** Figures at its end that no text names, such as the distance of the first from the second. */
  readonly others: readonly Block[];
}

/** The tables, with a column for each name, and the blocks that they are made of with the heads over them. */
export function listNamedCells(
  blocks: readonly Block[],
  barriers: readonly Block[],
): { readonly table: Table; readonly blocks: readonly Block[] }[] {
  const labels = blocks.filter(({ text, isFigure }) => !isFigure && periodOfLabel(text, null) !== undefined);
  if (labels.length < FEWEST_ROWS || !labels.some((label) => isNamed(label, blocks))) return [];
  const rows = linesOf(blocks).flatMap((line) => rowOf(line) ?? []);
  return groupNeighbours(rows, continues).flatMap((group) => {
    const others = blocks.filter((block) => !group.some((row) => blocksOf(row).includes(block)));
    return areParted(group, others) ? [] : (makeTable(group, others, barriers) ?? []);
  });
}

/** A cheap question for most pages: whether the second text behind a period is a name right before a figure. */
function isNamed(label: Block, blocks: readonly Block[]): boolean {
  const [name, figure] = blocks
    .filter((block) => block.x0 >= label.x1 && Math.abs(block.baseline - label.baseline) < ALIGNED * label.size)
    .toSorted((a, b) => a.x0 - b.x0);
  return name !== undefined && figure !== undefined && isNameOf(name, figure);
}

function isNameOf(name: Block, figure: Block): boolean {
  return (
    !name.isFigure &&
    figure.isFigure &&
    name.lines.length === 1 &&
    name.text.length <= LONGEST_NAME &&
    figure.x0 - name.x1 < NEXT_TO * figure.size
  );
}

/** A period, then names each right before its figure, all parted from each other by more than that. */
function rowOf([label, ...cells]: readonly Block[]): NamedRow | undefined {
  if (label === undefined || label.isFigure || periodOfLabel(label.text, null) === undefined) return undefined;
  const names: Block[] = [];
  const figures: Block[] = [];
  let at = 0;
  let last = label;
  for (; at + 1 < cells.length; at += 2) {
    const [name, figure] = [cells[at] as Block, cells[at + 1] as Block];
    if (!isNameOf(name, figure) || name.x0 - last.x1 < PARTED * name.size) break;
    names.push(name);
    figures.push(figure);
    last = figure;
  }
  const others = cells.slice(at);
  const isWhole = others.every(({ isFigure }) => isFigure) && new Set(names.map(({ text }) => text)).size === at / 2;
  return isWhole && names.length >= FEWEST_NAMES ? { label, names, figures, others } : undefined;
}

/** Rows of one table have their periods at one edge, and the same names in whatever order. */
function continues(first: NamedRow, row: NamedRow): boolean {
  const own = new Set(first.names.map(({ text }) => text));
  return (
    Math.abs(first.label.x0 - row.label.x0) < ALIGNED * row.label.size &&
    row.names.length === own.size &&
    row.names.every(({ text }) => own.has(text))
  );
}

function blocksOf({ label, names, figures, others }: NamedRow): Block[] {
  return [label, ...names, ...figures, ...others];
}

/** Whether the rows are too far apart for one table, or other text is between them. */
function areParted(rows: readonly NamedRow[], others: readonly Block[]): boolean {
  const labels = rows.map(({ label }) => label);
  const isFar = labels.slice(1).some((label, at) => label.y0 - (labels[at] as Block).y1 > PITCH * label.size);
  const body = boxAround(rows.flatMap(blocksOf));
  return isFar || others.some(({ x0, x1, y0, y1 }) => x0 < body.x1 && x1 > body.x0 && y0 > body.y0 && y1 < body.y1);
}

function makeTable(
  named: readonly NamedRow[],
  others: readonly Block[],
  barriers: readonly Block[],
): { readonly table: Table; readonly blocks: readonly Block[] } | undefined {
  const heads = named[0]?.names ?? [];
  if (named.length < FEWEST_ROWS) return undefined;
  const rows = named.map(({ label, names, figures }): Row => ({
    label,
    figures: heads.map((head) => figures[names.findIndex(({ text }) => text === head.text)] as Block),
  }));
  const body = boxAround(named.flatMap(blocksOf));
  const over = others.filter(
    ({ x0, x1, y0, y1, size }) => x0 < body.x1 && x1 > body.x0 && y1 < body.y0 + 1 && body.y0 - y0 < PITCH * size,
  );
  const title = findTitle(
    body,
    others.filter((block) => titleKind(block.text) !== undefined),
    rows,
    barriers,
  );
  const table = tableOfHeads(title, body, rows, heads);
  // The heads name places, such as `First`: they label nothing else.
  const places = over.filter((block) => block !== title && !block.isFigure && titleKind(block.text) === undefined);
  return { table, blocks: [...named.flatMap(blocksOf), ...places] };
}
