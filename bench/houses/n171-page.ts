/** The landscape pages of AMC N171: a review, and a page for each fund with its particulars on a dark column. */
import { COMMENTS } from './n171-funds.ts';
import * as s from './shared15.ts';

const NAVY = '#14284b';
const GOLD = '#c8963e';
const COLOURS = ['#14284b', '#c8963e', '#5f86b3', '#8c8c8c', '#b9c9de', '#7a4f2a', '#3d6b5c'];
const MONTHS_LEFT = 17;
const MONTH_WIDTH = 7.4;

const STYLE = `@page{size:297mm 210mm;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.8mm;background:#fff}body{font:7.4pt/1.3 'Liberation Sans';color:#262626;font-variant-ligatures:none}
.side{position:absolute;left:0;top:0;bottom:0;width:72mm;background:${NAVY};color:#fff;padding:6mm 4mm 0 6mm;font-size:6.6pt;line-height:1.24}
.logo{font:bold 14pt/1 'Liberation Sans';letter-spacing:.5mm}.logo span{color:${GOLD}}.bank{font-size:5.8pt;color:#c9d3e6;margin:1mm 0 2.5mm}
.side h2{font:bold 7pt/1.2 'Liberation Sans';color:${GOLD};border-bottom:.3mm solid ${GOLD};margin:2.2mm 0 .6mm;padding-bottom:.5mm}
.side p{text-align:left}.side td{text-align:left;border-bottom:.1mm solid #3d5078;padding:.4mm .5mm}.side td:first-child{width:23mm;color:#c9d3e6}
.side .who td:first-child{width:32mm;color:#fff}.main{position:absolute;left:77mm;right:8mm;top:6mm}
.title{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:.8mm solid ${GOLD};padding-bottom:1.2mm}
h1{font:bold 16pt/1 'Liberation Sans';color:${NAVY};margin:0}
.when{background:${GOLD};color:#fff;font:bold 9pt/1 'Liberation Sans';padding:1.4mm 3mm;border-radius:1mm}
.main h2{font:bold 7.6pt/1.2 'Liberation Sans';color:${NAVY};border-bottom:.25mm solid ${NAVY};margin:2.6mm 0 .8mm;padding-bottom:.5mm}
p{margin:0;text-align:justify}td,th{padding:.62mm .8mm;text-align:right;line-height:1.16}td:first-child,th:first-child{text-align:left}
.main th{background:${NAVY};color:#fff;font-weight:bold}.main td{border-bottom:.12mm solid #cfd6e2}.main tr:nth-child(odd) td{background:#f3f6fa}
.cols{display:grid;grid-template-columns:106mm 1fr;gap:4mm;align-items:start}
.pair{display:grid;grid-template-columns:46mm 1fr;gap:3mm;align-items:start}
.pie{display:grid;grid-template-columns:27mm 1fr;gap:2mm;align-items:center}.pie svg{width:26mm;height:26mm}
.pie i{display:inline-block;width:2mm;height:2mm;margin-right:1.2mm}
.meter{display:flex;justify-content:space-between;padding:.9mm 1mm;margin-bottom:.5mm;line-height:1.15}.meter b{white-space:nowrap}
.key{text-align:center;font-size:6pt}.key i{display:inline-block;width:3mm;margin:0 1mm .5mm 4mm;vertical-align:middle}
.key .own{height:2mm;background:#5f86b3}.key .other{height:.5mm;background:${GOLD}}.chart{display:block;width:106mm}
.months{table-layout:fixed;width:${MONTHS_LEFT + 12 * MONTH_WIDTH}mm;font-size:5.7pt}
.months th,.months td{padding:.7mm 0;text-align:center;white-space:nowrap}.months th{font-size:5.3pt}
.months td:first-child{text-align:left;padding-left:.8mm}.months th:first-child{width:${MONTHS_LEFT}mm}.held td:last-child{white-space:nowrap}
.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.notes{margin-top:1.6mm;font-size:5.7pt;color:#444;line-height:1.3}
.foot{position:absolute;left:77mm;right:8mm;bottom:3.5mm;display:flex;gap:6mm;font-size:5.2pt;color:#777;border-top:.2mm solid #aaa;padding-top:.8mm}
.foot span:last-child{white-space:nowrap;font-size:6.6pt;color:${NAVY}}.front{columns:2;column-gap:6mm;font-size:9pt;line-height:1.5;margin-top:3mm}
.front p{margin-bottom:2.5mm}.risk{font-size:8pt;margin-top:2mm}.risk td,.risk th{text-align:left;padding:1mm}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);
const plain = (v: string | null | undefined): string => v ?? '-';

const rating = (r: string, by: string, day: string): string => `${r} by ${by} as on ${day}`;

const frame = (
  left: string,
  title: string,
  body: string,
  footer: string,
): string => `<div class=side><div class=logo>TANDOJAM <span>FUNDS</span></div>
<div class=bank>A wholly owned subsidiary of Tandojam Bank Limited</div>${left}</div><div class=main>
<div class=title><h1>${s.esc(title)}</h1><div class=when>February 2025</div></div>${body}</div>
<div class=foot><span>Disclaimer: This publication is for informational purposes only. ${s.esc(s.RISK_NOTE)}</span><span>${s.esc(footer)}</span></div>`;

/** The size, and of a fund that funds of funds invest in the size without them. */
function sizes(entry: s.Entry): s.Item[] {
  const millions = (pkr: unknown): string => `PKR ${s.grouped(Number(pkr) / 1e6, 0)} million`;
  const whole = [['Fund Size', entry.fund_size_raw ?? '']] as const;
  if (!('fund_size_excluding_fof_pkr' in entry)) return [...whole];
  return [
    ...whole,
    ['Fund Size (excl. investment by FoF)', millions(entry.fund_size_excluding_fof_pkr)],
    ['Amount invested by FoF', millions(entry.amount_invested_by_fof_pkr)],
  ];
}

function particulars(entry: s.Entry): string {
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
    ]),
    ['Maturity Date', entry.maturity_date_raw],
    ...sizes(entry),
    ['NAV (28th February, 2025)', `PKR ${entry.nav_per_unit}`],
    ['Units Outstanding', s.grouped(Number(entry.units_outstanding), 0)],
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Min. Initial Investment', 'minimum_initial_raw'],
      ['Min. Subsequent', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Settlement', 'settlement_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
    ]),
    ['Asset Manager Rating', s.ratingWith(entry, 'AMC', rating, '')],
    ['Fund Stability Rating', s.ratingWith(entry, 'FUND', rating, 'Not applicable')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return `${s.heading('Fund Facts')}${s.list(items)}`;
}

function side(entry: s.Entry): string {
  const mark = entry.maturity_date_raw === undefined ? '' : '**';
  return `${s.heading(`Investment Objective${mark}`)}<p>${s.esc(entry.investment_objective_raw)}</p>${particulars(entry)}
