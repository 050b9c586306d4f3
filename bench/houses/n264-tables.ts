/** The tables of AMC N264: pairs of facts, days over prices, two blocks of periods, halves of assets and ratings. */
import { FUNDS } from './n264-funds.ts';
import * as w from './n264-words.ts';
import * as s from './shared15.ts';

type Optional = readonly (readonly [label: string, value: string | null | undefined])[];

/** Two lists of labels and values in the same rows, each under a head of its own. */
export function facts(entry: s.Entry): string {
  const scheme: Optional = [
    ['Fund Type', entry.fund_type_raw],
    ['Category', entry.category_raw],
    ['Launch Date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Risk of Principal Erosion', entry.risk_of_principal_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Registrar', entry.registrar_raw],
    ['Listing', entry.listing_raw],
  ];
  const dealing: Optional = [
    ['Par Value', entry.par_value_raw],
    ['Min. Initial Investment', entry.minimum_initial_raw],
    ['Min. Subsequent Investment', entry.minimum_subsequent_raw],
    ['Management Fee', entry.management_fee_raw],
    ['Front-end Load', entry.front_end_load_raw],
    ['Back-end Load', entry.back_end_load_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Redemption Payment', entry.settlement_raw],
    ['Leverage', entry.leverage_raw],
  ];
  const [left, right] = [s.stated(scheme), s.stated(dealing)];
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    w.row([...(left[i] ?? ['', '']), ...(right[i] ?? ['', ''])]),
  );
  const heads = w.spans([
    ['Scheme', 2],
    ['Dealing and Charges', 2],
  ]);
  return w.table([heads, ...rows], 'facts');
}

export function ratings(entry: s.Entry): string {
  const of = (name: string, subject: 'FUND' | 'AMC'): string => {
    const r = s.ratingParts(entry, subject);
    return w.row([name, r?.rating ?? 'Not rated', r?.agency ?? '-', r?.day ?? '-']);
  };
  return w.part(
    'Ratings',
    w.table(
      [w.head(['', 'Rating', 'Agency', 'Date']), of('Fund stability', 'FUND'), of('Asset manager', 'AMC')],
      'mid',
    ),
  );
}

const units = (figures: s.Figures): string => s.grouped(Number(figures.units_outstanding), 0);

/** Days are rows: the end of the month, of the month before, and of the last fiscal year. */
export function snapshot(entry: s.Entry, form: s.Form): string {
  const months = [w.MONTH, s.before(w.MONTH), { year: w.MONTH.year, month: 6 }];
  const rows = months.map((month, i) => {
    const f = i === 0 ? entry : s.figuresThen(entry, FUNDS, month, form);
    const cells = [f.nav_per_unit, f.offer_price, f.repurchase_price, f.fund_size_raw, units(f)];
    return w.row([w.dayOf(s.lastDay(month)), ...cells.map((c) => c ?? '')], i === 0 ? 'fund' : '');
  });
  const heads = ['As on', 'NAV per Unit (PKR)', 'Offer Price (PKR)', 'Redemption Price (PKR)', w.SIZE];
  return w.table([w.head([...heads, 'Units Outstanding']), ...rows], 'snapshot');
}

export function expenses(entry: s.Entry): string {
  const rows = w.RATIOS.map((label) =>
    w.row([label, ...['MTD', 'YTD'].map((period) => `${s.feeOf(entry, label, period)}%`)]),
  );
  return w.part('Expense Ratio (p.a.)', w.table([w.head(['', 'MTD', 'YTD']), ...rows]));
}

/** Periods up to half a year and longer ones at the side of each other. */
export function returns(entry: s.Entry, labels: readonly string[]): string {
  const cells = (label: string | undefined): string[] => {
    const r = s.returnAt(entry, label ?? '');
    return [
      label ?? '',
      w.num(r?.fund_return_percent),
      w.num(r?.benchmark_return_percent),
      w.num(r?.peer_return_percent),
    ];
  };
  const heads = ['Period', s.short(entry), w.BENCHMARK, 'Peer Avg.'];
  const rows = [0, 1, 2, 3].map((i) => w.row([...cells(labels[i]), ...cells(labels[i + 4])]));
  return w.part('Return (%)', w.table([w.head([...heads, ...heads]), ...rows], 'blocks'));
}

export function years(entry: s.Entry): string {
  const labels = s.labelsOf(entry.historical_returns);
  if (labels.length === 0) return '';
  const line = (name: string): string =>
    w.row([name, ...labels.map((l) => w.num(s.percentAt(entry.historical_returns, name, l)))]);
  return w.part('Fiscal Year Return (%)', w.table([w.head(['', ...labels]), line(s.short(entry)), line(w.BENCHMARK)]));
}

/** A calendar: each year has a row of the fund and one of the benchmark, and a column for each month. */
export function calendar(entry: s.Entry): string {
  const names = s.MONTHS.map((m) => m.slice(0, 3));
  const rows = [w.MONTH.year, w.MONTH.year - 1].flatMap((year) =>
    [s.short(entry), w.BENCHMARK].map((name, i) => {
      const cells = names.map((m) => {
        const v = s.percentAt(entry.monthly_returns, name, `${m} ${year}`);
        return `<td>${v === undefined ? '' : w.num(v)}</td>`;
      });
      const first = i === 0 ? `<td rowspan=2>${year}</td>` : '';
      return `<tr>${first}<td class=name>${s.esc(name)}</td>${cells.join('')}</tr>`;
    }),
  );
  return w.part('Monthly Return (%)', w.table([w.head(['Year', '', ...names]), ...rows], 'calendar'));
}

/** Assets at the left and ratings or sectors at the right, in one table with heads of two levels. */
export function shares(entry: s.Entry): string {
  const type = s.otherType(entry);
  const dates = s.datesOf(entry, 'ASSET_ALLOCATION');
  const left = [
    ...s.lines(entry, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells]),
    ['Total', ...dates.map(() => '100.0')],
  ];
  const right = s.lines(entry, type).map((r) => [r.label, ...r.cells]);
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const total = left[i]?.[0] === 'Total' ? 'total' : '';
    return w.row([...(left[i] ?? ['', '', '']), ...(right[i] ?? ['', '', ''])], total);
  });
  const title = type === null ? '' : s.titleOf(entry, type);
  const spans = w.spans([
    [s.titleOf(entry, 'ASSET_ALLOCATION'), 3],
    [title, 3],
  ]);
  return w.table([spans, w.head(['', ...dates, '', ...dates]), ...rows], 'shares');
}

