/**
 * Tables of all funds whose names are set sideways over the columns: rows of holdings and ratios with a figure in the
 * column of each fund, or a dot. Each fund or sub-fund has its own view of the page, without the rows that it lacks.
 */
import type { Box, Word } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { linesOf } from '#sources/fmr/candidates/heads.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { ClosedPage } from '#sources/fmr/ink/close-up.ts';
import { PageComposer } from '#sources/fmr/ink/composed-page.ts';
import { isInFoot, type PageInk } from '#sources/fmr/ink/page-ink.ts';
import { isKin, type PageFund } from './find-funds.ts';
import type { Owner, OwnerNames } from './grid-owners.ts';
import { middleOf } from './spine.ts';

const BLANK = /^[·•–—-]$/;
const FEWEST_ROWS = 3;
// Of the distance of two heads.
const IN_COLUMN = 0.4;
// In points: the lower edges of heads.
const ONE_EDGE = 2;
// Its head names the fund.
const SCORE = 14;
// In multiples of the size of running text.
const PITCH = 1.8;
const GAP = 3;
const REST = 6;
const TITLE = 1.5;
const HEADING = 1.2;
const COLUMN = 8;
const MOST_PERIODS = 3;

interface Head {
  readonly owner: Owner;
  readonly box: Box;
}

/** A row with its cells in the order of the heads, or a line of words between rows. */
interface Line {
  readonly labels: readonly Block[];
  readonly cells: readonly Block[];
}

interface TurnedTable {
  readonly ink: PageInk;
  readonly heads: readonly Head[];
  readonly over: readonly Block[];
  readonly lines: readonly Line[];
  readonly rest: readonly Block[];
}

/** The funds of such a page; undefined if a figure under the heads is in no column, or a head names no fund. */
export function findTurnedFunds(ink: PageInk, names: OwnerNames): PageFund[] | undefined {
  const table = ink.turned.length < 2 ? undefined : tableOf(ink, names);
  if (table === undefined) return undefined;
  const funds = [...new Set(table.heads.map(({ owner }) => owner.fund))];
  if (!funds.some((fund) => !isKin(fund, funds[0] ?? fund))) return undefined;
  const zone = { x0: 0, y0: 0, x1: ink.page.width, y1: ink.page.height };
  return funds.map((fund) => {
    const { page, title } = compose(table, fund);
    return { text: fund.name, known: fund, box: title, score: SCORE, isContinued: false, zone, page };
  });
}

function tableOf(ink: PageInk, names: OwnerNames): TurnedTable | undefined {
  const found = ink.turned.map((line) => ({ owner: names.find(line), box: line }));
  const heads = found.flatMap(({ owner, box }): Head[] => (owner === undefined ? [] : [{ owner, box }]));
  const bottom = Math.max(...heads.map(({ box }) => box.y1));
  const isOver = ({ box }: { readonly box: Box }): boolean => Math.abs(box.y1 - bottom) < ONE_EDGE;
  if (heads.length < 2 || heads.length < found.filter(isOver).length || !heads.every(isOver)) return undefined;
  const columns = heads.toSorted((a, b) => a.box.x0 - b.box.x0);
  const middles = columns.map(({ box }) => middleOf(box));
  const reach = IN_COLUMN * Math.min(...middles.slice(1).map((middle, at) => middle - (middles[at] as number)));
  const placeOf = (block: Block): number => middles.findIndex((middle) => Math.abs(middleOf(block) - middle) < reach);
  const left = (middles[0] as number) - reach;
  const under = ink.blocks.filter((block) => block.y0 > bottom - 1);
  const lines = linesOf(under).map((line): Line => {
    const cells = line.filter((block) => middleOf(block) > left && (block.isFigure || BLANK.test(block.text)));
    return { labels: line.filter((block) => !cells.includes(block)), cells };
  });
  // A single figure in the foot is the number of the page.
  const isNumber = ({ cells: [cell, other] }: Line): boolean =>
    cell !== undefined && other === undefined && isInFoot(ink, cell);
  const rows = lines.filter((line) => line.cells.length > 0 && !isNumber(line));
  // Each column has its cell in each row: nothing is lost, and nothing is of two funds.
  const isWhole = ({ labels, cells }: Line): boolean =>
    cells.length === columns.length &&
    cells.every((cell, at) => placeOf(cell) === at) &&
    labels.length > 0 &&
    labels.every((label) => label.lines.length === 1 && label.x1 < left + 1);
  if (rows.length < FEWEST_ROWS || !rows.every(isWhole)) return undefined;
  const last = lines.indexOf(rows.at(-1) as Line);
  return {
    ink,
    heads: columns,
    over: ink.blocks.filter((block) => !under.includes(block)),
    lines: lines.slice(0, last + 1),
    rest: lines.slice(last + 1).flatMap(({ labels }) => labels),
  };
}

