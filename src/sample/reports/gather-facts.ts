import { fromDayNumber } from '#domain/dates.ts';
import { fiscalYearBefore, monthEndsBefore } from '#sample/calendar.ts';
import { createSeededRandom } from '#sample/seeded-random.ts';
import { type PriceWalk, priceOn, returnOver, type SampleSeries } from '#sample/price-walk.ts';
import { TICKS_A_RUPEE, type SampleFund } from '#sample/roster.ts';
import { mixOf } from './asset-mixes.ts';
import { randomOf, makePortfolio } from './make-portfolio.ts';
import type { Month, Returns, UnitFacts } from './report-facts.ts';

// Pages print millions with two decimals, so a size is a multiple of this.
export const SIZE_STEP = 10_000;
const YEAR_DAYS = 365;
const MONTHS_A_YEAR = 12;

/**
 * All facts on the page of one fund at `month_end`; `first_end` is the month in which the random walk of its size
 * starts.
 */
export function gatherFacts(
  { fund, walk }: SampleSeries,
  month_end: number,
  first_end: number,
  short_name: string,
): UnitFacts {
  const point = priceOn(walk, month_end);
  if (point === undefined) throw new RangeError(`${fund.name} has no price on ${fromDayNumber(month_end)}`);
  const ends = monthEndsBefore(month_end + 1, MONTHS_A_YEAR + 1);
  const mix = mixOf(fund.category);
  const random = randomOf(fund, month_end);
  const net_assets = sizeOn(fund, walk, month_end, first_end);
  const levies = 14 + random(9);
  return {
    fund,
    short_name,
    navDay: point.day,
    navTicks: point.ticks,
    net_assets,
    investedByFundOfFunds: 0,
    units_outstanding: Math.trunc((net_assets * TICKS_A_RUPEE) / point.ticks),
    months: ends.slice(1).map((day, index): Month => ({ day, ...returnsOver(fund, walk, ends[index] ?? day, day) })),
    yearToDate: returnsOver(fund, walk, fiscalYearBefore(month_end), month_end),
    year: returnsOver(fund, walk, month_end - YEAR_DAYS, month_end),
    since_inception: sinceInception(fund),
    expense_ratio: mix.management_fee + 38 + random(12) + levies,
    government_levies: levies,
    averageMaturity: mix.averageMaturity === undefined ? null : mix.averageMaturity - 40 + random(81),
    sharpeRatio: mix.equity === undefined ? null : 35 + random(60),
    standardDeviation: mix.equity === undefined ? null : 1_150 + random(380),
    portfolio: makePortfolio(fund, month_end, ends.at(-2) ?? month_end),
  };
}

// The smallest fund of the sample has 0.9 billion rupees, the largest about ten.
const LEAST_SIZE_STEPS = 90_000;
const SIZE_SPREAD_STEPS = 900_000;
// A fund of funds is small compared with the funds that it buys.
const FUND_OF_FUNDS_DIVISOR = 40;

/** Units grow or shrink by -4 to +6 % per month; the size never doubles. */
function sizeOn(fund: SampleFund, walk: PriceWalk, month_end: number, first_end: number): number {
  const random = createSeededRandom(fund.seed);
  const first = priceOn(walk, first_end);
  let units =
    ((LEAST_SIZE_STEPS + random(SIZE_SPREAD_STEPS)) * SIZE_STEP * TICKS_A_RUPEE) / (first?.ticks ?? fund.parTicks);
  for (const end of monthEndsBefore(month_end + 1, MONTHS_A_YEAR).filter((day) => day > first_end))
    units = (units * (960 + randomOf(fund, end)(101))) / 1_000;
  const rupees =
    (units * (priceOn(walk, month_end)?.ticks ?? 0)) /
    TICKS_A_RUPEE /
    (mixOf(fund.category).funds === undefined ? 1 : FUND_OF_FUNDS_DIVISOR);
  return Math.trunc(rupees / SIZE_STEP) * SIZE_STEP;
}

/** Returns of fixed income are annualised as the association does: return times 365, divided by the days. */
function returnsOver(fund: SampleFund, walk: PriceWalk, since: number, until: number): Returns {
  const earned = returnOver(walk, since, until) ?? 0;
  const own = fund.kind.isReturnAnnualized ? Math.trunc((earned * YEAR_DAYS) / (until - since)) : earned;
  const chance = createSeededRandom(until + since);
  // A deposit rate hardly moves; a share index follows most of its funds' movements.
  return {
    fund: own,
    benchmark: fund.kind.isReturnAnnualized ? 1_120 + chance(130) : Math.trunc((own * 4) / 5) - 90 + chance(181),
  };
}

// The sample's prices begin long after most launches: earlier returns are a plausible annual rate.
function sinceInception(fund: SampleFund): Returns {
  const chance = createSeededRandom(fund.seed);
  const own = 980 + chance(420);
  return { fund: own, benchmark: own - 60 + chance(100) };
}
