/** The pages of AMC N115: a summary of all funds, and one page for each fund but the income fund, which has two. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}body{font:8pt/1.3 'Liberation Sans';color:#222}
.band{height:15mm;background:#12355b;color:#fff;padding:3mm 10mm;display:flex;justify-content:space-between}
.band b{font-size:12pt}.band small{font-size:7.4pt;display:block;color:#c9d8e8}.band div:last-child{text-align:right}
h1{font-size:17pt;color:#12355b;text-align:center;margin:4mm 0 3mm}.cols{display:flex;gap:6mm;padding:0 10mm}
.left{width:66mm}.right{flex:1}h2{font-size:9pt;margin:2.8mm 0 .8mm;color:#fff;background:#c8553d;padding:.8mm 2mm}
.left h2:first-child,.right h2:first-child{margin-top:0}td,th{padding:.5mm 1.6mm;text-align:right;font-size:7.6pt}
td:first-child,th:first-child{text-align:left}th{background:#e9eef4;color:#12355b}tr:nth-child(odd) td{background:#f6f8fa}
.left .list td:first-child{width:26mm;font-weight:bold;color:#12355b;vertical-align:top}.left .list td{text-align:left}
.glance td:last-child,.glance th:last-child{font-weight:bold}p{margin:0 0 2mm;text-align:justify}
.notes{position:absolute;left:10mm;right:10mm;bottom:6mm;font-size:6.6pt;color:#444;border-top:.3mm solid #c8553d;padding-top:1.5mm}
.notes p{margin:0 0 .6mm}.sum{padding:0 10mm}.sum td,.sum th{padding:2mm 1.6mm;font-size:8.4pt}
.mark{position:absolute;left:25mm;top:150mm;font:bold 92pt 'Liberation Sans';color:#12355b;opacity:.05;transform:rotate(-32deg)}`;

const TOTAL = 'Assets under management of all funds: Rs. 28.34 billion';
const cell = (v: string | null | undefined): string =>
  v === null || v === undefined ? 'N/A' : v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;
const PERIODS = [
  'Month to Date',
  'Last 3 Months',
  'FY to Date',
  'Last 1 Year',
  'Last 3 Years',
  'Last 5 Years',
  'Since Inception',
];

type Then = readonly [head: string, figures: s.Figures];

/** Prices, units and sizes of three month ends, the newest last. */
function glance(entry: s.Entry, then: readonly Then[]): string {
  const all: readonly Then[] = [...then, ['31-Oct-25', entry]];
  const row = (label: string, of: (f: s.Figures) => string): string[] => [label, ...all.map(([, f]) => of(f))];
  return `<h2>Fund at a Glance</h2>${s.htmlTable(
    [
      ['', ...all.map(([head]) => head)],
      row('NAV per Unit (Rs.)', (f) => f.nav_per_unit ?? ''),
      row(entry.fund_size_label_raw ?? '', (f) => f.fund_size_raw ?? ''),
      row('Units Outstanding', (f) => s.grouped(Number(f.units_outstanding), 0)),
    ],
    'glance',
  )}`;
}

function returns(entry: s.Entry): string {
  const rows = PERIODS.map((label) => {
    const r = s.returnAt(entry, label);
    return [label, cell(r?.fund_return_percent), cell(r?.benchmark_return_percent), cell(r?.peer_return_percent)];
  });
  return `<h2>Performance²</h2>${s.htmlTable([['', s.short(entry), 'Benchmark', 'Peer Average'], ...rows])}`;
}

function years(entry: s.Entry): string {
  const rows = s.wideSeries(
    entry.historical_returns,
    [
      [s.short(entry), s.short(entry)],
      ['Benchmark', 'Benchmark'],
    ],
    cell,
  );
  return `<h2>Fiscal Year Returns</h2>${s.htmlTable(rows)}`;
}

function holdings(entry: s.Entry, from: number, to: number): string {
  const rows = entry.holdings.slice(from, to).map((h) => [h.name_raw, `${h.percent}%`] as const);
  const more = from > 0 ? ' - continued' : '';
  return rows.length === 0 ? '' : `<h2>${s.esc(entry.holdings_title_raw)}${more}</h2>${s.list(rows)}`;
}

const shares = (entry: s.Entry): string =>
  s.sharesTable(entry, 'ASSET_ALLOCATION', (v) => `${v}%`) +
  s.sharesTable(entry, s.otherType(entry) ?? 'CREDIT_QUALITY', (v) => `${v}%`);

