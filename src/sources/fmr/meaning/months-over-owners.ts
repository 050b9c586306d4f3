/**
 * Names of sub-funds that are repeated side by side, each time under another month: `Equity | Debt | Equity | Debt`
 * under `29-Feb-16 | 31-Mar-16`. The columns under the month of the report are read.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { readHeadedGrid } from '#sources/fmr/candidates/headed-grids.ts';
import type { Table } from '#sources/fmr/candidates/table.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import { monthBefore } from '#sources/fmr/printed-date.ts';
import type { PageContext } from './page-context.ts';
import { isFact } from './fact-lines.ts';
import { partByOwner } from './part-table.ts';
import { keepNavOf, readFactRow } from './read-fact-rows.ts';
import { monthOf } from './read-returns.ts';

/** Names under one month. */
interface Group {
  readonly heads: readonly Block[];
  readonly month: string;
}

// In multiples of the font size: from a month to the names under it.
const GAP = 1.5;
const LEVEL = 1;

/** Reads such tables; returns the lines of names that are read. */
export function readMonthsOverOwners(context: PageContext, open: readonly Block[]): ReadonlySet<readonly Block[]> {
  const read = new Set<readonly Block[]>();
  for (const line of context.owner_lines) {
    if (read.has(line)) continue;
    const groups = groupsOf(context, line);
    if (groups.length < 2) continue;
    for (const { heads } of groups) read.add(heads);
    for (const [at, { month }] of groups.entries()) {
      const grid = gridOf(context, groups, at, open);
      if (grid !== undefined) readGrid(context, grid, month);
    }
  }
  return read;
}

/** The groups of names that are those of a line; none if one of them has no month of its own over it. */
function groupsOf({ ink, owner_lines }: PageContext, line: readonly Block[]): Group[] {
  const keyOf = (heads: readonly Block[]): string => heads.map(({ text }) => squeeze(text)).join('|');
  const top = (line[0] as Block).y0;
  const repeated = owner_lines
    .filter((heads) => Math.abs((heads[0] as Block).y0 - top) < LEVEL && keyOf(heads) === keyOf(line))
    .toSorted((a, b) => (a[0] as Block).x0 - (b[0] as Block).x0);
  const groups = repeated.flatMap((heads): Group[] => {
    const { x0, x1, y0 } = boxAround(heads);
    const over = ink.blocks.filter(
      (block) =>
        block.y1 < y0 + 1 &&
        y0 - block.y1 < GAP * block.size &&
        block.x0 > x0 - block.size &&
        block.x1 < x1 + block.size &&
        monthOf(block.text) !== undefined,
    );
    const [month] = over;
    return month === undefined || over.length > 1 ? [] : [{ heads, month: monthOf(month.text) ?? '' }];
  });
  const areApart = new Set(groups.map(({ month }) => month)).size === groups.length;
  return areApart && groups.length === repeated.length ? groups : [];
}

/** The table of one group: the labels at the left of all with the figures under its own names. */
function gridOf({ ink }: PageContext, groups: readonly Group[], at: number, open: readonly Block[]): Table | undefined {
  const { heads } = groups[at] as Group;
  const [before, after] = [groups[at - 1]?.heads.at(-1), groups[at + 1]?.heads[0]];
  const [from, to] = [
    before === undefined ? 0 : (before.x1 + (heads[0] as Block).x0) / 2,
    after === undefined ? ink.page.width : ((heads.at(-1) as Block).x1 + after.x0) / 2,
  ];
  const left = ((groups[0] as Group).heads[0] as Block).x0;
  const own = open.filter(({ x0, x1 }) => {
    const middle = (x0 + x1) / 2;
    return x1 < left || (middle > from && middle < to);
  });
  return readHeadedGrid(own, heads, (block) => heads.includes(block), ink.page);
}

function readGrid(context: PageContext, grid: Table, month: string): void {
  const { report_month } = context.state;
  for (const { table, sub } of partByOwner(context, grid) ?? []) {
    const rows = table.rows.filter(({ label }) => isFact(label.text));
    if (month === report_month) for (const row of rows) readFactRow(context, row, sub);
    if (month === monthBefore(report_month ?? '')) keepNavOf(context, rows, sub);
  }
  for (const { label, figures } of grid.rows)
    for (const block of [label, ...figures]) if (isFact(label.text)) context.taken.add(block);
}
