/** Rows that align under each other and have no other words between them: the rows of one table. */
import { isHundred } from '#sources/fmr/printed-number.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import type { Row } from './table.ts';
import { nameFrom } from './reach.ts';
import { areAtBars } from './coloured-bars.ts';
import { groupNeighbours, isInColumn } from './rows.ts';
import { isNearerToHeads } from './rows-over-heads.ts';
import { isRight, hasTitle } from './table-titles.ts';

// In multiples of the font size.
const ROW_GAP = 3.4;
const CLOSE_ROW = 1.3;
const FEWEST_FILLED = 3;
// What parts two items of one line.
const ITEM_GAP = 1.6;
// What parts two items in frames of their own, the name of each in bold letters.
const FRAME_GAP = 2.5;
const LANE_REACH = 5;
// In points: an indented label is further right than the one above by less.
const LEVEL = 4.2;
// In points: labels in the middle of a column of their own are off by less, and so are figures at its right edge.
const CENTRED = 1;
// Labels of bars that grow from them to one side have nothing else in common.
const EXACTLY = 0.5;

/** What is around the rows: texts, what parts tables, and whether a text is the name of a fund. */
interface Surroundings {
  readonly blocks: readonly Block[];
  readonly barriers: readonly Block[];
  readonly isName: (text: string) => boolean;
}

/** The rows of each table, from top to bottom. */
export function groupRows(given: readonly Row[], surroundings: Surroundings): Row[][] {
  const rows = inLines(given);
  // Items that run along one line do not align with labels above or below them.
  const isLaned = ({ label }: Row): boolean =>
    rows.some(
      (other) =>
        Math.min(Math.abs(other.label.x0 - label.x0), Math.abs(nameFrom(other.label) - nameFrom(label))) < LEVEL &&
        Math.abs(other.label.baseline - label.baseline) > 1 &&
        Math.abs(other.label.baseline - label.baseline) < LANE_REACH * label.size,
    );
  // `– Sample Bank 2.7%` under `Debt Sub-fund`, right of a row of the equity sub-fund.
  const beginsPart = ({ label }: Row): boolean =>
    surroundings.barriers.some(({ x0, y1 }) => y1 < label.y0 && Math.abs(x0 - nameFrom(label)) < LEVEL);
  const labelled = new Set(rows.flatMap((row) => [row.label, ...row.figures]));
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups
      .filter((each) =>
        isNextItem(each.at(-1) as Row, row) ? !isLaned(row) && !beginsPart(row) : follows(each, row, surroundings),
      )
      .toSorted((a, b) => (b.at(-1) as Row).label.y0 - (a.at(-1) as Row).label.y0)
      .find((each) => !isSeparated(each.at(-1) as Row, row, { ...surroundings, labelled }));
    if (group === undefined) groups.push([row]);
    else group.push(row);
  }
  return groups;
}

// In multiples of the font size: between the baselines of one line.
const ONE_LINE = 0.2;

/** From top to bottom, those of one line from left to right, even if their baselines are not quite the same. */
function inLines(rows: readonly Row[]): Row[] {
  const lines = groupNeighbours(
    rows,
    ({ label: first }, { label }) =>
      Math.abs(label.baseline - first.baseline) < ONE_LINE * first.size && label.lines.length === first.lines.length,
  );
  return lines.flatMap((line) => line.toSorted((a, b) => a.label.x0 - b.label.x0));
}

