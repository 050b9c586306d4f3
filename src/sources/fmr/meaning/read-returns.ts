/** Returns by period, in rows or columns; and series by month. */
import type { Decimal } from '#domain/decimal.ts';
import type { PeriodKey } from '#domain/fragment-terms.ts';
import { BLANK_RETURN, type Scope } from '#sources/fmr/blank-rows.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isOneOfTwo } from '#sources/fmr/ink/figures.ts';
import { respace, squeeze } from '#sources/fmr/ink/respace.ts';
import type { RowCells } from '#sources/fmr/draft.ts';
import { foldLabel, tidyLabel } from '#sources/fmr/fold-label.ts';
import { fiscalYearOf } from '#sources/fmr/periods.ts';
import { readDate, readMonth, readMonthName } from '#sources/fmr/printed-date.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import type { TitleKind } from '#sources/fmr/regions/title-kinds.ts';
import { rememberOfDigits } from '#sources/fmr/remember.ts';
import { isOfOneHead } from '#sources/fmr/candidates/months-of-one-head.ts';
import type { Row } from '#sources/fmr/candidates/table.ts';
import type { Table } from '#sources/fmr/candidates/table.ts';
import { pickRows, turnTable } from '#sources/fmr/candidates/turn-table.ts';
import { basesOverRows } from './basis-headings.ts';
import type { Explain } from './explain-withheld.ts';
import { normalizeLabel } from './normalize-label.ts';
import { periodOfLabel } from './period-label.ts';
import { withoutContradicted } from './printed-differences.ts';
import type { PageContext } from './page-context.ts';
import { findBasis, type ReturnBasis } from './return-basis.ts';
import { cellsOf, doubtAbout, isOfUnknownPart, withoutTableBeside, type Basis, type Line } from './return-lines.ts';
import { assignRoles, isReckoned, roleOf, saysOther, saysPlainRole, type SeriesRole } from './series-roles.ts';

type ReturnsShape = 'ACROSS' | 'DOWN' | undefined;

/** Whether periods head the columns or label the rows; undefined for a table of something else. */
export function shapeOfReturns(table: Table): ReturnsShape {
  const heads = table.columns.filter((column) => isPeriod(column.text)).length;
  // `1 Year KIBOR` under periods is the benchmark of its row.
  const isWhole = heads > 1 && heads === table.columns.length;
  const rows = table.rows.filter(({ label }) => isPeriod(label.text) && !(isWhole && saysOther(label.text))).length;
  if (heads > 0 && heads >= 0.5 * table.columns.length && rows <= 0.4 * table.rows.length) return 'ACROSS';
  return rows > 0 && rows >= 0.5 * table.rows.length ? 'DOWN' : undefined;
}

function isPeriod(text: string): boolean {
  return monthOf(text) !== undefined || periodOfLabel(text, null) !== undefined;
}

/** `Aug-17`, `Mar- 24`, `31-Aug-20` as `2017-08`. */
export const monthOf = rememberOfDigits((text): string | undefined => {
  const bare = respace(text)
    .replace(/\(%?\)|\s{0,9}%|\*/g, '')
    .replace(/^\(([^()]*)\):?$/, '$1')
    .replace(/:$/, '')
    .replace(/-\s+/g, '-')
    .replace(/^%\s/, '')
    .trim();
  // `201804`
  const digits = /^(20\d\d)(0[1-9]|1[0-2])$/.exec(bare);
  if (digits !== null) return `${digits[1]}-${digits[2]}`;
  return readMonth(bare) ?? (bare.length <= 18 ? monthOfEnd(readDate(bare)) : undefined);
});

/** The month that a day near its end stands for; another day is a maturity or an issue. */
export function monthOfEnd(date: string | undefined): string | undefined {
  return date !== undefined && Number.parseInt(date.slice(8), 10) >= LAST_DAYS ? date.slice(0, 7) : undefined;
}

// The last dealing day of a month is one of these.
const LAST_DAYS = 25;

function isMonthSeries(table: Table, shape: 'ACROSS' | 'DOWN'): boolean {
  const labels =
    shape === 'ACROSS' ? table.columns.map((column) => column.text) : table.rows.map((row) => row.label.text);
  const months = labels.filter((label) => monthOf(label) !== undefined).length;
  if (months === labels.length) return months >= (shape === 'ACROSS' ? 3 : 4) || table.kind === 'SERIES';
  return months >= 5 || (table.kind === 'SERIES' && months >= 2);
}

/** The table with its periods as rows, without rows of counts such as `Number of companies held`. */
function turnPeriods(context: PageContext, table: Table): Table {
  const isCount = ({ label, figures }: Row): boolean =>
    figures.every(({ text }) => /^\d{1,4}$/.test(text)) && roleOf(label.text, context) === undefined;
  const rows = table.rows.filter((row) => !isCount(row));
  return turnTable(underPeriods(context, rows.length < table.rows.length ? pickRows(table, rows) : table));
}

