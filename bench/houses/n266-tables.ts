/** The tables of AMC N266: labels and values in pairs with a stroke, changes of prices, and months in two lines. */
import { FUNDS } from './n266-funds.ts';
import * as w from './n266-words.ts';
import * as s from './shared15.ts';

const LAST = s.before(w.MONTH);

/** Two labels of one row and their values have a stroke between them. */
function pair(label: string, values: readonly (string | null | undefined)[]): s.Item | null {
  const shown = values.filter((v) => v !== null && v !== undefined);
  return shown.length < values.length ? null : [label, shown.join(' / ')];
}

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string | undefined => s.rated(entry, subject)?.line_raw;

export function facts(entry: s.Entry): string {
  const manager = entry.parties.find((p) => p.designation_raw === 'Fund Manager')?.name_raw;
  const items = [
    pair('Fund Type / Category', [entry.fund_type_raw, entry.category_raw]),
    pair('Launch Date', [entry.launch_date_raw]),
    pair('Benchmark', [entry.benchmark_raw]),
    pair('Risk Profile / Risk of Principal Erosion', [entry.risk_profile_raw, entry.risk_of_principal_raw]),
    pair('Risk Profile', entry.risk_of_principal_raw === undefined ? [entry.risk_profile_raw] : [null]),
    pair('Fund Rating', [rating(entry, 'FUND') ?? (entry.sub_funds.length > 0 ? null : 'Not rated')]),
    pair('AMC Rating', [rating(entry, 'AMC')]),
    pair('Management Fee', [entry.management_fee_raw]),
    pair('Front-end / Back-end Load', [entry.front_end_load_raw, entry.back_end_load_raw]),
    pair('Minimum Investment: Initial / Subsequent', [entry.minimum_initial_raw, entry.minimum_subsequent_raw]),
    pair('Dealing Days / Cut-off Time', [entry.dealing_days_raw, entry.cutoff_raw]),
    pair('Par Value / Pricing Mechanism', [entry.par_value_raw, entry.pricing_mechanism_raw]),
    pair('Trustee', [entry.trustee_raw]),
    pair('Auditor', [entry.auditor_raw]),
    pair('Fund Manager', [manager]),
  ];
  return w.table(
    items.filter((i) => i !== null).map((i) => w.row(i)),
    'facts',
  );
}

const count = (f: s.Figures): string => s.grouped(Number(f.units_outstanding), 0);

function changeOf(now: string, then: string, decimals: number): string {
  return s.bracketed((Number(now.replaceAll(',', '')) - Number(then.replaceAll(',', ''))).toFixed(decimals));
}

/** The month before comes first, and the change is the last column. */
export function prices(entry: s.Entry, form: s.Form): string {
  const then = s.figuresThen(entry, FUNDS, LAST, form);
  const line = (label: string, from: string, to: string, decimals: number): string => {
    const change = changeOf(to, from, decimals);
    const [whole, sign] = change.startsWith('(') ? [change.slice(1, -1), '('] : [change, ''];
    const shown = s.grouped(Number(whole), decimals);
    return w.row([label, from, to, sign === '' ? shown : `(${shown})`]);
  };
  return w.table([
    w.head(['', 'Jul 31, 2025', 'Aug 31, 2025', 'Change']),
    line('NAV (Rs.)', s.only(then.nav_per_unit, 'price'), s.only(entry.nav_per_unit, 'price'), 4),
    line('Offer price (Rs.)', then.offer_price ?? '', entry.offer_price ?? '', 4),
    line(`${w.SIZE} (Rs. mn)`, then.fund_size_raw ?? '', entry.fund_size_raw ?? '', 1),
    line('Units outstanding', count(then), count(entry), 0),
  ]);
}

/** Fiscal years are the last rows of the table of periods. */
export function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) =>
    w.row([
      r.period_label_raw,
      w.num(r.fund_return_percent),
      w.num(r.benchmark_return_percent),
      w.num(r.peer_return_percent),
    ]),
  );
  const years = s.labelsOf(entry.historical_returns).map((l) => {
    const of = (series: string): string => w.num(s.percentAt(entry.historical_returns, series, l));
    return w.row([l, of(s.short(entry)), of(w.BENCHMARK), '-'], 'year');
  });
  const top = `<tr><th rowspan=2>Period</th><th colspan=3 class=over>Return (%)</th></tr>`;
  return w.table([top, w.head([s.short(entry), w.BENCHMARK, 'Peers']), ...rows, ...years], 'returns');
}

/** Six months and, below them, six more, each with a line of heads. */
export function months(series: readonly (readonly [name: string, rows: readonly s.SeriesRow[]])[]): string {
  const [, first = []] = series[0] ?? [];
  const labels = s.labelsOf(first);
  const half = (from: number): string[] => {
    const shown = labels.slice(from, from + 6);
    return [
      w.head(['', ...shown]),
      ...series.map(([name, rows]) => w.row([name, ...shown.map((l) => w.num(s.percentAt(rows, name, l)))])),
    ];
  };
  return w.table([...half(0), ...half(6)], 'months');
}

export function shares(figures: s.Figures, type: s.AllocationType | null): string {
  if (type === null) return '';
  const rows = s.lines(figures, type).map((r) => w.row([r.label, ...r.cells.map((c) => `${c}%`)]));
  return w.part(s.titleOf(figures, type), w.table([w.head(['', ...s.datesOf(figures, type)]), ...rows]));
}

export function held(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) => {
    const note = s.noteOf(mix, h.name_raw);
    return `<tr><td>${s.esc(h.name_raw)} <i>[${s.esc(note)}]</i></td><td>${h.percent}%</td></tr>`;
  });
  return w.part(figures.holdings_title_raw ?? '', w.table(rows));
}

/** The ratios of both periods and the measures are one line of text. */
export function ratios(entry: s.Entry): string {
  const of = (label: string): string =>
    `<b>${label}:</b> MTD ${s.feeOf(entry, label, 'MTD')}%, YTD ${s.feeOf(entry, label, 'YTD')}%`;
  const measures = entry.metrics.map((m) => `<b>${s.esc(m.label_raw)}:</b> ${m.value_raw}`);
  return `<p class=line>${[of(w.TER), of(w.LEVIES), ...measures].join(' &nbsp;|&nbsp; ')}</p>`;
}

/** Sub-funds are columns under one head; a row for each figure. */
export function subFigures(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const line = (label: string, of: (x: s.SubFacts) => string): string => w.row([label, ...subs.map(of)]);
  const ratio = (label: string, period: string): string =>
    line(`${label} ${period}`, (x) => `${s.feeOf(x, label, period)}%`);
  const periods = s.periods(s.only(subs[0], 'sub-fund'));
  return w.table(
    [
      `<tr><th rowspan=2>August 31, 2025</th><th colspan=3 class=over>Sub-fund</th></tr>`,
      w.head(subs.map((x) => x.name_raw)),
      line('NAV (Rs.)', (x) => x.nav_per_unit ?? ''),
      line(`${w.SIZE} (Rs. mn)`, (x) => x.fund_size_raw ?? ''),
      line('Units outstanding', count),
      ratio(w.TER, 'MTD'),
      ratio(w.TER, 'YTD'),
      ratio(w.LEVIES, 'MTD'),
      ratio(w.LEVIES, 'YTD'),
      ...periods.map((l) => line(`Return (%): ${l}`, (x) => w.num(s.returnAt(x, l)?.fund_return_percent))),
    ],
    'subs',
  );
}
