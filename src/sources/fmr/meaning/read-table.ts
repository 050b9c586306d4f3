/** Reads a table: splits it by owner and year, turns it so that its labels are rows, then reads it by its kind. */
import { joinLines } from '#base/pattern-lines.ts';
import type { WithheldGroup } from '#domain/fragment.ts';
import { areClasses } from '#sources/fmr/asset-classes.ts';
import { WHOLE_FUND, type Scope } from '#sources/fmr/blank-rows.ts';
import { isPrice, priceLabel } from '#sources/fmr/candidates/bare-prices.ts';
import type { Column, Row, Table } from '#sources/fmr/candidates/table.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { scopeAt, type ScopeHeading } from '#sources/fmr/regions/scopes.ts';
import { findTableScope } from '#sources/fmr/regions/table-scope.ts';
import type { SubFundDraft } from '#sources/fmr/page-state.ts';
import { findSubFund } from '#sources/fmr/sub-funds.ts';
import { pickColumns, pickRows } from '#sources/fmr/candidates/turn-table.ts';
import type { PageContext } from './page-context.ts';
import { labelMeaning } from './label-meaning.ts';
import { periodOfLabel } from './period-label.ts';
import { isOfOtherFunds, isOwnTable, isSeriesTable, partByOwner, partByPeriod } from './part-table.ts';
import { partByOwnerSpans } from './owner-spans.ts';
import { partByWholes } from './part-wholes.ts';
import { partAtWholes } from './parts-at-wholes.ts';
import { partByYear } from './part-years.ts';
import { contradictsTitle } from './doubtful-parts.ts';
import { ratioOf, readCostRows, readExpenseMatrix, readRatioOfPeriods } from './read-expenses.ts';
import { monthOf, readReturns, shapeOfReturns } from './read-returns.ts';
import { partMonthEnds, partStatistics } from './statistics-among-returns.ts';
import { monthBefore, readMonthName } from '#sources/fmr/printed-date.ts';
import { kindOfShares, orientShares, readAllocationTable } from './read-shares.ts';
import { readHoldingTable } from './read-holdings.ts';
import { readExpenseParts } from './expense-parts.ts';
import { hasRatioInEachPart } from './part-ratios.ts';
import { type Explain, explainTo } from './explain-withheld.ts';
import {
  type Place,
  dateNav,
  readFacts,
  keepNavOf,
  readFactRow,
  readPriceColumns,
  countFacts,
} from './read-fact-rows.ts';
import { nameRows } from './name-rows.ts';
import { withoutWholes } from './printed-wholes.ts';
import { withTitleOverNames } from './titles-over-names.ts';
import { withYearsLeft } from './years-left.ts';
import { readStatisticsByPeriod } from './statistics-by-period.ts';
import { withoutGroupsOfPeriods } from './groups-of-periods.ts';
import { listBehindShares, withOwnRows } from './own-rows.ts';

export const UNKNOWN_PART = 'under a heading that does not name a known fund or plan';
const RETURN_TITLES = new Set(['PERFORMANCE', 'SERIES', 'HISTORY']);

