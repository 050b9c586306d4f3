/** Pages of AMC N181 as a word processor makes them: centred titles, numbered headings, and tables with black rules. */
import * as s from './shared15.ts';

export const MONTH: s.Month = { year: 2023, month: 11 };

/** 16th May, 2016 */
const day = ([year, month, d]: s.Day): string => `${s.ordinal(d)} ${s.monthName({ year, month })}, ${year}`;

export const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'Year to Date'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  monthLabel: (m) => `${s.shortMonth(m)}-${s.year2(m)}`,
  size: s.inMillions(1),
  sizeLabel: 'Net Assets (Rs. M)',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Equity Holdings (% of Total Assets)',
  day,
});

const STYLE = `@page{size:A4;margin:0}section{width:210mm;height:296.8mm;background:#fff}
body{font:9.4pt/1.25 'Liberation Serif';color:#000;font-variant-ligatures:none}
.run{position:absolute;left:20mm;right:20mm;top:10mm;display:flex;justify-content:space-between;border-bottom:.2mm solid #000;
padding-bottom:.8mm;font-size:8.6pt;font-style:italic}
main{position:absolute;left:20mm;right:20mm;top:18mm}
h1{font:bold 15pt/1.2 'Liberation Serif';text-align:center;margin:0}.sub{text-align:center;margin:.6mm 0 0}
h2{font:bold 10pt/1.2 'Liberation Serif';text-decoration:underline;margin:2.7mm 0 .9mm}
p{margin:0 0 1.4mm;text-align:justify}
td,th{border:.25mm solid #000;padding:.42mm 1.4mm;line-height:1.16;vertical-align:top;text-align:center}
th{font-weight:bold;vertical-align:middle}td:first-child,th:first-child{text-align:left}
.terms td{text-align:left;width:28%}.terms td:nth-child(odd){width:22%}
.held td:nth-child(1),.held th:nth-child(1){width:13mm;text-align:center;white-space:nowrap}
.held td:nth-child(2),.held td:nth-child(3),.held th:nth-child(2),.held th:nth-child(3){text-align:left}
.half td:nth-child(4){text-align:left}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:6mm;align-items:start}
.sum td{font-weight:bold}.small{font-size:8.4pt}.small td,.small th{padding:.5mm .8mm}
.fine{font-size:8pt;line-height:1.2;margin:1mm 0 0}
.foot{position:absolute;left:20mm;right:20mm;bottom:8mm;font-size:7.6pt;border-top:.2mm solid #000;padding-top:.8mm}
.foot p{margin:0 0 .6mm}.foot div{text-align:center}.long p{font-size:12pt;line-height:1.5;margin-bottom:4mm}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
}

const percent = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

const frame = (body: string, foot: string): string =>
  `<div class=run><span>Bhawana Investment Company Limited</span><span>November 2023</span></div><main>${body}</main>
