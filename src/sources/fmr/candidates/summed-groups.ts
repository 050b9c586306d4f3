/**
 * Lists of holdings under rows that name their sector or kind of paper in bold letters and have its sum:
 * `Cement 13.10` over `Sample Cement 8.40` and `Sample Works 4.70`. The rows of sums are heads and no holdings.
 */
import { absolute, asDecimal, compare, multiply, subtract, sum, type Decimal } from '#domain/decimal.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import type { Row } from './table.ts';

// In multiples of the font size: from the title to the first row, and from one row to the next.
const TITLE_GAP = 3.2;
const ROW_GAP = 1.6;
// In points.
const INDENTED = 12;
const ONE_EDGE = 1.5;
// Of one list.
const FEWEST_ROWS = 2;
// Each share is off by up to half of its last digit.
const ROUNDING = asDecimal('0.01');

interface SummedGroup {
  readonly head: Row;
  readonly rows: readonly Row[];
}

/** The labels and figures of such rows; none unless all groups of a list have the sum that is over them. */
export function listGroupSums(rows: readonly Row[], blocks: readonly Block[]): ReadonlySet<Block> {
  const single = rows.filter(({ figures }) => figures.length === 1);
  const bold = single.filter(({ label }) => label.bold);
  const titles = bold.length === 0 ? [] : blocks.filter(({ text }) => titleKind(text) === 'HOLDINGS');
  const starts = bold.filter(({ label }) => titles.some((title) => isRightOver(title, label)));
  return new Set(
    starts.flatMap((start) => {
      const groups = groupsFrom(start, single);
      const items = groups.flatMap((group) => group.rows);
      const isSummed = items.length >= FEWEST_ROWS && groups.every(isSum);
      return isSummed ? groups.flatMap(({ head }) => [head.label, ...head.figures]) : [];
    }),
  );
}

function isRightOver(title: Block, label: Block): boolean {
  const gap = label.y0 - title.y1;
  return gap > -1 && gap < TITLE_GAP * label.size && Math.abs(title.x0 - label.x0) < INDENTED;
}

/** The groups of a list, from its first head down to the end of its column. */
function groupsFrom(start: Row, rows: readonly Row[]): SummedGroup[] {
  const { label, figures } = start;
  const column = rows
    .filter(
      (row) =>
        row.label.y0 >= label.y0 &&
        row.label.x0 > label.x0 - ONE_EDGE &&
        row.label.x0 - label.x0 < INDENTED &&
        Math.abs((row.figures[0]?.x1 ?? 0) - (figures[0]?.x1 ?? 0)) < ONE_EDGE,
    )
    .toSorted((a, b) => a.label.y0 - b.label.y0);
  const groups: { head: Row; rows: Row[] }[] = [];
  let last = start;
  for (const row of column) {
    if (row.label.y0 - last.label.y1 > ROW_GAP * label.size) break;
    if (row.label.bold) groups.push({ head: row, rows: [] });
    else groups.at(-1)?.rows.push(row);
    last = row;
  }
  return groups;
}

function isSum({ head, rows }: SummedGroup): boolean {
  const shares = rows.map(shareOf);
  const stated = shareOf(head);
  if (stated === undefined || shares.length === 0 || !shares.every((share) => share !== undefined)) return false;
  const most = shares.length === 1 ? asDecimal('0') : multiply(ROUNDING, asDecimal(String(shares.length)));
  return compare(absolute(subtract(sum(shares), stated)), most) <= 0;
}

function shareOf({ figures: [figure] }: Row): Decimal | undefined {
  return figure === undefined ? undefined : (readPercent(figure.text) ?? undefined);
}
