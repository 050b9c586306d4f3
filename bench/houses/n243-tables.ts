/** The tables of AMC N243: facts in four columns, periods and months as rows, and sub-funds as columns or rows. */
import * as w from './n243-words.ts';
import * as s from './shared15.ts';

/** Two facts in each row. */
export function facts(entry: s.Entry): string {
  const items = s
    .stated([
      ['Fund Category', entry.category_raw],
      ['Fund Type', entry.fund_type_raw],
      ['Launch Date', entry.launch_date_raw],
      ['Benchmark', entry.benchmark_raw],
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
      ['NAV per Unit (Rs.)', entry.nav_per_unit],
      ['Offer Price (Rs.)', entry.offer_price],
      ['Redemption Price (Rs.)', entry.repurchase_price],
      ['Units Outstanding', entry.units_outstanding === undefined ? '' : s.grouped(Number(entry.units_outstanding), 0)],
      ['Par Value', entry.par_value_raw],
      ['Risk Profile', entry.risk_profile_raw],
      ['Risk of Principal Erosion', entry.risk_of_principal_raw],
      ['Fund Stability Rating', s.rated(entry, 'FUND')?.line_raw],
      ['AMC Rating', s.rated(entry, 'AMC')?.line_raw],
      ['Management Fee', entry.management_fee_raw],
      ['Front-end Load', entry.front_end_load_raw],
      ['Back-end Load', entry.back_end_load_raw],
      ['Pricing Mechanism', entry.pricing_mechanism_raw],
      ['Dealing Days', entry.dealing_days_raw],
      ['Cut-off Time', entry.cutoff_raw],
      ['Minimum Initial Investment', entry.minimum_initial_raw],
      ['Minimum Subsequent Investment', entry.minimum_subsequent_raw],
      ['Leverage', entry.leverage_raw],
      ['Listing', entry.listing_raw],
      ['Trustee', entry.trustee_raw],
      ['Auditor', entry.auditor_raw],
    ])
    .filter(([, value]) => value !== '');
  const rows = items.flatMap((first, i) => (i % 2 === 0 ? [w.row([...first, ...(items[i + 1] ?? ['', ''])])] : []));
  return w.part('Fund Information', w.grid(rows, 'facts'));
}

/** Periods are rows. */
export function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) =>
    w.row([r.period_label_raw, w.sign(r.fund_return_percent), w.sign(r.benchmark_return_percent)]),
  );
  return w.part('Fund Returns', w.grid([w.head(['Period', s.short(entry), 'Benchmark']), ...rows]));
}

/** The first six months are at the left of the last six. */
export function months(entry: s.Entry): string {
  const lines = s.longSeries(entry.monthly_returns, [s.short(entry), 'Benchmark'], w.sign);
  const names = ['Month', s.short(entry), 'Benchmark'];
  const rows = lines.slice(0, 6).map((l, i) => w.row([...l, ...(lines[i + 6] ?? ['', '', ''])]));
  return w.part('Monthly Returns (Last Twelve Months)', w.grid([w.head([...names, ...names]), ...rows]));
}

export function years(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'].map((n) => [n, n] as const);
  const [top = [], ...lines] = s.wideSeries(entry.historical_returns, names, w.sign);
  const [, ...labels] = top;
  return w.part(
    'Returns of Financial Years (July to June)',
    w.grid([w.head(['Year', ...labels]), ...lines.map((l) => w.row(l))]),
  );
}

/** Both months and a printed total of each, which is 100. */
function sharesGrid(figures: s.Figures, type: s.AllocationType, first: string, total: boolean): string {
  const rows = s.lines(figures, type).map((l) => w.row([l.label, ...l.cells.map((c) => `${c}%`)]));
  const dates = s.datesOf(figures, type);
  const sum = total ? [w.row(['Total', ...dates.map(() => '100.0%')], 'total')] : [];
  return w.grid([w.head([first, ...dates]), ...rows, ...sum], 'gap');
}

export function shares(entry: s.Entry, type: s.AllocationType | null): string {
  if (type === null) return '';
  const first = { ASSET_ALLOCATION: 'Asset Class', CREDIT_QUALITY: 'Rating', SECTOR_ALLOCATION: 'Sector' }[type];
  return w.part(s.titleOf(entry, type), sharesGrid(entry, type, first, type !== 'SECTOR_ALLOCATION'));
}

