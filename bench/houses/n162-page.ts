/** The pages of AMC N162: a review, and a page for each fund with a grey column of facts at the right. */
import { COMMENTS } from './n162-funds.ts';
import * as s from './shared15.ts';

const BLUE = '#1c4f8c';
const GREEN = '#6aa23a';
const GREY = '#eceeef';
const PERIODS = ['1 Month', '3 Months', '6 Months', 'FYTD', '1 Year', '3 Years', '5 Years', 'Since Inception¹'];

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}body{font:6.9pt/1.28 'DejaVu Sans Condensed';color:#2a2d31;font-variant-ligatures:none}
.top{position:absolute;left:0;right:0;top:0;height:19mm;background:${BLUE};color:#fff;border-bottom:1.4mm solid ${GREEN}}
.top h1{font:bold 15pt/1 'DejaVu Sans Condensed';margin:0;position:absolute;left:8mm;top:4mm}.top div{position:absolute;left:8mm;top:11.6mm;font-size:8pt}
.top span{position:absolute;right:8mm;top:4.5mm;text-align:right;font-size:8pt;line-height:1.5}
.main{position:absolute;left:8mm;top:23mm;width:134mm}.side{position:absolute;right:0;top:20.4mm;bottom:12mm;width:62mm;background:${GREY};padding:2.6mm 6mm 0 4mm}
h2{font:bold 8pt/1.15 'DejaVu Sans Condensed';color:${BLUE};border-bottom:.5mm solid ${GREEN};margin:2.6mm 0 .6mm;padding-bottom:.5mm}
.main>h2:first-child,.side>h2:first-child,.duo>div>h2:first-child,.trio>div>h2:first-child{margin-top:0}
p{margin:0;text-align:justify}td,th{padding:.5mm .7mm;text-align:right;line-height:1.15;vertical-align:top;white-space:nowrap}
td:first-child,th:first-child{text-align:left}th{background:${BLUE};color:#fff;vertical-align:bottom;font-weight:bold}
.main td{border-bottom:.15mm solid #c9cdd1}.months{font-size:5.4pt}.months td,.months th{padding:.5mm .3mm}.periods th{white-space:normal}
.side td{white-space:normal;text-align:left;padding:.62mm 0 .62mm .8mm;font-size:6.5pt;border-bottom:.15mm solid #cfd3d6}.side td:first-child{width:22.5mm;padding-right:1mm;color:${BLUE};font-weight:bold;padding-left:0}
.duo,.trio{display:grid;grid-template-columns:1fr 1fr;gap:4mm;margin-top:2.6mm;align-items:start}.trio{grid-template-columns:auto auto auto;gap:2.4mm;font-size:6.4pt}
.wide{grid-template-columns:60mm 1fr}.names td:first-child{white-space:normal}.two td:nth-child(3){text-align:left;padding-left:4mm}
svg{display:block;width:100%;font:3.4px 'DejaVu Sans Condensed'}.bad{font-size:6pt}.bad th,.bad td{white-space:normal}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.small{font-size:6.1pt}.notes{margin-top:2.6mm;font-size:5.6pt;color:#555b61}.foot{position:absolute;left:0;right:0;bottom:0;height:12mm;background:${BLUE};color:#fff;font-size:5.4pt;padding:2mm 8mm;display:flex;gap:8mm;align-items:center}
.foot span:last-child{white-space:nowrap;font-size:6.8pt}.front{width:194mm;font-size:8.6pt}.front p{margin-bottom:2mm;line-height:1.45}.front td,.front th{padding:1.1mm .8mm;text-align:left}`;

/** Negative figures have a minus; `N/A` for what the page does not have. */
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'N/A' : `${v}%`);

const frame = (title: string, below: string, body: string, footer: string): string => `<div class=top><h1>${title}</h1>
<div>${s.esc(below)}</div><span>Fund Manager’s Report<br><b>February 2023</b></span></div>${body}
<div class=foot><span>Disclaimer: ${s.esc(s.RISK_NOTE)}</span><span>${s.esc(footer)}</span></div>`;

function facts(entry: s.Entry): s.Item[] {
  const isPension = entry.sub_funds.length > 0;
  const rating = (r: string, by: string, day: string): string => `${r} by ${by} (${day})`;
  return s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor(s)', 'auditor_raw'],
    ]),
    ['Mgmt. Co. Rating', s.ratingWith(entry, 'AMC', rating, '')],
    ['Stability Rating', s.ratingWith(entry, 'FUND', rating, isPension ? '' : 'N/A')],
    ...s.terms(entry, [
      ['Min. Investment', 'minimum_initial_raw'],
      ['Min. Addition', 'minimum_subsequent_raw'],
      ['Par Value', 'par_value_raw'],
      ['Load (Front-end)', 'front_end_load_raw'],
      ['Load (Back-end)', 'back_end_load_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Management Fee', 'management_fee_raw'],
    ]),
    ['Mgmt. Fee Charged', isPension ? null : `${s.feeOf(entry, 'Mgmt. Fee Charged', null)}% p.a.`],
    ...s.terms(entry, [['Leverage', 'leverage_raw']]),
    ['Fund Manager', s.members(entry)[0]?.[0]],
  ]);
}

const side = (entry: s.Entry): string => `<div class=side>${s.heading('Fund Information')}${s.list(facts(entry))}
${s.heading('Investment Committee')}${s.list(s.members(entry).slice(1), 'who')}</div>`;

/** Price, size, units and measures of the portfolio. */
function statistics(entry: s.Entry): string {
  const without = 'fund_size_excluding_fof_pkr' in entry ? Number(entry.fund_size_excluding_fof_pkr) / 1e6 : null;
  return s.list(
    s.stated([
      ['NAV per Unit (PKR)', entry.nav_per_unit],
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
      ['Net Assets excl. FoF (PKR Mn)', without === null ? null : s.grouped(without, 2)],
      ['Units Outstanding', s.grouped(Number(entry.units_outstanding), 0)],
      ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ]),
  );
}

const KINDS = ['TER incl. levies', 'Govt. levies²', 'TER excl. levies'];

const ratios = (entry: s.Entry): string =>
  s.heading('Total Expense Ratio (TER)') +
  s.htmlTable(
    [['', ...KINDS], ...['MTD', 'YTD'].map((p) => [p, ...KINDS.map((k) => cell(s.feeOf(entry, k, p)))])],
    'small',
  );

/** The fund and its benchmark as rows, with a column for each period, also for those before the launch. */
function returns(entry: s.Entry): string {
  const row = (name: string, key: 'fund_return_percent' | 'benchmark_return_percent'): string[] => [
    name,
    ...PERIODS.map((label) => cell(s.returnAt(entry, label)?.[key])),
  ];
  const rows = [row(s.short(entry), 'fund_return_percent'), row('Benchmark', 'benchmark_return_percent')];
  return `${s.heading('Fund Performance vs. Benchmark')}${s.htmlTable([['', ...PERIODS], ...rows], 'periods')}`;
}

/** Twelve months, and the fiscal year to date in the last column. */
function months(entry: s.Entry): string {
  const [head = [], ...rows] = s.wideSeries(
    entry.monthly_returns,
    [s.short(entry), 'Benchmark'].map((n) => [n, n] as const),
    cell,
  );
  const year = s.returnAt(entry, 'FYTD');
  const last = [year?.fund_return_percent, year?.benchmark_return_percent];
  const table = [[...head, 'FYTD'], ...rows.map((r, i) => [...r, cell(last[i])])];
  return `${s.heading('Monthly Yield (%)')}${s.htmlTable(table, 'months')}`;
}

/** What 100 rupees became, for each month of a series. */
function worth(entry: s.Entry, series: string, isRate: boolean): number[] {
  let value = 100;
  const rows = entry.monthly_returns.filter((r) => r.series_raw === series);
  return [100, ...rows.map((r) => (value *= 1 + Number(r.percent) / (isRate ? 1200 : 100)))];
}

function curve(entry: s.Entry, isRate: boolean): string {
  const both = [s.short(entry), 'Benchmark'].map((n) => worth(entry, n, isRate));
  const all = both.flat();
  const step = Math.max(2, Math.ceil((Math.max(...all) - Math.min(...all)) / 4));
  const low = Math.floor(Math.min(...all) / step) * step;
  const high = low + step * Math.ceil((Math.max(...all) - low) / step);
  const y = (v: number): number => 4 + 34 * (1 - (v - low) / (high - low));
  const scale = Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step).map(
    (v) =>
      `<path d="M9 ${y(v)}H83" stroke="#d5d8db" stroke-width=".2"/><text x=8 y="${y(v) + 1.2}" text-anchor=end>${v}</text>`,
  );
  const ends = both.map((line) => y(line.at(-1) ?? 100));
  const [own = 0, other = 0] = ends;
  const shift = Math.abs(own - other) < 3.6 ? (3.6 - Math.abs(own - other)) / 2 : 0;
  const lines = both.map((line, i) => {
    const points = line.map((v, k) => `${(9 + k * 6.1).toFixed(1)},${y(v).toFixed(1)}`).join(' ');
    const at = (ends[i] ?? 0) + ((i === 0) === own <= other ? -shift : shift) + 1.2;
    return `<polyline points="${points}" fill=none stroke="${[BLUE, GREEN][i]}" stroke-width=".8"/><text x=84 y="${at.toFixed(1)}" fill="${[BLUE, GREEN][i]}">${(line.at(-1) ?? 0).toFixed(1)}</text>`;
  });
  const names = ['Feb', 'May', 'Aug', 'Nov', 'Feb'].map(
    (m, i) => `<text x="${9 + i * 18.3}" y=42.6 text-anchor=middle>${m}</text>`,
  );
  const keys = [s.short(entry), 'Benchmark'].map(
    (n, i) =>
      `<rect x="${20 + i * 26}" y=45.2 width=5 height=1 fill="${[BLUE, GREEN][i]}"/><text x="${26 + i * 26}" y=47>${n}</text>`,
  );
  return `${s.heading('Value of PKR 100 Invested 12 Months Ago')}<svg viewBox="0 0 94 48">${[...scale, ...lines, ...names, ...keys].join('')}</svg>`;
}

const years = (entry: s.Entry): string =>
  entry.historical_returns.length === 0
    ? ''
    : s.heading('Fiscal Year Returns') +
      s.htmlTable([
        ['', s.short(entry), 'Benchmark'],
        ...s.longSeries(entry.historical_returns, [s.short(entry), 'Benchmark'], cell),
      ]);

/** The words of a name in lines that are no longer than its column is wide. */
const linesOf = (name: string, most: number): string[] =>
  name.split(' ').reduce<string[]>((all, word) => {
    const last = all.at(-1);
    const isLonger = last === undefined || `${last} ${word}`.length > most;
    return isLonger ? [...all, word] : [...all.slice(0, -1), `${last} ${word}`];
  }, []);

/** Sectors as columns, with their figures above and their names below. */
function columns(rows: readonly s.AllocationRow[], width = 94): string {
  const each = width / rows.length;
  const most = Math.max(...rows.map((r) => Number(r.percent)));
  const bars = rows.map((r, i) => {
    const height = (Number(r.percent) / most) * 26;
    const middle = (i + 0.5) * each;
    const label = linesOf(r.label_raw, Math.floor(each / 1.55)).map(
      (t, k) => `<text x="${middle}" y="${37.6 + k * 2.9}" text-anchor=middle font-size="2.5">${s.esc(t)}</text>`,
    );
    return `<rect x="${middle - each / 4}" y="${34 - height}" width="${each / 2}" height="${height}" fill="${BLUE}"/>
<text x="${middle}" y="${32.8 - height}" text-anchor=middle>${r.percent}%</text>${label.join('')}`;
  });
  return `<svg viewBox="0 0 ${width} 46"><path d="M0 34H${width}" stroke="#888" stroke-width=".3"/>${bars.join('')}</svg>`;
}

/** Two ratings in a row. */
function quality(rows: readonly s.AllocationRow[]): string {
  const half = Math.ceil(rows.length / 2);
  const pairs = rows.slice(0, half).map((r, i) => {
    const other = rows[half + i];
    return [r.label_raw, cell(r.percent), other?.label_raw ?? '', other === undefined ? '' : cell(other.percent)];
  });
  return s.htmlTable(pairs, 'two', 0);
}

function second(entry: s.Entry): string {
  const type = s.otherType(entry);
  if (type === null) return '';
  const rows = s.ofType(entry, type);
  return `<div>${s.heading(s.titleOf(entry, type))}${type === 'CREDIT_QUALITY' ? quality(rows) : columns(rows)}</div>`;
}

function holdings(figures: s.Figures): string {
  if (figures.holdings.length === 0) return '';
  const items = s.holdingItems(figures, cell);
  const half = Math.ceil(items.length / 2);
  const lists = [items.slice(0, half), items.slice(half)].map((part) => s.list(part, 'names'));
  return `${s.heading(figures.holdings_title_raw ?? '')}<div class=duo style="margin-top:0">${lists.join('')}</div>`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Name of Investment',
    'Type',
    'Value before Provisioning',
    'Provisioning held',
    'Value after Provisioning',
  ];
  const rows = entry.non_compliant.map(s.exposureCells);
  return `${s.heading('Details of Non-Compliant Investments (PKR Mn)')}${s.htmlTable([[...head, '% of Gross Assets', '% of Net Assets'], ...rows], 'bad')}`;
}

const notes = (entry: s.Entry): string =>
  `<div class=notes>${entry.footnotes_raw.map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>`;

const opening = (
  entry: s.Entry,
): string => `${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${s.heading("Fund Manager's Comments")}<p>${s.esc(COMMENTS[s.short(entry)] ?? COMMENTS['GIRSF'])}</p>`;

function fundPage(entry: s.Entry, fund: s.Fund): string {
  const isRate = fund.model.kind === 'rate';
  const main = `${opening(entry)}${returns(entry)}${months(entry)}
<div class="duo wide"><div>${s.heading('Fund Statistics - 28-Feb-2023')}${statistics(entry)}${years(entry)}</div><div>${curve(entry, isRate)}</div></div>
<div class="duo wide"><div>${s.sharesTable(entry, 'ASSET_ALLOCATION', cell)}${ratios(entry)}</div>${second(entry)}</div>
${holdings(entry)}${breaches(entry)}${notes(entry)}`;
  const title = `${s.esc(entry.fund_name_raw)} (${fund.abbr})`;
  return frame(
    title,
    'Managed by: Gambat Fund Managers Limited',
    `<div class=main>${main}</div>${side(entry)}`,
    entry.page_footer_raw ?? '',
  );
}

/** Shares of the schemes that participants may choose, not classes of a fund. */
const SCHEMES = [
  ['Allocation Scheme', 'Equity Sub-Fund', 'Debt Sub-Fund', 'Money Market Sub-Fund'],
  ['High Volatility', 'Min 65%', 'Min 20%', 'Nil'],
  ['Medium Volatility', 'Min 35%', 'Min 40%', 'Min 10%'],
  ['Low Volatility', 'Min 10%', 'Min 60%', 'Min 15%'],
];

function subRatios(subs: readonly s.SubFacts[]): string {
  const rows = subs.map((x) => [
    s.esc(x.name_raw),
    ...['MTD', 'YTD'].flatMap((p) => KINDS.slice(0, 2).map((k) => cell(s.feeOf(x, k, p)))),
  ]);
  const kinds = KINDS.slice(0, 2);
  const group = ' style="text-align:center"';
  return `${s.heading('Total Expense Ratio (TER)')}<table><tr><th rowspan=2>Sub-Fund</th><th colspan=2${group}>MTD</th><th colspan=2${group}>YTD</th></tr>
<tr>${[...kinds, ...kinds].map((k) => `<th style="text-align:right">${k}</th>`).join('')}</tr>${rows.map((r) => s.tr(r)).join('')}</table>`;
}

/** Sub-funds are rows; their classes are cards side by side. */
function pensionPage(entry: s.Entry, fund: s.Fund): string {
  const subs = entry.sub_funds;
  const equity = s.only(subs[0], 'sub-fund');
  const own = subs.map((x) => [
    x.name_raw,
    x.nav_per_unit ?? '',
    x.fund_size_raw ?? '',
    s.grouped(Number(x.units_outstanding), 0),
  ]);
  const head = ['Sub-Fund', 'NAV per Unit (PKR)', equity.fund_size_label_raw ?? '', 'Units Outstanding'];
  const periods = subs.map((x) => [x.name_raw, ...PERIODS.map((l) => cell(s.returnAt(x, l)?.fund_return_percent))]);
  const labels = s.labelsOf(equity.historical_returns);
  const annual = subs.map((x) => [
    x.name_raw,
    ...labels.map((l) => cell(s.percentAt(x.historical_returns, x.name_raw, l))),
  ]);
  const cards = subs.map((x) => {
    const rows = s.lines(x, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]);
    return `<div>${s.htmlTable([[x.name_raw, ...s.datesOf(x, 'ASSET_ALLOCATION')], ...rows])}</div>`;
  });
  const sectors = `${equity.name_raw}: ${s.titleOf(equity, 'SECTOR_ALLOCATION')}`;
  const main = `${opening(entry)}${s.heading('Fund Statistics - 28-Feb-2023')}${s.htmlTable([head, ...own])}${s.heading('Fund Performance')}
${s.htmlTable([['Sub-Fund', ...PERIODS], ...periods], 'periods')}${s.heading('Fiscal Year Returns')}${s.htmlTable([['Sub-Fund', ...labels], ...annual])}
${subRatios(subs)}${s.heading(s.titleOf(equity, 'ASSET_ALLOCATION'))}<div class=trio style="margin-top:0">${cards.join('')}</div>
${s.heading(sectors)}<div style="padding:0 12mm">${columns(s.ofType(equity, 'SECTOR_ALLOCATION'), 110)}</div>${holdings(equity)}${s.heading('Allocation Schemes')}${s.htmlTable(SCHEMES)}${notes(entry)}`;
  const title = `${s.esc(entry.fund_name_raw)} (${fund.abbr})`;
  return frame(
    title,
    'Managed by: Gambat Fund Managers Limited',
    `<div class=main>${main}</div>${side(entry)}`,
    entry.page_footer_raw ?? '',
  );
}

const REVIEW = [
  'Inflation rose to 31.5% YoY in February, the highest for decades, against 27.6% in January. The reserves of the State Bank were USD 3.8 billion at the end of ' +
    'the month after a loan of USD 700 million from China. The rupee closed at 261.5 against the dollar.',
  'The current account deficit of January was USD 242 million, 90% lower than a year ago, because of restrictions on imports. The government ' +
    'presented a mini-budget with taxes of Rs. 170 billion.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.risk_profile_raw ?? '',
    e.risk_of_principal_raw ?? 'Allocation dependent',
  ]);
  const head = ['Name of Fund', 'Category', 'Risk Profile', 'Risk of Principal Erosion'];
  const body = `<div class="main front">${s.heading('Market Review & Outlook')}${s.paragraphs(REVIEW)}${s.heading('Risk Profile of Funds')}${s.htmlTable([head, ...rows])}</div>`;
  return frame('Gambat Fund Managers Limited', 'Rated AM1 by VIS', body, 'Gambat Funds | February 2023 | 1');
}

/** A page for each fund, and the review before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const pages = entries.map((e) => {
    const fund = s.fundNamed(funds, e);
    return fund.subs === undefined ? fundPage(e, fund) : pensionPage(e, fund);
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