export function readTable(
  context: PageContext,
  given: Table,
  headings: readonly ScopeHeading[],
  withheld: WithheldGroup[],
): void {
  const explain = explainTo(context, withheld);
  const titled = withTitleOverNames(context, withoutGroupsOfPeriods(given, context.state.report_month));
  const whole = withYearsLeft(withOwnRows(titled, context.ink.blocks), context.ink.blocks);
  const table = withoutWholes(context, whole);
  if (table.rows.length === 0) return;
  // The part of another fund, in a table of several.
  if (context.is_shared && context.owners.find(table.unknownTitle ?? table.title?.text ?? '') === 'OTHER') return;
  // Reports have no member for dividends; a year with its dividend would be taken for a return.
  if (table.kind === 'DIVIDENDS' || areAmounts(table)) return take(context, table);
  const isUnknown = scopeAt(headings, table)?.isUnknown === true;
  const owned = isUnknown ? undefined : partAtWholes(context, whole);
  if (owned === 'UNCLEAR') return withholdWholes(context, table, explain);
  const parts = isUnknown ? undefined : (owned ?? partByOwner(context, table) ?? partByOwnerSpans(context, table));
  const isDoubtful =
    parts !== undefined &&
    owned === undefined &&
    isSeriesTable(table) &&
    contradictsTitle(context, table, parts, findTableScope(table, headings, context.sub_fund_names).name);
  if (isUnknown || isDoubtful) {
    if (!isDoubtful && countFacts(table.rows) >= 0.5 * table.rows.length) return;
    explain(sectionOf(table))(
      isDoubtful ? 'one plan whose series each is' : UNKNOWN_PART,
      table.rows.flatMap((row) => row.figures),
    );
    take(context, table);
  } else if (parts !== undefined) {
    for (const { table: part, sub } of parts) {
      const rest = readPriceColumns(context, part, sub);
      const place = { scope: sub?.scope ?? WHOLE_FUND, sub, isNamed: true, hasExpenses: true };
      if (rest.columns.length > 0) for (const each of partByMeasure(rest)) readPart(context, each, place, explain);
    }
    take(context, table);
  } else if (isOfOtherFunds(context, table)) {
    take(context, table);
  } else if (!context.is_shared || isOwnTable(context, table) || isRightUnderPart(table, headings)) {
    const sub = subFundOfTable(context, table, headings);
    const place: Place = {
      scope: sub === null ? WHOLE_FUND : sub?.scope,
      sub: sub ?? null,
      isNamed: false,
      hasExpenses: hasRatioInEachPart(context, headings),
    };
    if (readPart(context, table, place, explain)) take(context, table);
  }
}

/** `TER, month | 3 months | 1 year` over the row of a plan: its ratios are one table, its returns another. */
function partByMeasure(table: Table): Table[] {
  const isRatio = ({ text }: Column): boolean => ratioOf(text) !== undefined;
  const isReturn = (column: Column): boolean => !isRatio(column) && periodOfLabel(column.text, null) !== undefined;
  const parts = [isRatio, isReturn].map((isOf) =>
    pickColumns(
      table,
      new Map(table.columns.flatMap((column, at) => (isOf(column) ? [[at, column.text] as const] : []))),
    ),
  );
  const count = parts.reduce((sum, { columns }) => sum + columns.length, 0);
  return count === table.columns.length && parts.every(({ columns }) => columns.length > 0) ? parts : [table];
}

function withholdWholes(context: PageContext, table: Table, explain: Explain): void {
  explain('allocations')(
    'one owner of each whole',
    table.rows.flatMap((row) => row.figures),
  );
  take(context, table);
}

// `Fund size at month end (Rs. bn)`, `NAV per unit since launch`
const AMOUNTS = new RegExp(
  joinLines`
    ^(?:fund size|net assets|assets under management|aum|nav|net asset value|unit price)\b
    (?!.*\b(?:returns?|performance|growth)\b)`,
  'i',
);

const AMOUNTS_OF_ROWS =
  /\b(?:fund size|net assets|assets under management)\s?\((?:in )?(?:rs|pkr|rupees)\b[^()]{0,20}\)$/i;

/** Whether the figures of months are amounts, and no returns: the title or the head says so, and no `%`. */
function areAmounts(table: Table): boolean {
  const { title, unknownTitle, columns, rows, corner } = table;
  const [column, second] = columns;
  // `Net assets (Rs. million)` over names, left of the days.
  if (AMOUNTS_OF_ROWS.test(respace(corner)) && columns.every(({ text }) => monthOf(text) !== undefined)) return true;
  const texts = [title?.text, unknownTitle ?? undefined, column?.heads.at(-1)?.text];
  return (
    second === undefined &&
    rows.every(({ label }) => monthOf(label.text) !== undefined) &&
    texts.some((text) => text !== undefined && AMOUNTS.test(respace(text))) &&
    !rows.some(({ figures }) => figures.some(({ text }) => text.includes('%')))
  );
}

// In multiples of the font size.
const UNDER_HEAD = 2;

/** Over the first row of a list among those of other funds: a sub-fund of this fund. */
function isRightUnderPart({ x0, x1, y0 }: Table, headings: readonly ScopeHeading[]): boolean {
  return headings.some(
    ({ block, isUnknown }) =>
      isUnknown !== true &&
      block.x0 < x1 &&
      block.x1 > x0 &&
      block.y1 < y0 + 1 &&
      y0 - block.y1 < UNDER_HEAD * block.size,
  );
}

