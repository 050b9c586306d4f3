/**
 * AMC N03: each fund on a spread of two pages. Titles are letterspaced, labels run over two or three lines with the
 * value at the middle or the last of them, and the right page names the fund and the month only in rotated text.
 */
import type { Allocation, Drawn, Entry, PlantedFault, ReportedReturn } from './entries1.ts';
import { newEntry } from './entries1.ts';
import { ALLOCATION, FUNDS, LATEST } from './n03-funds.ts';
import type { Fund } from './n03-funds.ts';
import { escaped, printHtml } from './pdf1.ts';
import {
  allocationsOf,
  around,
  dateOf,
  endOf,
  fixed,
  grouped,
  holdingsOf,
  lastDay,
  longMonth,
  rupees,
  seriesOf,
  sharesOf,
  shortMonth,
  shortYear,
  stateOf,
  yearOf,
} from './shared1.ts';
import type { FundState, Month, Share } from './shared1.ts';

const AMC = 'Neelum Fund Managers Limited';
const TRUSTEE = 'MCB Financial Services Limited';
const AUDITOR = 'Rizwan Shafiq & Co.';
const ASSETS = 'Asset allocation (% of total assets)';
const SECTORS = 'Sector allocation (% of total assets)';
const HOLDINGS = 'Top holdings (% of total assets)';
const MANAGER_RATING = 'AM2+ (PACRA, 06-Mar-2024)';

const STYLE = `body{font-family:'Liberation Serif';font-size:8.6pt;color:#1d1d1d}
.band{background:#1f2a44;color:#fff;padding:16mm 18mm 9mm}.band h1{margin:0;font-weight:normal;font-size:17pt;letter-spacing:.14em;text-transform:uppercase}
.band p{margin:2mm 0 0;letter-spacing:.3em;font-size:7.5pt}.body{padding:7mm 18mm}.right{padding:14mm 24mm 10mm 18mm}
h2{background:#1f2a44;color:#fff;font-family:'Liberation Sans Narrow';font-weight:normal;font-size:9pt;padding:1mm 2mm;margin:4.5mm 0 1.5mm}
.lead{font-style:italic;font-size:10.5pt;line-height:1.4}.snap div{display:flex;align-items:center;gap:2.5mm;margin:1.6mm 0}
.snap b{font-size:11pt}.snap span{color:#667}.info td{border-bottom:.2mm solid #bbb;padding:1.1mm 0}
.info td:first-child{width:31mm;font-size:7.4pt;color:#445;line-height:1.15}.info td:last-child{text-align:right}
.middle{vertical-align:middle}.last{vertical-align:bottom}.num td,.num th{text-align:right;padding:.9mm 1mm;font-weight:normal;border-bottom:.15mm solid #ccc}
.num td:first-child,.num th:first-child{text-align:left}.side{position:absolute;right:6mm;top:14mm;writing-mode:vertical-rl;letter-spacing:.2em;font-size:9pt;color:#1f2a44}
.bars td{text-align:center;vertical-align:bottom;font-size:6.4pt;padding:0 .3mm}.bars td:first-child{text-align:left;width:15mm}.bars i{display:block;margin:.4mm auto 0;width:5mm;background:#8a6d3b}
.sector div{display:flex;align-items:center;height:5mm}.sector span{width:48mm;text-align:right;padding-right:2mm}.sector i{display:block;height:3mm;background:#8a6d3b;margin-right:1.5mm}
.foot{position:absolute;left:18mm;right:24mm;bottom:8mm;font-size:6pt;color:#666}`;

const quoted = (month: Month): string => `${shortMonth(month)} '${shortYear(month)}`;
const coverMonth = (month: Month): string =>
  `${(month % 12 === 5 ? longMonth(month) : shortMonth(month)).toUpperCase()} '${shortYear(month)}`;

function dashedDate(iso: string): string {
  const { day, month } = dateOf(iso);
  return `${String(day).padStart(2, '0')}-${shortMonth(month)}-${yearOf(month)}`;
}

interface Reported {
  readonly fund: Fund;
  readonly month: Month;
  readonly state: FundState;
  readonly size: string;
  readonly withLevies: string;
  readonly withoutLevies: string;
  readonly returns: readonly ReportedReturn[];
  readonly metrics: Entry['metrics'];
  readonly assets: readonly Share[];
  readonly assetsBefore: readonly Share[];
  readonly sectors: readonly Share[];
  readonly holdings: Entry['holdings'];
}

