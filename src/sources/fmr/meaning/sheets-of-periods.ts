/** Sheets of a calendar: a table for each month or year, with a row for each fund under `Fund` and `Benchmark`. */
import { tableUnder } from '#sources/fmr/candidates/make-table.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageContext } from './page-context.ts';
import { periodOfLabel } from './period-label.ts';
import { monthOf } from './read-returns.ts';
import { roleOf } from './series-roles.ts';

// Fewer are not a calendar.
const FEWEST = 3;
// In multiples of the font size.
const TITLE_GAP = 3;

interface Sheet {
  readonly table: Table;
  readonly title: Block;
  readonly row: Row;
  readonly kind: 'MONTH' | 'YEAR';
}

/** The sheets as one table of months and one of years, each with the fund's rows; other tables are not changed. */
export function joinSheets(context: PageContext, tables: readonly Table[]): Table[] {
  if (!context.is_part) return [...tables];
  const sheets = tables.flatMap((table) => sheetOf(context, table) ?? []);
  const groups = [
    ...Map.groupBy(sheets, ({ table, kind }) => `${kind} ${rolesOf(context, table)?.join(' ')}`).values(),
  ];
  const joined = groups.filter(
    (group) => group.length >= FEWEST && new Set(group.map(({ title }) => title.text)).size === group.length,
  );
  const done = new Set(joined.flatMap((group) => group.map(({ table }) => table)));
  return [...tables.filter((table) => !done.has(table)), ...joined.map(tableOf)];
}

function tableOf(sheets: readonly Sheet[]): Table {
  const [{ table: first }] = sheets as [Sheet];
  const places = new Map(
    sheets.flatMap(({ table, row }) => row.figures.map((figure) => [figure, table.places.get(figure) ?? -1])),
  );
  const box = boxAround(sheets.flatMap(({ title, row }) => [title, ...row.figures]));
  const rows = sheets.map(({ title, row }) => ({ label: title, figures: row.figures }));
  return tableUnder(null, { ...box, rows, columns: first.columns, places });
}

function rolesOf(context: PageContext, { columns }: Table): string[] | undefined {
  const roles = columns.flatMap(({ text }) => roleOf(text, context) ?? []);
  return roles.length === columns.length && new Set(roles).size === roles.length ? roles : undefined;
}

function sheetOf(context: PageContext, table: Table): Sheet | undefined {
  if (table.columns.length < 2 || rolesOf(context, table) === undefined) return undefined;
  const owners = table.rows.map(({ label }) => context.owners.find(label.text));
  const own = table.rows.filter((_, at) => owners[at] === 'OWN');
  const [row] = own;
  if (row === undefined || own.length > 1 || owners.includes(undefined)) return undefined;
  if (row.figures.length !== table.columns.length) return undefined;
  const title = titleOver(context, table);
  if (title === undefined) return undefined;
  return { table, row, title, kind: monthOf(title.text) === undefined ? 'YEAR' : 'MONTH' };
}

/** The only text right over the heads of the table, if it is a month or a year. */
function titleOver({ ink: { blocks } }: PageContext, table: Table): Block | undefined {
  const heads = table.columns.flatMap((column) => [...column.heads]);
  if (heads.length === 0) return undefined;
  const top = Math.min(...heads.map(({ y0 }) => y0));
  const left = Math.min(...table.rows.map(({ label }) => label.x0));
  const right = Math.max(...table.columns.map(({ x1 }) => x1));
  const over = blocks
    .filter((block) => block.x0 < right && block.x1 > left && block.y1 < top + 1)
    .filter((block) => top - block.y1 < TITLE_GAP * block.size)
    .toSorted((a, b) => b.y1 - a.y1);
  const [title, next] = over;
  if (title === undefined || (next !== undefined && next.y1 > title.y0 + 1)) return undefined;
  return monthOf(title.text) !== undefined || periodOfLabel(title.text, null) === 'FY' ? title : undefined;
}