// `Return (%): 6M` among the rows of other facts.
const TITLE_BEFORE_PERIOD = /^(?:returns?|performance)(?:\s?\([^()]{1,20}\))?\s?:\s{1,3}(?=\S)/i;

/** One table of returns. `explain` takes the reason where its figures cannot be given to anyone. */
export function readReturns(
  context: PageContext,
  table: Table,
  shape: 'ACROSS' | 'DOWN',
  scope: Scope,
  explain: ReturnType<Explain>,
): void {
  const isSeries = isMonthSeries(table, shape);
  const { draft } = context.state;
  const lines = readLines(context, shape === 'ACROSS' ? turnPeriods(context, table) : table, explain);
  const headed = shape === 'DOWN' ? basesOverRows(table, context.ink.blocks) : undefined;
  const doubt = shape === 'DOWN' ? doubtAbout(context, table, lines) : undefined;
  if (doubt !== undefined) return explain(doubt, lines.flatMap(cellsOf));
  const isOrphan = isOfUnknownPart(context, scope, lines);
  for (const line of shape === 'DOWN' ? withoutTableBeside(context, lines, explain) : lines) {
    if (line.values.size === 0) continue;
    const values: Partial<Record<SeriesRole, Decimal>> = {};
    const cells: RowCells<'reported_returns'> = { period_label_raw: line.label };
    for (const [role, { percent, cell }] of line.values) {
      values[role] = percent;
      cells[role] = cell;
    }
    const period_key: PeriodKey = isSeries && monthOf(line.label.text) !== undefined ? 'MONTH' : line.period_key;
    const period_label_raw = tidyLabel(line.label.text.replace(TITLE_BEFORE_PERIOD, ''));
    const at = draft.sections.reported_returns.findIndex(
      (row) =>
        row.sub_fund_key === scope.sub_fund_key &&
        row.period_label_raw === period_label_raw &&
        row.period_key === period_key &&
        [...line.values.keys()].every((role) => row[role] === null),
    );
    const present = draft.sections.reported_returns[at];
    if (table.rows.length === 1 && isStatedOtherwise(context, line, scope)) continue;
    if (present === undefined && isOrphan) {
      explain('the plan whose benchmark this is', cellsOf(line));
      continue;
    }
    if (present === undefined) {
      draft.add(
        'reported_returns',
        {
          ...scope,
          ...BLANK_RETURN,
          period_label_raw,
          period_key,
          is_since_inception: period_key === 'SINCE_INCEPTION',
          ...(line.basis ?? headed?.get(line.label) ?? basisOf(table, period_key)),
          ...values,
        },
        cells,
      );
      continue;
    }
    // The benchmark's row of another table, or of another band of this one.
    draft.sections.reported_returns[at] = { ...present, ...values };
    for (const [role, { cell }] of line.values)
      Object.assign(draft.evidence, { [`reported_returns[${at}].${role}`]: draft.evidenceOf(cell) });
  }
}

// `-5%` beside `Jun-18` on the axes of a chart of what another table states.
function isStatedOtherwise({ state }: PageContext, { label, values }: Line, { sub_fund_key }: Scope): boolean {
  const period = squeeze(tidyLabel(label.text));
  return state.draft.sections.reported_returns.some(
    (row) =>
      row.sub_fund_key === sub_fund_key &&
      squeeze(row.period_label_raw) === period &&
      [...values].some(([role, { percent }]) => row[role] !== null && row[role] !== percent),
  );
}

/** `Simple annualised` over `3 months`, or in a cell after the period. */
function ownBasis({ label, basis }: Row): Basis | undefined {
  const texts = (basis ?? label).lines.map(({ text }) => respace(text));
  const found =
    basis === undefined && texts.length < 2
      ? undefined
      : texts.map((text) => findBasis(text)).find((each) => each !== undefined);
  return found === undefined
    ? undefined
    : { return_type: found.return_type, is_annualized: found.is_annualized, calculation_basis_raw: found.words };
}

/** `FY to date` over `Plan`: the period alone is the label of what it heads. */
function underPeriods(context: PageContext, table: Table): Table {
  const columns = table.columns.map((column) => {
    const [period, ...others] = column.heads.filter((head) => isPeriod(head.text));
    const rest = column.heads
      .filter((head) => head !== period)
      .map((head) => head.text)
      .join(' ');
    return period === undefined || others.length > 0 || roleOf(rest, context) === undefined
      ? column
      : { ...column, text: period.text, heads: [period] };
  });
  return { ...table, columns };
}