/** A list in two page columns: if a new table begins in the left one, one begins on the same line in the right one. */
export function splitByLanes(groups: readonly Row[][], blocks: readonly Block[]): Row[][] {
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
  // Under the end of a table at the right there may be the second half of a list that begins there at the left.
  const isHalfOf = (left: readonly Row[], row: Row): boolean =>
    left.length > 1 && isList(left) && isLevelWith(left[0] as Row, row) && hasTitle(left, blocks);
  const parted = groups.flatMap((group) => {
    const at = endOfTable(group);
    const rest = at < 0 ? [] : group.slice(at);
    const left = rest[0] === undefined ? undefined : leftOf(rest[0]);
    return left !== undefined && left !== group && isList(rest) && isHalfOf(left, rest[0] as Row)
      ? [group.slice(0, at), rest]
      : [group];
  });
  return parted.flatMap((group) => {
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

// In multiples of the font size: what parts the rows of another list from a table is higher than a line.
const UNDER_TABLE = 1.2;
const TOTAL = /^(?:grand )?total\b/i;

/** The place of the first row that a gap parts from a table that ends over it; -1 if there is none. */
function endOfTable(group: readonly Row[]): number {
  return group.findIndex((row, at) => {
    const above = group[at - 1];
    const isApart = above !== undefined && row.label.y0 - above.label.y1 > UNDER_TABLE * row.label.size;
    if (!isApart) return false;
    const isWhole = TOTAL.test(above.label.text) && above.figures.every(({ text }) => isHundred(text));
    return isWhole || group.slice(0, at).every(({ figures }) => figures.length > 1);
  });
}

function isLevelWith({ label: one }: Row, { label: other }: Row): boolean {
  return Math.abs(one.baseline - other.baseline) < 0.5 * one.size;
}

/** Indented rows between those of another table are rows of that table. */
export function mergeInterleaved(groups: readonly Row[][]): Row[][] {
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
  const isOnLine = Math.abs(row.label.baseline - last.label.baseline) < ONE_LINE * row.label.size;
  const isStyled = [last, row].every(({ label, figures: [own] }) => label.bold && own?.bold === false);
  const most = isStyled ? FRAME_GAP : ITEM_GAP;
  return isOnLine && gap > 0 && gap < most * row.label.size && last.label.x1 <= figure.x0 && row.label.x1 <= next.x0;
}

function follows(group: readonly Row[], row: Row, { blocks }: Surroundings): boolean {
  const last = group.at(-1) as Row;
  const gap = row.label.y0 - last.label.y1;
  if (gap < -1 || gap > ROW_GAP * row.label.size || Math.abs(last.label.size - row.label.size) > 0.8) return false;
  const middle = Math.abs(last.label.x0 + last.label.x1 - row.label.x0 - row.label.x1) / 2;
  // A label whose second line begins under its swatch is aligned by the first one, a bulleted one by its words.
  const isLevel = (one: Block, other: Block): boolean =>
    Math.min(
      Math.abs(one.x0 - other.x0),
      Math.abs((one.lines[0] ?? one).x0 - (other.lines[0] ?? other).x0),
      Math.abs(nameFrom(one) - nameFrom(other)),
    ) < LEVEL;
  const isAligned =
    group.some((each) => isLevel(each.label, row.label)) ||
    (middle < 2 && row.figures.length > 1) ||
    (middle < EXACTLY && areBars([...group, row])) ||
    areSteps(last, row) ||
    (middle < CENTRED && areUnderOneEdge(last, row) && [last, row].every((each) => hasNameBefore(each, blocks))) ||
    (Math.abs(last.label.x1 - row.label.x1) < 1.5 &&
      (isRight(row) ||
        Math.abs(last.label.x0 - row.label.x0) < 40 ||
        areAtBars([last, row].flatMap(({ figures }) => figures.slice(0, 1)))));
  if (!isAligned) return false;
  if (isNearerToHeads(row, last, blocks)) return false;
  if (last.label.bold !== row.label.bold && !isSumOrAfter(last, row) && !fillsColumns(group, row)) return false;
  const widest = Math.max(...group.map((each) => each.figures.length));
  if (widest === 1 && row.figures.length === 1) return true;
  return row.figures.some((figure) => group.some((each) => each.figures.some((other) => isInColumn(figure, other))));
}

/** `1 month` over `3 years` further left: labels before bars as long as their periods, over figures in columns. */
function areSteps(above: Row, row: Row): boolean {
  return (
    row.figures.length > 1 &&
    row.figures.length === above.figures.length &&
    row.figures.every(({ x1 }, at) => Math.abs(x1 - (above.figures[at] as Block).x1) < CENTRED) &&
    [above, row].every(({ label }) => periodOfLabel(label.text, null) !== undefined)
  );
}

/** Rows of one figure each, which are not under each other: each is at the end of a bar. */
function areBars(rows: readonly Row[]): boolean {
  const ends = rows.map(({ figures }) => figures[0] as Block);
  const last = ends.at(-1) as Block;
  return rows.every(({ figures }) => figures.length === 1) && ends.some((end) => !isInColumn(end, last));
}

function areUnderOneEdge({ figures: [above] }: Row, { figures: [figure] }: Row): boolean {
  return above !== undefined && figure !== undefined && Math.abs(above.x1 - figure.x1) < CENTRED;
}

// In multiples of the font size: how far a name may end before the next cell of its row.
const NAME_REACH = 12;

/** `Sample Systems Limited | Technology | 2.29%`: the label nearest to the figure has a name before it. */
function hasNameBefore({ label }: Row, blocks: readonly Block[]): boolean {
  return blocks.some(
    (block) =>
      !block.isFigure &&
      block.x1 < label.x0 &&
      label.x0 - block.x1 < NAME_REACH * label.size &&
      Math.abs((block.lines[0]?.baseline ?? block.baseline) - label.baseline) < ONE_LINE * label.size,
  );
}

const EXPENSE_RATIO = /^(?:TER\b|(?:total )?expense ratio\b)/;

/** A sum in other letters ends a table; the ratio of all expenses may have levies and a second ratio under it. */
function isSumOrAfter({ label: above }: Row, { label }: Row): boolean {
  return /total/i.test(label.text) || EXPENSE_RATIO.test(label.text) || EXPENSE_RATIO.test(above.text);
}

const BENCHMARK = /^bench ?mark$/i;

// `Benchmark` under a fund's name in bold: a row set otherwise that has all of its figures in the columns.
function fillsColumns(group: readonly Row[], { label, figures }: Row): boolean {
  const { label: above } = group.at(-1) as Row;
  const others = group.flatMap((each) => [...each.figures]);
  // Of a fund that has ended a single year, both rows have one figure.
  const isSecond = group.length === 1 && others.length === figures.length && BENCHMARK.test(label.text);
  const isClose = label.y0 - above.y1 < CLOSE_ROW * label.size && (isSecond || figures.length >= FEWEST_FILLED);
  return (
    isClose &&
    figures.every((figure) => others.some((other) => isInColumn(figure, other))) &&
    figures.length >= 0.5 * Math.max(...group.map((each) => each.figures.length))
  );
}

// Of the size of a name, and in multiples of it: from the name down to its detail.
const SMALLER = 0.92;
const NEXT_LINE = 0.4;

/** `Cement` or `AA+` in smaller letters right under the name of a holding whose figures are level with it. */
function isDetailUnder({ text, size, x0, y0, bold, lines }: Block, label: Block): boolean {
  const isSmall = size < SMALLER * label.size && !bold && lines.length === 1;
  const isUnder = Math.abs(x0 - label.x0) < 1 && y0 - label.y1 < NEXT_LINE * label.size;
  return isSmall && isUnder && titleKind(text) === undefined;
}

// Words between two rows begin another table, unless they are a row with an empty cell.
function isSeparated(
  last: Row,
  row: Row,
  { blocks, barriers, isName, labelled }: Surroundings & { readonly labelled: ReadonlySet<Block> },
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
    if (labelled.has(block) || block.isFigure || !isBetween(block) || isDetailUnder(block, last.label)) return false;
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
