/** The pages of AMC N159: two funds on a page, each with a strip of prices, three columns and a strip of months. */
import { COMMENTS } from './n159-funds.ts';
import * as s from './shared15.ts';

const TEAL = '#0b5563';
const AMBER = '#e2902b';
const PERIODS = ['Oct-2025', '3 Months', '6 Months', 'FYTD', '1 Year', '3 Years¹', '5 Years¹', 'Since Inception¹'];

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}body{font:6.5pt/1.22 'Liberation Sans Narrow';color:#1d2b2e;font-variant-ligatures:none}
.top{position:absolute;left:8mm;right:8mm;top:5mm;display:flex;justify-content:space-between;font:bold 8.6pt 'Liberation Sans';color:${TEAL}}
.top span:last-child{color:${AMBER}}.fund{position:absolute;left:8mm;right:8mm;height:137mm;border-top:.8mm solid ${AMBER}}
.fund.one{top:11mm}.fund.two{top:149mm}
.name{background:${TEAL};color:#fff;padding:1.1mm 2mm;display:flex;justify-content:space-between;align-items:center}
.name b{font:bold 12pt/1 'Liberation Sans'}.goal{font-style:italic;padding:.8mm 2mm;background:#e8f1f2}
.boxes{display:grid;grid-template-columns:repeat(5,1fr);gap:1.5mm;margin:1.3mm 0}.boxes div{border:.2mm solid ${TEAL};text-align:center;padding:.6mm 0}
.boxes b{display:block;font:bold 8pt 'Liberation Sans';color:${TEAL}}.cols{display:grid;grid-template-columns:58mm 66mm 1fr;gap:3mm;align-items:start}
h2{font:bold 7pt/1.1 'Liberation Sans';color:${TEAL};border-bottom:.35mm solid ${TEAL};margin:1.5mm 0 .3mm;padding-bottom:.3mm}
.cols>div>h2:first-child{margin-top:0}td,th{padding:.3mm .5mm;text-align:right;line-height:1.12;vertical-align:bottom;white-space:nowrap}
td:first-child,th:first-child{text-align:left}th{color:${AMBER};font-weight:bold}tr:nth-child(even) td{background:#f2f6f7}
.facts td{border-bottom:.25mm dotted #8aa4a9;background:none!important;white-space:normal;text-align:left;vertical-align:top}.facts td:first-child{color:${TEAL};font-weight:bold;width:25mm}
.held td:nth-child(2),.held th:nth-child(2){text-align:center}.strip{margin-top:1.2mm;border:.2mm solid ${TEAL}}.strip th{background:${TEAL};color:#fff}
.strip td,.strip th{padding:.4mm .6mm}p{margin:.9mm 0 0;text-align:justify}.tiny{font-size:5.5pt;color:#4d6065;margin-top:.5mm}
.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.foot{position:absolute;left:8mm;right:8mm;bottom:3.5mm;font-size:5.2pt;color:#4d6065;display:flex;justify-content:space-between;gap:5mm}
.foot span:last-child{white-space:nowrap;font-weight:bold}.plans{font-size:8pt;height:auto!important}.plans h2{font-size:8pt;margin-top:2.4mm}
.plans td,.plans th{padding:.7mm .6mm}.cards{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3.5mm;margin-top:2.5mm}
.cards>div{border:.3mm solid ${TEAL};padding:0 1.6mm 1.6mm}.cards h3{font:bold 9.5pt 'Liberation Sans';color:#fff;background:${AMBER};margin:0 -1.6mm 1mm;padding:1.2mm 1.6mm;text-align:center}
.duo{display:grid;grid-template-columns:1fr 1fr;gap:5mm}.plans .tiny{font-size:6.6pt}.front{font:9pt/1.45 'Liberation Sans'}.front p{margin-bottom:2mm}
.front td{padding:1.2mm .6mm;text-align:left}.front th{text-align:left}`;

/** Negative figures in brackets without a percent sign, which is in the heads; a dash for what the page does not have. */
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : s.bracketed(v));
const percent = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);

const number = (v: string | null | undefined): number => Number((v ?? '').replaceAll(',', ''));

const frame = (body: string, footer: string): string => `<div class=top><span>Mailsi Funds Management Limited</span>
<span>Fund Manager’s Report | October 2025</span></div>${body}
<div class=foot><span>${s.esc(s.RISK_NOTE)}</span><span>${s.esc(footer)}</span></div>`;

const nameOf = (
  entry: s.Entry,
): string => `<div class=name><b>${s.esc(entry.fund_name_raw)}</b><span>${s.esc(entry.category_raw)}</span></div>
<div class=goal>${s.esc(entry.investment_objective_raw)}</div>`;

function boxes(entry: s.Entry): string {
  const items = [
    ['NAV per Unit (31-Oct-25)', `Rs. ${entry.nav_per_unit}`],
    ['Offer Price', `Rs. ${entry.offer_price}`],
    ['Redemption Price', `Rs. ${entry.repurchase_price}`],
    [entry.fund_size_label_raw, entry.fund_size_raw],
    ['Units Outstanding', s.lakhs(number(entry.units_outstanding))],
  ];
  return `<div class=boxes>${items.map(([k, v]) => `<div>${s.esc(k)}<b>${s.esc(v)}</b></div>`).join('')}</div>`;
}

/** `2.14% (incl. 0.24% government levies)` */
function ratio(figures: s.Figures, period: string): string {
  const levies = s.feeOf(figures, 'Government levies', period);
  return `${s.feeOf(figures, `TER (${period})²`, null)}% (incl. ${levies}% government levies)`;
}

function facts(entry: s.Entry): s.Item[] {
  const isPlan = entry.sub_funds.length > 0;
  const fof = entry.amount_invested_by_fof_pkr;
  return s.stated([
    ['Fund Type', entry.fund_type_raw],
    ...(isPlan ? [] : s.terms(entry, [['Launch Date', 'launch_date_raw']])),
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal', 'risk_of_principal_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Min. Investment', 'minimum_initial_raw'],
      ['Min. Additional', 'minimum_subsequent_raw'],
      ['Par Value', 'par_value_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Redemption Period', 'settlement_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
      ['Listing', 'listing_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
    ['Stability Rating', s.ratingWith(entry, 'FUND', (r, by, day) => `${r} ${by} (${day})`, isPlan ? '' : 'N/A')],
    ['AMC Rating', s.ratingWith(entry, 'AMC', (r, by, day) => `${r} ${by} (${day})`, '')],
    ['Invested by FoFs', fof === null ? null : `Rs. ${s.grouped(Number(fof) / 1e6, 0)} mn`],
    ...(isPlan ? [] : [['TER (MTD)²', ratio(entry, 'MTD')] as const, ['TER (YTD)²', ratio(entry, 'YTD')] as const]),
  ]);
}

/** A row for each period, also for those that are longer than the life of the fund. */
function returns(figures: s.Figures, name: string, hasPeers: boolean): string {
  const rows = PERIODS.map((label) => {
    const r = s.returnAt(figures, label);
    if (r === undefined) return [label, 'N/A', 'N/A', ...(hasPeers ? ['–'] : [])];
    const peers = hasPeers ? [cell(r.peer_return_percent)] : [];
    return [label, cell(r.fund_return_percent), cell(r.benchmark_return_percent), ...peers];
  });
  return s.htmlTable([['', name, 'Benchmark', ...(hasPeers ? ['Peer Avg.'] : [])], ...rows]);
}

function years(figures: s.Figures, name: string, printed: string): string {
  const rows = s.labelsOf(figures.historical_returns).map((l) => {
    const of = (series: string): string => cell(s.percentAt(figures.historical_returns, series, l));
    return [l, of(name), of('Benchmark')];
  });
  return s.htmlTable([['', printed, 'Benchmark'], ...rows]);
}

/** Twelve months, the newest first, with both series. */
function months(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'].map((n) => [n, n] as const);
  const [head = [], ...rows] = s.wideSeries(entry.monthly_returns, names, cell);
  return s.htmlTable([['Monthly Returns (%)', ...head.slice(1)], ...rows], 'strip');
}

function assets(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(percent)]);
  return `${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${s.htmlTable([['', ...s.datesOf(entry, 'ASSET_ALLOCATION')], ...rows])}`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const isRated = fund.model.kind === 'rate';
  const rows = entry.holdings.map((h) => [
    h.name_raw,
    ...(isRated ? [s.noteOf(fund, h.name_raw)] : []),
    percent(h.percent),
  ]);
  return `${s.heading(entry.holdings_title_raw ?? '')}${s.htmlTable(isRated ? [['', 'Rating', 'Weight'], ...rows] : rows, isRated ? 'held' : '', isRated ? 1 : 0)}`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Non-Compliant Investment (Rs. mn)',
    'Reason',
    'Before Provision',
    'Provision',
    'After Provision',
    '% Gross Assets',
    '% Net Assets',
  ];
  return `<div style="margin-top:1.2mm">${s.htmlTable([head, ...entry.non_compliant.map(s.exposureCells)], 'bad')}</div>`;
}

const notes = (entry: s.Entry): string => `<p class=tiny>${entry.footnotes_raw.map(s.esc).join(' &nbsp; ')}</p>`;

const people = (entry: s.Entry): string =>
  `<p><b>Investment Committee:</b> ${s
    .members(entry)
    .map(([name, office]) => s.esc(`${name} (${office})`))
    .join(' | ')}</p>`;

function half(entry: s.Entry, fund: s.Fund, place: string): string {
  const portfolio = s.list(entry.metrics.map((m) => [m.label_raw, m.value_raw] as const));
  const second = s.sharesList(entry, s.otherType(entry), percent);
  const first = `${s.heading('Returns (%)')}${returns(entry, s.short(entry), true)}${s.heading('Fiscal Year Returns (%)')}
${years(entry, s.short(entry), s.short(entry))}${s.heading('Portfolio Measures')}${portfolio}`;
  const isRate = fund.model.kind === 'rate';
  const held = holdings(entry, fund);
  return `<div class="fund ${place}">${nameOf(entry)}${boxes(entry)}<div class=cols><div>${first}${isRate ? '' : second}</div>
<div>${assets(entry)}${isRate ? second : ''}${held}</div><div>${s.heading('Fund Facts')}${s.list(facts(entry), 'facts')}</div></div>
${months(entry)}${breaches(entry)}<p><b>Fund Manager’s Comments:</b> ${s.esc(COMMENTS[fund.abbr])}</p>${people(entry)}${notes(entry)}</div>`;
}

/** A plan with its date, price and size, its returns, its years and its classes. */
function card(plan: s.SubFacts): string {
  const own = s.stated([
    ['Launch Date', plan.launch_date_raw],
    ['NAV per Unit (Rs.)', plan.nav_per_unit],
    ['Offer Price (Rs.)', plan.offer_price],
    ['Redemption Price (Rs.)', plan.repurchase_price],
    [plan.fund_size_label_raw ?? '', plan.fund_size_raw],
    ['Units Outstanding', s.lakhs(number(plan.units_outstanding))],
  ]);
  const ratios = (['MTD', 'YTD'] as const).map((p) => {
    const levies = s.feeOf(plan, 'Government levies', p);
    return [`TER (${p})²`, `${s.feeOf(plan, `TER (${p})²`, null)}% (levies ${levies}%)`] as const;
  });
  return `<div><h3>${s.esc(plan.name_raw)}</h3>${s.list([...own, ...ratios])}${s.heading('Returns (%)')}${returns(plan, 'Plan', false)}
${s.heading('Fiscal Year Returns (%)')}${years(plan, plan.name_raw, 'Plan')}${s.sharesList(plan, 'ASSET_ALLOCATION', percent)}</div>`;
}

function plansPage(entry: s.Entry, fund: s.Fund): string {
  const items = facts(entry);
  const middle = Math.ceil(items.length / 2);
  const lists = [items.slice(0, middle), items.slice(middle)].map((part) => `<div>${s.list(part, 'facts')}</div>`);
  return `<div class="fund one plans">${nameOf(entry)}<div class=cards>${entry.sub_funds.map(card).join('')}</div>
<p><b>Fund Manager’s Comments:</b> ${s.esc(COMMENTS[fund.abbr])}</p>${s.heading('Fund Facts')}<div class=duo>${lists.join('')}</div>
${people(entry)}${notes(entry)}</div>`;
}

const REVIEW = [
  'The Monetary Policy Committee kept the policy rate at 11% on October 27, as flood losses are lower than expected. Inflation was 6.2% in October. The ' +
    'current account had a deficit of USD 112 million, and the reserves of the State Bank were USD 14.5 billion.',
  'Equities moved in a wide range because of tension at the western border. A staff-level agreement with the IMF on the second review was ' +
    'reached on October 14. Yields in the secondary market rose by 5 to 15 basis points.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.risk_profile_raw ?? '',
    e.risk_of_principal_raw ?? 'Plan specific',
  ]);
  const head = ['Fund', 'Category', 'Risk Profile', 'Risk of Principal Erosion'];
  const body = `<div class="fund one front">${s.heading('Market Review')}${s.paragraphs(REVIEW)}${s.heading('Risk Profile of Funds')}
${s.htmlTable([head, ...rows])}</div>`;
  return frame(body, 'Mailsi Funds – FMR October 2025 – Page 1');
}

/** Two funds on each page, plans on a page of their own, and the review before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const sheets = Map.groupBy(entries, (e) => e.page_number);
  const pages = [...sheets.values()].map((both) => {
    const blocks = both.map((e, i) => {
      const fund = s.fundNamed(funds, e);
      return fund.subs === undefined ? half(e, fund, i === 0 ? 'one' : 'two') : plansPage(e, fund);
    });
    return frame(blocks.join(''), both[0]?.page_footer_raw ?? '');
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
