/** The pages of AMC N188: landscape pages of charts for funds; an upright review and an upright pension fund. */
import { COLOURS, bars, columns, labelled, withLegend } from './n188-charts.ts';
import { COMMENTS } from './n188-funds.ts';
import * as s from './shared15.ts';

const BLUE = '#1f4e79';

const STYLE = `@page wide{size:A4 landscape;margin:0}@page tall{size:A4;margin:0}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}section{background:#fff}
section:has(.across){page:wide;width:297mm;height:209.8mm}section:has(.upright){page:tall;width:210mm;height:296.8mm}
body{font:7.2pt/1.25 'Liberation Sans';color:#222;font-variant-ligatures:none}
.across,.upright{position:absolute;left:8mm;right:8mm;top:6mm}
header{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:.8mm solid ${BLUE}
;padding-bottom:1.2mm;margin-bottom:1.4mm}
h1{font:bold 17pt/1.1 'Liberation Sans';color:${BLUE};margin:0}
header div{text-align:right;font-size:8pt;line-height:1.3}
h2{font:bold 8pt/1.2 'Liberation Sans';color:${BLUE}
;margin:1.8mm 0 1mm;text-align:center;background:#e8eef4;padding:.7mm}
.aim{font-style:italic;margin:0 0 .6mm}.row{display:grid;column-gap:4mm;align-items:start}
.charts{grid-template-columns:92mm 105mm 1fr}.below{grid-template-columns:122mm 82mm 1fr}
td,th{padding:.5mm 1mm;line-height:1.16;text-align:right;border-bottom:.12mm solid #c9d3dd;vertical-align:top}
td:first-child,th:first-child{text-align:left}th{background:#f2f5f8;color:${BLUE};vertical-align:bottom}
.facts td{text-align:left;font-size:6.7pt;padding:.44mm .8mm}.facts td:first-child{width:31mm;color:#555}
.months td,.months th{text-align:right;font-size:6.8pt;padding:.5mm .9mm;border:.12mm solid #c9d3dd}
.months th{text-align:center}.months td:first-child{text-align:left;font-weight:bold}
.months tr:last-child td{font-weight:bold;background:#f2f5f8}
.held td:nth-child(2){text-align:center}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.bad td,.bad th{font-size:6.6pt}
.word{margin:0;text-align:justify}.people{margin:1.2mm 0 0}.fine{font-size:6.2pt;margin:.5mm 0 0;color:#444}
footer{position:absolute;left:8mm;right:8mm;bottom:4mm;border-top:.3mm solid ${BLUE}
;padding-top:.8mm;font-size:6pt;color:#555;
display:flex;justify-content:space-between;gap:8mm}footer b{white-space:nowrap;font-size:6.8pt}
.long p{font-size:10.5pt;line-height:1.6;text-align:justify;margin:4mm 0}
.long h2{font-size:12pt;text-align:left;margin-top:7mm}
.long td,.long th{font-size:9.5pt;padding:2mm}.pairs td{text-align:left;font-size:6.9pt;padding:.8mm 1mm}
.pairs td:nth-child(odd){color:#555;width:30mm}.pairs td:nth-child(even){width:67mm}
.part{display:grid;grid-template-columns:37mm 51mm 51mm 1fr;column-gap:3mm;align-items:start;
border-top:.5mm solid ${BLUE};margin-top:3mm;padding-top:1mm}
.part h3{font:bold 9pt/1.2 'Liberation Sans';color:${COLOURS[1]};margin:1.4mm 0 1mm}
.part h2{font-size:6.8pt;margin-top:.8mm}
.part td{font-size:6.7pt}.grid td,.grid th{font-size:6.1pt;padding:.9mm .5mm;text-align:right}
.grid td:first-child,.grid th:first-child{width:27mm;text-align:left}
.grid td:nth-child(2){font-weight:bold}`;

export interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
}

const share = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

