/** Values that continue under their labels, and facts among the rows and labels of tables and charts. */
import { expect, it } from 'vitest';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { INCOME_FUND, readPage } from './placed-words.ts';

// Set a little larger, words are bold.
const BOLD = 8.1;

it('a value behind a label with a colon continues under the label, next to another column of facts', () => {
  const { special_terms, benchmark_raw, risk_of_principal_erosion_raw, cutoff_time_raw } = readPage([
    ...INCOME_FUND,
    [
      140,
      [40, 'Risk of Principal Erosion:', BOLD],
      [146, 'Principal at high'],
      [300, 'Pricing:', BOLD],
      [332, 'Forward'],
    ],
    [151, [40, 'risk']],
    [153, [300, 'Dealing Days:', BOLD], [358, 'Monday to Friday']],
    [
      164,
      [40, 'Management Fee:', BOLD],
      [101, '0.60% per annum of the daily net'],
      [300, 'Cut-off Time:', BOLD],
      [356, '3:30 pm'],
    ],
    [174, [40, 'assets']],
    [177, [300, 'Leverage:', BOLD], [343, 'None']],
    [188, [40, 'Benchmark:', BOLD], [86, '75% six months PKISRV rates +']],
    [198, [40, '25% six months average of the deposit']],
    [208, [40, 'rates of three A rated banks']],
    [222, [40, 'Back-end Load:', BOLD], [102, '0.50%']],
  ]);
  expect(risk_of_principal_erosion_raw).toBe('Principal at high risk');
  expect(special_terms.find(({ term_type }) => term_type === 'MANAGEMENT_FEE')?.value_raw).toBe(
    '0.60% per annum of the daily net assets',
  );
  expect(benchmark_raw).toBe(
    '75% six months PKISRV rates + 25% six months average of the deposit rates of three A rated banks',
  );
  expect(cutoff_time_raw).toBe('3:30 pm');
});

it('so does a value right behind a label in another style without a colon, and a date broken at its hyphen', () => {
  const { special_terms, ratings, parties } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Stability Rating', BOLD], [106, 'AA-(f) (JCR-VIS) dated 30-Dec-']],
    [150, [40, '2016']],
    [162, [40, 'Management Fee', BOLD], [97, '10% of the gross earnings now']],
    [172, [40, '(minimum 0.75% p.a., maximum 1.25% p.a.)']],
    [184, [40, 'Front-end Load', BOLD], [97, '1.00%']],
    [196, [40, 'Inv. Committee', BOLD], [97, 'Sana Mirza (Chief Executive']],
    [206, [40, 'Officer); Omar Dar, CFA (Head of Research)']],
  ]);
  expect(ratings.map(({ rating_raw, rating_date }) => `${rating_raw} ${rating_date}`)).toEqual(['AA-(f) 2016-12-30']);
  expect(special_terms.find(({ term_type }) => term_type === 'MANAGEMENT_FEE')?.value_raw).toBe(
    '10% of the gross earnings now (minimum 0.75% p.a., maximum 1.25% p.a.)',
  );
  expect(parties.flatMap((row) => (row.name_raw === null ? [] : [`${row.name_raw}: ${row.designation_raw}`]))).toEqual([
    'Sana Mirza: Chief Executive Officer',
    'Omar Dar, CFA: Head of Research',
  ]);
});

it('such a value is withheld if its end is not certain, and is complete over a note that begins for itself', () => {
  const { parties, listing_raw } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Auditors', BOLD], [76, 'Rahman Sample & Co., Chartered']],
    [150, [40, 'Accountants'], [92, 'since 2011']],
    [190, [40, 'Listing', BOLD], [72, 'Sample Stock Exchange']],
    [200, [40, '* Since its inception.']],
  ]);
  expect(parties.map(({ role }) => role)).not.toContain('AUDITOR');
  expect(listing_raw).toBe('Sample Stock Exchange');
});

