/**
 * Splits a table of several funds, plans, sub-funds or years into one table for each. A row or column that states its
 * role but does not name an owner (a benchmark's under a fund's) belongs with the one before it.
 */
import { bindHeads, linesOf } from '#sources/fmr/candidates/heads.ts';
import type { Row } from '#sources/fmr/candidates/table.ts';
import type { Column, Table } from '#sources/fmr/candidates/table.ts';
import { pickColumns, pickRows } from '#sources/fmr/candidates/turn-table.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import type { SubFundDraft } from '#sources/fmr/page-state.ts';
import { readMonthName } from '#sources/fmr/printed-date.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { findSubFund } from '#sources/fmr/sub-funds.ts';
import { periodOfLabel } from './period-label.ts';
import type { PageContext } from './page-context.ts';
import { monthOf } from './read-returns.ts';
import { roleOf, saysRole } from './series-roles.ts';

/** `null` for the page's own fund as a whole. */
type Owner = { readonly key: string; readonly sub: string | null; readonly place: Block } | 'OTHER';

export interface TablePart {
  readonly table: Table;
  readonly sub: SubFundDraft | null;
}

/** Undefined if the table does not name several owners. Rows or columns of another fund are left out. */
export function partByOwner(context: PageContext, table: Table): TablePart[] | undefined {
  return partColumns(context, table) ?? partRows(context, table);
}

/** A series of months for each of several plans. */
export function isSeriesTable({ rows, columns }: Table): boolean {
  const isMonth = ({ text }: { readonly text: string }): boolean => monthOf(text) !== undefined;
  return (
    rows.filter((row) => isMonth(row.label)).length >= 0.5 * rows.length ||
    columns.filter(isMonth).length >= 0.5 * columns.length
  );
}

/** The owner that a text names: the fund, one of its plans or sub-funds, or another fund of the registry. */
export function ownerOf(context: PageContext, place: Block, inColumn: boolean): Owner | undefined {
  const { text } = place;
  // `Monthly Returns of Sample Balanced Plan` is a table's title.
  if (place.isFigure || text.length > 90 || titleKind(text) !== undefined) return undefined;
  const names = context.sub_fund_names;
  const fund = context.owners.find(text);
  // In rows a plan's short form that no page spells out is never resolved by its letters alone.
  const short = inColumn || names.isPension ? names.findShort(text) : undefined;
  const sub = fund === 'OWN' ? undefined : ((inColumn ? names.find(text) : names.isHeading(text)) ?? short);
  if (sub !== undefined) return { key: sub.name, sub: sub.name, place };
  if (fund === undefined) return undefined;
  return fund === 'OWN' ? { key: '', sub: null, place } : 'OTHER';
}

function keyOf(owner: Owner): string {
  return owner === 'OTHER' ? 'OTHER' : `=${owner.key}`;
}

function isSeveral(owners: readonly (Owner | undefined)[]): boolean {
  return new Set(owners.flatMap((owner) => (owner === undefined ? [] : [keyOf(owner)]))).size > 1;
}

function partColumns(context: PageContext, table: Table): TablePart[] | undefined {
  if (table.columns.length < 2) return undefined;
  const own = table.columns.map(
    (column) =>
      column.heads.map((head) => ownerOf(context, head, true)).find((owner) => owner !== undefined) ??
      ownerOfJoined(context, column),
  );
  // A name over one of its own columns: the others are not under the names of another line.
  const isNamed = own.some((owner) => owner !== undefined);
  const owners = isSeveral(own) ? own : isNamed ? undefined : inheritOwners(context, table);
  if (owners === undefined) return undefined;
  const carried = carry(
    owners,
    table.columns.map((column) => saysRole(column.text, context)),
  );
  return makeParts(context, carried, (places) => {
    const texts = new Map(
      places.map((at) => [at, restOf(context, table.columns[at] as Column, owners[at] !== undefined)] as const),
    );
    return pickColumns(table, texts);
  });
}

// A name over two lines that are two heads: `Soan Islamic` over `Income Fund`.
function ownerOfJoined(context: PageContext, { heads, text }: Column): Owner | undefined {
  const [first] = heads;
  return first === undefined || heads.length < 2 ? undefined : ownerOf(context, { ...first, text }, true);
}

// The heads of a column other than the name of its owner.
function restOf(context: PageContext, { heads, text }: Column, isNamed: boolean): string {
  const rest = heads
    .filter((head) => ownerOf(context, head, true) === undefined)
    .map((head) => head.text)
    .join(' ');
  // The owner may be named on a line further up, over the series of each.
  const isName = rest === '' || (rest === text && !saysRole(text, context));
  return isNamed && isName ? 'Fund' : rest === '' ? text : rest;
}

