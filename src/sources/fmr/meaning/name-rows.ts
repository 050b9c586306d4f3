/** Names of a table's rows, if other words are between them and the figures. */
import { isRank, reachOf } from '#sources/fmr/candidates/reach.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import type { Table } from '#sources/fmr/candidates/table.ts';
import { isRight } from '#sources/fmr/candidates/table-titles.ts';
import { barAround } from '#sources/fmr/regions/part-of-page.ts';
import { isDetailHead } from './holding-details.ts';
import type { PageContext } from './page-context.ts';

// In points, from the edge of a title to the names under it.
const EDGE = 8;
// Of the rows of a table.
const LEAST_NAMED = 0.6;

/**
 * If other words (sector, rating, maturity) are between a table's names and its figures, its names are the words under
 * its title's edge.
 */
export function nameRows({ ink }: PageContext, table: Table): Table {
  const { title } = table;
  // Labels over or under their figures are whole.
  const isBesideLabels = table.rows.every(({ label, figures }) => figures.some((figure) => isBeside(figure, label)));
  // Labels right of their figures are the names, and so are those under the head of the names.
  if (table.rows.every(isRight) || areUnderHead(table, ink.blocks)) return table;
  if (title === null || !isBesideLabels) return table;
  // A title left of its rows does not name one of them, and texts under `Sector` name none.
  const isAtSide = table.rows.some(({ label }) => isBeside(title, label));
  if (isAtSide && !isDetailHead(table.corner)) return table;
  // The second of two lists side by side begins behind the figures of the first.
  const lane = Math.max(
    0,
    ...table.rows.flatMap(({ label }) =>
      ink.blocks
        .filter((block) => block.isFigure && !isRank(block) && block.x1 <= label.x0 + 1 && isBeside(block, label))
        .map((block) => block.x1),
    ),
  );
  // A title in the middle begins neither with the names nor with the labels.
  const isCentred =
    table.rows.every(({ label }) => Math.abs(label.x0 - title.x0) > EDGE) && !areUnderEdge(table, title, ink.blocks);
  const edge = isCentred ? Math.min(title.x0, reachOf(table, table.rows, ink.blocks).box.x0) : title.x0;
  const first = isColumnHead(table, title) ? 0 : edge - EDGE;
  const from = Math.max(
    isAtSide ? title.x1 : first,
    lane,
    // Nothing left of the bar that a title is in names its rows.
    (barAround(ink.page, title)?.x0 ?? 0) - 1,
  );
  const named = table.rows.map((row) => {
    const left = ink.blocks
      .filter(
        (block) =>
          !block.isFigure &&
          !isRank(block) &&
          block.x0 >= from &&
          block.x1 <= row.label.x0 + 1 &&
          isBeside(block, row.label),
      )
      .toSorted((a, b) => a.x0 - b.x0)[0];
    const isOtherLane =
      left !== undefined &&
      ink.blocks.some(
        (block) => block.isFigure && isBeside(block, row.label) && block.x0 > left.x0 && block.x1 <= row.label.x0 + 1,
      );
    return left === undefined || isOtherLane ? row : { ...row, label: left };
  });
  const moved = named.filter((row, index) => row.label !== table.rows[index]?.label);
  // A paragraph level with several rows names none of them.
  const areNames = new Set(moved.map(({ label }) => label)).size === moved.length;
  return areNames && moved.length >= LEAST_NAMED * table.rows.length && moved.length > 0
    ? { ...table, rows: named }
    : table;
}

/** Whether words begin under the edge of the title, left of the labels. */
function areUnderEdge({ rows }: Table, title: Block, blocks: readonly Block[]): boolean {
  const isName = (block: Block, label: Block): boolean =>
    !block.isFigure && Math.abs(block.x0 - title.x0) < EDGE && block.x1 <= label.x0 + 1 && isBeside(block, label);
  const named = rows.filter(({ label }) => blocks.some((block) => isName(block, label)));
  return named.length >= LEAST_NAMED * rows.length;
}

/** `Sector` over a column between the names and the figures may be taken for a title. */
function isColumnHead({ columns }: Table, title: Block): boolean {
  const heads = columns.flatMap((column) => column.heads);
  return isDetailHead(title.text) && heads.some((head) => isBeside(head, title));
}

const HEAD_OF_NAMES =
  /^(?:names?|name of (?:the )?(?:company|issuer|security|investment)|compan(?:y|ies)|issuers?|issues?|securit(?:y|ies)|scrips?)$/i;
// In points.
const ALIGNED = 2;
// In multiples of the font size.
const HEAD_GAP = 3;

/** Whether the labels begin under a head that says they are names. */
function areUnderHead({ rows }: Table, blocks: readonly Block[]): boolean {
  const [first] = rows;
  if (first === undefined) return false;
  const { x0, y0, size } = first.label;
  const head = blocks.find(
    (block) =>
      HEAD_OF_NAMES.test(block.text) &&
      Math.abs(block.x0 - x0) < ALIGNED &&
      block.y1 < y0 + 1 &&
      y0 - block.y1 < HEAD_GAP * size,
  );
  return head !== undefined && rows.every(({ label }) => Math.abs(label.x0 - head.x0) < ALIGNED);
}
