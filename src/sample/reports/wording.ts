import { printPrice, withPoint } from '#sample/printing.ts';
import {
  printBracketed,
  printDigitDay,
  printLongDay,
  printMillions,
  printPercent,
  printRupees,
  printShortDay,
  printShortMonth,
} from './print-report.ts';
import type { PageFacts, UnitFacts } from './report-facts.ts';

export type Pair = readonly [label: string, value: string];

/** An AMC's labels and number formats. A size in a sentence has no label and value. */
export interface Wording {
  readonly percent: (hundredths: number) => string;
  readonly monthRow: (day: number) => string;
  readonly newest_first: boolean;
  readonly titles: Readonly<
    Record<'performance' | 'assets' | 'credit' | 'sectors' | 'equities' | 'instruments' | 'funds', string>
  >;
  readonly since_inception: string;
  readonly size: (unit: UnitFacts) => readonly Pair[];
  readonly nav: (unit: UnitFacts) => Pair;
  readonly expenses: (unit: UnitFacts) => readonly Pair[];
  readonly facts: (page: PageFacts) => readonly Pair[];
}

const OF_TOTAL = '(% of Total Assets)';

export const COLUMN_WORDING: Wording = {
  percent: printPercent,
  monthRow: (day) => `Month (${printShortMonth(day, "'")}):`,
  newest_first: false,
  titles: {
    performance: 'Fund Performance',
    assets: `Asset Allocation ${OF_TOTAL}`,
    credit: `Credit Quality ${OF_TOTAL}`,
    sectors: `Sector Allocation ${OF_TOTAL}`,
    equities: `Top 10 Holdings ${OF_TOTAL}`,
    instruments: `TFC/Sukuk Holdings ${OF_TOTAL}`,
    funds: `Top Holdings ${OF_TOTAL}`,
  },
  since_inception: 'Since Inception**',
  size: (unit) => [
    [
      `Fund Size (PKR mn; as on ${printShortDay(unit.months.at(-1)?.day ?? unit.navDay)})`,
      printMillions(unit.net_assets),
    ],
  ],
  nav: (unit) => [`NAV (PKR; ${printShortDay(unit.navDay)})`, printPrice(unit.navTicks)],
  expenses: (unit) => [
    ['Total Expense Ratio (with govt. levy)', printPercent(unit.expense_ratio)],
    ['Total Expense Ratio (without govt. levy)', printPercent(unit.expense_ratio - unit.government_levies)],
  ],
  facts: (page) => [
    ['Category:', page.category],
    ['Fund Type:', 'Open End'],
    ['Benchmark:', page.fund.kind.benchmark],
    ['Launch Date:', printLongDay(page.launchDay)],
    ['Par Value:', `PKR ${page.parRupees}/-`],
    ['Pricing:', 'Forward Day'],
    ['Front End Load:', printLoad(page)],
    ['Back End Load:', 'Nil'],
    ['Risk Profile:', printRisk(page)],
    ['Leverage:', 'Nil'],
    ['Management Fee:', printPercent(page.management_fee)],
    ['Min. Initial Investment:', 'PKR 500/-'],
    ['Min. Subseq. Investment:', 'PKR 100/-'],
    ['Trustee:', page.fund.trustee],
    ['Dealing Days:', 'Monday - Friday'],
    ['Cut-off Time:', '9:00 am - 4:00 pm'],
  ],
};