function sectionOf(table: Table): WithheldGroup['section'] {
  return shapeOfReturns(table) !== undefined
    ? 'reported_returns'
    : kindOfShares(table) === 'HOLDINGS'
      ? 'holdings'
      : 'allocations';
}

function readMonthEnd(context: PageContext, ends: ReturnType<typeof partMonthEnds>, sub: Place['sub']): void {
  const own = ends?.own ?? [];
  const hasPrice = (): boolean => own.some(({ label }) => isPrice(labelMeaning(label.text, null)));
  for (const row of own) readFactRow(context, row, sub, priceLabel(row.label.text, hasPrice));
  if (sub === null) dateNav(context, ends?.day);
  keepNavOf(context, ends?.before ?? [], sub);
}

/** True where the figures of the table were read, or withheld. */
function readPart(context: PageContext, given: Table, place: Place, explain: Explain): boolean {
  const { scope, isNamed, hasExpenses } = place;
  // What a plan's part of the page says of expenses is the fund's, unless the table itself names the plan or each part
  // has its own.
  const named = given.title !== null && context.sub_fund_names.find(given.title.text) !== undefined;
  bindTable(context, given);
  if (
    readExpenseMatrix(
      context,
      given,
      (hasExpenses || named ? scope : undefined) ?? WHOLE_FUND,
      isNamed,
      explain('fees'),
    )
  )
    return true;
  if (scope !== undefined && readExpenseParts(context, given, scope, explain('fees'))) return true;
  if (scope !== undefined && readRatioOfPeriods(context, given, scope)) return true;
  if (scope !== undefined && readStatisticsByPeriod(context, given, scope)) return true;
  if (readCostRows(context, given, (hasExpenses || named ? scope : undefined) ?? WHOLE_FUND)) return true;
  const table = readFacts(context, given, place);
  if (table === undefined) return true;
  if (!isNamed && countFacts(table.rows) >= 0.5 * table.rows.length) return false;
  const tables = partByYear(context, table).flatMap(partByWholes);
  if (tables.length > 1) return readParts(context, tables, place, explain);
  const only = partByPeriod(context, tables[0] as Table);
  const shape = shapeOfReturns(only);
  const shares = orientShares(context, only);
  const kind = kindOfShares(shares);
  if (table.unknownTitle !== null && shape === undefined && kind === undefined && table.rows.length > 1)
    context.state.draft.problem('notes', 'a block with a title that is known', `“${table.unknownTitle}”`);
  const isBare = !isNamed && only.columns.length === 1 && only.columns[0]?.text === '';
  const isReturns =
    shape !== undefined &&
    !(kind !== undefined && (shape === 'ACROSS' || shares !== only)) &&
    !(isBare && (only.kind === undefined || !RETURN_TITLES.has(only.kind)));
  if (!isReturns && kind === undefined) return false;
  if (scope === undefined)
    explain(isReturns ? 'reported_returns' : sectionOf(only))(
      'one plan whose table it is',
      only.rows.flatMap((row) => row.figures),
    );
  else if (isReturns) {
    bindTable(context, only);
    const ends =
      shape === 'DOWN' ? partMonthEnds(context, only, monthBefore(context.state.report_month ?? '')) : undefined;
    readMonthEnd(context, ends, place.sub);
    const rest = ends?.returns ?? only;
    const parts = shape === 'DOWN' ? partStatistics(context, rest) : undefined;
    for (const row of parts?.statistics ?? []) readFactRow(context, row, place.sub);
    readReturns(context, parts?.returns ?? rest, shape, scope, explain('reported_returns'));
    explain('reported_returns')(
      'a row label that says whose returns these are',
      shape === 'ACROSS' ? rowUnder(context, only) : [],
    );
  } else if (kind !== undefined) readShares(context, shares, kind, scope, explain);
  return true;
}