function returnsOf(fund: Fund, state: FundState): ReportedReturn[] {
  const rows = [
    ['1M', state.mtd],
    ['3M', state.span(3)],
    ['6M', state.span(6)],
    ['Fiscal YTD', state.fiscal],
    ['1Y', state.span(12)],
    ['3Y (p.a.)', state.span(36)],
    ['5Y (p.a.)', state.span(60)],
    ['Since inception (p.a.)', state.sinceLaunch],
  ] as const;
  return rows.map(([label, pair], index) => ({
    period_label_raw: label,
    fund_return_percent: pair?.fund ?? null,
    benchmark_return_percent: pair?.benchmark ?? null,
    peer_return_percent:
      fund.peers === undefined || pair === undefined || label.startsWith('Since')
        ? null
        : fixed(Number(pair.fund) + fund.peers + index * 0.17),
  }));
}

function reportOf(fund: Fund, month: Month): Reported {
  const state = stateOf(fund.model, month);
  const { seed } = fund.model;
  const levied = around(seed, month, fund.ter);
  const assets = sharesOf(seed, month, fund.assets, 2);
  return {
    fund,
    month,
    state,
    size: `Rs. ${grouped(fixed(state.size / 1e6))} mn`,
    withLevies: levied,
    withoutLevies: fixed(Number(levied) * 0.87),
    returns: returnsOf(fund, state),
    metrics: fund.metrics.map(([label, value]) => {
      const printed = around(seed + label.length, month, value);
      return { label_raw: label, value_raw: printed, value: printed };
    }),
    assets,
    assetsBefore: sharesOf(seed, month - 1, fund.assets, 2),
    sectors: sharesOf(seed + 1, month, fund.sectors, 2),
    holdings: holdingsOf(seed, month, fund.holdings, 2),
  };
}

/** The 17 % that a planted fault adds to the largest class. */
function falsified(one: Reported): Reported {
  const [first, ...rest] = one.assets;
  if (first === undefined) return one;
  return { ...one, assets: [{ ...first, percent: fixed(Number(first.percent) + 17) }, ...rest] };
}

type Fact = readonly [label: string, value: string];

const LABELS = {
  withLevies: 'Total expense ratio with government levies, annualised (year to date)',
  withoutLevies: 'Total expense ratio without government levies, annualised (year to date)',
} as const;

function factsOf(one: Reported): Fact[] {
  const { fund } = one;
  return [
    ['Fund category', fund.category],
    ['Type of the fund', 'Open End'],
    ['Date of launch of the fund', dashedDate(fund.model.launch)],
    ...(fund.maturity === undefined ? [] : [['Maturity date', dashedDate(fund.maturity)] as const]),
    ['Benchmark', fund.benchmark],
    ['Risk profile', fund.risk],
    ['Risk of principal erosion', fund.principal],
    ['Management fee (per annum)', fund.fee],
    [LABELS.withLevies, `${one.withLevies}%`],
    [LABELS.withoutLevies, `${one.withoutLevies}%`],
    ['Front-end load', fund.front],
    ['Back-end load', fund.back],
    ['Minimum initial investment', 'Rs. 5,000/-'],
    ['Minimum subsequent investment', 'Rs. 1,000/-'],
    ['Pricing mechanism', 'Forward'],
    ['Dealing days', 'Monday - Friday'],
    ['Cut-off time', '9:00 am - 3:30 pm'],
    ['Listing', 'Pakistan Stock Exchange'],
    ['Leverage', 'Nil'],
    ...(fund.stability === undefined ? [] : [['Stability rating', fund.stability] as const]),
    ['Management quality rating of the company', MANAGER_RATING],
    ['Trustee', TRUSTEE],
    ['Auditor', AUDITOR],
  ];
}

const ICON =
  '<svg width="22" height="22" viewBox="0 0 22 22"><circle cx="11" cy="11" r="10" fill="#8a6d3b"/><path d="M6 14l4-5 3 3 4-6" stroke="#fff" stroke-width="1.6" fill="none"/></svg>';

function leftPage(one: Reported, page: number): string {
  const { fund } = one;
  const snapshot = [
    [one.size, 'net assets'],
    [`Rs. ${one.state.nav}`, 'NAV per unit'],
    ...one.metrics.map((metric) => [metric.value_raw, metric.label_raw]),
  ];
  const rows = factsOf(one).map(
    ([label, value], index) =>
      `<tr><td>${escaped(label)}</td><td class="${index % 2 === 0 ? 'middle' : 'last'}">${escaped(value)}</td></tr>`,
  );
  return `<div class="band"><h1>${escaped(fund.name)}</h1><p>FUND REPORT</p></div><div class="body">
<p class="lead">${fund.objective}</p><div style="display:flex;gap:12mm"><div class="snap" style="width:62mm">
<h2>Snapshot</h2>${snapshot.map(([value, caption]) => `<div>${ICON}<b>${value}</b><span>${caption}</span></div>`).join('')}
<h2>Fund manager's view</h2><p>Markets were guided by the expected start of monetary easing and by talks on a new programme with the Fund. Volumes rose by 8.4% and valuations remain 31% below their ten year mean. The portfolio keeps its preference for exporters and cash generating companies.</p>
<p><b>${fund.manager}</b>, Fund Manager</p></div>
<div style="flex:1"><h2>Key information</h2><table class="info">${rows.join('')}</table></div></div></div>
<div class="foot">${AMC}<span style="float:right">${page}</span></div>`;
}

