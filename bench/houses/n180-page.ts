/** Pages of AMC N180 in landscape: terms, returns and comments, and assets are three columns. */
import * as s from './shared15.ts';

const INK = '#3b2a63';
const RED = '#b5402a';

const STYLE = `@page{size:A4 landscape;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.8mm;background:#fff}
body{font:7.2pt/1.28 'Noto Sans','Liberation Sans';color:#1d1d1d;font-variant-ligatures:none}
header{position:absolute;left:9mm;right:9mm;top:6mm;display:grid;grid-template-columns:1fr auto;align-items:end;
border-top:1.6mm solid ${INK};padding-top:1.6mm}
header h1{grid-column:1/3;margin:0;font:bold 18pt/1.15 'Liberation Serif';color:${INK}}
header p{margin:.4mm 0 0;font-size:8.6pt;font-weight:bold}header em{font:italic 9.5pt 'Liberation Serif';color:${RED}}
main{position:absolute;left:9mm;right:9mm;top:25.5mm}
.cols{display:grid;grid-template-columns:69mm 1fr;gap:5mm;align-items:start}
.inner{display:grid;grid-template-columns:118mm 1fr;gap:5mm;align-items:start}
h2{font:bold 8.2pt/1.2 'Noto Sans','Liberation Sans';color:${INK};margin:2mm 0 .7mm;border-left:1.2mm solid ${RED};padding-left:1.3mm}
div>h2:first-child{margin-top:0}
p{margin:0 0 1mm;text-align:justify}
.terms p{margin:0;padding:.4mm 0;border-bottom:.2mm dashed #9a93ad;text-align:left}.terms b{color:${INK}}
td,th{padding:.5mm .7mm;text-align:right;vertical-align:bottom;line-height:1.15;font-weight:normal}
td:first-child,th:first-child{text-align:left}th{color:${INK};font-weight:bold;border-bottom:.35mm solid ${INK}}
td{border-bottom:.12mm solid #cbc6d8}
.perf{border:.35mm solid ${INK}}.perf td,.perf th{text-align:center;vertical-align:middle}.perf td:first-child,.perf th:first-child{width:29mm;text-align:left}
.perf th{background:#ece9f3}
.months{font-size:6.7pt}.months td,.months th{text-align:center;padding:.6mm .4mm}.months td:first-child{width:40mm;text-align:left}
.pairs td:nth-child(3),.pairs th:nth-child(3){text-align:left;padding-left:3mm}
.two{display:grid;grid-template-columns:1fr 1fr;gap:3mm;align-items:start;font-size:6.7pt}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:5mm;align-items:start}
.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.bad{font-size:6.6pt}
.people{columns:2;column-gap:3mm}.people p{text-align:left;break-inside:avoid;margin:0 0 .6mm}
.fine{font-size:6pt;line-height:1.25;margin:0 0 .4mm}
footer{position:absolute;left:9mm;right:9mm;bottom:4.5mm;border-top:.35mm solid ${INK};padding-top:.8mm;font-size:5.9pt;
display:grid;grid-template-columns:1fr auto;gap:8mm}
.story{columns:2;column-gap:9mm;font:13pt/1.6 'Liberation Serif'}.years th{white-space:nowrap}.pairs td:first-child{width:34%}svg{display:block;width:100%}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
  /** The true return of the fiscal year to date by fund. */
  readonly said: ReadonlyMap<string, string>;
}

/** (1.23)%, as the AMC prints a loss. */
const percent = (v: string | null | undefined): string =>
  v === null || v === undefined ? 'n/a' : v.startsWith('-') ? `(${v.slice(1)})%` : `${v}%`;

const DISCLAIMER =
  'Notes: 1) The calculation of performance does not include cost of front end load. 2) Taxes apply. Disclaimer: This publication ' +
  'is for informational purposes only and nothing herein should be construed as a solicitation, recommendation or an offer to ' +
  'buy or sell any fund.';

const frame = (title: string, below: string, body: string, foot: string): string =>
  `<header><h1>${s.esc(title)}</h1><p>${s.esc(below)}</p><em>MONTHLY REPORT (QFML's Perspective) &nbsp; <b>February 2025</b></em></header>
<main>${body}</main><footer><span>${s.esc(DISCLAIMER)} ${s.esc(s.RISK_NOTE)}</span><b>${s.esc(foot)}</b></footer>`;

function termsOf(entry: s.Entry): string {
  const rating = (r: string, by: string, d: string): string => `‘${r}’ by ${by} (${d})`;
  const isPension = entry.sub_funds.length > 0;
  const items = s.stated([
    ['Launch Date', entry.launch_date_raw],
    ['Fund Size', isPension ? null : entry.fund_size_raw],
    ['Type', entry.fund_type_raw],
    ['Category', entry.category_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Dealing Time', entry.cutoff_raw],
    ['Settlement', entry.settlement_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Front End Load', entry.front_end_load_raw],
    ['Back End Load', entry.back_end_load_raw],
    ['Management Fee', entry.management_fee_raw],
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}% p.a.`] as const),
    [
      'Risk Profile / Risk of principal erosion',
      [entry.risk_profile_raw, entry.risk_of_principal_raw].filter((x) => typeof x === 'string').join(' / '),
    ],
    ['Fund Stability Rating', isPension ? null : s.ratingWith(entry, 'FUND', rating, 'N/A')],
    ['Listing', entry.listing_raw],
    ['Custodian & Trustee', entry.trustee_raw],
    ['Auditors', entry.auditor_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Min. Initial Investment', entry.minimum_initial_raw],
    ['Min. Subsequent Investment', entry.minimum_subsequent_raw],
    ['Leverage', entry.leverage_raw],
    ['Asset Manager Rating', s.ratingWith(entry, 'AMC', rating, '')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const lines = items.map(([label, value]) => `<p><b>${s.esc(label)} :</b> ${s.esc(value)}</p>`);
  return `${s.heading('General Information')}<div class=terms>${lines.join('')}</div>`;
}

/** Periods, and below them fiscal years, of the same two rows. */
function performance(entry: s.Entry): string {
  const name = s.short(entry);
  const own = entry.reported_returns.map((r) => percent(r.fund_return_percent));
  const other = entry.reported_returns.map((r) => percent(r.benchmark_return_percent));
  const years = s.labelsOf(entry.historical_returns);
  const filled = (cells: readonly string[]): string[] => own.map((_, i) => cells[i] ?? '');
  const rows = [
    s.tr(['Performance Period', ...s.periods(entry)].map(s.esc), 'th'),
    s.tr([name, ...own].map(s.esc)),
    s.tr(['BENCHMARK', ...other]),
    ...(years.length === 0
      ? []
      : [
          s.tr(['Fiscal Year', ...filled(years)].map(s.esc), 'th', 'years'),
          ...[name, 'BENCHMARK'].map((series) =>
            s.tr([series, ...filled(years.map((y) => percent(s.percentAt(entry.historical_returns, series, y))))]),
          ),
        ]),
  ];
  return `${s.heading('Performance %')}<table class=perf>${rows.join('')}</table>`;
}

const REMARKS: Readonly<Record<string, string>> = {
  rate:
    'During the month, the Monetary Policy Committee kept the policy rate at 12.00% after a reduction by 1,000 basis points since ' +
    'June 2024. Cut-off yields of the auctions of T-Bills and PIBs moved up slightly as the market participants scaled back ' +
    'their expectations of a further reduction in March. We will rebalance the allocation of the Fund proactively based on the ' +
    'capital market outlook.',
  market:
    'The market remained range bound during the month. Commercial Banks, Exploration and Fertilizer companies contributed ' +
    'positively, while Cement and Pharmaceutical companies lagged behind. Foreigners were net sellers of USD 26 million. We ' +
    'believe that the valuations of the market remain attractive in comparison with fixed income avenues.',
};

function commentary(entry: s.Entry, report: Report): string {
  const { kind } = s.fundNamed(report.funds, entry).model;
  const month = entry.reported_returns[0];
  const said = report.said.get(entry.fund_name_raw);
  const own =
    month === undefined
      ? ''
      : `The Fund generated a return of ${percent(month.fund_return_percent)} in February 2025 versus the Benchmark return of ` +
        `${percent(month.benchmark_return_percent)}, which takes its return of the current fiscal year to ${percent(said)}.`;
  return `${s.heading('Fund Manager’s Commentary')}${s.paragraphs([own, REMARKS[kind] ?? ''].filter((t) => t !== ''))}`;
}

/** Columns of the fund's months on an axis with figures. */
function chart(entry: s.Entry): string {
  const points = entry.monthly_returns.filter((r) => r.series_raw === s.short(entry));
  const values = points.map((p) => Number(p.percent));
  const step = Math.max(4, Math.ceil((Math.max(...values, 0) - Math.min(...values, 0)) / 16) * 4);
  const low = Math.floor(Math.min(...values, 0) / step) * step;
  const high = Math.ceil(Math.max(...values, 0) / step) * step;
  const y = (v: number): number => 2 + 24 * (1 - (v - low) / (high - low));
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step).map(
    (v) =>
      `<path d="M9 ${y(v)}H116" stroke="#ccc" stroke-width=".2"/><text x="8" y="${y(v) + 0.8}" text-anchor="end">${v}%</text>`,
  );
  const bars = values.map((v, i) => {
    const top = Math.min(y(v), y(0));
    return `<rect x="${11.5 + i * 8.8}" y="${top.toFixed(2)}" width="4.4" height="${Math.abs(y(v) - y(0)).toFixed(2)}" fill="${INK}"/>`;
  });
  return `<svg viewBox="0 0 118 28" style="font:2.2px 'Noto Sans'">${ticks.join('')}${bars.join('')}</svg>`;
}

