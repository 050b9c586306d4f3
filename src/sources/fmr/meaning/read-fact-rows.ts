/** Reads tables of facts: a label and a figure in each row, or a fund and its facts in columns. */
import { WHOLE_FUND, type Scope } from '#sources/fmr/blank-rows.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import { pickColumns, pickRows, turnTable } from '#sources/fmr/candidates/turn-table.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isNumeric } from '#sources/fmr/ink/figures.ts';
import type { SubFundDraft } from '#sources/fmr/page-state.ts';
import { BLANK_TEXT } from '#sources/fmr/printed-text.ts';
import { readMoney } from '#sources/fmr/printed-money.ts';
import { monthBefore, readDate } from '#sources/fmr/printed-date.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { readMetric } from '#sources/fmr/read-facts.ts';
import { periodOf } from '#sources/fmr/read-fees.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import { isSeriesTable, ownerOf } from './part-table.ts';
import { isOfPlan, readPairOf } from './read-pair.ts';
import { monthOf } from './read-returns.ts';
import { saysOther } from './fact-lines.ts';
import { roleOf } from './series-roles.ts';

/** Whose a table is, where its own heads or its title do not say. */
export interface Place {
  /** Undefined if its plan cannot be determined. */
  readonly scope: Scope | undefined;
  readonly sub: SubFundDraft | null;
  /** Its rows or columns name the owner. */
  readonly isNamed: boolean;
  /** The expenses in a part of the page are that part's. */
  readonly hasExpenses: boolean;
}

/** Reads facts where the table says whose they are or of which month; undefined where it has nothing else. */
export function readFacts(context: PageContext, given: Table, { sub, isNamed }: Place): Table | undefined {
  const readColumn = (column: number): void => {
    for (const row of pickColumns(given, new Map([[column, '']])).rows) {
      const meaning = labelMeaning(row.label.text, context.state.report_month);
      const owner = isNamed || (meaning !== undefined && isOfPlan(meaning)) ? sub : null;
      if (!readMeasuredMaturity(context, row, owner)) readFactRow(context, row, owner);
    }
  };
  const month = ownMonth(context, given);
  if (month === null) return undefined;
  if (month !== undefined) {
    readColumn(month);
    // Facts with one value each may follow at the right margin of the table.
    const isOfMonths = ({ figures }: Row): boolean =>
      figures.some((figure) => monthOfColumn(given.columns[given.places.get(figure) ?? -1] ?? NO_COLUMN) !== undefined);
    for (const row of given.rows.slice(given.rows.findLastIndex(isOfMonths) + 1)) readFactRow(context, row, sub);
    if (sub === null) dateNav(context, given.columns[month]?.heads[0]);
    keepEarlierNav(context, given, sub);
    return returnsAmongFacts(context, given);
  }
  const own = ownSeries(context, given);
  if (own !== undefined) {
    readColumn(own);
    return undefined;
  }
  const owners = given.rows.filter(({ label }) =>
    isNamed ? !saysOther(context, label.text) : ownerOf(context, label, false) !== undefined,
  );
  const [owner] = owners;
  if (
    !isNamed &&
    (owner === undefined || given.rows.some((row) => row !== owner && !saysOther(context, row.label.text)))
  )
    return given;
  const rows = pickRows(given, isNamed ? given.rows.filter((row) => !readFactRow(context, row, sub)) : given.rows);
  const open = owner !== undefined && owners.length === 1 ? readFactColumns(context, rows, owner, sub) : rows;
  return open.rows.length === 0 || open.columns.length === 0 ? undefined : open;
}

/** `NAV`, `Net assets`, `Return of the fund` and `Return of the benchmark` over months: the returns alone. */
function returnsAmongFacts(context: PageContext, table: Table): Table | undefined {
  const rows = table.rows.filter(
    ({ label }) => /return/i.test(label.text) && roleOf(label.text, context) !== undefined,
  );
  return rows.length === 0 || !isSeriesTable(table) ? undefined : pickRows(table, rows);
}

/** `Net assets | NAV | 1 month` over a fund's row; columns that are not facts remain in the table. */
export function readFactColumns(context: PageContext, table: Table, owner: Row, sub: SubFundDraft | null): Table {
  const { rows } = turnTable(pickRows(table, [owner]));
  const read = new Set(
    rows
      .map((row) => withStatistic(row, rows))
      .flatMap((row) => (readFactRow(context, row, sub) ? row.figures : []))
      .map((figure) => table.places.get(figure)),
  );
  return read.size === 0
    ? table
    : pickColumns(
        table,
        new Map(table.columns.flatMap((column, at) => (read.has(at) ? [] : [[at, column.text] as const]))),
      );
}

const PRICES = new Set(['price', 'size', 'units']);

