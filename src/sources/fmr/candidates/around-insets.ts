/** Lists of classes with the largest holdings of one of them set in under its row: the classes are one table. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { isAlike } from './label-pair.ts';
import { isInColumn } from './rows.ts';
import type { Row } from './table.ts';

// In multiples of the font size.
const INDENT = { least: 0.6, most: 5 } as const;
const ROW_GAP = 1.6;
// In points.
const ALIGNED = 3;

/** Joins the rows over such a list to those under it. */
export function joinAroundInsets(groups: readonly Row[][], blocks: readonly Block[]): Row[][] {
  const titles = blocks.filter(({ text }) => titleKind(text) === 'HOLDINGS');
  if (titles.length === 0) return [...groups];
  const joined: Row[][] = [];
  for (const group of groups.toSorted(([a], [b]) => (a as Row).label.y0 - (b as Row).label.y0)) {
    const above = joined.find((rows) => goesOnAround(rows.at(-1) as Row, group[0] as Row, titles, blocks));
    if (above === undefined) joined.push([...group]);
    else above.push(...group);
  }
  return joined;
}

/** Whether a list that is titled and set in is all that is between two rows. */
function goesOnAround(last: Row, next: Row, titles: readonly Block[], blocks: readonly Block[]): boolean {
  const [one, other] = [last.label, next.label];
  const isOfOne =
    Math.abs(one.x0 - other.x0) < ALIGNED &&
    isAlike(one, other) &&
    last.figures.length === next.figures.length &&
    last.figures.every((figure, at) => isInColumn(figure, next.figures[at] as Block));
  const title = isOfOne ? titles.find((block) => isSetInUnder(block, one)) : undefined;
  if (title === undefined || title.y1 > other.y0) return false;
  const right = Math.max(...last.figures.map(({ x1 }) => x1));
  const between = blocks.filter(
    (block) => block.y0 > one.y1 - 1 && block.y1 < other.y0 + 1 && block.x0 < right && block.x1 > one.x0 - ALIGNED,
  );
  const end = Math.max(...between.map(({ y1 }) => y1));
  return (
    // A title right over the next row, in the middle of its table, is of that table.
    between.some(({ isFigure }) => isFigure) &&
    between.every(({ x0 }) => x0 > title.x0 - ALIGNED) &&
    other.y0 - end < ROW_GAP * other.size
  );
}

function isSetInUnder(title: Block, { x0, y1, size }: Block): boolean {
  const [indent, gap] = [title.x0 - x0, title.y0 - y1];
  return indent > INDENT.least * size && indent < INDENT.most * size && gap > -1 && gap < ROW_GAP * size;
}
