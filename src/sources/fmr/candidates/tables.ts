/** Rows to tables: rows whose labels and figures align under each other, grown upward to their heads and title. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { headsLabels } from './head-of-labels.ts';
import { areCentred, isHeadWord, shareLine } from './head-words.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { bandOver, type TitleBand } from './title-bands.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { findMonths } from '#sources/fmr/printed-date.ts';
import { foldBand } from './bands.ts';
import { joinAroundInsets } from './around-insets.ts';
import { joinMonths } from './charts-of-months.ts';
import type { Row, Rows, Table } from './table.ts';
import { continueCarried } from './carried-sums.ts';
import { listMonthKeys, nameHalves } from './cell-keys.ts';
import { nameGraded } from './graded-names.ts';
import { joinGrouped } from './grouped-rows.ts';
import { listCellKeys } from './keyed-cells.ts';
import { isPeriodHead } from './period-heads.ts';
import { reachOf } from './reach.ts';
import { isBeside } from './rows.ts';
import { fitsValue } from './value-types.ts';
import {
  HEAD_GAP,
  findUnknownTitle,
  isSuperseded,
  lower,
  titleBesideHeads,
  titleOfReach,
  findTitle,
  titleOfChart,
  isRight,
} from './table-titles.ts';
import { groupRows, splitByLanes, mergeInterleaved } from './group-rows.ts';
import { columnsInOrder, listColumns, headColumns, placesOf, withHeads } from './table-columns.ts';
import { passHeads, inheritTitle } from './inherit-heads.ts';
import { joinRowsOverHeads } from './rows-over-heads.ts';
import { joinUnderNames } from './rows-under-names.ts';
import { listGroupSums } from './summed-groups.ts';
import { withPrintedLabels } from './spanned-names.ts';
import { headByYears } from './year-heads.ts';
import { nameYears, yearOver } from './year-rows.ts';

/**
 * `barriers` are headings behind which no title reaches. The name of a fund is not a title, even if it has the words of
 * one: `Sample Asset Allocation Fund`.
 */
export function listTables(
  { rows: all, bands }: Rows,
  printed: readonly Block[],
  barriers: readonly Block[],
  isName: (text: string) => boolean = () => false,
  titleBands: readonly TitleBand[] = [],
): Table[] {
  const sums = listGroupSums(all, printed);
  const rows = sums.size === 0 ? all : all.filter(({ label }) => !sums.has(label));
  const blocks = sums.size === 0 ? printed : printed.filter((block) => !sums.has(block));
  const grouped = joinGrouped(joinUnderNames(groupRows(rows, { blocks, barriers, isName })), blocks);
  const listed = joinAroundInsets(splitByLanes(mergeInterleaved(grouped.groups), blocks), blocks);
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
      !headsLabels(block, blocks) &&
      !isPeriodHead(block, blocks) &&
      !isName(block.text),
  );
  const grow = (group: readonly Row[], isBand: boolean): Table =>
    growTable(group, isBand, { blocks: plain, used, titles, barriers, isName, titleBands });
  const tables = [
    ...listed.map((group) => {
      const graded = nameGraded(group, blocks);
      return graded === undefined ? grow(group, false) : asHoldings(grow(graded, false));
    }),
    ...bands.map((band) => withHeads(foldBand(grow(band.rows, true)), band.heads)),
  ];
  const keys = [...listCellKeys(blocks), ...listMonthKeys(blocks)];
  const whole = joinRowsOverHeads(joinMonths(tables, blocks)).map((table) => {
    const titled = continueCarried(inheritTitle(table, tables), tables);
    const named = nameYears(nameHalves(titled, keys), blocks);
    return withPrintedLabels(headByYears(named, blocks));
  });
  return passHeads(whole, blocks, barriers);
}

// Names with ratings and shares are holdings, whatever their title calls them.
function asHoldings(table: Table): Table {
  return { ...table, kind: 'HOLDINGS' };
}

interface Setting {
  readonly blocks: readonly Block[];
  readonly used: ReadonlySet<Block>;
  readonly titles: readonly Block[];
  readonly barriers: readonly Block[];
  readonly isName: (text: string) => boolean;
  readonly titleBands: readonly TitleBand[];
}

function growTable(rows: readonly Row[], isBand: boolean, setting: Setting): Table {
  const { blocks, used, barriers, isName, titleBands } = setting;
  const body = boxAround(rows.flatMap((row) => [row.label, ...row.figures]));
  const band = bandOver(body, titleBands);
  // What is over the band is of other tables.
  const titles = setting.titles.filter(({ y1 }) => band === undefined || y1 > band.y0);
  const reach = reachOf(body, rows, blocks);
  const unknown = findUnknownTitle(body, reach.box, rows, blocks, used, isName);
  // The lower of the two: a title over words left of the labels may end before the labels begin.
  const over = lower(findTitle(body, titles, rows, barriers), titleOfReach(reach, titles, rows, barriers));
  const found = lower(titleBesideHeads(body, rows, titles, blocks), over);
  const isParted =
    (unknown !== undefined && (found === null || found.y1 < unknown.y0)) ||
    (found !== null && isSuperseded(found, body, rows, blocks, used));
  const nearest = isParted ? null : lower(found, titleOfChart(body, rows, titles, found));
  const isUnderBand = nearest === null && unknown === undefined && band !== undefined;
  const title = isUnderBand && titleKind(band.title.text) !== undefined ? band.title : nearest;
  const columns = isBand ? columnsInOrder(rows) : listColumns(rows);
  const own = new Set(rows.flatMap((row) => [row.label, ...row.figures]));
  const size = rows[0]?.label.size ?? 8;
  // Of a legend over the table: `T-Bills` labels one of its rows and heads none of its columns.
  const labels = new Set(rows.map(({ label }) => label.text));
  const captions = listCaptions(
    { body, top: yearOver(rows, blocks)?.y0 ?? body.y0, title, columns, own, size },
    { blocks, used, titles, barriers, titleBands },
  ).filter(({ text }) => !labels.has(text));
  const { heads, corner } = headColumns(
    columns,
    captions.filter((caption) => !isGroupRow(caption, rows, blocks)),
    rows,
  );
  return {
    ...body,
    rows,
    columns: heads,
    places: placesOf(columns, rows),
    corner,
    title,
    kind: title === null ? undefined : titleKind(title.text),
    captions,
    unknownTitle: title === null ? ((isUnderBand ? band.title : unknown)?.text ?? null) : null,
  };
}

