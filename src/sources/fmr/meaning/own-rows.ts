/** Lines that look like rows of a table: shares of a month in tiles, and labels that are repeated in their line. */
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import { pickRows } from '#sources/fmr/candidates/turn-table.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';
import type { PageContext } from './page-context.ts';
import { monthOf } from './read-returns.ts';

/** Whether a table names another fund in its cells: not all of its rows are of this one. */
export function namesOthers({ owners }: PageContext, part: readonly Block[]): boolean {
  return part.some(({ text, isFigure }) => !isFigure && owners.find(text) === 'OTHER');
}

const SHORT_FORM = /(?<![A-Za-z0-9])[A-Z][A-Za-z0-9-]{0,9}[A-Z0-9](?![A-Za-z0-9])/g;

/** Whether a sentence over a table names other funds by their short forms: the table is not this one’s alone. */
export function saysOthers({ owners, is_shared }: PageContext, sentence: string): boolean {
  return is_shared && [...sentence.matchAll(SHORT_FORM)].some(([name]) => owners.find(name) === 'OTHER');
}

/** The table without such rows. */
export function withOwnRows(table: Table, blocks: readonly Block[]): Table {
  const rows = table.rows.filter(
    (row) =>
      !hasNextHead(table, row, blocks) &&
      !(table.title === null && isShareOfMonth(blocks, row.label)) &&
      !isBehindRank(row, table.rows),
  );
  return rows.length === table.rows.length ? table : pickRows(table, rows);
}

// `8.63%  7  One Limited`: the share is of the half of the list that ends before the rank.
function isBehindRank(row: Row, rows: readonly Row[]): boolean {
  const rank = rankBefore(row);
  return rank !== undefined && rows.some((other) => Math.abs((rankBefore(other) ?? Infinity) - rank) === 1);
}

function rankBefore({ label, figures }: Row): number | undefined {
  const last = figures.at(-1);
  const isRank =
    figures.length > 1 && figures.every(({ x1 }) => x1 <= label.x0) && /^\d{1,2}\.?$/.test(last?.text ?? '');
  return isRank ? Number.parseInt(last?.text ?? '', 10) : undefined;
}

// `Benchmark 15.91%   Benchmark 13.64%`: the label before each figure, and the nearest head is that of the next one.
function hasNextHead({ columns, places }: Table, { label, figures }: Row, blocks: readonly Block[]): boolean {
  const again = blocks.filter(
    (block) => block.text === label.text && block.x0 > label.x1 && Math.abs(block.baseline - label.baseline) < 1,
  );
  return again.some((block) =>
    figures.some((figure) => {
      const heads = columns[places.get(figure) ?? -1]?.heads ?? [];
      return figure.x1 <= block.x0 && heads.some(({ x0, x1 }) => x0 < block.x1 && x1 > block.x0 && x0 > figure.x1);
    }),
  );
}

/** Rows of one line whose names are right behind another share: `10.14% One Limited    9.77% Another Limited`. */
export function listBehindShares({ rows }: Table, blocks: readonly Block[]): Row[] {
  const isLevel = (one: Block, other: Block): boolean => Math.abs(one.baseline - other.baseline) < 1;
  const [first] = rows;
  if (first === undefined || rows.length < 2 || !rows.every(({ label }) => isLevel(label, first.label))) return [];
  return rows.filter(({ label, figures: [own] }) =>
    blocks.some((block) => {
      const gap = label.x0 - block.x1;
      const isNear = gap >= 0 && gap < label.size && (own?.x0 ?? 0) - label.x1 > 2 * gap;
      return isNear && isLevel(block, label) && block.text.endsWith('%');
    }),
  );
}

const OF_SHARES: ReadonlySet<TitleKind | undefined> = new Set<TitleKind>([
  'ASSET_ALLOCATION',
  'SECTOR_ALLOCATION',
  'CREDIT_QUALITY',
  'HOLDINGS',
]);

/** `Dec 2023: 98.1%` under `Where the money is, % of total assets`: the share of a month. */
export function isShareOfMonth(blocks: readonly Block[], label: Block): boolean {
  if (!label.text.endsWith(':') || monthOf(label.text.slice(0, -1)) === undefined) return false;
  const titles = blocks.filter(
    (block) => block.y1 < label.y0 && block.x0 <= label.x1 && titleKind(block.text) !== undefined,
  );
  const [nearest] = titles.toSorted((a, b) => b.y1 - a.y1);
  return nearest !== undefined && OF_SHARES.has(titleKind(nearest.text));
}