/** The owners named on a line further up, over all columns of this table. */
function inheritOwners(context: PageContext, table: Table): (Owner | undefined)[] | undefined {
  const above = context.owner_lines
    .filter((line) => line.every((block) => block.y1 <= table.y0 + 1) && line.length > 1)
    .at(-1);
  if (above === undefined) return undefined;
  // `Plan I – Performance` between that line and the table: the title says whose it is.
  const { title } = table;
  const isTitled = title !== null && context.sub_fund_names.find(title.text) !== undefined;
  if (isTitled && above.every((block) => block.y1 <= title.y0 + 1)) return undefined;
  const owners = bindHeads(table.columns, above, true).map(([head]) =>
    head === undefined ? undefined : ownerOf(context, head, true),
  );
  const isWhole = above.every((block) =>
    owners.some((owner) => owner !== undefined && (owner === 'OTHER' || owner.place === block)),
  );
  return isWhole && owners.every((owner) => owner !== undefined) && isSeveral(owners) ? owners : undefined;
}

/** Whether the heads of a table name the page's fund and no other: `SIF` over a list of holdings. */
export function isOwnTable(context: PageContext, { columns, captions }: Table): boolean {
  const owners = [...columns.flatMap((column) => column.heads), ...captions].flatMap(
    (head) => ownerOf(context, head, true) ?? [],
  );
  return owners.length > 0 && owners.every((owner) => owner !== 'OTHER' && owner.sub === null);
}

/**
 * Returns whose rows are all those of other funds, with their benchmarks: `Other funds of the manager` on the page of
 * one.
 * Holdings may be funds too, and a short form may be the page's own fund under a sloppy name.
 */
export function isOfOtherFunds(context: PageContext, { rows, columns }: Table): boolean {
  const saysReturns = columns
    .flatMap(({ heads }) => heads)
    .some(
      ({ text }) => periodOfLabel(text, null) !== undefined || roleOf(text, context) === 'benchmark_return_percent',
    );
  const isOther = ({ label }: Row): boolean =>
    /[a-z]{3}/.test(label.text) && ownerOf(context, label, false) === 'OTHER';
  return saysReturns && rows.some(isOther) && rows.every((row) => isOther(row) || saysRole(row.label.text, context));
}

/**
 * Lines of the page on which several owners are named side by side, from top to bottom; headings of parts of the page
 * do not count.
 */
export function listOwnerLines(context: PageContext): Block[][] {
  const named = context.ink.blocks.filter(
    (block) => !context.taken.has(block) && ownerOf(context, block, true) !== undefined,
  );
  return linesOf(named)
    .filter((line) => isSeveral(line.map((block) => ownerOf(context, block, true))))
    .map((line) => line.toSorted((a, b) => a.x0 - b.x0));
}

function partRows(context: PageContext, table: Table): TablePart[] | undefined {
  const named = table.rows.map((row) => ownerOf(context, row.label, false));
  const owners = isSeveral(named) ? named : ownersOfClasses(context, table);
  if (!isSeveral(owners)) return undefined;
  const carried = carry(
    owners,
    table.rows.map((row) => saysRole(row.label.text, context)),
  );
  return makeParts(context, carried, (places) =>
    pickRows(
      table,
      places.map((at) => table.rows[at] as Row),
    ),
  );
}

// What heads a column of sub-funds, or a table of them.
const OF_SUB_FUNDS = /^(?:name of )?(?:the )?sub ?funds?\b/;

/**
 * `Equity`, `Debt` and `Money market` under the head `Sub-fund`, or left of returns by month: a pension's classes alone
 * name its sub-funds.
 */
function ownersOfClasses(
  { sub_fund_names: names }: PageContext,
  { rows, columns, corner, title, kind }: Table,
): (Owner | undefined)[] {
  const isSeries =
    (kind === undefined || kind === 'SERIES') &&
    columns.every(({ text }) => monthOf(text) !== undefined) &&
    rows.every(({ label }) => names.find(label.text) !== undefined);
  const isOfSubFunds = isSeries || [corner, title?.text ?? ''].some((text) => OF_SUB_FUNDS.test(foldLabel(text)));
  if (!names.isPension || !isOfSubFunds || columns.length < 2) return [];
  return rows.map(({ label }): Owner | undefined => {
    const name = names.find(label.text)?.name;
    return name === undefined ? undefined : { key: name, sub: name, place: label };
  });
}

