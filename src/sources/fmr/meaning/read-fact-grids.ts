/** Reads tables of facts in words and figures. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { listLegends } from '#sources/fmr/candidates/coloured-bars.ts';
import { readHeadedGrid } from '#sources/fmr/candidates/headed-grids.ts';
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import { pickRows } from '#sources/fmr/candidates/turn-table.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { listTitles } from '#sources/fmr/regions/titles.ts';
import { addMember } from './add-member.ts';
import { labelMeaning } from './label-meaning.ts';
import { readMonthsOverOwners } from './months-over-owners.ts';
import type { PageContext } from './page-context.ts';
import { ownerOf, partByOwner } from './part-table.ts';
import { isFact, listFactLines } from './fact-lines.ts';
import { readFactColumns, readFactRow } from './read-fact-rows.ts';
import { isRowOfPeople } from './people-with-ranks.ts';

/**
 * Tables of facts in words and figures: rows under a line that names funds or plans, or a row of each under a line of
 * facts.
 */
export function readHeadedGrids(context: PageContext): void {
  const { blocks } = context.ink;
  const { taken } = context;
  const ends = new Set([...taken, ...listTitles(blocks).filter(({ bold }) => bold)]);
  const open = (): Block[] => blocks.filter((block) => ends.has(block) || !taken.has(block));
  // Few pages have such lines, and of these few are the names of a legend, which are over a chart.
  const legends = context.owner_lines.length === 0 ? [] : listLegends(blocks);
  const ofMonths = readMonthsOverOwners(context, open());
  for (const heads of context.owner_lines) {
    if (ofMonths.has(heads) || legends.some((legend) => heads.every((head) => legend.includes(head)))) continue;
    const isEnd = (block: Block): boolean =>
      ends.has(block) || context.owner_lines.some((line) => line !== heads && line.includes(block));
    const grid = readHeadedGrid(open(), heads, isEnd, context.ink.page);
    const rows =
      grid?.rows
        .map((row) => inGroup(context, row))
        .filter(
          (row) =>
            isRowOfPeople(row) ||
            (isFact(row.label.text) && row.figures.every((cell) => fitsFact(context, row.label.text, cell.text))),
        ) ?? [];
    if (grid === undefined || rows.length < 2) continue;
    for (const { table, sub } of partByOwner(context, pickRows(grid, rows)) ?? [])
      for (const row of table.rows) {
        if (!isRowOfPeople(row)) readFactRow(context, row, sub);
        else if (sub === null) for (const name of row.figures) addMember(context, { name, designation: row.label });
      }
    // A row with a cell that does not fit its label is of several owners as well: no cell of it is the whole fund's.
    takeRows(
      context,
      grid,
      grid.rows.filter(
        (row) =>
          rows.some(({ figures }) => figures === row.figures) ||
          (isFact(row.label.text) &&
            row.figures.length === grid.columns.length &&
            row.figures.some((cell) => fitsFact(context, row.label.text, cell.text))),
      ),
    );
  }
  for (const line of listFactLines(context)) {
    const grid = readHeadedGrid(open(), line, (block) => ends.has(block) || line.includes(block), context.ink.page);
    const rows =
      grid?.rows.filter(
        (row) =>
          row.label.x1 <= (line[0] as Block).x0 &&
          ownerOf(context, row.label, false) !== undefined &&
          fillsHeads(context, grid, row),
      ) ?? [];
    if (grid === undefined || rows.length === 0) continue;
    const owned = pickRows(grid, rows);
    // Rows of one owner are the page's own fund's only if they name it.
    const isOwn = rows.every((row) => ownerOf(context, row.label, false) !== 'OTHER');
    const parts = partByOwner(context, owned) ?? (isOwn ? [{ table: owned, sub: null }] : []);
    const isInPercent = saysPercent(context.ink.blocks, line);
    for (const { table, sub } of parts)
      readFactColumns(context, isInPercent ? withUnit(table) : table, table.rows[0] as Row, sub);
    takeRows(context, grid, rows);
  }
}

/** `Month` right of `Total expense ratio`, between two rules: a label only with the head of its group. */
function inGroup({ row_groups }: PageContext, row: Row): Row {
  const group = isFact(row.label.text) ? undefined : row_groups.get(row.label);
  const text = group === undefined ? '' : `${group.text} ${row.label.text}`;
  return isFact(text) ? { ...row, label: { ...row.label, text } } : row;
}

// In multiples of the font size: from a title to the heads under it, which may be of two lines.
const TITLE_GAP = 4;
const IN_PERCENT = /\b(?:fees?|ratios?|expenses?|costs?)\b[^.]{0,30}(?:%|\bper\s?cent\b)/i;

/** Whether a title over heads says that fees and ratios are in percent. */
function saysPercent(blocks: readonly Block[], line: readonly Block[]): boolean {
  const { x0, x1, y0 } = boxAround(line);
  return blocks.some(
    (block) =>
      block.y1 < y0 + 1 &&
      y0 - block.y1 < TITLE_GAP * block.size &&
      block.x0 < x1 &&
      block.x1 > x0 - block.size &&
      IN_PERCENT.test(block.text),
  );
}

function withUnit(table: Table): Table {
  const columns = table.columns.map((column) => ({
    ...column,
    heads: column.heads.map((head) => ({ ...head, unit: '%' })),
  }));
  return { ...table, columns };
}

// Rows of figures alone are tables already; here most heads have a value that fits, and some are in words.
function fillsHeads(context: PageContext, { columns, places }: Table, { figures }: Row): boolean {
  const fits = figures.filter((cell) => fitsFact(context, columns[places.get(cell) ?? -1]?.text ?? '', cell.text));
  return (
    fits.length === figures.length && figures.length >= 0.6 * columns.length && figures.some((cell) => !cell.isFigure)
  );
}

function fitsFact({ state }: PageContext, label: string, value: string): boolean {
  const meaning = labelMeaning(label, state.report_month);
  return meaning !== undefined && fitsValue(meaning, value);
}

function takeRows({ ink, taken }: PageContext, grid: Table, rows: readonly Row[]): void {
  for (const { label } of rows)
    for (const block of ink.blocks)
      if (block === label || (isBeside(block, label) && block.x0 >= grid.x0 - 1 && block.x1 <= grid.x1 + 1))
        taken.add(block);
}