<div class=foot><p>${s.esc(s.RISK_NOTE)}</p><div>${s.esc(foot)}</div></div>`;

const footOf = (page: number): string => `Bhawana Investment Company Limited - Fund Manager Report - Page ${page}`;

/** Two pairs of a label and a value in each row. */
function terms(entry: s.Entry): string {
  const fundRating = s.ratingParts(entry, 'FUND');
  const isPension = entry.sub_funds.length > 0;
  const items = s.stated([
    ['Type of Scheme', entry.fund_type_raw],
    ['Fund Category', entry.category_raw],
    ['Date of Launch', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Risk of Principal Erosion', entry.risk_of_principal_raw],
    ['Par Value per Unit', entry.par_value_raw],
    ['Management Fee', entry.management_fee_raw],
    ['Front-end Load / Back-end Load', `${entry.front_end_load_raw} / ${entry.back_end_load_raw}`],
    ['Minimum Initial Investment', entry.minimum_initial_raw],
    ['Minimum Subsequent Investment', entry.minimum_subsequent_raw],
    [
      'Fund Stability Rating',
      isPension ? null : fundRating === null ? 'N/A' : `"${fundRating.rating}" by ${fundRating.agency}`,
    ],
    ['Rating Date', fundRating?.day],
    ['Management Quality Rating', s.ratingWith(entry, 'AMC', (r, by, d) => `${r} by ${by} (${d})`, '')],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Registrar', entry.registrar_raw],
    ['Listing', entry.listing_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Leverage', entry.leverage_raw],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const rows = Array.from({ length: Math.ceil(items.length / 2) }, (_, i) => [
    ...(items[2 * i] ?? ['', '']),
    ...(items[2 * i + 1] ?? ['', '']),
  ]);
  return s.htmlTable(rows, 'terms', 0);
}

/** 30-Jun-23 */
function dated(month: s.Month): string {
  const [year, m, d] = s.lastDay(month);
  return `${d}-${s.shortMonth({ year, month: m })}-${String(year).slice(2)}`;
}

/** The price, the size and the units of three dates, the newest in the last column. */
function history(entry: s.Entry, report: Report): string {
  const months = [{ year: 2023, month: 6 }, s.before(MONTH), MONTH];
  const then = months.map((m) => (m === MONTH ? entry : s.figuresThen(entry, report.funds, m, form)));
  return s.htmlTable([
    ['', ...months.map(dated)],
    ['NAV (Rs.)', ...then.map((x) => x.nav_per_unit ?? '')],
    [form.sizeLabel, ...then.map((x) => x.fund_size_raw ?? '')],
    ['Units in Issue', ...then.map((x) => s.grouped(Number(x.units_outstanding), 0))],
  ]);
}

/** Benchmark first; fiscal years are rows below the periods. */
function returns(entry: s.Entry): string {
  const name = s.short(entry);
  const years = s.labelsOf(entry.historical_returns);
  const of = (series: string, y: string): string => percent(s.percentAt(entry.historical_returns, series, y));
  return s.htmlTable([
    ['Period', 'Benchmark', name],
    ...entry.reported_returns.map((r) => [
      r.period_label_raw,
      percent(r.benchmark_return_percent),
      percent(r.fund_return_percent),
    ]),
    ...years.map((y) => [y, of('Benchmark', y), of(name, y)]),
  ]);
}

/** The first six months, and the other six at their right. */
function monthTable(entry: s.Entry): string {
  const rows = s.longSeries(entry.monthly_returns, [s.short(entry), 'Benchmark'], percent);
  const head = ['Month', s.short(entry), 'Benchmark'];
  const half = Math.ceil(rows.length / 2);
  return s.htmlTable(
    [[...head, ...head], ...rows.slice(0, half).map((r, i) => [...r, ...(rows[half + i] ?? ['', '', ''])])],
    'half',
  );
}

function ratios(entry: s.Entry, report: Report): string {
  const pair = s.ratioPair(s.partOf(entry, report.funds), MONTH);
  const rows = pair.map((r) => [r.period, `${r.withLevies}%`, `${r.levies}%`, `${r.without}%`]);
  return s.htmlTable([['', 'Expense ratio with levies', 'of which levies', 'Expense ratio without levies'], ...rows]);
}

/** The two months of a table with the totals that the entry has. */
function shares(figures: s.Figures, type: s.AllocationType | null, head: string): string {
  if (type === null) return '';
  const rows = s.lines(figures, type).map((r) => [r.label, ...r.cells.map(percent)]);
  const assets = s.lines(figures, 'ASSET_ALLOCATION').find((r) => r.label === 'Listed Equities');
  const totals = type === 'SECTOR_ALLOCATION' ? (assets?.cells ?? []) : ['100.0', '100.0'];
  const last = s.tr(['Total', ...totals.map(percent)], 'td', 'sum');
  return s.htmlTable([[head, ...s.datesOf(figures, type)], ...rows]).replace('</table>', `${last}</table>`);
}

/** Headings with numbers that continue on the next page. */
class Numbered {
  #last = 0;

  heading(title: string): string {
    this.#last += 1;
    return `<h2>${this.#last}. ${s.esc(title)}</h2>`;
  }
}

