/** Labels of two facts over two lines, levies by period, details in brackets, short forms of a pension fund, its day. */
import { expect, it } from 'vitest';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, fundOf, pageOf, readPage, type Line } from './placed-words.ts';

it('a label that ends with a stroke and the one under it are one label of two values', () => {
  const lines: Line[] = [
    [40, [40, 'Sample Cash Fund', 16]],
    [60, [40, 'Data as of 31 October 2024']],
    [80, [40, 'Fund Type /'], [118, 'Open-end / Money Market']],
    [89, [40, 'Category'], [118, 'Scheme']],
    [104, [40, 'Launch Date'], [118, '12-Nov-2014']],
    [118, [40, 'Trustee'], [118, 'CDC']],
  ];
  expect(readPage(lines)).toMatchObject({ fund_type_raw: 'Open-end' });
});

it('two kinds under a label with a colon have the two values after it', () => {
  expect(
    readPage([
      ...INCOME_FUND,
      [140, [40, 'Minimum Investment:']],
      [149, [40, 'Initial / Subsequent']],
      [140, [140, 'Rs. 1,000 / Rs. 500']],
    ]),
  ).toMatchObject({ minimum_initial_investment: '1000', minimum_subsequent_investment: '500' });
});

it('levies of the month and of the year in one text are two', () => {
  const { fees } = readPage([...INCOME_FUND, [140, [40, 'Government levies: MTD 0.15%, YTD 0.12%']]]);
  expect(fees.map((row) => `${row.fee_type} ${row.period} ${row.value_percent}`)).toEqual([
    'GOVERNMENT_LEVIES MTD 0.15',
    'GOVERNMENT_LEVIES YTD 0.12',
  ]);
});

it('square brackets behind every name of a list are no part of the names', () => {
  const { holdings } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Top holdings (% of total assets)', 10]],
    [154, [40, 'Sample Bank [Banks]'], [200, '9.12%']],
    [166, [40, 'Example Petroleum [Exploration]'], [200, '8.50%']],
    [178, [40, 'Specimen Motors [Automobiles]'], [200, '7.25%']],
  ]);
  expect(holdings.map((row) => row.name_raw)).toEqual(['Sample Bank', 'Example Petroleum', 'Specimen Motors']);
});

it('sub-funds may be named by the short form of their fund that the page prints', () => {
  const funds = ['EQUITY', 'DEBT', 'MONEY_MARKET'].map((part) => fundOf('Sample Pension Fund', part));
  const parts = [180, 280, 380].map((x, at) => [x, `SMPF ${['Equity', 'Debt', 'Money Market'][at]}`] as const);
  const page = pageOf([
    [40, [40, 'Sample Pension Fund (SMPF)', 16]],
    [60, [40, 'Data as of 31 October 2024']],
    [80, [40, 'Category'], [140, 'Voluntary Pension Scheme']],
    [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
    [120, ...parts],
    [132, [40, 'NAV (Rs.)'], [180, '151.1430'], [280, '343.2160'], [380, '350.2867']],
    [144, [40, 'Return (%): MTD'], [180, '(4.07)'], [280, '11.20'], [380, '11.67']],
    [156, [40, 'Return (%): FYTD'], [180, '3.34'], [280, '11.35'], [380, '12.12']],
    [168, [40, 'Return (%): 1Y'], [180, '4.73'], [280, '13.47'], [380, '14.02']],
    [200, [40, 'SMPF Debt: Asset allocation (% of total assets)', 10]],
    [214, [40, 'PIBs'], [200, '58.5%']],
    [226, [40, 'Cash at bank'], [200, '41.5%']],
  ]);
  const read = readReport({ pages: [page] }, { funds }).fragments[0];
  expect(read?.reported_returns.slice(0, 3).map((row) => `${row.sub_fund_name_raw} ${row.period_label_raw}`)).toEqual([
    'Equity Sub Fund MTD',
    'Equity Sub Fund FYTD',
    'Equity Sub Fund 1Y',
  ]);
  expect(read?.allocations.map((row) => `${row.sub_fund_name_raw} ${row.label_raw} ${row.current_period}`)).toEqual([
    'Debt Sub Fund PIBs 58.5',
    'Debt Sub Fund Cash at bank 41.5',
  ]);
});

it('a day in the corner of a table is that of its prices, in rows and in columns', () => {
  const names = ['Equity Sub-Fund', 'Debt Sub-Fund', 'Money Market Sub-Fund'];
  const funds = ['EQUITY', 'DEBT', 'MONEY_MARKET'].map((part) => fundOf('Sample Pension Fund', part));
  const dayOf = (...lines: readonly Line[]): string | null | undefined => {
    const page = pageOf([
      [40, [40, 'Sample Pension Fund', 16], [400, 'October 2024']],
      [80, [40, 'Category'], [140, 'Voluntary Pension Scheme']],
      [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
      ...lines,
    ]);
    return readReport({ pages: [page] }, { funds }).fragments[0]?.nav_date;
  };
  const inRows = dayOf(
    [140, [40, 'October 31, 2024'], ...names.map((name, at) => [180 + 120 * at, name] as const)],
    [152, [40, 'NAV (Rs.)'], [190, '151.1430'], [310, '343.2160'], [430, '350.2867']],
  );
  const inColumns = dayOf(
    [140, [40, 'October 31, 2024'], [250, 'NAV per unit'], [350, 'Net Assets (PKR mn)']],
    ...names.map((name, at): Line => [152 + 12 * at, [40, name], [250, `15${at}.1430`], [350, `18${at}.4`]]),
  );
  expect([inRows, inColumns]).toEqual(['2024-10-31', '2024-10-31']);
});
