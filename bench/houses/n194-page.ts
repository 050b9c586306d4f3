/** The pages of AMC N194: a box of facts with sub-heads beside tables of returns and of the portfolio. */
import * as s from './shared15.ts';

const BLUE = '#12395b';
const ORANGE = '#d9772b';
const PALE = '#edf2f7';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}section{width:210mm;height:296.8mm;background:#fff}
body{font:7.3pt/1.28 'Liberation Sans';color:#222;font-variant-ligatures:none}p{margin:0;text-align:justify}
.top{position:absolute;left:10mm;right:10mm;top:8mm;display:flex;justify-content:space-between;align-items:flex-end;
border-bottom:.7mm solid ${ORANGE};padding-bottom:1.6mm}
.top h1{font:bold 15pt/1.1 'Liberation Sans';color:${BLUE};margin:0}.top div{text-align:right;color:${BLUE};font-size:7.6pt}.top b{font-size:9pt}
main{position:absolute;left:10mm;right:10mm;top:22mm;display:grid;grid-template-columns:67mm 1fr;gap:5mm;align-items:start}
h2{font:bold 7.8pt/1.15 'Liberation Sans';color:${BLUE};margin:2.8mm 0 .9mm;border-bottom:.3mm solid ${BLUE};padding-bottom:.5mm}
div>h2:first-child{margin-top:0}td,th{padding:.42mm .7mm;text-align:right;line-height:1.18;vertical-align:top;border-bottom:.12mm solid #d3dbe3}
td:first-child,th:first-child{text-align:left}th{color:${BLUE};vertical-align:bottom;background:${PALE}}
.box{background:${PALE};padding:2mm 2.4mm 2.6mm}.box th{background:none}
.box h3{font:bold 7.3pt/1.15 'Liberation Sans';color:#fff;background:${BLUE};margin:2mm -2.4mm .6mm;padding:.7mm 2.4mm}
.box h3:first-child{margin-top:-2mm}.facts td{text-align:left}.facts td:first-child{width:23mm;color:#44586b}.size{font-size:6.8pt}
.size td,.size th{padding:.42mm .4mm;white-space:nowrap}
.ratio td:first-child{white-space:nowrap}.periods{table-layout:fixed}.periods td,.periods th{text-align:center}
.periods td:first-child,.periods th:first-child{text-align:left;width:26mm}
.periods tr:first-child th{border-left:.3mm solid #fff;border-right:.3mm solid #fff;background:${BLUE};color:#fff;text-align:center}
.three{display:grid;grid-template-columns:1fr 1fr;gap:4mm;align-items:start;margin-top:2.8mm}.held td:nth-child(2),.held th:nth-child(2){text-align:left}
.bad{font-size:6.5pt}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.subs{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:3mm;align-items:start}
.subs td,.subs th{padding:.5mm .3mm;font-size:6.7pt}.subs th+th{white-space:nowrap}.sub td:first-child,.sub th:first-child{width:31mm}
.notes{position:absolute;left:10mm;right:10mm;bottom:9.5mm;font-size:6.3pt;line-height:1.3;color:#444}
.notes b{color:${BLUE};font-size:6.8pt}.foot{position:absolute;left:10mm;right:10mm;bottom:5mm;
border-top:.3mm solid ${ORANGE};padding-top:.8mm;font-size:6.6pt;color:${BLUE};text-align:right}
.bar td{vertical-align:middle}.bar td:nth-child(2){width:34%;padding-left:2mm}
.bar i{display:block;height:2.2mm;background:${ORANGE}}.bar td:last-child{width:11mm}
.long{grid-template-columns:1fr!important}.long p{font-size:9.6pt;line-height:1.6;margin-bottom:3mm}.long h2{font-size:11pt}
.long td,.long th{font-size:8.2pt;padding:1.1mm 1mm}.index td:nth-child(2),.index th:nth-child(2){text-align:left}`;

interface Report {
  readonly funds: readonly s.Fund[];
  readonly month: s.Month;
  readonly form: s.Form;
  readonly ofSubFunds: s.Form;
  /** Periods for which the association publishes an average of the category. */
  readonly peers: readonly string[];
}

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

const frame = (title: string, body: string, of: s.Entry, notes: string, footer: string, kind = ''): string =>
  `<div class=top><h1>${s.esc(title)}</h1><div><b>Fund Managers’ Report</b><br>${s.esc(of.report_month_label_raw)}</div></div>
<main class="${kind}">${body}</main><div class=notes>${notes}<p style="margin-top:.8mm">Disclaimer: ${s.esc(s.RISK_NOTE)}</p></div>
<div class=foot>${s.esc(footer)}</div>`;

const under = (head: string, body: string): string => (body === '' ? '' : `<h3>${s.esc(head)}</h3>${body}`);

const team = (entry: s.Entry): string =>
  s.list(
    s.members(entry).map(([name, office]) => [office, name] as const),
    'facts',
  );

const objective = (entry: s.Entry): string =>
  `${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>`;

const facts = (entry: s.Entry, labels: readonly (readonly [string, s.TermKey])[]): string =>
  s.list(s.terms(entry, labels), 'facts');

const ended = (month: s.Month, form: s.Form): string => form.day(s.lastDay(month));

/** Size, units and prices at the end of this month and of the month before. */
function size(entry: s.Entry, report: Report): string {
  const then = s.figuresThen(entry, report.funds, s.before(report.month), report.form);
  const row = (label: string, of: (f: s.Figures) => string | null | undefined): string[] => [
    label,
    of(entry) ?? '',
    of(then) ?? '',
  ];
  return s.htmlTable(
    [
      ['', ended(report.month, report.form), ended(s.before(report.month), report.form)],
      row(entry.fund_size_label_raw ?? '', (f) => f.fund_size_raw),
      row('Units Outstanding', (f) => s.grouped(Number(f.units_outstanding), 0)),
      row('NAV per Unit (Rs.)', (f) => f.nav_per_unit),
      row('Offer Price (Rs.)', (f) => f.offer_price),
      row('Repurchase Price (Rs.)', (f) => f.repurchase_price),
    ],
    'size',
  );
}

const RATIOS = ['TER with Government Levies', 'TER without Government Levies'];

const ratios = (entry: s.Entry): string =>
  s.htmlTable(
    [
      ['', 'MTD', 'YTD'],
      ...RATIOS.map((label) => [label, ...['MTD', 'YTD'].map((p) => cell(s.feeOf(entry, label, p)))]),
    ],
    'ratio',
  );

function ratings(entry: s.Entry): string {
  const words = (r: string, by: string, d: string): string => `${r} by ${by} (${d})`;
  const own = s.ratingWith(entry, 'FUND', words, '');
  const label = own.includes('Star') ? 'Fund (Ranking)' : 'Fund (Stability)';
  return s.list(
    s.stated([
      ['AMC', s.ratingWith(entry, 'AMC', words, '')],
      [label, own],
    ]),
    'facts',
  );
}

/** The box at the left; labels are short because the sub-heads say what they are of. */
function box(entry: s.Entry, report: Report): string {
  const isPension = entry.sub_funds.length > 0;
  const charged = isPension ? [] : [['Actual Rate of Management Fee', 'Actual Rate of Management Fee'] as const];
  const actual = charged.map(([label, key]) => [label, `${s.feeOf(entry, key, null)}% p.a.`] as const);
  const fees = [
    ...s.terms(entry, [['Management Fee', 'management_fee_raw']]),
    ...actual,
    ...s.terms(entry, [
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
    ]),
  ];
  return `<div class=box>${isPension ? '' : under('Size and Price', size(entry, report))}
${under(
  'Basic Information',
  facts(entry, [
    ['Fund Type', 'fund_type_raw'],
    ['Category', 'category_raw'],
    ['Launch Date', 'launch_date_raw'],
    ['Benchmark', 'benchmark_raw'],
    ['Leverage', 'leverage_raw'],
    ['Listing', 'listing_raw'],
  ]),
)}
${under(
  'Risk',
  facts(entry, [
    ['Risk Profile', 'risk_profile_raw'],
    ['Risk of Principal Erosion', 'risk_of_principal_raw'],
  ]),
)}
${under('Ratings', ratings(entry))}
${under('Fee and Loads', s.list(fees, 'facts'))}${isPension ? '' : under('Total Expense Ratio (TER)', ratios(entry))}
${under(
  'Minimum Investment',
  facts(entry, [
    ['Initial', 'minimum_initial_raw'],
    ['Subsequent', 'minimum_subsequent_raw'],
  ]),
)}
${under(
  'Dealing',
  facts(entry, [
    ['Days', 'dealing_days_raw'],
    ['Cut-off Time', 'cutoff_raw'],
    ['Pricing Mechanism', 'pricing_mechanism_raw'],
  ]),
)}
${under(
  'Service Providers',
  facts(entry, [
    ['Trustee', 'trustee_raw'],
    ['Auditor', 'auditor_raw'],
    ['Registrar', 'registrar_raw'],
  ]),
)}
${isPension ? under('Investment Committee', team(entry)) : ''}</div>`;
}

const BASES = { rate: 'Annualized', market: 'Absolute' };

/** All periods, also those for which the fund is too young; a head above them says the basis. */
function returns(entry: s.Entry, kind: s.Model['kind'], report: Report): string {
  const labels = report.form.periods.map(([, label]) => label);
  const row = (name: string, key: keyof Omit<s.ReturnRow, 'period_label_raw'>): string[] => [
    name,
    ...labels.map((l) => cell(s.returnAt(entry, l)?.[key])),
  ];
  const heads = `<tr><th></th><th colspan=4>${BASES[kind]}</th><th colspan=3>CAGR</th></tr>`;
  const table = s.htmlTable(
    [
      ['', ...labels],
      row(s.short(entry), 'fund_return_percent'),
      row('Benchmark', 'benchmark_return_percent'),
      row('Peer Average', 'peer_return_percent'),
    ],
    'periods',
  );
  return `${s.heading('Returns')}${table.replace('<tr>', `${heads}<tr>`)}`;
}

function fiscalYears(rows: readonly s.SeriesRow[], names: readonly string[], month: s.Month): string {
  const last = month.month >= 6 ? month.year : month.year - 1;
  const labels = Array.from({ length: 5 }, (_, i) => `FY${String(last - i).slice(2)}`);
  const table = [['', ...labels], ...names.map((n) => [n, ...labels.map((l) => cell(s.percentAt(rows, n, l)))])];
  return `${s.heading('Returns of Fiscal Years (July to June)')}${s.htmlTable(table, names.length > 2 ? 'periods sub' : 'periods')}`;
}

const assets = (figures: s.Figures, corner = ''): string =>
  s.htmlTable([
    [corner, ...s.datesOf(figures, 'ASSET_ALLOCATION')],
    ...s.lines(figures, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]),
  ]);

/** Labels, bars without figures, and shares. */
function bars(entry: s.Entry): string {
  const type = s.otherType(entry);
  if (type === null) return '';
  const rows = s.lines(entry, type).map((r) => ({ label: r.label, share: Number(r.cells[0]), text: cell(r.cells[0]) }));
  const largest = Math.max(...rows.map((r) => r.share));
  const lines = rows.map(({ label, share, text }) =>
    s.tr([s.esc(label), `<i style="width:${((share / largest) * 100).toFixed(0)}%"></i>`, text]),
  );
  return `<div>${s.heading(s.titleOf(entry, type))}<table class=bar>${lines.join('')}</table></div>`;
}

function holdings(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const hasNotes = mix.papers.some(([, , note]) => note !== '');
  const isSukuk = figures.holdings_title_raw?.includes('Sukuk') === true;
  const note = (name: string): string[] => (hasNotes ? [s.noteOf(mix, name)] : []);
  const head = ['Name', ...(hasNotes ? [isSukuk ? 'Rating' : 'Sector'] : []), '%'];
  const rows = figures.holdings.map((h) => [h.name_raw, ...note(h.name_raw), cell(h.percent)]);
  return `${s.heading(figures.holdings_title_raw ?? '')}${s.htmlTable([head, ...rows], hasNotes ? 'held' : '')}`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Name',
    'Type',
    'Value before Provision',
    'Provision',
    'Value after Provision',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  return `${s.heading('Details of Non-Compliant Investments (Rs. in million)')}${s.htmlTable(
    [head, ...entry.non_compliant.map(s.exposureCells)],
    'bad',
  )}`;
}

const VIEWS = {
  rate:
    'The policy rate of the State Bank of Pakistan has been 12% since January 2025, and the market expects another cut. Yields of ' +
    'Treasury Bills moved little in the auctions. The Fund lengthened its maturity to a small degree, and will ' +
    'stay flexible as the path of inflation becomes clear.',
  market:
    'The market remained in a range as investors waited for the review of the programme with the IMF. Energy companies drew interest on ' +
    'the plan to settle circular debt. The Fund stayed close to fully invested and prefers companies with steady dividends.',
};

function comment(entry: s.Entry, kind: s.Model['kind'], label: string): string {
  const [month] = entry.reported_returns;
  const said =
    entry.sub_funds.length > 0
      ? 'All Sub-Funds kept within the allocation that the rules prescribe. '
      : `During ${label}, the Fund posted a return of ${month?.fund_return_percent ?? ''}% against its benchmark’s ` +
        `${month?.benchmark_return_percent ?? ''}%. `;
  return `${s.heading('Fund Manager’s Commentary')}<p>${s.esc(said + VIEWS[kind])}</p>`;
}

const notes = (entry: s.Entry): string =>
  `<b>Notes</b>${entry.footnotes_raw.map((t, i) => `<p>${i + 1}. ${s.esc(t)}</p>`).join('')}`;

function fundPage(entry: s.Entry, report: Report): string {
  const fund = s.fundNamed(report.funds, entry);
  const { kind } = fund.model;
  const statistics = s.list(entry.metrics.map((m) => [m.label_raw, m.value_raw] as const));
  const beside = `<div>${s.heading('Portfolio Statistics')}${statistics}${s.heading('Investment Committee')}${team(entry)}</div>`;
  const right = `<div>${objective(entry)}${comment(entry, kind, entry.report_month_label_raw)}${returns(entry, kind, report)}
${fiscalYears(entry.historical_returns, [s.short(entry), 'Benchmark'], report.month)}
${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${assets(entry)}<div class=three>${bars(entry)}${beside}</div>
<div style="height:.1mm"></div>${holdings(entry, fund)}${breaches(entry)}</div>`;
  return frame(entry.fund_name_raw, `${box(entry, report)}${right}`, entry, notes(entry), entry.page_footer_raw ?? '');
}

/** Sub-funds are rows; the days of two months are heads above sizes and prices. */
function subSizes(entry: s.Entry, fund: s.Fund, report: Report): string {
  const last = s.before(report.month);
  const then = s.partsOf(entry, fund).map((p) => s.figuresAt(p, last, report.ofSubFunds));
  const rows = entry.sub_funds.map((x, i) =>
    s.tr([x.name_raw, ...[x, then[i]].flatMap((f) => [f?.fund_size_raw ?? '', f?.nav_per_unit ?? ''])]),
  );
  const days = [report.month, last].map((m) => `<th colspan=2 style="text-align:center">${ended(m, report.form)}</th>`);
  const head = s.tr(['', ...['', ''].flatMap(() => [report.form.sizeLabel, 'NAV per Unit (Rs.)'])], 'th');
  return `${s.heading('Size and Price')}<table><tr><th></th>${days.join('')}</tr>${head}${rows.join('')}</table>`;
}

function subTables(entry: s.Entry, fund: s.Fund, report: Report): string {
  const subs = entry.sub_funds;
  const labels = report.form.periods.map(([, label]) => label);
  const own = subs.map((x) => [x.name_raw, ...labels.map((l) => cell(s.returnAt(x, l)?.fund_return_percent))]);
  const ratio = subs.map((x) => [
    x.name_raw,
    ...RATIOS.flatMap((label) => ['MTD', 'YTD'].map((p) => cell(s.feeOf(x, label, p)))),
  ]);
  const heads = RATIOS.map((r) => `<th colspan=2 style="text-align:center">${r}</th>`).join('');
  const years = subs.flatMap((x) => x.historical_returns);
  return `${subSizes(entry, fund, report)}${s.heading('Returns')}${s
    .htmlTable([['', ...labels], ...own], 'periods sub')
    .replace('<tr>', '<tr><th></th><th colspan=4>Up to one year</th><th colspan=3>CAGR</th></tr><tr>')}
${fiscalYears(
  years,
  subs.map((x) => x.name_raw),
  report.month,
)}${s.heading('Total Expense Ratio (TER)')}${s
    .htmlTable([['', 'MTD', 'YTD', 'MTD', 'YTD'], ...ratio])
    .replace('<tr>', `<tr><th></th>${heads}</tr><tr>`)}
${s.heading(s.titleOf(s.only(subs[0], 'sub-fund'), 'ASSET_ALLOCATION'))}<div class=subs>${subs.map((x) => assets(x, x.name_raw)).join('')}</div>`;
}

function pensionPage(entry: s.Entry, report: Report): string {
  const fund = s.fundNamed(report.funds, entry);
  const first = s.only(entry.sub_funds[0], 'sub-fund');
  const right = `<div>${objective(entry)}${comment(entry, 'rate', '')}${subTables(entry, fund, report)}${holdings(first, s.only(fund.subs?.[0], 'mix'))}</div>`;
  return frame(entry.fund_name_raw, `${box(entry, report)}${right}`, entry, notes(entry), entry.page_footer_raw ?? '');
}

const REVIEW = [
  'Inflation has come down to low single digits on the base of last year and on lower prices of food. The current account is in balance ' +
    'for the fiscal year so far, as record remittances pay for the growth of imports. The rupee has been stable against the US dollar.',
  'The State Bank of Pakistan has cut its policy rate by 10 percentage points since June 2024, to 12%. It sees core inflation and the ' +
    'demand for imports as reasons for care, and the market expects at most one more cut in this fiscal year.',
  'Equities traded in a range. The attention of the market is on the review of the IMF programme, on the settlement of circular debt and ' +
    'on the flows of mutual funds, which have bought in each month of the fiscal year while foreigners sold.',
];

const INDICATORS = [
  ['Key Indicators', 'June 2024', 'January 2025'],
  ['Policy Rate', '20.50%', '12.00%'],
  ['Inflation (year on year)', '12.6%', '2.4%'],
  ['Six Months KIBOR', '20.10%', '11.80%'],
  ['Rupees per US Dollar', '278.3', '278.9'],
];

function front(entries: readonly s.Entry[], report: Report): string {
  const rows = entries.map((e) => [e.fund_name_raw, e.category_raw ?? '', String(e.page_number)]);
  const first = s.only(entries[0], 'entry');
  const body = `<div>${s.heading('Economy and Markets')}${s.paragraphs(REVIEW)}<div style="height:5mm"></div>${s.heading('Contents')}${s.htmlTable(
    [['Fund', 'Category', 'Page'], ...rows],
    'index',
  )}<div style="height:8mm"></div>${s.htmlTable(INDICATORS)}</div>`;
  const footer = `Qadirpur Asset Management | Fund Managers’ Report ${s.monthName(report.month)} ${report.month.year} | 1`;
  return frame(
    'Qadirpur Asset Management Limited',
    body,
    first,
    '<p>A wholly owned subsidiary of Qadirpur Bank Limited</p>',
    footer,
    'long',
  );
}

/** The review, and a page for each fund. */
export function html(entries: readonly s.Entry[], report: Report): string {
  const pages = entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e, report) : fundPage(e, report)));
  return s.htmlPages(STYLE, [front(entries, report), ...pages]);
}
