/** The pages of AMC N141: an overview, funds with facts at the left, plans as blocks, and a page for each sub-fund. */
import { COMMENTS } from './n141-funds.ts';
import * as s from './shared15.ts';

const INK = '#6a1b4d';
const GOLD = '#b98b2f';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:10mm 11mm 0}body{font:7.7pt/1.3 'DejaVu Sans Condensed';color:#2b2b2b;font-variant-ligatures:none}
.top{display:flex;justify-content:space-between;font-size:8pt;color:${GOLD};font-weight:bold}
h1{margin:1mm 0 0;font:bold 16pt 'DejaVu Sans Condensed';color:${INK}}.sub{font-size:11pt;color:${GOLD};font-weight:bold;margin-top:.4mm}
.line{border-top:.7mm solid ${INK};margin:1.8mm 0 2.4mm}
.cols{display:grid;grid-template-columns:80mm 1fr;gap:5mm;align-items:start}
h2{font:bold 9pt 'DejaVu Sans Condensed';color:${INK};margin:3mm 0 .8mm;border-bottom:.25mm solid ${INK}}h2:first-child{margin-top:0}
p{margin:0 0 1.6mm;text-align:justify}td,th{padding:.62mm 1.2mm;font-size:7.1pt;line-height:1.2;text-align:right}
td:first-child,th:first-child{text-align:left}th{background:${INK};color:#fff;font-weight:bold;border:.15mm solid #fff}
tr:nth-child(even) td{background:#f5eef2}.facts td{text-align:left!important;vertical-align:top}
.facts td:first-child{width:29mm;color:${INK};font-weight:bold}
.ret{margin-bottom:3mm}.ret td,.ret th{text-align:center;border:.15mm solid #cbb4c1}.ret td:first-child,.ret th:first-child{text-align:left}
.plan{border:.3mm solid ${INK};margin-top:2mm}.plan h3{margin:0;background:${INK};color:#fff;font:bold 9pt 'DejaVu Sans Condensed';padding:.8mm 2mm}
.in{display:grid;grid-template-columns:54mm 1fr 62mm;gap:3mm;padding:1.2mm 2mm;align-items:start}
.in td,.in th{padding:.28mm 1.2mm;font-size:6.9pt}.in th{background:#e7d6df;color:${INK}}
.in b{display:block;color:${INK};font-size:7.4pt;margin-bottom:.6mm}
.notes{position:absolute;left:11mm;right:11mm;bottom:11mm;font-size:6.2pt;color:#555;text-align:justify}.notes div{margin-top:.5mm}
.foot{position:absolute;left:11mm;right:11mm;bottom:5mm;display:flex;justify-content:space-between
;border-top:.3mm solid ${GOLD};padding-top:.8mm;font-size:6.8pt;color:#666}
.front p{font-size:9.2pt;line-height:1.5}.front td,.front th{font-size:8pt;padding:1.1mm}.front h2{font-size:11pt;margin-top:5mm}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

const SHORT = ['1 Month', '3 Months', '6 Months', 'FYTD', '1 Year'];
const LONG = ['3 Years', '5 Years', 'Since Launch'];

function frame(of: { readonly title: string; readonly sub?: string; readonly footer: string }, body: string): string {
  const sub = of.sub === undefined ? '' : `<div class=sub>${s.esc(of.sub)}</div>`;
  return `<div class=top><span>Matiari Investment Management Limited</span><span>September 2022</span></div>
<h1>${s.esc(of.title)}</h1>${sub}<div class=line></div>
${body}<div class=foot><span>UAN: 111 - 628 - 427</span><span>${s.esc(of.footer)}</span></div>`;
}

const notes = (entry: s.Entry): string => {
  const texts = [...entry.footnotes_raw, 'MUFAP’s recommended format.', `Disclaimer: ${s.RISK_NOTE}`];
  return `<div class=notes>${texts.map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>`;
};

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, agency, day) => `${r} (${agency}), ${day}`, '');

/** Two values of one cell, the second one in brackets. */
const pair = (first: string | null | undefined, second: string | null | undefined, words = ''): string | null =>
  first === null || first === undefined
    ? null
    : second === null || second === undefined
      ? first
      : `${first} (${words}${second})`;

/** Size, price and ratios are those of the fund, or of the sub-fund whose page it is. */
function facts(entry: s.Entry, figures: s.Figures): string {
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
    ]),
    ['Maturity Date', entry.maturity_date_raw],
    [figures.fund_size_label_raw ?? '', figures.fund_size_raw],
    ['NAV (30 September 2022)', figures.nav_per_unit === null ? null : `PKR ${figures.nav_per_unit}`],
    ...s.terms(entry, [['Benchmark', 'benchmark_raw']]),
    ['Risk Profile', pair(entry.risk_profile_raw, entry.risk_of_principal_raw)],
    ...s.terms(entry, [
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end / Contingent Load', 'back_end_load_raw'],
    ]),
    ...figures.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ['Minimum Investment', pair(entry.minimum_initial_raw, entry.minimum_subsequent_raw, 'subsequent: ')],
    ...s.terms(entry, [
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Settlement', 'settlement_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Stability Rating', rating(entry, 'FUND')],
    ['Management Company Rating', rating(entry, 'AMC')],
  ]);
  return s.heading('Fund Information') + s.list(items, 'facts');
}

function returns(figures: s.Figures, names: readonly string[]): string {
  const keys = ['fund_return_percent', 'benchmark_return_percent'] as const;
  const heads = `<tr><th rowspan=2>Performance</th><th colspan=${SHORT.length}>Up to One Year</th>
<th colspan=${LONG.length}>More than One Year (p.a.)</th></tr>`;
  const labels = [...SHORT, ...LONG];
  const rows = names.map((name, i) =>
    s.tr([s.esc(name), ...labels.map((l) => cell(s.returnAt(figures, l)?.[keys[i] ?? 'fund_return_percent']))]),
  );
  const second = `<tr>${labels.map((l) => `<th style="text-align:center">${l}</th>`).join('')}</tr>`;
  return `<table class=ret>${heads}${second}${rows.join('')}</table>`;
}

function years(figures: s.Figures, names: readonly string[]): string {
  if (figures.historical_returns.length === 0) return '';
  const series = names.map((n) => [n, n] as const);
  return s.heading('Returns of Fiscal Years') + s.htmlTable(s.wideSeries(figures.historical_returns, series, cell));
}

function assets(figures: s.Figures): string {
  const rows = s.lines(figures, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]);
  return (
    s.heading(s.titleOf(figures, 'ASSET_ALLOCATION')) +
    s.htmlTable([['', ...s.datesOf(figures, 'ASSET_ALLOCATION')], ...rows])
  );
}

function portfolio(figures: s.Figures): string {
  const indicators = figures.metrics.map((m) => [m.label_raw, m.value_raw] as const);
  const second = s.sharesList(figures, s.otherType(figures), cell);
  return `${assets(figures)}${second}${s.holdingsList(figures, cell)}
${indicators.length === 0 ? '' : s.heading('Portfolio Statistics') + s.list(indicators)}`;
}

const committee = (entry: s.Entry): string => s.heading('Investment Committee') + s.list(s.members(entry), 'facts');

const words = (entry: s.Entry, key: string): string =>
  `${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Manager’s Comments')}<p>${s.esc(COMMENTS[key])}</p>`;

function fundPage(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'];
  return frame(
    { title: `${entry.fund_name_raw} (${s.short(entry)})`, footer: entry.page_footer_raw ?? '' },
    `${returns(entry, names)}<div class=cols><div>${facts(entry, entry)}${committee(entry)}</div>
<div>${words(entry, s.short(entry))}${portfolio(entry)}${years(entry, names)}</div></div>${notes(entry)}`,
  );
}

/** The date, the size and the price of the plan at the left, its returns in the middle, and the funds it holds. */
function block(plan: s.SubFacts): string {
  const items = s.stated([
    ['Launch Date', plan.launch_date_raw],
    [plan.fund_size_label_raw ?? '', plan.fund_size_raw],
    ['NAV per Unit', plan.nav_per_unit === null ? null : `PKR ${plan.nav_per_unit}`],
    ...plan.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
  ]);
  const rows = plan.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
  ]);
  const shares = s.list(s.lines(plan, 'ASSET_ALLOCATION').map((r) => [r.label, cell(r.cells[0])] as const));
  return `<div class=plan><h3>${s.esc(plan.name_raw)}</h3><div class=in>${s.list(items)}
${s.htmlTable([['Period', 'Plan', 'Benchmark'], ...rows])}<div><b>${s.esc(s.titleOf(plan, 'ASSET_ALLOCATION'))}</b>${shares}</div></div></div>`;
}

function planPage(entry: s.Entry): string {
  return frame(
    { title: entry.fund_name_raw, footer: entry.page_footer_raw ?? '' },
    `<div class=cols><div>${facts(entry, entry)}</div><div>${words(entry, 'MSAF')}${committee(entry)}</div></div>
${s.heading('Allocation Plans as of 30 September 2022')}${entry.sub_funds.map((x) => block(x)).join('')}${notes(entry)}`,
  );
}

/** A page for each sub-fund, with the facts of the pension fund on all of them. */
function pensionPages(entry: s.Entry): string[] {
  return entry.sub_funds.map((sub, i) => {
    const footer = (entry.page_footer_raw ?? '').replace(/\d+$/, String(s.only(entry.page_numbers[i], 'page')));
    return frame(
      { title: entry.fund_name_raw, sub: sub.name_raw, footer },
      `${returns(sub, [sub.name_raw])}<div class=cols><div>${facts(entry, sub)}${committee(entry)}</div>
<div>${words(entry, sub.name_raw)}${portfolio(sub)}${years(sub, [sub.name_raw])}</div></div>${notes(entry)}`,
    );
  });
}

const REVIEW = [
  'Unprecedented floods affected a third of the country and destroyed crops and infrastructure. The Government expects growth of ' +
    'about 2% in the fiscal year. Inflation eased to 23.2% in September from 27.3% in August after relief in electricity bills.',
  'The current account deficit narrowed as imports were curbed. The rupee depreciated to 239 against the dollar before it closed ' +
    'the month at 228, after a change at the helm of the Ministry of Finance.',
];
const MARKETS = [
  'In the Treasury Bill auctions of the month, cut-off yields of three, six and twelve months were 15.99%, 15.99% and 16.00%. The ' +
    'Government rejected most of the bids for bonds.',
  'Activity at the stock exchange was thin. Foreigners sold shares worth USD 6 million, while companies and individuals bought.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.flatMap((e) => {
    const parts: readonly (readonly [string, s.Figures])[] =
      e.sub_funds.length > 0 ? e.sub_funds.map((x) => [x.name_raw, x] as const) : [[e.fund_name_raw, e]];
    return parts.map(([name, f]) => [
      name,
      f.fund_size_raw ?? '',
      f.nav_per_unit ?? '',
      ...['1 Month', 'FYTD'].map((l) => cell(s.returnAt(f, l)?.fund_return_percent)),
    ]);
  });
  return frame(
    { title: 'Market Review', footer: 'Fund Manager Report, September 2022 - Page 1' },
    `<div class=front>${s.heading('Economy')}${s.paragraphs(REVIEW)}${s.heading('Money and Equity Market')}${s.paragraphs(MARKETS)}
${s.heading('Summary of Funds and Plans')}${s.htmlTable([['Fund / Plan', 'Net Assets', 'NAV (PKR)', '1 Month', 'FYTD'], ...rows])}</div>`,
  );
}

/** The pages of the whole report, or of the funds alone. */
export function html(entries: readonly s.Entry[], isWhole: boolean): string {
  const pages = entries.flatMap((e) =>
    e.fund_name_raw.endsWith('Pension Fund') ? pensionPages(e) : [e.sub_funds.length > 0 ? planPage(e) : fundPage(e)],
  );
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
