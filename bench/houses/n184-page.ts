/** The pages of AMC N184: three narrow columns of facts, tables and charts. */
import { BLUE, ORANGE, bars, growth, pie } from './n184-charts.ts';
import { WORDS } from './n184-funds.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.1pt/1.29 'Liberation Sans';color:#1d1d1d;font-variant-ligatures:none}
.top{position:absolute;left:8mm;right:8mm;top:6mm;display:flex;justify-content:space-between;align-items:center;
color:${BLUE}}
.top b{font-size:11pt;letter-spacing:.2mm}.top i{font-style:normal;color:${ORANGE}}.top span{font-size:8pt}
.name{position:absolute;left:0;right:0;top:14mm;height:11mm;background:${BLUE};color:#fff;padding:0 8mm;
display:flex;justify-content:space-between;align-items:center;border-bottom:1mm solid ${ORANGE}}
.name h1{font:bold 16pt/1 'Liberation Sans';margin:0}.name span{font-size:8pt}
main{position:absolute;left:8mm;right:8mm;top:27.5mm}
.three{display:grid;grid-template-columns:56mm 1fr 64mm;gap:4mm;align-items:start}
.same{grid-template-columns:1fr 1fr 1fr}.grey{background:#eef2f7;padding:0 1.6mm 1.6mm}
h2{font:bold 7.4pt/1.1 'Liberation Sans';color:#fff;background:${BLUE};margin:2.2mm 0 .7mm;padding:.8mm 1.2mm}
.grey h2{margin-left:-1.6mm;margin-right:-1.6mm}div>h2:first-child{margin-top:0}
.text{margin:0 0 1.3mm;text-align:justify}
td,th{padding:.5mm .6mm;text-align:right;font-weight:normal;line-height:1.15}
td:first-child,th:first-child{text-align:left}
th{white-space:nowrap;font-weight:bold;color:${BLUE};border-bottom:.3mm solid ${ORANGE};vertical-align:bottom}
td{border-bottom:.12mm solid #cfd6df}
.facts td{vertical-align:middle;padding:.68mm .3mm}.facts td:first-child{width:18.6mm;font-weight:bold;color:${BLUE}}
.facts tr:last-child td{border:0}.team p{margin:.6mm 0;line-height:1.2}.team b{display:block}.team em{color:#555}
.held td{padding:.62mm .6mm}.held td:last-child{width:11mm;vertical-align:middle}
.months td,.months th{text-align:center;font-size:6.3pt;padding:.5mm 0}
.months td:nth-child(4),.months th:nth-child(4){border-left:.3mm solid ${ORANGE}}
.months th{font-size:5.9pt}.months td:nth-child(3n),.months th:nth-child(3n){width:12.6mm}
.size td,.size th{white-space:nowrap;font-size:6.5pt;padding:.6mm 0 .6mm 1mm}
.size td:first-child,.size th:first-child{padding-left:.4mm}.size td:first-child{white-space:normal}
.chart{display:block;width:100%;font:1.95px 'Liberation Sans'}
.size th:first-child{width:23mm}.facts td{letter-spacing:-.02mm}.bad th{white-space:normal}
.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.bad td{background:#fbf3ea}
.fine{font-size:5.9pt;line-height:1.25;margin:.5mm 0 0;text-align:justify}
.band{columns:3;column-gap:4mm;background:#eef2f7;padding:1mm 1.6mm}.band div{break-inside:avoid;display:flex;
justify-content:space-between;gap:2mm;
border-bottom:.12mm solid #cfd6df;padding:.55mm 0}.band b{color:${BLUE};flex:none;max-width:24mm}
.band span{text-align:right}
.sub{font:bold 9pt/1.1 'Liberation Sans';color:${ORANGE};border-bottom:.5mm solid ${ORANGE};padding-bottom:.6mm;
margin-bottom:1mm}
.foot{position:absolute;left:8mm;right:8mm;bottom:5mm;font-size:5.6pt;color:#444;text-align:justify}
.foot b{display:block;margin-top:1mm;padding-top:1mm;border-top:.3mm solid ${ORANGE};text-align:right;font-size:6.6pt;
color:${BLUE}}
.review p{font-size:9.6pt;line-height:1.6;text-align:justify}.review td,.review th{font-size:9pt;padding:1.2mm}`;

export interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
  readonly month: s.Month;
  readonly form: s.Form;
  readonly ofSubFunds: s.Form;
  /** Millions of rupees of the stock fund that the fund of funds holds. */
  readonly heldByPlanner: (month: s.Month) => number;
}

const share = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

const frame = (title: string, side: string, body: string, footer: string): string =>
  `<div class=top><b>KHANGARH<i> INVESTMENTS</i></b><span>Fund Manager’s Report | March 2018</span></div>
<div class=name><h1>${s.esc(title)}</h1><span>${s.esc(side)}</span></div><main>${body}</main>
<div class=foot><span>Disclaimer: This publication is for informational purposes only and nothing herein should be
construed as a solicitation, recommendation or an offer to buy or sell any fund.
${s.esc(s.RISK_NOTE)}</span><b>${s.esc(footer)}</b></div>`;

/** `AA(f) (JCR-VIS) 29-Dec-17` */
const rating = (entry: s.Entry, subject: 'FUND' | 'AMC', none: string): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} (${by}) ${d}`, none);

function items(entry: s.Entry): s.Item[] {
  const isPension = entry.sub_funds.length > 0;
  return s.stated([
    ['Fund Type', entry.fund_type_raw],
    ['Category', entry.category_raw],
    ['Launch Date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Fund Stability Rating', isPension ? null : rating(entry, 'FUND', 'Not Applicable')],
    ['Management Quality Rating', rating(entry, 'AMC', '')],
    ['Management Fee', entry.management_fee_raw],
    ['Front-end Load', entry.front_end_load_raw],
    ['Back-end Load', entry.back_end_load_raw],
    ['Total Expense Ratio (FYTD)**', isPension ? null : share(entry.fees[0]?.percent)],
    ['Par Value', entry.par_value_raw],
    ['Min. Initial Investment', entry.minimum_initial_raw],
    ['Min. Subsequent Investment', entry.minimum_subsequent_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Leverage', entry.leverage_raw],
    ['Listing', entry.listing_raw],
    ['Trustee', entry.trustee_raw],
    ['Registrar', entry.registrar_raw],
    ['Auditors', entry.auditor_raw],
  ]);
}

function team(entry: s.Entry): string {
  const people = s.people(entry).map(([office, name]) => `<p><b>${s.esc(name)}</b><em>${s.esc(office)}</em></p>`);
  return `${s.heading('Investment Committee')}<div class=team>${people.join('')}</div>`;
}

/** Rates of the market at the ends of both months; they are not facts of the fund. */
const market = (): string =>
  `${s.heading('Key Interest Rates & Market')}${s.htmlTable([
    ['', '28-Feb-18', '31-Mar-18'],
    ['Policy Rate', '6.00%', '6.00%'],
    ['KIBOR (6 Months)', '6.46%', '6.50%'],
    ['T-Bill (3 Months)', '6.24%', '6.26%'],
    ['PIB (3 Years)', '7.41%', '7.58%'],
    ['PIB (10 Years)', '8.17%', '8.42%'],
    ['KSE-100 Index', '46,680', '45,560'],
    ['KMI-30 Index', '78,811', '76,841'],
    ['Rs. / USD', '110.50', '115.40'],
  ])}`;

/** `+2.4%` or `-1.3%` from one figure to the next. */
function change(then: number, now: number): string {
  const percent = ((now / then - 1) * 100).toFixed(1);
  return `${percent.startsWith('-') ? '' : '+'}${percent}%`;
}

const millions = (printed: string): number => Number(printed.replaceAll(',', ''));

/** The falsified page has the sizes of both months in each other's column, and the change from the true ones. */
function sizeRow(figures: s.Figures, then: s.Figures, fault: s.Entry['planted_fault']): string[] {
  const printed = s.only(figures.fund_size_raw, 'size');
  const other = fault === undefined ? s.only(then.fund_size_raw, 'size') : String(fault.false_values[0]?.['real']);
  const [from, to] = fault === undefined ? [other, printed] : [printed, other];
  return [figures.fund_size_label_raw ?? '', other, printed, change(millions(from), millions(to))];
}

function withoutFunds(figures: s.Figures, then: s.Figures, report: Report): string[][] {
  if (!('fund_size_excluding_fof_pkr' in figures)) return [];
  const now = Number(figures.fund_size_excluding_fof_pkr) / 1e6;
  const before = Number(then.fund_size_pkr) / 1e6 - report.heldByPlanner(s.before(report.month));
  return [['Net Assets excl. Fund of Funds (Rs. mn)', s.grouped(before, 0), s.grouped(now, 0), change(before, now)]];
}

function size(part: s.Part, report: Report, form: s.Form, fault?: s.Entry['planted_fault']): string {
  const { figures } = part;
  const then = s.figuresAt(part, s.before(report.month), form);
  const pair = (label: string, of: (f: s.Figures) => string, decimals: number): string[] => {
    const [a, b] = [Number(of(then)), Number(of(figures))];
    return [label, s.grouped(a, decimals), s.grouped(b, decimals), change(a, b)];
  };
  return `${s.heading('Net Assets & NAV')}${s.htmlTable(
    [
      ['', '28-Feb-18', '31-Mar-18', 'Change'],
      sizeRow(figures, then, fault),
      ...withoutFunds(figures, then, report),
      pair('Units Outstanding', (f) => f.units_outstanding ?? '', 0),
      pair('NAV per Unit (Rs.)', (f) => f.nav_per_unit ?? '', 4),
    ],
    'size',
  )}`;
}

function performance(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    share(r.fund_return_percent),
    share(r.benchmark_return_percent),
    share(r.peer_return_percent),
  ]);
  const name = s.short(entry);
  const years = s.wideSeries(
    entry.historical_returns,
    [[name, name] as const, ['Benchmark', 'Benchmark'] as const],
    share,
  );
  return `${s.heading('Fund Performance')}${s.htmlTable([['', name, 'Benchmark', 'Peer Avg.'], ...rows])}
${entry.historical_returns.length === 0 ? '' : `${s.heading('Annual Returns')}${s.htmlTable(years)}`}`;
}

/** Six months and the six before them at their right. */
function monthly(entry: s.Entry): string {
  const name = s.short(entry);
  const cells = s.longSeries(entry.monthly_returns, [name, 'Benchmark'], share);
  const rows = cells.slice(0, 6).map((c, i) => [...c, ...(cells[6 + i] ?? ['', '', ''])]);
  const head = ['Month', name, 'Benchmark'];
  return `${s.heading('Monthly Returns')}${s.htmlTable([[...head, ...head], ...rows], 'months')}`;
}

function assets(figures: s.Figures): string {
  const dates = s.datesOf(figures, 'ASSET_ALLOCATION');
  const rows = s.lines(figures, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(share)]);
  return `${s.heading(s.titleOf(figures, 'ASSET_ALLOCATION'))}${s.htmlTable([['', ...dates], ...rows])}`;
}

function second(figures: s.Figures): string {
  const type = s.otherType(figures);
  if (type === null) return '';
  const rows = s.ofType(figures, type);
  return `${s.heading(s.titleOf(figures, type))}${type === 'CREDIT_QUALITY' ? pie(rows) : bars(rows)}`;
}

const holdings = (figures: s.Figures): string =>
  figures.holdings.length === 0
    ? ''
    : `${s.heading(figures.holdings_title_raw ?? '')}${s.list(s.holdingItems(figures, share), 'held')}`;

const statistics = (entry: s.Entry): string =>
  entry.metrics.length === 0
    ? ''
    : `${s.heading('Portfolio Statistics')}${s.list(entry.metrics.map((m) => [m.label_raw, m.value_raw]))}`;

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Name',
    'Type',
    'Value before Provisioning',
    'Provisioning held',
    'Value after Provisioning',
    '% Gross Assets',
  ];
  return `${s.heading('Details of Non-Compliant Investments (Rs. in million)')}${s.htmlTable(
    [[...head, '% Net Assets'], ...entry.non_compliant.map(s.exposureCells)],
    'bad',
  )}`;
}

function comment(entry: s.Entry): string {
  const [month, year] = entry.reported_returns;
  const said = (r: s.ReturnRow | undefined): string =>
    `${share(r?.fund_return_percent)} against ${share(r?.benchmark_return_percent)} of its benchmark`;
  const first =
    `${s.short(entry)} returned ${said(month)} in March 2018, and ${said(year)} ` + 'in the fiscal year to date.';
  const texts = [first, ...(WORDS[s.short(entry)] ?? [])];
  return `${s.heading('Fund Manager’s Comment')}${texts.map((t) => `<p class=text>${s.esc(t)}</p>`).join('')}`;
}

const fine = (entry: s.Entry): string =>
  `<div style="height:1.6mm"></div>${entry.footnotes_raw.map((t) => `<p class=fine>${s.esc(t)}</p>`).join('')}`;

const objective = (entry: s.Entry): string =>
  `<p class=text><b style="color:${ORANGE}">Investment Objective</b> ${s.esc(entry.investment_objective_raw)}</p>`;

function fundPage(entry: s.Entry, report: Report): string {
  const part = s.partOf(entry, report.funds);
  const { kind } = part.model;
  const left = `${s.heading('Fund Facts')}${s.list(items(entry), 'facts')}${team(entry)}`;
  const middle = `${size(part, report, report.form, entry.planted_fault)}${performance(entry)}${comment(entry)}
${s.heading('Growth of Rs. 100 over Twelve Months')}${growth(entry, kind, report.month)}${market()}`;
  const right = `${assets(entry)}${second(entry)}${holdings(entry)}${monthly(entry)}${statistics(entry)}`;
  return frame(
    entry.fund_name_raw,
    'March 31, 2018',
    `${objective(entry)}<div class=three><div class=grey>${left}</div><div>${middle}</div><div>${right}</div></div>
${breaches(entry)}${fine(entry)}`,
    entry.page_footer_raw ?? '',
  );
}

function subColumn(part: s.Part, report: Report): string {
  const { figures } = part;
  const returns = figures.reported_returns.map((r) => [r.period_label_raw, share(r.fund_return_percent)] as const);
  const ratio = ['Total Expense Ratio (FYTD)**', share(figures.fees[0]?.percent)] as const;
  const years = s.wideSeries(figures.historical_returns, [[part.line, 'Return']], share);
  return `<div><div class=sub>${s.esc(part.line)}</div>${size(part, report, report.ofSubFunds)}
${s.heading('Fund Performance')}${s.list([...returns, ratio])}
${s.heading('Annual Returns')}${s.htmlTable(years)}
${assets(figures)}${second(figures)}${holdings(figures)}</div>`;
}

function pensionPage(entry: s.Entry, report: Report): string {
  const parts = s.partsOf(entry, s.fundNamed(report.funds, entry));
  const band = items(entry).map(([label, value]) => `<div><b>${s.esc(label)}</b><span>${s.esc(value)}</span></div>`);
  const people = s.people(entry).map(([office, name]) => `<b>${s.esc(name)}</b> (${s.esc(office)})`);
  return frame(
    entry.fund_name_raw,
    'March 31, 2018',
    `${objective(entry)}<div class=band>${band.join('')}</div>
<p class=text style="margin:1.4mm 0 2mm"><b style="color:${ORANGE}">Investment Committee</b> ${people.join(', ')}</p>
<div class="three same">${parts.map((p) => subColumn(p, report)).join('')}</div>${fine(entry)}`,
    entry.page_footer_raw ?? '',
  );
}

const REVIEW = [
  'The State Bank of Pakistan left its policy rate at 6.00% in the monetary policy statement of March 30, 2018, ' +
    'after an increase of 25 bps ' +
    'in January. Inflation slowed to 3.2% in March from 3.8% in February on lower prices of perishable food. The ' +
    'rupee lost 4.4% against the ' +
    'US Dollar on March 20, the second adjustment of the fiscal year.',
  'The current account deficit of the first eight months was USD 10.8 billion. Exports grew by 12.2%, while ' +
    'imports rose by 17.3% on account ' +
    'of machinery and petroleum. The reserves of the State Bank fell to USD 11.6 billion by the end of the month.',
  'The KSE-100 Index lost 2.4% to 45,560 points. Foreigners were net sellers of USD 14 million, as in the months ' +
    'before, and the ' +
    'average daily volume fell by 12% to 171 million shares. Cements and Commercial Banks contributed the most ' +
    'to the decline.',
  'We expect the package of measures that is in preparation for the budget to support the market, and keep a ' +
    'preference for companies ' +
    'whose income is linked to the US Dollar.',
];

/** The review if the report is whole, and a page for each fund. */
export function html(report: Report): string {
  const pages = report.entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e, report) : fundPage(e, report)));
  const review = frame(
    'Economy & Capital Markets',
    'March 31, 2018',
    `<div class=review>${s.paragraphs(REVIEW)}${market()}</div>`,
    'Khangarh Investments Limited | Fund Manager’s Report March 2018 | 1',
  );
  return s.htmlPages(STYLE, report.isWhole ? [review, ...pages] : pages);
}