function assets(figures: s.Figures, head: string): string {
  const rows = s.lines(figures, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(percent)]);
  return s.htmlTable([
    [head, ...s.datesOf(figures, 'ASSET_ALLOCATION')],
    ...rows,
    ['Total', ...s.datesOf(figures, 'ASSET_ALLOCATION').map(() => '100.0%')],
  ]);
}

/** Two labels with their shares in each line; the first half is at the left. */
function inPairs(rows: readonly s.AllocationRow[]): string {
  const half = Math.ceil(rows.length / 2);
  const cells = (row: s.AllocationRow | undefined): string[] =>
    row === undefined ? ['', ''] : [row.label_raw, percent(row.percent)];
  return s.htmlTable(
    rows.slice(0, half).map((row, i) => [...cells(row), ...cells(rows[half + i])]),
    'pairs',
    0,
  );
}

function second(figures: s.Figures): string {
  const type = s.otherType(figures);
  if (type === null) return '';
  const rows = s.ofType(figures, type);
  const body = type === 'CREDIT_QUALITY' ? inPairs(rows) : s.list(rows.map((r) => [r.label_raw, percent(r.percent)]));
  return `${s.heading(s.titleOf(figures, type))}${body}`;
}

/** Holdings are numbered down two lists that are side by side. */
function holdings(figures: s.Figures): string {
  const { holdings: held } = figures;
  if (held.length === 0) return '';
  const half = Math.ceil(held.length / 2);
  const part = (from: number, to: number): string =>
    s.htmlTable([['Name', '%age'], ...held.slice(from, to).map((h) => [h.name_raw, percent(h.percent)])]);
  const second_ = held.length > half ? part(half, held.length) : '';
  return `${s.heading(figures.holdings_title_raw ?? '')}<div class=two>${part(0, half)}${second_}</div>`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Particulars',
    'Type of Investment',
    'Value before Provision',
    'Provision held',
    'Value after Provision',
  ];
  return `${s.heading('Details of Non-Compliant Investments (Rs. in million)')}${s.htmlTable(
    [[...head, '% of Gross Assets', '% of Net Assets'], ...entry.non_compliant.map(s.exposureCells)],
    'bad',
  )}`;
}

