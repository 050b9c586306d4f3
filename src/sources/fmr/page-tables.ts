/** The tables of one fund's page: of all of it, or of each panel or strip. */
import type { Box } from '#documents/pdf/page-words.ts';
import { withBracketedSeries } from './candidates/bracketed-series.ts';
import { labelByPeriods } from './candidates/cells-behind-periods.ts';
import { listLabelledBars } from './candidates/labels-over-bars.ts';
import { listRows } from './candidates/list-rows.ts';
import { underEachMonth } from './candidates/months-of-one-head.ts';
import { underQuarters } from './candidates/quarter-heads.ts';
import { splitStackedCells } from './candidates/stacked-cells.ts';
import type { Row, Table } from './candidates/table.ts';
import { listTables } from './candidates/tables.ts';
import { splitByColumnTitles } from './candidates/titled-columns.ts';
import { titleBandsOf } from './candidates/title-bands.ts';
import { listTurnedBars } from './candidates/turned-bars.ts';
import { isInPanel } from './identity/panels.ts';
import { makeBlock, type Block } from './ink/blocks.ts';
import type { PageInk } from './ink/page-ink.ts';
import type { PageContext } from './meaning/page-context.ts';
import { subtractBlocks } from './ink/subtract-blocks.ts';
import { roleOf } from './meaning/series-roles.ts';
import { isInStrip, rowsOfParts, type ScopeHeading } from './regions/scopes.ts';
import { listMirroredSides, nameSeries } from './regions/mirrored-sides.ts';
import { listSideColumns } from './regions/side-columns.ts';
import { titleKind } from './regions/title-kinds.ts';
import { isIn, listTitledCards, splitByTitles } from './regions/titled-cards.ts';

/** The tables of a page, or of each panel with the head of the page over it. */
export function listTablesOf(
  context: PageContext,
  blocks: readonly Block[],
  headings: readonly ScopeHeading[],
): Table[] {
  const tables = listWholeTables(context, blocks, headings).flatMap((table) => splitByColumnTitles(table, blocks));
  return tables.map((table) =>
    labelByPeriods(
      splitStackedCells(withBracketedSeries(underQuarters(underEachMonth(table)), blocks), blocks, (head) =>
        roleOf(head, context),
      ),
      blocks,
    ),
  );
}

// The columns of one list from left to right, other tables from top to bottom.
export function inReadingOrder(tables: readonly Table[]): Table[] {
  return tables.toSorted((a, b) =>
    a.title !== null && a.title === b.title && Math.abs(a.y0 - b.y0) < 20 ? a.x0 - b.x0 : a.y0 - b.y0,
  );
}

function listWholeTables(context: PageContext, blocks: readonly Block[], headings: readonly ScopeHeading[]): Table[] {
  const { ink, owners, sub_fund_names } = context;
  const [head, ...panels] = ink.panels ?? [];
  const isName = (text: string): boolean => owners.find(text) === 'OWN' || sub_fund_names.isHeading(text) !== undefined;
  const isTitled = ({ title, unknownTitle }: Table): boolean =>
    title !== null || (unknownTitle !== null && !isName(unknownTitle));
  const isOwned = (text: string): boolean => owners.find(text) !== undefined;
  const isSeries = (text: string): boolean => roleOf(text, context) !== undefined;
  if (head === undefined) return listTablesIn(ink, blocks, headings, isOwned, isSeries);
  return panels.flatMap((panel) => {
    const own = blocks.filter((block) => isInPanel(head, block) || isInPanel(panel, block));
    return listTablesIn(ink, own, headings, isOwned, isSeries).map((table) =>
      isTitled(table) ? table : takeTitle(table, head, own),
    );
  });
}

function listTablesIn(
  ink: PageInk,
  blocks: readonly Block[],
  headings: readonly ScopeHeading[],
  isOwned: (text: string) => boolean,
  isSeries: (text: string) => boolean,
): Table[] {
  const { page, turned, blocks: printed } = ink;
  const sideways = turned.map((line) => makeBlock([{ ...line, first: -1, last: -1 }]));
  const charts = listTurnedBars(page, printed, sideways);
  const cards = [...listTitledCards(page.shades, blocks), ...listSideColumns(page, blocks)];
  // Rows of one strip, card or column at the side would be read with those of the next.
  const parts = Map.groupBy(
    blocks,
    (block) => headings.find((heading) => isInStrip(heading, block)) ?? cards.find((card) => isIn(card, block)),
  );
  // The rows of the whole page are remembered by its list of texts.
  const groups = [...parts].flatMap(([part, own]) =>
    (part === undefined ? [parts.size === 1 ? blocks : own] : splitByTitles(own)).map((each) => ({ part, own: each })),
  );
  return groups.flatMap(splitSides(page)).flatMap(({ part, own, printed: around, isSide }) => {
    const bars = listLabelledBars(page.shades, own);
    const inBars = new Set(bars.flatMap((bar) => bar.rows.flatMap(({ label, figures }) => [label, ...figures])));
    const { rows, bands } = listRows(bars.length === 0 ? own : subtractBlocks(own, inBars));
    const tables = listTables(
      {
        rows: rowsOfParts(
          headings,
          rows.filter((row) => !isPageNumber(row, page.height)),
        ),
        bands: [...bands, ...bars, ...(part === undefined ? charts : [])],
      },
      [...around, ...sideways],
      headings.map((heading) => heading.block),
      isOwned,
      titleBandsOf(ink),
    );
    return isSide ? tables.flatMap((table) => nameSeries(table, own, isSeries) ?? []) : tables;
  });
}

interface TextsOfPart<Part> {
  readonly part: Part;
  readonly own: readonly Block[];
}

interface TextsOfSide<Part> extends TextsOfPart<Part> {
  /** Its own and those around it, such as its title. */
  readonly printed: readonly Block[];
  readonly isSide: boolean;
}

// In multiples of the font size: a title further up is that of another table.
const TITLE_REACH = 3;

function isOver(side: readonly Block[]): (block: Block) => boolean {
  const top = Math.min(...side.map(({ y0 }) => y0));
  return ({ y0, y1, size }) => y1 < top + 1 && top - y0 < TITLE_REACH * size;
}

/** Tables back to back are read one by one. */
function splitSides({ walls }: PageInk['page']) {
  return <Part>({ part, own }: TextsOfPart<Part>): TextsOfSide<Part>[] => {
    const sides = listMirroredSides(walls, own);
    if (sides.length === 0) return [{ part, own, printed: own, isSide: false }];
    const rest = subtractBlocks(own, new Set(sides.flat()));
    return [
      { part, own: rest, printed: rest, isSide: false },
      ...sides.map((side) => ({ part, own: side, printed: [...rest.filter(isOver(side)), ...side], isSide: true })),
    ];
  };
}

// A title at the head of the page is of the tables in all panels that have none of their own.
function takeTitle(table: Table, head: Box, blocks: readonly Block[]): Table {
  const titles = blocks.filter((block) => isInPanel(head, block) && titleKind(block.text) !== undefined);
  const title = titles.toSorted((a, b) => b.y1 - a.y1)[0];
  return title === undefined ? table : { ...table, title, kind: titleKind(title.text), unknownTitle: null };
}

// `Sample Investment Management Limited 2` at the foot of a page.
function isPageNumber({ figures }: Row, height: number): boolean {
  return figures.length === 1 && (figures[0]?.y0 ?? 0) > 0.92 * height && /^\d{1,3}$/.test(figures[0]?.text ?? '');
}