const frame = (kind: 'across' | 'upright', title: string, body: string, footer: string): string =>
  `<div class=${kind}><header><h1>${s.esc(title)}</h1><div><b>Kotmomin Asset Managers Limited</b>
<br>Monthly Fund Report – December 2025</div></header>
${body}</div><footer><span>${s.esc(s.RISK_NOTE)}</span><b>${s.esc(footer)}</b></footer>`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} – ${by} (${d})`, '');

/** Billions with three decimals, and the rupees that these are. */
export function inBillions(rupees: number): { raw: string; pkr: string } {
  const raw = (rupees / 1e9).toFixed(3);
  return { raw: `Rs. ${raw} billion`, pkr: s.rupees(raw, 9) };
}

/** The size without what a fund of funds holds, if the fund has one. */
const without = (entry: s.Entry): string | null =>
  'fund_size_excluding_fof_pkr' in entry ? inBillions(Number(entry.fund_size_excluding_fof_pkr)).raw : null;

function facts(entry: s.Entry): s.Item[] {
  return s.stated([
    ...s.terms(entry, [
      ['Type of Fund', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Inception Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
    ]),
    ['NAV (31-Dec-2025)', entry.nav_per_unit === null ? null : `Rs. ${entry.nav_per_unit}`],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Net Assets (excl. Fund of Funds)', without(entry)],
    ...s.terms(entry, [
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal', 'risk_of_principal_raw'],
    ]),
    ['Stability Rating', rating(entry, 'FUND')],
    ['Manager Rating', rating(entry, 'AMC')],
    ...s.terms(entry, [
      ['Management Fee', 'management_fee_raw'],
      ['Sales Load (Front-end)', 'front_end_load_raw'],
      ['Sales Load (Back-end)', 'back_end_load_raw'],
      ['Par Value', 'par_value_raw'],
      ['Minimum Investment', 'minimum_initial_raw'],
      ['Subsequent Investment', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
  ]);
}

const isYear = (r: s.ReturnRow): boolean => r.period_label_raw.startsWith('CY ');

/** The returns of periods are figures of a chart only. */
function returns(figures: s.Figures, name: string, size: { readonly width: number; readonly height: number }): string {
  const rows = figures.reported_returns.filter((r) => !isYear(r));
  const others = rows.map((r) => r.benchmark_return_percent);
  return columns({
    ...size,
    labels: rows.map((r) => r.period_label_raw),
    series: [
      [name, rows.map((r) => r.fund_return_percent)],
      ...(others.some((v) => v !== null) ? [['Benchmark', others] as const] : []),
    ],
  });
}

/** Months run down; each calendar year has a column of the fund and one of its benchmark. */
function months(entry: s.Entry): string {
  const own = s.short(entry);
  const years = entry.reported_returns.filter(isYear);
  const names = years.map((r) => r.period_label_raw.slice(3));
  const heads = `<tr><th rowspan=2>Month</th>${names.map((y) => `<th colspan=2>${y}</th>`).join('')}</tr>
