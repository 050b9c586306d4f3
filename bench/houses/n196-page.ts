/** The pages of AMC N196: sentences at the left, short tables at the right, and wide tables below them. */
import * as s from './shared15.ts';
import * as words from './n196-words.ts';

const TEAL = '#0d5c63';
const PALE = '#e9f2f2';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}section{width:210mm;height:296.8mm;background:#fff}
body{font:7.5pt/1.3 'Liberation Sans';color:#26312f;font-variant-ligatures:none}
header{position:absolute;left:12mm;right:12mm;top:8mm;display:flex;justify-content:space-between;align-items:flex-end;color:${TEAL};
font-size:9pt;border-bottom:.5mm solid ${TEAL};padding-bottom:1.5mm}header b{font-size:10pt}
main{position:absolute;left:12mm;right:12mm;top:19mm}h1{font:bold 16pt/1.15 'Liberation Sans';color:${TEAL};margin:0}
h1+div{font-size:9pt;color:#5a6b6a;margin:.6mm 0 3mm}h2{font:bold 8.4pt/1.2 'Liberation Sans';color:${TEAL};margin:2.7mm 0 .8mm}
div>h2:first-child{margin-top:0}p{margin:0 0 1.1mm;text-align:justify}b{font-weight:600}
td,th{padding:.48mm 1mm;text-align:right;line-height:1.2;vertical-align:top;border-bottom:.15mm solid #cfdcdb}
td:first-child,th:first-child{text-align:left}th{background:${PALE};color:${TEAL};vertical-align:bottom;border:0}
.two{display:grid;grid-template-columns:1fr 84mm;gap:6mm;align-items:start}
.low{display:grid;grid-template-columns:1fr 62mm;gap:6mm;align-items:start;margin-top:2.7mm}
.terms td{text-align:left}.terms td:first-child{width:33mm;color:#5a6b6a}
.wide{font-size:7pt}.wide td,.wide th{text-align:center;padding:.6mm .2mm}.wide td:first-child,.wide th:first-child{text-align:left}
.per td,.per th{text-align:center}.per td:first-child,.per th:first-child{text-align:left}
.ten{font-size:7pt}.ten td{text-align:left!important;white-space:nowrap}.ten td:nth-child(4n){text-align:right!important}
.ten td:nth-child(4n+1),.ten td:nth-child(4n+3){color:#5a6b6a}.ten td:nth-child(5){padding-left:5mm}.size th{white-space:nowrap}.size{font-size:7.5pt}
.heads th{text-align:center}.heads td{text-align:center}
.heads td:first-child{text-align:left}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:5mm;align-items:start}.three .cap{font-weight:bold;color:${TEAL}}
.three table{font-size:7pt}.three td,.three th{white-space:nowrap;padding:.62mm .6mm}
.front td:nth-child(n),.front th{text-align:left;font-size:8.4pt;padding:1mm}.front th:last-child,.front td:last-child{text-align:right}
.long p{font-size:10pt;line-height:1.6;margin:0 0 3mm}.long{margin-top:5mm}
footer{position:absolute;left:12mm;right:12mm;bottom:7mm;font-size:6.6pt;line-height:1.35;color:#5a6b6a;border-top:.3mm solid ${TEAL};padding-top:1.2mm}
footer div{text-align:center;color:${TEAL};margin-top:1mm}`;

export interface Report {
  readonly entries: readonly s.Entry[];
  readonly funds: readonly s.Fund[];
  readonly month: s.Month;
  readonly form: s.Form;
}

/** Negative figures in brackets. */
const cell = (v: string | null | undefined): string =>
  v === null || v === undefined ? '-' : v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;

const plain = (v: string | null | undefined): string => s.bracketed(v ?? null).replace('–', '-');

const monthOf = (m: s.Month): string => `${s.monthName(m)} ${m.year}`;
const dayOf = (m: s.Month): string => s.dayFirstMonth(s.lastDay(m));

function frame(body: string, month: s.Month, footer: string, notes: readonly string[]): string {
  return `<header><b>Sakrand Funds Management Limited</b><span>Fund Manager’s Report - ${monthOf(month)}</span></header><main>${body}</main>
<footer>${notes.map((n) => `<p>${s.esc(n)}</p>`).join('')}<p>${s.esc(`${words.COMPLAINTS} ${s.RISK_NOTE}`)}</p><div>${s.esc(footer)}</div></footer>`;
}

const title = (entry: s.Entry): string =>
  `<h1>${s.esc(entry.fund_name_raw)} (${s.short(entry) === '' ? 'SKPF' : s.short(entry)})</h1>
<div>${s.esc(entry.category_raw)} | ${s.esc(entry.fund_type_raw)}</div>`;

const ofSubFunds = (entry: s.Entry): string =>
  s.heading('Expenses') + entry.sub_funds.map((x) => `<p>${words.expenses(x, x.name_raw)}</p>`).join('');

function text(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const own =
    entry.sub_funds.length > 0
      ? ''
      : `${s.heading('Expenses and Portfolio')}<p>${words.expenses(entry, 'Fund')}${words.statistics(entry)}</p>
${s.heading('Fund Manager’s Comment')}<p>${s.esc(words.comment(entry, fund, month))}</p>`;
  return `${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('About the Fund')}<p>${words.about(entry)}</p>${words.benchmark(entry)}<p>${words.ratings(entry)}</p>
${own}${s.heading('Investment Committee')}<p>${words.committee(entry)}</p>`;
}

/** Net assets and the price at the ends of two months. */
function size(entry: s.Entry, then: s.Figures, month: s.Month): string {
  return `${s.heading('Net Assets and Price')}${s.htmlTable(
    [
      ['', dayOf(month), dayOf(s.before(month))],
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '', then.fund_size_raw ?? ''],
      ['NAV per unit (Rs.)', entry.nav_per_unit ?? '', then.nav_per_unit ?? ''],
    ],
    'size',
  )}`;
}

const both = (first: string | null, second: string | null): string => `${first ?? ''} / ${second ?? ''}`;

function terms(entry: s.Entry): string {
  const charged = entry.fees.find((f) => f.fee_label_raw === 'Actual management fee');
  const rows = s.stated([
    ['Management fee', entry.management_fee_raw],
    ['Actual management fee', charged === undefined ? null : `${charged.percent}% p.a.`],
    ['Front-end load', entry.front_end_load_raw],
    ['Back-end load', entry.back_end_load_raw],
    ['Minimum initial / subsequent investment', both(entry.minimum_initial_raw, entry.minimum_subsequent_raw)],
    ['Pricing mechanism', entry.pricing_mechanism_raw],
    ['Dealing days / cut-off time', both(entry.dealing_days_raw, entry.cutoff_raw)],
    ['Leverage', entry.leverage_raw],
  ]);
  return `${s.heading('Fees and Dealing')}${s.list(rows, 'terms')}`;
}

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    cell(r.peer_return_percent),
  ]);
  return `${s.heading('Performance')}${s.htmlTable([['Period', s.short(entry), 'Benchmark', 'Peers'], ...rows], 'per')}`;
}

function series(entry: s.Entry, heading: string, rows: readonly s.SeriesRow[]): string {
  if (rows.length === 0) return '';
  const table = s.wideSeries(
    rows,
    [
      [s.short(entry), s.short(entry)],
      ['Benchmark', 'Benchmark'],
    ],
    plain,
  );
  return `${s.heading(heading)}${s.htmlTable(table, 'wide')}`;
}

const assets = (figures: s.Figures): string =>
  s.htmlTable([
    ['', ...s.datesOf(figures, 'ASSET_ALLOCATION')],
    ...s.lines(figures, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]),
  ]);

/** The first half of the ranks is at the left, the other half at the right. */
function topTen(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const half = Math.ceil(figures.holdings.length / 2);
  const cells = (h: s.Holding | undefined): string[] =>
    h === undefined
      ? ['', '', '', '']
      : [String(h.rank), s.esc(h.name_raw), s.esc(s.noteOf(mix, h.name_raw)), cell(h.percent)];
  const rows = figures.holdings.slice(0, half).map((h, i) => s.tr([...cells(h), ...cells(figures.holdings[half + i])]));
  return `${s.heading(figures.holdings_title_raw ?? '')}<table class=ten>${rows.join('')}</table>`;
}

function fundPage(entry: s.Entry, { funds, month, form }: Report): string {
  const fund = s.fundNamed(funds, entry);
  const then = s.figuresThen(entry, funds, s.before(month), form);
  const type = s.otherType(entry);
  const second = type === null ? '' : s.sharesList(entry, type, cell);
  return frame(
    `${title(entry)}<div class=two><div>${text(entry, fund, month)}</div>
<div>${size(entry, then, month)}${terms(entry)}${returns(entry)}</div></div>
${series(entry, 'Month-wise Returns (%)', entry.monthly_returns)}
<div class=low><div>${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${assets(entry)}
${series(entry, 'Returns of Fiscal Years (%)', entry.historical_returns)}</div><div>${second}</div></div>${topTen(entry, fund)}`,
    month,
    entry.page_footer_raw ?? '',
    entry.footnotes_raw,
  );
}

/** Each figure has a head over the two dates. */
function subSizes(entry: s.Entry, { funds, month, form }: Report): string {
  const fund = s.fundNamed(funds, entry);
  const dates = [month, s.before(month)].map((m) => `<th>${dayOf(m)}</th>`).join('');
  const rows = s.partsOf(entry, fund).map((part) => {
    const then = s.figuresAt(part, s.before(month), form);
    const { figures } = part;
    return s.tr([
      s.esc(part.line),
      ...[figures.fund_size_raw, then.fund_size_raw, figures.nav_per_unit, then.nav_per_unit].map((v) => v ?? ''),
    ]);
  });
  const label = entry.sub_funds[0]?.fund_size_label_raw ?? '';
  return `${s.heading('Net Assets and Price')}<table class=heads><tr><th rowspan=2></th><th colspan=2>${label}</th><th colspan=2>NAV per unit (Rs.)</th></tr>
<tr>${dates}${dates}</tr>${rows.join('')}</table>`;
}

function pensionPage(entry: s.Entry, report: Report): string {
  const fund = s.fundNamed(report.funds, entry);
  const first = s.only(entry.sub_funds[0], 'sub-fund');
  const labels = s.periods(first);
  const rows = entry.sub_funds.map((x) => [
    x.name_raw,
    ...labels.map((l) => cell(s.returnAt(x, l)?.fund_return_percent)),
  ]);
  const classes = entry.sub_funds.map((x) => `<div><div class=cap>${s.esc(x.name_raw)}</div>${assets(x)}</div>`);
  return frame(
    `${title(entry)}<div class=two><div>${text(entry, fund, report.month)}</div><div>${terms(entry)}${ofSubFunds(entry)}</div></div>
${subSizes(entry, report)}${s.heading('Performance')}${s.htmlTable([['', ...labels], ...rows], 'per')}
${s.heading(s.titleOf(first, 'ASSET_ALLOCATION'))}<div class=three>${classes.join('')}</div>${topTen(first, s.only(fund.subs?.[0], 'mix'))}`,
    report.month,
    entry.page_footer_raw ?? '',
    entry.footnotes_raw,
  );
}

const REVIEW = [
  'The State Bank of Pakistan kept its policy rate at 11.00% for the third time in a row. It expects inflation to stay above the upper bound ' +
    'of its target for some months of the second half of the fiscal year, after floods disturbed the supply of food.',
  'Cut-off yields of Treasury Bills rose by 5 to 15 basis points over the month, while those of Pakistan Investment Bonds were stable. Banks ' +
    'offered better rates for deposits at the end of the quarter than three months before.',
  'Stocks traded in a wide range on news of the border and of the review by the International Monetary Fund. Banks, cement and fertilizer ' +
    'companies reported better earnings than a year ago, and mutual funds bought what foreigners sold.',
];

function front({ entries, month }: Report): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.risk_profile_raw ?? '',
    String(e.page_number),
  ]);
  return frame(
    `<h1>Market Review</h1><div>${monthOf(month)}</div><div class=long>${s.paragraphs(REVIEW)}${s.heading('Funds of this Report')}
${s.htmlTable([['Fund', 'Category', 'Risk profile', 'Page'], ...rows], 'front')}</div>`,
    month,
    `Sakrand Funds Management Limited | Fund Manager’s Report | ${monthOf(month)} | 1`,
    [],
  );
}

/** The review, and a page for each fund. */
export const html = (report: Report): string =>
  s.htmlPages(STYLE, [
    front(report),
    ...report.entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e, report) : fundPage(e, report))),
  ]);
