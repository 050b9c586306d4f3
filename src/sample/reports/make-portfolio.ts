import { createSeededRandom, type SeededRandom } from '#sample/seeded-random.ts';
import type { SampleFund } from '#sample/roster.ts';
import { type AssetMix, mixOf } from './asset-mixes.ts';
import { COMPANIES, HOUSE_FUNDS, SECTORS, SUKUK, TERM_CERTIFICATES } from './invented-names.ts';
import type { Portfolio, Split, Weight } from './report-facts.ts';

const WHOLE = 10_000;

/**
 * The portfolio of a fund at the ends of two consecutive months; a month's figures are the same in both its reports.
 */
export function makePortfolio(fund: SampleFund, month_end: number, month_before: number): Portfolio {
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

export function randomOf(fund: SampleFund, day: number): SeededRandom {
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
