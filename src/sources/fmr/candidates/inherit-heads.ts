/** Heads and titles that a table has from the part over it or from the list left of it. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { monthOf } from '#sources/fmr/meaning/read-returns.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { isUnitRule } from './heads.ts';
import { isAlike } from './label-pair.ts';
import type { Column, Table } from './table.ts';
import { isInColumn } from './rows.ts';
import { withHeads } from './table-columns.ts';
import { OWN_TITLE } from './table-titles.ts';

// In multiples of the font size: how far the labels of two parts of a table may be apart.
const INDENTED = 2;

/**
 * From top to bottom: the third part of a table has its heads from the second, which has them from the first.
 * `barriers` are names of parts, which may be between heads and the rows of the first part.
 */
export function passHeads(tables: readonly Table[], blocks: readonly Block[], barriers: readonly Block[]): Table[] {
  const passed = [...tables];
  for (const at of [...tables.keys()].toSorted((a, b) => (tables[a] as Table).y0 - (tables[b] as Table).y0))
    passed[at] = inheritHeads(passed[at] as Table, passed, { blocks, barriers });
  return passed;
}

interface Around {
  readonly blocks: readonly Block[];
  readonly barriers: readonly Block[];
}

// Between the parts of one table there is at most a line of words over the rows of the lower part.
const PART_GAP = 5;

/**
 * The lower part of a table whose rows are parted by a heading of their own: `Fiscal years` between months and years.
 */
function inheritHeads(table: Table, tables: readonly Table[], { blocks, barriers }: Around): Table {
  const { columns, rows } = table;
  const size = rows[0]?.label.size ?? 8;
  const dated =
    inheritMonths(table, tables, blocks) ??
    monthsOfAxis(table, tables) ??
    monthOfPart(table, tables) ??
    headsOverTitle(table, { blocks, barriers });
  if (dated !== undefined) return dated;
  if (columns.length < 2 || columns.some((column) => column.heads.length > 0)) return table;
  const above = tables
    .filter((other) => other !== table && other.y1 <= table.y0 + 1 && isInColumn(other, table))
    .toSorted((a, b) => b.y1 - a.y1)[0];
  if (
    above === undefined ||
    table.y0 - above.y1 > PART_GAP * size ||
    above.columns.length !== columns.length ||
    (table.title !== null && above.kind !== undefined && above.kind !== table.kind && !areYearsUnder(above, table))
  )
    return table;
  const isSame =
    columns.every((column, at) => isInColumn(column, above.columns[at] as Column)) &&
    Math.abs((above.rows[0]?.label.x0 ?? 0) - (rows[0]?.label.x0 ?? 0)) < INDENTED * size;
  const between = blocks.filter(
    (block) =>
      block.y0 > above.y1 - 1 &&
      block.y1 < table.y0 + 1 &&
      block.x0 < table.x1 &&
      block.x1 > table.x0 &&
      !isUnitRule(block),
  );
  // Words that head the rows of the part begin where the labels do.
  const isAtLabels = (block: Block): boolean => block.x0 < (rows[0]?.label.x0 ?? 0) + 0.5 * size;
  const isParted =
    between.length > 1 ||
    between.some(
      (block) =>
        (block.x1 > Math.min(...columns.map((column) => column.x0)) && !isAtLabels(block)) ||
        (block !== table.title && titleKind(block.text) !== undefined),
    );
  if (!isSame || isParted) return table;
  return {
    ...table,
    corner: above.corner,
    title: table.title ?? above.title,
    kind: table.kind ?? above.kind,
    columns: columns.map((column, at) => ({
      ...column,
      text: above.columns[at]?.text ?? '',
      heads: above.columns[at]?.heads ?? [],
    })),
  };
}

// In points.
const ONE_COLUMN = 1;

/** `Financial years` under the periods of a table of returns, each figure under one of them: it has their heads. */
function areYearsUnder(above: Table, { kind, columns }: Table): boolean {
  return (
    above.kind === 'PERFORMANCE' &&
    kind === 'HISTORY' &&
    columns.every(({ x1 }, at) => Math.abs(x1 - (above.columns[at]?.x1 ?? 0)) < ONE_COLUMN)
  );
}

// In multiples of the font size: from a line of heads down to the title of the first rows.
const HEADS_GAP = 2;

/**
 * `Fund | Benchmark` over `Periods to 30 April`, the title of the first rows under them, or over the name of the first
 * part: `Month | 3 months` over `Equity Sub-Fund`.
 */
