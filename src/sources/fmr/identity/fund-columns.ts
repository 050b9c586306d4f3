/**
 * Tables with a column for each of several funds: the names are side by side over the columns, the labels left of all
 * of them, and a cell that reaches across columns is of each fund under it. Such tables may be side by side and under
 * each other.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { sharesWidth } from '#sources/fmr/candidates/heads.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { columnsOfCell, listEdges } from './column-edges.ts';
import { middleOf } from './spine.ts';
import { sharesHeight } from './zones.ts';

/** What a page with such tables shows of one fund. */
interface FundColumn {
  readonly fund: KnownFund;
  readonly head: Block;
  readonly blocks: ReadonlySet<Block>;
  /** The head of the page and the tables: no table reaches from one into the next. */
  readonly parts: readonly Box[];
}

interface Head {
  readonly block: Block;
  readonly fund: KnownFund;
}

interface FundTable extends Box {
  readonly heads: readonly Head[];
  /** The left edges of the columns, and the right edge of the last one. */
  readonly edges: readonly number[];
}

type FindFund = (text: string) => KnownFund | undefined;

const LONGEST_HEAD = 3;
// One table of facts is read as a whole, with its heads.
const FEWEST_TABLES = 2;
const FEWEST_ROWS = 3;
// In all tables of a page, with a known meaning: other tables are lists of prices or of shares.
const FEWEST_LABELS = 6;
// Of the figures of a page: few are outside the tables.
const LEAST_SHARE = 0.6;

/** The funds of such a page from left to right; undefined if any figure of a table may be of several columns. */
export function listFundColumns(
  ink: PageInk,
  find: FindFund,
  isKin: (one: KnownFund, other: KnownFund) => boolean,
): FundColumn[] | undefined {
  const heads = ink.blocks.flatMap((block): Head[] => {
    const fund = block.isFigure || block.lines.length > LONGEST_HEAD ? undefined : find(block.text);
    return fund === undefined ? [] : [{ block, fund }];
  });
  if (heads.length < 2) return undefined;
  const tables = listTables(ink, heads);
  const funds = new Set(tables.flatMap((table) => table.heads.map(({ fund }) => fund)));
  const areApart = [...funds].every((one) => [...funds].every((other) => one === other || !isKin(one, other)));
  if (tables.length < FEWEST_TABLES || !areApart || !fillPage(ink, tables)) return undefined;
  const shared = sharedBlocks(ink, tables);
  const own = new Map([...funds].map((fund) => [fund, new Set(shared)]));
  for (const table of tables) if (!shareOut(ink, table, own)) return undefined;
  addLinesOutside(ink, tables, heads, own);
  const top = Math.min(...tables.map(({ y0 }) => y0));
  const parts = [{ x0: 0, y0: 0, x1: ink.page.width, y1: top }, ...tables];
  return [...own].map(([fund, blocks]) => ({
    fund,
    head: (heads.find((head) => head.fund === fund) as Head).block,
    blocks,
    parts,
  }));
}

function listTables(ink: PageInk, heads: readonly Head[]): FundTable[] {
  const tables: FundTable[] = [];
  const done = new Set<Head>();
  for (const head of heads.toSorted((a, b) => a.block.y0 - b.block.y0)) {
    const isDone = (other: Head): boolean => done.has(other) || tables.some((table) => isInside(table, other.block));
    if (isDone(head)) continue;
    const row = heads
      .filter((other) => sharesHeight(other.block, head.block) && !isDone(other))
      .toSorted((a, b) => a.block.x0 - b.block.x0);
    for (const other of row) done.add(other);
    let left = 0;
    for (const run of listRuns(row)) {
      const table = tableUnder(ink, run, left, heads);
      if (table === undefined) continue;
      tables.push(table);
      left = table.x1;
    }
  }
  return tables;
}

// Of the least distance of two heads: labels between two columns part two tables.
const APART = 1.6;

/** The heads of one table each: a name that returns begins the next table, and so does a wider gap. */
function listRuns(row: readonly Head[]): Head[][] {
  const steps = row.slice(1).map(({ block }, at) => middleOf(block) - middleOf((row[at] as Head).block));
  const widest = APART * Math.min(...steps);
  const runs: Head[][] = [];
  for (const [at, head] of row.entries()) {
    const run = runs.at(-1);
    const isNext = run?.every(({ fund }) => fund !== head.fund) === true && (steps[at - 1] ?? 0) <= widest;
    if (run !== undefined && isNext) run.push(head);
    else runs.push([head]);
  }
  return runs.filter((run) => run.length > 1);
}