function monthly(entry: s.Entry): string {
  const names = [
    [s.short(entry), s.short(entry)],
    ['BENCHMARK', 'BENCHMARK'],
  ] as const;
  return `${s.heading('Monthly Performance')}${s.htmlTable(s.wideSeries(entry.monthly_returns, names, percent), 'months')}`;
}

/** `Dr. Imran Pirzada – Chief Executive Officer` */
const committee = (entry: s.Entry): string =>
  `${s.heading('Name of the Members of Investment Committee')}<div class=people>${s
    .members(entry)
    .map(([name, office]) => `<p>${s.esc(name)} – ${s.esc(office)}</p>`)
    .join('')}</div>`;

const fine = (entry: s.Entry): string => entry.footnotes_raw.map((t) => `<p class=fine>${s.esc(t)}</p>`).join('');

const objective = (entry: s.Entry): string =>
  `${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>`;

function fundPage(entry: s.Entry, report: Report): string {
  const left = `<div>${objective(entry)}${termsOf(entry)}</div>`;
  const middle = `<div>${performance(entry)}${fine(entry)}${commentary(entry, report)}${
    entry.non_compliant.length > 0 ? '' : chart(entry)
  }${breaches(entry)}${committee(entry)}</div>`;
  const right = `<div>${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${assets(entry, '')}${second(entry)}${holdings(entry)}</div>`;
  const body = `<div class=cols>${left}<div><div class=inner>${middle}${right}</div>${monthly(entry)}</div></div>`;
  return frame(
    entry.fund_name_raw,
    `Unit Price (28/02/2025): Rs. ${entry.nav_per_unit}`,
    body,
    entry.page_footer_raw ?? '',
  );
}

