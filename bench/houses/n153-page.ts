/** The pages of AMC N153: landscape, a turned title, a band of key figures, and tables that end with their labels. */
import { COMMENTS } from './n153-funds.ts';
import * as s from './shared15.ts';

const GREEN = '#14532d';
const SAND = '#f6f1e4';
const GOLD = '#b7892b';

const STYLE = `@page{size:A4 landscape;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.8mm;background:#fff;padding:7mm 8mm 0 22mm}body{font:7pt/1.28 'DejaVu Sans Condensed';color:#202020;font-variant-ligatures:none}
.strip{position:absolute;left:0;top:0;bottom:0;width:15mm;background:${GREEN};color:#fff;writing-mode:vertical-rl;transform:rotate(180deg);
display:flex;justify-content:space-between;align-items:center;padding:8mm 0}.strip b{font-size:15pt}.strip span{font-size:9pt;color:#f0dca6}
.band{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;background:${SAND};border-top:.8mm solid ${GOLD};margin-bottom:3mm}
.band div{padding:2mm 1mm;text-align:center;border-left:.2mm solid #d8cba8}.band div:first-child{border-left:0}
.band b{display:block;font-size:10.5pt;color:${GREEN}}.band span{font-size:5.8pt;color:#555}
.body{display:grid;grid-template-columns:76mm 1fr 82mm;gap:5mm}h2{font:bold 7.6pt 'DejaVu Sans Condensed';color:${GOLD};text-align:right;margin:2.6mm 0 .6mm}
.body>div>h2:first-child{margin-top:0}p{margin:0 0 1mm}
td,th{padding:.5mm 1mm;text-align:center;border-bottom:.15mm solid #ddd3ba;vertical-align:top}th{font-weight:bold;color:#555;background:${SAND}}
td:last-child,th:last-child{text-align:right;font-weight:bold;color:${GREEN};border-left:.4mm solid ${GOLD};background:none}
.facts td:first-child,.facts th:first-child{text-align:left}.facts td:last-child{width:31mm}.named td:nth-child(2){color:#555}
.years td,.years th{padding:.5mm .4mm}.plans td{padding:.8mm 1mm}.plans td:last-child{width:60mm}
.end{position:absolute;left:22mm;right:8mm;bottom:9mm;font-size:5.9pt;color:#555}
.foot{position:absolute;left:22mm;right:8mm;bottom:4mm;font-size:6pt;color:#555;text-align:right}
.cover{padding:26mm 30mm 0 20mm;font-size:10pt;line-height:1.5}.cover h1{font-size:26pt;color:${GREEN};margin:0 0 4mm}.cover p{margin:0 0 3mm}
.cover td{padding:1.6mm}.cover .facts td:last-child{width:70mm}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

/** A table whose first column is printed as the last one. */
const ended = (rows: readonly (readonly string[])[], kind = '', heads = 1): string =>
  s.htmlTable(
    rows.map(([label = '', ...cells]) => [...cells, label]),
    kind,
    heads,
  );

const tile = (value: string | null | undefined, label: string): string =>
  `<div><b>${s.esc(value)}</b><span>${s.esc(label)}</span></div>`;

function band(entry: s.Entry): string {
  const all = entry.fund_size_including_fof_pkr;
  const withFunds =
    all === null ? '' : tile(s.grouped(Number(all) / 1e6, 0), 'Net Assets incl. Fund of Funds (PKR mn)');
  return `<div class=band>${tile(entry.nav_per_unit, 'NAV per Unit, December 31, 2020 (PKR)')}