/**
 * How a table says that its figures are reckoned: `Performance (Annualized)`,
 * `Sample Balanced Plan (1 Year -Rolling Returns)`.
 */
function basisOf({ title, corner, captions, columns }: Table, period_key: PeriodKey): Basis {
  const heads = new Set(columns.flatMap((column) => column.heads));
  const texts = [
    title?.text ?? '',
    corner,
    ...captions.filter((caption) => !heads.has(caption)).map((caption) => caption.text),
  ];
  const basis: ReturnBasis | undefined = texts
    .map((text) => findBasis(respace(text)))
    .find((each) => each !== undefined);
  // A title that names its plan says in brackets what its series is of.
  const rolling =
    period_key !== 'MONTH' ? undefined : /\(([^()]*\brolling\b[^()]*)\)\s*$/i.exec(title?.text ?? '')?.[1];
  return {
    return_type: basis?.return_type ?? null,
    is_annualized: basis?.is_annualized ?? null,
    calculation_basis_raw: rolling ?? basis?.words ?? null,
  };
}

function monthKey(label: string, reportMonth: string | null): PeriodKey {
  const named = monthOf(label);
  if (named !== undefined) return named === reportMonth ? 'MTD' : 'MONTH';
  return periodOfLabel(label, reportMonth) ?? 'OTHER';
}

// `Fiscal year 2024` in a report of that year is the year to date, if it is not one of several years.
function keyAlone(label: string, reportMonth: string | null): PeriodKey {
  const key = monthKey(label, reportMonth);
  return key === 'FY' && reportMonth !== null && /(\d{2})\W*$/.exec(label)?.[1] === fiscalYearOf(reportMonth)
    ? 'FYTD'
    : key;
}

const PEER_SENTENCE = /\bpeer\b|\bcategory average\b/i;

function percentsOf({ text }: Block): Decimal[] {
  const percent = readPercent(text);
  return percent === undefined || percent === null ? [] : [percent];
}

function readLines(context: PageContext, table: Table, explain: ReturnType<Explain>): Line[] {
  const month = context.state.report_month;
  const heads = table.columns.map((column) => column.text);
  const isBare = table.columns.length === 1 && heads[0] === '';
  const roles =
    isBare || (heads.length === 1 && heads[0] === 'Fund')
      ? [roleOfTitle(table)]
      : rolesUnder(
          table,
          heads.map((head) => head.replace(/\b(?:ytd|month)\b.*$/i, '')),
          context,
        );
  const lines: Line[] = [];
  const isHistory = table.rows.filter((row) => periodOfLabel(row.label.text, null) === 'FY').length > 1;
  const named = rowOfMonth(table, month);
  // `Equity / Debt / Money Market` over cells of three figures: each has a name of its own. `Fund / Benchmark` over
  // cells of two may be over many cells, none of which it names.
  const hasOwnName = table.columns.some(({ heads: over }) =>
    over.some((head) => !saysPlainRole(head.text) && isOneOfTwo(head, context.ink.page.words, /\p{L}/u)),
  );
  for (const row of table.rows) {
    if (row !== named && !isPeriod(row.label.text)) {
      const peer =
        PEER_SENTENCE.test(row.label.text) && row.figures.length === 1
          ? lines.find((line) => line.period_key === 'MTD' && !/\bold\b/i.test(line.label.text))
          : undefined;
      if (peer !== undefined && row.figures[0] !== undefined)
        place(peer, 'peer_return_percent', row.figures[0], explain);
      else if (!placeUnder(context, lines.at(-1), table, row, explain))
        explain(`a period before its returns: “${row.label.text}”`, row.figures);
      continue;
    }
    const line: Line = {
      label: row.label,
      period_key: row === named ? 'MTD' : isHistory ? monthKey(row.label.text, month) : keyAlone(row.label.text, month),
      basis: ownBasis(row),
      values: new Map(),
      differences: [],
    };
    lines.push(line);
    for (const figure of row.figures) {
      const at = table.places.get(figure) ?? -1;
      const role = roles[at];
      if (readPercent(figure.text) === null) continue;
      if (heads.length === 1 && !hasOwnName && !isOfOneHead(row.label) && isOneOfTwo(figure, context.ink.page.words))
        explain(`a head for each of two figures, for ${row.label.text}`, [figure]);
      else if (role === 'fund_return_percent' && isOfOther(row.label.text, context))
        explain(`one answer to whose return “${row.label.text}” is`, [figure]);
      else if (role !== undefined) place(line, role, figure, explain);
      else if (isReckoned(heads[at] ?? '')) line.differences.push(...percentsOf(figure));
      else explain(`a head that says whose returns these are, for ${row.label.text}`, [figure]);
    }
  }
  for (const line of lines) {
    const benchmark = context.lettered.get(line.values.get('fund_return_percent')?.cell as Block);
    if (benchmark !== undefined) place(line, 'benchmark_return_percent', benchmark, explain);
  }
  return dropRepeated(withoutContradicted(lines, explain), explain);
}

