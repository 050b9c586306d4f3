/**
 * Columns of shares on top of each other, with each share and its name at the end of a line that leads to its part:
 * `74.4%` over `T-Bills` left of the column, or right of it. The title is over the column and not over the texts.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box, Shade } from '#documents/pdf/page-words.ts';
import { absolute, asDecimal, compare, isZero, percentOf, subtract, sum, type Decimal } from '#domain/decimal.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';
import { sharesWidth } from './heads.ts';
import { tableOfColumns } from './make-table.ts';
import type { Row, Table } from './table.ts';

interface CalledOut {
  readonly table: Table;
  readonly blocks: readonly Block[];
}

/** Names with their shares at one edge. */
interface Callouts extends Box {
  readonly side: 'LEFT' | 'RIGHT';
  /** From top to bottom. */
  readonly rows: readonly Row[];
}

const KINDS: ReadonlySet<TitleKind | undefined> = new Set([
  'ASSET_ALLOCATION',
  'SECTOR_ALLOCATION',
  'CREDIT_QUALITY',
] as const);
const SHARE = /^(\d{1,3}(?:\.\d{1,4})?)\s?%$/;
const FEWEST = 2;
// In points.
const SAME_EDGE = 1.5;
const TOUCHING = 1;
// In multiples of the font size: from a share to its name, from a title to its column, and from a column to its texts.
const NAME_UNDER = 0.8;
const TITLE_OVER = 4;
const LEADER = 12;
// Percent of the height of a column: how far the height of a part is from its share.
const UNEVEN = asDecimal('2');

/** One table for each column whose parts are as high as the shares at its side. */
export function listCalledOutShares(blocks: readonly Block[], shades: readonly Shade[]): CalledOut[] {
  const titles = blocks.filter(({ isFigure, text }) => !isFigure && KINDS.has(titleKind(text)));
  const columns = titles.length === 0 ? [] : listColumns(shades);
  if (columns.length === 0) return [];
  const callouts = listCallouts(blocks);
  return columns.flatMap((parts): CalledOut[] => {
    const column = boxAround(parts);
    // The title of the page may be over that of the column.
    const [title, other] = titles
      .filter((each) => sharesWidth(each, column) && isOver(each, column))
      .toSorted((a, b) => b.y1 - a.y1);
    const isOnly = title !== undefined && (other === undefined || other.y1 < title.y0 + 1);
    const fitting = callouts.filter((each) => isNextTo(each, column) && fits(each.rows, parts));
    const [own, rival] = fitting;
    if (!isOnly || own === undefined || rival !== undefined) return [];
    const used = own.rows.flatMap(({ label, figures }) => [label, ...figures]);
    return [{ table: tableOfColumns(title, boxAround(used), own.rows, [[]]), blocks: [title, ...used] }];
  });
}

/** Filled areas of one width on top of each other, from top to bottom. */
function listColumns(shades: readonly Shade[]): Shade[][] {
  const columns: Shade[][] = [];
  for (const shade of shades.toSorted((a, b) => a.y0 - b.y0)) {
    const column = columns.find((parts) => {
      const last = parts.at(-1);
      return (
        last !== undefined &&
        Math.abs(last.x0 - shade.x0) < TOUCHING &&
        Math.abs(last.x1 - shade.x1) < TOUCHING &&
        Math.abs(last.y1 - shade.y0) < TOUCHING &&
        last.color !== shade.color
      );
    });
    if (column === undefined) columns.push([shade]);
    else column.push(shade);
  }
  return columns.filter((parts) => parts.length >= FEWEST);
}

function isOver(title: Block, column: Box): boolean {
  return title.y1 < column.y0 + 1 && column.y0 - title.y1 < TITLE_OVER * title.size;
}

/** Shares with the name right under each, at the right edge of both if they are left of their column. */
function listCallouts(blocks: readonly Block[]): Callouts[] {
  const rows = blocks.flatMap((figure): Row[] => {
    const names = SHARE.test(figure.text) ? blocks.filter((block) => isNameUnder(figure, block)) : [];
    const [label, other] = names;
    return label === undefined || other !== undefined ? [] : [{ label, figures: [figure] }];
  });
  return (['LEFT', 'RIGHT'] as const).flatMap((side) => {
    const edgeOf = ({ x0, x1 }: Box): number => (side === 'LEFT' ? x1 : x0);
    const groups: Row[][] = [];
    for (const row of rows.filter(({ label, figures: [figure] }) =>
      isSameEdge(edgeOf(label), edgeOf(figure as Block)),
    )) {
      const group = groups.find(([first]) => first !== undefined && isSameEdge(edgeOf(first.label), edgeOf(row.label)));
      if (group === undefined) groups.push([row]);
      else group.push(row);
    }
    return groups
      .filter((group) => group.length >= FEWEST)
      .map((group): Callouts => ({
        ...boxAround(group.flatMap(({ label, figures }) => [label, ...figures])),
        side,
        rows: group.toSorted((a, b) => a.label.y0 - b.label.y0),
      }));
  });
}

function isSameEdge(one: number, other: number): boolean {
  return Math.abs(one - other) < SAME_EDGE;
}

function isNameUnder(figure: Block, { isFigure, lines, text, x0, x1, y0 }: Block): boolean {
  const gap = y0 - figure.y1;
  return (
    !isFigure &&
    lines.length === 1 &&
    /\p{L}/u.test(text) &&
    gap > -1 &&
    gap < NAME_UNDER * figure.size &&
    (isSameEdge(x0, figure.x0) || isSameEdge(x1, figure.x1))
  );
}

function isNextTo({ side, x0, x1, y0, y1, rows }: Callouts, column: Box): boolean {
  const size = rows[0]?.label.size ?? 0;
  const gap = side === 'LEFT' ? column.x0 - x1 : x0 - column.x1;
  return gap > 0 && gap < LEADER * size && y0 < column.y1 && y1 > column.y0;
}

/** The last part may be too low to be drawn. */
function fits(rows: readonly Row[], parts: readonly Shade[]): boolean {
  const shares = rows.map(({ figures }) => asDecimal(SHARE.exec(figures[0]?.text ?? '')?.[1] ?? '0'));
  const whole = sum(shares);
  const { y0, y1 } = boxAround(parts);
  const isAsHigh = (part: Shade, share: Decimal): boolean => {
    const height = asDecimal(String(Math.round((100 * (part.y1 - part.y0)) / (y1 - y0))));
    return compare(absolute(subtract(height, percentOf(share, whole))), UNEVEN) < 0;
  };
  return (
    !isZero(whole) &&
    (rows.length === parts.length || rows.length === parts.length + 1) &&
    parts.every((part, at) => isAsHigh(part, shares[at] as Decimal))
  );
}
