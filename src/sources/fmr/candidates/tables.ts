/** Rows to tables: rows whose labels and figures align under each other, grown upward to their heads and title. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';
import { saysBasis } from '#sources/fmr/meaning/return-basis.ts';
import { labelMeaning, periodOfLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import { findMonths } from '#sources/fmr/printed-date.ts';
import { foldBand } from './bands.ts';
import type { Band, Column, Row, Rows, Table } from './table.ts';
import { cellsOfHalves, headHalves, nameHalves } from './cell-keys.ts';
import { joinGrouped } from './grouped-rows.ts';
import { bindHeads, distance } from './heads.ts';
import { listCellKeys } from './keyed-cells.ts';
import { isPeriodHead } from './period-heads.ts';
import { nameFrom, reachOf, type Reach } from './reach.ts';
import { isBeside, isInColumn } from './rows.ts';
import { fitsValue } from './value-types.ts';

// In multiples of the font size.
const ROW_GAP = 3.4;
const HEAD_GAP = 3.2;
const CLOSE_ROW = 1.3;
const FEWEST_FILLED = 3;
// What parts two items of one line.
const ITEM_GAP = 1.6;
const LANE_REACH = 5;
const INDENTED = 2;
// In points: from a head to the next one on its line.
const HEAD_REACH = 160;
const WIDE_REACH = 260;
// A title this near is the table's own.
const OWN_TITLE = 4.5;

/** `barriers` are headings behind which no title reaches. The name of a fund is not a title, even if it has the words of one: `Sample Asset Allocation Fund`. */
export function listTables(
  { rows, bands }: Rows,
  blocks: readonly Block[],
  barriers: readonly Block[],
  isName: (text: string) => boolean = () => false,
): Table[] {
  const grouped = joinGrouped(groupRows(rows, { blocks, barriers, isName }), blocks);
  const listed = splitByLanes(mergeInterleaved(grouped.groups), blocks);
  const groups = [...listed, ...bands.map((band) => band.rows)];
  // Words under a row of figures are labels of it, and may head the table below.
  const shared = new Set(bands.flatMap((band) => band.rows.map((row) => row.label)));
  const used = new Set(
    groups
      .flatMap((group) => group.flatMap((row) => [row.label, ...row.figures]))
      .filter((block) => !shared.has(block)),
  );
  const plain = blocks.filter((block) => !grouped.heads.has(block));
  const titles = blocks.filter(
    (block) =>
      !used.has(block) &&
      titleKind(block.text) !== undefined &&
      !isHeadWord(block, blocks) &&
      !isPeriodHead(block, blocks) &&
      !isName(block.text),
  );
  const grow = (group: readonly Row[], isBand: boolean): Table =>
    growTable(group, isBand, { blocks: plain, used, titles, barriers, isName });
  const tables = [
    ...listed.map((group) => grow(group, false)),
    ...bands.map((band) => headBand(band, foldBand(grow(band.rows, true)))),
  ];
  const keys = listCellKeys(blocks);
  return passHeads(
    tables.map((table) => nameHalves(inheritTitle(table, tables), keys)),
    blocks,
  );
}

/** From top to bottom: the third part of a table has its heads from the second, which has them from the first. */
function passHeads(tables: readonly Table[], blocks: readonly Block[]): Table[] {
  const passed = [...tables];
  for (const at of [...tables.keys()].toSorted((a, b) => (tables[a] as Table).y0 - (tables[b] as Table).y0))
    passed[at] = inheritHeads(passed[at] as Table, passed, blocks);
  return passed;
}

// Between the parts of one table there is at most a line of words over the rows of the lower part.
const PART_GAP = 5;