function headsOverTitle(table: Table, { blocks, barriers }: Around): Table | undefined {
  const { columns, rows, unknownTitle } = table;
  if (columns.length < 2 || columns.some(({ heads }) => heads.length > 0)) return undefined;
  const isOver = ({ y1, size }: Block): boolean => y1 < table.y0 + 1 && table.y0 - y1 < size;
  const left = rows[0]?.label.x1 ?? 0;
  const title =
    barriers.find((block) => isOver(block) && block.x0 < left && block.x1 < (columns[0]?.x0 ?? 0)) ??
    (unknownTitle === null ? table.title : blocks.find((block) => block.text === unknownTitle && isOver(block)));
  if (title === undefined || title === null || !isOver(title)) return undefined;
  const over = blocks.filter(
    (block) =>
      !block.isFigure &&
      block.x0 > left &&
      block.x0 < table.x1 &&
      block.y1 < title.y0 + 1 &&
      title.y0 - block.y1 < HEADS_GAP * title.size,
  );
  const heads = columns.map((column) => over.filter((block) => isInColumn(column, block)));
  const isClear = over.length === columns.length && heads.every(({ length }) => length === 1);
  return isClear ? withHeads(table, heads.flat()) : undefined;
}

/**
 * Months over a table whose parts have titles or units of their own: `Jan-09 | Feb-09 | Mar-09` over `Size and price`
 * and `Ratios`. Each column has the month over it, and no words over figures come between but units.
 */
function inheritMonths(table: Table, tables: readonly Table[], blocks: readonly Block[]): Table | undefined {
  const { columns, rows, title } = table;
  const size = rows[0]?.label.size ?? 8;
  const left = rows[0]?.label.x0 ?? 0;
  if (columns.length < 2 || columns.some(({ heads }) => heads.some(({ text }) => !UNIT.test(text)))) return undefined;
  const above = tables
    .filter((other) => other !== table && other.y1 <= table.y0 + 1 && isInColumn(other, table))
    .toSorted((a, b) => b.y1 - a.y1)[0];
  const isPart =
    above !== undefined &&
    table.y0 - above.y1 < PART_GAP * size &&
    Math.abs((above.rows[0]?.label.x0 ?? 0) - left) < INDENTED * size;
  const months = isPart
    ? above.columns.flatMap((column) => monthsOf(column.heads).map((head) => ({ head, column })))
    : title === null || table.y0 - title.y1 > PART_GAP * size
      ? []
      : Math.abs(title.x0 - left) > INDENTED * size
        ? []
        : monthsOver(title, columns, blocks).map((head) => ({ head, column: head }));
  const own = columns.map((column) => months.filter((month) => isInColumn(column, month.column)));
  const found = new Set(own.flatMap((those) => (those.length === 1 ? those.map(({ head }) => head) : [])));
  if (found.size < 2 || found.size < months.length || own.some((those) => those.length > 1)) return undefined;
  const from = isPart ? above.y1 : Math.max(...months.map(({ head }) => head.y1));
  const first = Math.min(...columns.map((column) => column.x0));
  const isBetween = (block: Block): boolean =>
    block !== title &&
    block.y0 > from - 1 &&
    block.y1 < table.y0 + 1 &&
    block.x0 < table.x1 &&
    block.x1 > first &&
    !UNIT.test(block.text);
  if (blocks.some(isBetween)) return undefined;
  return {
    ...table,
    columns: columns.map((column, at) => {
      const head = own[at]?.[0]?.head;
      return head === undefined ? column : { ...column, text: head.text, heads: [head, ...column.heads] };
    }),
  };
}

// Fewer columns align by chance.
const FEWEST_OF_AXIS = 6;

/** One line of months at the top of a page, and each table below has its figures under them. */
function monthsOfAxis({ columns, ...table }: Table, tables: readonly Table[]): Table | undefined {
  if (columns.length < FEWEST_OF_AXIS || columns.some(({ heads }) => heads.length > 0)) return undefined;
  const isUnder = (other: Table): boolean =>
    other.y1 <= table.y0 + 1 &&
    other.columns.length === columns.length &&
    other.columns.every(({ heads }) => monthsOf(heads).length === 1) &&
    columns.every((column, at) => isInColumn(column, other.columns[at] as Column));
  const [axis, second] = tables.filter(isUnder);
  if (axis === undefined || second !== undefined) return undefined;
  return {
    ...table,
    columns: columns.map((column, at) => {
      const heads = monthsOf(axis.columns[at]?.heads ?? []);
      return { ...column, text: heads[0]?.text ?? '', heads };
    }),
  };
}

/** The lower part of a list under a title and a month, whose rows do not align with those of the upper part. */
function monthOfPart(table: Table, tables: readonly Table[]): Table | undefined {
  const [column, second] = table.columns;
  if (table.title === null || column === undefined || second !== undefined || column.heads.length > 0) return undefined;
  const [above] = tables
    .filter(
      (other) =>
        other.title === table.title &&
        other.y1 <= table.y0 + 1 &&
        other.columns.length === 1 &&
        isInColumn(column, other.columns[0] as Column),
    )
    .toSorted((a, b) => b.y1 - a.y1);
  const heads = monthsOf(above?.columns[0]?.heads ?? []);
  return heads.length === 0 ? undefined : { ...table, columns: [{ ...column, text: heads[0]?.text ?? '', heads }] };
}