/** `NAV | Fund size | TER with levies` over the row of a sub-fund: reads prices and sizes; the other columns remain. */
export function readPriceColumns(context: PageContext, table: Table, sub: SubFundDraft | null): Table {
  const [row, second] = table.rows;
  if (row === undefined || second !== undefined) return table;
  const isPrice = (text: string): boolean => {
    const meaning = labelMeaning(text, context.state.report_month);
    return meaning?.kind === 'fact' && PRICES.has(FACT_USES[meaning.fact].kind);
  };
  const columns = [...table.columns.entries()].flatMap(([at, column]) => {
    const { label, isOwn } = ofOneMonth(context, column);
    return !isOwn && isPrice(label) ? [] : [[at, isPrice(label) ? label : column.text] as const];
  });
  const pick = (arePrices: boolean): Table =>
    pickColumns(table, new Map(columns.filter(([, text]) => isPrice(text) === arePrices)));
  const prices = pick(true);
  if (prices.columns.length === 0) return table;
  readFactColumns(context, prices, row, sub);
  return pick(false);
}

/** `Net Assets (PKR mn)` over or under `Mar-23 | Feb-23 | MoM %`: the label, and whether the month is the report’s. */
function ofOneMonth(
  { state }: PageContext,
  { text, heads }: Table['columns'][number],
): { readonly label: string; readonly isOwn: boolean } {
  if (heads.length < 2) return ofOneDay(state, text);
  const isMonth = (head: Block | undefined): head is Block =>
    head !== undefined && (monthOf(head.text) !== undefined || CHANGE.test(head.text.trim()));
  const month = [heads.at(-1), heads[0]].find(isMonth);
  if (month === undefined) return ofOneDay(state, text);
  const label = heads.flatMap((head) => (head === month ? [] : head.text)).join(' ');
  return { label, isOwn: monthOf(month.text) !== undefined && monthOf(month.text) === state.report_month };
}

// `NAV Per Unit (Rs.) Feb 28, 2025`: the label and the day of the price.
const WITH_DAY =
  /^(.{3,40}?)\s(?:as (?:of|on|at)\s)?([A-Z][a-z]{2,8} \d{1,2}, \d{4}|\d{1,2}[ -][A-Z][a-z]{2,8}[ -,]{1,2}\d{2,4})$/;

function ofOneDay({ report_month }: PageContext['state'], text: string): ReturnType<typeof ofOneMonth> {
  const [, label = '', day = ''] = WITH_DAY.exec(text) ?? [];
  const month = readDate(day)?.slice(0, 7);
  return month === undefined ? { label: text, isOwn: true } : { label, isOwn: month === report_month };
}

// `PER` and `DY` are words of names elsewhere; among the heads of other statistics they are labels.
function withStatistic(row: Row, rows: readonly Row[]): Row {
  const isStatistic = (text: string): boolean => labelMeaning(text, null)?.kind === 'metric';
  const labelled = `${row.label.text}:`;
  const isAmong =
    !isStatistic(row.label.text) && isStatistic(labelled) && rows.some(({ label }) => isStatistic(label.text));
  return isAmong ? { ...row, label: { ...row.label, text: labelled } } : row;
}

// `Jun-23 | May-23` over facts: the column of the report's month is meant. Null if no column is of that month.
function ownMonth(context: PageContext, table: Table): number | null | undefined {
  const months = table.columns.map(monthOfColumn);
  // What is reckoned between the months is of another type.
  const { rows } = pickColumns(table, new Map(months.flatMap((month, at) => (month === undefined ? [] : [[at, '']]))));
  const facts = countFacts(rows) + rows.filter(({ label }) => MEASURED_MATURITY.test(label.text)).length;
  if (
    table.columns.length < 2 ||
    facts === 0 ||
    facts < 0.5 * rows.length ||
    months.filter((month) => month !== undefined).length < 2
  )
    return undefined;
  const own = months.indexOf(context.state.report_month ?? '');
  return own < 0 ? null : own;
}

// `Fund | KSE-100`, `SMF | Market` over price multiples: the fund's column is meant, if each other one is another's.
function ownSeries(context: PageContext, { columns, rows }: Table): number | undefined {
  const roles = columns.map(
    ({ text }) => roleOf(text, context) ?? (/^(?:the )?market$/i.test(text) ? text : undefined),
  );
  const isClear = columns.length > 1 && !roles.includes(undefined) && new Set(roles).size === roles.length;
  const own = roles.indexOf('fund_return_percent');
  return isClear && own >= 0 && countFacts(rows) >= LEAST_FACTS * rows.length ? own : undefined;
}

const LEAST_FACTS = 0.75;

const NO_COLUMN = { text: '', heads: [] };

// `January 31, 2012` over `(Rupees in '000)`
function monthOfColumn({ text, heads }: Pick<Table['columns'][number], 'text' | 'heads'>): string | undefined {
  const [month, ...others] = heads.flatMap((head) => monthOf(head.text) ?? []);
  const isUnit = (head: Block): boolean => /^\(.*\)$/.test(head.text) || monthOf(head.text) !== undefined;
  return monthOf(text) ?? (others.length === 0 && heads.every(isUnit) ? month : undefined);
}

