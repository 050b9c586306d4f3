import { describe, expect, it } from 'vitest';
import type { Fragment } from '#domain/fragment.ts';
import { listRowsUnderReview, putBack, withhold } from '#domain/withheld-groups.ts';
import type { Accusation } from '#domain/withheld-groups.ts';
import { readFragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import { fragmentFile, fundPage, pensionPage } from '../fixtures/fragment-file.ts';

const read = (...pages: Parameters<typeof fragmentFile>[0]): Fragment => {
  const [fragment] = readFragmentFile(Buffer.from(fragmentFile(pages))).fragments;
  if (fragment === undefined) throw new Error('expected a fragment');
  return fragment;
};
const accuse = (section: Accusation['section'], ...paths: string[]): Accusation => ({
  section,
  check: 'sample_check',
  reason: 'a sample reason',
  paths,
});
const PAGE = read(fundPage());
const labelsOf = (fragment: Fragment): string[] => fragment.allocations.map((row) => row.label_raw);

describe('withheld groups', () => {
  it('withheld groups contain rows and members with their evidence, and the remaining rows are renumbered', () => {
    const left = withhold(PAGE, [
      accuse('allocations', 'allocations[1]', 'allocations[3]'),
      accuse('fund_size', 'nav_per_unit', 'nav_date', 'offer_price'),
    ]);
    expect(labelsOf(left)).toEqual(['Cash', 'Others', 'AAA']);
    expect(left.evidence['allocations[1].percent_of_total_assets']?.printed).toBe('0.75');
    expect(left).toMatchObject({ nav_per_unit: null, nav_date: null, net_assets: '1814000000' });
    expect(Object.keys(left.evidence)).not.toContain('nav_per_unit');
    expect(left.withheld).toMatchObject([
      {
        section: 'allocations',
        row_count: 2,
        figures: ['64.00'],
        values: { 'allocations[3]': { label_raw: 'Government securities' } },
      },
      { section: 'fund_size', row_count: 2, values: { nav_per_unit: '10.41', nav_date: '2026-06-30' } },
    ]);
  });

  it('withheld groups are restored to their positions, whatever the order of removal', () => {
    const once = withhold(PAGE, [accuse('allocations', 'allocations[1]')]);
    const twice = withhold(once, [
      accuse('allocations', 'allocations[0]', 'allocations[2].percent_of_total_assets'),
      accuse('reported_returns', 'reported_returns[0].benchmark_return_percent'),
    ]);
    const thrice = withhold(twice, [
      accuse('reported_returns', 'reported_returns[0]'),
      accuse('profile', 'launch_date'),
    ]);
    expect(labelsOf(thrice)).toEqual(['Others', 'AAA']);
    expect(putBack(thrice)).toEqual(PAGE);
    expect(putBack(PAGE)).toEqual(PAGE);
  });

  it('withheld groups name their values by position on the page, so that two groups are distinct', () => {
    const once = withhold(PAGE, [accuse('allocations', 'allocations[0]')]);
    const twice = withhold(once, [accuse('allocations', 'allocations[0]')]);
    expect(twice.withheld?.flatMap(({ values }) => Object.keys(values ?? {}))).toEqual([
      'allocations[0]',
      'allocations[1]',
    ]);
  });

  it('a withheld group has the whole row if the rest means nothing without the accused values, and otherwise only the value', () => {
    const left = withhold(PAGE, [
      accuse('fees', 'fees[0].value_percent'),
      accuse('reported_returns', 'reported_returns[0].fund_return_percent'),
      accuse('holdings', 'holdings[1].name_raw'),
    ]);
    expect(left.fees).toEqual([]);
    expect(left.reported_returns[0]).toMatchObject({ fund_return_percent: null, benchmark_return_percent: '0.88' });
    expect(left.holdings).toHaveLength(1);
  });

  it('two withheld groups that take all values of a row leave no empty row', () => {
    const left = withhold(PAGE, [
      accuse('reported_returns', 'reported_returns[0].fund_return_percent'),
      accuse('reported_returns', 'reported_returns[0].benchmark_return_percent'),
    ]);
    expect(left.reported_returns.map((row) => row.period_key)).toEqual(['1Y']);
    expect(listRowsUnderReview(left, 'reported_returns')).toHaveLength(1);
    expect(putBack(left)).toEqual(PAGE);
  });

  it('a withheld group is empty if the fragment does not state the accused values', () => {
    expect(withhold(PAGE, [accuse('fund_size', 'offer_price'), accuse('fees', 'fees[7]')])).toBe(PAGE);
  });

  it('withheld groups name the sub-fund of their rows and count rows, not values', () => {
    const page = read(pensionPage());
    const left = withhold(page, [accuse('allocations', 'allocations[2]', 'allocations[3]')]);
    expect(left.withheld).toMatchObject([{ sub_fund_key: 'DEBT', sub_fund_name_raw: 'Sample debt sub-fund' }]);
    expect(listRowsUnderReview(left, 'allocations').map((row) => row.sub_fund_key)).toEqual(['DEBT', 'DEBT']);
    const rejected = withhold(page, [{ ...accuse('allocations', 'allocations[2]'), rejected: 'wrong' }]);
    expect(listRowsUnderReview(rejected, 'allocations')).toEqual([]);
  });

  it('withheld groups are read from a fragment file unchanged, and a file with inconsistent rows is rejected', () => {
    const left = withhold(PAGE, [accuse('allocations', 'allocations[1]'), accuse('profile', 'launch_date')]);
    expect(read(JSON.parse(JSON.stringify(left)) as Record<string, unknown>)).toEqual(left);
    const torn = JSON.parse(JSON.stringify(left).replaceAll('"allocations[1]"', '"allocations[9]"')) as Record<
      string,
      unknown
    >;
    expect(() => read(torn)).toThrow('withheld["allocations[9]"]: expected a row of allocations');
    const foreign = JSON.parse(JSON.stringify(left).replaceAll('"launch_date":"', '"nav_per_unit":"')) as Record<
      string,
      unknown
    >;
    expect(() => read(foreign)).toThrow('expected a path within profile');
  });
});
