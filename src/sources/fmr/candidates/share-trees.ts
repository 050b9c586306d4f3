/**
 * A tree of shares: classes, below them their sectors or grades, below these the holdings, each depth with its figures
 * in a column of its own. The titles `Asset Allocation`, `Sector Allocation` and `Top Holdings` are heads over these
 * columns, and each row is of the title that its figures are under.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { monthOf } from '#sources/fmr/meaning/read-returns.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';
import { tableOfColumns } from './make-table.ts';
import { ON_LINE } from './rows.ts';
import type { Row, Table } from './table.ts';

const KINDS: ReadonlySet<TitleKind | undefined> = new Set([
  'ASSET_ALLOCATION',
  'SECTOR_ALLOCATION',
  'CREDIT_QUALITY',
  'HOLDINGS',
] as const);
const SHARE = /^\d{1,3}(?:\.\d{1,4})?\s?%?$/;
const FEWEST_ROWS = 2;
// In multiples of the font size: from a row to the next, edges of one column, and the indent of the deepest rows.
const PITCH = 2.6;
const ALIGNED = 0.3;
const DEEPEST = 10;

/** A title with the months under it, if it has any, and the edge that its columns begin behind. */
interface Branch {
  readonly title: Block;
  readonly months: readonly Block[];
  readonly from: number;
}

interface TreeRow extends Row {
  readonly branch: Branch;
}

interface Tree {
  readonly table: Table;
  readonly blocks: readonly Block[];
}

/** One table for each title of a tree. */
export function listShareTrees(blocks: readonly Block[]): Tree[] {
  const titles = blocks.filter(({ text, isFigure }) => !isFigure && KINDS.has(titleKind(text)));
  return levelTitles(titles).flatMap((line) => {
    const branches = branchesOf(line, blocks);
    const rows = branches.length === 0 ? [] : rowsUnder(branches, blocks);
    const tables = branches.map((branch) => tableOf(branch, rows));
    return isTree(branches, rows, blocks) && tables.every((table) => table !== undefined) ? tables : [];
  });
}

/** Titles side by side at one height, from left to right. */
function levelTitles(titles: readonly Block[]): Block[][] {
  const lines: Block[][] = [];
  for (const title of titles.toSorted((a, b) => a.y0 - b.y0)) {
    const line = lines.find((each) =>
      each.every((other) => title.y0 < other.y1 && (title.x0 > other.x1 || title.x1 < other.x0)),
    );
    if (line === undefined) lines.push([title]);
    else line.push(title);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x0 - b.x0));
}

function branchesOf(line: readonly Block[], blocks: readonly Block[]): Branch[] {
  return line.map((title, at) => {
    const from = line[at - 1]?.x1 ?? -Infinity;
    const months = blocks.filter(
      ({ text, x0, x1, y0, size }) =>
        x0 > from &&
        x1 < title.x1 + 1 &&
        y0 > title.y1 - 1 &&
        y0 - title.y1 < PITCH * size &&
        monthOf(text) !== undefined,
    );
    return { title, months: months.toSorted((a, b) => a.x0 - b.x0), from };
  });
}

/** The rows under the heads down to the first other line; each has the figures of one branch. */
function rowsUnder(branches: readonly Branch[], blocks: readonly Block[]): TreeRow[] {
  const heads = branches.flatMap(({ title, months }) => [title, ...months]);
  const right = Math.max(...heads.map(({ x1 }) => x1));
  let bottom = Math.max(...heads.map(({ y1 }) => y1));
  const under = blocks.filter(({ y0, x0 }) => y0 > bottom - 1 && x0 < right).toSorted((a, b) => a.y0 - b.y0);
  const isOfTitle = (figure: Block): boolean =>
    branches.some(({ title }) => Math.abs(figure.x1 - title.x1) < ALIGNED * figure.size);
  const rows: TreeRow[] = [];
  for (const last of under.filter((block) => block.isFigure && isOfTitle(block))) {
    const row = rowOf(last, branches, under);
    if (row === undefined || row.label.y0 - bottom > PITCH * row.label.size) break;
    rows.push(row);
    bottom = row.label.y1;
  }
  return rows;
}

