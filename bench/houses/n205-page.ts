/** The pages of AMC N205: a band of figures, three columns of tables, and a grid of particulars below them. */
import * as s from './shared15.ts';

const NAVY = '#14284b';
const LIME = '#7fa832';
const PALE = '#eef3e3';

const STYLE = `@page{size:279.4mm 215.9mm;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:279.4mm;height:215.7mm;background:#fff}
body{font:8pt/1.3 'DejaVu Sans Condensed','Liberation Sans';color:#1f2530;font-variant-ligatures:none}
.head{position:absolute;left:0;right:0;top:0;height:15mm;background:${NAVY};color:#fff;padding:0 9mm;display:flex;
justify-content:space-between;align-items:center}.head b{font-size:15pt}.head span{font-size:8.4pt;text-align:right}
main{position:absolute;left:9mm;right:9mm;top:18mm}p{margin:0;line-height:1.32}
.band{display:grid;grid-template-columns:repeat(4,1fr);gap:4mm;border-bottom:.5mm solid ${LIME};padding-bottom:1.6mm}
.band b{display:block;font-size:13pt;line-height:1.15;color:${NAVY}}.band span{font-size:6.8pt;color:#5b6472}
.cols{display:grid;grid-template-columns:84mm 82mm 1fr;gap:6mm;align-items:start;margin-top:2.2mm}
h2{font:bold 8pt/1.15 'DejaVu Sans Condensed';color:${LIME};margin:2.2mm 0 .6mm;text-transform:none}
.cols>div>h2:first-child{margin-top:0}
td,th{padding:.56mm .9mm;text-align:right;line-height:1.16;font-weight:normal}
td:first-child,th:first-child{text-align:left}
th{color:${NAVY};border-bottom:.3mm solid ${NAVY};vertical-align:bottom}tr:nth-child(odd) td{background:${PALE}}
.wide td,.wide th{text-align:center;padding:.55mm .3mm;width:7.4%}
.wide td:first-child,.wide th:first-child{text-align:left;width:11.2%}
.held td:nth-child(2),.held th:nth-child(2){text-align:left;color:#5b6472}
.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.grid{columns:4;column-gap:5mm;border-top:.5mm solid ${LIME};padding-top:2mm;margin-top:3.2mm;font-size:7.5pt}
.grid p{break-inside:avoid;margin-bottom:1mm;line-height:1.25}.grid b{color:${NAVY}}
.view{background:${PALE};padding:2mm 2.4mm;margin-top:3mm}.view b{color:${NAVY}}
.foot{position:absolute;left:9mm;right:9mm;bottom:4.5mm;font-size:5.9pt;color:#5b6472;line-height:1.3;
border-top:.2mm solid #9aa3b0;padding-top:.8mm}
.foot b{float:right;margin-left:6mm;color:${NAVY};font-size:6.6pt}
.long p{font-size:10.5pt;line-height:1.6;margin:3mm 0}
.index td{padding:1.2mm 1mm;font-size:8.4pt;text-align:left}.index th{text-align:left;font-size:8.4pt}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
}

const cell = (v: string | null | undefined): string => v ?? '-';

const frame = (title: string, body: string, notes: readonly string[], footer: string): string =>
  `<div class=head><b>${s.esc(title)}</b><span>Kingri Fund Managers Limited<br>September 2024</span></div>
<main>${body}</main>
<div class=foot><b>${s.esc(footer)}</b>${[...notes, s.RISK_NOTE].map((t) => s.esc(t)).join(' ')}</div>`;

/** Digits in groups of three. */
const withCommas = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

function band(entry: s.Entry): string {
  const items: readonly s.Item[] = [
    ['Unit Price / NAV (PKR)', entry.nav_per_unit ?? ''],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['Units in Issue', withCommas(entry.units_outstanding ?? '')],
    ['Fund Category', entry.category_raw ?? ''],
  ];
  const tiles = items.map(([label, value]) => `<div><b>${s.esc(value)}</b><span>${s.esc(label)}</span></div>`);
  return `<div class=band>${tiles.join('')}</div>`;
}

/** Periods and, below them, fiscal years. */
function returns(entry: s.Entry): string {
  const head = ['', s.short(entry), 'Benchmark'];
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
  ]);
  const years = s.longSeries(entry.historical_returns, [s.short(entry), 'Benchmark'], cell);
  return `${s.heading('Track Record (%)')}${s.htmlTable([head, ...rows])}
${s.heading('Fiscal Years, July to June (%)')}${s.htmlTable([head, ...years])}`;
}

function shares(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type).map((r) => [r.label, ...r.cells.map(cell)]);
  return `${s.heading(s.titleOf(entry, type))}${s.htmlTable([['', ...s.datesOf(entry, type)], ...rows])}`;
}

function positions(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const hasNotes = fund.papers.some(([, , note]) => note !== '');
  const rows = entry.holdings.map((h) => [
    h.name_raw,
    ...(hasNotes ? [s.noteOf(fund, h.name_raw)] : []),
    cell(h.percent),
  ]);
  return `${s.heading(entry.holdings_title_raw ?? '')}${s.htmlTable(rows, hasNotes ? 'held' : '', 0)}`;
}

function costs(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) => [l, s.feeOf(entry, l, 'Month'), s.feeOf(entry, l, 'Year to Date')]);
  return `${s.heading('Cost of the Fund (%)')}${s.htmlTable([['', 'Month', 'Year to Date'], ...rows])}`;
}

const statistics = (entry: s.Entry): string =>
  `${s.heading('Key Measures')}${s.list(entry.metrics.map((m) => [m.label_raw, m.value_raw]))}`;

function months(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'].map((n) => [n, n] as const);
  return `${s.heading('Monthly Returns (%)')}${s.htmlTable(s.wideSeries(entry.monthly_returns, names, cell), 'wide')}`;
}

/** Thousands of rupees, provisions with a minus sign. */
const thousands = (pkr: string | null): string => s.grouped(Number(pkr ?? 0) / 1e3, 0);

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = ['Non-Compliant Investment', 'Nature', 'Value before Provision', 'Provision', 'Value after Provision'];
  const rows = entry.non_compliant.map((e) => [
    e.name_raw,
    e.type_raw,
    thousands(e.value_before_pkr),
    thousands(e.provisioning_pkr),
    thousands(e.value_after_pkr),
    cell(e.percent_gross_assets),
    cell(e.percent_net_assets),
  ]);
  return `${s.heading('Disclosure of Non-Compliant Investments (PKR ’000)')}${s.htmlTable(
    [[...head, '% of Gross Assets', '% of Net Assets'], ...rows],
    'bad',
  )}`;
}

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} by ${by} dated ${d}`, '');

