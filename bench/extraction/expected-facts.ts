/** The rows of facts that the pages of one fund print, from its entry in the expected file. */
import { isNone, listNumbers } from './compare-values.ts';
import { textOf, type ExpectedAllocation, type ExpectedFund, type ExpectedScope } from './expected-file.ts';
import { FactRow, type Cells } from './fact-row.ts';
import { bareName, FEE_TERMS, PARTY_ROLES, SINGLE_VALUES, type SingleValue } from './members.ts';
import { monthEndOf, monthKeyOf, monthOf } from './printed-months.ts';
import { scopeOfFeeRow, scopeOfSeries, umbrellaName, type Scope } from './scopes.ts';

/** The fund, scope and entry that rows are read for. */
interface Place {
  readonly fund: ExpectedFund;
  readonly scope: Scope;
  readonly entry: ExpectedScope;
}

export function expectedFacts(fund: ExpectedFund): FactRow[] {
  const subs = (fund.sub_funds ?? []).map((entry, scope): Place => ({ fund, scope, entry }));
  const name = bareName(fund.cis_name_raw || umbrellaName(fund.fund_name_raw));
  return [
    single(null, 'fund_name', name),
    ...[{ fund, scope: null, entry: fund }, ...subs].flatMap((place) => [
      ...SINGLE_VALUES.flatMap((value) => singleValue(place, value)),
      ...(place.scope === null ? impliedNavDate(fund) : []),
      ...returnsOf(place),
      ...seriesOf(place, 'monthly'),
      ...seriesOf(place, 'historical'),
      ...allocationsOf(place),
      ...holdingsOf(place),
      ...exposuresOf(place),
      ...metricsOf(place),
      ...feesOf(place),
    ]),
    ...ratingsAndParties(fund),
    ...termsOf(fund),
  ];
}

function single(scope: Scope, label: string, value: string, isWanted = true): FactRow {
  return new FactRow({ section: 'scalars', scope, label }, ...only('value', value, isWanted));
}

function only(column: string, value: string, isWanted: boolean): [wanted: Cells, optional: Cells] {
  return isWanted ? [{ [column]: value }, {}] : [{}, { [column]: value }];
}

function singleValue({ entry, scope }: Place, { expected, label, kind }: SingleValue): FactRow[] {
  const text = textOf(entry, expected);
  if (text === null || text === '') return [];
  if (kind === 'value') return [single(scope, label, text, !isNone(text))];
  const numbers = listNumbers(text);
  return numbers.map((number) => single(scope, label, number, numbers.length === 1));
}

/** A report that prints no day of its prices may serve the last one of its month. */
function impliedNavDate(fund: ExpectedFund): FactRow[] {
  if (textOf(fund, 'nav_date') || !fund.report_date) return [];
  const [year = 0, month = 0] = fund.report_date.split('-').map(Number);
  return [single(null, 'nav_date', monthEndOf(year, month), false)];
}

function returnsOf({ entry, scope }: Place): FactRow[] {
  return (entry.reported_returns ?? []).flatMap((row) => {
    const label = row.period_label_raw;
    // `Since 1 July`, `Since July 2023` is the fiscal year to date.
    const since = /\bsince\b(?! (?:1(?:st)? )?july\b)|inception|launch|allotment/i.test(label) || null;
    const isYear = isYearLabel(label);
    const place = {
      section: isYear ? 'historical' : 'returns',
      scope,
      label,
      ...(isYear ? { key: monthKeyOf(label) } : {}),
    } as const;
    return [
      new FactRow(place, { fund: row.fund_return_percent }, { since }),
      new FactRow(place, { benchmark: row.benchmark_return_percent }, { since }),
      new FactRow(place, { peer: row.peer_return_percent }, { since }),
    ];
  });
}

/** A fiscal year is a year of the fund's history, in whichever table it is printed. */
function isYearLabel(label: string): boolean {
  return /^FY\W{0,3}(?:19|20)?\d\d$/i.test(label.trim());
}

function seriesOf({ fund, entry, scope }: Place, section: 'monthly' | 'historical'): FactRow[] {
  const rows = section === 'monthly' ? entry.monthly_returns : entry.historical_returns;
  return (rows ?? []).map((row) => {
    const label = row.period_label_raw;
    const kind = (row.of_raw ?? '').toLowerCase().includes('rolling') ? 'rolling' : 'month';
    return new FactRow(
      { section, scope: scopeOfSeries(row, scope, fund.sub_funds ?? []), label, key: monthKeyOf(label) },
      { [columnOfSeries(row.series_raw)]: row.percent },
      { kind: section === 'monthly' ? kind : null },
    );
  });
}

function columnOfSeries(series: string): 'fund' | 'benchmark' | 'peer' {
  if (isBenchmark(series)) return 'benchmark';
  return series.toLowerCase().includes('peer') ? 'peer' : 'fund';
}

export function isBenchmark(series: string): boolean {
  return /^(bm\b|benchmark|index|(?:kse|kmi)(?![a-z])|bench)/i.test(series.trim());
}