/**
 * Benchmarks either all follow their plans or all precede them. If the table begins and ends with one, a plan is lost,
 * and each may be that of the row over it or under it.
 */
function carry(owners: readonly (Owner | undefined)[], saysRoles: readonly boolean[]): readonly (Owner | undefined)[] {
  const isBefore = owners[0] === undefined && saysRoles[0] === true;
  if (isBefore && owners.at(-1) === undefined && saysRoles.at(-1) === true) return owners;
  let last: Owner | undefined;
  const carried = (isBefore ? owners.toReversed() : owners).map((owner, at) => {
    if (owner !== undefined) last = owner;
    else if (saysRoles[isBefore ? owners.length - 1 - at : at] !== true) last = undefined;
    return owner ?? last;
  });
  return isBefore ? carried.toReversed() : carried;
}

function makeParts(
  context: PageContext,
  owners: readonly (Owner | undefined)[],
  pick: (places: number[]) => Table,
): TablePart[] {
  const places = Map.groupBy(owners.keys(), (at) => (owners[at] === undefined ? '' : keyOf(owners[at])));
  return [...places.values()].flatMap((own): TablePart[] => {
    const owner = owners[own[0] as number];
    if (owner === undefined || owner === 'OTHER') return [];
    return [{ table: pick(own), sub: owner.sub === null ? null : findSubFund(context.state, owner.sub, owner.place) }];
  });
}

/**
 * `Jul-21` or `3 months` over `Fund` and `Benchmark` for each of several periods, and one row of figures: the periods
 * become rows.
 */
export function partByPeriod(context: PageContext, table: Table): Table {
  const [row] = table.rows;
  const split = table.columns.map(({ heads }) => {
    const period = heads.find(
      (head) => monthOf(head.text) !== undefined || periodOfLabel(head.text, null) !== undefined,
    );
    const role = heads
      .filter((head) => head !== period)
      .map((head) => head.text)
      .join(' ');
    return { period, role };
  });
  const roles = [...new Set(split.map(({ role }) => role))];
  const periods = [...new Set(split.flatMap(({ period }) => period ?? []))];
  const isWhole = split.every(({ period, role }) => period !== undefined && roleOf(role, context) !== undefined);
  if (
    row === undefined ||
    table.rows.length > 1 ||
    !isWhole ||
    roles.length < 2 ||
    periods.length * roles.length !== split.length
  )
    return table;
  const places = new Map<Block, number>();
  const rows = periods.map((label): Row => {
    const figures = row.figures.filter((figure) => split[table.places.get(figure) ?? -1]?.period === label);
    for (const figure of figures) places.set(figure, roles.indexOf(split[table.places.get(figure) ?? -1]?.role ?? ''));
    return { label, figures };
  });
  const columns = roles.map((text): Column => ({
    ...(table.columns.find((_, at) => split[at]?.role === text) as Column),
    text,
  }));
  return { ...table, rows: rows.filter(({ figures }) => figures.length > 0), columns, places };
}

/**
 * A calendar: rows of years, columns of months. Each year becomes a table whose columns are months with their year. The
 * months of a fiscal year are of two years; what else is in its row, such as its return to date, other tables state.
 */
export function partByYear(context: PageContext, given: Table): Table[] {
  const months = given.columns.filter((column) => monthNameOf(column) !== undefined).length;
  if (months < 3 || months < 0.7 * given.columns.length) return [given];
  const { table, years } = yearsOfRows(context, given);
  if (years.includes(undefined)) return [nameMonths(context, given)];
  const numbers = table.columns.map(({ text }) => readMonthName(text));
  const fiscal = table.rows.map(({ label }) => yearBefore(label.text)?.isFiscal === true);
  // July before January under years of one number: of which two years the months are is not known.
  const [first = 0] = numbers.flatMap((number) => number ?? []);
  if (first > 1 && numbers.includes(1) && !fiscal.every(Boolean)) return [given];
  return [...new Set(years)].map((year) => {
    const at = years.indexOf(year);
    const rows = table.rows
      .filter((_, other) => years[other] === year)
      .map((row) => {
        const rest = yearBefore(row.label.text)?.rest ?? row.label.text;
        return { ...row, label: { ...row.label, text: rest === '' ? context.state.fund_name : rest } };
      });
    const named = new Map(
      table.columns.flatMap(({ text }, column) => {
        const number = numbers[column];
        if (number === undefined) return fiscal[at] === true ? [] : [[column, text] as const];
        const later = fiscal[at] === true && number < FIRST_FISCAL_MONTH ? 1 : 0;
        return [[column, `${text} ${integerOf(year) + later}`] as const];
      }),
    );
    return pickColumns({ ...table, rows }, named);
  });
}

