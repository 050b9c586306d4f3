/** The pages of AMC N218: ruled tables of small narrow print, one below the other, as a spreadsheet prints them. */
import { FUNDS, WORDS } from './n218-funds.ts';
import * as s from './shared15.ts';

const MONTH = { year: 2016, month: 11 };
const BLUE = '#1f3864';
const SKY = '#d9e2f3';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.4pt/1.2 'Liberation Sans Narrow';color:#000;font-variant-ligatures:none}p{margin:0}
.top{position:absolute;left:11mm;right:11mm;top:9mm;display:flex;justify-content:space-between;align-items:flex-end;
border-bottom:.7mm solid ${BLUE};padding-bottom:1mm}.top b{font:bold 15pt/1 'Liberation Serif';color:${BLUE}}
.top span{font:8.6pt/1.15 'Liberation Serif';text-align:right}
main{position:absolute;left:11mm;right:11mm;top:22.5mm}
td,th{border:.2mm solid #000;padding:.42mm 1mm;text-align:right;line-height:1.15;vertical-align:middle}
th{background:${SKY};text-align:center}td:first-child{text-align:left}.flow>*+*{margin-top:2mm}
.band td,.band th{background:${BLUE};color:#fff;text-align:left;font-weight:bold;font-size:7.6pt}
.facts{table-layout:fixed}.facts td{text-align:left}.facts .lab{background:${SKY};font-weight:bold}
.facts p,.facts .text{text-align:justify}.three{display:grid;grid-template-columns:61mm 1fr 1fr;gap:2mm;align-items:start}
.two{display:grid;grid-template-columns:1fr 1fr;gap:2mm;align-items:start}.sum td{font-weight:bold;background:#f2f2f2}
.held td:nth-child(1){text-align:center;width:7mm}.held td:nth-child(2),.held td:nth-child(3){text-align:left}
.held td:nth-child(4){width:14mm}
.bad td:nth-child(2){text-align:left}.even{table-layout:fixed}.even td:not(:first-child){text-align:center}
.even td:first-child{font-weight:bold;white-space:nowrap}.index td{text-align:left}
.essay p{font:10.4pt/1.45 'Liberation Serif';text-align:justify;margin-bottom:2.4mm}
.foot{position:absolute;left:11mm;right:11mm;bottom:8mm;font-size:6.6pt;line-height:1.2}
.foot p{margin-bottom:.6mm}.foot .end{border-top:.2mm solid #000;padding-top:.8mm;margin-top:1mm;text-align:justify}
.foot .num{text-align:center;margin-top:1mm;font-family:'Liberation Serif'}`;

const cell = (v: string | null | undefined): string =>
  v === null || v === undefined ? '-' : v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;

const band = (title: string, span: number): string => `<tr class=band><td colspan=${span}>${s.esc(title)}</td></tr>`;

const table = (kind: string, ...rows: readonly string[]): string => `<table class="${kind}">${rows.join('')}</table>`;

/** A table of equal columns behind the first one, which is `width` millimetres wide. */
const even = (width: number, ...rows: readonly string[]): string =>
  table('even', `<col style="width:${width}mm">`, ...rows);

const page = (title: string, body: string, notes: readonly string[], footer: string): string =>
  `<div class=top><b>${s.esc(title)}</b><span>Jogian Investment Management Limited<br>
Fund Managers’ Report – November 2016</span></div><main class=flow>${body}</main>
<div class=foot>${s.paragraphs(notes)}<p class=end><b>MUFAP’s Recommended Format.</b> ${s.esc(s.RISK_NOTE)}</p>
<p class=num>${s.esc(footer)}</p></div>`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} (${by}) ${d}`, '');

/** Three pairs of label and value in a row. */
function particulars(entry: s.Entry): string {
  const isStar = s.ratingParts(entry, 'FUND')?.rating.startsWith('MFR') === true;
  const items = s.stated([
    ['Fund Type', entry.fund_type_raw],
    ['Category', entry.category_raw],
    ['Launch Date', entry.launch_date_raw],
    ['Risk Profile', entry.risk_profile_raw],
    [isStar ? 'Performance Ranking' : 'Stability Rating', rating(entry, 'FUND')],
    ['AMC Rating', rating(entry, 'AMC')],
    ['Front-end Load', entry.front_end_load_raw],
    ['Back-end Load', entry.back_end_load_raw],
    ['Par Value', entry.par_value_raw],
    ['Min. Initial Inv.', entry.minimum_initial_raw],
    ['Min. Subsequent Inv.', entry.minimum_subsequent_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Leverage', entry.leverage_raw],
    ['Listing', entry.listing_raw],
  ]);
  const long = s.stated([
    ['Benchmark', entry.benchmark_raw],
    ['Management Fee', entry.management_fee_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    [
      'Inv. Committee',
      s
        .people(entry)
        .map(([office, name]) => `${name} (${office})`)
        .join('; '),
    ],
  ]);
  const pairs = Array.from({ length: Math.ceil(items.length / 3) }, (_, i) => items.slice(i * 3, i * 3 + 3));
  const label = (text: string): string => `<td class=lab>${s.esc(text)}</td>`;
  const rows = pairs.map((row) => {
    const free = (3 - row.length) * 2;
    const cells = row.map(([name, value]) => `${label(name)}<td>${s.esc(value)}</td>`).join('');
    return `<tr>${cells}${free === 0 ? '' : `<td colspan=${free}></td>`}</tr>`;
  });
  return table(
    'facts',
    '<col style="width:24mm"><col><col style="width:27mm"><col><col style="width:25mm"><col>',
    band('INVESTMENT OBJECTIVE', 6),
    `<tr><td colspan=6 class=text>${s.esc(entry.investment_objective_raw)}</td></tr>`,
    band('FUND INFORMATION', 6),
    ...rows,
    ...long.map(([name, value]) => `<tr>${label(name)}<td colspan=5>${s.esc(value)}</td></tr>`),
  );
}

const comments = (abbr: string): string =>
  table('facts', band("FUND MANAGER'S COMMENTS", 1), `<tr><td class=text>${s.esc(WORDS[abbr])}</td></tr>`);

/** Price, size, measures and ratios of two months. */
function statistics(entry: s.Entry, form: s.Form): string {
  const past = s.figuresThen(entry, FUNDS, s.before(MONTH), form);
  const [, then] = s.ratioPair(s.partOf(entry, FUNDS), s.before(MONTH));
  const units = (f: s.Figures): string => s.grouped(Number(f.units_outstanding), 0);
  const old = [then.withLevies, then.levies];
  const rows = [
    ['NAV per Unit (Rs.)', entry.nav_per_unit ?? '', past.nav_per_unit ?? ''],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '', past.fund_size_raw ?? ''],
    ['Units Outstanding', units(entry), units(past)],
    ...entry.metrics.map((m, i) => [m.label_raw, m.value_raw, past.metrics[i]?.value_raw ?? '']),
    ...entry.fees.map((f, i) => [f.fee_label_raw, cell(f.percent), cell(old[i])]),
  ];
  const months = [MONTH, s.before(MONTH)].map(s.dashed);
  return table('', band('FUND STATISTICS', 3), s.tr(['', ...months], 'th'), ...rows.map((r) => s.tr(r.map(s.esc))));
}

/** Shares of two months, with a total unless they are sectors. */
function shares(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type).map((r) => s.tr([s.esc(r.label), ...r.cells.map(cell)]));
  const total = type === 'SECTOR_ALLOCATION' ? [] : [s.tr(['Total', cell('100.0'), cell('100.0')], 'td', 'sum')];
  const head = s.tr(['', ...s.datesOf(entry, type)], 'th');
  return table('', band(s.titleOf(entry, type), 3), head, ...rows, ...total);
}

/** Periods and fiscal years under two merged heads, a row for each series. */
function performance(rows: readonly (readonly string[])[], part: s.Figures, width: number): string {
  const periods = s.periods(part);
  const years = s.labelsOf(part.historical_returns);
  const heads = `<tr><th rowspan=2></th><th colspan=${periods.length}>Period Returns</th>
<th colspan=${years.length}>Fiscal Year Returns</th></tr>`;
  return even(
    width,
    band('FUND PERFORMANCE', 1 + periods.length + years.length),
    heads,
    s.tr([...periods, ...years], 'th'),
    ...rows.map((r) => s.tr(r.map(s.esc))),
  );
}

function ownPerformance(entry: s.Entry): string {
  const years = s.labelsOf(entry.historical_returns);
  const row = (name: string, key: keyof Omit<s.ReturnRow, 'period_label_raw'>, series: string): string[] => [
    name,
    ...s.seriesCells(entry, key).map(cell),
    ...years.map((y) => cell(s.percentAt(entry.historical_returns, series, y))),
  ];
  const rows = [
    row(s.short(entry), 'fund_return_percent', s.short(entry)),
    row('Benchmark', 'benchmark_return_percent', 'Benchmark'),
    row('Peer Avg.**', 'peer_return_percent', 'none'),
  ];
  return performance(rows, entry, 20);
}

function monthly(entry: s.Entry): string {
  const own = [s.short(entry), 'Benchmark'].map((n) => [n, n] as const);
  const [head = [], ...rows] = s.wideSeries(entry.monthly_returns, own, cell);
  return even(20, band('MONTHLY RETURNS', head.length), s.tr(head, 'th'), ...rows.map((r) => s.tr(r.map(s.esc))));
}

/** Two lists side by side, the second one with the later ranks. */
function holdings(figures: s.Figures, mix: s.Mix, kind: string, title = figures.holdings_title_raw ?? ''): string {
  const all = figures.holdings.map((h) => [String(h.rank), h.name_raw, s.noteOf(mix, h.name_raw), cell(h.percent)]);
  if (all.length === 0) return '';
  const half = Math.ceil(all.length / 2);
  const head = s.tr(['Sr.', 'Name', kind, 'Share'], 'th');
  const list = (rows: readonly string[][]): string => table('held', head, ...rows.map((r) => s.tr(r.map(s.esc))));
  return `<div>${table('', band(title, 1))}<div class=two style="gap:0">${list(all.slice(0, half))}
${list(all.slice(half))}</div></div>`;
}

const BAD_HEAD = [
  'Name of Non-Compliant Investment',
  'Type',
  'Value before Provision (Rs. mn)',
  'Provision (Rs. mn)',
  'Value after Provision (Rs. mn)',
  '% of Gross Assets',
  '% of Net Assets',
];

const breaches = (entry: s.Entry): string =>
  entry.non_compliant.length === 0
    ? ''
    : table(
        'bad',
        band('DETAILS OF NON-COMPLIANT INVESTMENTS (SECP Circular No. 16 of 2010)', BAD_HEAD.length),
        s.tr(BAD_HEAD, 'th'),
        ...entry.non_compliant.map((e) => s.tr(s.exposureCells(e).map(s.esc))),
      );

/** What the fund paid, with fiscal years as columns. */
function dividends(entry: s.Entry): string {
  const rows = s.payouts(s.partOf(entry, FUNDS), MONTH, 5);
  const line = (name: string, at: number, end = ''): string => s.tr([name, ...rows.map((r) => `${r[at] ?? ''}${end}`)]);
  return even(
    40,
    band('DIVIDEND HISTORY', rows.length + 1),
    s.tr(['', ...rows.map((r) => r[0] ?? '')], 'th'),
    line('Dividend per Unit (Rs.)', 1),
    line('Ex-Dividend NAV (Rs.)', 2),
    line('Dividend as % of Par Value', 3, '%'),
  );
}

function fundPage(entry: s.Entry, form: s.Form): string {
  const fund = s.fundNamed(FUNDS, entry);
  const kind = fund.model.kind === 'rate' ? 'Rating' : 'Sector';
  const body = `${particulars(entry)}${comments(fund.abbr)}<div class=three>${statistics(entry, form)}
${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, s.only(s.otherType(entry), 'table'))}</div>
${ownPerformance(entry)}${monthly(entry)}${holdings(entry, fund, kind)}${breaches(entry)}${dividends(entry)}`;
  return page(`${entry.fund_name_raw} (${fund.abbr})`, body, entry.footnotes_raw, entry.page_footer_raw ?? '');
}

/** Classes as rows, and two months of each sub-fund as columns. */
function allShares(subs: readonly s.SubFacts[]): string {
  const months = s.datesOf(s.only(subs[0], 'sub-fund'), 'ASSET_ALLOCATION');
  const names = [...new Set(subs.flatMap((x) => s.lines(x, 'ASSET_ALLOCATION').map((r) => r.label)))];
  const labels = names.toSorted((a, b) => Number(a === 'Other Assets') - Number(b === 'Other Assets'));
  const cells = (x: s.SubFacts, label: string): string[] =>
    s
      .lines(x, 'ASSET_ALLOCATION')
      .find((r) => r.label === label)
      ?.cells.map(cell) ?? months.map(() => '-');
  const heads = subs.map((x) => `<th colspan=2>${s.esc(x.name_raw)}</th>`).join('');
  return even(
    40,
    band(s.titleOf(s.only(subs[0], 'sub-fund'), 'ASSET_ALLOCATION'), 7),
    `<tr><th rowspan=2></th>${heads}</tr>`,
    s.tr(
      subs.flatMap(() => months),
      'th',
    ),
    ...labels.map((l) => s.tr([s.esc(l), ...subs.flatMap((x) => cells(x, l))])),
  );
}

function pensionPage(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const rows = subs.map((x) => [
    x.name_raw,
    ...s.seriesCells(x, 'fund_return_percent').map(cell),
    ...x.historical_returns.map((r) => cell(r.percent)),
  ]);
  const figures = [
    ['NAV per Unit (Rs.)', ...subs.map((x) => x.nav_per_unit ?? '')],
    [first.fund_size_label_raw ?? '', ...subs.map((x) => x.fund_size_raw ?? '')],
    ...first.fees.map((f) => [f.fee_label_raw, ...subs.map((x) => cell(s.feeOf(x, f.fee_label_raw, null)))]),
  ];
  const sizes = even(
    40,
    band('FUND STATISTICS (30-Nov-16)', 4),
    s.tr(['', ...subs.map((x) => x.name_raw)], 'th'),
    ...figures.map((r) => s.tr(r)),
  );
  const lists = subs.map((x, i) =>
    holdings(
      x,
      s.only(fund.subs?.[i], 'mix'),
      i === 0 ? 'Sector' : 'Rating',
      `${x.name_raw.toUpperCase()}: ${x.holdings_title_raw ?? ''}`,
    ),
  );
  const body = `${particulars(entry)}${comments(fund.abbr)}${sizes}${performance(rows, first, 34)}
${allShares(subs)}${lists.join('')}`;
  return page(`${entry.fund_name_raw} (${fund.abbr})`, body, entry.footnotes_raw, entry.page_footer_raw ?? '');
}

const REVIEW = [
  'Headline inflation (CPI) for November 2016 stood at 3.81% against 4.21% in October, on account of lower food prices. ' +
    'The current account deficit widened during the first months of the fiscal year, as exports remained weak and ' +
    'remittances declined. Foreign exchange reserves, however, remained comfortable.',
  'The SBP maintained the policy rate at 5.75%. Yields of PIBs increased by 20 to 35 bps in the secondary market, as the ' +
    'market expects inflation to rise in the second half of the fiscal year, and as the auction target was met only in part.',
  'The equity market remained under pressure in November, as foreign investors sold and oil prices fell. Local mutual ' +
    'funds and insurance companies absorbed the outflow only in part. Banks and automobile stocks outperformed the index.',
];

const ECONOMY = [
  ['', 'Jun-16', 'Jul-16', 'Aug-16', 'Sep-16', 'Oct-16', 'Nov-16'],
  ['CPI Inflation (% YoY)', '3.19', '4.12', '3.56', '3.88', '4.21', '3.81'],
  ['Remittances (USD mn)', '2,073', '1,328', '1,760', '1,609', '1,563', '1,618'],
  ['FX Reserves (USD bn)', '23.1', '22.9', '23.0', '23.6', '24.3', '23.6'],
  ['6-Month T-Bill Yield (%)', '5.90', '5.90', '5.91', '5.90', '5.90', '5.91'],
];

function front(entries: readonly s.Entry[]): string {
  const [head = [], ...rows] = ECONOMY;
  const index = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.risk_profile_raw ?? '',
    String(e.page_number),
  ]);
  const body = `<div class=essay>${s.paragraphs(REVIEW)}</div>
${even(44, band('KEY ECONOMIC INDICATORS', 7), s.tr(head, 'th'), ...rows.map((r) => s.tr(r)))}
${table('index', band('FUNDS UNDER MANAGEMENT', 4), s.tr(['Fund', 'Category', 'Risk Profile', 'Page'], 'th'), ...index.map((r) => s.tr(r.map(s.esc))))}`;
  return page('Market Review', body, [], "JIML - Fund Managers' Report - Page 1 of 6");
}

/** The review if the report is whole, and a page for each fund. */
export function html(entries: readonly s.Entry[], isWhole: boolean, form: s.Form): string {
  const pages = entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e) : fundPage(e, form)));
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
