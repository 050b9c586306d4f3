/** Sentences with the price of a sub-fund, and with the statistics of a fund. */
import { expect, it } from 'vitest';
import { INCOME_FUND, readPage, readPension, type Line } from './placed-words.ts';

it('a price in a sentence is that of the sub-fund under whose heading it is', () => {
  const sentence = (y: number, price: string, units: string, size: string): Line => [
    y,
    [
      40,
      `The NAV per unit was Rs. ${price} on October 31, 2024, with ${units} units outstanding. ` +
        `Net assets were Rs. ${size} million.`,
    ],
  ];
  const read = readPension(
    [120, [40, 'Equity Sub-Fund', 10]],
    sentence(134, '244.6527', '2,178,575', '533'),
    [300, [40, 'Debt Sub-Fund', 10]],
    sentence(314, '239.3098', '3,554,897', '851'),
  );
  expect(read?.sub_funds.map((sub) => [sub.sub_fund_key, sub.nav_per_unit, sub.net_assets_pkr])).toEqual([
    ['EQUITY', '244.6527', '533000000'],
    ['DEBT', '239.3098', '851000000'],
  ]);
  expect(read?.nav_date).toBe('2024-10-31');
  expect(read?.nav_per_unit).toBeNull();
});

it('statistics may be in a list of labels with their values; one with anything else is not read', () => {
  const metricsOf = (text: string): string[] =>
    readPage([...INCOME_FUND, [116, [40, 'Auditor'], [140, 'One & Co.']], [136, [40, text]]]).metrics.map(
      (row) => `${row.metric_key} ${row.value}`,
    );
  expect(metricsOf('Statistics: Weighted average maturity 2.4 years, Yield to maturity 14.59% and Beta 0.98.')).toEqual(
    ['WEIGHTED_AVERAGE_MATURITY 2.4', 'YIELD_TO_MATURITY 14.59', 'BETA 0.98'],
  );
  expect(metricsOf('Statistics: Weighted average maturity 2.4 years, Yield to maturity 14.59% and Cash 0.98.')).toEqual(
    [],
  );
});
