/**
 * AMC N01: value above label in header strips, the manager's monthly returns as a calendar (years as rows, months as
 * columns), donut legends with the share before the label, and sizes without a space before their unit.
 */
import type { Drawn, Entry, Holding, PlantedFault, ReportedReturn } from './entries1.ts';
import { newEntry } from './entries1.ts';
import { FUNDS, INCOME, LATEST } from './n01-funds.ts';
import type { Fund } from './n01-funds.ts';
import { escaped, printHtml } from './pdf1.ts';
import {
  allocationsOf,
  around,
  dateOf,
  endOf,
  fixed,
  grouped,
  holdingsOf,
  longMonth,
  lastDay,
  monthOf,
  rupees,
  seriesOf,
  sharesOf,
  shortMonth,
  stateOf,
  yearOf,
} from './shared1.ts';
import type { FundState, Month, Pair, Share } from './shared1.ts';

const AMC = 'Cholistan Asset Management Limited';
const COLOURS = ['#0b5d5e', '#e0a030', '#7fb7be', '#b5542c', '#5b5b8c', '#9aa58a', '#c9c3b0', '#d98c8c'];
const TRUSTEE = 'Central Depository Company of Pakistan Limited';

const STYLE = `body{font-family:'DejaVu Sans Condensed','DejaVu Sans';font-size:7.4pt;color:#222}
header{background:#0b5d5e;color:#fff;padding:8mm 14mm 5mm}header h1{margin:0;font-size:19pt;font-weight:normal}
header .as{position:absolute;right:14mm;top:12mm;font-size:8pt}main{padding:4mm 14mm}
.strip{display:flex;background:#0b5d5e;color:#fff;padding:0 14mm 5mm;gap:5mm}.strip div{flex:1;border-top:.4mm solid #e0a030;padding-top:1.5mm}
.strip b{display:block;white-space:nowrap;font-size:13pt;font-weight:normal}.strip span{font-size:6.6pt}
.facts{display:grid;grid-template-columns:repeat(4,1fr);gap:2.2mm 5mm;border-bottom:.3mm solid #ccc;padding-bottom:3mm}
.facts b{display:block;font-size:7.6pt}.facts span{color:#777;font-size:6.2pt}
h2{font-size:9pt;color:#0b5d5e;margin:3.5mm 0 1mm;font-weight:bold}p{margin:1mm 0 2mm;line-height:1.45}
td,th{padding:.8mm 1mm;text-align:right;font-weight:normal}td:first-child,th:first-child{text-align:left}
th{border-bottom:.3mm solid #0b5d5e;color:#0b5d5e}.two{display:flex;gap:8mm}.two>div{flex:1}
.legend{display:flex;align-items:center;gap:5mm}.legend ul{list-style:none;margin:0;padding:0}.legend li{margin:.9mm 0}
.legend i{display:inline-block;width:2.6mm;height:2.6mm;margin-right:1.5mm}.legend b{display:inline-block;width:11mm}
.under td{text-align:center!important}.under tr:first-child td{font-size:10pt;border-bottom:.5mm solid #e0a030}
.team{display:flex;gap:6mm}.team b{display:block}.team span{color:#777;font-size:6.2pt}
footer{position:absolute;bottom:7mm;left:14mm;right:14mm;font-size:5.8pt;color:#777}
.cover{background:#0b5d5e;color:#fff;height:100%;padding:70mm 20mm}.cover h1{font-weight:normal;letter-spacing:.35em;font-size:22pt}`;

type Tile = readonly [value: string, label: string];

const tiles = (items: readonly Tile[]): string =>
  items.map(([value, label]) => `<div><b>${escaped(value)}</b><span>${escaped(label)}</span></div>`).join('');

const longDate = (iso: string): string => {
  const { day, month } = dateOf(iso);
  return `${day} ${longMonth(month)} ${yearOf(month)}`;
};