// The price of the month before explains the return of the month.
function keepEarlierNav(context: PageContext, table: Table, sub: SubFundDraft | null): void {
  const before = table.columns.findIndex(
    (column) => monthOf(column.text) === monthBefore(context.state.report_month ?? ''),
  );
  if (before < 0) return;
  keepNavOf(context, pickColumns(table, new Map([[before, '']])).rows, sub);
  const change = table.columns.findIndex(({ text }) => CHANGE.test(text.trim()));
  const percent = change < 0 ? undefined : navIn(context, pickColumns(table, new Map([[change, '']])).rows);
  const read = percent?.text.endsWith('%') === true ? readPercent(percent.text) : undefined;
  if (read !== undefined && read !== null) context.state.nav_changes.set(sub?.scope.sub_fund_key ?? null, read);
}

// Over how prices and sizes changed since the month before.
const CHANGE =
  /^(?:(?:%\s?|monthly )?(?:change|growth)(?:\s?\(?%\)?)?|mom|m-o-m|month[- ]on[- ]month)(?:\s?\(?%\)?)?$/i;

/** Remembers the price of the month before, without serving it. */
export function keepNavOf(context: PageContext, rows: readonly Row[], sub: SubFundDraft | null): void {
  const figure = navIn(context, rows);
  const money = figure === undefined ? undefined : readMoney(figure.text, '1');
  if (money?.kind === 'money') context.state.earlier_navs.set(sub?.scope.sub_fund_key ?? null, money.rupees);
}

function navIn({ state }: PageContext, rows: readonly Row[]): Block | undefined {
  const row = rows.find(({ label }) => {
    const meaning = labelMeaning(label.text, state.report_month);
    return meaning?.kind === 'fact' && meaning.fact === 'nav';
  });
  return row?.figures[0];
}

/** `28.06.2024` over the prices of a table, or before them, is their day. */
export function dateNav({ state: { draft } }: PageContext, head: Block | undefined): void {
  const date = head === undefined ? undefined : readDate(head.text);
  if (head !== undefined && date !== undefined && draft.members.nav_per_unit !== null)
    draft.set('nav_date', date, head);
}

/** Reads a label with its figure as a fact; false if the label is not of a fact. */
export function readFactRow(
  context: PageContext,
  { label, figures }: Row,
  sub: SubFundDraft | null,
  labelText = label.text,
): boolean {
  const meaning = labelMeaning(labelText, context.state.report_month);
  const [value] = figures;
  if (
    meaning === undefined ||
    meaning.kind === 'period' ||
    value === undefined ||
    figures.length > 1 ||
    !fitsValue(meaning, value.text)
  )
    return false;
  const named = namedByGroup(label, meaning) ?? { labelText: label.text, meaning };
  readPairOf(context, { label, ...named, value, way: 'RIGHT', blocks: [label, value] }, sub);
  return true;
}

// `Maturity, days`, `Maturity (years)`
const MEASURED_MATURITY = /^maturity(?:, | \()(?:in )?(?:days|months|years)\)?$/i;

/** A maturity that is measured at the end of each month is that of the portfolio, and no day on which the fund ends. */
function readMeasuredMaturity({ state }: PageContext, { label, figures }: Row, sub: SubFundDraft | null): boolean {
  const [value, second] = figures;
  if (value === undefined || second !== undefined || !MEASURED_MATURITY.test(label.text) || !isNumeric(value.text))
    return false;
  const [inside = ''] = /days|months|years/i.exec(label.text) ?? [];
  state.draft.bind(value, [{ role: 'LABEL', cell: label }]);
  readMetric(
    state,
    { kind: 'metric', metric: 'WEIGHTED_AVERAGE_MATURITY', inside },
    label,
    value,
    sub?.scope ?? WHOLE_FUND,
  );
  return true;
}

/** `Month` under or right of `Total expense ratio`: the printed label is the head's, and the period says more of it. */
function namedByGroup(
  { text, lines }: Block,
  meaning: LabelMeaning,
): { readonly labelText: string; readonly meaning: LabelMeaning } | undefined {
  const own = lines.map((line) => line.text).join(' ');
  const isJoined = text.length > own.length && text.endsWith(` ${own}`) && periodOf(own) !== null;
  if (!isJoined || meaning.kind !== 'fact') return undefined;
  return {
    labelText: text.slice(0, -own.length - 1),
    meaning: { ...meaning, inside: `${meaning.inside} ${own}`.trim() },
  };
}

/** Rows whose label is of a fact that all its figures can be. */
export function countFacts(rows: readonly Row[]): number {
  return rows.filter(({ label, figures }) => {
    const meaning = labelMeaning(label.text, null);
    return (
      meaning !== undefined &&
      meaning.kind !== 'period' &&
      figures.some((figure) => isNumeric(figure.text)) &&
      figures.every((figure) => fitsValue(meaning, figure.text) || BLANK_TEXT.test(figure.text))
    );
  }).length;
}