const wordsOf = ({ lines }: Block): Word[] => lines.flatMap(({ words }) => [...words]);

interface Row {
  readonly labels: readonly Block[];
  readonly cell: Block;
}

interface Section {
  readonly heading: Line | undefined;
  readonly rows: readonly Row[];
}

/** The rows of a column that have a figure, under the last line of words over them. */
function sectionsOf(lines: readonly Line[], at: number): Section[] {
  const sections: { heading: Line | undefined; rows: Row[] }[] = [{ heading: undefined, rows: [] }];
  for (const line of lines) {
    const cell = line.cells[at];
    if (cell === undefined) sections.push({ heading: line, rows: [] });
    else if (!BLANK.test(cell.text)) sections.at(-1)?.rows.push({ labels: line.labels, cell });
  }
  return sections.filter(({ rows }) => rows.length > 0);
}

/** Rows with a second label, such as a period, come last: a figure under their periods would be of one of these. */
function partsOf(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (const row of rows) {
    const part = parts.at(-1);
    if (part !== undefined && part[0]?.labels.length === row.labels.length) part.push(row);
    else parts.push([row]);
  }
  return parts.toSorted(([one], [other]) => (one?.labels.length ?? 0) - (other?.labels.length ?? 0));
}

type PlacedWords = readonly [x: number, words: readonly Word[]];

/** The lines of a section, each with its cells: rows side by side if their second labels are `MTD` and `YTD`. */
function linesUnder(rows: readonly Row[], left: number, columns: readonly number[]): PlacedWords[][] {
  const second = ({ labels }: Row): Block | undefined => labels[1];
  const heads = new Map(rows.flatMap((row) => (second(row) === undefined ? [] : [[second(row)?.text, second(row)]])));
  const [right = 0] = columns;
  if (heads.size === 0)
    return rows.map(({ labels, cell }) => [
      [left, labels.flatMap(wordsOf)],
      [right, wordsOf(cell)],
    ]);
  const order = [...heads.keys()];
  const groups = [...Map.groupBy(rows, ({ labels }) => labels[0]?.text).values()];
  const isOnce = (group: readonly Row[]): boolean =>
    new Set(group.map((row) => second(row)?.text)).size === group.length &&
    group.every(({ labels }) => labels.length === 2);
  // A third label, or one that comes again, says more than this.
  if (heads.size > columns.length || !groups.every(isOnce)) return [];
  const placeOf = (row: Row): number => columns[order.indexOf(second(row)?.text)] as number;
  return [
    [...heads.values()].map((head, at): PlacedWords => [
      columns[at] as number,
      head === undefined ? [] : wordsOf(head),
    ]),
    ...groups.map((group): PlacedWords[] => [
      [left, group[0]?.labels.slice(0, 1).flatMap(wordsOf) ?? []],
      ...group.map((row): PlacedWords => [placeOf(row), wordsOf(row.cell)]),
    ]),
  ];
}

/** The rows that have a figure of the fund, under the name of each of its sub-funds. */
function compose(
  { ink, heads, over, lines, rest }: TurnedTable,
  fund: KnownFund,
): { readonly page: ClosedPage; readonly title: Box } {
  const { page, body } = ink;
  const composer = new PageComposer();
  const left = Math.min(...lines.flatMap(({ labels }) => labels.map(({ x0 }) => x0)));
  const right = Math.min(...heads.map(({ box }) => box.x0));
  const columns = Array.from({ length: MOST_PERIODS }, (_, at) => right + at * COLUMN * body);
  for (const block of over) composer.move(wordsOf(block), 0, 0);
  const own = heads.map((head, at) => ({ ...head, at })).filter(({ owner }) => owner.fund === fund);
  const y0 = composer.bottom + PITCH * body;
  const style = { bold: true, size: TITLE * body };
  const x1 = composer.setLine(own[0]?.owner.name ?? [], left, y0 + TITLE * body, style);
  const title = { x0: left, x1, y0, y1: composer.bottom };
  for (const { owner, at } of own) {
    const heading = owner.part === null ? [] : owner.words;
    composer.setLine(heading, left, composer.bottom + GAP * body, { bold: true, size: HEADING * body });
    for (const { heading: line, rows } of sectionsOf(lines, at)) {
      composer.setLine((line?.labels ?? []).flatMap(wordsOf), left, composer.bottom + GAP * body);
      for (const [part, group] of partsOf(rows).entries())
        for (const [order, cells] of linesUnder(group, left, columns).entries()) {
          const baseline = composer.bottom + (part > 0 && order === 0 ? REST : PITCH) * body;
          for (const [x, words] of cells) composer.setLine(words, x, baseline);
        }
    }
  }
  const down = composer.bottom + REST * body - Math.min(...rest.map((block) => block.y0));
  for (const block of rest) composer.move(wordsOf(block), 0, down);
  return { page: composer.finish(page), title };
}
