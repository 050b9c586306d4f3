import { dayNumber } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { isWeekend, monthEndedBy } from './calendar.ts';
import type { SampleCalendar } from './calendar.ts';
import { ROSTER } from './roster.ts';
import type { SampleFund } from './roster.ts';
import { createSeededRandom } from './seeded-random.ts';
import type { SeededRandom } from './seeded-random.ts';

/** The true prices of one fund, oldest first. Prices and amounts are whole ten-thousandths of a rupee. */
export interface PriceWalk {
  readonly prices: readonly PricePoint[];
  readonly payouts: readonly SamplePayout[];
}

/** A fund with all prices and payouts that its documents print. */
export interface SampleSeries {
  readonly fund: SampleFund;
  readonly walk: PriceWalk;
  readonly inception_day: number;
}

export interface PricePoint {
  readonly day: number;
  readonly ticks: number;
}

/** `ex_ticks` is the price on the payout's day, after the payout. */
export interface SamplePayout {
  readonly day: number;
  readonly ticks: number;
  readonly ex_ticks: number;
}

const PPM = 1_000_000;
// Below this a fund retains its earnings: 0.05 rupees per unit.
const SMALLEST_PAYOUT_TICKS = 500;
// The fund that pays once in several years pays 40 % of its price: a drop that would be held if no payout explained it.
const HOARD_PPM = 400_000;
// A share-price fund pays between 2 and 6 % of its price per year.
const LEAST_DIVIDEND_PPM = 20_000;
const DIVIDEND_SPREAD_PPM = 40_000;
// A daily dividend of 0.0250 to 0.0419 per unit is about 10 to 15 % per year at a price of 100.
const LEAST_DAILY_TICKS = 250;
const DAILY_SPREAD_TICKS = 170;

function walkPrices(fund: SampleFund, calendar: SampleCalendar): PriceWalk {
  const random = createSeededRandom(fund.parTicks + fund.seed);
  const first = Math.max(calendar.firstDay, calendar.lastDay - (fund.launchedDaysAgo ?? Infinity));
  const last = calendar.lastDay - (fund.maturedDaysAgo ?? 0);
  const prices: PricePoint[] = [];
  const payouts: SamplePayout[] = [];
  let ticks = fund.parTicks;
  for (let day = first; day <= last && fund.isDead !== true; day += 1) {
    if (isWeekend(day) && !fund.kind.isPricedOnWeekends) continue;
    const before = prices.length === 0 ? ticks : ticks + shareOf(ticks, moveOf(fund, day, random));
    const paid = payoutOf(fund, calendar, day, before, random);
    ticks = fund.paysDaily === true ? fund.parTicks : before - paid;
    if (paid > 0) payouts.push({ day, ticks: paid, ex_ticks: ticks });
    prices.push({ day, ticks });
  }
  return { prices, payouts };
}

/** Whole ticks, exact: every product here is far below 2^53. */
function shareOf(ticks: number, ppm: number): number {
  const product = ticks * ppm;
  return (product - (product % PPM)) / PPM;
}

/** Two parts of the market's movement and one part of the fund's own, added to the steady growth. */
function moveOf(fund: SampleFund, day: number, random: SeededRandom): number {
  const { driftPpm, swingPpm } = fund.kind;
  const swing = (roll: SeededRandom): number => roll(2 * swingPpm + 1) - swingPpm;
  return driftPpm + Math.trunc((2 * swing(createSeededRandom(day)) + swing(random)) / 3);
}

function payoutOf(
  fund: SampleFund,
  calendar: SampleCalendar,
  day: number,
  ticks: number,
  random: SeededRandom,
): number {
  if (fund.kind.payouts === 'DAILY') return LEAST_DAILY_TICKS + random(DAILY_SPREAD_TICKS);
  const month = fund.kind.payouts === 'NONE' ? undefined : monthEndedBy(day);
  if (month === undefined || (fund.kind.payouts === 'YEARLY' && month !== '06')) return 0;
  if (fund.paysOnce === true) return day > calendar.lastDay - 365 ? shareOf(ticks, HOARD_PPM) : 0;
  const amount = fund.kind.paysDownToPar
    ? ticks - fund.parTicks
    : shareOf(ticks, LEAST_DIVIDEND_PPM + random(DIVIDEND_SPREAD_PPM));
  return amount < SMALLEST_PAYOUT_TICKS ? 0 : amount;
}

/** The price of the last day at or before `day`; undefined before the first. */
export function priceOn(walk: PriceWalk, day: number): PricePoint | undefined {
  return walk.prices.findLast((point) => point.day <= day);
}

/**
 * Return of an investor from `since` to `until`, in hundredths of a percent; undefined without both prices. Payouts buy
 * units and the result is rounded, as in reports: the returns of the months make that of the year.
 */
export function returnOver(walk: PriceWalk, since: number, until: number): number | undefined {
  const from = priceOn(walk, since);
  const to = priceOn(walk, until);
  if (from === undefined || to === undefined || to.day < since) return undefined;
  const growth = walk.payouts
    .filter(({ day }) => day > from.day && day <= to.day)
    .reduce((units, payout) => units * (1 + payout.ticks / payout.ex_ticks), to.ticks / from.ticks);
  return Math.round((growth - 1) * 10_000);
}

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