// `(Rupees in '000)`, `----- (Number) -----`
const UNIT = /^[-–—_.\s]{0,40}\([^()]{1,40}\)[-–—_.\s]{0,40}$/;

function monthsOf(heads: readonly Block[]): Block[] {
  const months = heads.filter(({ text }) => monthOf(text) !== undefined);
  return months.length === 1 && heads.every((head) => months.includes(head) || UNIT.test(head.text)) ? months : [];
}

// The line of months close over a title that begins where the labels do.
function monthsOver(title: Block, columns: readonly Box[], blocks: readonly Block[]): Block[] {
  return blocks.filter(
    (block) =>
      block.y1 < title.y0 + 1 &&
      title.y0 - block.y1 < 2 * block.size &&
      monthOf(block.text) !== undefined &&
      columns.some((column) => isInColumn(column, block)),
  );
}

/** In a list printed in two page columns, the second takes its title from above the first. */
export function inheritTitle(table: Table, tables: readonly Table[]): Table {
  const left = tables
    .filter(
      (other) =>
        other !== table && other.x1 <= table.x0 + 2 && (sharesLines(other, table) || haveSameHeads(other, table)),
    )
    .toSorted((a, b) => b.x1 - a.x1)[0];
  if (left === undefined) return table;
  // Three lists side by side: the title is over the first.
  const { title, kind } = left.title === null ? inheritTitle(left, tables) : left;
  if (title === null || title === table.title) return table;
  const isOwn =
    table.title !== null &&
    (table.title.y0 >= title.y0 - 2 || table.y0 - table.title.y1 < OWN_TITLE * (table.rows[0]?.label.size ?? 8));
  // A single row next to a longer list is level with it by chance: the columns of one list are alike in length.
  const isByChance =
    table.rows.length === 1 && left.rows.length > 2 && table.title !== null && table.title.x0 > left.x1;
  if (isOwn || isByChance || hasWordsLevelWith(title, table)) return table;
  return { ...table, title, kind };
}

// In points.
const SAME_LINE = 1;
const ONE_EDGE = 8;

/** Words over its labels on the line of the other title are a title of its own, be they known as one or not. */
function hasWordsLevelWith(title: Block, { captions, columns, rows }: Table): boolean {
  const heads = new Set(columns.flatMap((column) => column.heads));
  return captions.some(
    (caption) =>
      !heads.has(caption) &&
      Math.abs(caption.baseline - title.baseline) < SAME_LINE &&
      Math.abs(caption.x0 - (rows[0]?.label.x0 ?? caption.x0)) < ONE_EDGE &&
      isAlike(caption, title),
  );
}

function sharesLines(left: Table, right: Table): boolean {
  const shared = right.rows.filter((row) =>
    left.rows.some(
      (other) =>
        Math.abs(other.label.baseline - row.label.baseline) < 0.5 * row.label.size ||
        other.figures.some((figure) => row.figures.some((each) => Math.abs(each.baseline - figure.baseline) < 1)),
    ),
  ).length;
  return (
    shared >= 0.6 * (areHeadsLevel(left, right) ? Math.min(left.rows.length, right.rows.length) : right.rows.length)
  );
}

// In multiples of the font size: what is over the labels of one list may have a line more.
const BEGIN_LEVEL = 2;

/**
 * `April | March` over each of two lists that begin at about one height; one figure a row, under heads on one line:
 * `Sector | Share` over each.
 */
function haveSameHeads(left: Table, right: Table): boolean {
  const size = right.rows[0]?.label.size ?? 8;
  const heads = ({ columns }: Table): string => columns.map(({ text }) => text).join('|');
  return (
    (right.columns.length > 1 || (right.corner !== '' && left.corner === right.corner && areHeadsLevel(left, right))) &&
    right.columns.every(({ text }) => text.trim() !== '') &&
    heads(left) === heads(right) &&
    Math.abs(left.y0 - right.y0) < BEGIN_LEVEL * size
  );
}

/** Heads on one line: the lists under them begin together, and one may be longer. */
function areHeadsLevel(left: Table, right: Table): boolean {
  const lineOf = ({ columns }: Table): number | undefined => columns.at(-1)?.heads.at(-1)?.baseline;
  const [one, other] = [lineOf(left), lineOf(right)];
  return one !== undefined && other !== undefined && Math.abs(one - other) < 1;
}