/** Asset classes at the left, sectors or credit quality at the right. */
function assetsAndSecond(figures: s.Figures, numbered: Numbered): string {
  const type = s.otherType(figures);
  const left = `${numbered.heading(s.titleOf(figures, 'ASSET_ALLOCATION'))}${shares(figures, 'ASSET_ALLOCATION', 'Asset Class')}`;
  if (type === null) return left;
  const right = `${numbered.heading(s.titleOf(figures, type))}${shares(figures, type, type === 'CREDIT_QUALITY' ? 'Rating' : 'Sector')}`;
  return `<div class=pair><div>${left}</div><div>${right}</div></div>`;
}

function held(figures: s.Figures, mix: s.Mix): string {
  const isStock = mix.second?.type === 'SECTOR_ALLOCATION';
  const rows = figures.holdings.map((h) => [String(h.rank), h.name_raw, s.noteOf(mix, h.name_raw), percent(h.percent)]);
  return s.htmlTable([['S. No.', 'Name of Security', isStock ? 'Sector' : 'Type', 'Weight'], ...rows], 'held');
}

function breaches(entry: s.Entry, numbered: Numbered): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Name of Investment',
    'Type',
    'Value before Provisioning',
    'Provisioning Held, if any',
    'Value after Provisioning',
  ];
  return `${numbered.heading('Details of Non-Compliant Investments (Rs. in million)')}${s.htmlTable(
    [[...head, '% Gross Assets', '% Net Assets'], ...entry.non_compliant.map(s.exposureCells)],
    'small',
  )}`;
}

const REVIEW: Readonly<Record<string, string>> = {
  rate:
    'The State Bank kept the policy rate at 22% in its meeting of October 30, 2023, and yields of the secondary market fell in ' +
    'anticipation of a reduction in the first half of the next year. The Fund will keep a balance of floating and short term paper.',
  market:
    'The stock market crossed the level of 60,000 points for the first time during the month after the staff level agreement with the ' +
    'IMF of November 15, 2023. The Fund kept its exposure in sectors that benefit from lower rates and a stable currency.',
};

const people = (entry: s.Entry): string => s.htmlTable([['Name', 'Designation'], ...s.members(entry)]);

const notes = (entry: s.Entry): string => entry.footnotes_raw.map((t) => `<p class=fine>${s.esc(t)}</p>`).join('');

const opening = (entry: s.Entry, numbered: Numbered): string =>
  `<h1>${s.esc(entry.fund_name_raw)}</h1><div class=sub>Fund Manager Report<br>for the month ended November 30, 2023</div>
${numbered.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>${numbered.heading('Fund Information')}${terms(entry)}`;

const continued = (entry: s.Entry): string =>
  `<h1 style="font-size:12pt">${s.esc(entry.fund_name_raw)} (continued)</h1>`;

function fundPages(entry: s.Entry, report: Report): string[] {
  const n = new Numbered();
  const fund = s.fundNamed(report.funds, entry);
  const first = `${opening(entry, n)}${n.heading('Net Asset Value')}${history(entry, report)}
${n.heading('Performance')}${returns(entry)}${n.heading('Review of the Month')}<p>${s.esc(REVIEW[fund.model.kind])}</p>`;
  const second = `${continued(entry)}${assetsAndSecond(entry, n)}
${entry.holdings.length === 0 ? '' : `${n.heading(entry.holdings_title_raw ?? '')}${held(entry, fund)}`}
${n.heading('Monthly Returns')}${monthTable(entry)}${n.heading('Expenses (% p.a. of Net Assets)')}${ratios(entry, report)}
${breaches(entry, n)}${n.heading('Investment Committee')}${people(entry)}${notes(entry)}`;
  return [frame(first, entry.page_footer_raw ?? ''), frame(second, footOf(entry.page_number + 1))];
}

