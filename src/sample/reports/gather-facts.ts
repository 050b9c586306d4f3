import { fromDayNumber } from '#domain/dates.ts';
import { fiscalYearBefore, monthEndsBefore } from '#sample/calendar.ts';
import { priceOn, returnOver } from '#sample/price-walk.ts';
import type { PriceWalk, SampleSeries } from '#sample/price-walk.ts';
import { TICKS_A_RUPEE } from '#sample/roster.ts';
import type { SampleFund } from '#sample/roster.ts';
import { createSeededRandom } from '#sample/seeded-random.ts';
import type { SeededRandom } from '#sample/seeded-random.ts';
import { mixOf } from './asset-mixes.ts';
import type { AssetMix } from './asset-mixes.ts';
import { COMPANIES, HOUSE_FUNDS, SECTORS, SUKUK, TERM_CERTIFICATES } from './invented-names.ts';
import type { Month, Portfolio, Returns, Split, UnitFacts, Weight } from './report-facts.ts';

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

const WHOLE = 10_000;

/**
 * The portfolio of a fund at the ends of two consecutive months; a month's figures are the same in both its reports.
 */
function makePortfolio(fund: SampleFund, month_end: number, month_before: number): Portfolio {
  const mix = mixOf(fund.category);
  const current = shareOut(mix, fund, month_end);
  const previous = shareOut(mix, fund, month_before);
  const assets = mix.assets.map(({ label }): Split => ({
    label,
    current: current.get(label) ?? 0,
    previous: previous.get(label) ?? 0,
  }));
  const now = gradeAssets(mix, current);
  const then = gradeAssets(mix, previous);
  const random = randomOf(fund, month_end);
  const equity = current.get(mix.equity ?? '') ?? 0;
  const debt = current.get(mix.debt ?? '') ?? 0;
  const funds = current.get(mix.funds ?? '') ?? 0;
  return {
    assets,
    credit_quality: [...now].map(([label, share]) => ({ label, current: share, previous: then.get(label) ?? 0 })),
    sectors: equity === 0 ? [] : listSectors(equity, random),
    equities: equity === 0 ? [] : weigh(COMPANIES, equity, { first: 1_050, step: 62 }, random),
    instruments:
      debt === 0
        ? []
        : weigh(
            fund.category.startsWith('Shariah') ? SUKUK : TERM_CERTIFICATES,
            debt,
            { first: 3_400, step: 600 },
            random,
          ),
    funds: funds === 0 ? [] : listFunds(funds, random),
  };
}

// Each month and each fund needs its own seed.
const DICE_A_FUND = 40_000;

function randomOf(fund: SampleFund, day: number): SeededRandom {
  return createSeededRandom(fund.seed * DICE_A_FUND + day);
}

/** Sums to 100 %: the first asset takes the remainder. */
function shareOut({ assets }: AssetMix, fund: SampleFund, day: number): Map<string, number> {
  const random = randomOf(fund, day);
  const shares = assets.slice(1).map(({ label, share, sway }) => [label, share - sway + random(2 * sway + 1)] as const);
  const rest = shares.reduce((left, [, share]) => left - share, WHOLE);
  return new Map([[assets[0]?.label ?? '', rest], ...shares]);
}

/** The same assets by rating, best first; empty if part of the assets is not debt and has no rating. */
function gradeAssets({ assets }: AssetMix, shares: ReadonlyMap<string, number>): Map<string, number> {
  if (assets.some(({ quality }) => quality === undefined)) return new Map();
  const grades = new Map(GRADES.map((grade) => [grade, 0]));
  const add = (grade: string, share: number): Map<string, number> =>
    grades.set(grade, (grades.get(grade) ?? 0) + share);
  for (const { label, quality = [] } of assets) {
    const share = shares.get(label) ?? 0;
    let rest = share;
    for (const [grade, tenths] of quality.slice(0, -1)) {
      add(grade, Math.trunc((share * tenths) / 10));
      rest -= Math.trunc((share * tenths) / 10);
    }
    add(quality.at(-1)?.[0] ?? '', rest);
  }
  return grades;
}

// All are printed; those without a share as 0.00%.
const GRADES = ['Govt. Sec / Guar.', 'AAA', 'AA+', 'AA', 'A+', 'NR/UR'];

function listSectors(equity: number, random: SeededRandom): Weight[] {
  const sectors = SECTORS.map(([label, share]) => ({ label, percent: partOf(equity, share + random(41)) }));
  const named = sectors.reduce((sum, { percent }) => sum + percent, 0);
  return [...sectors, { label: 'Others', percent: equity - named }];
}

/** Decreasing weights, each a share of `whole`; random draws move a weight by less than the step to the next. */
function weigh(
  names: readonly string[],
  whole: number,
  { first, step }: { first: number; step: number },
  random: SeededRandom,
): Weight[] {
  return names.map((label, rank) => ({
    label,
    percent: partOf(whole, first - rank * step - random(Math.trunc(step / 2))),
  }));
}

/** Sums to `whole`: the heaviest fund takes the remainder. */
function listFunds(whole: number, random: SeededRandom): Weight[] {
  const others = weigh(HOUSE_FUNDS.slice(1), whole, { first: 3_200, step: 700 }, random);
  return [
    { label: HOUSE_FUNDS[0] ?? '', percent: others.reduce((left, { percent }) => left - percent, whole) },
    ...others,
  ];
}

function partOf(whole: number, share: number): number {
  return Math.trunc((whole * share) / WHOLE);
}
