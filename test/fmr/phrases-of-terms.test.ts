/** Two or three values under one label, each with the phrase that says which it is. */
import { expect, it } from 'vitest';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { fundOf, INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';

const terms = (...rows: readonly (readonly [label: string, value: string])[]): Line[] => [
  ...INCOME_FUND,
  ...rows.map(([label, value], at): Line => [116 + 12 * at, [40, label], [140, value]]),
];

it('loads on entry and on exit are those of each end', () => {
  const { special_terms, fees } = readPage(terms(['Load', '2.00% on entry, none on exit']));
  expect(special_terms.map(({ term_type, value_raw }) => `${term_type} ${value_raw}`)).toEqual([
    'FRONT_END_LOAD 2.00%',
    'BACK_END_LOAD none',
  ]);
  expect(fees.filter(({ fee_type }) => fee_type === 'FRONT_END_LOAD').map((fee) => fee.value_percent)).toEqual([
    '2.00',
  ]);
});

it('an amount to begin and one to add are the least investments', () => {
  const read = readPage(terms(['Minimum investment', 'Rs. 500 to begin, Rs. 100 to add']));
  expect([read.minimum_initial_investment, read.minimum_subsequent_investment]).toEqual(['500', '100']);
});

it('days, a time and forward pricing are three facts', () => {
  const read = readPage(terms(['Dealing', 'Monday to Friday until 3:30 pm, forward pricing']));
  expect([read.dealing_days_raw, read.cutoff_time_raw, read.pricing_mechanism_raw]).toEqual([
    'Monday to Friday',
    '3:30 pm',
    'forward pricing',
  ]);
});

it('an effect on the return of a period is no return of the period', () => {
  expect(labelMeaning('YTD (%)', null)?.kind).toBe('period');
  expect(labelMeaning('YTD effect (%)', null)).toBeUndefined();
});

it('a short form behind the name of a fund is no part of the name', () => {
  const nameOf = (title: string): string | null | undefined =>
    readReport(
      { pages: [pageOf([[40, [40, title, 16]], ...INCOME_FUND.slice(1)])] },
      { funds: [fundOf('Sample Liquidity Fund')] },
    ).fragments[0]?.fund_name_raw;
  expect(nameOf('Sample Liquidity Fund SLF')).toBe('Sample Liquidity Fund');
  expect(nameOf('Sample Liquidity Fund (SLF)')).toBe('Sample Liquidity Fund (SLF)');
});

it('a type and a category after a label that names both are two facts', () => {
  const read = readPage([
    ...INCOME_FUND.filter(([y]) => y !== 80),
    [116, [40, 'Type and category'], [140, 'Open-end, Income Scheme']],
    [128, [40, 'Pricing Mechanism'], [140, 'Forward']],
  ]);
  expect([read.fund_type_raw, read.category_raw]).toEqual(['Open-end', 'Income Scheme']);
});

it('people right of their label are a line each, which may continue under it', () => {
  const people = (last: string): string[] =>
    readPage([
      ...INCOME_FUND,
      [140, [40, 'People'], [140, 'Adnan Sample, Fund Manager']],
      [150, [140, 'Zoya Rahim, CFA, Chief Investment']],
      [160, [140, 'Officer']],
      [170, [140, last]],
    ]).parties.flatMap(({ name_raw, designation_raw }) => (name_raw === null ? [] : `${name_raw}: ${designation_raw}`));
  expect(people('Omar Sample, Chief Executive Officer')).toEqual([
    'Adnan Sample: Fund Manager',
    'Zoya Rahim, CFA: Chief Investment Officer',
    'Omar Sample: Chief Executive Officer',
  ]);
});

it('a lead paragraph states the price, the size, the units and the other prices of its day', () => {
  const read = (day: string): ReturnType<typeof readPage> =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'Par value'], [140, 'Rs. 10']],
      [128, [40, 'Risk Profile'], [140, 'Medium']],
      [160, [40, `On ${day} the NAV per unit was Rs. 11.2435. The fund had net assets of`]],
      [171, [40, 'Rs. 22,560.4 million in 2,006,529,546 units outstanding, after Rs. 24,297.8 million at the']],
      [182, [40, 'end of September. The offer price was Rs. 11.4684 and the redemption price Rs. 11.2435.']],
    ]);
  const { net_assets, units_outstanding, nav_per_unit, nav_date, offer_price, redemption_price } =
    read('31 October 2024');
  expect([net_assets, units_outstanding, nav_per_unit, nav_date, offer_price, redemption_price]).toEqual([
    '22560400000',
    '2006529546',
    '11.2435',
    '2024-10-31',
    '11.4684',
    '11.2435',
  ]);
  expect(read('30 September 2024').units_outstanding).toBeNull();
});

it('levies in the sentence after the ratios are of the same periods', () => {
  const { fees } = readPage([
    ...INCOME_FUND,
    [140, [40, 'The total expense ratio was 1.01% a year for the month and 0.97% for the year to date. Of this,']],
    [151, [40, 'government levies were 0.12% for the month and 0.13% for the year to date.']],
  ]);
  expect(fees.map((fee) => `${fee.fee_type} ${fee.period} ${fee.value_percent}`)).toEqual([
    'TOTAL_EXPENSE_RATIO MTD 1.01',
    'TOTAL_EXPENSE_RATIO YTD 0.97',
    'GOVERNMENT_LEVIES MTD 0.12',
    'GOVERNMENT_LEVIES YTD 0.13',
  ]);
});

it('the share of the month before may be a phrase behind that of the month', () => {
  const shares = (title: string): string[] =>
    readPage([
      ...INCOME_FUND,
      [140, [40, title, 10]],
      [156, [40, 'T-Bills'], [300, '67.9%'], [330, 'from 63.6%', 6.5]],
      [168, [40, 'Bank deposits'], [300, '30.6%'], [330, 'from 34.9%', 6.5]],
      [180, [40, 'Other assets'], [300, '1.5%'], [330, 'from 1.5%', 6.5]],
    ]).allocations.map((row) => `${row.label_raw} ${row.current_period} ${row.previous_period}`);
  expect(shares('Asset allocation in October 2024 (from September 2024), % of total assets')).toEqual([
    'T-Bills 67.9 63.6',
    'Bank deposits 30.6 34.9',
    'Other assets 1.5 1.5',
  ]);
  expect(shares('Asset allocation, % of total assets')[0]).not.toContain('63.6');
});
