import { describe, expect, it } from 'vitest';
import { readReport } from '#sources/fmr/read-report.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { fundOf, INCOME_FUND, pageOf, readPage, readPension, type Line } from './placed-words.ts';

describe('a head over several columns', () => {
  const cells = (texts: readonly string[]): [number, string][] =>
    texts.map((text, at) => [[160, 200, 240, 280, 320, 370][at] ?? 0, text]);

  it('that says when their periods end leaves each period its own', () => {
    const { reported_returns } = readPage([
      ...INCOME_FUND,
      [186, [210, 'Periods ended 31st October, 2024']],
      [200, ...cells(['FYTD', '1 Month', '3 Month', '6 Month', '1 Year', 'Inception'])],
      [214, [40, 'KIBOR'], ...cells(['13.02%', '12.77%', '12.75%', '12.87%', '13.10%', '12.06%'])],
      [228, [40, 'SIF'], ...cells(['13.58%', '13.51%', '13.33%', '13.58%', '13.67%', '12.33%'])],
    ]);
    expect(
      reported_returns.map((row) => `${row.period_key} ${row.fund_return_percent} ${row.benchmark_return_percent}`),
    ).toEqual([
      'FYTD 13.58 13.02',
      '1M 13.51 12.77',
      '3M 13.33 12.75',
      '6M 13.58 12.87',
      '1Y 13.67 13.10',
      'SINCE_INCEPTION 12.33 12.06',
    ]);
  });

  it('is that of the second one too, although it is set at the edge of the first', () => {
    const fragment = readPension(
      [150, [40, 'The sub-funds', 10]],
      [170, [228, 'Expense Ratio', 7], [330, 'Return', 7]],
      [182, [160, 'NAV (Rs.)', 7], [230, 'MTD', 7], [258, 'YTD', 7], [300, '1 Month', 7], [350, '1 Year', 7]],
      [196, [40, 'Equity Sub-Fund'], [160, '134.6811'], [228, '3.38%'], [256, '3.22%'], [300, '9.14%'], [350, '6.22%']],
      [210, [40, 'Debt Sub-Fund'], [160, '218.1944'], [228, '2.11%'], [256, '2.17%'], [300, '1.40%'], [350, '11.86%']],
      [
        224,
        [40, 'Money Market Sub-Fund'],
        [160, '223.0302'],
        [228, '1.61%'],
        [256, '1.62%'],
        [300, '1.49%'],
        [350, '12.21%'],
      ],
    );
    expect(fragment?.fees.map((row) => `${row.fee_type} ${row.period} ${row.value_percent}`)).toEqual([
      'TOTAL_EXPENSE_RATIO MTD 3.38',
      'TOTAL_EXPENSE_RATIO YTD 3.22',
      'TOTAL_EXPENSE_RATIO MTD 2.11',
      'TOTAL_EXPENSE_RATIO YTD 2.17',
      'TOTAL_EXPENSE_RATIO MTD 1.61',
      'TOTAL_EXPENSE_RATIO YTD 1.62',
    ]);
    expect(fragment?.reported_returns.map((row) => row.period_key)).not.toContain('FYTD');
  });
});

it('sub-funds over the columns of a series share its title', () => {
  const fragment = readPension(
    [150, [40, 'Return of each month', 10]],
    [164, [120, 'Equity Sub-Fund'], [220, 'Debt Sub-Fund'], [320, 'Money Market Sub-Fund']],
    [178, [40, "Jul'24"], [130, '1.57%'], [230, '9.69%'], [340, '8.61%']],
    [190, [40, "Aug'24"], [130, '2.40%'], [230, '9.14%'], [340, '9.92%']],
    [202, [40, "Sep'24"], [130, '9.18%'], [230, '9.05%'], [340, '9.54%']],
    [214, [40, "Oct'24"], [130, '1.55%'], [230, '8.91%'], [340, '8.94%']],
  );
  const ofMonth = fragment?.reported_returns.filter((row) => row.period_label_raw === "Aug'24");
  expect(ofMonth?.map((row) => row.fund_return_percent)).toEqual(['2.40', '9.14', '9.92']);
});