const SHARES = new Set<TitleKind>(['ASSET_ALLOCATION', 'SECTOR_ALLOCATION', 'CREDIT_QUALITY', 'HOLDINGS']);
const CORNER_OF_SHARES = /^(?:assets?(?: class)?|sectors?|compan(?:y|ies)|instruments?|issuers?|holdings?)$/i;

/**
 * `Sector | Fertiliser` over months, or `Stocks` without a title: among shares, a single column is the fund's only if
 * its head says so.
 */
function rolesUnder(
  { kind, corner }: Table,
  heads: readonly string[],
  context: PageContext,
): (SeriesRole | undefined)[] {
  const isAsset = (head: string): boolean =>
    normalizeLabel('ASSET_ALLOCATION', head) !== null && context.sub_fund_names.find(head) === undefined;
  const isOfShares = (kind === undefined ? heads.some(isAsset) : SHARES.has(kind)) || CORNER_OF_SHARES.test(corner);
  return isOfShares && heads.length === 1 ? heads.map((head) => roleOf(head, context)) : assignRoles(heads, context);
}

// `March` or `in March` among `Quarter` and `One year` in the report of March.
function rowOfMonth({ rows }: Table, month: string | null): Row | undefined {
  const nameOf = (row: Row | undefined): number | undefined =>
    readMonthName((row?.label.text ?? '').replace(/^(?:in|for) /i, ''));
  const named = rows.filter((row) => nameOf(row) !== undefined);
  const [only] = named;
  const isOwn = month !== null && nameOf(only) === Number.parseInt(month.slice(5), 10);
  return isOwn && named.length === 1 && rows.filter(({ label }) => isPeriod(label.text)).length > 1 ? only : undefined;
}

// `FY to date Benchmark`: a period with the name of a series that is not the fund's.
function isOfOther(label: string, context: PageContext): boolean {
  const role = roleOf(label, context);
  return role === 'benchmark_return_percent' || role === 'peer_return_percent';
}

/**
 * Drops a period that a table has twice with different figures: the text that distinguishes the two rows was not read.
 */
function dropRepeated(lines: readonly Line[], explain: (reason: string, figures: readonly Block[]) => void): Line[] {
  const repeated = new Set(
    [...Map.groupBy(lines, (line) => foldLabel(line.label.text)).values()]
      .filter((same) => same.length > 1 && differ(same))
      .flat(),
  );
  for (const line of repeated)
    explain(
      `one row for ${line.label.text}`,
      [...line.values.values()].map(({ cell }) => cell),
    );
  return lines.filter((line) => !repeated.has(line));
}

function differ(lines: readonly Line[]): boolean {
  const roles = new Set(lines.flatMap((line) => [...line.values.keys()]));
  return [...roles].some((role) => new Set(lines.flatMap((line) => line.values.get(role)?.percent ?? [])).size > 1);
}

// `Returns of the benchmarks of the funds for the same periods`: whose benchmarks they are, and no returns of funds.
const OF_BENCHMARKS =
  /\breturns? of (?:the |each )?bench ?marks? of (?:the |these |our |each )?(?:fund|plan|scheme)s?\b/i;

// `Returns of the benchmarks`
function roleOfTitle({ title }: Table): SeriesRole {
  const text = title?.text ?? '';
  if (OF_BENCHMARKS.test(text)) return 'benchmark_return_percent';
  return /\bbench ?marks?\b/i.test(text) && !/\b(?:funds?|plans?|schemes?|vs|versus|against)\b/i.test(text)
    ? 'benchmark_return_percent'
    : 'fund_return_percent';
}

/** `Benchmark` under `1 Month`, in one column of figures: the row of the period above. */
function placeUnder(
  context: PageContext,
  line: Line | undefined,
  table: Table,
  row: Row,
  explain: (reason: string, figures: readonly Block[]) => void,
): boolean {
  const role = roleOf(row.label.text, context);
  const [figure] = row.figures;
  if (
    line === undefined ||
    figure === undefined ||
    table.columns.length > 1 ||
    role === undefined ||
    role === 'fund_return_percent' ||
    line.values.has(role)
  )
    return false;
  place(line, role, figure, explain);
  return true;
}

function place(
  line: Line | undefined,
  role: SeriesRole,
  figure: Block,
  explain: (reason: string, figures: readonly Block[]) => void,
): void {
  const percent = readPercent(figure.text);
  if (percent === null) return;
  if (line === undefined || percent === undefined || line.values.has(role))
    explain('one return in percent under a period', [figure]);
  else line.values.set(role, { percent, cell: figure });
}