${s.heading('Investment Committee')}${s.list(s.members(entry), 'who')}`;
}

/** Periods and fiscal years are columns of one table. */
function performance(entry: s.Entry): string {
  const years = s.labelsOf(entry.historical_returns);
  const year = (name: string): string[] => years.map((y) => cell(s.percentAt(entry.historical_returns, name, y)));
  const rows = [
    [s.short(entry), ...s.seriesCells(entry, 'fund_return_percent').map(cell), ...year(s.short(entry))],
    ['Benchmark', ...s.seriesCells(entry, 'benchmark_return_percent').map(cell), ...year('Benchmark')],
  ];
  const peers = s.seriesCells(entry, 'peer_return_percent');
  if (peers.some((v) => v !== null)) rows.push(['Peer Average', ...peers.map(cell), ...years.map(() => '-')]);
  return `${s.heading('Performance')}${s.htmlTable([['Returns', ...s.periods(entry), ...years], ...rows])}`;
}

/** Columns of the fund's months with their figures, and a line of the benchmark. */
function columns(entry: s.Entry, labels: readonly string[]): string {
  const of = (name: string): number[] => labels.map((l) => Number(s.percentAt(entry.monthly_returns, name, l)));
  const [own, other] = [of(s.short(entry)), of('Benchmark')];
  const all = [...own, ...other, 0];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const yAt = (v: number): number => 3.5 + (33 * (high - v)) / (high - low);
  const xAt = (i: number): number => MONTHS_LEFT + (i + 0.5) * MONTH_WIDTH;
  const months = own.map((v, i) => {
    const [top, height] = [Math.min(yAt(0), yAt(v)), Math.abs(yAt(v) - yAt(0))];
    const y = v < 0 ? yAt(v) + 2 : yAt(v) - 0.6;
    return `<rect x="${(xAt(i) - 1.9).toFixed(2)}" y="${top.toFixed(2)}" width="3.8" height="${height.toFixed(2)}" fill="#5f86b3"/>
