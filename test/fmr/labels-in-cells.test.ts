/** Items of a cell, heads of quarters over months, cells of the last column, and numbers of rows. */
import { expect, it } from 'vitest';
import { dropSerialNumbers } from '#sources/fmr/ink/serial-numbers.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const partyOf = (lines: readonly Line[], role: string): string | null | undefined =>
  readPage(lines).parties.find((row) => row.role === role)?.organization_raw;

it('an item of a cell has the label of its cell next to its own', () => {
  const read = readPage([
    ...INCOME_FUND.slice(0, -1),
    [120, [40, 'Risk'], [140, 'Profile: Medium']],
    [130, [140, 'Erosion: Principal at medium risk']],
    [148, [40, 'Sales Load'], [140, 'Front-end: Up to 1.50%']],
    [158, [140, 'Back-end: Nil']],
    [176, [40, 'Minimum'], [140, 'Initial: Rs. 5,000']],
    [186, [140, 'Subsequent: Rs. 1,000']],
  ]);
  expect(read).toMatchObject({
    risk_profile_raw: 'Medium',
    risk_of_principal_erosion_raw: 'Principal at medium risk',
    minimum_initial_investment: '5000',
    minimum_subsequent_investment: '1000',
  });
  expect(read.fees.map((row) => `${row.fee_type} ${row.value_percent}`)).toEqual([
    'FRONT_END_LOAD 1.50',
    'BACK_END_LOAD 0',
  ]);
});

it('an item begins under the second line of the one over it', () => {
  const lines: Line[] = [
    ...INCOME_FUND.slice(0, -1),
    [120, [40, 'Parties'], [140, 'Trustee: Sample Trustee Company of']],
    [130, [140, 'Pakistan Limited']],
    [140, [140, 'Auditor: Sample and Company, Chartered']],
    [150, [140, 'Accountants']],
  ];
  expect(partyOf(lines, 'TRUSTEE')).toBe('Sample Trustee Company of Pakistan Limited');
  expect(partyOf(lines, 'AUDITOR')).toBe('Sample and Company, Chartered Accountants');
});

it('months under heads of quarters are a series without the returns of the quarters', () => {
  const quarter = (x: number, name: string, months: readonly string[]) =>
    ({ name: [x + 50, name], heads: [...months, 'Qtr.'].map((head, at) => [x + 40 * at, head] as const) }) as const;
  const quarters = [
    quarter(140, 'Q4 FY24', ['Apr-24', 'May-24', 'Jun-24']),
    quarter(310, 'Q1 FY25', ['Jul-24', 'Aug-24', 'Sep-24']),
  ];
  const { reported_returns } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Monthly Returns (%)', 10]],
    [154, ...quarters.map(({ name: [x, text] }) => [x, text] as const)],
    [166, ...quarters.flatMap(({ heads }) => heads)],
    [178, [40, 'SIF'], ...quarters.flatMap(({ heads }, q) => heads.map(([x], at) => [x, `1.${q}${at}`] as const))],
    [190, [40, 'Benchmark'], ...quarters.flatMap(({ heads }) => heads.map(([x], at) => [x, `2.0${at}`] as const))],
  ]);
  expect(reported_returns.map((row) => `${row.period_key} ${row.period_label_raw} ${row.fund_return_percent}`)).toEqual(
    [
      'MONTH Apr-24 1.00',
      'MONTH May-24 1.01',
      'MONTH Jun-24 1.02',
      'MONTH Jul-24 1.10',
      'MONTH Aug-24 1.11',
      'MONTH Sep-24 1.12',
    ],
  );
});

it('the last ratio of a row is of the period over its column, as the others are', () => {
  const { fees } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Expense Ratio', 10]],
    [154, [150, 'Month', 8.1], [320, 'Year to Date', 8.1]],
    [166, ...[110, 290].flatMap((x) => [[x, 'TER', 8.1] as const, [x + 40, 'TER excl. Levies', 8.1] as const])],
    [178, [40, 'SIF'], [108, '0.84%'], [165, '0.73%'], [288, '0.85%'], [345, '0.75%']],
  ]);
  expect(fees.map((row) => `${row.period} ${row.value_percent}`)).toEqual([
    'MTD 0.84',
    'MTD 0.73',
    'YTD 0.85',
    'YTD 0.75',
  ]);
});

it('a column of numbers with a head of its own begins rows, also right after another table', () => {
  const { words } = pageOf([
    [140, [20, 'Year'], [90, 'Payout (PKR per unit)'], [200, '#'], [230, 'Name']],
    [152, [20, 'FY24'], [155, '10.04'], [200, '1'], [230, 'Sample Bank']],
    [164, [20, 'FY23'], [155, '8.95'], [200, '2'], [230, 'Sample Power']],
    [176, [20, 'FY22'], [155, '8.01'], [200, '3'], [230, 'Sample Cement']],
  ]);
  const left = dropSerialNumbers(words).map(({ text }) => text);
  expect(left.filter((text) => /^[#\d]$/.test(text))).toEqual([]);
  expect(left).toContain('8.01');
});
