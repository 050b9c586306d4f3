/** The size, the units and the price in one sentence of what a fund or a sub-fund had. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, readPension, type Line } from './placed-words.ts';

const FUND: readonly Line[] = [
  ...INCOME_FUND,
  [116, [40, 'Risk Profile'], [140, 'Medium']],
  [128, [40, 'Pricing Mechanism'], [140, 'Forward']],
];

describe('a sentence of what the fund had', () => {
  const sayFund = (day: string, owner: string): (string | null)[] => {
    const { fund_size, units_outstanding, nav_per_unit, nav_date } = readPage([
      ...FUND,
      [200, [40, `On ${day} the ${owner} had net assets of Rs. 4,150.66 million and 415,000,000 units outstanding,`]],
      [210, [40, 'each with a net asset value (NAV) of Rs. 10.0016.']],
    ]);
    return [fund_size, units_outstanding, nav_per_unit, nav_date];
  };

  it('states its size, units and price on that day', () => {
    const facts = ['4150660000', '415000000', '10.0016', '2024-10-31'];
    expect(sayFund('31 October 2024', 'Fund')).toEqual(facts);
    expect(sayFund('31 October 2024', 'SIF')).toEqual(facts);
  });

  it('states nothing of another month or of another fund', () => {
    const none = [null, null, null, null];
    expect(sayFund('30 September 2024', 'Fund')).toEqual(none);
    expect(sayFund('31 October 2024', 'Other Cash Fund')).toEqual(none);
  });
});

it('such sentences are each of the sub-fund that they name', () => {
  const sentenceAt = (y: number, name: string, size: string, units: string, nav: string): readonly Line[] => [
    [y, [40, name, 10]],
    [y + 14, [40, `On 31 October 2024 the ${name} had net assets of Rs. ${size} million and ${units} units`]],
    [y + 24, [40, `outstanding, each with a net asset value (NAV) of Rs. ${nav}.`]],
  ];
  const fragment = readPension(
    ...sentenceAt(200, 'Equity Sub-Fund', '229.79', '1,379,459', '166.5788'),
    ...sentenceAt(260, 'Debt Sub-Fund', '345.15', '1,737,341', '198.6681'),
  );
  expect(fragment?.sub_funds.map((sub) => `${sub.sub_fund_key} ${sub.net_assets_pkr} ${sub.nav_per_unit}`)).toEqual([
    'EQUITY 229790000 166.5788',
    'DEBT 345150000 198.6681',
  ]);
  expect(fragment?.nav_date).toBe('2024-10-31');
  expect(fragment?.nav_per_unit).toBeNull();
});
