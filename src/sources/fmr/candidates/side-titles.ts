/**
 * Tables whose titles are in a column left of their rows, between rules across the page.
 * One line at the head of the page may name the columns of all of them.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';
import { listTitles } from '#sources/fmr/regions/titles.ts';
import { linesOf } from './heads.ts';
import { tableUnder } from './make-table.ts';
import { isInColumn, ON_LINE } from './rows.ts';
import { listColumns, placesOf } from './table-columns.ts';
import type { Column, Row, Table } from './table.ts';

interface SideTable {
  readonly table: Table;
  /** The blocks of the page that the table is made of. */
  readonly blocks: readonly Block[];
}

// Kinds of tables that are read by their titles.
const KINDS = new Set<TitleKind>([
  'PERFORMANCE',
  'SERIES',
  'ASSET_ALLOCATION',
  'SECTOR_ALLOCATION',
  'CREDIT_QUALITY',
  'HOLDINGS',
  'EXPENSE_TABLE',
]);
// In multiples of the font size: from the rule over a part to its title, and between edges of one column.
// A line over the rows may name the fund or its part.
const HEADED = 3.2;
// The part that a page ends with may have no rule under it.
const ROW_GAP = 1.6;
const ALIGNED = 0.3;
const LONGEST_HEAD = 24;
// Fewer titles of one column may be labels of rows.
const FEWEST_TITLES = 2;
// `201804`
const MONTH = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])$/;
const UNIT = /^(?:%|PKR|Rs\.?)$/i;

/** The tables with a title of their own at the left. */
export function listSideTables(blocks: readonly Block[], rules: readonly Box[]): SideTable[] {
  const titles = listTitles(blocks);
  const alike = titles.filter(
    (title) =>
      KINDS.has(titleKind(title.text) ?? 'FACTS') &&
      titles.filter((other) => Math.abs(other.x0 - title.x0) < ALIGNED * title.size && other.bold === title.bold)
        .length >= FEWEST_TITLES,
  );
  const heads = alike.length === 0 ? [] : linesOf(blocks.filter(isHead));
  return alike.flatMap((title) => readPart(title, blocks, rules, heads) ?? []);
}

function isHead({ text, isFigure }: Block): boolean {
  return !isFigure && text.length <= LONGEST_HEAD;
}

/** The part of one title: from its line down to the rule that crosses title and rows. */
function readPart(
  title: Block,
  blocks: readonly Block[],
  rules: readonly Box[],
  heads: readonly (readonly Block[])[],
): SideTable | undefined {
  const beside = blocks
    .filter((block) => block.x0 > title.x1 && isOnLine(title, block))
    .toSorted((a, b) => a.x0 - b.x0);
  const [first] = beside;
  if (first === undefined) return undefined;
  const edges = [title, first].map(({ x0, x1 }) => (x0 + x1) / 2);
  const crossing = rules.filter((rule) => edges.every((x) => rule.x0 <= x && rule.x1 >= x)).map((rule) => rule.y0);
  const bottom = Math.min(...crossing.filter((y) => y > title.baseline));
  const isParted = crossing.some((y) => y <= title.y0 + 1 && title.y0 - y < HEADED * title.size);
  if (!isParted) return undefined;
  const own = blocks.filter((block) => block.y0 > title.y0 - title.size && block.y1 < bottom + 1 && block.y0 < bottom);
  const rows = rowsOf(first, own);
  const left = own.filter((block) => Math.abs(block.x0 - title.x0) < ALIGNED * title.size);
  // Other words right of the labels, or a row without a figure, show that the part is a list of facts.
  return rows === undefined ? undefined : makeTable(title, left, rows, heads);
}

function isOnLine(title: Block, { lines }: Block): boolean {
  return (
    lines.length === 1 &&
    Math.abs((lines[0] as Box & { baseline: number }).baseline - title.baseline) < ON_LINE * title.size
  );
}

/** A row for each line that begins at the edge of the first label; undefined if one of them has no figure. */
function rowsOf(first: Block, own: readonly Block[]): Row[] | undefined {
  const aligned = own
    .filter((block) => Math.abs(block.x0 - first.x0) < ALIGNED * first.size)
    .toSorted((a, b) => a.y0 - b.y0);
  const gap = aligned.findIndex(
    (block, at) => at > 0 && block.y0 - (aligned[at - 1] as Block).y1 > ROW_GAP * first.size,
  );
  const labels = gap < 0 ? aligned : aligned.slice(0, gap);
  const rows = labels.map((label): Row => {
    const cells = own.filter(
      (block) => block.x0 > label.x1 && Math.abs(block.baseline - label.baseline) < ON_LINE * label.size,
    );
    return { label, figures: cells.filter((cell) => !UNIT.test(cell.text)).toSorted((a, b) => a.x0 - b.x0) };
  });
  const isTable = rows.every(
    ({ label, figures }) =>
      label.lines.length === 1 &&
      (!label.isFigure || MONTH.test(label.text)) &&
      figures.length > 0 &&
      figures.every((figure) => figure.isFigure),
  );
  return isTable && rows.length > 0 ? rows : undefined;
}

function makeTable(
  title: Block,
  left: readonly Block[],
  rows: readonly Row[],
  heads: readonly (readonly Block[])[],
): SideTable {
  const columns = listColumns(rows);
  const body = boxAround(rows.flatMap((row) => [row.label, ...row.figures]));
  return {
    table: tableUnder(title, {
      ...body,
      rows,
      columns: headColumns(columns, heads, body),
      places: placesOf(columns, rows),
    }),
    blocks: [...left, ...rows.flatMap((row) => [row.label, ...row.figures])],
  };
}

/**
 * The lowest line over the table that has one head over each of its columns.
 * One of the heads names the fund or its benchmark.
 */
function headColumns(columns: readonly Box[], heads: readonly (readonly Block[])[], body: Box): Column[] {
  const found = heads
    .filter((line) => line.every((head) => head.y1 < body.y0))
    .map((line) => columns.map((column) => line.filter((head) => isInColumn(head, column))))
    .findLast((line) => line.every((own) => own.length === 1) && line.flat().some(({ text }) => saysPlainRole(text)));
  return columns.map((column, at) => {
    const own = columns.length === 1 ? [] : (found?.[at] ?? []);
    return { ...column, text: own[0]?.text ?? '', heads: own };
  });
}
