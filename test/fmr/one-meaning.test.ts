/** What is printed once has one meaning: a name has one share, and the grade of a holding is not that of the fund. */
import { describe, expect, it } from 'vitest';
import type { Decimal } from '#domain/decimal.ts';
import type { HoldingRow } from '#domain/fragment.ts';
import { checkShares } from '#sources/fmr/constraints/check-shares.ts';
import { sayOnce } from '#sources/fmr/constraints/said-once.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

describe('holdings', () => {
  const read = readPage([
    ...INCOME_FUND,
    [150, [40, 'Top holdings (% of total assets)', 9]],
    ...['Sample Bank', 'Sample Cement', 'Sample Oil'].map((name, at): Line => [
      164 + 12 * at,
      [60, name],
      [260, `${9 - at}.40%`],
    ]),
  ]);

  it('with two shares for one printed name are all withheld, of however many names', () => {
    const again = read.holdings.map((row): HoldingRow => ({ ...row, percent_of_total_assets: '1.25' as Decimal }));
    const evidence = Object.entries(read.evidence).flatMap(([path, one]) => {
      const [, at, member] = /^holdings\[(\d)\]\.(\w+)$/.exec(path) ?? [];
      return at === undefined ? [] : [[`holdings[${Number(at) + read.holdings.length}].${member}`, one] as const];
    });
    const twice = { ...read, holdings: [...read.holdings, ...again], evidence: { ...read.evidence } };
    Object.assign(twice.evidence, Object.fromEntries(evidence));
    expect(checkShares([twice])[0]?.holdings).toEqual([]);
  });

  it('have their grades alone: none is the rating of the fund as well', () => {
    const place = read.evidence['holdings[0].name_raw'] as ReadFragment['evidence'][string];
    const graded = readPage([...INCOME_FUND, [130, [40, 'Stability Rating'], [140, 'A+(f)']]]);
    const [rating] = graded.ratings;
    const holdings = read.holdings.map((row, at) => (at === 0 ? { ...row, credit_rating: 'A+(f)' } : row));
    const ratingsAt = (other: typeof place): number =>
      sayOnce({
        ...read,
        holdings,
        ratings: graded.ratings,
        evidence: { ...read.evidence, 'holdings[0].credit_rating': place, 'ratings[0].rating_raw': other },
      }).ratings.length;
    expect(rating?.rating_raw).toBe('A+(f)');
    expect(ratingsAt({ ...place, y0: place.y0 + 40, y1: place.y1 + 40 })).toBe(1);
    expect(ratingsAt(place)).toBe(0);
  });
});

it('a share next to the unit of a title is withheld, as it is of another list', () => {
  const read = readPage([
    ...INCOME_FUND,
    [200, [40, 'Sector Allocation', 10]],
    [214, [40, 'Cement'], [250, '40.1%']],
    [226, [40, 'Fertilizer'], [250, '15.2%']],
    [238, [40, 'Power Generation'], [250, '24.7%']],
  ]);
  const labelsOf = (label_raw: string): string[] => {
    const allocations = read.allocations.map((row, at) => (at === 1 ? { ...row, label_raw } : row));
    return (checkShares([{ ...read, allocations }])[0]?.allocations ?? []).map((row) => row.label_raw);
  };
  expect(labelsOf('(% of total assets)')).toEqual(['Cement', 'Power Generation']);
  expect(labelsOf('Less than 1% of net assets')).toHaveLength(3);
});