<rect x="${(xAt(i) - 2.8).toFixed(2)}" y="${(y - 1.6).toFixed(2)}" width="5.6" height="1.9" fill="#fff"/>
<text x="${xAt(i).toFixed(2)}" y="${y.toFixed(2)}" font-size="1.8" text-anchor="middle" fill="#262626">${v.toFixed(2)}%</text>`;
  });
  const points = other.map((v, i) => `${xAt(i).toFixed(2)},${yAt(v).toFixed(2)}`);
  const line = `<polyline points="${points.join(' ')}" fill="none" stroke="${GOLD}" stroke-width=".45"/>`;
  const [zero, end] = [yAt(0).toFixed(2), xAt(11.5).toFixed(2)];
  const axis = `<line x1="${MONTHS_LEFT}" x2="${end}" y1="${zero}" y2="${zero}" stroke="#666" stroke-width=".15"/>`;
  return `<svg class=chart viewBox="0 0 106 40" font-family="Liberation Sans">${line}${months.join('')}${axis}</svg>`;
}

function monthly(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const row = (name: string): string[] => [
    name,
    ...labels.map((l) => plain(s.percentAt(entry.monthly_returns, name, l))),
  ];
  const key = `<div class=key><i class=own></i>${s.esc(s.short(entry))}<i class=other></i>Benchmark</div>`;
  return `${s.heading('Monthly Returns (%)')}${key}${columns(entry, labels)}${s.htmlTable([['', ...labels], row(s.short(entry)), row('Benchmark')], 'months')}`;
}

/** A slice for each share, from the top on. */
function slices(shares: readonly number[]): string {
  const total = shares.reduce((a, b) => a + b, 0);
  const at = (share: number): string =>
    `${(20 + 19 * Math.sin((share / total) * 2 * Math.PI)).toFixed(2)},${(20 - 19 * Math.cos((share / total) * 2 * Math.PI)).toFixed(2)}`;
  let from = 0;
  const paths = shares.map((share, i) => {
    const to = from + share;
    const path = `<path d="M20,20 L${at(from)} A19,19 0 ${share > total / 2 ? 1 : 0} 1 ${at(to)} Z"
fill="${COLOURS[i % COLOURS.length]}" stroke="#fff" stroke-width=".4"/>`;
    from = to;
    return path;
  });
  return `<svg viewBox="0 0 40 40">${paths.join('')}</svg>`;
}

function allocation(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION');
  const legend = rows.map((r, i) =>
    s.tr([`<i style="background:${COLOURS[i % COLOURS.length]}"></i>${s.esc(r.label)}`, ...r.cells.map(cell)]),
  );
  const head = s.tr(['', ...s.datesOf(entry, 'ASSET_ALLOCATION')], 'th');
  return `${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}
<div class=pie>${slices(rows.map((r) => Number(r.cells[0])))}<table>${head}${legend.join('')}</table></div>`;
}

/** Each class on a bar that its share fills. */
function meters(entry: s.Entry): string {
  const type = s.otherType(entry);
  if (type === null) return '';
  const rows = s.ofType(entry, type);
  const most = Math.max(...rows.map((r) => Number(r.percent)));
  const lines = rows.map((r) => {
    const end = ((Number(r.percent) / most) * 100).toFixed(0);
    return `<div class=meter style="background:linear-gradient(90deg,#d9c39a ${end}%,#f1f1f1 ${end}%)">
