/** The tables of AMC N249: facts as two pairs in a row, months as two blocks, and plans as columns. */
import * as w from './n249-words.ts';
import * as s from './shared15.ts';

const units = (figures: s.Figures): string =>
  figures.units_outstanding === undefined ? '' : s.grouped(Number(figures.units_outstanding), 0);

/** Two labels with their values in each row; long values have a row of their own. */
export function facts(entry: s.Entry): string {
  const items = s.stated([
    ['Type', entry.fund_type_raw],
    ['Category', entry.category_raw],
    ['Launch Date', entry.launch_date_raw],
    [w.SIZE, entry.fund_size_raw],
    ['NAV per Unit as of Sep 30, 2021', entry.nav_per_unit === null ? '' : `Rs.${entry.nav_per_unit}`],
    ['Units Outstanding', units(entry)],
    ['Redemption Price per Unit', entry.repurchase_price === undefined ? '' : `Rs.${entry.repurchase_price}`],
    ['Risk Profile', entry.risk_profile_raw],
    ['Risk of Principal Erosion', entry.risk_of_principal_raw],
    ['Stability Rating', s.rated(entry, 'FUND')?.line_raw],
    ['AMC Rating', s.rated(entry, 'AMC')?.line_raw],
    ['Front-end Load', entry.front_end_load_raw],
    ['Back-end Load', entry.back_end_load_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditors', entry.auditor_raw],
    ['Min. Initial Subscription', entry.minimum_initial_raw],
    ['Min. Additional Subscription', entry.minimum_subsequent_raw],
    ['Par Value', entry.par_value_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Timings', entry.cutoff_raw],
    ['Listing', entry.listing_raw],
    ['Leverage', entry.leverage_raw],
  ]);
  const rows = Array.from({ length: Math.ceil(items.length / 2) }, (_, i) =>
    w.row([...(items[i * 2] ?? []), ...(items[i * 2 + 1] ?? ['', ''])]),
  );
  const wide = (label: string, text: string | null): string =>
    text === null ? '' : `<tr><td>${s.esc(label)}</td><td colspan=3 class=wide>${s.esc(text)}</td></tr>`;
  const more = [wide('Benchmark', entry.benchmark_raw), wide('Management Fee', entry.management_fee_raw)];
  return w.titled('Fund Facts', w.table([...rows, ...more], 'facts'));
}

const pairs = (title: string, rows: readonly s.Item[]): string => w.titled(title, w.table(rows.map((r) => w.row(r))));

export const expenses = (entry: s.Entry): string =>
  pairs(
    'Expense Ratios',
    entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`]),
  );

export const statistics = (entry: s.Entry): string =>
  pairs(
    'Technical Information',
    entry.metrics.map((m) => [m.label_raw, m.value_raw]),
  );

/** The benchmark is the first column of figures. */
export function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) =>
    w.row([
      r.period_label_raw,
      w.pct(r.benchmark_return_percent),
      w.pct(r.fund_return_percent),
      w.pct(r.peer_return_percent),
    ]),
  );
  return w.titled(
    'Performance',
    w.table([w.head(['Period', 'Benchmark', s.short(entry), 'Peer Group Avg.']), ...rows]),
  );
}

/** The first six months at the left, the others at the right of them. */
export function months(entry: s.Entry): string {
  const lines = s.longSeries(entry.monthly_returns, ['Benchmark', s.short(entry)], w.pct);
  const top = ['Month', 'Benchmark', s.short(entry)];
  const rows = lines.slice(0, 6).map((l, i) => w.row([...l, ...(lines[i + 6] ?? ['', '', ''])]));
  return w.titled('Monthly Returns', w.table([w.head([...top, ...top]), ...rows], 'left'));
}

export function years(entry: s.Entry): string {
  const lines = s.longSeries(entry.historical_returns, ['Benchmark', s.short(entry)], w.pct);
  const rows = lines.map((l) => w.row(l));
  return w.titled('Historical Performance', w.table([w.head(['Year', 'Benchmark', s.short(entry)]), ...rows]));
}

/** Quality and assets have a total, sectors have none. */
export function shares(entry: s.Entry, type: s.AllocationType | null, totals: boolean): string {
  if (type === null) return '';
  const rows = s.lines(entry, type).map((l) => w.row([l.label, ...l.cells.map((c) => `${c}%`)]));
  const dates = s.datesOf(entry, type);
  const last = totals ? [w.row(['Total', ...dates.map(() => '100.0%')], 'total')] : [];
  const heads = dates.some((d) => d !== '') ? [w.head(['Particulars', ...dates])] : [];
  return w.titled(s.titleOf(entry, type), w.table([...heads, ...rows, ...last]));
}

export function held(entry: s.Entry, mix: s.Mix, note: string): string {
  if (entry.holdings.length === 0) return '';
  const rows = entry.holdings.map((h) => w.row([`${h.rank}.`, h.name_raw, s.noteOf(mix, h.name_raw), `${h.percent}%`]));
  const heads = w.head(['S.No.', 'Name of Issuer', note, '% of Total Assets']);
  return w.titled(entry.holdings_title_raw ?? '', w.table([heads, ...rows], 'held'));
}

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const names = ['Name of Non-Compliant Investment', 'Type of Non-Compliance', 'Value Before Provision'];
  const more = ['Provision Held', 'Value After Provision', '% of Gross Assets', '% of Net Assets'];
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return w.titled(
    'Disclosure under SECP Circular No. 16 of 2010 (Rs. in million)',
    w.table([w.head([...names, ...more]), ...rows], 'left'),
  );
}

/** A column for each member of the committee: the office, and the name below it. */
export const team = (entry: s.Entry): string =>
  w.titled(
    'Investment Committee',
    w.table(
      [w.head(entry.parties.map((p) => p.designation_raw ?? '')), w.row(entry.parties.map((p) => p.name_raw))],
      'people',
    ),
  );

const names = (entry: s.Entry): string[] => entry.sub_funds.map((x) => x.name_raw);

/** The figures of the plans, a column for each of them. */
export function plans(entry: s.Entry, risks: readonly string[]): string {
  const subs = entry.sub_funds;
  const line = (label: string, of: (x: s.SubFacts, i: number) => string): string => w.row([label, ...subs.map(of)]);
  const labels = s.only(subs[0], 'plan').fees.map((f) => f.fee_label_raw);
  return w.titled(
    'Plan Statistics as of Sep 30, 2021',
    w.table([
      w.head(['Description', ...names(entry)]),
      line('Date of Commencement', (x) => x.launch_date_raw ?? ''),
      line(w.SIZE, (x) => x.fund_size_raw ?? ''),
      line('NAV per Unit (Rs.)', (x) => x.nav_per_unit ?? ''),
      line('Units Outstanding', units),
      line('Risk Profile of the Plan', (_, i) => risks[i] ?? ''),
      ...labels.map((label) => line(label, (x) => `${s.feeOf(x, label, null)}%`)),
    ]),
  );
}

/** The plan and its benchmark under the name of the plan. */
export function planReturns(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const top = names(entry).map((n) => `<th colspan=2>${s.esc(n)}</th>`);
  const rows = s.periods(s.only(subs[0], 'plan')).map((label) =>
    w.row([
      label,
      ...subs.flatMap((x) => {
        const r = s.returnAt(x, label);
        return [w.pct(r?.benchmark_return_percent), w.pct(r?.fund_return_percent)];
      }),
    ]),
  );
  const heads = w.head(['', ...subs.flatMap(() => ['Benchmark', 'Plan'])]);
  return w.titled('Performance of Plans', w.table([`<tr><th>Period</th>${top.join('')}</tr>`, heads, ...rows]));
}

export function planAssets(entry: s.Entry): string {
  const rows = s
    .restLast(s.matrix(entry.sub_funds, 'ASSET_ALLOCATION', ''), (label) => label === 'Cash at bank')
    .map(([label = '', ...cells]) => w.row([label, ...cells.map((c) => (c === '' ? '-' : `${c}%`))]));
  const title = s.titleOf(s.only(entry.sub_funds[0], 'plan'), 'ASSET_ALLOCATION');
  const total = w.row(['Total', ...entry.sub_funds.map(() => '100.0%')], 'total');
  return w.titled(title, w.table([w.head(['Particulars', ...names(entry)]), ...rows, total]));
}
