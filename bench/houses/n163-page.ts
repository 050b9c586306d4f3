/** The pages of AMC N163: a cover page, and a page for each fund with bands over two columns. */
import { COMMENTS } from './n163-funds.ts';
import * as s from './shared15.ts';

const PURPLE = '#4b2a78';
const PALE = '#efeaf6';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}body{font:7.4pt/1.25 'Liberation Sans Narrow';color:#1c1c1c;font-variant-ligatures:none}
.page{position:absolute;left:10mm;right:10mm;top:7mm}.brand{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:.8mm solid ${PURPLE};padding-bottom:1mm}
.brand b{font:italic bold 15pt/1 'Liberation Serif';color:${PURPLE}}.brand span{font-size:6.6pt;color:#555}
h1{font:bold 17pt/1.15 'Liberation Sans Narrow';color:${PURPLE};margin:2.2mm 0 0}.price{display:flex;justify-content:space-between;font:bold 9pt 'Liberation Sans Narrow';margin-bottom:1mm}
h2{font:bold 7.8pt/1.1 'Liberation Sans Narrow';color:#fff;background:${PURPLE};margin:2mm 0 0;padding:.8mm 1.4mm}
.cols{display:grid;grid-template-columns:91mm 1fr;gap:3mm;align-items:start}p{margin:1mm .6mm 0;text-align:justify}
td,th{padding:.55mm .8mm;text-align:right;line-height:1.13;vertical-align:top}td:first-child,th:first-child{text-align:left}th{background:${PALE};vertical-align:bottom}
.perf td,.perf th{border:.2mm solid #9d8dbb;text-align:center;vertical-align:middle}.perf td:first-child,.perf th:first-child{text-align:left;width:35mm}.perf td:first-child{font-weight:bold}
.info td{border-bottom:.15mm dotted #b9b1c9}.info td:nth-child(2){text-align:left}.info td:first-child{width:31mm;font-weight:bold}
.share td:last-child{width:16mm}.held td:nth-child(2),.held th:nth-child(2){text-align:left}.held th:not(:first-child),.held td:not(:first-child){white-space:nowrap}.held{font-size:7pt}
.bad{font-size:6.8pt}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.bad td,.bad th{border:.15mm solid #b9b1c9}.like td,.like th{text-align:center}
.stars{font-size:6.2pt;margin-top:.6mm}.who{border:.2mm solid ${PURPLE};padding:1mm 1.4mm;margin:2.4mm 0 0}
.foot{position:absolute;left:10mm;right:10mm;bottom:5mm;border-top:.3mm solid ${PURPLE};padding-top:1mm;font-size:5.9pt;display:flex;gap:8mm;color:#444}.foot span:last-child{white-space:nowrap;font-size:7.4pt}
.front td,.front th{padding:1.4mm 1mm;text-align:left}.front{font-size:9.4pt}.front p{line-height:1.45;margin-top:2mm}`;

/** Negative figures are in brackets, followed by the percent sign; `n/a` for what the page does not have. */
const cell = (v: string | null | undefined): string =>
  v === null || v === undefined ? 'n/a' : v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;

const frame = (body: string, footer: string): string => `<div class=page><div class=brand><b>Renala Funds</b>
<span>Renala Fund Management Limited | MONTHLY REPORT (MUFAP’s Recommended Format)</span></div>${body}</div><div class=foot><span>${s.esc(s.RISK_NOTE)}</span><span>${s.esc(footer)}</span></div>`;

/** The note on the provision is at the end of the page, the others below the returns. */
const isProvision = (note: string): boolean => note.startsWith('Sindh');

const levied = (entry: s.Entry, period: string): string =>
  `${s.feeOf(entry, 'Total Expense Ratio', period)}% p.a. (including ${s.feeOf(entry, 'government levies', period)}% government levies)`;

/** The periods up to twelve months, the fiscal years, and the longer periods, in the order of the columns. */
function performance(entry: s.Entry): string {
  const since = entry.reported_returns.at(-1)?.period_label_raw ?? '';
  const first = ['Nov-2024*', 'FYTD - 2025*', 'Rolling 12 Months*'];
  const years = ['FY - 2024*', 'FY - 2023*', 'FY - 2022*'];
  const last = ['Last 3 Years*', 'Last 5 Years*', since];
  const row = (name: string, series: string, key: 'fund_return_percent' | 'benchmark_return_percent'): string[] => [
    name,
    ...first.map((l) => cell(s.returnAt(entry, l)?.[key])),
    ...years.map((l) => cell(s.percentAt(entry.historical_returns, series, l))),
    ...last.map((l) => cell(s.returnAt(entry, l)?.[key])),
  ];
  const rows = [
    ['Performance Period', ...first, ...years, ...last],
    row(s.short(entry), s.short(entry), 'fund_return_percent'),
    row('BENCHMARK', 'Benchmark', 'benchmark_return_percent'),
  ];
  const stars = entry.footnotes_raw.filter((t) => !isProvision(t)).map(s.esc);
  return `${s.heading('Performance %')}${s.htmlTable(rows, 'perf')}<div class=stars>${stars.join('<br>')}</div>`;
}

function general(entry: s.Entry): string {
  const rating = (r: string, by: string, day: string): string => `“${r}” by ${by} (${day})`;
  const without = 'fund_size_excluding_fof_pkr' in entry ? Number(entry.fund_size_excluding_fof_pkr) / 1e6 : null;
  const lasting = entry.metrics.filter((m) => m.label_raw.length > 6);
  return s.list(
    s.stated([
      ...s.terms(entry, [['Launch Date:', 'launch_date_raw']]),
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
      [
        'Fund Size: (Excluding investment by fund of funds)',
        without === null ? null : `Rs. ${s.grouped(without, 0)} million`,
      ],
      ...s.terms(entry, [
        ['Type:', 'fund_type_raw'],
        ['Category:', 'category_raw'],
        ['Dealing Days:', 'dealing_days_raw'],
        ['Dealing Time:', 'cutoff_raw'],
        ['Settlement:', 'settlement_raw'],
        ['Pricing Mechanism:', 'pricing_mechanism_raw'],
        ['Load:', 'front_end_load_raw'],
        ['Back end Load:', 'back_end_load_raw'],
        ['Management Fee:', 'management_fee_raw'],
      ]),
      ['Actual Rate of Management Fee:', `${s.feeOf(entry, 'Actual Rate of Management Fee', null)}% per annum`],
      ['Total Expense Ratio (MTD):', levied(entry, 'MTD')],
      ['Total Expense Ratio (YTD):', levied(entry, 'YTD')],
      ...s.terms(entry, [
        ['Risk Profile:', 'risk_profile_raw'],
        ['Risk of Principal Erosion:', 'risk_of_principal_raw'],
      ]),
      ['Fund Stability Rating:', s.ratingWith(entry, 'FUND', rating, 'N/A')],
      ...s.terms(entry, [
        ['Listing:', 'listing_raw'],
        ['Custodian & Trustee:', 'trustee_raw'],
        ['Auditors:', 'auditor_raw'],
        ['Benchmark:', 'benchmark_raw'],
      ]),
      ['Fund Manager:', s.members(entry)[0]?.[0]],
      ...s.terms(entry, [
        ['Minimum Subscription:', 'minimum_initial_raw'],
        ['Subsequent Subscription:', 'minimum_subsequent_raw'],
      ]),
      [
        'Asset Manager Rating:',
        s.ratingWith(entry, 'AMC', (r, by, day) => `${r} by ${by} (Very High Quality) (${day})`, ''),
      ],
      ...s.terms(entry, [['Leverage:', 'leverage_raw']]),
      ...lasting.map((m) => [`${m.label_raw}:`, m.value_raw] as const),
    ]),
    'info',
  );
}

/** What the fund earned in the month, and how that compares. */
function comment(entry: s.Entry, fund: s.Fund): string {
  const month = s.returnAt(entry, 'Nov-2024*');
  const [own, other] = [Number(month?.fund_return_percent), Number(month?.benchmark_return_percent)];
  const words = own < other ? 'underperformed its Benchmark' : 'outperformed its Benchmark';
  const basis = fund.model.kind === 'rate' ? 'an annualized return' : 'a return';
  return `During the month under review, ${fund.abbr} generated ${basis} of ${own.toFixed(2)}% and ${words} by ${Math.abs(own - other).toFixed(2)}%. ${COMMENTS[fund.abbr] ?? ''}`;
}

const shares = (entry: s.Entry, type: s.AllocationType | null): string => {
  if (type === null) return '';
  const rows = s.ofType(entry, type).map((r) => [r.label_raw, cell(r.percent)] as const);
  const total = rows.reduce((sum, [, v]) => sum + Number.parseFloat(v), 0);
  const isCredit = type === 'CREDIT_QUALITY';
  return `${s.heading(s.titleOf(entry, type))}${s.list([...rows, ...(isCredit ? [['Total', `${total.toFixed(1)}%`] as const] : [])], 'share')}`;
};

/** The ratios of the portfolio and those of the index of its benchmark. */
function measures(entry: s.Entry, fund: s.Fund): string {
  const own = entry.metrics.filter((m) => m.label_raw.length <= 6);
  if (own.length === 0) return '';
  const [index, others] = fund.abbr === 'RSF' ? ['KSE-30', ['4.6', '1.0', '8.9']] : ['KMI-30', ['5.9', '1.2', '6.1']];
  const rows = [
    ['', ...own.map((m) => m.label_raw)],
    [fund.abbr, ...own.map((m) => m.value_raw)],
    [index, ...own.map((_, i) => others[i] ?? '')],
  ];
  return `${s.heading('Characteristics of Equity Portfolio')}${s.htmlTable(rows, 'like')}`;
}

/** Bonds have their kind and two dates; stocks are all of one class. */
function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const title = s.heading(entry.holdings_title_raw ?? '');
  if (fund.model.kind === 'market') {
    const stocks = entry.holdings.map((h) => [h.name_raw, 'Equity', cell(h.percent)]);
    return title + s.htmlTable([['Name', 'Asset Class', '% of Total Assets'], ...stocks], 'held');
  }
  const rows = entry.holdings.map((h) => {
    const [, kind = '', from = '', to = ''] = /^(.*) (\S+) (\S+)$/.exec(s.noteOf(fund, h.name_raw)) ?? [];
    return [h.name_raw, kind, from, to, cell(h.percent)];
  });
  return title + s.htmlTable([['Name', 'Type', 'Issue Date', 'Maturity', '% of TA'], ...rows], 'held');
}

function breaches(entry: s.Entry): string {
  const head = [
    'Particulars',
    'Type of Investment',
    'Value of Investment before Provision (Rs. mn)',
    'Provision held (Rs. mn)',
    'Value of Investment after Provision (Rs. mn)',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  return entry.non_compliant.length === 0
    ? ''
    : s.heading('Details of Non-Compliant Investments') +
        s.htmlTable([head, ...entry.non_compliant.map(s.exposureCells)], 'bad');
}

const committee = (entry: s.Entry): string =>
  `<div class=who><b>Name of the Members of Investment Committee:</b> ${s
    .members(entry)
    .slice(1)
    .map(([name, office]) => s.esc(`${name} (${office})`))
    .join(', ')}</div>`;

function fundPage(entry: s.Entry, fund: s.Fund): string {
  const isRate = fund.model.kind === 'rate';
  const assets = s.sharesTable(entry, 'ASSET_ALLOCATION', cell);
  const left = `${s.heading('General Information')}${general(entry)}${isRate ? '' : assets}`;
  const right = `${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>${s.heading('Fund Manager Commentary')}
<p>${s.esc(comment(entry, fund))}</p>${measures(entry, fund)}${isRate ? assets : ''}${shares(entry, s.otherType(entry))}${holdings(entry, fund)}`;
  const body = `<h1>${s.esc(entry.fund_name_raw)} (${fund.abbr})</h1><div class=price><span>Unit Price (30/11/2024): Rs. ${entry.nav_per_unit}</span>
<span>November 2024</span></div>${performance(entry)}<div class=cols><div>${left}</div><div>${right}</div></div>
${breaches(entry)}${committee(entry)}${entry.footnotes_raw
    .filter(isProvision)
    .map((t) => `<p class=stars>${s.esc(t)}</p>`)
    .join('')}`;
  return frame(body, entry.page_footer_raw ?? '');
}

const REVIEW = [
  'CPI inflation eased to 4.9% in November, the lowest since April 2018, from 7.2% in October. The current account had a surplus of USD 729 million in ' +
    'November. The reserves of SBP increased to USD 12.0 billion, and the rupee was stable at 278 against the dollar.',
  'The benchmark index of the stock market declined in November on political noise and profit taking. Yields of T-Bills declined by 60 to 110 basis points, as a further cut of the ' +
    'policy rate was expected in the meeting of December 16.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, e.risk_profile_raw ?? '', e.risk_of_principal_raw ?? '']);
  const head = ['Name of Collective Investment Scheme', 'Risk Profile', 'Risk of Principal Erosion'];
  const body = `<div class=front><h1>Capital Market Review</h1><div class=price><span>${s.esc(entries[0]?.amc_name_raw)}</span><span>November 2024</span></div>
${s.paragraphs(REVIEW)}${s.heading('Funds in this Report')}${s.htmlTable([head, ...rows])}</div>`;
  return frame(body, 'Page 01');
}

/** A page for each fund, and the review before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const pages = entries.map((e) => fundPage(e, s.fundNamed(funds, e)));
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