/** The lower part of a table whose rows are parted by a heading of their own: `Fiscal years` between months and years. */
function inheritHeads(table: Table, tables: readonly Table[], blocks: readonly Block[]): Table {
  const { columns, rows } = table;
  const size = rows[0]?.label.size ?? 8;
  if (columns.length < 2 || columns.some((column) => column.heads.length > 0)) return table;
  const above = tables
    .filter((other) => other !== table && other.y1 <= table.y0 + 1 && isInColumn(other, table))
    .toSorted((a, b) => b.y1 - a.y1)[0];
  if (
    above === undefined ||
    table.y0 - above.y1 > PART_GAP * size ||
    above.columns.length !== columns.length ||
    (table.title !== null && above.kind !== undefined && above.kind !== table.kind)
  )
    return table;
  const isSame =
    columns.every((column, at) => isInColumn(column, above.columns[at] as Column)) &&
    Math.abs((above.rows[0]?.label.x0 ?? 0) - (rows[0]?.label.x0 ?? 0)) < INDENTED * size;
  const between = blocks.filter(
    (block) => block.y0 > above.y1 - 1 && block.y1 < table.y0 + 1 && block.x0 < table.x1 && block.x1 > table.x0,
  );
  const isParted =
    between.length > 1 ||
    between.some(
      (block) =>
        block.x1 > Math.min(...columns.map((column) => column.x0)) ||
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

// `Sector` among `Name`, `Rating` and `%` on one line is a column's head.
function isHeadWord(block: Block, blocks: readonly Block[]): boolean {
  if (block.lines.length > 2 || block.text.split(' ').length > 2) return false;
  // `Asset allocation (% of total assets)`, the bracket set otherwise: a title.
  if (
    blocks.some(
      (other) =>
        other !== block &&
        /^\([^()%]{0,60}%[^()]{0,60}\)$/.test(other.text) &&
        Math.abs(other.baseline - block.baseline) < 1.5 &&
        other.x0 >= block.x1 - 1 &&
        other.x0 - block.x1 < block.size,
    )
  )
    return false;
  const beside = blocks.filter(
    (other) =>
      other !== block &&
      !other.isFigure &&
      other.text.length < 24 &&
      titleKind(other.text) === undefined &&
      block.lines.some((line) => Math.abs(other.baseline - line.baseline) < 1.5) &&
      other.bold === block.bold &&
      Math.abs(other.size - block.size) < 0.3,
  );
  const isWithin =
    (reach: number) =>
    (other: Block): boolean =>
      other.x0 - block.x1 < reach && block.x0 - other.x1 < reach;
  // Heads on both sides may be as far as the columns of a wide table.
  return (
    beside.some(isWithin(HEAD_REACH)) ||
    (beside.some((other) => other.x1 < block.x0 && isWithin(WIDE_REACH)(other)) &&
      beside.some((other) => other.x0 > block.x1 && isWithin(WIDE_REACH)(other)))
  );
}

function groupRows(rows: readonly Row[], surroundings: Omit<Setting, 'used' | 'titles'>): Row[][] {
  // Items that run along one line do not align with labels above or below them.
  const isLaned = ({ label }: Row): boolean =>
    rows.some(
      (other) =>
        Math.min(Math.abs(other.label.x0 - label.x0), Math.abs(nameFrom(other.label) - nameFrom(label))) < 3.5 &&
        Math.abs(other.label.baseline - label.baseline) > 1 &&
        Math.abs(other.label.baseline - label.baseline) < LANE_REACH * label.size,
    );
  const labelled = new Set(rows.flatMap((row) => [row.label, ...row.figures]));
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups
      .filter((each) => (isNextItem(each.at(-1) as Row, row) ? !isLaned(row) : follows(each, row)))
      .toSorted((a, b) => (b.at(-1) as Row).label.y0 - (a.at(-1) as Row).label.y0)
      .find((each) => !isSeparated(each.at(-1) as Row, row, { ...surroundings, labelled }));
    if (group === undefined) groups.push([row]);
    else group.push(row);
  }
  return groups;
}

// A list in two page columns: if a new table begins in the left one, a new table begins on the same line in the right one.
function splitByLanes(groups: readonly Row[][], blocks: readonly Block[]): Row[][] {
  const owner = new Map(groups.flatMap((group) => group.map((row) => [row, group] as const)));
  const rows = [...owner.keys()];
  const leftOf = (row: Row): Row[] | undefined => {
    const beside = rows
      .filter(
        (other) =>
          Math.abs(other.label.baseline - row.label.baseline) < 0.5 * row.label.size &&
          (other.figures.at(-1)?.x1 ?? 0) <= row.label.x0 + 1,
      )
      .toSorted((a, b) => b.label.x0 - a.label.x0)[0];
    return beside === undefined ? undefined : owner.get(beside);
  };
  const isList = (group: readonly Row[]): boolean => group.every((row) => row.figures.length === 1);
  return groups.flatMap((group) => {
    // A list with a title of its own is not the second half of a list in two page columns.
    if (!isList(group) || hasTitle(group, blocks)) return [[...group]];
    const parts: Row[][] = [];
    let before: Row[] | undefined;
    for (const row of group) {
      const left = leftOf(row);
      const part = parts.at(-1);
      if (
        part === undefined ||
        (left !== undefined &&
          before !== undefined &&
          left !== before &&
          left.length > 1 &&
          before.length > 1 &&
          isList(left) &&
          isList(before))
      )
        parts.push([row]);
      else part.push(row);
      before = left ?? before;
    }
    return parts;
  });
}

function hasTitle([row]: readonly Row[], blocks: readonly Block[]): boolean {
  if (row === undefined) return false;
  const { x0, y0, size } = row.label;
  return blocks.some(
    (block) =>
      titleKind(block.text) !== undefined &&
      Math.abs(block.x0 - x0) < 8 &&
      block.y1 < y0 + 0.4 * size &&
      y0 - block.y1 < HEAD_GAP * size,
  );
}

// Indented rows between those of another table are rows of that table.
function mergeInterleaved(groups: readonly Row[][]): Row[][] {
  const merged: Row[][] = [];
  for (const group of groups.toSorted(
    (a, b) => b.length - a.length || (a[0] as Row).label.x0 - (b[0] as Row).label.x0,
  )) {
    const first = (group[0] as Row).label;
    const host = merged.find((rows) => {
      const [top, bottom] = [rows[0] as Row, rows.at(-1) as Row];
      const isInside =
        first.y0 > top.label.y0 &&
        first.y0 < bottom.label.y1 + 1.6 * first.size &&
        first.x0 > top.label.x0 + 2 &&
        first.x0 - top.label.x0 < 30;
      return (
        isInside &&
        group.every((row) =>
          row.figures.every((figure) => rows.some((other) => other.figures.some((each) => isInColumn(figure, each)))),
        )
      );
    });
    if (host === undefined) merged.push([...group]);
    else host.push(...group);
  }
  return merged
    .map((rows) => rows.toSorted((a, b) => a.label.y0 - b.label.y0))
    .toSorted((a, b) => (a[0] as Row).label.y0 - (b[0] as Row).label.y0);
}

// `AAA 19.3 · AA+ 9.5`: the next item of one line.
function isNextItem(last: Row, row: Row): boolean {
  const [figure, next] = [last.figures.at(-1), row.figures[0]];
  if (figure === undefined || next === undefined || last.figures.length > 1 || row.figures.length > 1) return false;
  const gap = row.label.x0 - figure.x1;
  const isOnLine = Math.abs(row.label.baseline - last.label.baseline) < 0.2 * row.label.size;
  return (
    isOnLine && gap > 0 && gap < ITEM_GAP * row.label.size && last.label.x1 <= figure.x0 && row.label.x1 <= next.x0
  );
}

function follows(group: readonly Row[], row: Row): boolean {
  const last = group.at(-1) as Row;
  const gap = row.label.y0 - last.label.y1;
  if (gap < -1 || gap > ROW_GAP * row.label.size || Math.abs(last.label.size - row.label.size) > 0.8) return false;
  const middle = Math.abs(last.label.x0 + last.label.x1 - row.label.x0 - row.label.x1) / 2;
  // A label whose second line begins under its swatch is aligned by the first one.
  const isLevel = (one: Block, other: Block): boolean =>
    Math.min(Math.abs(one.x0 - other.x0), Math.abs((one.lines[0] ?? one).x0 - (other.lines[0] ?? other).x0)) < 3.5;
  const isAligned =
    group.some((each) => isLevel(each.label, row.label)) ||
    (middle < 2 && row.figures.length > 1) ||
    (Math.abs(last.label.x1 - row.label.x1) < 1.5 && (isRight(row) || Math.abs(last.label.x0 - row.label.x0) < 40));
  if (!isAligned) return false;
  if (last.label.bold !== row.label.bold && !/total/i.test(row.label.text) && !fillsColumns(group, row)) return false;
  const widest = Math.max(...group.map((each) => each.figures.length));
  if (widest === 1 && row.figures.length === 1) return true;
  return row.figures.some((figure) => group.some((each) => each.figures.some((other) => isInColumn(figure, other))));
}

// `Benchmark` under a fund's name in bold: a row set otherwise that has all of its figures in the columns.
function fillsColumns(group: readonly Row[], { label, figures }: Row): boolean {
  const { label: above } = group.at(-1) as Row;
  const others = group.flatMap((each) => [...each.figures]);
  const isClose = label.y0 - above.y1 < CLOSE_ROW * label.size && figures.length >= FEWEST_FILLED;
  return (
    isClose &&
    figures.every((figure) => others.some((other) => isInColumn(figure, other))) &&
    figures.length >= 0.5 * Math.max(...group.map((each) => each.figures.length))
  );
}

/** Its label is right of its figures. */
function isRight({ label, figures }: Row): boolean {
  return (figures[0]?.x1 ?? Infinity) < label.x0 + 1;
}

// Words between two rows begin another table, unless they are a row with an empty cell.
function isSeparated(
  last: Row,
  row: Row,
  { blocks, barriers, isName, labelled }: Omit<Setting, 'used' | 'titles'> & { readonly labelled: ReadonlySet<Block> },
): boolean {
  const cells = [last.label, row.label, ...last.figures, ...row.figures];
  const [x0, x1] = [
    isRight(row) ? Math.min(...cells.map((cell) => cell.x0)) : row.label.x0,
    Math.max(...cells.map((cell) => cell.x1)),
  ];
  const isBetween = (block: Block): boolean => {
    const middle = (block.y0 + block.y1) / 2;
    return middle >= last.label.y1 - 1 && middle <= row.label.y0 + 1 && block.x0 <= x1 && block.x1 >= x0;
  };
  if (barriers.some(isBetween)) return true;
  return blocks.some((block) => {
    if (labelled.has(block) || block.isFigure || !isBetween(block)) return false;
    const isEmptyRow =
      (Math.abs(block.x0 - row.label.x0) < 3 || (isRight(row) && Math.abs(block.x1 - row.label.x1) < 3)) &&
      block.bold === row.label.bold &&
      Math.abs(block.size - row.label.size) < 0.5 &&
      block.color === row.label.color &&
      titleKind(block.text) === undefined &&
      !isName(block.text);
    return !isEmptyRow;
  });
}

interface Setting {
  readonly blocks: readonly Block[];
  readonly used: ReadonlySet<Block>;
  readonly titles: readonly Block[];
  readonly barriers: readonly Block[];
  readonly isName: (text: string) => boolean;
}

function growTable(rows: readonly Row[], isBand: boolean, { blocks, used, titles, barriers, isName }: Setting): Table {
  const body = boxAround(rows.flatMap((row) => [row.label, ...row.figures]));
  const unknown = findUnknownTitle(body, rows, blocks, used, isName);
  // The lower of the two: a title over words left of the labels may end before the labels begin.
  const found = lower(
    findTitle(body, titles, rows, barriers),
    titleOfReach(reachOf(body, rows, blocks), titles, rows, barriers),
  );
  const title =
    unknown !== undefined && (found === null || found.y1 < unknown.y0)
      ? null
      : lower(found, titleOfChart(body, rows, titles, found));
  const columns = isBand ? columnsInOrder(rows) : listColumns(rows);
  const own = new Set(rows.flatMap((row) => [row.label, ...row.figures]));
  const size = rows[0]?.label.size ?? 8;
  let top = body.y0;
  const captions: Block[] = [];
  // Heads end where the rows of another table do.
  const limit = Math.max(
    0,
    ...[...used]
      .filter((block) => !own.has(block) && block.y1 < body.y0 + 2 && block.x0 < body.x1 && block.x1 > body.x0)
      .map((block) => block.y1),
    ...barriers
      .filter((block) => block.y1 < body.y0 + 2 && block.x0 < body.x1 && block.x1 > body.x0)
      .map((block) => block.y1),
  );
  // A title next to the table's own and past its figures heads the table next to it.
  const isNextTitle = (block: Block): boolean =>
    title !== null &&
    block.x0 > body.x1 &&
    Math.abs(block.baseline - title.baseline) < 1 &&
    block.bold === title.bold &&
    block.color === title.color;
  const isOther = (block: Block): boolean =>
    block !== title &&
    titles.includes(block) &&
    (!HEAD_KINDS.has(titleKind(block.text) ?? 'FACTS') || isNextTitle(block));
  const over = blocks
    .filter(
      (block) =>
        block !== title &&
        !isOther(block) &&
        block.y0 > limit - 2 &&
        !used.has(block) &&
        !block.isFigure &&
        block.y1 < body.y0 + 0.4 * size &&
        block.x1 > body.x0 - 8 &&
        block.x0 < body.x1 + 14 &&
        block.lines.length <= 3 &&
        block.text.length < 80,
    )
    .toSorted((a, b) => b.y1 - a.y1);
  for (const block of over) {
    if (title !== null && block.y1 <= title.y0 + 2) break;
    if (top - block.y1 > HEAD_GAP * size || statesFact(block, blocks, body)) break;
    if (
      titleKind(block.text) !== undefined &&
      titles.includes(block) &&
      block.x1 < Math.min(...columns.map((column) => column.x0)) &&
      block !== title
    )
      break;
    captions.push(block);
    top = Math.min(top, block.y0);
  }
  const { heads, corner } = headColumns(columns, captions, rows);
  return {
    ...body,
    rows,
    columns: heads,
    places: placesOf(columns, rows),
    corner,
    title,
    kind: title === null ? undefined : titleKind(title.text),
    captions,
    unknownTitle: title === null ? (unknown?.text ?? null) : null,
  };
}

// `Net Assets: Rs. 35.39 million` above a table is a separate fact, not a column head.
function statesFact(block: Block, blocks: readonly Block[], body: Box): boolean {
  const beside = (other: Block): boolean => other !== block && isBeside(other, block);
  const label =
    blocks.filter((other) => beside(other) && other.x1 <= block.x0 + 1).toSorted((a, b) => b.x1 - a.x1)[0] ?? block;
  const meaning = labelMeaning(label.text, null);
  if (meaning?.kind !== 'fact') return false;
  const value = blocks
    .filter((other) => other !== label && isBeside(other, label) && other.x0 >= label.x1 - 1)
    .toSorted((a, b) => a.x0 - b.x0)[0];
  // A label or value outside the table's width belongs to another part of the page.
  if (value === undefined || Math.abs(label.x0 - body.x0) > 8 || value.x1 > body.x1 + 14) return false;
  return (
    /\d/.test(value.text) &&
    value.text.length < 60 &&
    fitsValue(meaning, value.text) &&
    findMonths(value.text).length === 0
  );
}

// Titles whose words may also head a column.
const HEAD_KINDS = new Set<TitleKind>(['PERFORMANCE', 'SERIES', 'FACTS', 'STATISTICS', 'HISTORY']);

// A separate line above the labels, in a different style, that is neither a known title nor a column head.
function findUnknownTitle(
  body: Box,
  rows: readonly Row[],
  blocks: readonly Block[],
  used: ReadonlySet<Block>,
  isName: (text: string) => boolean,
): Block | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const { size, bold, color } = first.label;
  const over = blocks
    .filter(
      (block) =>
        !used.has(block) &&
        !block.isFigure &&
        block.y1 < body.y0 + 0.4 * size &&
        body.y0 - block.y1 < HEAD_GAP * size &&
        (Math.abs(block.x0 - body.x0) < 8 || isFactAsTitle(block, body)) &&
        block.lines.length <= 2 &&
        block.text.length < 70,
    )
    .toSorted((a, b) => b.y1 - a.y1);
  return over.find((block) => {
    const isAlone = !blocks.some(
      (other) =>
        other !== block &&
        Math.abs(other.baseline - block.baseline) < 2 &&
        (other.x0 > block.x1 || isFactAsTitle(block, body)) &&
        other.x0 < body.x1 + 4 &&
        other.x1 > body.x0 - 4,
    );
    const isSetOtherwise =
      (block.bold && !bold) || block.size > size + 0.6 || (block.color !== color && block.bold) || isName(block.text);
    return (
      isAlone &&
      isSetOtherwise &&
      /[A-Za-z]{3}/.test(block.text) &&
      titleKind(block.text) === undefined &&
      !/[.;:(]$/.test(block.text)
    );
  });
}

// `Expense Ratio (%)` in the middle over a table: the label of a fact, but with no value.
function isFactAsTitle(block: Block, body: Box): boolean {
  return Math.abs(block.x0 + block.x1 - body.x0 - body.x1) < 6 && labelMeaning(block.text, null)?.kind === 'fact';
}

// A title over the columns of words at the left is nearer than one over the figures alone.
function lower(one: Block | null, other: Block | null): Block | null {
  return one === null || (other !== null && other.y0 > one.y1) ? other : one;
}

function titleOfReach(
  { box, ranks }: Reach,
  titles: readonly Block[],
  rows: readonly Row[],
  barriers: readonly Block[],
): Block | null {
  return findTitle(box, titles, rows, barriers, ranks.length > 1 ? [ranks] : []);
}

/** The lowest title over a table that shares its width; `columns` are those in whose middle it may be. */
function findTitle(
  body: Box,
  titles: readonly Block[],
  rows: readonly Row[],
  barriers: readonly Block[],
  columns: readonly (readonly Box[])[] = rows.every(isRight) ? [rows.map((row) => row.label)] : [],
): Block | null {
  const size = rows[0]?.label.size ?? 8;
  const over = titles.filter(
    (title) =>
      title.y1 < body.y0 + 0.4 * size &&
      title.x0 < body.x1 &&
      title.x1 > body.x0 - 8 &&
      (title.x0 < body.x0 + Math.max(30, 0.5 * (body.x1 - body.x0)) ||
        columns.some((cells) => isOverColumn(title, boxAround(cells)))),
  );
  const title = over.toSorted((a, b) => b.y1 - a.y1 || a.x0 - b.x0)[0];
  if (
    title === undefined ||
    barriers.some(
      (barrier) =>
        barrier.y0 > title.y0 + 1 && barrier.y1 < body.y0 + 2 && barrier.x0 < body.x1 && barrier.x1 > body.x0,
    )
  )
    return null;
  return title;
}

// In multiples of the font size: a chart and its title together are at most this high.
const CHART_HEIGHT = 26;
const CHART_KINDS = new Set<TitleKind>(['ASSET_ALLOCATION', 'SECTOR_ALLOCATION', 'CREDIT_QUALITY']);

/** The title of the chart that shares right of it are of: the lowest one over them in the nearest column of titles that begins left of them. */
function titleOfChart(body: Box, rows: readonly Row[], titles: readonly Block[], own: Block | null): Block | null {
  const size = rows[0]?.label.size ?? 8;
  const areShares = rows.every(
    ({ label, figures }) =>
      figures.length === 1 && /\d\s?%$/.test(figures[0]?.text ?? '') && labelMeaning(label.text, null) === undefined,
  );
  if (!areShares || (own !== null && body.y0 - own.y1 < OWN_TITLE * size)) return null;
  const left = titles.filter((title) => title.x0 < body.x0 && title.y1 < body.y0 + 0.4 * size);
  const edge = Math.max(...left.map((title) => title.x0));
  const [title] = left.filter((each) => edge - each.x0 < 8).toSorted((a, b) => b.y1 - a.y1);
  const kind = title === undefined ? undefined : titleKind(title.text);
  return title !== undefined && kind !== undefined && CHART_KINDS.has(kind) && body.y0 - title.y1 < CHART_HEIGHT * size
    ? title
    : null;
}

// Over labels or ranks right of the figures: at their right edge, or in their middle.
function isOverColumn(title: Box, cells: Box): boolean {
  return Math.abs(title.x1 - cells.x1) < 8 || Math.abs(title.x0 + title.x1 - cells.x0 - cells.x1) < 4;
}

// The figures of a band are spaced like its words, so only their order identifies the columns.
function columnsInOrder(rows: readonly Row[]): Box[] {
  const widest = Math.max(...rows.map((row) => row.figures.length));
  return Array.from({ length: widest }, (_, at) => boxAround(rows.flatMap((row) => row.figures[at] ?? [])));
}

function headBand({ heads }: Band, table: Table): Table {
  if (heads.length !== table.columns.length) return table;
  const columns = table.columns.map((column, at) => ({
    ...column,
    text: heads[at]?.text ?? '',
    heads: heads.slice(at, at + 1),
  }));
  return { ...table, columns };
}

/** If most rows have as many figures as the widest, their figures are in column order, unless one of them does not overlap the others of its column. */
function columnsOfWhole(rows: readonly Row[], count: number): Box[] | undefined {
  const whole = rows.filter((row) => row.figures.length === count);
  if (whole.length <= 0.5 * rows.length) return undefined;
  const isConnected = Array.from({ length: count }, (_, at) =>
    whole.map((row) => row.figures[at] as Block).toSorted((a, b) => a.x0 - b.x0),
  ).every((figures) => {
    let right = figures[0]?.x1 ?? 0;
    return figures.every((figure) => {
      const isNext = figure.x0 < right + 1;
      right = Math.max(right, figure.x1);
      return isNext;
    });
  });
  return isConnected ? columnsInOrder(whole) : undefined;
}

function listColumns(rows: readonly Row[]): Box[] {
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

/** Heads over the labels are the corner; wide ones over several columns are heads of each. */
function headColumns(
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
      ? block.x0 < labelsTo && block.x1 < figuresFrom - 1 && Math.abs(block.x0 - labelsFrom) < 8
      : block.x0 > figuresTo + 1 && block.x1 > labelsFrom;
  const corner = captions
    .filter(isCorner)
    .map((block) => block.text)
    .reverse()
    .join(' ');
  const over = captions.filter((block) => !isCorner(block));
  const cells = cellsOfHalves(rows, columns, over);
  const bound = cells === undefined ? bindHeads(columns, over) : headHalves(bindHeads(cells, over));
  const count = (cells ?? columns).length;
  const heads = columns.map((column, index) => {
    // A block above all columns is not the head of any of them.
    const own = (bound[index] ?? []).filter((head) => count === 1 || !bound.every((each) => each.includes(head)));
    // `Simple annualised` over the periods of a few columns says how they are reckoned, not what they are of.
    const named = own.filter(
      (head, at) =>
        at === own.length - 1 ||
        !saysBasis(head.text) ||
        periodOfLabel(head.text, null) !== undefined ||
        saysPlainRole(head.text),
    );
    return { ...column, heads: own, text: named.map((head) => head.text).join(' ') };
  });
  return { heads, corner };
}

// A row with a figure in each column has them in order.
function placesOf(columns: readonly Box[], rows: readonly Row[]): Map<Block, number> {
  return new Map(
    rows.flatMap(({ figures }) =>
      figures.map(
        (figure, order) => [figure, figures.length === columns.length ? order : columnAt(columns, figure)] as const,
      ),
    ),
  );
}

// In a list printed in two page columns, the second takes its title from above the first.
function inheritTitle(table: Table, tables: readonly Table[]): Table {
  const left = tables
    .filter((other) => other !== table && other.x1 <= table.x0 + 2 && sharesLines(other, table))
    .toSorted((a, b) => b.x1 - a.x1)[0];
  if (left === undefined || left.title === null || left.title === table.title) return table;
  const isOwn =
    table.title !== null &&
    (table.title.y0 >= left.title.y0 - 2 || table.y0 - table.title.y1 < OWN_TITLE * (table.rows[0]?.label.size ?? 8));
  if (isOwn) return table;
  return { ...table, title: left.title, kind: left.kind };
}

function sharesLines(left: Table, right: Table): boolean {
  const shared = right.rows.filter((row) =>
    left.rows.some(
      (other) =>
        Math.abs(other.label.baseline - row.label.baseline) < 0.5 * row.label.size ||
        other.figures.some((figure) => row.figures.some((each) => Math.abs(each.baseline - figure.baseline) < 1)),
    ),
  ).length;
  return shared >= 0.6 * right.rows.length;
}