function donut(shares: readonly Share[]): string {
  let from = 0;
  const rings = shares.map(({ percent }, index) => {
    const ring = `<circle r="15.9155" cx="20" cy="20" fill="none" stroke="${COLOURS[index] ?? '#ccc'}" stroke-width="7" stroke-dasharray="${percent} 100" stroke-dashoffset="${-from}"/>`;
    from += Number(percent);
    return ring;
  });
  const rows = shares.map(
    ({ label, percent }, index) =>
      `<li><i style="background:${COLOURS[index] ?? '#ccc'}"></i><b>${percent}%</b>${escaped(label)}</li>`,
  );
  return `<div class="legend"><svg width="92" height="92" viewBox="0 0 40 40">${rings.join('')}</svg><ul>${rows.join('')}</ul></div>`;
}

/** Years as rows, months as columns; the fund's and the benchmark's rows of a year follow each other. */
function calendar(fund: Fund, state: FundState, month: Month): string {
  const years = [yearOf(month) - 1, yearOf(month)];
  const head = Array.from({ length: 12 }, (_, index) => `<th>${shortMonth(index)}</th>`).join('');
  const rowOf = (year: number, column: 'fund' | 'benchmark', name: string): string => {
    const cells = Array.from({ length: 12 }, (_, index) => {
      const found = state.months.find((row) => row.month === monthOf(year, index + 1));
      return `<td>${found === undefined ? '' : fixed(found[column])}</td>`;
    });
    return `<tr><td>${year}&ensp;${name}</td>${cells.join('')}</tr>`;
  };
  const rows = years.map((year) => rowOf(year, 'fund', fund.short) + rowOf(year, 'benchmark', 'Benchmark'));
  return `<table><tr><th></th>${head}</tr>${rows.join('')}</table>`;
}

function periodsOf(state: FundState): [string, Pair | undefined][] {
  return [
    ['1 month', state.mtd],
    ['3 months', state.span(3)],
    ['6 months', state.span(6)],
    ['FY to date', state.fiscal],
    ['1 year', state.span(12)],
    ['3 years*', state.span(36)],
    ['Since launch*', state.sinceLaunch],
  ];
}

function performance(fund: Fund, periods: readonly (readonly [string, Pair | undefined])[]): string {
  const cells = (valueOf: (pair: Pair) => string): string =>
    periods.map(([, pair]) => `<td>${pair === undefined ? 'n/a' : valueOf(pair)}</td>`).join('');
  const difference = (pair: Pair): string => {
    const text = fixed(Number(pair.fund) - Number(pair.benchmark));
    return text.startsWith('-') ? text : `+${text}`;
  };
  return `<table><tr><th></th>${periods.map(([label]) => `<th>${label}</th>`).join('')}</tr>
<tr><td>${fund.short}</td>${cells((pair) => pair.fund)}</tr><tr><td>Benchmark</td>${cells((pair) => pair.benchmark)}</tr>
<tr><td>Difference</td>${cells(difference)}</tr></table>`;
}

function holdingsBlock(holdings: readonly Holding[], title: string): string {
  const rows = holdings.map((row) => `<tr><td>${row.rank}. ${escaped(row.name_raw)}</td><td>${row.percent}</td></tr>`);
  return `<h2>${title}</h2><table>${rows.join('')}</table>`;
}

interface Page {
  readonly html: string;
  readonly entry: Entry;
}

const TITLES = {
  assets: 'Asset allocation, % of total assets',
  sectors: 'Sector exposure, % of total assets',
  quality: 'Credit quality, % of total assets',
  holdings: 'Largest holdings, % of total assets',
  terYear: 'Total expense ratio, year to date¹',
  terMonth: 'Total expense ratio, month¹',
  auditor: 'Khalid Rashid & Co., Chartered Accountants',
  manager: 'Manager rating by VIS, 29 December 2023',
} as const;

