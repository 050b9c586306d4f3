import { dayNumber, type IsoDate } from '#domain/dates.ts';
import type { SampleCalendar } from './calendar.ts';
import { createSeededRandom } from './seeded-random.ts';
import { type SampleSeries, walkPrices } from './price-walk.ts';
import { ROSTER, type SampleFund } from './roster.ts';

/** All funds of the roster with their prices: the facts that every sample document is printed from. */
export function makeSeries(calendar: SampleCalendar): SampleSeries[] {
  return ROSTER.map((fund) => ({
    fund,
    walk: walkPrices(fund, calendar),
    inception_day: inceptionDay(fund, calendar),
  }));
}

const EARLIEST_INCEPTION = '2003-02-03' as IsoDate;
const INCEPTION_SPREAD_DAYS = 6_000;

function inceptionDay(fund: SampleFund, calendar: SampleCalendar): number {
  if (fund.launchedDaysAgo !== undefined) return calendar.lastDay - fund.launchedDaysAgo;
  const chance = createSeededRandom(fund.seed)(INCEPTION_SPREAD_DAYS);
  return Math.min(dayNumber(EARLIEST_INCEPTION) + chance, calendar.firstDay);
}
