/** Facts in one cell, each behind a label of its own and a dash. */
import { expect, it } from 'vitest';
import { INCOME_FUND, readPage } from './placed-words.ts';

it('the first investment is a price behind its label', () => {
  const page = readPage([
    ...INCOME_FUND,
    [116, [40, 'Minimum Investment'], [140, 'Initial – Rs. 5,000']],
    [136, [40, 'Risk Profile'], [140, 'Low']],
  ]);
  expect([page.minimum_initial_investment, page.special_terms]).toEqual(['5000', []]);
});

it('each line of a cell is a fact, with the words of the label beside the cell', () => {
  const page = readPage([
    ...INCOME_FUND,
    [120, [40, 'Charges:', 9], [140, 'Management fee – 10% of gross earnings, minimum']],
    [130, [140, '0.80% and maximum 1.50% per annum']],
    [140, [140, 'Front-end load – 1.50%']],
    [150, [140, 'Back-end load – Nil']],
    [164, [40, 'Dealing:', 9], [140, 'Days – Monday to Friday']],
    [174, [140, 'Cut-off time – 4:00 pm']],
    [184, [140, 'Pricing – Forward']],
  ]);
  expect(page).toMatchObject({
    dealing_days_raw: 'Monday to Friday',
    cutoff_time_raw: '4:00 pm',
    pricing_mechanism_raw: 'Forward',
  });
  expect(page.special_terms.map((row) => [row.term_type, row.value_raw])).toEqual([
    ['MANAGEMENT_FEE', '10% of gross earnings, minimum 0.80% and maximum 1.50% per annum'],
    ['FRONT_END_LOAD', '1.50%'],
    ['BACK_END_LOAD', 'Nil'],
  ]);
});
