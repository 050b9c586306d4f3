/** The pages of AMC N128: the economy, two pages of three funds each, tables of all funds, and disclosures. */
import { VIEWS, WELFARE } from './n128-funds.ts';
import * as s from './shared15.ts';

const INK = '#1f4e3d';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:7mm 9mm 0}body{font:6.6pt/1.22 'Liberation Sans';color:#111}
.top{display:flex;border-bottom:.7mm solid ${INK};padding-bottom:1mm;margin-bottom:2mm;align-items:flex-end}.top b{flex:1;font:bold 12pt 'Liberation Serif';color:${INK}}
.top span{font:italic 9.5pt 'Liberation Serif'}.band{height:86mm;margin-bottom:.8mm;overflow:hidden}
.bar{background:${INK};color:#fff;font-weight:bold;font-size:8.6pt;padding:.9mm 2mm;margin-bottom:1mm}
.cols{display:grid;grid-template-columns:61mm 74mm 53mm;gap:2mm}h2{font:bold 6.8pt 'Liberation Sans';background:#d8e4dc;color:${INK};margin:1mm 0 .4mm;padding:.4mm 1mm}
h2:first-child{margin-top:0}td,th{padding:.29mm 1mm;text-align:right;vertical-align:top}td:first-child,th:first-child{text-align:left}
th{font-weight:bold;border-bottom:.25mm solid ${INK}}.facts td{text-align:left;border-bottom:.15mm dotted #aaa}.facts td:first-child{width:24.5mm;font-weight:bold}.facts td{padding:.2mm 1mm;font-size:6.3pt}.perf th,.perf td{white-space:nowrap;padding-left:.6mm;padding-right:.6mm}
p{margin:0 0 .9mm;text-align:justify;font-size:7.1pt;line-height:1.3}.law td:nth-child(2),.law td:nth-child(3){text-align:left}.law td:nth-child(2){width:44mm}.foot{position:absolute;left:9mm;right:9mm;bottom:5mm;font-size:6.1pt;border-top:.3mm solid ${INK};padding-top:.8mm}
.foot em{float:right;font-style:normal}.big{font-size:7pt}.big td,.big th{padding:.75mm .8mm;border:.15mm solid #9fb5a8}.big th{background:${INK};color:#fff}
.big h2,.all h2{font-size:8.6pt;margin:3mm 0 1mm}.big tr.odd td{background:#eef4f0}.all p{font-size:7.6pt;line-height:1.4;margin:1mm 0}
.eco{font:10.5pt/1.6 'Liberation Serif';columns:2;column-gap:8mm}.eco p{font:10.5pt/1.6 'Liberation Serif';margin:0 0 3mm}.ecot{width:110mm;margin:6mm auto 0;font-size:8pt}`;

const figure = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : `${s.bracketed(v)}%`);
const isRate = (entry: s.Entry): boolean => entry.allocations.some((a) => a.allocation_type === 'CREDIT_QUALITY');

function facts(entry: s.Entry): string {
  const manager = s.members(entry).find(([, office]) => office === 'Fund Manager')?.[0];
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
    ]),
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['NAV per Unit (Rs.)', entry.nav_per_unit],
    ...s.terms(entry, [
      ['Par Value', 'par_value_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-End Load', 'front_end_load_raw'],
      ['Back-End Load', 'back_end_load_raw'],
      ['Min. Investment', 'minimum_initial_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
    ]),
    ['Fund Rating', s.ratingText(entry, 'FUND', '')],
    ['AMC Rating', s.ratingText(entry, 'AMC', '')],
    ['Fund Manager', manager],
  ]);
  return s.list(items, 'facts');
}

/** What the manager says of the month, with figures that the tables print, and some that they do not. */
function story(entry: s.Entry, then: s.Figures): string {
  const [month] = entry.reported_returns;
  const name = s.short(entry);
  const verb = isRate(entry) ? 'an annualized return of' : 'a return of';
  const [first] = s.lines(entry, 'ASSET_ALLOCATION');
  const [metric] = entry.metrics;
  return s.paragraphs([
    `During the month, ${name} posted ${verb} ${month?.fund_return_percent ?? ''}% against ` +
      `${month?.benchmark_return_percent ?? ''}% of its benchmark. Exposure to ${first?.label ?? ''} was ` +
      `${first?.cells[1] ?? ''}% of total assets at month end (September: ${first?.cells[0] ?? ''}%). Net assets were ` +
      `Rs. ${entry.fund_size_raw ?? ''} million, compared with Rs. ${then.fund_size_raw ?? ''} million a month ago.`,
    `The ${metric?.label_raw ?? ''} changed from ${then.metrics[0]?.value_raw ?? ''} to ${metric?.value_raw ?? ''}. ` +
      (VIEWS[name] ?? ''),
  ]);
}

function performance(entry: s.Entry): string {
  const rows = [
    ['Return', ...s.periods(entry)],
    [s.short(entry), ...s.seriesCells(entry, 'fund_return_percent').map(figure)],
    ['Benchmark', ...s.seriesCells(entry, 'benchmark_return_percent').map(figure)],
  ];
  return s.heading('Performance') + s.htmlTable(rows, 'perf');
}

function middle(entry: s.Entry, then: s.Figures): string {
  const statistics = s.list(entry.metrics.map((m) => [m.label_raw, m.value_raw] as const));
  return `<h2>Investment Objective</h2><p>${s.esc(entry.investment_objective_raw)}</p>${performance(entry)}
<h2>Manager’s Comment</h2>${story(entry, then)}${s.heading('Portfolio Statistics')}${statistics}`;
}

const shares = (entry: s.Entry, type: s.AllocationType): string => s.sharesTable(entry, type, (v) => `${v}%`);

function band(entry: s.Entry, then: s.Figures): string {
  const second = s.only(s.otherType(entry), 'second table');
  return `<div class=band><div class=bar>${s.esc(entry.fund_name_raw)} (${s.short(entry)})</div><div class=cols><div>${facts(entry)}</div>
<div>${middle(entry, then)}</div><div>${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, second)}${s.holdingsList(entry, figure)}</div></div></div>`;
}

const top = (amc: string): string =>
  `<div class=top><b>${s.esc(amc)}</b><span>Fund Manager’s Report - October 2017</span></div>`;

const foot = (page: number, lines: readonly string[]): string =>
  `<div class=foot>${lines.map((l) => `<div>${s.esc(l)}</div>`).join('')}<em>Page | ${page}</em></div>`;

/** The committee without the managers, who are in the facts of each fund. */
function fundPage(entries: readonly s.Entry[], then: (e: s.Entry) => s.Figures): string {
  const [first] = entries;
  const team = s.members(s.only(first, 'fund')).filter(([, office]) => office !== 'Fund Manager');
  const notes = first?.footnotes_raw.slice(0, 1) ?? [];
  const committee = `Investment Committee: ${team.map(([name, office]) => `${name} (${office})`).join('; ')}; all Fund Managers.`;
  const bands = entries.map((e) => band(e, then(e)));
  return `${top(first?.amc_name_raw ?? '')}${bands.join('')}${foot(first?.page_number ?? 0, [committee, ...notes, s.RISK_NOTE])}`;
}

/** Two rows a fund, with a column for each month or year. */
function seriesOf(entries: readonly s.Entry[], key: 'monthly_returns' | 'historical_returns'): string {
  const labels = [...new Set(entries.flatMap((e) => s.labelsOf(e[key])))];
  const rows = entries.flatMap((e) =>
    [s.short(e), 'Benchmark'].map((name) => [name, ...labels.map((l) => figure(s.percentAt(e[key], name, l)))]),
  );
  return s.htmlTable([['', ...labels], ...rows], 'big');
}

function summary(entries: readonly s.Entry[], page: number): string {
  const labels = entries[0]?.fees.map((f) => f.fee_label_raw) ?? [];
  const costs = entries.map((e) => [e.fund_name_raw, ...e.fees.map((f) => `${f.percent}%`)]);
  return `${top(entries[0]?.amc_name_raw ?? '')}<div class=all><h2>Monthly Returns of our Funds</h2>${seriesOf(entries, 'monthly_returns')}
<h2>Returns by Fiscal Year (July to June)</h2>${seriesOf(entries, 'historical_returns')}
<h2>Expense Ratios</h2>${s.htmlTable([['Name of Fund', ...labels], ...costs], 'big')}</div>
${foot(page, [entries[0]?.footnotes_raw[1] ?? '', 'n/a: the fund did not exist for the whole period.'])}`;
}

function breaches(entries: readonly s.Entry[]): string {
  const head = ['Fund', 'Name of Investment', 'Type of Investment', 'Value before Provision (Rs. mn)'];
  const more = ['Provision Held (Rs. mn)', 'Value after Provision (Rs. mn)', '% of Gross Assets', '% of Net Assets'];
  const rows = entries.flatMap((e) => e.non_compliant.map((x) => [s.short(e), ...s.exposureCells(x)]));
  const none = ['None of the investments of the fund breaches a limit.'];
  return rows.length === 0 ? s.paragraphs(none) : s.htmlTable([[...head, ...more], ...rows], 'big law');
}

/** Provisions for the welfare fund; they are in the net assets already. */
function welfare(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => {
    const held = WELFARE[s.short(e)] ?? 0;
    const units = Number(e.fund_size_pkr) / Number(e.nav_per_unit);
    const share = ((held * 1e6) / Number(e.fund_size_pkr)) * 100;
    return [e.fund_name_raw, held.toFixed(2), ((held * 1e6) / units).toFixed(4), `${share.toFixed(2)}%`];
  });
  return s.htmlTable(
    [['Name of Fund', 'Provision (Rs. mn)', 'Per Unit (Rs.)', 'Higher Return if not Held'], ...rows],
    'big',
  );
}

function disclosures(entries: readonly s.Entry[], page: number): string {
  const text =
    'The funds hold provisions for the Sindh Workers’ Welfare Fund (SWWF) since May 21, 2015. Had a provision not been ' +
    'made, the NAV per unit would be higher by the amount of the table. Details are in the financial statements.';
  const rule =
    'The following investments did not comply with the limits of their category or with the minimum rating at the end ' +
    'of the month. The trustee has been informed, as Circular 16 of 2010 requires.';
  return `${top(entries[0]?.amc_name_raw ?? '')}<div class=all><h2>Details of Non-Compliant Investments</h2><p>${rule}</p>${breaches(entries)}
<h2>Sindh Workers’ Welfare Fund</h2><p>${text}</p>${welfare(entries)}</div>${foot(page, [s.RISK_NOTE])}`;
}

const ECONOMY = [
  'Inflation rose to 3.8% in October from 3.9% a year before on higher prices of onions and tomatoes. Core inflation ' +
    'stayed near 5.3%. The average of the first four months was 3.5%, well below the target of 6.0%.',
  'The current account had a deficit of USD 5.0 billion in four months, more than double that of the last year, as ' +
    'imports of machinery and oil grew. Reserves fell to USD 19.9 billion at the end of the month.',
  'Yields of Treasury bills were unchanged. The government raised Rs. 1,084 billion in two auctions against a target of ' +
    'Rs. 1,300 billion; bids for bonds of long tenors were rejected.',
  'The KSE-100 Index hardly moved in a month of low trade. Foreigners sold shares of USD 42 million, while ' +
    'insurance companies bought. Dividends of more than 6% should support prices from here on.',
];

const INDICATORS = [
  ['Indicator', 'Oct-17', 'Sep-17'],
  ['CPI inflation (year on year)', '3.8%', '3.9%'],
  ['6-Month KIBOR', '6.17%', '6.15%'],
  ['6-Month T-Bill', '6.01%', '6.01%'],
  ['Rupees per US Dollar', '105.41', '105.40'],
];

export function html(
  entries: readonly s.Entry[],
  isWhole: boolean,
  funds: readonly s.Fund[],
  form: s.Form,
  month: s.Month,
): string {
  const then = (e: s.Entry): s.Figures => s.figuresThen(e, funds, s.before(month), form);
  const groups = Map.groupBy(entries, (e) => e.page_number);
  const pages = [...groups.values()].map((group) => fundPage(group, then));
  const [returns = 2, last = 3] = entries[0]?.page_numbers.slice(1) ?? [];
  const ends = [summary(entries, returns), disclosures(entries, last)];
  const front = `${top(entries[0]?.amc_name_raw ?? '')}<div class=all><h2>Economy and Markets</h2></div><div class=eco>${s.paragraphs(ECONOMY)}</div>
<div class=ecot>${s.htmlTable(INDICATORS, 'big')}</div>`;
  return s.htmlPages(STYLE, isWhole ? [front, ...pages, ...ends] : [...pages, ...ends]);
}