function rowOf(last: Block, branches: readonly Branch[], blocks: readonly Block[]): TreeRow | undefined {
  const branch = branches.find(({ title }) => Math.abs(last.x1 - title.x1) < ALIGNED * last.size);
  const line = blocks
    .filter(({ baseline, x0 }) => Math.abs(baseline - last.baseline) < ON_LINE * last.size && x0 <= last.x0)
    .toSorted((a, b) => b.x0 - a.x0);
  const at = line.findIndex(({ isFigure }) => !isFigure);
  const label = line[at];
  const figures = line.slice(0, at).toReversed();
  const count = Math.max(1, branch?.months.length ?? 0);
  const isRow =
    branch !== undefined &&
    label?.lines.length === 1 &&
    figures.length === count &&
    figures.every(({ text, x0 }) => SHARE.test(text) && x0 > branch.from);
  return isRow ? { label, figures, branch } : undefined;
}

/**
 * Several titles with rows of each, or one over two months right of all labels, where a title
 * over a list is not found. Nothing else is in the area of the rows.
 */
function isTree(branches: readonly Branch[], rows: readonly TreeRow[], blocks: readonly Block[]): boolean {
  const [first] = rows;
  const [only] = branches;
  if (first === undefined || only === undefined) return false;
  const left = Math.min(...rows.map(({ label }) => label.x0));
  const areLabelsLeft = rows.every(
    ({ label, branch }) =>
      label.x0 - left < DEEPEST * label.size && label.x1 < Math.min(branch.title.x0, ...branch.months.map(edgeOf)),
  );
  const body = boxAround(rows.flatMap(({ label, figures }) => [label, ...figures]));
  const own = new Set(rows.flatMap(({ label, figures }) => [label, ...figures]));
  const isInside = (block: Block): boolean =>
    block.x0 < body.x1 &&
    block.x1 > body.x0 &&
    (block.y0 + block.y1) / 2 > body.y0 &&
    (block.y0 + block.y1) / 2 < body.y1;
  return (
    areLabelsLeft &&
    branches.every((branch) => isBranch(branch, rows)) &&
    new Set(branches.map(({ title }) => titleKind(title.text))).size === branches.length &&
    (branches.length > 1 || only.months.length > 1) &&
    !blocks.some((block) => !own.has(block) && isInside(block))
  );
}

function edgeOf({ x0 }: Block): number {
  return x0;
}

/** Its rows are as deep as each other, and their figures are in columns. */
function isBranch(branch: Branch, rows: readonly TreeRow[]): boolean {
  const own = rows.filter((row) => row.branch === branch);
  const [first] = own;
  if (first === undefined || own.length < FEWEST_ROWS) return false;
  return own.every(({ label, figures }) => {
    const limit = ALIGNED * label.size;
    return (
      Math.abs(label.x0 - first.label.x0) < limit &&
      figures.every((figure, at) => Math.abs(figure.x1 - (first.figures[at]?.x1 ?? Infinity)) < limit)
    );
  });
}

function tableOf({ title, months }: Branch, all: readonly TreeRow[]): Tree | undefined {
  const rows = all.flatMap(({ label, figures, branch }): Row[] => (branch.title === title ? [{ label, figures }] : []));
  if (rows.length === 0) return undefined;
  const blocks = rows.flatMap(({ label, figures }) => [label, ...figures]);
  const heads = Array.from({ length: Math.max(1, months.length) }, (_, at) => months.slice(at, at + 1));
  return {
    table: tableOfColumns(title, boxAround(blocks), rows, heads),
    blocks: [title, ...months, ...blocks],
  };
}
