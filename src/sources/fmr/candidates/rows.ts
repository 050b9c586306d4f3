/** Figures beside and under each other: runs on one line with the words next to them, and columns. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { partAtBand } from './bands-behind-figures.ts';
import type { Run } from './table.ts';

/** The side of its figures that a label is on. */
export type Side = 'left' | 'right';

// In multiples of the font size.
const STACK_GAP = 3.4;
// A word this much larger than the figure next to it is a watermark.
const WATERMARK = 3;
// Two columns of one table have this share of their lines in common.
const LINKED = 0.6;
/** In multiples of the font size: how far the baselines of one line are apart. */
export const ON_LINE = 0.15;
// Fewer lines than this show nothing of how two columns are set.
const FEWEST_LEVEL = 3;

/** The blocks right of another one on its line, from left to right. */
export function blocksAfter({ x1, baseline, size }: Block, blocks: readonly Block[]): Block[] {
  return blocks
    .filter((other) => other.x0 > x1 && Math.abs(other.baseline - baseline) < ON_LINE * size)
    .toSorted((a, b) => a.x0 - b.x0);
}

/** Whether two blocks are side by side: cells of one table row always overlap in height. */
export function isBeside(one: Box, other: Box): boolean {
  const shared = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  return shared > 0.5 * Math.min(one.y1 - one.y0, other.y1 - other.y0);
}

/** Whether two figures can be of one column: they share an edge or most of their width. */
export function isInColumn(figure: Box, other: Box): boolean {
  const shared = Math.min(figure.x1, other.x1) - Math.max(figure.x0, other.x0);
  return (
    Math.abs(figure.x1 - other.x1) < 3 ||
    Math.abs(figure.x0 - other.x0) < 3 ||
    shared > 0.5 * Math.min(figure.x1 - figure.x0, other.x1 - other.x0)
  );
}

/** The runs of a page; figures of different tables that share a line are runs of their own. */
export function listRuns(figures: readonly Block[], words: readonly Block[]): Run[] {
  const runs: Run[] = [];
  for (const figure of figures.toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0)) {
    const beside = words.filter((word) => isBeside(word, figure) && word.size < WATERMARK * figure.size);
    const left = nearestWord(beside, figure, 'left');
    const right = nearestWord(beside, figure, 'right');
    const at = runs.findLastIndex(
      (each) => continuesRun(each, figure, left, right) && isBeside(each.figures[0] as Block, figure),
    );
    const run = runs[at];
    if (run === undefined) runs.push({ figures: [figure], left, right });
    else {
      const isLast = run.figures.every(({ x1 }) => x1 < figure.x1);
      runs[at] = { figures: [...run.figures, figure], left, right: isLast ? right : run.right };
    }
  }
  const ordered = runs.map((run) => ({ ...run, figures: run.figures.toSorted((a, b) => a.x0 - b.x0) }));
  return splitRuns(
    ordered.flatMap((run) => partAtBand(run, words)),
    words,
  );
}

/**
 * Whether a figure has the words of a run next to it. Right of one row the nearest words may be two lines of another
 * table, or none, for rows that are set between those lines: past the figures of both they part none of them.
 */
function continuesRun(run: Run, figure: Block, left: Block | undefined, right: Block | undefined): boolean {
  if (run.left !== left) return false;
  if (run.right === right) return true;
  const end = Math.max(figure.x1, ...run.figures.map(({ x1 }) => x1));
  return left !== undefined && [run.right, right].every((word) => word === undefined || word.x0 >= end - 1);
}

/** Two columns of figures that rarely share a line belong to different tables: splits the runs that contain both. */
function splitRuns(runs: readonly Run[], words: readonly Block[]): Run[] {
  const columns = new Map(
    listColumnsOf(
      runs.flatMap((run) => run.figures),
      words,
    ).flatMap((column) => column.map((figure) => [figure, column] as const)),
  );
  const links = new Map<readonly Block[], Map<readonly Block[], number>>();
  const pairs = runs.flatMap(({ figures }) =>
    figures.slice(1).map((figure, at) => [columns.get(figures[at] as Block) ?? [], columns.get(figure) ?? []] as const),
  );
  for (const [left, right] of pairs) {
    const counts = links.get(left) ?? new Map<readonly Block[], number>();
    links.set(left, counts.set(right, (counts.get(right) ?? 0) + 1));
  }
  // Columns that are linked to one column are of one table, also where a row has no figure in the columns between.
  const tables = new Map<readonly Block[], readonly Block[]>();
  const tableOf = (column: readonly Block[]): readonly Block[] => {
    const next = tables.get(column);
    return next === undefined ? column : tableOf(next);
  };
  for (const [left, counts] of links)
    for (const [right, count] of counts) {
      const isLinked =
        areLevel(left, right) && count >= LINKED * Math.max(countBeside(left, right), countBeside(right, left));
      if (isLinked && tableOf(left) !== tableOf(right)) tables.set(tableOf(right), tableOf(left));
    }
  const isOfOne = (before: Block, figure: Block): boolean =>
    tableOf(columns.get(before) ?? []) === tableOf(columns.get(figure) ?? []);
  return runs.flatMap((run) => {
    const parts: Block[][] = [];
    for (const figure of run.figures) {
      const before = parts.at(-1)?.at(-1);
      if (before !== undefined && isOfOne(before, figure)) parts.at(-1)?.push(figure);
      else parts.push([figure]);
    }
    return parts.map((figures, at): Run => ({
      figures,
      left: at === 0 ? run.left : undefined,
      right: at === parts.length - 1 ? run.right : undefined,
    }));
  });
}

