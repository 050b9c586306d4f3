/** The tables of AMC N252: two months of size and price, two pairs of rating and share in a row, years with payouts. */
import { FUNDS } from './n252-funds.ts';
import * as w from './n252-words.ts';
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

const facts = (items: readonly s.Item[]): string =>
  w.table(
    items.map((i) => w.row(i)),
    'facts',
  );

/** Facts in a narrow column. */
export function profile(entry: s.Entry): string {
  const items = s.stated([
    ['Fund Type', entry.fund_type_raw],
    ['Category', entry.category_raw],
    ['Launch Date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Risk of Principal Erosion', entry.risk_of_principal_raw],
    ['Stability Rating', s.rated(entry, 'FUND')?.line_raw ?? 'Not Applicable'],
    ['AMC Rating', s.rated(entry, 'AMC')?.line_raw],
    ['Management Fee', entry.management_fee_raw],
    ['Front-end Load', entry.front_end_load_raw],
    ['Back-end Load', entry.back_end_load_raw],
    ['Par Value', entry.par_value_raw],
    ['Min. Initial Investment', entry.minimum_initial_raw],
    ['Min. Subsequent Investment', entry.minimum_subsequent_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Listing', entry.listing_raw],
    ['Leverage', entry.leverage_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
  ]);
  return w.titled('Fund Information', facts(items));
}

const change = (now: string, then: string): string => `${((Number(now) / Number(then) - 1) * 100).toFixed(2)}%`;

/** The figures of the month before are printed at the left of those of the month. */
export function size(entry: s.Entry, form: s.Form): string {
  const month = s.before(w.MONTH);
  const then = s.figuresThen(entry, FUNDS, month, form);
  const plain = (raw: string | null): string => (raw ?? '').replaceAll(',', '');
  const rows = [
    [
      w.SIZE,
      then.fund_size_raw ?? '',
      entry.fund_size_raw ?? '',
      change(plain(entry.fund_size_raw), plain(then.fund_size_raw)),
    ],
    ['NAV per Unit (PKR)', then.nav_per_unit ?? '', entry.nav_per_unit ?? '', ''],
  ];
  const invested = entry.amount_invested_by_fof_pkr;
  const fof =
    invested === null ? '' : facts([['Investment by Fund of Funds (PKR mn)', s.grouped(Number(invested) / 1e6, 0)]]);
  return w.titled(
    'Net Assets and Price',
    `${w.table([w.head(['', dashed(month), dashed(w.MONTH), 'Change']), ...rows.map((r) => w.row(r))])}${fof}`,
  );
}

export function expenses(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) => w.row([l, ...['MTD', 'YTD'].map((p) => `${s.feeOf(entry, l, p)}%`)]));
  return w.titled('Expense Ratio (annualized)', w.table([w.head(['', 'MTD', 'YTD']), ...rows]));
}

export const statistics = (entry: s.Entry): string =>
  w.titled('Technical Information', facts(entry.metrics.map((m) => [m.label_raw, m.value_raw])));

export function team(entry: s.Entry): string {
  const lines = entry.parties.map((p) => `<p><b>${s.esc(p.name_raw)}</b>, ${s.esc(p.designation_raw)}</p>`);
  return w.titled('Investment Committee', `<div class=team>${lines.join('')}</div>`);
}

const NAMES = [
  ['Benchmark', 'benchmark_return_percent'],
  ['Peer Group Average', 'peer_return_percent'],
] as const;

export function returns(entry: s.Entry): string {
  const lines = [[s.short(entry), 'fund_return_percent'] as const, ...NAMES];
  const rows = lines.map(([name, key], i) =>
    w.row([name, ...s.seriesCells(entry, key).map(w.pct)], i === 0 ? 'own' : ''),
  );
  return w.titled('Fund Performance', w.table([w.head(['', ...s.periods(entry)]), ...rows]));
}

export function months(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'].map((n) => [n, n] as const);
  const [top = [], ...rows] = s.wideSeries(entry.monthly_returns, names, w.pct);
  return w.titled('Monthly Performance', w.table([w.head(top), ...rows.map((r) => w.row(r))], 'series'));
}

/** Years with what they paid out; the last two columns are of the payout alone. */
export function years(entry: s.Entry): string {
  const paid = new Map(s.payouts(s.partOf(entry, FUNDS), w.MONTH, 5).map((p) => [p[0], p] as const));
  const rows = s.longSeries(entry.historical_returns, [s.short(entry), 'Benchmark'], w.pct).map((l) => {
    const [, rupees = '-', price = '-'] = paid.get(l[0]) ?? [];
    return w.row([...l, rupees, price]);
  });
  const heads = ['Year', s.short(entry), 'Benchmark', 'Payout (PKR/unit)', 'Ex-NAV (PKR)'];
  return w.titled('Performance and Payouts by Financial Year', w.table([w.head(heads), ...rows]));
}

export function assets(entry: s.Entry): string {
  const type = 'ASSET_ALLOCATION';
  const rows = s.lines(entry, type).map((l) => w.row([l.label, ...l.cells.map(w.pct)]));
  const total = w.row(['Total', '100.0%', '100.0%'], 'total');
  return w.titled(s.titleOf(entry, type), w.table([w.head(['', ...s.datesOf(entry, type)]), ...rows, total]));
}

/** Two ratings with their shares in each row. */
export function quality(entry: s.Entry): string {
  const all = s.ofType(entry, 'CREDIT_QUALITY').map((r) => [r.label_raw, w.pct(r.percent)]);
  const rows = Array.from({ length: Math.ceil(all.length / 2) }, (_, i) =>
    w.row([...(all[i * 2] ?? []), ...(all[i * 2 + 1] ?? ['', ''])]),
  );
  return w.titled(s.titleOf(entry, 'CREDIT_QUALITY'), w.table(rows, 'quality'));
}

export function sectors(entry: s.Entry): string {
  const type = 'SECTOR_ALLOCATION';
  const rows = s.lines(entry, type).map((l) => w.row([l.label, ...l.cells.map(w.pct)]));
  return w.titled(s.titleOf(entry, type), w.table([w.head(['', ...s.datesOf(entry, type)]), ...rows]));
}

export function held(entry: s.Entry, mix: s.Mix, note: string): string {
  if (entry.holdings.length === 0) return '';
  const rows = entry.holdings.map((h) => w.row([h.name_raw, s.noteOf(mix, h.name_raw), `${h.percent}%`]));
  const heads = w.head(['Name', note, 'Holding']);
  return w.titled(entry.holdings_title_raw ?? '', w.table([heads, ...rows], 'held'));
}

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const names = ['Name', 'Type of Non-Compliance', 'Value before Provisioning', 'Provisioning Held'];
  const more = ['Value after Provisioning', '% of Gross Assets', '% of Net Assets'];
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return w.titled(
    'Details of Non-Compliant Investments (PKR mn)',
    w.table([w.head([...names, ...more]), ...rows], 'breach'),
  );
}
