/** The tables of AMC N255: titles in their first row, two months as columns, and months in two bands. */
import { FUNDS } from './n255-funds.ts';
import * as w from './n255-words.ts';
import * as s from './shared15.ts';

const HEADS = ['Oct-23', 'Sep-23'] as const;

export function facts(entry: s.Entry): string {
  const items = s.stated([
    ['Fund Type', entry.fund_type_raw],
    ['Category', entry.category_raw],
    ['Launch Date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Risk of Principal Erosion', entry.risk_of_principal_raw],
    ['Fund Stability Rating', s.rated(entry, 'FUND')?.line_raw],
    ['AMC Rating', s.rated(entry, 'AMC')?.line_raw],
    ['Management Fee', entry.management_fee_raw],
    ['Front End Load', entry.front_end_load_raw],
    ['Back End Load', entry.back_end_load_raw],
    ['Min. Initial Investment', entry.minimum_initial_raw],
    ['Min. Subseq. Investment', entry.minimum_subsequent_raw],
    ['Par Value', entry.par_value_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Listing', entry.listing_raw],
    ['Leverage', entry.leverage_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditors', entry.auditor_raw],
  ]);
  return w.box(
    'General Information',
    2,
    items.map((x) => w.row(x)),
    'facts',
  );
}

/** The month before is printed, but not among the expected facts. */
export function statistics(entry: s.Entry, form: s.Form): string {
  const then = s.figuresThen(entry, FUNDS, s.before(w.MONTH), form);
  const units = (f: s.Figures): string => s.grouped(Number(f.units_outstanding), 0);
  return w.box('Fund Statistics', 3, [
    w.head(['', ...HEADS]),
    w.row([w.SIZE, entry.fund_size_raw ?? '', then.fund_size_raw ?? '']),
    w.row(['NAV per Unit (PKR)', entry.nav_per_unit ?? '', then.nav_per_unit ?? '']),
    w.row(['Units Outstanding', units(entry), units(then)]),
    ...entry.metrics.map((m, i) => w.row([m.label_raw, m.value_raw, then.metrics[i]?.value_raw ?? ''])),
  ]);
}

/** Ratios as rows, the month and the year as columns. */
export function expenses(entry: s.Entry): string {
  const rows = w.RATIOS.map((label) =>
    w.row([label, ...['MTD', 'YTD'].map((period) => `${s.feeOf(entry, label, period)}%`)]),
  );
  const selling = entry.fees.find((f) => f.fee_label_raw === w.SELLING);
  const last = selling === undefined ? [] : [w.row([w.SELLING, '-', `${selling.percent}%`])];
  return w.box('Expense Ratios (annualised)', 3, [w.head(['', 'MTD', 'YTD']), ...rows, ...last]);
}

const LONG = new Set(['3Y', '5Y', 'Since Launch']);

/** Fiscal years are between the periods up to a year and the longer ones; peers have no fiscal years. */
export function returns(entry: s.Entry): string {
  const periods = s.periods(entry);
  const short = periods.filter((p) => !LONG.has(p));
  const long = periods.filter((p) => LONG.has(p));
  const years = s.labelsOf(entry.historical_returns);
  const line = (name: string, key: keyof Omit<s.ReturnRow, 'period_label_raw'>, series: string): string => {
    const cells = (labels: readonly string[]): string[] => labels.map((l) => w.plain(s.returnAt(entry, l)?.[key]));
    const past = years.map((y) => w.plain(s.percentAt(entry.historical_returns, series, y)));
    return w.row([name, ...cells(short), ...past, ...cells(long)], series === s.short(entry) ? 'own' : '');
  };
  const heads = ['', ...short, ...years, ...long];
  return w.box('Performance (%)*', heads.length, [
    w.head(heads),
    line(s.short(entry), 'fund_return_percent', s.short(entry)),
    line('Benchmark', 'benchmark_return_percent', 'Benchmark'),
    line('Peer Average', 'peer_return_percent', ''),
  ]);
}

/** Two bands of six months under each other, each with its own heads. */
export function months(entry: s.Entry): string {
  const rows = entry.monthly_returns;
  const labels = s.labelsOf(rows);
  const band = (part: readonly string[]): string[] => [
    w.head(['', ...part]),
    ...[s.short(entry), 'Benchmark'].map((n) => w.row([n, ...part.map((l) => w.plain(s.percentAt(rows, n, l)))])),
  ];
  return w.box('Monthly Returns (%)', 7, [...band(labels.slice(0, 6)), ...band(labels.slice(6))]);
}

export function shares(entry: s.Entry, type: s.AllocationType, hasTotal: boolean): string {
  const rows = s.lines(entry, type).map((l) => w.row([l.label, ...l.cells]));
  const total = hasTotal ? [w.row(['Total', '100.0', '100.0'], 'own')] : [];
  return w.box(s.titleOf(entry, type), 3, [w.head(['', ...s.datesOf(entry, type)]), ...rows, ...total]);
}

/** Debt papers have their issue ratings; shares are two halves at the side of each other. */
export function held(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const title = entry.holdings_title_raw ?? '';
  if (entry.holdings.length === 0) return '';
  if (fund.model.kind === 'rate') {
    const rows = entry.holdings.map((h) => w.row([h.name_raw, s.noteOf(fund, h.name_raw), h.percent]));
    return w.box(title, 3, [w.head(['Name of Issue', 'Issue Rating', '%']), ...rows], 'held');
  }
  const half = Math.ceil(entry.holdings.length / 2);
  const cells = (i: number): string[] => {
    const h = entry.holdings[i];
    return h === undefined ? ['', ''] : [h.name_raw, h.percent];
  };
  const rows = Array.from({ length: half }, (_, i) => w.row([...cells(i), ...cells(i + half)]));
  return w.box(title, 4, [w.head(['Company', '%', 'Company', '%']), ...rows], 'halves');
}

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const heads = ['Name of Investment', 'Type', 'Value before Provision', 'Provision', 'Value after Provision'];
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return w.box(
    'Exposures beyond Prescribed Limits (PKR mn)',
    7,
    [w.head([...heads, '% of Gross Assets', '% of Net Assets']), ...rows],
    'breach',
  );
}