it('a line under the value that has the words of a label is the rest of it, if labels are set otherwise', () => {
  const { fees } = readPage([
    ...INCOME_FUND,
    [172, [40, 'Total Expense Ratio (MTD)', 7]],
    [182, [40, '1.52% p.a. (including 0.18% of']],
    [191, [40, 'government levies)']],
    [204, [40, 'Back End Load', 7]],
    [214, [40, 'Nil']],
  ]);
  expect(fees.find(({ fee_type }) => fee_type === 'TOTAL_EXPENSE_RATIO')).toMatchObject({
    value_percent: '1.52',
    government_levy_percent: '0.18',
  });
});

it('members of a committee with bullets between them are one each, also where one breaks over two lines', () => {
  const { parties } = readPage([
    ...INCOME_FUND,
    [130, [40, 'Investment Committee', 10]],
    [146, [40, 'Sana Mirza – Chief Executive Officer • Omar Dar, CFA – Head of']],
    [156, [40, 'Research • Hina Lodhi, FRM – Risk Manager']],
  ]);
  expect(parties.flatMap((row) => (row.name_raw === null ? [] : [`${row.name_raw}: ${row.designation_raw}`]))).toEqual([
    'Sana Mirza: Chief Executive Officer',
    'Omar Dar, CFA: Head of Research',
    'Hina Lodhi, FRM: Risk Manager',
  ]);
});

it('price and size of two months are those of the month, above facts that have one value each at the right margin', () => {
  const page = readPage([
    ...INCOME_FUND,
    [140, [40, 'Fund Size and Price', 10]],
    [156, [150, '30-Sep-24', BOLD], [215, '31-Oct-24', BOLD], [290, 'Change', BOLD]],
    [168, [40, 'Net Assets (PKR mn)'], [163, '725.8'], [228, '708.1'], [290, '(2.44%)']],
    [180, [40, 'NAV per Unit (PKR)'], [150, '117.8097'], [215, '118.8229'], [298, '0.86%']],
    [194, [40, 'Units Outstanding'], [280, '5,959,196']],
    [206, [40, 'Offer Price (PKR)'], [285, '121.7935']],
    [218, [40, 'Redemption Price (PKR)'], [285, '118.8229']],
    [230, [40, 'Standard Deviation'], [297, '8.79%']],
    [242, [40, 'Portfolio Turnover Ratio'], [293, '25.56%']],
  ]);
  expect([page.nav_per_unit, page.fund_size, page.nav_date]).toEqual(['118.8229', '708100000', '2024-10-31']);
  expect([page.units_outstanding, page.offer_price]).toEqual(['5959196', '121.7935']);
});

it('a label of a chart that is level with a row of the table next to it has the title of its chart', () => {
  const { allocations } = readPage([
    ...INCOME_FUND,
    [140, [300, 'Credit Quality (% of Total Assets)', 10]],
    [150, [40, 'Fund Statistics', 10]],
    [164, [40, 'Weighted Average Maturity (days)'], [215, '39']],
    [176, [40, 'Yield to Maturity'], [208, '8.79%']],
    [188, [40, 'Standard Deviation'], [208, '0.56%']],
    [164, [420, 'Government'], [470, '60.0%']],
    [188, [330, 'A+'], [344, '25.5%']],
    [230, [410, 'AA'], [424, '14.5%']],
  ]);
  expect(allocations.map((row) => `${row.allocation_type} ${row.label_raw} ${row.current_period}`).toSorted()).toEqual([
    'CREDIT_QUALITY A+ 25.5',
    'CREDIT_QUALITY AA 14.5',
    'CREDIT_QUALITY Government 60.0',
  ]);
});

it('the day behind the label of a price may have an ordinal', () => {
  expect(labelMeaning('NAV per Unit, May 31st, 2023', '2023-05')).toMatchObject({
    fact: 'nav',
    inside: 'May 31st, 2023',
  });
});

it('levies in the expense ratio are fees', () => {
  expect(labelMeaning('Govt. Levies in TER (YTD)', null)).toMatchObject({ fact: 'government_levies', inside: 'YTD' });
});