function facts(entry: s.Entry): string {
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Principal Erosion', 'risk_of_principal_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Min. Initial Investment', 'minimum_initial_raw'],
      ['Min. Subsequent', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
    ]),
    ['Stability Rating', s.ratingText(entry, 'FUND', 'N/A')],
    ['AMC Rating', s.ratingText(entry, 'AMC', 'N/A')],
  ]);
  const team = s.members(entry).map(([name, office]) => [name, office]);
  const fee = (label: string): string[] => [label, ...['MTD', 'YTD'].map((p) => cell(s.feeOf(entry, label, p)))];
  const ratios = s.htmlTable([['', 'MTD', 'YTD'], fee('Total Expense Ratio'), fee('of which Government Levies')]);
  const figures = s.list(
    entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    'kv',
  );
  return `<h2>Fund Facts</h2>${s.list(items)}<h2>Expense Ratio</h2>${ratios}<h2>Technical Information</h2>${figures}
<h2>Investment Committee</h2>${s.htmlTable(team, 'kv', 0)}`;
}

const STORY =
  'The State Bank left the policy rate at 11.00% in the month, and inflation rose to 6.2%. The KSE-100 Index went on ' +
  'rising after the gains of September. Going forward, we keep the portfolio diversified and expect the Fund to ' +
  'earn its target of 1.00% above the benchmark over a full cycle.';

function frame(entry: s.Entry, more: string, body: string): string {
  const notes = [...entry.footnotes_raw, s.RISK_NOTE].map((t) => `<p>${s.esc(t)}</p>`);
  return `<div class=mark>KAGHAN</div><div class=band><div><b>${s.esc(entry.amc_name_raw)}</b><small>${TOTAL}</small></div>
<div><b>${s.esc(entry.report_month_label_raw)}</b><small>Fund Manager’s Report</small></div></div>
<h1>${s.esc(entry.fund_name_raw)}${more}</h1>${body}<div class=notes>${notes.join('')}</div>`;
}

function pages(entry: s.Entry, then: readonly Then[]): string[] {
  const isLong = entry.fund_column_raw === 'KIF';
  const objective = `<h2>Investment Objective</h2><p>${s.esc(entry.investment_objective_raw)}</p>`;
  const top = `${objective}${glance(entry, then)}${returns(entry)}`;
  const comment = `<h2>Manager’s Comments</h2><p>${STORY}</p>`;
  const right = isLong
    ? `${top}${shares(entry)}${holdings(entry, 0, 6)}`
    : `${top}${years(entry)}${shares(entry)}${holdings(entry, 0, 10)}${entry.holdings.length === 0 ? comment : ''}`;
  const first = frame(
    entry,
    '',
    `<div class=cols><div class=left>${facts(entry)}</div><div class=right>${right}</div></div>`,
  );
  if (!isLong) return [first];
  const rest = `${holdings(entry, 6, 10)}${years(entry)}${comment}`;
  return [first, frame(entry, ' (continued)', `<div class=cols><div class=right>${rest}</div></div>`)];
}

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.nav_per_unit ?? '',
    cell(s.returnAt(e, 'Month to Date')?.fund_return_percent),
    cell(s.returnAt(e, 'FY to Date')?.fund_return_percent),
  ]);
  const table = s.htmlTable([['Fund', 'Category', 'NAV per Unit (Rs.)', 'Month to Date', 'FY to Date'], ...rows]);
  return `<div class=band><div><b>Kaghan Investment Management Limited</b><small>${TOTAL}</small></div>
<div><b>October 2025</b><small>Fund Manager’s Report</small></div></div><h1 style="margin:40mm 0 12mm;font-size:26pt">Fund Manager’s Report</h1>
<div class=sum>${table}<p style="margin-top:8mm">${STORY}</p></div>`;
}

export function html(
  entries: readonly s.Entry[],
  isWhole: boolean,
  funds: readonly s.Fund[],
  form: s.Form,
  month: s.Month,
): string {
  const then = (e: s.Entry): Then[] => [
    ['30-Jun-25', s.figuresThen(e, funds, s.before(month, 4), form)],
    ['30-Sep-25', s.figuresThen(e, funds, s.before(month), form)],
  ];
  return s.htmlPages(STYLE, [...(isWhole ? [front(entries)] : []), ...entries.flatMap((e) => pages(e, then(e)))]);
}