export function held(figures: s.Figures, mix: s.Mix, note: string): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) => w.row([String(h.rank), h.name_raw, s.noteOf(mix, h.name_raw), h.percent]));
  return w.part(figures.holdings_title_raw ?? '', w.table([w.head(['#', 'Name', note, '%']), ...rows], 'held'));
}

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const heads = ['Name of Issuer', 'Type', 'Value before Provision', 'Provision', 'Value after Provision'];
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return w.part(
    'Details of Non-Compliant Investments (PKR mn)',
    w.table([w.head([...heads, '% of Gross Assets', '% of Net Assets']), ...rows], 'breach'),
  );
}

export const statistics = (entry: s.Entry): string =>
  entry.metrics.length === 0
    ? ''
    : w.part('Statistics', w.table(entry.metrics.map((m) => w.row([m.label_raw, m.value_raw]))));

/** Amounts that are provided; they are printed, and no facts of the expected file. */
export function provisions(abbr: string): string {
  const rows = (w.PROVISIONS[abbr] ?? []).map((p) => w.row([p.head, p.amount, p.perUnit, p.effect]));
  const heads = ['Held against', 'PKR mn', 'PKR per unit', 'YTD effect (%)'];
  return rows.length === 0 ? '' : w.part('Provisions', w.table([w.head(heads), ...rows]));
}