/** A row for each sub-fund: its size, price and returns. */
function subFundRows(entry: s.Entry): string {
  const { sub_funds: subs } = entry;
  const first = s.only(subs[0], 'sub-fund');
  const main = [
    ['', first.fund_size_label_raw ?? '', 'NAV Per Unit (Rs.) Feb 28, 2025', ...s.periods(first)],
    ...subs.map((x) => [
      x.name_raw,
      x.fund_size_raw ?? '',
      x.nav_per_unit ?? '',
      ...x.reported_returns.map((r) => percent(r.fund_return_percent)),
    ]),
  ];
  const years = s.labelsOf(first.historical_returns);
  const fees = first.fees.map((f) => f.fee_label_raw);
  const later = [
    ['', ...years, ...fees],
    ...subs.map((x) => [
      x.name_raw,
      ...years.map((y) => percent(s.percentAt(x.historical_returns, x.name_raw, y))),
      ...x.fees.map((f) => `${f.percent}%`),
    ]),
  ];
  return `${s.heading('Performance %')}${s.htmlTable(main, 'perf')}<div style="height:1.5mm"></div>${s.htmlTable(later, 'perf')}`;
}

function pensionPage(entry: s.Entry, report: Report): string {
  const cards = entry.sub_funds.map((x) => `<div>${assets(x, x.name_raw)}${second(x)}${holdings(x)}</div>`);
  const title = s.titleOf(s.only(entry.sub_funds[0], 'sub-fund'), 'ASSET_ALLOCATION');
  const body = `<div style="display:grid;grid-template-columns:69mm 1fr;gap:5mm">
<div>${objective(entry)}${termsOf(entry)}${committee(entry)}</div>
<div>${subFundRows(entry)}${fine(entry)}${commentary(entry, report)}${s.heading(title)}<div class=three>${cards.join('')}</div></div></div>`;
  return frame(entry.fund_name_raw, 'Sub-funds as at February 28, 2025', body, entry.page_footer_raw ?? '');
}

const REVIEW = [
  'Headline inflation, as measured by the Consumer Price Index, slowed to 1.5% in February 2025 against 2.4% in January, the lowest ' +
    'reading in more than nine years. The average of the first eight months of the fiscal year is 5.9% compared with 28.0% in the ' +
    'same period of last year.',
  'The current account had a deficit of USD 420 million in January owing to higher imports, while remittances of workers rose by ' +
    'a quarter to USD 3.0 billion. Reserves of the central bank remained around USD 11.2 billion, which is above two months of imports.',
  'An IMF mission is expected to begin the first review of the programme in the first half of March, on which the release of a ' +
    'tranche of about USD 1.0 billion depends. Tax collection fell short of its target of the period by Rs. 600 billion.',
  'In the stock market, activity slowed down ahead of the month of Ramadan. Average daily volumes fell by 22% to 520 million shares. ' +
    'Results of companies for the half year met the expectations of the market, and payouts of Fertilizer companies exceeded them.',
];

/** The review if the report is whole, and a page for each fund. */
export function html(report: Report): string {
  const pages = report.entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e, report) : fundPage(e, report)));
  const review = frame(
    'Capital Market Review',
    'Economy, money market and stock market',
    `<div class=story>${s.paragraphs(REVIEW)}</div>`,
    'Quaidabad Funds | Monthly Report February 2025 | Page 1',
  );
  return s.htmlPages(STYLE, report.isWhole ? [review, ...pages] : pages);
}