function barChart(one: Reported): string {
  const months = one.state.months.slice(-13);
  const largest = Math.max(...months.map((row) => Math.abs(row.fund)), 1);
  const bars = months.map(
    (row) => `<td>${fixed(row.fund)}<i style="height:${fixed((Math.abs(row.fund) / largest) * 16, 1)}mm"></i></td>`,
  );
  return `<table class="bars"><tr><td>${one.fund.short}</td>${bars.join('')}</tr>
<tr><td></td>${months.map((row) => `<td>${quoted(row.month)}</td>`).join('')}</tr>
<tr><td>Benchmark</td>${months.map((row) => `<td>${fixed(row.benchmark)}</td>`).join('')}</tr></table>`;
}

function rightPage(one: Reported, page: number): string {
  const { fund, month } = one;
  const peers = fund.peers !== undefined;
  const row = (cells: readonly string[], tag = 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  const returns = one.returns.map((each) =>
    row([
      each.period_label_raw,
      each.benchmark_return_percent ?? '–',
      ...(peers ? [each.peer_return_percent ?? '–'] : []),
      each.fund_return_percent ?? '–',
    ]),
  );
  const assets = one.assets.map((share, index) =>
    row([share.label, share.percent, one.assetsBefore[index]?.percent ?? '']),
  );
  const largest = Math.max(...one.sectors.map((share) => Number(share.percent)));
  const sectors = one.sectors.map(
    ({ label, percent }) =>
      `<div><span>${escaped(label)}</span><i style="width:${fixed((Number(percent) / largest) * 70, 1)}mm"></i>${percent}</div>`,
  );
  return `<div class="side">${fund.short} &nbsp;|&nbsp; ${coverMonth(month)}</div><div class="right">
<h2>Returns (%)</h2><table class="num">${row(['', 'Benchmark', ...(peers ? ['Peer average'] : []), 'Fund'], 'th')}${returns.join('')}</table>
<h2>Monthly returns (%)</h2>${barChart(one)}
<h2>${ASSETS}</h2><table class="num">${row(['', quoted(month), quoted(month - 1)], 'th')}${assets.join('')}</table>
${sectors.length > 0 ? `<h2>${SECTORS}</h2><div class="sector">${sectors.join('')}</div>` : ''}
${one.holdings.length > 0 ? `<h2>${HOLDINGS}</h2><table class="num">${one.holdings.map((each) => row([each.name_raw, each.percent])).join('')}</table>` : ''}
</div><div class="foot">p.a.: compound rate a year. Returns are computed net of fees on the basis of reinvested dividends.<span style="float:right">${page}</span></div>`;
}

const MANAGER: Entry['ratings'][number] = {
  rating_raw: 'AM2+',
  rating_agency: 'PACRA',
  rating_date: '2024-03-06',
  subject: 'AMC',
  line_raw: MANAGER_RATING,
};

function allocationRows(one: Reported): Allocation[] {
  return [
    ...allocationsOf('ASSET_ALLOCATION', one.assets, ASSETS, quoted(one.month)),
    ...allocationsOf('ASSET_ALLOCATION', one.assetsBefore, ASSETS, quoted(one.month - 1)),
    ...allocationsOf('SECTOR_ALLOCATION', one.sectors, SECTORS),
  ];
}

function entryOf(one: Reported, pages: readonly number[], fault?: PlantedFault): Entry {
  const { fund, state, month } = one;
  return newEntry({
    page_numbers: pages,
    fund_name_raw: fund.name,
    amc_name_raw: AMC,
    report_date: endOf(month),
    report_month_label_raw: coverMonth(month),
    page_footer_raw: AMC,
    category_raw: fund.category,
    fund_type_raw: 'Open End',
    launch_date: fund.model.launch,
    launch_date_raw: dashedDate(fund.model.launch),
    ...(fund.maturity !== undefined && { maturity_date: fund.maturity }),
    benchmark_raw: fund.benchmark,
    risk_profile_raw: fund.risk,
    risk_of_principal_raw: fund.principal,
    trustee_raw: TRUSTEE,
    auditor_raw: AUDITOR,
    pricing_mechanism_raw: 'Forward',
    listing_raw: 'Pakistan Stock Exchange',
    dealing_days_raw: 'Monday - Friday',
    cutoff_raw: '9:00 am - 3:30 pm',
    leverage_raw: 'Nil',
    minimum_initial_raw: 'Rs. 5,000/-',
    minimum_subsequent_raw: 'Rs. 1,000/-',
    management_fee_raw: fund.fee,
    front_end_load_raw: fund.front,
    back_end_load_raw: fund.back,
    investment_objective_raw: fund.objective,
    ratings: [
      ...(fund.stability === undefined
        ? []
        : [
            {
              rating_raw: fund.stability,
              rating_agency: null,
              rating_date: null,
              subject: 'FUND' as const,
              line_raw: fund.stability,
            },
          ]),
      MANAGER,
    ],
    parties: [{ name_raw: fund.manager, designation_raw: 'Fund Manager' }],
    fund_size_pkr: rupees(one.size.replace(/^Rs\. (.*) mn$/, '$1'), 1e6),
    fund_size_raw: one.size,
    fund_size_label_raw: 'net assets',
    nav_per_unit: state.nav,
    fund_column_raw: 'Fund',
    reported_returns: one.returns.filter((row) => row.fund_return_percent !== null),
    monthly_returns: seriesOf(state.months.slice(-13), fund.short, 'Benchmark', quoted),
    allocations: allocationRows(one),
    holdings: one.holdings,
    ...(one.holdings.length > 0 && { holdings_title_raw: HOLDINGS }),
    fees: [
      { row_label_raw: null, fee_label_raw: LABELS.withLevies, percent: one.withLevies },
      { row_label_raw: null, fee_label_raw: LABELS.withoutLevies, percent: one.withoutLevies },
    ],
    metrics: one.metrics,
    ...(fault && { planted_fault: fault }),
  });
}

function drawReport(month: Month): Drawn {
  const all = FUNDS.map((fund) => reportOf(fund, month));
  const cover = `<div style="background:#1f2a44;color:#fff;height:100%;padding:90mm 18mm"><h1 style="letter-spacing:.3em;font-weight:normal">MONTHLY FUND REPORT</h1><p style="letter-spacing:.4em;font-size:13pt">${coverMonth(month)}</p><p style="margin-top:90mm">${AMC}</p></div>`;
  const back = `<div class="body"><h2>Risk disclosure</h2><p>All investments in mutual funds are subject to market risks. Past performance is not necessarily indicative of future results. Please read the offering document to understand the investment policies and the risks involved. Data as of ${lastDay(month)} ${longMonth(month)} ${yearOf(month)} unless stated otherwise.</p></div>`;
  const spreads = all.flatMap((one, index) => [leftPage(one, index * 2 + 2), rightPage(one, index * 2 + 3)]);
  return {
    name: `N03_neelum_${endOf(month).slice(0, 7)}`,
    style: 'N03',
    amc: AMC,
    pdf: printHtml('210mm 297mm', STYLE, [cover, ...spreads, back]),
    quirks: [
      "spread of two pages a fund; the right page names fund and month only in rotated text (NIEF | MAY '24)",
      'letterspaced uppercase title in white on a dark band',
      'labels over two or three lines, the value at the middle or the last line and at the right edge',
      'value before its caption beside icons',
      'order Benchmark | Peer average | Fund; periods as rows',
      'monthly returns over the bars of a chart, months below, benchmark as a row under them',
      'sector labels and values beside bars',
      'previous month to the right',
    ],
    must_not_be_served: ["percentages of the fund manager's view", 'Peer average as benchmark'],
    entries: all.map((one, index) => entryOf(one, [index * 2 + 2, index * 2 + 3])),
  };
}

function drawHostile(month: Month): Drawn {
  const real = reportOf(ALLOCATION, month);
  const one = falsified(real);
  const [shown, actual] = [one.assets[0], real.assets[0]];
  const fault: PlantedFault = {
    kind: 'ALLOCATION_SUMS_TO_117',
    false_values: [
      {
        field: 'allocations.percent',
        label_raw: shown?.label ?? '',
        printed: `${shown?.percent ?? ''}%`,
        real: `${actual?.percent ?? ''}%`,
      },
    ],
    true_values: 'all other facts',
    must_not_serve: "the report month's asset allocation of this fund",
    how_it_can_be_seen: 'the column of the report month sums to 117.00',
    fund_name_raw: ALLOCATION.name,
  };
  return {
    name: 'hostile_N03_allocation_117',
    style: 'N03',
    amc: AMC,
    pdf: printHtml('210mm 297mm', STYLE, [leftPage(one, 1), rightPage(one, 2)]),
    quirks: [],
    must_not_be_served: [fault.must_not_serve],
    entries: [entryOf(one, [1, 2], fault)],
  };
}

export function drawNeelum(): Drawn[] {
  return [drawReport(LATEST - 1), drawReport(LATEST), drawHostile(LATEST - 1)];
}
