/** N228, Tulamba: an investor report with two funds a page, tags, time lines, questions, and bars from a middle. */
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, FUNDS } from './n228-funds.ts';
import { html } from './n228-page.ts';
import { ACTUAL_FEE, TER } from './n228-parts.ts';
import * as s from './shared15.ts';

const AMC = 'Tulamba Invest Limited';
const MONTH = { year: 2025, month: 11 };
const FALSE_FUND = 'Tulamba Growth Equity Fund';

/** The pages of the whole report. */
const PAGES: Readonly<Record<string, readonly number[]>> = {
  TCF: [2],
  TIF: [2],
  TGEF: [3, 4],
  TIIF: [5],
  TIAF: [5],
  TPF: [6],
};

/** 12 Sep 2025 */
const day = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })} ${year}`;
const monthEnd = (m: s.Month): string => `${s.daysIn(m)} ${s.shortMonth(m)} ${s.year2(m)}`;

function inBillions(rupees: number): { raw: string; pkr: string } {
  const raw = s.grouped(rupees / 1e9, 2);
  return { raw: `PKR ${raw} bn`, pkr: s.rupees(raw, 9) };
}

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
  size: inBillions,
  sizeLabel: 'Fund size',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: monthEnd(month) })),
  holdingsTitle: 'Top holdings (% of total assets)',
  day,
});

const ofSubFunds: s.Form = { ...form, size: s.inMillions(1, 'PKR ', ' mn'), prices: ['units_outstanding'] };

const feesOf = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, MONTH).flatMap((r) => {
    const row_label_raw = r.period === 'MTD' ? 'Month' : 'Year to date';
    return [
      { row_label_raw, fee_label_raw: TER.bare, percent: r.without },
      { row_label_raw, fee_label_raw: TER.full, percent: r.withLevies },
    ];
  });

function notesOf(fund: s.Fund): string[] {
  const short =
    fund.subs !== undefined
      ? 'Returns of up to one year are absolute for the Equity Sub-Fund and simple annualised for the others.'
      : fund.model.kind === 'rate'
        ? 'Returns of up to one year are simple annualised.'
        : 'Returns of up to one year are absolute.';
  return [
    `${short} Returns of more than one year are compound annual growth rates.`,
    ...(fund.subs === undefined ? [] : ['Each Sub-Fund has the benchmark that SECP prescribes for its category.']),
    'TER is the total expense ratio, annualised; levies are the Sindh Sales Tax and the fee of SECP.',
  ];
}

function finish(entry: s.Entry, fund: s.Fund): void {
  const isWhole = entry.page_number > 1;
  const pages = s.only(PAGES[fund.abbr], 'pages');
  entry.page_numbers = isWhole ? [...pages] : pages.map((_, i) => i + 1);
  entry.page_number = s.only(entry.page_numbers[0], 'page');
  entry.page_footer_raw = `Investor Report · November 2025 · ${entry.page_number}`;
  entry.nav_date = s.iso(s.lastDay(MONTH));
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    closeSectors(figures, 'Listed Equities');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, monthEnd(MONTH));
    figures.fees = feesOf(part);
    const count = fund.abbr === FUNDS[2]?.abbr ? 6 : 3;
    figures.historical_returns = s.yearRows(part, MONTH, { count, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    if (fund.subs !== undefined)
      figures.monthly_returns = figures.monthly_returns.filter((r) => r.series_raw === part.line);
  }
  // The first page of the report has a row for each sub-fund.
  for (const sub of entry.sub_funds) Object.assign(sub, { risk_profile_raw: entry.risk_profile_raw });
  entry.fees = [...entry.fees, s.fee(ACTUAL_FEE, s.only(CHARGED[fund.abbr], 'fee'))];
  entry.footnotes_raw = notesOf(fund);
}

const managerOf = (fund: s.Fund): readonly [string, string] =>
  fund.model.kind === 'rate'
    ? ['Hira Daultana, ACCA', 'Fund Manager, Fixed Income']
    : ['Usman Hiraj, CFA', 'Fund Manager, Equities'];

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2025',
  footerOf: () => null,
  committeeOf: (fund) => [
    ['Ayesha Sargana', 'Chief Executive Officer'],
    ['Faraz Nonari, CFA', 'Chief Investment Officer'],
    managerOf(fund),
    ['Mehreen Sahu, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM2+', 'VIS', [2025, 3, 27]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The minus of the return of one month is lost. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, '1 month'), 'return');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = real.replace('-', '');
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'SIGN_OF_ONE_MONTH_LOST',
    false_values: [{ field: 'reported_returns', period_label_raw: '1 month', printed, real }],
    true_values: 'the benchmark of that month, the other periods, the monthly returns and all other facts',
    must_not_serve: 'the return of the fund in one month',
    how_it_can_be_seen:
      `Nov 25 of the months on the second page is ${real}%, the manager says that the fund lost ${printed}%, and the ` +
      'return of three months does not agree with a gain in the last one',
  };
}

const QUIRKS = [
  'two funds are side by side on a page, each a column of its own under a coloured band; one fund has two pages',
  'large figures have their caption under, over, or beside them; the size has its unit in smaller print around it',
  'category, risk, type and Shariah compliance are tags of two fields, the name at the left and the value at the right',
  'objective, benchmark, minimum investments and dealing are answers under questions; two facts are in one answer',
  'launch and ratings are on a time line: the day above the line, what happened below it',
  'periods are tiles with the benchmark after “vs”; fiscal years are leaders with the benchmark in brackets',
  'the fund of shares has periods and fiscal years as bars from a middle: fund left, label between, benchmark right',
  'asset classes are bars from a middle: last month left, this month right, each figure at the outer end of its bar',
  'rings have a legend with the share before the name; months are small pictures with two figures below each other',
  'expense ratios are at both ends of a bar; fees, terms and holdings are leaders of dots',
  'initials in discs stand before the names of people; sub-funds are three columns',
];

/** The report, and two pages of it with a planted fault. */
export const drawTulamba = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N228_tulamba_2025-11',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole), path),
    hostile: { file: 'hostile_N228_sign_of_month_lost', fund: FALSE_FUND, falsify },
  });