interface Reported {
  readonly fund: Fund;
  readonly month: Month;
  readonly page: number;
  readonly state: FundState;
  /** Figure of the fund size, printed as billions. */
  readonly size: string;
  readonly billions: string;
  readonly asOf: string;
  readonly periods: readonly (readonly [string, Pair | undefined])[];
  readonly assets: readonly Share[];
  readonly sectors: readonly Share[];
  readonly quality: readonly Share[];
  readonly holdings: readonly Holding[];
  readonly terYear: string;
  readonly terMonth: string;
  readonly metric: Entry['metrics'][number];
}

/** A planted fault prints the millions of the fund size as billions. */
function reportOf(fund: Fund, month: Month, page: number, planted: boolean): Reported {
  const state = stateOf(fund.model, month);
  const { seed } = fund.model;
  const [label, value, decimals, unit] = fund.metric;
  const metric = around(seed + 9, month, value, decimals);
  const billions = fixed(state.size / 1e9);
  return {
    fund,
    month,
    page,
    state,
    size: planted ? fixed(state.size / 1e6) : billions,
    billions,
    asOf: `Data as of ${lastDay(month)} ${longMonth(month)} ${yearOf(month)}`,
    periods: periodsOf(state),
    assets: sharesOf(seed, month, fund.assets, 1),
    sectors: sharesOf(seed + 1, month, fund.sectors ?? [], 1),
    quality: sharesOf(seed + 2, month, fund.quality ?? [], 1),
    holdings: holdingsOf(seed, month, fund.holdings ?? [], 2),
    terYear: around(seed, month, fund.ter),
    terMonth: around(seed + 5, month, fund.ter),
    metric: { label_raw: label, value_raw: `${metric}${unit}`, value: metric },
  };
}

function stripOf({ fund, size, state, terYear }: Reported): Tile[] {
  return [
    [`PKR ${size}bn`, 'Fund size'],
    [state.nav, 'NAV per unit, Rs.'],
    [grouped(state.units), 'Units in issue'],
    [`${terYear}%`, TITLES.terYear],
    [fund.risk, 'Risk profile'],
  ];
}

function factsOf({ fund, metric, terMonth }: Reported): Tile[] {
  return [
    [fund.category, 'Category'],
    [longDate(fund.model.launch), 'Launch date'],
    [fund.benchmark, 'Benchmark'],
    [fund.fee, 'Management fee'],
    [fund.load, 'Front-end load'],
    [`${terMonth}%`, TITLES.terMonth],
    [metric.value_raw, metric.label_raw],
    [fund.minimum, 'Minimum investment'],
    [TRUSTEE, 'Trustee'],
    [TITLES.auditor, 'Auditor'],
    ['AM1', TITLES.manager],
    ...(fund.rating === undefined ? [] : [[fund.rating[0], `Stability rating by PACRA, ${fund.rating[1]}`] as const]),
  ];
}

const footerOf = (page: number): string => `${AMC} | ${page}`;

function htmlOf(one: Reported, comment: string): string {
  const { fund, month, state, sectors, quality, holdings } = one;
  const team = teamOf(fund).map(
    (person) => `<div><b>${person.name_raw}</b><span>${person.designation_raw}</span></div>`,
  );
  const basis = fund.model.annualised ? 'less than a year are annualised' : 'any length are absolute';
  return `<header><h1>${fund.name}</h1><div class="as">${one.asOf}</div></header>
<div class="strip">${tiles(stripOf(one))}</div>
<main><p>${fund.objective}</p>${comment}<div class="facts">${tiles(factsOf(one))}</div>
<h2>Performance, %</h2>${performance(fund, one.periods)}<h2>Monthly returns, %</h2>${calendar(fund, state, month)}
<div class="two"><div><h2>${TITLES.assets}</h2>${donut(one.assets)}</div>
<div>${sectors.length > 0 ? `<h2>${TITLES.sectors}</h2>${donut(sectors)}` : ''}
${quality.length > 0 ? qualityBlock(TITLES.quality, quality) : ''}</div></div>
${holdings.length > 0 ? holdingsBlock(holdings, TITLES.holdings) : ''}
<h2>Who manages the fund</h2><div class="team">${team.join('')}</div></main>
<footer>¹ Includes government levies. * Compound annual rate; shorter periods of ${basis}.<br>${footerOf(one.page)}</footer>`;
}