function subFundTables(entry: s.Entry, n: Numbered): string {
  const { sub_funds: subs } = entry;
  const first = s.only(subs[0], 'sub-fund');
  const head = ['Sub-Fund', 'NAV (Rs.)', form.sizeLabel, 'Units in Issue', ...first.fees.map((f) => f.fee_label_raw)];
  const rows = subs.map((x) => [
    x.name_raw,
    x.nav_per_unit ?? '',
    x.fund_size_raw ?? '',
    s.grouped(Number(x.units_outstanding), 0),
    ...x.fees.map((f) => `${f.percent}%`),
  ]);
  const years = s.labelsOf(first.historical_returns);
  return `${n.heading('Net Asset Value as on November 30, 2023')}${s.htmlTable([head, ...rows])}
${n.heading('Performance')}${s.htmlTable([
    ['Period', ...subs.map((x) => x.name_raw)],
    ...s
      .periods(first)
      .map((label, i) => [label, ...subs.map((x) => percent(x.reported_returns[i]?.fund_return_percent))]),
    ...years.map((y) => [y, ...subs.map((x) => percent(s.percentAt(x.historical_returns, x.name_raw, y)))]),
  ])}`;
}

function pensionPages(entry: s.Entry, report: Report): string[] {
  const n = new Numbered();
  const mixes = s.only(s.fundNamed(report.funds, entry).subs, 'sub-funds');
  const first = `${opening(entry, n)}${subFundTables(entry, n)}${n.heading('Investment Committee')}${people(entry)}${notes(entry)}`;
  const parts = entry.sub_funds.map((x, i) => {
    const type = s.otherType(x);
    const title = (t: string): string => `<p style="margin:1mm 0 .8mm"><b>${s.esc(t)}</b></p>`;
    const right =
      type === null
        ? ''
        : `${title(s.titleOf(x, type))}${shares(x, type, type === 'CREDIT_QUALITY' ? 'Rating' : 'Sector')}`;
    const below =
      x.holdings.length === 0 ? '' : `${title(x.holdings_title_raw ?? '')}${held(x, s.only(mixes[i], 'mix'))}`;
    return `${n.heading(x.name_raw)}<div class=pair><div>${title(s.titleOf(x, 'ASSET_ALLOCATION'))}${shares(
      x,
      'ASSET_ALLOCATION',
      'Asset Class',
    )}</div><div>${right}</div></div>${below}`;
  });
  const second = `${continued(entry)}${parts.join('')}`;
  return [frame(first, entry.page_footer_raw ?? ''), frame(second, footOf(entry.page_number + 1))];
}

const ECONOMY = [
  'Inflation of November rose to 29.2% on a yearly basis against 26.8% of the previous month, mainly on account of the increase in ' +
    'tariffs of gas by up to 194%, which took effect on November 1, 2023.',
  'The staff of the IMF and the authorities reached an agreement on the first review of the Stand-By Arrangement on November 15, ' +
    '2023, which makes a tranche of USD 700 million available upon approval by the Executive Board. The rupee depreciated by 1.3% to ' +
    'Rs. 285.2 for the dollar.',
  'The current account had a deficit of USD 74 million in October, 91% below that of the same month of last year, and the deficit of ' +
    'the first four months narrowed to USD 1.1 billion.',
  'The stock market gained considerably on volumes of 646 million shares a day, the highest in two years. Exploration, Power and ' +
    'Banks were the main contributors, and foreigners bought shares of USD 36 million net.',
];

/** The review if the report is whole, and two pages for each fund. */
export function html(report: Report): string {
  const pages = report.entries.flatMap((e) =>
    e.sub_funds.length > 0 ? pensionPages(e, report) : fundPages(e, report),
  );
  const review = frame(
    `<h1>Economic and Market Review</h1><div class=sub>for the month ended November 30, 2023</div>
<div class=long style="margin-top:8mm">${s.paragraphs(ECONOMY)}</div>`,
    footOf(1),
  );
  return s.htmlPages(STYLE, report.isWhole ? [review, ...pages] : pages);
}
