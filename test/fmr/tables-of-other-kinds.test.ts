/** Tables beside those of returns and shares: dividends, multiples of the fund and of the market, and breaches. */
import { expect, it } from 'vitest';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, readPage, type Line } from './placed-words.ts';

const FACTS: Line[] = [
  [40, [40, 'Sample Stock Fund (SSF)', 16]],
  [60, [40, 'Report for September 2025']],
  [80, [40, 'NAV per unit'], [200, '101.42']],
  [92, [40, 'Category'], [200, 'Equity']],
  [104, [40, 'Trustee'], [200, 'CDC']],
  [116, [40, 'Management fee'], [200, '2.00%']],
];

it.each([
  ['Dividend History', 'Dividend as % of Par'],
  ['Payout details', 'Fund'],
  ['Record of distributions', '%'],
  ['Last four years', 'Dividend (% of face value)'],
])('the dividends of years under “%s” and “%s” are no returns', (title, head) => {
  const { reported_returns } = readPage([
    ...FACTS,
    [200, [40, title, 9]],
    [214, [40, 'Year', 8.5], [200, head, 8.5]],
    ...['FY22', 'FY23', 'FY24', 'FY25'].map((year, at): Line => [226 + 12 * at, [40, year], [210, `1${at}.25%`]]),
  ]);
  expect(reported_returns).toEqual([]);
});

it('the returns of years that include dividends are returns', () => {
  const { reported_returns } = readPage([
    ...FACTS,
    [200, [40, 'Returns with dividends reinvested', 9]],
    [214, [40, 'Year', 8.5], [200, 'Fund', 8.5]],
    ...['FY22', 'FY23', 'FY24', 'FY25'].map((year, at): Line => [226 + 12 * at, [40, year], [210, `1${at}.25%`]]),
  ]);
  expect(reported_returns.map((row) => row.fund_return_percent)).toEqual(['10.25', '11.25', '12.25', '13.25']);
});

it('of multiples beside those of an index, the fund’s are served', () => {
  const multiples = (own: string, other: string): unknown[] =>
    readPage([
      ...FACTS,
      [200, [40, 'Key ratios', 9]],
      [214, [200, own, 8.5], [260, other, 8.5]],
      [226, [40, 'Price to earnings (x)'], [205, '7.4'], [265, '8.1']],
      [238, [40, 'Price to book value (x)'], [205, '1.2'], [265, '1.5']],
    ]).metrics.map(({ metric_key, value }) => [metric_key, value]);
  expect(multiples('SSF', 'KSE-100')).toEqual([
    ['PRICE_EARNINGS', '7.4'],
    ['PRICE_BOOK', '1.2'],
  ]);
  expect(multiples('Benchmark', 'SSF')).toEqual([
    ['PRICE_EARNINGS', '8.1'],
    ['PRICE_BOOK', '1.5'],
  ]);
  expect(multiples('2025', '2026'), 'columns that do not say whose they are').toEqual([]);
});

it('a table of breaches is read under a sentence that explains it, and by its walls', () => {
  const page = pageOf([
    ...FACTS,
    [200, [40, 'Disclosure of Non-Compliant Investments', 9]],
    [
      214,
      [
        40,
        'The fund is an equity scheme of the Commission, and the investments below do not comply, as their issuers were downgraded after the purchase.',
      ],
    ],
    [240, [40, 'Non-Compliant Investment', 8.1], [235, 'Type', 8.1], [320, 'Value before Provision (Rs. mn)', 8.1]],
    [254, [40, 'Sample Leasing Company Limited'], [202, 'TFC'], [330, '28.75']],
    [268, [40, 'Sample Textile Mills Limited'], [202, 'Sukuk'], [330, '41.30']],
  ]);
  // Without walls `TFC` may be the end of the name.
  const [bare] = readReport({ pages: [page] }, { funds: [] }).fragments;
  expect(bare?.compliance).toEqual([]);
  const walls = [38, 200, 260, 440].map((x) => ({ x0: x, x1: x + 0.5, y0: 230, y1: 274 }));
  const [fragment] = readReport({ pages: [{ ...page, walls }] }, { funds: [] }).fragments;
  expect(fragment?.compliance.map((row) => [row.name_raw, row.limit_type_raw])).toEqual([
    ['Sample Leasing Company Limited', 'TFC'],
    ['Sample Textile Mills Limited', 'Sukuk'],
  ]);
});

it('the amounts of a table of breaches are read only with a unit, which may be over the names', () => {
  const amountsOf = (names: string): unknown =>
    readPage([
      ...FACTS,
      [200, [40, 'Disclosure of Non-Compliant Investments', 9]],
      [240, [40, names, 8.1], [320, 'Value before Provision', 8.1]],
      [254, [40, 'Sample Leasing Company Limited'], [330, '28.75']],
    ]).holdings.map((row) => row.value_before_provisioning);
  expect(amountsOf('Non-Compliant Investment (PKR mn)')).toEqual(['28750000']);
  expect(amountsOf('Non-Compliant Investment')).toEqual([]);
});

it('the end of a company’s name is no trustee', () => {
  const { parties } = readPage([
    ...FACTS.slice(0, 4),
    [104, [40, 'Trustee'], [200, 'Limited']],
    [116, [40, 'Auditor'], [200, 'Sample Company Limited']],
    [128, [40, 'Management fee'], [200, '2.00%']],
  ]);
  expect(parties.map(({ organization_raw }) => organization_raw)).toEqual(['Sample Company Limited']);
});

it.each(['Its returns in the same periods: a', 'Itsreturnsinthesameperiods: a'])(
  'a list of holdings with the row “%s” is of something else',
  (row) => {
    const { holdings } = readPage([
      ...FACTS,
      [200, [40, 'Top holdings (% of total assets)', 9]],
      [214, [40, 'Sample Bank'], [210, '8.40%']],
      [226, [40, 'Sample Cement'], [210, '7.47%']],
      [238, [40, 'Sample Power'], [210, '4.09%']],
      [250, [40, row], [210, '0.51%']],
    ]);
    expect(holdings).toEqual([]);
  },
);