export function held(figures: s.Figures, mix: s.Mix, note: string): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) =>
    w.row([String(h.rank), h.name_raw, s.noteOf(mix, h.name_raw), `${h.percent}%`]),
  );
  return w.part(
    figures.holdings_title_raw ?? '',
    w.grid([w.head(['S. No.', 'Name', note, 'Percentage']), ...rows], 'held'),
  );
}

export const statistics = (entry: s.Entry): string =>
  w.part(
    'Portfolio Characteristics',
    w.grid([
      w.head(['Characteristic', s.short(entry)]),
      ...entry.metrics.map((m) => w.row([m.label_raw, m.value_raw])),
    ]),
  );

export function ratios(entry: s.Entry): string {
  const of = (name: string, period: string): string =>
    w.row([name, ...[w.WITH, w.LEVIES, w.WITHOUT].map((l) => w.sign(s.feeOf(entry, l, period)))]);
  return w.part(
    'Expense Ratios (Annualized)',
    w.grid([w.head(['Period', w.WITH, w.LEVIES, w.WITHOUT]), of('MTD', 'MTD'), of('YTD', 'YTD')]),
  );
}

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const names = ['Name of Investment', 'Type', 'Value before Provision', 'Provision', 'Value after Provision'];
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return w.part(
    'Non-Compliant Investments (Rs. in million)',
    w.grid([w.head([...names, '% of Gross Assets', '% of Net Assets']), ...rows]),
  );
}

export const people = (entry: s.Entry): string =>
  w.part(
    'Members of the Investment Committee',
    w.grid([
      w.head(['Name', 'Designation']),
      ...entry.parties.map((p) => w.row([p.name_raw, p.designation_raw ?? ''])),
    ]),
  );

const names = (entry: s.Entry): string[] => entry.sub_funds.map((x) => x.name_raw);

export function subPrices(entry: s.Entry): string {
  const all = entry.sub_funds;
  const line = (name: string, of: (x: s.SubFacts) => string): string => w.row([name, ...all.map(of)]);
  return w.part(
    'Sub-Funds as on January 31, 2022',
    w.grid([
      w.head(['', ...names(entry)]),
      line(w.SIZE, (x) => x.fund_size_raw ?? ''),
      line('NAV per Unit (Rs.)', (x) => x.nav_per_unit ?? ''),
      line('Units Outstanding', (x) => s.grouped(Number(x.units_outstanding), 0)),
    ]),
  );
}

/** Sub-funds are rows, and periods are columns. */
export function subReturns(entry: s.Entry): string {
  const labels = s.periods(s.only(entry.sub_funds[0], 'sub-fund'));
  const rows = entry.sub_funds.map((x) =>
    w.row([x.name_raw, ...labels.map((l) => w.sign(s.returnAt(x, l)?.fund_return_percent))]),
  );
  return w.part('Returns of the Sub-Funds', w.grid([w.head(['Sub-Fund', ...labels]), ...rows], 'long'));
}

/** Months or years are rows, and sub-funds are columns. */
export function subSeries(entry: s.Entry, key: 'monthly_returns' | 'historical_returns', title: string): string {
  const labels = s.labelsOf(s.only(entry.sub_funds[0], 'sub-fund')[key]);
  const rows = labels.map((l) => w.row([l, ...entry.sub_funds.map((x) => w.sign(s.percentAt(x[key], x.name_raw, l)))]));
  const first = key === 'monthly_returns' ? 'Month' : 'Year';
  return w.part(title, w.grid([w.head([first, ...names(entry)]), ...rows]));
}

export function subRatios(entry: s.Entry): string {
  const rows = ['MTD', 'YTD'].flatMap((period) =>
    [w.WITH, w.LEVIES, w.WITHOUT].map((label) =>
      w.row([`${label} (${period})`, ...entry.sub_funds.map((x) => w.sign(s.feeOf(x, label, period)))]),
    ),
  );
  return w.part('Expense Ratios (Annualized)', w.grid([w.head(['Ratio', ...names(entry)]), ...rows], 'long'));
}

/** A table for each sub-fund, whose first head is its name. */
export const subShares = (entry: s.Entry): string =>
  w.part(
    s.titleOf(s.only(entry.sub_funds[0], 'sub-fund'), 'ASSET_ALLOCATION'),
    entry.sub_funds.map((x) => sharesGrid(x, 'ASSET_ALLOCATION', x.name_raw, true)).join(''),
  );