function ratingsOf({ rating }: Fund): Entry['ratings'] {
  return [
    {
      rating_raw: 'AM1',
      rating_agency: 'VIS',
      rating_date: '2023-12-29',
      subject: 'AMC',
      line_raw: `AM1 ${TITLES.manager}`,
    },
    ...(rating === undefined
      ? []
      : [
          {
            rating_raw: rating[0],
            rating_agency: 'PACRA',
            rating_date: rating[2],
            subject: 'FUND' as const,
            line_raw: `${rating[0]} Stability rating by PACRA, ${rating[1]}`,
          },
        ]),
  ];
}

function figuresOf({ fund, month, state, size, ...one }: Reported): Partial<Entry> {
  return {
    fund_size_pkr: rupees(size, 1e9),
    fund_size_raw: `PKR ${size}bn`,
    fund_size_label_raw: 'Fund size',
    nav_per_unit: state.nav,
    units_outstanding: state.units,
    fund_column_raw: fund.short,
    reported_returns: returnsOf(one.periods),
    monthly_returns: seriesOf(
      state.months.filter((row) => yearOf(row.month) >= yearOf(month) - 1),
      fund.short,
      'Benchmark',
      (each) => `${shortMonth(each)} ${yearOf(each)}`,
    ),
    allocations: [
      ...allocationsOf('ASSET_ALLOCATION', one.assets, TITLES.assets),
      ...allocationsOf('SECTOR_ALLOCATION', one.sectors, TITLES.sectors),
      ...allocationsOf('CREDIT_QUALITY', one.quality, TITLES.quality),
    ],
    holdings: one.holdings,
    ...(one.holdings.length > 0 && { holdings_title_raw: TITLES.holdings }),
    fees: [
      { row_label_raw: null, fee_label_raw: TITLES.terYear, percent: one.terYear },
      { row_label_raw: null, fee_label_raw: TITLES.terMonth, percent: one.terMonth },
    ],
    metrics: [one.metric],
  };
}

function fundPage(fund: Fund, month: Month, page: number, planted?: PlantedFault): Page {
  const one = reportOf(fund, month, page, planted !== undefined);
  const sentence = `Net assets of the fund stood at Rs. ${one.billions} billion at the end of ${longMonth(month)}.`;
  const entry = newEntry({
    page_numbers: [page],
    fund_name_raw: fund.name,
    amc_name_raw: AMC,
    report_date: endOf(month),
    report_month_label_raw: one.asOf,
    page_footer_raw: footerOf(page),
    category_raw: fund.category,
    launch_date: fund.model.launch,
    launch_date_raw: longDate(fund.model.launch),
    benchmark_raw: fund.benchmark,
    risk_profile_raw: fund.risk,
    trustee_raw: TRUSTEE,
    auditor_raw: TITLES.auditor,
    minimum_initial_raw: fund.minimum,
    management_fee_raw: fund.fee,
    front_end_load_raw: fund.load,
    investment_objective_raw: fund.objective,
    ratings: ratingsOf(fund),
    parties: teamOf(fund),
    ...figuresOf(one),
    ...(planted && { planted_fault: planted }),
  });
  return { html: htmlOf(one, planted === undefined ? '' : `<p>${sentence}</p>`), entry };
}