${s.tr(
  names.flatMap(() => [own, 'BM']),
  'th',
)}`;
  const rows = s.MONTHS.map((name) => {
    const label = name.slice(0, 3);
    const cells = names.flatMap((y) =>
      [own, 'Benchmark'].map((series) => share(s.percentAt(entry.monthly_returns, series, `${label} ${y}`))),
    );
    return s.tr([label, ...cells]);
  });
  const last = s.tr(['CY', ...years.flatMap((r) => [share(r.fund_return_percent), share(r.benchmark_return_percent)])]);
  return `${s.heading('Month-by-Month Returns')}<table class=months>${heads}${rows.join('')}${last}</table>`;
}

/** A legend has the classes of credit; sectors are bars. */
function second(figures: s.Figures, width: number, radius: number): string {
  const type = s.otherType(figures);
  if (type === null) return '';
  const rows = s.ofType(figures, type);
  const chart =
    type === 'CREDIT_QUALITY'
      ? withLegend(rows, width, radius)
      : bars(
          rows.map((r) => [r.label_raw, r.percent]),
          { width, left: 28, colour: 0, step: width > 60 ? 7.4 : 5.6 },
        );
  return `${s.heading(s.titleOf(figures, type))}${chart}`;
}

function holdings(entry: s.Entry, mix: s.Mix): string {
  if (entry.holdings.length === 0) return '';
  const title = s.heading(entry.holdings_title_raw ?? '');
  if (s.otherType(entry) === 'CREDIT_QUALITY')
    return `${title}${s.htmlTable(
      [
        ['Issue', 'Rating', 'Weight'],
        ...entry.holdings.map((h) => [h.name_raw, s.noteOf(mix, h.name_raw), share(h.percent)]),
      ],
      'held',
    )}`;
  return `${title}${bars(
    entry.holdings.map((h) => [h.name_raw, h.percent]),
    { width: s.otherType(entry) === null ? 76 : 69, left: 42, colour: 2, step: s.otherType(entry) === null ? 9 : 4.4 },
  )}`;
}

function ratios(figures: s.Figures): string {
  const labels = [...new Set(figures.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) => [l, share(s.feeOf(figures, l, 'MTD')), share(s.feeOf(figures, l, 'YTD'))]);
  return s.htmlTable([['Expenses (annualized)', 'MTD', 'YTD'], ...rows]);
}

const metrics = (entry: s.Entry): string =>
  `${s.heading('Key Figures')}${s.list(entry.metrics.map((m) => [m.label_raw, m.value_raw]))}`;

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = ['Investment', 'Type', 'Value before Provision', 'Provision', 'Value after Provision'];
  return `${s.heading('Non-Compliant Investments (Rs. in million)')}${s.htmlTable(
    [[...head, '% of Gross Assets', '% of Net Assets'], ...entry.non_compliant.map(s.exposureCells)],
    'bad',
  )}`;
}

const comment = (entry: s.Entry): string =>
  `${s.heading('Manager’s Comment')}<p class=word>${s.esc(COMMENTS[entry.fund_name_raw.replace('Kotmomin ', '')])}</p>`;

const people = (entry: s.Entry): string =>
  `<p class=people><b>Investment Committee:</b> ${entry.parties
    .map((p) => s.esc(`${p.name_raw} (${p.designation_raw ?? ''})`))
    .join(', ')}</p>`;

const fine = (entry: s.Entry): string => entry.footnotes_raw.map((t) => `<p class=fine>${s.esc(t)}</p>`).join('');

function fundPage(entry: s.Entry, report: Report): string {
  const mix = s.fundNamed(report.funds, entry);
  const other = second(entry, 76, 16);
  const held = holdings(entry, mix);
  const body = `<p class=aim>${s.esc(entry.investment_objective_raw)}</p><div class="row charts">
<div>${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}
${labelled(s.ofType(entry, 'ASSET_ALLOCATION'), 92, 50, 18)}</div>
<div>${s.heading(`Returns of ${s.short(entry)} and its Benchmark (%)`)}
${returns(entry, s.short(entry), { width: 105, height: 50 })}</div>
<div>${other === '' ? held : other}</div></div>
<div class="row below"><div>${months(entry)}${breaches(entry)}${comment(entry)}</div>
<div>${s.heading('Fund Information')}${s.list(facts(entry), 'facts')}</div>
<div>${other === '' ? '' : held}${s.heading('Expense Ratio')}${ratios(entry)}${metrics(entry)}</div></div>
${people(entry)}${fine(entry)}`;
  return frame('across', entry.fund_name_raw, body, entry.page_footer_raw ?? '');
}

function part(figures: s.SubFacts): string {
  const items: s.Item[] = [
    ['NAV (31-Dec-2025)', `Rs. ${figures.nav_per_unit ?? ''}`],
    [figures.fund_size_label_raw ?? '', figures.fund_size_raw ?? ''],
  ];
  return `<div class=part><div><h3>${s.esc(figures.name_raw)}</h3>${s.list(items)}
