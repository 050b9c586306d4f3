/** The tables of AMC N270: labels inside of cells, slashes between periods, and paragraphs of holdings. */
import { FUNDS } from './n270-funds.ts';
import * as w from './n270-words.ts';
import * as s from './shared15.ts';

type Optional = readonly (readonly [label: string, value: string | null | undefined])[];

/** A cell has several facts, each on a line of its own behind its label and a dash. */
const several = (items: Optional): string =>
  s
    .stated(items)
    .map(([label, value]) => `<div>${s.esc(label)} – ${s.esc(value)}</div>`)
    .join('');

function ratingLine(entry: s.Entry, subject: 'FUND' | 'AMC'): string {
  const line = s.rated(entry, subject)?.line_raw ?? 'not rated';
  return subject === 'AMC' ? `${line}, outlook Stable` : line;
}

export function basics(entry: s.Entry): string {
  const isFund = entry.sub_funds.length === 0;
  const rows: [string, string][] = [
    ['Fund type:', s.esc(entry.fund_type_raw)],
    ['Category:', s.esc(entry.category_raw)],
    ['Launch date:', s.esc(entry.launch_date_raw)],
    ['Benchmark:', s.esc(entry.benchmark_raw)],
    ['Risk profile:', s.esc(entry.risk_profile_raw)],
    [
      'Charges:',
      several([
        ['Management fee', entry.management_fee_raw],
        ['Front-end load', entry.front_end_load_raw],
        ['Back-end load', entry.back_end_load_raw],
      ]),
    ],
    [
      'Dealing:',
      several([
        ['Days', entry.dealing_days_raw],
        ['Cut-off time', entry.cutoff_raw],
        ['Pricing', entry.pricing_mechanism_raw],
      ]),
    ],
    [
      'Minimum investment:',
      several([
        ['Initial', entry.minimum_initial_raw],
        ['Subsequent', entry.minimum_subsequent_raw],
      ]),
    ],
    ['Trustee:', s.esc(entry.trustee_raw)],
    ['Auditors:', s.esc(entry.auditor_raw)],
    ...(entry.listing_raw === null ? [] : [['Listing:', s.esc(entry.listing_raw)] as [string, string]]),
    [
      'Ratings:',
      several([
        ['Fund', isFund ? ratingLine(entry, 'FUND') : null],
        ['Management company', ratingLine(entry, 'AMC')],
      ]),
    ],
  ];
  return w.table([w.title('Basic Information', 2), ...rows.map((cells) => s.tr(cells))], 'basics');
}

const count = (f: s.Figures): string => s.grouped(Number(f.units_outstanding), 0);

/** The month before is the first column. */
export function keyFigures(entry: s.Entry, form: s.Form): string {
  const then = s.figuresThen(entry, FUNDS, w.LAST, form);
  const rows: readonly (readonly [string, (f: s.Figures) => string])[] = [
    [`${w.SIZE}:`, (f) => f.fund_size_raw ?? ''],
    ['NAV per unit (Rs.):', (f) => f.nav_per_unit ?? ''],
    ['Offer price (Rs.):', (f) => f.offer_price ?? ''],
    ['Redemption price (Rs.):', (f) => f.repurchase_price ?? ''],
    ['Units outstanding:', count],
  ];
  return w.table([
    w.head(['Key Figures', '29-Feb-16', '31-Mar-16']),
    ...rows.map(([label, cell]) => w.row([label, cell(then), cell(entry)])),
  ]);
}

const pair = (f: s.Figures, label: string): string => `${s.feeOf(f, label, 'MTD')}% / ${s.feeOf(f, label, 'YTD')}%`;

/** The ratio of the month and of the year in one cell. */
export const expenses = (parts: readonly (readonly [name: string, figures: s.Figures])[]): string =>
  w.table([
    w.head([parts.length > 1 ? 'Expenses (MTD / YTD)' : 'Expenses', ...parts.map(([name]) => name)]),
    ...[w.ALL_IN, w.NO_LEVIES].map((label) =>
      w.row([`${label}${label === w.ALL_IN ? '*' : ''}:`, ...parts.map(([, f]) => pair(f, label))]),
    ),
  ]);

const basisOf = (isRate: boolean, label: string): string =>
  label === '3 Years' || label === 'Since Inception' ? 'CAGR' : isRate ? 'Annualised' : 'Absolute';

