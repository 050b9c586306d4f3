/** The pages of AMC N166: a review, and a page for each fund with comments above and particulars in four columns. */
import { COMMENTS } from './n166-funds.ts';
import * as s from './shared15.ts';

const MONTH = { year: 2021, month: 4 };
const MAROON = '#7a1f2b';
const SAND = '#f4ede1';
const NOW = 'April 30, 2021';
const THEN = 'March 31, 2021';
const LONG = ['3 Month*', '6 Month*', '1 Year*', '3 Year**', '5 Year**', 'Since Inception**'];
const SHORT = ['April 2021*', 'YTD*'];
/** Bought in this month. */
const NEW = new Set(['Bakhshan Khan Electric Limited - STS', 'Dahranwala Motors Limited']);

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}body{font:7.1pt/1.27 'Liberation Sans';color:#242424;font-variant-ligatures:none}
.head{position:absolute;left:0;right:0;top:0;height:15mm;border-bottom:1mm solid ${MAROON}}.head b{position:absolute;left:9mm;top:4.5mm;font:bold 13pt/1 'Liberation Serif';color:${MAROON};letter-spacing:.4mm}
.head span{position:absolute;right:0;top:0;height:14mm;width:64mm;background:${MAROON};color:#fff;text-align:center;padding-top:3mm;font-size:8pt;line-height:1.35}
.page{position:absolute;left:9mm;right:9mm;top:17.5mm}h1{font:bold 15pt/1.1 'Liberation Sans';color:${MAROON};margin:0;text-align:center}
.sub{text-align:center;font-size:7.6pt;margin:.4mm 0 1.4mm;color:#555}
h2{font:bold 7.3pt/1.15 'Liberation Sans';color:${MAROON};background:${SAND};border-left:1.4mm solid ${MAROON};margin:2mm 0 .5mm;padding:.7mm 1.4mm}
p{margin:.6mm 0 0;text-align:justify}td,th{padding:.5mm .9mm;text-align:right;line-height:1.15;vertical-align:top}td:first-child,th:first-child{text-align:left}
th{border-bottom:.35mm solid ${MAROON};vertical-align:bottom}td{border-bottom:.15mm solid #d9d2c6}
.open{display:grid;grid-template-columns:58mm 1fr;gap:4mm}.open h2{margin-top:0}
.four td{text-align:left;padding:.5mm .9mm}.four td:nth-child(odd){width:27mm;font-weight:bold;color:#4a4a4a}.four td:nth-child(3){padding-left:3mm}.four td:nth-child(2){width:70mm}
.perf{display:grid;grid-template-columns:80mm 1fr;gap:4mm}.three{display:grid;grid-template-columns:66mm 47mm 1fr;gap:3.5mm;align-items:start}.two{display:grid;grid-template-columns:1fr 1fr;gap:4mm;align-items:start}
.three td:first-child{white-space:normal}.held td:not(:first-child),.held th:not(:first-child){white-space:nowrap}.held{font-size:6.7pt}.bar td:first-child{width:22mm}.bar td:nth-child(2){text-align:left;padding:.8mm 0;border-left:.2mm solid #888;width:14mm}.bar i{display:block;height:2mm;background:${MAROON}}
.bad{font-size:6.5pt}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.bad tr:last-child td{font-weight:bold;border-top:.25mm solid #444}
.notes{margin-top:1.6mm;font-size:6pt;color:#444}.notes div{margin-top:.5mm;text-align:justify}.who{margin-top:1.6mm;font-size:6.7pt}
.foot{position:absolute;left:9mm;right:9mm;bottom:5mm;border-top:.25mm solid ${MAROON};padding-top:1mm;display:flex;gap:8mm;font-size:5.6pt;color:#555}.foot span:last-child{white-space:nowrap;font-size:7pt;color:${MAROON}}
.front{font-size:9pt}.front p{line-height:1.5;margin-top:2mm}.front td,.front th{padding:1.3mm 1mm;text-align:left}.front h2{font-size:9pt}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'N/A' : `${v}%`);

const frame = (body: string, footer: string): string => `<div class=head><b>HASILPUR INVESTMENTS</b>
<span>FUND MANAGER’S REPORT<br><b style="position:static;font:bold 10pt 'Liberation Sans';color:#fff;letter-spacing:0">April 2021</b></span></div><div class=page>${body}</div>
<div class=foot><span>MUFAP’s Recommended Format. ${s.esc(s.RISK_NOTE)}</span><span>${s.esc(footer)}</span></div>`;

const rating = (r: string, by: string, day: string): string => `${r} (${by}) ${day}`;

function particulars(entry: s.Entry): string {
  const isPension = entry.sub_funds.length > 0;
  const without = 'fund_size_excluding_fof_pkr' in entry ? Number(entry.fund_size_excluding_fof_pkr) / 1e6 : null;
  const asAt = (v: string | null): string | null => (v === null ? null : `${v} as at ${NOW}`);
  const units = entry.units_outstanding === undefined ? null : s.grouped(Number(entry.units_outstanding), 0);
  const fees = entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const);
  const lasting = entry.metrics.filter((m) => m.label_raw.startsWith('Weighted'));
  return fourColumns(
    s.stated([
      ...s.terms(entry, [
        ['Fund Type', 'fund_type_raw'],
        ['Category', 'category_raw'],
        ['Launch Date', 'launch_date_raw'],
      ]),
      ['Net Assets', asAt(entry.fund_size_raw)],
      ['Net Assets (excl. investment by fund of funds)', without === null ? null : `Rs. ${s.grouped(without, 2)} mn`],
      ['NAV', isPension ? null : asAt(`Rs. ${entry.nav_per_unit}`)],
      ['Units Outstanding', units],
      ...s.terms(entry, [
        ['Benchmark', 'benchmark_raw'],
        ['Dealing Days', 'dealing_days_raw'],
        ['Cut-off Time', 'cutoff_raw'],
        ['Pricing Mechanism', 'pricing_mechanism_raw'],
        ['Settlement', 'settlement_raw'],
        ['Management Fee', 'management_fee_raw'],
        ['Front-end Load', 'front_end_load_raw'],
        ['Back-end Load', 'back_end_load_raw'],
        ['Min. Investment', 'minimum_initial_raw'],
        ['Min. Subsequent', 'minimum_subsequent_raw'],
        ['Trustee', 'trustee_raw'],
        ['Auditor', 'auditor_raw'],
        ['Registrar', 'registrar_raw'],
      ]),
      ['Asset Manager Rating', s.ratingWith(entry, 'AMC', rating, '')],
      ['Fund Stability Rating', s.ratingWith(entry, 'FUND', rating, isPension ? '' : 'N/A')],
      ...s.terms(entry, [
        ['Risk Profile', 'risk_profile_raw'],
        ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ]),
      ['Fund Manager', s.members(entry)[0]?.[0]],
      ...s.terms(entry, [
        ['Listing', 'listing_raw'],
        ['Leverage', 'leverage_raw'],
      ]),
      ...fees,
      ...lasting.map((m) => [m.label_raw, m.value_raw] as const),
    ]),
  );
}

/** The first half of the pairs at the left, the second half at the right. */
function fourColumns(items: readonly s.Item[]): string {
  const half = Math.ceil(items.length / 2);
  const rows = items.slice(0, half).map(([label, value], i) => {
    const [next = '', other = ''] = items[half + i] ?? [];
    return [label, value, next, other];
  });
  return `${s.heading('BASIC INFORMATION')}${s.htmlTable(rows, 'four', 0)}`;
}

type Side = 'fund_return_percent' | 'benchmark_return_percent';

const across = (entry: s.Figures, labels: readonly string[], key: Side): string[] =>
  labels.map((l) => cell(s.returnAt(entry, l)?.[key]));

/** The deviation of the benchmark is printed too; a ratio and alpha are the fund's alone. */
function firstTable(entry: s.Entry): string {
  const own = entry.metrics.filter((m) => !m.label_raw.startsWith('Weighted'));
  const deviation = s.around(Number(own[0]?.value) * 0.93, 2, entry.fund_name_raw, 'deviation');
  const rows = [
    ['', ...SHORT, ...own.map((m) => m.label_raw)],
    [s.short(entry), ...across(entry, SHORT, 'fund_return_percent'), ...own.map((m) => m.value_raw)],
    [
      'Benchmark',
      ...across(entry, SHORT, 'benchmark_return_percent'),
      `${deviation}%`,
      ...own.slice(1).map(() => 'N/A'),
    ],
  ];
  return s.htmlTable(rows, '');
}

function performance(entry: s.Entry): string {
  const years = s.labelsOf(entry.historical_returns);
  const row = (name: string, key: Side): string[] => [name, ...across(entry, LONG, key)];
  const yearRow = (name: string): string[] => [
    name,
    ...years.map((l) => cell(s.percentAt(entry.historical_returns, name, l))),
  ];
  const names = [s.short(entry), 'Benchmark'];
  return `${s.heading('PERFORMANCE')}<div class=perf>${firstTable(entry)}
${s.htmlTable([['', ...years], ...names.map(yearRow)])}</div>
<div style="height:1mm"></div>${s.htmlTable([['', ...LONG], row(s.short(entry), 'fund_return_percent'), row('Benchmark', 'benchmark_return_percent')])}`;
}

/** What the holdings weighed a month before. */
function holdings(figures: s.Figures, words: string, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const past = s.holdingsOf(
    words,
    mix.papers.map(([name, weight]) => [name, weight]),
    s.before(MONTH),
    2,
  );
  const rows = figures.holdings.map((h) => {
    const then = past.find((p) => p.name_raw === h.name_raw)?.percent;
    return [h.name_raw, cell(h.percent), NEW.has(h.name_raw) ? '-' : cell(then)];
  });
  return `${s.heading(figures.holdings_title_raw ?? '')}${s.htmlTable([['', NOW, THEN], ...rows], 'held')}`;
}

function bars(figures: s.Figures): string {
  const type = s.otherType(figures);
  if (type === null) return '';
  const rows = s.ofType(figures, type);
  const most = Math.max(...rows.map((r) => Number(r.percent)));
  const lines = rows.map((r) =>
    s.tr([
      s.esc(r.label_raw),
      `<i style="width:${((Number(r.percent) / most) * 100).toFixed(0)}%"></i>`,
      cell(r.percent),
    ]),
  );
  return `${s.heading(s.titleOf(figures, type))}<table class=bar>${lines.join('')}</table>`;
}

/** How the fund did, and what its largest class weighs now and weighed before. */
function comment(entry: s.Entry, fund: s.Fund): string {
  const market = COMMENTS[fund.abbr] ?? '';
  if (fund.subs !== undefined) return market;
  const month = s.returnAt(entry, 'April 2021*');
  const [own, other] = [Number(month?.fund_return_percent), Number(month?.benchmark_return_percent)];
  const [first, second] = s
    .lines(entry, 'ASSET_ALLOCATION')
    .filter((r) => !r.label.startsWith('Others'))
    .map((r) => ({ label: r.label, now: r.cells[0] ?? '', before: r.cells[1] ?? '' }));
  if (first === undefined || second === undefined) throw new Error('no classes');
  const moved = Number(first.now) < Number(first.before) ? 'reduced' : 'increased';
  const gap = Math.round(Math.abs(own - other) * 100);
  return (
    `During the month, ${fund.abbr} posted a${fund.model.kind === 'rate' ? 'n annualized' : ''} return of ${own.toFixed(2)}% against the benchmark return of ` +
    `${other.toFixed(2)}%, ${own < other ? 'underperforming' : 'outperforming'} it by ${gap} bps. ${market} Exposure in ${first.label} was ${moved} from ` +
    `${first.before}% to ${first.now}% of total assets, while ${second.label} stood at ${second.now}% at month end.`
  );
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Name of Non-Compliant Investment',
    'Type',
    'Value before Provision',
    'Provision held',
    'Value after Provision',
  ];
  const rows = entry.non_compliant.map(s.exposureCells);
  const sum = (key: 'value_before_pkr' | 'provisioning_pkr' | 'value_after_pkr'): string =>
    s.bracketed((entry.non_compliant.reduce((all, e) => all + Number(e[key]), 0) / 1e6).toFixed(2));
  const total = ['Total', '', sum('value_before_pkr'), sum('provisioning_pkr'), sum('value_after_pkr'), '', ''];
  return `${s.heading('DISCLOSURE OF NON-COMPLIANT INVESTMENTS AS AT APRIL 30, 2021 (Rs. in million)')}
${s.htmlTable([[...head, '% of Gross Assets', '% of Net Assets'], ...rows, total], 'bad')}`;
}

const closing = (entry: s.Entry): string =>
  `<div class=who><b>Investment Committee:</b> ${s
    .members(entry)
    .slice(1)
    .map(([name, office]) => s.esc(`${name} (${office})`))
    .join(', ')}</div><div class=notes>${entry.footnotes_raw.map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>`;

const opening = (entry: s.Entry, fund: s.Fund): string => `<h1>${s.esc(entry.fund_name_raw)} (${fund.abbr})</h1>
<div class=sub>Managed by ${s.esc(entry.amc_name_raw)}</div><div class=open><div>${s.heading('INVESTMENT OBJECTIVE')}<p>${s.esc(entry.investment_objective_raw)}</p></div>
<div>${s.heading('MARKET REVIEW AND FUND COMMENTARY')}<p>${s.esc(comment(entry, fund))}</p></div></div>${particulars(entry)}`;

function fundPage(entry: s.Entry, fund: s.Fund): string {
  const assets = s.sharesTable(entry, 'ASSET_ALLOCATION', cell);
  const papers = holdings(entry, fund.name, fund);
  const body =
    papers === ''
      ? `<div class=two><div>${assets}</div><div>${bars(entry)}</div></div>`
      : `<div class=three><div>${assets}</div><div>${bars(entry)}</div><div>${papers}</div></div>`;
  return frame(
    `${opening(entry, fund)}${performance(entry)}${body}${breaches(entry)}${closing(entry)}`,
    entry.page_footer_raw ?? '',
  );
}

/** Sub-funds are columns of their facts and rows of their returns. */
function pensionPage(entry: s.Entry, fund: s.Fund): string {
  const subs = entry.sub_funds;
  const names = subs.map((x) => x.name_raw);
  const fees = s.only(subs[0], 'sub-fund').fees.map((f) => f.fee_label_raw);
  const technical = [
    [NOW, ...names],
    ['Net Assets', ...subs.map((x) => x.fund_size_raw ?? '')],
    ['NAV per Unit (Rs.)', ...subs.map((x) => x.nav_per_unit ?? '')],
    ['Units Outstanding', ...subs.map((x) => s.grouped(Number(x.units_outstanding), 0))],
    ...fees.map((label) => [label, ...subs.map((x) => cell(s.feeOf(x, label, null)))]),
  ];
  const labels = [...SHORT, ...LONG];
  const returns = subs.map((x) => [x.name_raw, ...across(x, labels, 'fund_return_percent')]);
  const assets = subs.map((x) => {
    const rows = s.lines(x, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]);
    return `<div>${s.htmlTable([[x.name_raw, NOW, THEN], ...rows], 'held')}</div>`;
  });
  const equity = s.only(subs[0], 'sub-fund');
  const papers = holdings(equity, `${fund.name} ${equity.name_raw}`, s.only(fund.subs?.[0], 'mix'));
  const body = `${s.heading('TECHNICAL INFORMATION')}${s.htmlTable(technical)}${s.heading('PERFORMANCE')}${s.htmlTable([['', ...labels], ...returns])}
${s.heading(s.titleOf(equity, 'ASSET_ALLOCATION'))}<div class=three style="grid-template-columns:1fr 1fr 1fr">${assets.join('')}</div><div style="width:120mm">${papers}</div>`;
  return frame(`${opening(entry, fund)}${body}${closing(entry)}`, entry.page_footer_raw ?? '');
}

const REVIEW = [
  'Headline inflation rose to 11.10% in April 2021 from 9.05% in March, on a low base and higher prices of food. The SBP kept the policy rate at 7.00%. The ' +
    'current account of the first nine months had a surplus of USD 959 million, against a deficit of USD 4.1 billion in the same period last year.',
  'Remittances were USD 2.8 billion in April, 56% higher than a year ago. Foreign exchange reserves increased to USD 22.7 billion after the issue of Eurobonds of USD 2.5 billion. The ' +
    'rupee closed at 153.5 against the dollar.',
  'The KSE-100 Index lost 4.07% in the month on the third wave of the pandemic. Money supply (M2) grew by 6.99% in the fiscal year up to April 23, against 8.81% in the same period of last year.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.risk_profile_raw ?? '',
    e.risk_of_principal_raw ?? '-',
  ]);
  const head = ['Name of Fund', 'Category', 'Risk Profile', 'Risk of Principal Erosion'];
  return frame(
    `<div class=front><h1>Economic &amp; Market Review</h1>${s.paragraphs(REVIEW)}${s.heading('RISK PROFILE OF COLLECTIVE INVESTMENT SCHEMES')}${s.htmlTable([head, ...rows])}</div>`,
    'Hasilpur Investments 01',
  );
}

/** A page for each fund, and the review before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const pages = entries.map((e) => {
    const fund = s.fundNamed(funds, e);
    return fund.subs === undefined ? fundPage(e, fund) : pensionPage(e, fund);
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
