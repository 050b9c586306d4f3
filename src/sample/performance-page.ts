import { dayNumber, fromDayNumber, type IsoDate } from '#domain/dates.ts';
import { SCHEME_TYPE_NAMES } from '#domain/vocabularies.ts';
import { FUND_LINK, type PageColumn, printPage } from './association-page.ts';
import { fiscalYearBefore, type SampleCalendar } from './calendar.ts';
import { deadPoint, lateness } from './nav-page.ts';
import { type PriceWalk, priceOn, returnOver, type SampleSeries } from './price-walk.ts';
import { printDay, printPrice, printReturn } from './printing.ts';
import type { SampleFund } from './roster.ts';

interface PerformanceRow {
  readonly fund: SampleFund;
  readonly walk: PriceWalk;
  readonly day: number;
  readonly ticks: number;
}

/** The performance page of the last day: the price and returns of each fund, including matured and dead funds. */
export function printPerformancePage(series: readonly SampleSeries[], calendar: SampleCalendar): string {
  const rows = series.flatMap(({ fund, walk }): PerformanceRow[] => {
    const point = fund.isDead === true ? deadPoint(calendar) : priceOn(walk, calendar.lastDay - lateness(fund));
    return point === undefined ? [] : [{ fund, walk, ...point }];
  });
  return printPage('Performance Summary', COLUMNS, rows);
}

// Implausible, but printed like this for funds that no longer have a price.
const DEAD_RETURN = -73_000;

function printReturnSince({ fund, walk, day }: PerformanceRow, since: number): string {
  if (fund.isDead === true) return printReturn(DEAD_RETURN);
  const earned = returnOver(walk, since, day);
  if (earned === undefined || fund.maturedDaysAgo !== undefined || !fund.kind.isReturnAnnualized)
    return printReturn(earned);
  return printReturn(Math.trunc((earned * 365) / Math.max(1, day - since)));
}

/** The last day of the month before. */
function monthBefore(day: number): number {
  return dayNumber(`${fromDayNumber(day).slice(0, 7)}-01` as IsoDate) - 1;
}

const SPANS: readonly (readonly [header: string, days: number])[] = [
  ['1 Day', 1],
  ['15 Days', 15],
  ['30 Days', 30],
  ['90 Days', 90],
  ['180 Days', 180],
  ['270 Days', 270],
  ['365 Days', 365],
  ['2 Years', 730],
  ['3 Years', 1_095],
];

const COLUMNS: readonly PageColumn<PerformanceRow>[] = [
  { header: 'Sector', css: 'd-none', print: ({ fund }) => SCHEME_TYPE_NAMES[fund.scheme_type] },
  // The association's page prints the space before the parenthesis.
  {
    header: 'Category',
    css: 'd-none',
    print: ({ fund }) => `${fund.category} (${fund.kind.isReturnAnnualized ? 'Annualized' : 'Absolute'} Return )`,
  },
  { header: 'Fund Name', css: 'text-left', print: FUND_LINK },
  { header: 'Rating', css: 'text-center', print: ({ fund }) => fund.kind.rating },
  { header: 'Benchmark', css: 'd-none', print: () => 'N/A' },
  { header: 'Validity Date', css: '', print: ({ day }) => printDay(day) },
  { header: 'NAV', css: 'text-right', print: ({ ticks }) => printPrice(ticks) },
  { header: 'YTD', css: 'text-right', print: (row) => printReturnSince(row, fiscalYearBefore(row.day)) },
  { header: 'MTD', css: 'text-right', print: (row) => printReturnSince(row, monthBefore(row.day)) },
  ...SPANS.map(([header, days]): PageColumn<PerformanceRow> => ({
    header,
    css: 'text-right',
    print: (row) => printReturnSince(row, row.day - days),
  })),
];