<div style="height:1.6mm"></div>${ratios(figures)}</div>
<div>${s.heading(s.titleOf(figures, 'ASSET_ALLOCATION'))}
${withLegend(s.ofType(figures, 'ASSET_ALLOCATION'), 51, 9)}</div>
<div>${second(figures, 51, 9)}</div>
<div>${s.heading('Returns')}${returns(figures, figures.name_raw, { width: 46, height: 38 })}</div></div>`;
}

/** Two calendar years of each sub-fund, months as columns. */
function grid(entry: s.Entry): string {
  const rows = entry.sub_funds.flatMap((sub) =>
    sub.reported_returns.filter(isYear).map((r, i) => {
      const year = r.period_label_raw.slice(3);
      const cells = s.MONTHS.map((m) =>
        share(s.percentAt(sub.monthly_returns, sub.name_raw, `${m.slice(0, 3)} ${year}`)),
      );
      return [i === 0 ? sub.name_raw : '', year, ...cells, share(r.fund_return_percent)];
    }),
  );
  const head = ['Sub-Fund', 'Year', ...s.MONTHS.map((m) => m.slice(0, 3)), 'CY'];
  return `${s.heading('Month-by-Month Returns')}${s.htmlTable([head, ...rows], 'grid')}`;
}

function pensionPage(entry: s.Entry): string {
  const items = facts(entry);
  const half = Math.ceil(items.length / 2);
  const pairs = items.slice(0, half).map((item, i) => [...item, ...(items[half + i] ?? ['', ''])]);
  const body = `<p class=aim>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Fund Information')}${s.htmlTable(pairs, 'pairs', 0)}
${entry.sub_funds.map(part).join('')}${grid(entry)}${comment(entry)}${people(entry)}${fine(entry)}`;
  return frame('upright', entry.fund_name_raw, body, entry.page_footer_raw ?? '');
}

const REVIEW: readonly (readonly [title: string, text: string])[] = [
  [
    'Economy',
    'Inflation stayed within the target range of the SBP during December, as prices of food fell for the ' +
      'second month. Remittances rose against the same month of the year before, and the current account was ' +
      'close to balance. The reserves of the SBP reached their highest level since March 2022 after the ' +
      'tranche of the IMF was received.',
  ],
  [
    'Fixed Income',
    'The Monetary Policy Committee met on 15 December and lowered the policy rate by 50 basis points, ' +
      'against the expectation of most analysts. Yields of short papers fell in the auctions that followed, ' +
      'and the Government borrowed less than its target. We lengthened maturities a little before the meeting.',
  ],
  [
    'Equities',
    'The market ended the calendar year near its highest level. Exploration companies, Cements and ' +
      'Fertilizers were the largest contributors of the month, while foreign investors sold shares on a net ' +
      'basis. Valuations are below their long-term average, and dividends remain attractive next to the yields ' +
      'of bonds.',
  ],
];

const FIGURES: readonly (readonly string[])[] = [
  ['', 'December 2025', 'November 2025', 'December 2024'],
  ['Inflation, CPI (year on year)', '5.9%', '6.1%', '4.1%'],
  ['Remittances (USD billion)', '3.48', '3.19', '3.08'],
  ['Trade deficit (USD billion)', '3.02', '2.86', '2.44'],
  ['Reserves of the SBP (USD billion)', '15.9', '14.6', '11.7'],
  ['6-month treasury bills, cut-off yield', '10.49%', '10.97%', '11.99%'],
  ['10-year PIBs, cut-off yield', '11.49%', '11.99%', '12.19%'],
  ['PKR for 1 USD, interbank', '280.1', '280.6', '278.6'],
];

/** The review if the report is whole, and a page for each fund. */
export function html(report: Report): string {
  const pages = report.entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e) : fundPage(e, report)));
  const text = REVIEW.map(([title, words]) => `${s.heading(title)}<p>${s.esc(words)}</p>`).join('');
  const review = frame(
    'upright',
    'Economy and Markets',
    `<div class=long>${text}${s.heading('Key Economic Figures')}${s.htmlTable(FIGURES)}</div>`,
    'Kotmomin Funds – Monthly Fund Report – Page 1',
  );
  return s.htmlPages(STYLE, report.isWhole ? [review, ...pages] : pages);
}