function particulars(entry: s.Entry): string {
  const items = s.stated([
    ['Objective', entry.investment_objective_raw],
    ['Structure', entry.fund_type_raw],
    ['Inception Date', entry.launch_date_raw],
    ['Performance Benchmark', entry.benchmark_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Risk of Principal Erosion', entry.risk_of_principal_raw],
    ['Fund Stability Rating', rating(entry, 'FUND')],
    ['Management Quality Rating', rating(entry, 'AMC')],
    ['Management Fee', entry.management_fee_raw],
    ['Sales Load (Front-end)', entry.front_end_load_raw],
    ['Redemption Load (Back-end)', entry.back_end_load_raw],
    ['Minimum Initial Investment', entry.minimum_initial_raw],
    ['Minimum Additional Investment', entry.minimum_subsequent_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Timings', entry.cutoff_raw],
    ['Redemption Settlement', entry.settlement_raw],
    ['Leverage', entry.leverage_raw],
    ['Trustee', entry.trustee_raw],
    ['External Auditors', entry.auditor_raw],
    [
      'Investment Committee',
      s
        .members(entry)
        .map(([name, office]) => `${name} (${office})`)
        .join('; '),
    ],
  ]);
  const lines = items.map(([label, value]) => `<p><b>${s.esc(label)}:</b> ${s.esc(value)}</p>`);
  return `<div class=grid>${lines.join('')}</div>`;
}

const VIEWS: Readonly<Record<string, string>> = {
  KDCF:
    'The State Bank lowered its policy rate by 200 basis points to 17.5% on 12 September. We had lengthened ' +
    'the maturity of ' +
    'the portfolio before the decision, and bought bills of six and twelve months.',
  KSBF:
    'Yields of fixed bonds fell by 150 to 250 basis points, from which the Fund profited in full. We took ' +
    'some gains at the ' +
    'end of the month and moved them into floaters.',
  KDBF:
    'Lower rates support both parts of the portfolio. The share of equities was raised slightly, with ' +
    'purchases of cement and ' +
    'pharmaceutical companies.',
  KISF:
    'Approval of the new programme by the board of the IMF on 25 September came after heavy selling by ' +
    'foreigners. ' +
    'Exploration companies held up best, as their receivables are expected to be settled in part.',
};

function comment(entry: s.Entry): string {
  const [month] = entry.reported_returns;
  const year = s.returnAt(entry, 'Fiscal YTD');
  const said =
    `${s.short(entry)} returned ${month?.fund_return_percent ?? ''}% in September against ` +
    `${month?.benchmark_return_percent ?? ''}% of the benchmark, and ${year?.fund_return_percent ?? ''}% since July.`;
  return `<div class=view><b>Manager’s Review:</b> ${s.esc(`${said} ${VIEWS[s.short(entry)] ?? ''}`)}</div>`;
}

function fundPage(entry: s.Entry, fund: s.Fund): string {
  const type = s.only(s.otherType(entry), 'table');
  return frame(
    `${entry.fund_name_raw} (${s.short(entry)})`,
    `${band(entry)}<div class=cols><div>${returns(entry)}</div>
<div>${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, type)}</div>
<div>${positions(entry, fund)}${costs(entry)}${statistics(entry)}</div></div>
${months(entry)}${comment(entry)}${breaches(entry)}${particulars(entry)}`,
    entry.footnotes_raw,
    entry.page_footer_raw ?? '',
  );
}

const REVIEW = [
  'Inflation eased to 6.9% in September, the lowest in 44 months, from 9.6% in August. The current account ' +
    'had a surplus of ' +
    'USD 119 million, and remittances grew by 29% over the same month of last year to USD 2.8 billion.',
  'The board of the IMF approved a programme of USD 7 billion over 37 months and released the first ' +
    'tranche. The rupee was ' +
    'stable at about 278 per dollar, and reserves of the central bank passed USD 10 billion.',
  'Yields in the secondary market fell along the whole curve. The Government bought back bills for the ' +
    'first time and rejected ' +
    'all bids at one auction. Shares lost ground, as foreigners sold before the change of a global index.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.risk_profile_raw ?? '',
    String(e.page_number),
  ]);
  return frame(
    'Monthly Factsheets',
    `<div class=long>${s.paragraphs(REVIEW)}</div>
${s.htmlTable([['Fund', 'Category', 'Risk', 'Page'], ...rows], 'index')}`,
    [],
    'Kingri Monthly Factsheets - September 2024 - 1',
  );
}

/** The review if the report is whole, and a page for each fund. */
export function html({ entries, isWhole, funds }: Report): string {
  const pages = entries.map((e) => fundPage(e, s.fundNamed(funds, e)));
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