it('the manager’s remuneration is a cost of its period among others, and no fee of the terms', () => {
  const { fees, special_terms } = readPage([
    ...INCOME_FUND,
    [190, [40, 'Expense Ratio Break-up', 9]],
    [204, [200, 'MTD', 8.5], [260, 'YTD', 8.5]],
    [218, [40, 'Remuneration of Manager'], [200, '0.68%'], [260, '0.76%']],
    [232, [40, 'SECP Fee'], [200, '0.10%'], [260, '0.11%']],
    [246, [40, 'Other Expenses'], [200, '0.31%'], [260, '0.36%']],
    [260, [40, 'TER with Levies'], [200, '1.09%'], [260, '1.23%']],
  ]);
  const own = fees.filter((row) => row.fee_type === 'MANAGEMENT_FEE');
  expect(own.map((row) => `${row.period} ${row.value_percent}`)).toEqual(['MTD 0.68', 'YTD 0.76']);
  expect(special_terms.map((term) => term.term_type)).not.toContain('MANAGEMENT_FEE');
});

it('a value in brackets ends with its bracket, on the line below', () => {
  const { ratings } = readPage([
    ...INCOME_FUND,
    [116, [40, 'Management Quality'], [140, 'AM3 by JCR-VIS (4th December,']],
    [125, [40, 'Rating'], [140, '2009)']],
    [137, [40, 'Risk Profile'], [140, 'Low']],
  ]);
  expect(ratings.map((row) => `${row.rating_raw} ${row.rating_date}`)).toEqual(['AM3 2009-12-04']);
});

it('prices in cards right of a title are read, also if the cards begin above a second title', () => {
  const part = (y: number, name: string, nav: string, offer: string): Line[] => [
    [y - 3, [300, 'NAV (31-Oct-24)', 5], [360, 'OFFER', 5], [410, 'REDEMPTION', 5]],
    [y + 6, [40, name, 16], [300, nav, 8], [360, offer, 8], [410, nav, 8]],
    [y + 24, [40, 'Category'], [140, 'Income']],
    [y + 36, [40, 'Launch Date'], [140, '12-Nov-2014']],
    [y + 48, [40, 'Trustee'], [140, 'CDC']],
    [y + 60, [40, 'Management Fee'], [140, '1.25%']],
  ];
  const funds = ['Sample Cash Fund', 'Sample Income Fund'].map((name) => fundOf(name));
  const lines: readonly Line[] = [
    [20, [40, 'Fund Manager Report, October 2024']],
    ...part(50, 'Sample Cash Fund', '10.4192', '10.5234'),
    ...part(300, 'Sample Income Fund', '20.4240', '20.7304'),
  ];
  const { fragments } = readReport({ pages: [pageOf(lines)] }, { funds });
  expect(fragments.map((each) => [each.fund_name_raw, each.nav_per_unit, each.nav_date, each.offer_price])).toEqual([
    ['Sample Cash Fund', '10.4192', '2024-10-31', '10.5234'],
    ['Sample Income Fund', '20.4240', '2024-10-31', '20.7304'],
  ]);
});

it.each([
  ['Sales Load (Back-end)', 'back_end_load'],
  ['Sales Load (Exit)', 'back_end_load'],
  ['Sales Load (Front)', 'front_end_load'],
  ['Initial Contribution', 'minimum_initial'],
  ['Subsequent Contribution', 'minimum_subsequent'],
  ['Rating of Pension Fund Manager', 'amc_rating'],
  ['Pension Manager Rating', 'amc_rating'],
])('the label “%s” is of %s', (label, fact) => {
  expect(labelMeaning(label, null)).toMatchObject({ kind: 'fact', fact });
});

it('the purpose of a fund is its objective', () => {
  expect(titleKind('Purpose of the Fund')).toBe('OBJECTIVE');
  expect(titleKind('Purpose of the levy')).not.toBe('OBJECTIVE');
});