${tile(s.grouped(Number(entry.units_outstanding), 0), 'Units Outstanding')}${tile(entry.fund_size_raw, entry.fund_size_label_raw ?? '')}${withFunds}
${entry.metrics.map((m) => tile(m.value_raw, m.label_raw)).join('')}${tile(entry.risk_profile_raw, 'Risk Profile')}</div>`;
}

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string => s.ratingText(entry, subject, 'Not rated');

function facts(entry: s.Entry): string {
  const items = s.stated([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Fund Type', 'fund_type_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Minimum Investment', 'minimum_initial_raw'],
      ['Minimum Additional', 'minimum_subsequent_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Stability Rating', rating(entry, 'FUND')],
    ['AMC Rating', rating(entry, 'AMC')],
  ]);
  const people = s.people(entry);
  return `${s.heading('Fund Facts')}${ended(items, 'facts', 0)}${s.heading('Investment Committee')}${ended(people, 'facts', 0)}`;
}

/** The ratios of the month and the year; the fund’s own columns are next to the labels. */
function expenses(entry: s.Entry): string {
  const rows = (['MTD', 'YTD'] as const).map((period) => [
    period,
    ...['TER without Levies', 'TER with Levies'].map((label) => `${s.feeOf(entry, label, period)}%`),
  ]);
  return s.heading('Expense Ratio (annualized)') + ended([['', 'TER without Levies', 'TER with Levies'], ...rows]);
}

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.peer_return_percent),
    cell(r.benchmark_return_percent),
    cell(r.fund_return_percent),
  ]);
  return s.heading('Returns') + ended([['Period', 'Peer Average', 'Benchmark', s.short(entry)], ...rows]);
}

function years(entry: s.Entry): string {
  const names = ['Benchmark', s.short(entry)].map((name) => [name, name] as const);
  return s.heading('Fiscal Years') + ended(s.wideSeries(entry.historical_returns, names, cell), 'years');
}

function months(entry: s.Entry): string {
  const rows = s.longSeries(entry.monthly_returns, ['Benchmark', s.short(entry)], cell);
  return s.heading('Monthly Returns') + ended([['Month', 'Benchmark', s.short(entry)], ...rows]);
}

/** Two months of shares, with the newer one next to the labels. */
function shares(figures: s.Figures, type: s.AllocationType | null, what: string): string {
  if (type === null) return '';
  const rows = s.lines(figures, type).map((r) => [r.label, ...r.cells.map(cell)]);
  const note = '<span style="font-weight:normal">(% of Total Assets)</span>';
  return `<h2>${s.titleOf(figures, type)} ${note}</h2>${ended([[what, ...s.datesOf(figures, type)], ...rows])}`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const rows = entry.holdings.map((h) => [h.name_raw, `${h.percent}%`, s.noteOf(fund, h.name_raw)]);
  const head = ['Name', '% of Total Assets', fund.model.kind === 'rate' ? 'Rating' : 'Sector'];
  return s.heading(entry.holdings_title_raw ?? '') + ended([head, ...rows], 'named');
}

const words = (entry: s.Entry, fund: s.Fund): string =>
  `${s.heading('Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>${s.heading('Manager’s Comment')}<p>${s.esc(COMMENTS[fund.abbr])}</p>`;

const strip = (title: string, amc: string): string =>
  `<div class=strip><b>${s.esc(title)}</b><span>December 2020</span><span>${s.esc(amc)}</span></div>`;

function frame(entry: s.Entry, body: string): string {
  return `${strip(entry.fund_name_raw, entry.amc_name_raw)}${body}
<div class=end>${s.esc(entry.footnotes_raw.join(' '))} ${s.esc(s.RISK_NOTE)}</div><div class=foot>${s.esc(entry.page_footer_raw)}</div>`;
}

const CLASS = { CREDIT_QUALITY: 'Rating', SECTOR_ALLOCATION: 'Sector', ASSET_ALLOCATION: 'Class' } as const;

function fundPage(entry: s.Entry, fund: s.Fund): string {
  const second = s.otherType(entry);
  return frame(
    entry,
    `${band(entry)}<div class=body><div>${facts(entry)}</div>
<div>${words(entry, fund)}${returns(entry)}${years(entry)}${expenses(entry)}${holdings(entry, fund)}</div>
<div>${months(entry)}${shares(entry, 'ASSET_ALLOCATION', CLASS.ASSET_ALLOCATION)}${shares(entry, second, CLASS[second ?? 'CREDIT_QUALITY'])}</div></div>`,
  );
}

/** Figures of the plans with a column for each. */
function planFigures(entry: s.Entry): string {
  const plans = entry.sub_funds;
  const row = (label: string, of: (x: s.SubFacts) => string | null | undefined): string[] => [
    label,
    ...plans.map((x) => of(x) ?? '-'),
  ];
  const ratios = ['TER with Levies', 'TER without Levies'].flatMap((label) =>
    ['MTD', 'YTD'].map((period) => row(`${label}, ${period}`, (x) => `${s.feeOf(x, label, period)}%`)),
  );
  return `${s.heading('Plans on December 31, 2020')}${ended(
    [
      row('', (x) => x.name_raw),
      row('Launch Date', (x) => x.launch_date_raw),
      row('NAV per Unit (PKR)', (x) => x.nav_per_unit),
      row('Units Outstanding', (x) => s.grouped(Number(x.units_outstanding), 0)),
      row('Net Assets (PKR mn)', (x) => x.fund_size_raw),
      ...ratios,
    ],
    'plans',
  )}`;
}

function planReturns(entry: s.Entry): string {
  const plans = entry.sub_funds;
  const names = plans.map((x) => `<th colspan=2>${s.esc(x.name_raw)}</th>`).join('');
  const columns = s.tr([...plans.flatMap(() => ['Benchmark', 'Plan']), 'Period'], 'th');
  const body = s.periods(s.only(plans[0], 'plan')).map((label) => {
    const cells = plans.flatMap((x) => {
      const r = s.returnAt(x, label);
      return [cell(r?.benchmark_return_percent), cell(r?.fund_return_percent)];
    });
    return s.tr([...cells, label]);
  });
  return `${s.heading('Returns of the Plans')}<table>
<tr>${names}<th></th></tr>${columns}${body.join('')}</table>`;
}

function planShares(entry: s.Entry): string {
  const plans = entry.sub_funds;
  const first = s.only(plans[0], 'plan');
  const dates = s.datesOf(first, 'ASSET_ALLOCATION');
  const names = plans.map((x) => `<th colspan=${dates.length}>${s.esc(x.name_raw)}</th>`).join('');
  const body = s.lines(first, 'ASSET_ALLOCATION').map(({ label }) => {
    const cells = plans.flatMap((x) => s.lines(x, 'ASSET_ALLOCATION').find((r) => r.label === label)?.cells ?? []);
    return s.tr([...cells.map(cell), label]);
  });
  const title = s.heading(`${s.titleOf(first, 'ASSET_ALLOCATION')} (% of Total Assets)`);
  return `${title}<table><tr>${names}<th></th></tr>${s.tr([...plans.flatMap(() => dates), 'Class'], 'th')}${body.join('')}</table>`;
}

function plansPage(entry: s.Entry, fund: s.Fund): string {
  return frame(
    entry,
    `<div class=band>${tile(entry.category_raw, 'Category')}${tile(entry.risk_profile_raw, 'Risk Profile')}${tile(entry.launch_date_raw, 'Launch Date')}</div>
<div class=body style="grid-template-columns:76mm 1fr"><div>${words(entry, fund)}${facts({ ...entry, category_raw: null, launch_date_raw: null })}</div>
<div>${planFigures(entry)}${planReturns(entry)}${planShares(entry)}</div></div>`,
  );
}

const REVIEW = [
  'The central bank kept its policy rate at 7.00%. Inflation eased to 8.0% in December from 8.3% in November, as prices of vegetables fell. ' +
    'The current account had a deficit again after five months of surpluses, because of imports of machinery and wheat.',
  'The KMI-30 Index rose for the second month on the news of vaccines. Foreign investors were net sellers, and were matched by insurance ' +
    'companies and individuals. The rupee closed the year at 159.8 against the dollar.',
];

function cover(entries: readonly s.Entry[]): string {
  const amc = entries[0]?.amc_name_raw ?? '';
  const rows = entries.map((e) => [e.fund_name_raw, e.category_raw ?? '', `Page ${e.page_number}`]);
  return `${strip('Fund Manager Report', amc)}<div class=cover><h1>Halal. Simple. Steady.</h1>${s.paragraphs(REVIEW)}
${ended(rows, 'facts', 0)}</div><div class=foot>Astore Halal Investments Limited · FMR December 2020 · 1</div>`;
}

/** A page for each fund, and a cover before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const pages = entries.map((e) => {
    const fund = s.fundNamed(funds, e);
    return fund.subs === undefined ? fundPage(e, fund) : plansPage(e, fund);
  });
  return s.htmlPages(STYLE, isWhole ? [cover(entries), ...pages] : pages);
}