function readParts(context: PageContext, tables: readonly Table[], place: Place, explain: Explain): true {
  for (const table of tables) {
    if (readPart(context, table, place, explain) || shapeOfReturns(table) !== undefined) continue;
    explain(sectionOf(table))(
      'a title that says what these are shares of',
      table.rows.flatMap((row) => row.figures),
    );
  }
  return true;
}

// `6.42% Sample Motors Ltd. | 3.78%`: two lists side by side that were not parted.
const AFTER_SHARE = /^\d{1,3}(?:\.\d{1,4})?%\s/;

function readShares(
  context: PageContext,
  given: Table,
  kind: NonNullable<ReturnType<typeof kindOfShares>>,
  scope: Scope,
  explain: Explain,
): void {
  // `Equities`, `Cash` and `Others` under the title of sectors: of two tables side by side, the title of the other one.
  // Whether the shares are of the same whole as that title says is not known either.
  if (kind === 'SECTOR_ALLOCATION' && areClasses(given.rows.map(({ label }) => foldLabel(respace(label.text))))) {
    explain('allocations')(
      'a title of asset classes over these',
      given.rows.flatMap((row) => row.figures),
    );
    return;
  }
  const isMonth = ({ label }: Row): boolean =>
    monthOf(label.text) !== undefined || readMonthName(label.text) !== undefined;
  const behind = listBehindShares(given, context.ink.blocks);
  const joined = given.rows.filter(
    (row) => AFTER_SHARE.test(row.label.text) || (kind !== 'HOLDINGS' && isMonth(row)) || behind.includes(row),
  );
  explain(kind === 'HOLDINGS' ? 'holdings' : 'allocations')(
    'one share of each name',
    joined.flatMap(({ figures }) => figures),
  );
  const table =
    joined.length === 0
      ? given
      : pickRows(
          given,
          given.rows.filter((row) => !joined.includes(row)),
        );
  const named = nameRows(context, table);
  bindTable(context, named);
  if (named !== table && kind !== 'HOLDINGS')
    explain('allocations')(
      'a name beside each share',
      table.rows.flatMap((row) => row.figures),
    );
  else if (kind === 'HOLDINGS') readHoldingTable(context, named, scope, explain('holdings'));
  else readAllocationTable(context, table, kind, scope, explain('allocations'));
}

/** Its label and the heads of its column give each figure its meaning. */
function bindTable({ state: { draft } }: PageContext, { rows, columns, places }: Table): void {
  for (const { label, figures } of rows) {
    for (const figure of figures) {
      const heads = columns[places.get(figure) ?? -1]?.heads ?? [];
      const words = heads.map((cell) => ({ role: 'COLUMN_HEAD' as const, cell }));
      draft.bind(figure, [{ role: 'LABEL', cell: label }, ...words]);
    }
  }
}

function take(context: PageContext, table: Table): void {
  for (const row of table.rows) for (const block of [row.label, ...row.figures]) context.taken.add(block);
  for (const column of table.columns) for (const head of column.heads) context.taken.add(head);
  if (table.title !== null) context.taken.add(table.title);
}

/** The plan that a table is of, null for the whole fund; undefined where it cannot be determined. */
function subFundOfTable(
  context: PageContext,
  table: Table,
  headings: readonly ScopeHeading[],
): SubFundDraft | null | undefined {
  const { name, rivals } = findTableScope(table, headings, context.sub_fund_names);
  if (rivals.length > 0) return undefined;
  return name === null ? null : findSubFund(context.state, name, table.title ?? (table.rows[0] as Row).label);
}

// Figures without a label on the line under a table's last row: it is unclear whose they are.
function rowUnder({ ink }: PageContext, table: Table): Block[] {
  const size = table.rows[0]?.label.size ?? 8;
  return ink.blocks.filter(
    (block) =>
      block.isFigure &&
      block.y0 > table.y1 - 1 &&
      block.y0 - table.y1 < 1.6 * size &&
      block.x0 > (table.rows[0]?.label.x1 ?? 0) &&
      block.x1 < table.x1 + 4 &&
      !ink.blocks.some(
        (other) =>
          !other.isFigure &&
          other.x1 <= block.x0 &&
          other.x0 > table.x0 - 4 &&
          Math.abs(other.baseline - block.baseline) < 0.5 * size,
      ),
  );
}
