/** The pages of AMC N176: a tinted column of facts at the left, and words and tables at the right. */
import { COMMENTS } from './n176-funds.ts';
import * as s from './shared15.ts';

const GREEN = '#0b5d4b';
const LIME = '#8db63c';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.7pt/1.32 'Liberation Sans';color:#1f2724;font-variant-ligatures:none}
header{position:absolute;left:9mm;right:9mm;top:7mm;height:15mm;border-bottom:.7mm solid ${GREEN}}
header svg{position:absolute;left:0;top:0;width:11mm;height:11mm}
header h1{position:absolute;left:14mm;top:.6mm;margin:0;font:bold 15pt/1 'Liberation Sans';color:${GREEN}}
header p{position:absolute;left:14mm;top:8mm;margin:0;font-size:7.2pt;color:#444}
header div{position:absolute;right:0;top:1mm;text-align:right;font-size:7.4pt;color:#555}
header div b{display:block;font-size:11pt;color:${LIME};margin-top:1mm}
aside{position:absolute;left:9mm;top:25mm;width:60mm;background:#eef4ea;padding:2mm 2.4mm 2.4mm}
main{position:absolute;left:73mm;right:9mm;top:25mm}
h2{font:bold 7.9pt/1.1 'Liberation Sans';color:${GREEN};margin:2.7mm 0 .9mm;padding-bottom:.7mm;border-bottom:.3mm solid ${LIME}}
aside h2:first-child,main>h2:first-child,.pair h2:first-child{margin-top:0}
p{margin:0 0 1mm;text-align:justify}td,th{padding:.68mm .8mm;line-height:1.17;text-align:right;vertical-align:top}
td:first-child,th:first-child{text-align:left}th{color:#fff;background:${GREEN};vertical-align:bottom}
td{border-bottom:.12mm solid #cfdccb}.total td{font-weight:bold;border-top:.25mm solid ${GREEN}}
aside td{padding:.68mm 0;font-size:7.5pt;border-bottom:.12mm dotted #94ab8c;text-align:right}
aside td:first-child{width:24mm;padding-right:1.4mm;color:#33443b;font-weight:bold}
.who td:first-child{width:31mm;font-weight:normal}.who td{white-space:nowrap}
.pair{display:grid;grid-template-columns:62mm 1fr;gap:4mm;margin-top:2.7mm;align-items:start}
.even{display:grid;grid-template-columns:1fr 1fr;gap:4mm;margin-top:2.7mm;align-items:start}.even h2:first-child{margin-top:0}
.strip{font-size:6.2pt;table-layout:fixed}.strip td,.strip th{padding:.6mm .2mm;text-align:center;white-space:nowrap}
.strip td:first-child,.strip th:first-child{width:15mm;text-align:left;padding-left:.8mm}
.perf{font-size:7.1pt}.perf td,.perf th{text-align:center}.perf td:first-child{white-space:nowrap}.perf td:first-child,.perf th:first-child{text-align:left}
.quality td:nth-child(3){text-align:left;padding-left:3mm}
.bars td{border:0;padding:.5mm .6mm}.bars td:first-child{width:25mm}.bars td:nth-child(2){text-align:left;white-space:nowrap}
.bars u{display:inline-block;height:2.4mm;background:${LIME};margin-right:1mm;vertical-align:middle}
.held{font-size:7pt}.held td:nth-child(2),.held td:nth-child(5){text-align:center}
.held td:nth-child(3),.held td:nth-child(6){white-space:nowrap}
.held td:nth-child(4){text-align:left;padding-left:3mm}
.bad{font-size:6.7pt}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.notes{margin-top:2.4mm;border-top:.2mm solid #9db394;padding-top:1mm}.notes p{font-size:6.2pt;line-height:1.28;margin:0 0 .6mm;color:#444}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3mm;font-size:6.6pt;align-items:start}
.three h3{font:bold 7pt/1.1 'Liberation Sans';color:${GREEN};margin:0 0 .8mm}.three .list td:first-child{width:auto}
.three .top{margin-top:1.6mm}
footer{position:absolute;left:9mm;right:9mm;bottom:5mm;border-top:.3mm solid ${GREEN};padding-top:1mm;display:flex;gap:8mm;
justify-content:space-between;font-size:5.6pt;color:#666}footer span:last-child{white-space:nowrap;font-size:6.6pt;color:${GREEN}}
.long{position:absolute;left:9mm;right:9mm;top:27mm;columns:2;column-gap:8mm;font-size:9.2pt;line-height:1.55}.long p{margin-bottom:3mm}`;

const LOGO = `<svg viewBox="0 0 40 40"><path d="M4 36C4 14 16 4 36 4C36 26 24 36 4 36Z" fill="${LIME}"/>
<path d="M4 36L26 14" stroke="#fff" stroke-width="2"/></svg>`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
}

const frame = (title: string, under: string, body: string, footer: string): string => `<header>${LOGO}
<h1>${s.esc(title)}</h1><p>${s.esc(under)}</p><div>Fund Managers’ Report<b>March 2022</b></div></header>${body}
<footer><span>Disclaimer: ${s.esc(s.RISK_NOTE)}</span><span>${s.esc(footer)}</span></footer>`;

const quoted = (r: string, by: string, on: string): string => `“${r}” by ${by} ${on}`;

function ratings(entry: s.Entry): string {
  const own = s.ratingWith(entry, 'FUND', quoted, '');
  const amc = `Management Quality Rating: ${s.ratingWith(entry, 'AMC', quoted, '')}`;
  return own === '' ? amc : `Fund Stability Rating: ${own}  |  ${amc}`;
}

function facts(entry: s.Entry): string {
  const rows = s.terms(entry, [
    ['Fund Type', 'fund_type_raw'],
    ['Category', 'category_raw'],
    ['Launch Date', 'launch_date_raw'],
    ['Benchmark', 'benchmark_raw'],
    ['Risk Profile', 'risk_profile_raw'],
    ['Risk of Principal Erosion', 'risk_of_principal_raw'],
    ['Management Fee', 'management_fee_raw'],
    ['Front-end Load', 'front_end_load_raw'],
    ['Back-end Load', 'back_end_load_raw'],
    ['Min. Initial Investment', 'minimum_initial_raw'],
    ['Min. Subsequent Investment', 'minimum_subsequent_raw'],
    ['Par Value', 'par_value_raw'],
    ['Pricing Mechanism', 'pricing_mechanism_raw'],
    ['Dealing Days', 'dealing_days_raw'],
    ['Cut-off Timings', 'cutoff_raw'],
    ['Trustee', 'trustee_raw'],
    ['Auditors', 'auditor_raw'],
    ['Registrar', 'registrar_raw'],
    ['Listing', 'listing_raw'],
    ['Leverage', 'leverage_raw'],
  ]);
  return `${s.heading('Fund Information')}${s.list(rows)}`;
}

function statistics(entry: s.Entry): string {
  if (entry.sub_funds.length > 0) return '';
  const rows: s.Item[] = [
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['NAV per Unit (Rs.)', entry.nav_per_unit ?? ''],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const),
  ];
  return `${s.heading('Key Statistics (as on March 31, 2022)')}${s.list(rows)}`;
}

const aside = (entry: s.Entry): string =>
  `<aside>${facts(entry)}${statistics(entry)}${s.heading('Investment Committee')}${s.list(s.members(entry), 'who')}</aside>`;

/** How the fund did, and what the manager says on the market. */
function review(entry: s.Entry): string {
  const words = s.only(COMMENTS[entry.fund_column_raw ?? 'SPF'], 'comment');
  const [month] = entry.reported_returns;
  const own =
    month === undefined
      ? ''
      : `${s.short(entry)} posted a return of ${month.fund_return_percent}% in March 2022 against ${month.benchmark_return_percent}% ` +
        'of its benchmark. ';
  return `${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Fund Manager’s Comments')}<p>${s.esc(own + words)}</p>`;
}

function returns(entry: s.Entry): string {
  const row = (name: string, key: 'fund_return_percent' | 'benchmark_return_percent'): string[] => [
    name,
    ...s.seriesCells(entry, key).map(cell),
  ];
  return `${s.heading('Fund Returns')}${s.htmlTable(
    [
      ['', ...s.periods(entry)],
      row(s.short(entry), 'fund_return_percent'),
      row('Benchmark', 'benchmark_return_percent'),
    ],
    'perf',
  )}`;
}

function assets(figures: s.Figures, corner: string): string {
  const dates = s.datesOf(figures, 'ASSET_ALLOCATION');
  const rows = s.lines(figures, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]);
  const total = s.tr(['Total', ...dates.map(() => '100.0%')], 'td', 'total');
  return s.htmlTable([[corner, ...dates], ...rows]).replace('</table>', `${total}</table>`);
}

/** Items in two columns, the first half at the left. */
function inPairs(rows: readonly (readonly string[])[]): string[][] {
  const half = Math.ceil(rows.length / 2);
  const width = rows[0]?.length ?? 0;
  return rows.slice(0, half).map((r, i) => [...r, ...(rows[half + i] ?? Array.from({ length: width }, () => ''))]);
}

function second(entry: s.Entry): string {
  const type = s.only(s.otherType(entry), 'table');
  const title = s.heading(s.titleOf(entry, type));
  const rows = s.ofType(entry, type);
  if (type === 'CREDIT_QUALITY')
    return `${title}${s.htmlTable(inPairs(rows.map((r) => [r.label_raw, cell(r.percent)])), 'quality', 0)}`;
  const most = Math.max(...rows.map((r) => Number(r.percent)));
  const bars = rows.map((r) => {
    const width = ((Number(r.percent) / most) * 21).toFixed(1);
    return s.tr([s.esc(r.label_raw), `<u style="width:${width}mm"></u>${cell(r.percent)}`]);
  });
  return `${title}<table class=bars>${bars.join('')}</table>`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const rows = entry.holdings.map((h) => [h.name_raw, s.noteOf(fund, h.name_raw), cell(h.percent)]);
  return `${s.heading(entry.holdings_title_raw ?? '')}${s.htmlTable(inPairs(rows), 'held', 0)}`;
}

function history(entry: s.Entry): string {
  const names = [
    [s.short(entry), s.short(entry)],
    ['Benchmark', 'Benchmark'],
  ] as const;
  const plain = (v: string | undefined): string => cell(v);
  return `${s.heading('Monthly Returns')}${s.htmlTable(s.wideSeries(entry.monthly_returns, names, plain), 'strip')}
${s.heading('Returns of Fiscal Years')}${s.htmlTable(s.wideSeries(entry.historical_returns, names, plain), 'strip')}`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = ['Name', 'Type', 'Value before Provisioning', 'Provisioning Held', 'Value after Provisioning'];
  return `${s.heading('Details of Non-Compliant Investments (Rs. in million)')}${s.htmlTable(
    [[...head, '% of Gross Assets', '% of Net Assets'], ...entry.non_compliant.map(s.exposureCells)],
    'bad',
  )}`;
}

const notes = (entry: s.Entry): string => `<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>`;

function fundPage(entry: s.Entry, report: Report): string {
  const fund = s.fundNamed(report.funds, entry);
  const body = `${review(entry)}${returns(entry)}<div class=pair>
<div>${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${assets(entry, '')}</div><div>${second(entry)}</div></div>
${holdings(entry, fund)}${history(entry)}${breaches(entry)}${notes(entry)}`;
  return frame(entry.fund_name_raw, ratings(entry), `${aside(entry)}<main>${body}</main>`, entry.page_footer_raw ?? '');
}

/** Sub-funds are columns of statistics, and rows of returns and years. */
function pensionPage(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const row = (label: string, of: (x: s.SubFacts) => string): string[] => [label, ...subs.map(of)];
  const figures = [
    ['', ...subs.map((x) => x.name_raw)],
    row(first.fund_size_label_raw ?? '', (x) => x.fund_size_raw ?? ''),
    row('NAV per Unit (Rs.)', (x) => x.nav_per_unit ?? ''),
    ...first.fees.map((f, i) => row(f.fee_label_raw, (x) => cell(x.fees[i]?.percent))),
  ];
  const returned = [['', ...s.periods(first)]].concat(
    subs.map((x) => [x.name_raw, ...s.seriesCells(x, 'fund_return_percent').map(cell)]),
  );
  const years = s.labelsOf(first.historical_returns);
  const annual = [['', ...years]].concat(
    subs.map((x) => [x.name_raw, ...years.map((y) => cell(s.percentAt(x.historical_returns, x.name_raw, y)))]),
  );
  const cards = subs.map((x) => `<div><h3>${s.esc(x.name_raw)}</h3>${assets(x, '')}</div>`);
  const held = subs.map((x) =>
    x.holdings.length === 0 ? '' : `<div><h3>${s.esc(x.name_raw)}</h3>${s.list(s.holdingItems(x, cell))}</div>`,
  );
  const body = `${review(entry)}${s.heading('Key Statistics (as on March 31, 2022)')}${s.htmlTable(figures)}
${s.heading('Fund Returns')}${s.htmlTable(returned, 'perf')}${s.heading('Returns of Fiscal Years')}${s.htmlTable(annual, 'perf')}
${s.heading(s.titleOf(first, 'ASSET_ALLOCATION'))}<div class=three>${cards.join('')}</div>
${s.heading(first.holdings_title_raw ?? '')}<div class=three>${held.join('')}</div>${notes(entry)}`;
  return frame(entry.fund_name_raw, ratings(entry), `${aside(entry)}<main>${body}</main>`, entry.page_footer_raw ?? '');
}

const REVIEW = [
  'Headline inflation rose to 12.7% in March 2022 from 12.2% in February. The current account deficit narrowed to USD 1.0 billion ' +
    'as imports of vaccines and machinery slowed down, while reserves of the SBP fell to USD 11.4 billion on repayments of loans.',
  'The SBP left its policy rate at 9.75% on March 8. Yields of government papers moved up by 60 to 140 bps as the market expected ' +
    'an early meeting of the Monetary Policy Committee on account of the fall of the Rupee to 183.5 per US Dollar.',
  'The stock market stayed in a narrow range. Technology, Chemical and Exploration companies did better than the index; Cement, ' +
    'Automobiles and Banks did worse. Local individuals were net buyers of USD 21 million.',
];

/** The review of the markets if the report is whole, and a page for each fund. */
export function html(report: Report): string {
  const pages = report.entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e) : fundPage(e, report)));
  const front = frame(
    'Economy and Markets',
    'Shahkot Asset Management Company Limited',
    `<div class=long>${s.paragraphs(REVIEW)}</div>`,
    'Fund Managers’ Report | March 2022 | 1',
  );
  return s.htmlPages(STYLE, report.isWhole ? [front, ...pages] : pages);
}