const integerOf = (digits = ''): number => Number.parseInt(digits, 10);

const FIRST_FISCAL_MONTH = 7;
const FISCAL_YEAR = /^(?:fy\s?)?((?:19|20)\d{2})\s?[-–/]\s?((?:19|20)?\d{2})\b\s{0,9}(.*)$/i;
const NAMED_FISCAL_YEAR = /^(?:fy|(?:fiscal|financial) year)\s?['’]?((?:20)?\d{2})\b\s{0,9}(.*)$/i;
const PLAIN_YEAR = /^((?:19|20)\d{2})\b\s{0,9}(.*)$/;

/** The year that a label begins with: for `2024-25` and `FY25` the one that the fiscal year begins in. */
function yearBefore(text: string): { year: number; isFiscal: boolean; rest: string } | undefined {
  const range = FISCAL_YEAR.exec(text);
  if (range !== null) {
    const [year, end] = [integerOf(range[1]), integerOf(range[2])];
    return end % 100 === (year + 1) % 100 ? { year, isFiscal: true, rest: range[3] ?? '' } : undefined;
  }
  const named = NAMED_FISCAL_YEAR.exec(text);
  if (named !== null) return { year: 2000 + (integerOf(named[1]) % 100) - 1, isFiscal: true, rest: named[2] ?? '' };
  const plain = PLAIN_YEAR.exec(text);
  return plain === null ? undefined : { year: integerOf(plain[1]), isFiscal: false, rest: plain[2] ?? '' };
}

/**
 * The year of each row, before its label or in a column of years; a row that says its role alone is of the year above
 * it.
 */
function yearsOfRows(context: PageContext, table: Table): { table: Table; years: (string | undefined)[] } {
  const at = table.columns.findIndex((_, column) => isColumnOfYears(table, column));
  const places = table.columns.keys().filter((column) => column !== at);
  const rest =
    at < 0
      ? table
      : pickColumns(table, new Map([...places].map((column) => [column, (table.columns[column] as Column).text])));
  if (rest.rows.length < table.rows.length) return { table, years: [undefined] };
  let last: string | undefined;
  const years = table.rows.map((row) => {
    const own =
      at < 0
        ? yearBefore(row.label.text)?.year.toString()
        : row.figures.find((figure) => table.places.get(figure) === at)?.text;
    last = own ?? (saysRole(row.label.text, context) ? last : undefined);
    return last;
  });
  return { table: rest, years };
}

function isColumnOfYears({ columns, rows, places }: Table, column: number): boolean {
  const cells = rows.flatMap((row) => row.figures.filter((figure) => places.get(figure) === column));
  const isHead = /^(?:(?:calendar )?years?)?$/i.test(columns[column]?.text ?? '');
  return isHead && cells.length > 0 && cells.every((cell) => /^(?:19|20)\d{2}$/.test(cell.text));
}

// The name of a month among the heads of a column, under its year or quarter.
function monthNameOf({ heads }: Column): Block | undefined {
  return heads.find((head) => readMonthName(head.text) !== undefined);
}

/** `Mar … Dec | Jan | Feb` without a year, one after the other up to the report's month: their years follow from it. */
function nameMonths({ state: { report_month } }: PageContext, table: Table): Table {
  const months = table.columns.map((column) => readMonthName(monthNameOf(column)?.text ?? '') ?? 0);
  const [year = 0, month = 0] = (report_month ?? '').split('-').map((part) => Number.parseInt(part, 10));
  const isUp = months.at(-1) === month;
  const fromLast = (at: number): number => (isUp ? months.length - 1 - at : at);
  const last = year * 12 + month - 1;
  const isRun = months.length <= 12 && months.every((own, at) => own === ((last - fromLast(at)) % 12) + 1);
  const years = months.map((_, at) => `${Math.floor((last - fromLast(at)) / 12)}`);
  // `2024 Q2` over a month of another year.
  const isDenied = table.columns.some(({ text }, at) =>
    [...text.matchAll(/\b(?:19|20)\d{2}\b/g)].some(([named]) => named !== years[at]),
  );
  if (month === 0 || !isRun || isDenied) return table;
  const columns = table.columns.map((column, at) => ({
    ...column,
    text: `${monthNameOf(column)?.text ?? ''} ${years[at] ?? ''}`,
  }));
  return { ...table, columns };
}