/**
 * Whether two columns share baselines, as those of one table do: most figures of the shorter one that overlap a figure
 * of the other in height.
 */
function areLevel(one: readonly Block[], other: readonly Block[]): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  const offsets = few.flatMap((figure) => {
    const beside = many
      .filter((each) => isBeside(each, figure))
      .map((each) => Math.abs(each.baseline - figure.baseline) / figure.size);
    return beside.length === 0 ? [] : [Math.min(...beside)];
  });
  return offsets.length < FEWEST_LEVEL || 2 * offsets.filter((offset) => offset < ON_LINE).length > offsets.length;
}

// How many figures of a column are as high on the page as the other column.
function countBeside(column: readonly Block[], other: readonly Block[]): number {
  const { y0, y1 } = boxAround(other);
  return column.filter((figure) => figure.y1 > y0 && figure.y0 < y1).length;
}

/** Neighbours that belong to the first one of them, such as the cells of one line. */
export function groupNeighbours<Item>(items: readonly Item[], belongs: (first: Item, item: Item) => boolean): Item[][] {
  const groups: [Item, ...Item[]][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group !== undefined && belongs(group[0], item)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Figures under each other, as far as no words part them. */
export function listColumnsOf(figures: readonly Block[], words: readonly Block[]): Block[][] {
  const columns: Block[][] = [];
  const lowest = words.reduce((height, word) => Math.min(height, word.y1 - word.y0), Infinity);
  for (const figure of figures.toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0)) {
    // Between most figures there is less room than any word takes.
    const isParted = (last: Block): boolean =>
      figure.y0 - last.y1 + 2 > lowest &&
      words.some(
        (word) => word.y0 > last.y1 - 1 && word.y1 < figure.y0 + 1 && word.x0 < figure.x1 && word.x1 > figure.x0,
      );
    const above = columns.findLast((column) => {
      const last = column.at(-1) as Block;
      return follows(last, figure) && isInColumn(last, figure) && !isParted(last);
    });
    if (above === undefined) columns.push([figure]);
    else above.push(figure);
  }
  return columns;
}

/** `1`, `2`, `3` before the names of holdings. */
export function isRanking(column: readonly Block[]): boolean {
  return column.length > 1 && column.every(({ text }, at) => text.replace(/[.)]$/, '') === `${at + 1}`);
}

/** Whether a figure is close under another one. */
export function follows(above: Box, figure: Block): boolean {
  const gap = figure.y0 - above.y1;
  return gap > -0.5 * figure.size && gap < STACK_GAP * figure.size;
}

function nearestWord(level: readonly Block[], figure: Block, side: Side): Block | undefined {
  // `Government` over `Securities 21.2%`: the line that the figure follows may be the shorter one.
  const edgeOf = (word: Block): Box =>
    word.lines.find((line) => Math.abs(line.baseline - figure.baseline) < ON_LINE * figure.size) ?? word;
  const gap = (word: Block): number => (side === 'left' ? figure.x0 - edgeOf(word).x1 : word.x0 - figure.x1);
  const beside = level.filter((word) => gap(word) >= -1).toSorted((a, b) => gap(a) - gap(b));
  const [nearest] = beside;
  if (nearest === undefined) return undefined;
  // If two stacked words are next to the figure, prefer the one on the figure's line.
  const exact = beside.find(
    (word) =>
      gap(word) < gap(nearest) + 60 && isOnLine(word, figure, 0.4) && word.x0 <= nearest.x1 && word.x1 >= nearest.x0,
  );
  return exact !== undefined && !isOnLine(nearest, figure, 0.4) ? exact : nearest;
}

/** Whether a line of the words is level with the figure, within a share of its font size. */
export function isOnLine(word: Block | undefined, figure: Block, share: number): boolean {
  return word?.lines.some((line) => Math.abs(line.baseline - figure.baseline) < share * figure.size) === true;
}