<span>${s.esc(r.label_raw)}</span><b>${r.percent}%</b></div>`;
  });
  return `${s.heading(s.titleOf(entry, type))}${lines.join('')}`;
}

const holdings = (entry: s.Entry): string =>
  entry.holdings.length === 0
    ? ''
    : `${s.heading(entry.holdings_title_raw ?? '')}${s.htmlTable(
        entry.holdings.map((h) => [h.name_raw, cell(h.percent)]),
        'held',
        0,
      )}`;

/** How the fund did against benchmark and peers, and what it held. */
function comment(entry: s.Entry, fund: s.Fund): string {
  const month = s.only(s.returnAt(entry, 'Feb-25'), 'month');
  const year = s.only(s.returnAt(entry, 'FYTD'), 'year');
  const peers = month.peer_return_percent === null ? '' : `, while its peers earned ${month.peer_return_percent}%`;
  const [first, second] = s.lines(entry, 'ASSET_ALLOCATION');
  const gap = Math.round(Math.abs(Number(month.fund_return_percent) - Number(month.benchmark_return_percent)) * 100);
  const verb = Number(month.fund_return_percent) < Number(month.benchmark_return_percent) ? 'below' : 'above';
  return (
    `${fund.abbr} generated ${fund.model.kind === 'rate' ? 'an annualized return' : 'a return'} of ${month.fund_return_percent}% ` +
    `in February 2025, ${gap} bps ${verb} its benchmark's ` +
    `${month.benchmark_return_percent}%${peers}. The return of the fiscal year to date is ${year.fund_return_percent}% v. ${year.benchmark_return_percent}%. ` +
    `${COMMENTS[fund.abbr] ?? ''} ` +
    `Exposure in ${first?.label} was ${first?.cells[0]}% at the end of the month (January: ${first?.cells[1]}%), ` +
    `and in ${second?.label} ${second?.cells[0]}% (${second?.cells[1]}%).`
  );
}

function expenses(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const rows = ['MTD', 'YTD'].map((period) => [period, ...labels.map((l) => cell(s.feeOf(entry, l, period)))]);
  return `${s.heading('Total Expense Ratio (TER) - Annualized†')}${s.htmlTable([['Period', ...labels], ...rows])}`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Non-Compliant Investment',
    'Type of Investment',
    'Value before Provision',
    'Provision',
    'Value after Provision',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  return `${s.heading('Disclosure of Non-Compliant Investments (PKR in million)')}${s.htmlTable([head, ...entry.non_compliant.map(s.exposureCells)], 'bad')}`;
}

function fundPage(entry: s.Entry, fund: s.Fund): string {
  const [left, right] = [meters(entry), holdings(entry)];
  const lower =
    left === '' || right === '' ? `${left}${right}` : `<div class=pair><div>${left}</div><div>${right}</div></div>`;
  const body = `${performance(entry)}<div class=cols><div>${s.heading('Fund Manager’s Commentary')}<p>${s.esc(comment(entry, fund))}</p>${monthly(entry)}</div>
<div>${allocation(entry)}${lower}</div></div>${expenses(entry)}${breaches(entry)}
<div class=notes>${entry.footnotes_raw.map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>`;
  return frame(side(entry), `${entry.fund_name_raw} (${fund.abbr})`, body, entry.page_footer_raw ?? '');
}

const REVIEW = [
  'Headline inflation dropped to 1.5% in February 2025, the lowest reading in almost a decade, against 2.4% in January and 23.1% a year ago. The ' +
    'State Bank of Pakistan has cut its policy rate by 1,000 ' +
    'bps since June 2024 to 12.00%; the market expects one more cut of 50 bps before a pause.',
  'The current account of the first seven months had a surplus of USD 682 million, against a deficit of USD 1.8 billion in the same period of last ' +
    'year. Remittances of workers increased by 32% to USD 20.8 ' +
    'billion. Foreign exchange reserves of the State Bank were USD 11.2 billion, and the rupee closed at 279.7 against the US dollar.',
  'Tax revenue of PKR 7,344 billion in eight months fell short of the target by PKR 606 billion. The mission of the IMF arrives in March for the ' +
    'first review of the Extended Fund Facility.',
  'In the stock market volumes went down, as foreigners sold and investors waited for the review. Results of banks and cement companies were better ' +
    'than expected.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.risk_profile_raw ?? '',
    e.risk_of_principal_raw ?? '-',
  ]);
  const head = ['Fund / Plan', 'Category', 'Risk Profile', 'Risk of Principal Erosion'];
  const contact = [
    ['Head Office', 'Phuleli Tower, Station Road, Tandojam'],
    ['Helpline', '0800-00171'],
    ['E-mail', 'info@tandojamfunds.example'],
  ] as const;
  return frame(
    `${s.heading('Contact')}${s.list(contact)}`,
    'Economy & Market Review',
    `<div class=front>${s.paragraphs(REVIEW)}</div>${s.heading('Risk Profile of Funds / Plans')}${s.htmlTable([head, ...rows], 'risk')}`,
    'Fund Manager Report - February 2025 | 1',
  );
}

/** A page for each fund, and the review before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const pages = entries.map((e) => fundPage(e, s.fundNamed(funds, e)));
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
