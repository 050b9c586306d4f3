/**
 * Pages with a panel for each of several funds: every panel has a heading that begins with the name of its fund, and
 * the headings are set alike. A panel reaches down to the next heading of its column and right to the next column.
 */
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import type { NameIndex } from './known-funds.ts';

interface Heading {
  readonly block: Block;
  readonly fund: KnownFund;
}

interface Panel {
  readonly fund: KnownFund;
  readonly heading: Block;
  readonly box: Box;
}

const LONGEST_HEADING = 90;
// Left edges of one column of panels differ by less, in points; columns are further apart.
const SAME_EDGE = 10;
const NARROWEST = 80;
// What ends a name and begins the subject of the panel: `Sample Fund – credit quality`,
// `Sample Pension Fund: Debt Sub-Fund`.
const SUBJECT = /^(?:\s*$|\s*[:–—|,(-])/;

/** The panels of a page from top to bottom; undefined if its funds are not set out in panels. */
export function listPanels(
  ink: PageInk,
  names: NameIndex,
  isKin: (one: KnownFund, other: KnownFund) => boolean,
): Panel[] | undefined {
  for (const headings of listAlike(ink, names)) {
    const columns = listColumns(headings);
    const alone = headings.filter(({ block }) => !hasNeighbour(ink, headings, columns, block));
    const [first] = alone;
    if (first === undefined || alone.length < headings.length || alone.every(({ fund }) => isKin(fund, first.fund)))
      continue;
    const panels = alone.map(({ block, fund }) => ({ fund, heading: block, box: boxOf(ink, alone, columns, block) }));
    const isApart =
      panels.every((panel) => isFilled(ink, panel) && !isCrossed(ink, panel)) &&
      [...Map.groupBy(panels, ({ box }) => box.x0).values()].every((column) => !sharesLabels(ink, column));
    if (areColumns(columns) && !hasLabelsBefore(ink, alone, columns) && isApart)
      return panels.toSorted((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);
  }
  return undefined;
}

/** Whether a text belongs to a panel: the one that it begins in. */
export function isInPanel(box: Box, block: Box): boolean {
  const y = (block.y0 + block.y1) / 2;
  return y >= box.y0 && y < box.y1 && block.x0 >= box.x0 && block.x0 < box.x1;
}

/** The part of the page above all panels, which is of all of them. */
export function headOfPage({ page }: PageInk, panels: readonly Box[]): Box {
  return { x0: 0, y0: 0, x1: page.width, y1: Math.min(...panels.map(({ y0 }) => y0)) };
}

/**
 * Texts that begin with a fund's name and have one style that is not the running text's; the style of most funds first.
 */
function listAlike({ blocks, body }: PageInk, names: NameIndex): Heading[][] {
  const named = blocks.flatMap((block): Heading[] => {
    if (
      block.isFigure ||
      block.lines.length > 2 ||
      block.text.length > LONGEST_HEADING ||
      !(block.bold || block.size > body + 0.3)
    )
      return [];
    const [hit, second] = names.search(block.text);
    if (hit === undefined || second !== undefined || hit.at > 0 || !SUBJECT.test(restOf(block.text, hit.name)))
      return [];
    return [{ block, fund: hit.fund }];
  });
  const styles = Map.groupBy(named, ({ block }) => `${Math.round(block.size * 2)} ${block.bold} ${block.color}`);
  return [...styles.values()].toSorted((a, b) => b.length - a.length);
}

// The text behind a name that is given without its blanks.
function restOf(text: string, name: string): string {
  let end = 0;
  while (end < text.length && squeeze(text.slice(0, end)) !== name) end += 1;
  return text.slice(end);
}

function listColumns(headings: readonly Heading[]): number[] {
  const edges: number[] = [];
  for (const { block } of headings.toSorted((a, b) => a.block.x0 - b.block.x0))
    if (block.x0 - (edges.at(-1) ?? -Infinity) > SAME_EDGE) edges.push(block.x0);
  return edges;
}

function areColumns(columns: readonly number[]): boolean {
  return columns.slice(1).every((edge, at) => edge - (columns[at] ?? 0) >= NARROWEST);
}

function columnOf(columns: readonly number[], { x0 }: Box): number {
  return columns.findLastIndex((edge) => x0 >= edge - SAME_EDGE);
}

// A name with words or figures next to it is the label of a row.
function hasNeighbour(
  { blocks }: PageInk,
  headings: readonly Heading[],
  columns: readonly number[],
  heading: Block,
): boolean {
  return blocks.some((other) => {
    if (headings.some(({ block }) => block === other) || columnOf(columns, other) !== columnOf(columns, heading))
      return false;
    const y = (other.y0 + other.y1) / 2;
    return y > heading.y0 && y < heading.y1;
  });
}

// Names over the columns of a table have the labels of its rows left of all of them.
function hasLabelsBefore({ blocks, page }: PageInk, headings: readonly Heading[], columns: readonly number[]): boolean {
  const top = Math.min(...headings.map(({ block }) => block.y1));
  return blocks.some((block) => block.y0 > top && block.y1 < 0.93 * page.height && columnOf(columns, block) < 0);
}

function boxOf({ page }: PageInk, headings: readonly Heading[], columns: readonly number[], heading: Block): Box {
  const column = columnOf(columns, heading);
  const below = headings
    .filter(({ block }) => block.y0 > heading.y1 && columnOf(columns, block) === column)
    .map(({ block }) => block.y0);
  return {
    x0: (columns[column] ?? 0) - SAME_EDGE,
    x1: (columns[column + 1] ?? Infinity) - SAME_EDGE,
    y0: heading.y0 - 1,
    y1: Math.min(page.height, ...below.map((y) => y - 1)),
  };
}

/**
 * A text that begins left of a panel and reaches into it, beside or above what the panel holds: the columns of the page
 * are others.
 */
function isCrossed({ blocks }: PageInk, { box }: Panel): boolean {
  const crossing = blocks.filter((block) => block.y0 > box.y0 && block.x0 < box.x0 && block.x1 > box.x0 + SAME_EDGE);
  // A figure behind such a text belongs to it.
  const isOwn = (block: Block): boolean =>
    isInPanel(box, block) &&
    !crossing.some((other) => other.y0 < block.y1 && other.y1 > block.y0 && other.x1 <= block.x0 + 1);
  const bottom = Math.max(...blocks.filter(isOwn).map((block) => block.y1));
  return crossing.some((block) => block.y1 < bottom);
}

// Of its figures, those that have words on their line in another panel only.
const MOST_BARE = 0.3;

/** Labels that several funds share, between their columns or left of them, make one table of the panels. */
function sharesLabels({ blocks }: PageInk, column: readonly Panel[]): boolean {
  const isInColumn = (block: Block): boolean => column.some(({ box }) => isInPanel(box, block));
  const figures = blocks.filter((block) => block.isFigure && isInColumn(block));
  const onLine = (figure: Block): Block[] =>
    blocks.filter((block) => !block.isFigure && Math.abs(block.baseline - figure.baseline) < 0.4 * figure.size);
  const bare = figures.filter((figure) => onLine(figure).length > 0 && !onLine(figure).some(isInColumn));
  return figures.length > 0 && bare.length > MOST_BARE * figures.length;
}

// Names above each other with nothing between are a list, and figures without words are columns of a table.
function isFilled({ blocks }: PageInk, { box, heading }: Panel): boolean {
  return blocks.some((block) => block !== heading && !block.isFigure && isInPanel(box, block));
}