function qualityBlock(title: string, shares: readonly Share[]): string {
  const row = (cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return `<h2>${title}</h2><table class="under">${row(shares.map((share) => share.percent))}${row(shares.map((share) => share.label))}</table>`;
}

function teamOf(fund: Fund): { name_raw: string; designation_raw: string }[] {
  return fund.team.map((person) => {
    const [name = '', designation = ''] = person.split('|');
    return { name_raw: name, designation_raw: designation };
  });
}

function returnsOf(periods: readonly (readonly [string, Pair | undefined])[]): ReportedReturn[] {
  return periods.flatMap(([label, pair]) =>
    pair === undefined
      ? []
      : [
          {
            period_label_raw: label,
            fund_return_percent: pair.fund,
            benchmark_return_percent: pair.benchmark,
            peer_return_percent: null,
          },
        ],
  );
}

function frontPages(month: Month): string[] {
  const when = `${longMonth(month)} ${yearOf(month)}`;
  return [
    `<div class="cover"><h1>FACT SHEETS</h1><p style="font-size:13pt">${when}</p><p style="margin-top:120mm;font-size:11pt">${AMC}</p></div>`,
    `<header><h1>The month in markets</h1><div class="as">${when}</div></header><main style="columns:2;font-size:9pt">
<p>Equities closed the month higher in active trading. Average daily turnover rose by 11.3% and foreign investors were net buyers of USD 14.2 million. Banks, cement and power led the gains while technology shares lagged.</p>
<p>Headline inflation eased to ${around(3, month, 12.1, 1)}% from a year earlier. The central bank lowered its policy rate by 150 basis points to ${around(4, month, 19.5, 1)}%, and secondary market yields fell across the curve; the three months bill ended at ${around(5, month, 19.9)}%.</p>
<p>The current account showed a deficit of USD ${around(6, month, 320, 0)} million. Reserves held by the central bank stood at USD ${around(7, month, 9.2, 1)} billion, enough for about two months of imports.</p>
<p>Our money market and income funds lengthened their duration modestly, expecting further cuts. The equity funds favour companies with pricing power, low debt and steady dividends.</p></main>`,
  ];
}

function drawReport(month: Month): Drawn {
  const pages = FUNDS.map((fund, index) => fundPage(fund, month, index + 3));
  return {
    name: `N01_cholistan_${endOf(month).slice(0, 7)}`,
    style: 'N01',
    amc: AMC,
    pdf: printHtml('210mm 297mm', STYLE, [...frontPages(month), ...pages.map((page) => page.html)]),
    quirks: [
      'key facts in strips with the value above its label',
      'fund size glued to its unit: "PKR 4.52bn"',
      'periods as columns, with a row of differences',
      'calendar of monthly returns: years as rows, months as columns',
      'donut legends with the share before the label',
      'credit quality with labels under the shares',
      'market commentary with figures that belong to no fund',
    ],
    must_not_be_served: ['Difference row of the performance table', 'figures of page 2'],
    entries: pages.map((page) => page.entry),
  };
}

function drawHostile(month: Month): Drawn {
  const { size } = stateOf(INCOME.model, month);
  const fault: PlantedFault = {
    kind: 'FUND_SIZE_WRONG_UNIT',
    false_values: [
      { field: 'fund_size_pkr', printed: `PKR ${fixed(size / 1e6)}bn`, real_pkr: rupees(fixed(size / 1e6), 1e6) },
    ],
    true_values: 'all other facts',
    must_not_serve: 'fund_size_pkr a thousand times too large',
    how_it_can_be_seen: 'price times units in issue gives a thousandth; the sentence below the objective says so too',
    fund_name_raw: INCOME.name,
  };
  const page = fundPage(INCOME, month, 1, fault);
  return {
    name: 'hostile_N01_size_wrong_unit',
    style: 'N01',
    amc: AMC,
    pdf: printHtml('210mm 297mm', STYLE, [page.html]),
    quirks: [],
    must_not_be_served: [fault.must_not_serve],
    entries: [page.entry],
  };
}

export function drawCholistan(): Drawn[] {
  return [drawReport(LATEST - 1), drawReport(LATEST), drawHostile(LATEST - 1)];
}