function allocationsOf({ fund, entry, scope }: Place): FactRow[] {
  const reportMonth = Number((fund.report_date ?? '0000-00').slice(5, 7));
  const read = (row: ExpectedAllocation, isWanted: boolean): FactRow => {
    const month = monthOf(row.period_label);
    const isPrevious = month !== null && month.month !== reportMonth;
    const cell = { [isPrevious ? 'previous' : 'current']: row.percent };
    const qualifiers = { share: isPrevious ? null : row.percent, basis: basisOf(row.table_title_raw) };
    return new FactRow(
      { section: 'allocations', scope, table: row.allocation_type, label: row.label_raw },
      isWanted ? cell : {},
      isWanted ? qualifiers : { ...cell, ...qualifiers },
    );
  };
  return [
    ...(entry.allocations ?? []).map((row) => read(row, true)),
    ...(entry.allocation_totals ?? []).map((row) => read(row, false)),
  ];
}

/** `total`, `net` or `gross`: what a table's title says its shares are of. */
function basisOf(title: string | null | undefined): string | null {
  return /(total|net|gross)\s*assets?/i.exec(title ?? '')?.[1]?.toLowerCase() ?? null;
}

function holdingsOf({ entry, scope }: Place): FactRow[] {
  const basis = basisOf(entry.holdings_title_raw);
  return (entry.holdings ?? []).map(
    ({ name_raw: name, percent, rank }) =>
      new FactRow({ section: 'holdings', scope, label: name }, { name, percent }, { rank, basis }),
  );
}

function exposuresOf({ entry, scope }: Place): FactRow[] {
  return (entry.non_compliant ?? []).map(
    (row) =>
      new FactRow(
        { section: 'compliance', scope, label: row.name_raw },
        {
          name: row.name_raw,
          type: row.type_raw,
          gross: row.percent_gross_assets,
          net: row.percent_net_assets,
          before: row.value_before_pkr,
          provision: row.provisioning_pkr,
          after: row.value_after_pkr,
        },
      ),
  );
}

function metricsOf({ entry, scope }: Place): FactRow[] {
  return (entry.metrics ?? []).map(({ label_raw: label, value, value_raw }) => {
    const time = /\b(day|month|year)s?\b/i.exec(label)?.[1];
    const unit = time === undefined ? ((value_raw ?? '').includes('%') ? 'PERCENT' : null) : `${time.toUpperCase()}S`;
    return new FactRow({ section: 'metrics', scope, label }, { value }, { unit });
  });
}

function feesOf({ fund, entry, scope }: Place): FactRow[] {
  const fees = (entry.fees ?? []).flatMap(({ fee_label_raw: label, row_label_raw, percent }) => {
    if (!label) return [];
    const row = row_label_raw ?? '';
    const isPeriod = row === 'MTD' || row === 'YTD';
    const own = isPeriod || row === '' ? scope : scopeOfFeeRow(row, fund.sub_funds ?? []);
    const levies = /\b(without|excl\w*|with|incl\w*)\b.*lev/i.exec(label)?.[1];
    const qualifiers = {
      levies: levies === undefined ? null : !/^(without|excl)/i.test(levies),
      period: isPeriod ? null : periodOf(label),
    };
    return [new FactRow({ section: 'fees', scope: own, label }, { [isPeriod ? row : 'value']: percent }, qualifiers)];
  });
  const expenses = (entry.cis_expenses ?? []).map(
    ({ label_raw: label, pkr }) => new FactRow({ section: 'fees', scope, label }, { amount: pkr }),
  );
  return [...fees, ...expenses];
}

export function periodOf(text: string | null | undefined): 'MTD' | 'YTD' | null {
  if (/ytd|year to date/i.test(text ?? '')) return 'YTD';
  return /\b(mtd|month)\b/i.test(text ?? '') ? 'MTD' : null;
}

function ratingsAndParties(fund: ExpectedFund): FactRow[] {
  const ratings = (fund.ratings ?? []).map(
    (row) =>
      new FactRow(
        { section: 'ratings', scope: null, label: row.subject },
        { rating: row.rating_raw, agency: row.rating_agency, date: row.rating_date },
      ),
  );
  const people = (fund.parties ?? []).map(
    ({ name_raw: name, designation_raw: designation }) =>
      new FactRow({ section: 'parties', scope: null, label: name }, { name, designation }),
  );
  const organizations = Object.entries(PARTY_ROLES).flatMap(([member, role]) => {
    const organization = textOf(fund, member);
    return organization ? [new FactRow({ section: 'parties', scope: null, label: role }, { organization })] : [];
  });
  return [...ratings, ...people, ...organizations];
}

function termsOf(fund: ExpectedFund): FactRow[] {
  const term = (label: string, cells: [wanted: Cells, optional: Cells]): FactRow =>
    new FactRow({ section: 'terms', scope: null, label }, ...cells);
  const fees = Object.entries(FEE_TERMS).flatMap(([member, label]) => {
    const text = textOf(fund, member);
    if (!text) return [];
    const isNil = /^\W*nil\W*$/i.test(text);
    // A bare percentage may be served as a number alone; of a sentence the text is wanted, and its numbers may be.
    const isPlain = isNil || /^\s*[\d.]+\s*%[\s*]*$/.test(text);
    return [
      term(label, only('text', text, !isPlain && !isNone(text))),
      ...(isNil ? ['0'] : listNumbers(text)).map((percent) => term(label, only('percent', percent, isPlain))),
    ];
  });
  const objective = textOf(fund, 'investment_objective_raw');
  return objective ? [...fees, term('INVESTMENT_OBJECTIVE', [{ text: objective }, {}])] : fees;
}
