/** The tables of AMC N245: facts as lines, periods as rows, a ring of assets, and sub-funds as columns. */
import * as w from './n245-words.ts';
import * as s from './shared15.ts';

const COLOURS = ['#0b6b45', '#d5a021', '#4b9fc4', '#8a5a9e', '#b8bfba'];

export function facts(entry: s.Entry): string {
  const items = s.stated([
    ['Launched on', entry.launch_date_raw],
    ['Category', entry.category_raw],
    ['Fund type', entry.fund_type_raw],
    [w.SIZE, entry.fund_size_raw],
    ['NAV per unit (Rs)', entry.nav_per_unit],
    ['Offer price (Rs)', entry.offer_price],
    ['Units outstanding', entry.units_outstanding === undefined ? '' : s.grouped(Number(entry.units_outstanding), 0)],
    ['Benchmark', entry.benchmark_raw],
    ['Risk profile', entry.risk_profile_raw],
    ['Risk of principal erosion', entry.risk_of_principal_raw],
    ['Stability rating', s.rated(entry, 'FUND')?.line_raw],
    ['AMC rating', s.rated(entry, 'AMC')?.line_raw],
    ['Management fee', entry.management_fee_raw],
    ['Front-end load', entry.front_end_load_raw],
    ['Back-end load', entry.back_end_load_raw],
    ['Minimum investment', entry.minimum_initial_raw],
    ['Minimum subsequent investment', entry.minimum_subsequent_raw],
    ['Par value', entry.par_value_raw],
    ['Pricing mechanism', entry.pricing_mechanism_raw],
    ['Dealing days', entry.dealing_days_raw],
    ['Cut-off time', entry.cutoff_raw],
    ['Listing', entry.listing_raw],
    ['Leverage', entry.leverage_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditors', entry.auditor_raw],
  ]);
  return `<div class=facts>${items.map(([a, b]) => `<p><b>${s.esc(a)}:</b> ${s.esc(b)}</p>`).join('')}</div>`;
}

/** The benchmark is the last column. */
export function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) =>
    w.row([r.period_label_raw, w.signed(r.fund_return_percent), w.signed(r.benchmark_return_percent)]),
  );
  return w.part('Returns', w.table([w.head(['', s.short(entry), 'Benchmark']), ...rows]));
}

export function series(entry: s.Entry, rows: readonly s.SeriesRow[], title: string, first: string): string {
  if (rows.length === 0) return '';
  const lines = s.longSeries(rows, [s.short(entry), 'Benchmark'], w.signed);
  return w.part(title, w.table([w.head([first, s.short(entry), 'Benchmark']), ...lines.map((l) => w.row(l))]));
}

/** A ring of the report month next to the classes of both months, which have squares of its colours. */
export function assets(figures: s.Figures, title: string, size: string): string {
  const type = 'ASSET_ALLOCATION';
  const lines = s.lines(figures, type);
  const now = s.ofMonth(figures, type, w.NOW).map((r) => Number(r.percent));
  const rows = lines.map((l, i) => {
    const square = `<i style="background:${COLOURS[i % COLOURS.length]}"></i>`;
    return s.tr([square, s.esc(l.label), ...l.cells.map((c) => `${c}%`)]);
  });
  const body = w.table([w.head(['', '', ...s.datesOf(figures, type)]), ...rows]);
  return w.part(title, `<div class=ring>${s.ring(now, COLOURS, size)}${body}</div>`);
}

/** Credit quality or sectors of the report month alone. */
export function second(entry: s.Entry): string {
  const type = s.otherType(entry);
  if (type === null) return '';
  const rows = s.ofType(entry, type).map((r) => w.row([r.label_raw, `${r.percent}%`]));
  return w.part(s.titleOf(entry, type), w.table(rows));
}

export function held(figures: s.Figures, mix: s.Mix, note: string): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) => w.row([h.name_raw, `${h.percent}%`, s.noteOf(mix, h.name_raw)]));
  return w.part(figures.holdings_title_raw ?? '', w.table([w.head(['Name', '%', note]), ...rows], 'held'));
}

export const statistics = (entry: s.Entry): string =>
  w.part('Portfolio statistics', w.table(entry.metrics.map((m) => w.row([m.label_raw, m.value_raw]))));

export function expenses(entry: s.Entry): string {
  const rows = ['MTD', 'YTD'].map((period) =>
    w.row([period, ...w.EXPENSES.map((label) => `${s.feeOf(entry, label, period)}%`)]),
  );
  return w.part('Expense ratio breakup (annualised)', w.table([w.head(['', ...w.EXPENSES]), ...rows]));
}

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const names = ['Non-compliant investment', 'Type', 'Value before provisioning', 'Provisioning held'];
  const more = ['Value after provisioning', '% of gross assets', '% of net assets'];
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return w.part(
    'Details of non-compliant investments (Rs million)',
    w.table([w.head([...names, ...more]), ...rows], 'left'),
  );
}

/** Names and offices as one line, apart by semicolons. */
export const team = (entry: s.Entry): string =>
  w.part(
    'Investment Committee',
    `<p class=team>${entry.parties.map((p) => s.esc(`${p.name_raw} (${p.designation_raw ?? ''})`)).join('; ')}</p>`,
  );

const names = (entry: s.Entry): string[] => entry.sub_funds.map((x) => x.name_raw);

export function subPrices(entry: s.Entry): string {
  const line = (name: string, of: (x: s.SubFacts) => string): string => w.row([name, ...entry.sub_funds.map(of)]);
  return w.part(
    `Sub-funds on ${w.NOW}`,
    w.table([
      w.head(['', ...names(entry)]),
      line(w.SIZE, (x) => x.fund_size_raw ?? ''),
      line('NAV per unit (Rs)', (x) => x.nav_per_unit ?? ''),
      line('Units outstanding', (x) => s.grouped(Number(x.units_outstanding), 0)),
    ]),
  );
}

export function subReturns(entry: s.Entry): string {
  const rows = s
    .periods(s.only(entry.sub_funds[0], 'sub-fund'))
    .map((l) => w.row([l, ...entry.sub_funds.map((x) => w.signed(s.returnAt(x, l)?.fund_return_percent))]));
  return w.part('Returns of sub-funds', w.table([w.head(['', ...names(entry)]), ...rows]));
}

export function subSeries(entry: s.Entry, key: 'monthly_returns' | 'historical_returns', title: string): string {
  const labels = s.labelsOf(s.only(entry.sub_funds[0], 'sub-fund')[key]);
  const rows = labels.map((l) =>
    w.row([l, ...entry.sub_funds.map((x) => w.signed(s.percentAt(x[key], x.name_raw, l)))]),
  );
  return w.part(title, w.table([w.head(['', ...names(entry)]), ...rows]));
}

export function subExpenses(entry: s.Entry): string {
  const labels = s.only(entry.sub_funds[0], 'sub-fund').fees.map((f) => f.fee_label_raw);
  const rows = labels.map((l) => w.row([l, ...entry.sub_funds.map((x) => `${s.feeOf(x, l, null)}%`)]));
  return w.part('Expense ratios of sub-funds (annualised)', w.table([w.head(['', ...names(entry)]), ...rows]));
}

export const subAssets = (entry: s.Entry): string =>
  w.part(
    s.titleOf(s.only(entry.sub_funds[0], 'sub-fund'), 'ASSET_ALLOCATION'),
    entry.sub_funds.map((x) => assets(x, x.name_raw, '22mm')).join(''),
  );