function tableUnder(
  { page, blocks }: PageInk,
  heads: readonly Head[],
  x0: number,
  all: readonly Head[],
): FundTable | undefined {
  const names = heads.map(({ block }) => block);
  const top = Math.min(...names.map(({ y0 }) => y0));
  const next = all.filter(
    ({ block, fund }) =>
      block.y0 > top &&
      heads.some((head) => head.fund === fund && sharesWidth(head.block, block) && isSetAlike(head.block, block)),
  );
  const end = Math.min(
    page.height,
    ...next.filter(({ block }) => !names.includes(block)).map(({ block }) => block.y0 - 1),
  );
  const found = listEdges(page, names, end);
  if (found === undefined) return undefined;
  const { edges, bottom } = found;
  const table = { x0, x1: edges.at(-1) as number, y0: top - 1, y1: bottom + 1, heads, edges };
  // Cards over the columns have the names of the same funds.
  const cards = all.filter(
    ({ block, fund }) => block.y0 < top && heads.some((head) => head.fund === fund && sharesWidth(head.block, block)),
  );
  const first = Math.min(table.y0, ...cards.map(({ block }) => block.y0 - 1));
  return listLabels(blocks, table).length < FEWEST_ROWS ? undefined : { ...table, y0: first };
}

function listLabels(blocks: readonly Block[], table: FundTable): Block[] {
  const [left = 0] = table.edges;
  return blocks.filter((block) => !block.isFigure && isInside(table, block) && block.x1 < left + 1);
}

function isSetAlike(one: Block, other: Block): boolean {
  return one.size === other.size && one.bold === other.bold && one.color === other.color;
}

/** Adds each text of a table to the columns that it is in; false if a text may be of several of them. */
function shareOut(ink: PageInk, table: FundTable, own: ReadonlyMap<KnownFund, Set<Block>>): boolean {
  const inside = ink.blocks.filter((block) => isInside(table, block));
  const [left = 0] = table.edges;
  const cells = inside.filter((block) => middleOf(block) > left);
  for (const block of inside) {
    const columns = cells.includes(block)
      ? columnsOfCell(ink.page, table.edges, cells, block)
      : table.heads.map((_, at) => at);
    if (columns === undefined) return false;
    for (const at of columns) own.get((table.heads[at] as Head).fund)?.add(block);
  }
  return true;
}

/**
 * Whether the tables state facts, and have most figures of the page. A figure level with their rows may be in the
 * column of another fund.
 */
function fillPage({ blocks }: PageInk, tables: readonly FundTable[]): boolean {
  const figures = blocks.filter(({ isFigure }) => isFigure);
  const isBeside = (block: Block): boolean =>
    !tables.some((table) => isInside(table, block) && middleOf(block) > (table.edges[0] ?? 0)) &&
    tables.some((table) => block.y0 > table.y0 && block.y1 < table.y1);
  if (figures.some(isBeside)) return false;
  const inside = figures.filter((block) => tables.some((table) => isInside(table, block)));
  const labels = tables.flatMap((table) => listLabels(blocks, table)).filter(({ text }) => isKnownLabel(text));
  return labels.length >= FEWEST_LABELS && inside.length > 0 && inside.length >= LEAST_SHARE * figures.length;
}

/** Words outside the tables: titles and notes. */
function sharedBlocks({ blocks }: PageInk, tables: readonly FundTable[]): Block[] {
  return blocks.filter((block) => !block.isFigure && !tables.some((table) => isInside(table, block)));
}

// In multiples of the font size: the title and the heads of a table of such lines.
const HEADS_REACH = 5;

/**
 * A line outside the tables that names one fund is that fund's, and not another one's; the heads over such lines are of
 * the funds that they name.
 */
function addLinesOutside(
  { blocks }: PageInk,
  tables: readonly FundTable[],
  heads: readonly Head[],
  own: ReadonlyMap<KnownFund, Set<Block>>,
): void {
  const outside = blocks.filter((block) => !tables.some((table) => isInside(table, block)));
  const names = heads.filter(({ block }) => outside.includes(block));
  for (const { block: name, fund } of names) {
    const line = outside.filter((block) => sharesHeight(block, name) && block.x0 >= name.x0);
    const reach = boxAround(line);
    const top = reach.y0 - HEADS_REACH * name.size;
    const over = outside.filter((block) => sharesWidth(reach, block) && block.y0 > top && block.y1 <= reach.y1);
    for (const [other, blocksOf] of own) {
      if (other === fund) for (const block of line) blocksOf.add(block);
      else for (const block of line) blocksOf.delete(block);
      if (!names.some((each) => each.fund === other)) for (const block of over) blocksOf.delete(block);
      // The page is read as that of the fund: its name would be another cell of the row.
      blocksOf.delete(name);
    }
  }
}

/** Whether the middle of a box is in a table or part of a page. */
export function isInside(table: Box, block: Box): boolean {
  const y = (block.y0 + block.y1) / 2;
  const x = middleOf(block);
  return y > table.y0 && y < table.y1 && x > table.x0 && x < table.x1;
}