export const LINE_WORDING: Wording = {
  percent: printBracketed,
  monthRow: (day) => `Month (${printShortMonth(day, "'")})`,
  newest_first: true,
  titles: {
    performance: 'Performance',
    assets: 'Asset Allocation (as % of Total Assets)',
    credit: 'Credit Quality (as % of Total Assets)',
    sectors: 'Sector Allocation (as % of Total Assets)',
    equities: 'Top Ten Holdings (as % of Total Assets)',
    instruments: 'Sukuk Holdings (as % of Total Assets)',
    funds: 'Top Holdings (as % of Total Assets)',
  },
  since_inception: 'Since Inception*',
  size: (unit) => [
    ['Net Assets (PKR)', printRupees(unit.net_assets)],
    ['Units Outstanding', printRupees(unit.units_outstanding)],
  ],
  nav: (unit) => [`Unit Price (${printDigitDay(unit.navDay)})`, printPrice(unit.navTicks)],
  expenses: (unit) => [
    ['Total Expense Ratio', printPercent(unit.expense_ratio)],
    ['Government Levies', printPercent(unit.government_levies)],
  ],
  facts: (page) => [
    ['Category of CIS/Plan', page.category],
    ['Type of Scheme', 'Open End'],
    ['Benchmark', page.fund.kind.benchmark],
    ['Date of Fund Launch', printShortDay(page.launchDay)],
    ['Par Value Per Unit', `Rs. ${page.parRupees}`],
    ['Pricing Mechanism', 'Forward'],
    ['Front-end Load', printLoad(page)],
    ['Contingent Load', 'Nil'],
    ['Risk Profile of the Fund', printRisk(page)],
    ['Mgt. Fee', printPercent(page.management_fee)],
    ['Minimum Subscription', 'PKR 5,000/-'],
    ['Subsequent Investment', 'PKR 1,000/-'],
    ['Trustee/Custodian', page.fund.trustee],
    ['Dealing Days', 'Monday - Friday'],
    ['Cut-off Timings', '9:00 am - 3:30 pm'],
    ['Leverage', 'Nil'],
  ],
};

export const LEADER_WORDING: Wording = {
  percent: printPercent,
  monthRow: (day) => `Month ${printShortMonth(day, " '")}`,
  newest_first: false,
  titles: {
    performance: 'Fund Returns',
    assets: 'Portfolio Composition (% of Total Assets)',
    credit: 'Credit Quality (% of Total Assets)',
    sectors: 'Sector Allocation (% of Total Assets)',
    equities: 'Top Ten Equity Holdings (% of Total Assets)',
    instruments: 'TFC/Sukuk Holdings (% of Total Assets)',
    funds: 'Top Holdings (% of Total Assets)',
  },
  since_inception: 'Since Inception Return*',
  size: (unit) =>
    unit.investedByFundOfFunds === 0
      ? []
      : [['Amount invested by Fund of Funds (PKR mn)', printMillions(unit.investedByFundOfFunds)]],
  nav: (unit) => [`Net Asset Value per unit (${printLongDay(unit.navDay)})`, printPrice(unit.navTicks)],
  expenses: (unit) => [['Total Expense Ratio**', printPercent(unit.expense_ratio)]],
  facts: (page) => [
    ['Fund Category', page.category],
    ['Type', 'Open End'],
    ['Inception Date', printLongDay(page.launchDay)],
    ['Par Value', `PKR ${page.parRupees}`],
    ['Pricing', 'Forward Day'],
    ['Front-end Load', printLoad(page)],
    ['Fund Risk Profile', printRisk(page)],
    ['Leverage', 'Nil'],
    ['Management Fee', printPercent(page.management_fee)],
    ['Min. Initial Investment', 'PKR 1,000/-'],
    ['Min. Subsequent Investment', 'PKR 100/-'],
    ['Listing', 'Not listed'],
    ['Dealing Days', 'Monday - Friday'],
    ['Cut Off Timings', '9:00 am - 4:00 pm'],
  ],
};

function printLoad({ fund }: PageFacts): string {
  return fund.kind.front_end_load === '0.00' ? 'Nil' : `${fund.kind.front_end_load}%`;
}

/** `Very Low` for `VERY_LOW`. */
function printRisk({ fund }: PageFacts): string {
  return fund.kind.risk_profile
    .split('_')
    .map((word) => word.slice(0, 1) + word.slice(1).toLowerCase())
    .join(' ');
}

/**
 * The statistics of a fund in the order in which every AMC prints them; statistics that do not apply to a fund are
 * omitted.
 */
export function listStatistics(unit: UnitFacts, wording: Wording): Pair[] {
  const { averageMaturity, sharpeRatio, standardDeviation } = unit;
  return [
    ...wording.size(unit),
    wording.nav(unit),
    ...(averageMaturity === null ? [] : [['Wtd. Average Maturity (months)', withPoint(averageMaturity, 2)] as const]),
    ...(sharpeRatio === null ? [] : [['Sharpe Ratio', withPoint(sharpeRatio, 2)] as const]),
    ...(standardDeviation === null ? [] : [['Standard Deviation', wording.percent(standardDeviation)] as const]),
    ...wording.expenses(unit),
  ];
}