// In multiples of the font size.
const GROUP_GAP = 1.5;

/** `Compound annual growth rate` right over the rows of one part of a table, alone on its line: no column's head. */
function isGroupRow(caption: Block, [first]: readonly Row[], blocks: readonly Block[]): boolean {
  const [, second] = first?.figures ?? [];
  if (first === undefined || second === undefined || caption.x1 > second.x0 || isRight(first)) return false;
  if (caption.x0 > first.label.x0 + 0.5 * caption.size) return false;
  return (
    first.label.y0 - caption.y1 < GROUP_GAP * caption.size &&
    !blocks.some(
      (other) =>
        other !== caption &&
        Math.abs(other.baseline - caption.baseline) < 0.3 * caption.size &&
        other.x0 < Math.max(...first.figures.map(({ x1 }) => x1)) &&
        other.x1 > caption.x0,
    )
  );
}

const HIGHEST_HEAD = 3;
// In multiples of the font size: a column in which each word of a head has a line.
const NARROW = 6;

function isLowAsHead({ lines, x0, x1, size }: Block): boolean {
  return lines.length <= HIGHEST_HEAD || (lines.length === HIGHEST_HEAD + 1 && x1 - x0 < NARROW * size);
}

/** A table without its heads. */
interface Body {
  readonly body: Box;
  /** The lower limit of its heads: the year over its first months, if it has one. */
  readonly top: number;
  readonly title: Block | null;
  readonly columns: readonly Box[];
  readonly own: ReadonlySet<Block>;
  readonly size: number;
}

// Than the heads under it: the title of them all, whatever its words.
const LARGER = 1.2;

/** The blocks over a table up to its title or to another table, the lowest first. */
function listCaptions(
  { body, top: end, title, columns, own, size }: Body,
  { blocks, used, titles, barriers, titleBands }: Omit<Setting, 'isName'>,
): Block[] {
  let top = end;
  const captions: Block[] = [];
  // Heads end where the rows of another table do.
  const isOver = ({ x0, x1, y1 }: Block): boolean => y1 < body.y0 + 2 && x0 < body.x1 && x1 > body.x0;
  const limit = Math.max(
    0,
    ...[...used].filter((block) => !own.has(block) && isOver(block)).map((block) => block.y1),
    ...barriers.filter(isOver).map((block) => (isCorner(block, columns, blocks) ? block.y0 : block.y1)),
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
        isLowAsHead(block) &&
        block.text.length < 80,
    )
    .toSorted((a, b) => b.y1 - a.y1);
  const isOverTitle = (block: Block): boolean =>
    title !== null &&
    block.y1 <= title.y0 + 2 &&
    !(columns.every(({ x0 }) => title.x1 < x0) && isOverCorner(block, title, captions));
  for (const block of over) {
    if (isOfBand(block, titleBands, captions) || isOverTitle(block)) break;
    if (top - block.y1 > HEAD_GAP * size || statesFact(block, blocks, body)) break;
    const isLarger = captions.length > 0 && captions.every((head) => block.size > LARGER * head.size);
    if (
      (isLarger || (titleKind(block.text) !== undefined && titles.includes(block))) &&
      block.x1 < Math.min(...columns.map((column) => column.x0)) &&
      block !== title
    )
      break;
    captions.push(block);
    top = Math.min(top, block.y0);
  }
  return captions;
}

/** `November 2019` over `PKR in million | %`, right of a title in the middle of both lines. */
function isOverCorner(block: Block, title: Block, heads: readonly Block[]): boolean {
  return (
    block.x0 > title.x1 &&
    title.y0 - block.y1 < title.size &&
    findMonths(block.text).length > 0 &&
    heads.some((head) => head.y1 > title.y1 && head.x0 > title.x1)
  );
}

/** A text in the band of a title is a head only if the columns have none, or none that says what the shares are of. */
function isOfBand(block: Block, bands: readonly TitleBand[], heads: readonly Block[]): boolean {
  const isInside = bands.some(({ title, captions }) => title === block || captions.includes(block));
  return isInside && heads.length > 0 && (!saysBase(block) || heads.some(saysBase));
}

function saysBase({ text }: Block): boolean {
  return /\bassets\b|\bnav\b/i.test(text);
}

// `Equity Sub-Fund` over the labels, level with `April` and `March` over the figures.
function isCorner(heading: Block, columns: readonly Box[], blocks: readonly Block[]): boolean {
  const isHead = (block: Block): boolean =>
    columns.some(({ x0, x1 }) => block.x0 < x1 && block.x1 > x0) &&
    (shareLine(heading, block) || areCentred(heading, block));
  return columns.every(({ x0 }) => heading.x1 < x0) && blocks.some(isHead);
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