export const team = (entry: s.Entry): string =>
  w.part(
    'Investment Committee',
    w.table(
      s.members(entry).map((m) => w.row(m)),
      'team',
    ),
  );

/** Each sub-fund has a column for the month and one for the month before. */
export function subPairs(entry: s.Entry, form: s.Form): string {
  const past = s.partsOf(entry, s.fundNamed(FUNDS, entry)).map((p) => s.figuresAt(p, s.before(w.MONTH), form));
  const line = (label: string, of: (x: s.Figures) => string): string =>
    w.row([label, ...entry.sub_funds.flatMap((x, i) => [of(x), of(past[i] ?? x)])]);
  const dates = entry.sub_funds.flatMap(() => [w.MONTH, s.before(w.MONTH)].map((m) => w.dayOf(s.lastDay(m))));
  return w.table(
    [
      w.spans([['', 1], ...entry.sub_funds.map((x) => [x.name_raw, 2] as const)]),
      w.head(['As on', ...dates]),
      line('NAV per Unit (PKR)', (x) => x.nav_per_unit ?? ''),
      line(w.SIZE, (x) => x.fund_size_raw ?? ''),
      line('Units Outstanding', units),
    ],
    'snapshot',
  );
}

export function subShares(entry: s.Entry): string {
  const labels = [...new Set(entry.sub_funds.flatMap((x) => s.lines(x, 'ASSET_ALLOCATION').map((r) => r.label)))];
  const rest = [...labels.filter((l) => l !== 'Others'), 'Others'];
  const rows = rest.map((label) =>
    w.row([
      label,
      ...entry.sub_funds.flatMap(
        (x) => s.lines(x, 'ASSET_ALLOCATION').find((r) => r.label === label)?.cells ?? ['-', '-'],
      ),
    ]),
  );
  const first = s.only(entry.sub_funds[0], 'sub-fund');
  const dates = s.datesOf(first, 'ASSET_ALLOCATION');
  return w.part(
    s.titleOf(first, 'ASSET_ALLOCATION'),
    w.table(
      [
        w.spans([['', 1], ...entry.sub_funds.map((x) => [x.name_raw, 2] as const)]),
        w.head(['', ...entry.sub_funds.flatMap(() => dates)]),
        ...rows,
      ],
      'snapshot',
    ),
  );
}

/** Sub-funds are rows, periods are columns. */
export function subReturns(entry: s.Entry): string {
  const labels = s.periods(s.only(entry.sub_funds[0], 'sub-fund'));
  const rows = entry.sub_funds.map((x) =>
    w.row([x.name_raw, ...labels.map((l) => w.num(s.returnAt(x, l)?.fund_return_percent))]),
  );
  return w.part('Return (%)', w.table([w.head(['', ...labels]), ...rows]));
}

export function subMonths(entry: s.Entry): string {
  const labels = s.labelsOf(s.only(entry.sub_funds[0], 'sub-fund').monthly_returns);
  const rows = entry.sub_funds.map((x) =>
    w.row([x.name_raw, ...labels.map((l) => w.num(s.percentAt(x.monthly_returns, x.name_raw, l)))]),
  );
  return w.part('Monthly Return (%)', w.table([w.head(['', ...labels]), ...rows], 'calendar sub'));
}

/** Two spanned heads: the month and the year to date, each with the ratio and its levies. */
export function subExpenses(entry: s.Entry): string {
  const pair = [w.TER, w.LEVIES];
  const rows = entry.sub_funds.map((x) =>
    w.row([x.name_raw, ...['MTD', 'YTD'].flatMap((p) => pair.map((label) => `${s.feeOf(x, label, p)}%`))]),
  );
  const spans = w.spans([
    ['', 1],
    ['MTD', 2],
    ['YTD', 2],
  ]);
  return w.part('Expense Ratio (p.a.)', w.table([spans, w.head(['', ...pair, ...pair]), ...rows]));
}