export function returns(entry: s.Entry): string {
  const isRate = s.fundNamed(FUNDS, entry).model.kind === 'rate';
  const labels = s.periods(entry);
  return w.table([
    w.title('Performance (%)**', labels.length + 1),
    w.head(['', ...labels]),
    w.row([s.short(entry), ...s.seriesCells(entry, 'fund_return_percent').map(w.num)], 'own'),
    w.row([w.BENCHMARK, ...s.seriesCells(entry, 'benchmark_return_percent').map(w.num)]),
    w.row(['Basis', ...labels.map((l) => basisOf(isRate, l))], 'basis'),
  ]);
}

/** Three months of a quarter in one cell, in the order of its head. */
export function quarters(rows: readonly s.SeriesRow[], names: readonly string[], heading: string): string {
  const labels = s.labelsOf(rows);
  const groups = [0, 3, 6, 9].map((i) => labels.slice(i, i + 3)).filter((g) => g.length > 0);
  const name = (g: readonly string[]): string =>
    `${g.map((l) => l.slice(0, 3)).join(' / ')} ${(g.at(-1) ?? '').slice(4)}`;
  const line = (series: string): string =>
    w.row([series, ...groups.map((g) => g.map((l) => w.num(s.percentAt(rows, series, l))).join(' / '))]);
  return w.table([w.title(heading, 5), w.head(['', ...groups.map(name)]), ...names.map(line)], 'quarters');
}

export function years(entry: s.Entry): string {
  const labels = s.labelsOf(entry.historical_returns);
  if (labels.length === 0) return '';
  const line = (series: string): string =>
    w.row([series, ...labels.map((l) => w.num(s.percentAt(entry.historical_returns, series, l)))]);
  return w.table([
    w.title('Financial Year Returns (%)', labels.length + 1),
    w.head(['', ...labels]),
    line(s.short(entry)),
    line(w.BENCHMARK),
  ]);
}

/** Classes of assets and ratings or sectors in one table with one row of heads. */
export function shares(entry: s.Entry): string {
  const left = s.lines(entry, 'ASSET_ALLOCATION');
  const type = s.otherType(entry);
  const right = s.lines(entry, type);
  const cells = (r: (typeof left)[number] | undefined): string[] =>
    r === undefined ? ['', '', ''] : [r.label, ...r.cells.map((c) => `${c}%`)];
  const other = type === null ? '' : s.titleOf(entry, type);
  const lines = Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    w.row([...cells(left[i]), ...cells(right[i])]),
  );
  const heads = ['Mar-16', 'Feb-16'];
  return w.table(
    [
      w.title('Portfolio (% of total assets)', 6),
      w.head([s.titleOf(entry, 'ASSET_ALLOCATION'), ...heads, other, ...heads]),
      ...lines,
    ],
    'shares',
  );
}

/** The holdings one after the other in a paragraph. */
export function held(figures: s.Figures, mix: s.Mix, scope = ''): string {
  if (figures.holdings.length === 0) return '';
  const items = figures.holdings.map((h) => {
    const note = s.noteOf(mix, h.name_raw);
    return `${h.rank}) ${h.name_raw}${note === '' ? '' : ` [${note}]`} <b>${h.percent}%</b>`;
  });
  return `<div class=box><b>${scope}${s.esc(figures.holdings_title_raw)}:</b> ${items.join('; ')}</div>`;
}

export const metrics = (entry: s.Entry): string =>
  entry.metrics.length === 0
    ? ''
    : w.table([w.title('Statistics', 2), ...entry.metrics.map((m) => w.row([`${m.label_raw}:`, m.value_raw]))]);

export const team = (entry: s.Entry): string =>
  `<div class=box><b>Investment committee:</b> ${s
    .people(entry)
    .map(([office, name]) => `${s.esc(name)} (${s.esc(office)})`)
    .join(', ')}</div>`;

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const heads = [
    'Issuer',
    'Type',
    'Before provision',
    'Provision',
    'After provision',
    '% of gross assets',
    '% of net assets',
  ];
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return w.table(
    [w.title('Details of Non-Compliant Investments (Rs. in million)', 7), w.head(heads), ...rows],
    'breach',
  );
}
