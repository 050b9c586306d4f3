/** Lists in narrow columns: lines that break, tables next to each other, and what is printed between names and figures. */
import { expect, it } from 'vitest';
import type { Box } from '#documents/pdf/page-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, readPage, readPension, type Line } from './placed-words.ts';

// Set a little larger, words are bold.
const BOLD = 8.1;

const peopleOf = (...lines: readonly Line[]): string[] =>
  readPage([...INCOME_FUND, ...lines]).parties.flatMap(({ name_raw, designation_raw }) =>
    name_raw === null ? [] : [`${name_raw}: ${designation_raw}`],
  );

it('a head over the labels, in the middle of heads of two lines, is not the title of its table', () => {
  const { allocations } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Asset Allocation (% of Total Assets)', 10]],
    [160.5, [40, 'Particulars', BOLD]],
    [156, [150, 'October', BOLD]],
    [165, [156, '2024', BOLD]],
    [156, [210, 'September', BOLD]],
    [165, [220, '2024', BOLD]],
    [180, [40, 'T-Bills'], [155, '73.4%'], [215, '68.3%']],
    [192, [40, 'PIBs'], [155, '25.4%'], [215, '30.4%']],
    [204, [40, 'Others'], [155, '1.2%'], [215, '1.3%']],
  ]);
  expect(allocations.map((row) => [row.label_raw, row.current_period, row.previous_period])).toEqual([
    ['T-Bills', '73.4', '68.3'],
    ['PIBs', '25.4', '30.4'],
    ['Others', '1.2', '1.3'],
  ]);
});

it('a label of two lines around its figures is one, also next to a table with rows of its own', () => {
  const { allocations } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Asset Allocation (% of Total Assets)', 9]],
    [150, [155, 'Oct 2024', BOLD], [215, 'Sep 2024', BOLD]],
    [162, [40, 'T-Bills'], [160, '80.0%'], [220, '79.0%']],
    [174, [40, 'Cash'], [160, '12.1%'], [220, '12.6%']],
    [187, [40, 'Others incl.']],
    [197, [40, 'Receivables']],
    [192, [160, '7.9%'], [220, '8.4%']],
    [140, [300, 'Credit Quality (% of Total Assets)', 9]],
    [156, [300, 'Government Securities'], [460, '80.0%']],
    [168, [300, 'AAA'], [460, '9.5%']],
    [181, [300, 'AA+'], [460, '3.5%']],
    [198, [300, 'Unrated'], [460, '7.0%']],
  ]);
  expect(allocations.map((row) => `${row.label_raw} ${row.current_period}`)).toContain('Others incl. Receivables 7.9');
});

it('the second line of a label continues the first, although a row of the table next to it is level with it', () => {
  const { allocations } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Asset Allocation (% of Total Assets)', 9]],
    [150, [155, 'Sep 2024', BOLD], [215, 'Oct 2024', BOLD]],
    [160, [40, 'Shariah Compliant']],
    [168, [40, 'Equities']],
    [160, [160, '79.0%'], [220, '80.0%']],
    [178, [40, 'Cash'], [160, '12.6%'], [220, '12.1%']],
    [188, [40, 'Others'], [160, '8.4%'], [220, '7.9%']],
    [140, [300, 'Top Sectors (% of Total Assets)', 9]],
    [150, [415, 'Sep 2024', BOLD], [475, 'Oct 2024', BOLD]],
    [160, [300, 'Cement'], [420, '20.5%'], [480, '21.1%']],
    [170, [300, 'Refinery'], [420, '19.8%'], [480, '18.2%']],
    [180, [300, 'Fertilizer'], [420, '10.4%'], [480, '9.9%']],
    [190, [300, 'Technology'], [420, '8.0%'], [480, '9.6%']],
  ]);
  expect(allocations.map((row) => `${row.label_raw} ${row.current_period}`)).toContain(
    'Shariah Compliant Equities 80.0',
  );
});

it('each person of a list of lines has all of a designation that breaks', () => {
  const people = peopleOf(
    [130, [300, 'Members of the Investment Committee', 10]],
    [146, [300, 'Sana Mirza', BOLD], [338.6, ', Chief Executive Officer']],
    [158, [300, 'Omar Dar, CFA', BOLD], [350.1, ', Chief Investment Officer']],
    [170, [300, 'Hina Lodhi, FRM', BOLD], [358.8, ', Head of Risk']],
    [180, [300, 'Management']],
  );
  expect(people).toEqual([
    'Sana Mirza: Chief Executive Officer',
    'Omar Dar, CFA: Chief Investment Officer',
    'Hina Lodhi, FRM: Head of Risk Management',
  ]);
});

it('names of two lines are one each, where designations next to them say how many persons there are', () => {
  const people = peopleOf(
    [130, [300, 'Investment Committee', 10]],
    [146, [300, 'Mir Sanaullah', BOLD]],
    [155, [300, 'Mirza', BOLD]],
    [146, [362, 'Chief Executive Officer']],
    [169, [300, 'Omar Dar,', BOLD]],
    [178, [300, 'CFA', BOLD]],
    [169, [362, 'Chief Investment Officer']],
    [192, [300, 'Hina Lodhi', BOLD], [362, 'Head of Research']],
  );
  expect(people).toEqual([
    'Mir Sanaullah Mirza: Chief Executive Officer',
    'Omar Dar, CFA: Chief Investment Officer',
    'Hina Lodhi: Head of Research',
  ]);
});

it('the Shariah advisor among the members of a committee is one of them', () => {
  const people = peopleOf(
    [130, [40, 'Investment Committee', 10]],
    [146, [40, 'Sana Mirza'], [160, 'CEO'], [300, 'Rentals of floating Sukuk were reset.']],
    [158, [40, 'Omar Dar, CFA'], [160, 'CIO'], [300, 'The Fund bought new issues.']],
    [170, [40, 'Mufti Abdul Lodhi'], [160, 'Shariah Advisor'], [300, 'Yields fell in the month.']],
  );
  expect(people).toEqual(['Sana Mirza: CEO', 'Omar Dar, CFA: CIO', 'Mufti Abdul Lodhi: Shariah Advisor']);
});

it('a rating has its date, also where the date breaks at a hyphen', () => {
  const { ratings } = readPage([
    ...INCOME_FUND,
    [116, [40, 'Fund Stability']],
    [125, [40, 'Rating']],
    [116, [140, 'AA(f) (PACRA) dated 12-']],
    [125, [140, 'Sep-2024']],
    [139, [40, 'Auditor'], [140, 'Sample and Company']],
  ]);
  expect(ratings).toMatchObject([{ rating_raw: 'AA(f)', rating_agency: 'PACRA', rating_date: '2024-09-12' }]);
});

it('names with ratings before their shares are holdings, and no list of credit quality', () => {
  const { allocations, holdings } = readPage([
    ...INCOME_FUND,
    [130, [300, 'Credit Quality (% of Total Assets)', 9]],
    [146, [300, 'AAA'], [480, '61.2%']],
    [158, [300, 'AA+'], [480, '21.3%']],
    [170, [300, 'A+'], [480, '17.5%']],
    [190, [300, 'Corporate Debt (% of Total Assets)', 9]],
    [206, [300, 'Sample Bank Limited TFC-3'], [440, 'AA+'], [480, '4.17%']],
    [218, [300, 'Sample Hydro Limited TFC'], [440, 'A+'], [480, '3.19%']],
    [230, [300, 'Sample Leasing Limited TFC'], [440, 'A+'], [480, '2.59%']],
  ]);
  expect(allocations.map((row) => `${row.allocation_type} ${row.label_raw} ${row.current_period}`)).toEqual([
    'CREDIT_QUALITY AAA 61.2',
    'CREDIT_QUALITY AA+ 21.3',
    'CREDIT_QUALITY A+ 17.5',
  ]);
  expect(holdings.map((row) => `${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
    'Sample Bank Limited TFC-3 4.17',
    'Sample Hydro Limited TFC 3.19',
    'Sample Leasing Limited TFC 2.59',
  ]);
});

it('an expense ratio has a row without levies, whose label says no more than that', () => {
  const { fees } = readPage([
    ...INCOME_FUND,
    [130, [40, 'Expenses', 10]],
    [146, [160, 'MTD', BOLD], [210, 'YTD', BOLD]],
    [160, [40, 'Total Expense Ratio'], [160, '1.69%'], [210, '1.89%']],
    [172, [40, 'excl. Govt. Levies'], [160, '1.47%'], [210, '1.66%']],
  ]);
  expect(fees.map((row) => [row.period, row.value_percent, row.with_government_levies])).toEqual([
    ['MTD', '1.69', null],
    ['MTD', '1.47', false],
    ['YTD', '1.89', null],
    ['YTD', '1.66', false],
  ]);
});

it('the day of a price may be in the title of its list, and not in that of another', () => {
  const dayOf = (title: string, other: string): string | null =>
    readPage([
      [40, [40, 'Sample Income Fund (SIF)', 16]],
      [60, [40, title, 9]],
      [80, [40, 'Category'], [140, 'Income']],
      [92, [40, 'NAV per Unit (PKR)'], [140, '101.2500']],
      [104, [40, 'Trustee'], [140, 'CDC']],
      [130, [40, other, 9]],
      [146, [40, 'Auditor'], [140, 'Sample and Company']],
      [158, [40, 'Launch Date'], [140, '12-Nov-2014']],
    ]).nav_date;
  expect(dayOf('Fund Information as on October 31, 2024', 'Other Facts')).toBe('2024-10-31');
  expect(dayOf('Fund Information', 'Other Facts as on October 31, 2024')).toBeNull();
});

it('the objective goes on in a line that would be a title elsewhere', () => {
  const { special_terms } = readPage([
    ...INCOME_FUND,
    [130, [40, 'Investment Objective', 9]],
    [144, [40, 'To meet the liquidity needs of investors with']],
    [154, [40, 'returns from short term deposits and Sukuk that']],
    [164, [40, 'follow the Shariah.']],
  ]);
  expect(special_terms.map((row) => row.value_raw)).toContain(
    'To meet the liquidity needs of investors with returns from short term deposits and Sukuk that follow the Shariah.',
  );
});

const headOf = (x: number, ...words: readonly string[]): Line[] =>
  words.map((text, at): Line => [158 + 9 * at, [x, text, BOLD]]);

const BREACHES: readonly Line[] = [
  [140, [40, 'Details of Non-Compliant Investments', 9], [205, '(amounts in PKR million)', 7]],
  ...headOf(40, 'Name of', 'Investment'),
  ...headOf(110, 'Exposure', 'Type'),
  ...headOf(170, 'Value before', 'Provision'),
  ...headOf(235, 'Value after', 'Provision'),
  ...headOf(300, '% of Net', 'Assets'),
  [184, [40, 'Sample Textile']],
  [193, [40, 'Mills Limited']],
  [188.5, [110, 'Default'], [170, '24.96'], [235, '0.00'], [300, '0.00%']],
  [206, [40, 'Sample Sugar']],
  [215, [40, 'Limited']],
  [210.5, [110, 'Default'], [170, '38.40'], [235, '19.20'], [300, '0.82%']],
];
const BESIDE: readonly Line[] = [
  [170, [420, 'Hina Lodhi', BOLD]],
  [180, [420, 'Head of Research']],
  [198, [420, 'Omar Dar', BOLD]],
  [208, [420, 'Head of Risk']],
];

it('a list of breaches ends where its lines do, and its shaded rows are one row each', () => {
  const page = pageOf([...INCOME_FUND, ...BREACHES, ...BESIDE]);
  const bar = (y0: number, y1: number): Box => ({ x0: 38, x1: 350, y0, y1 });
  const rules = [bar(145, 145.5), bar(172, 172.5)];
  const shades = [{ ...bar(198, 219), color: '#eeeeee' }];
  const [fragment] = readReport({ pages: [{ ...page, rules, shades }] }, { funds: [] }).fragments;
  expect(fragment?.compliance.map((row) => [row.name_raw, row.limit_type_raw, row.net_assets_percent])).toEqual([
    ['Sample Textile Mills Limited', 'Default', '0.00'],
    ['Sample Sugar Limited', 'Default', '0.82'],
  ]);
  expect(fragment?.holdings.map((row) => row.value_before_provisioning)).toEqual(['24960000', '38400000']);
});

it('prices and sizes of sub-funds are read among their expense ratios', () => {
  const page = readPension(
    [130, [180, 'NAV per Unit (PKR)', BOLD], [270, 'Fund Size (PKR mn)', BOLD]],
    [130, [360, 'TER with Levies (YTD)', BOLD], [460, 'TER without Levies (YTD)', BOLD]],
    [146, [40, 'Equity Sub-Fund'], [200, '180.7752'], [290, '264.11'], [380, '2.74%'], [490, '2.36%']],
    [158, [40, 'Debt Sub-Fund'], [200, '453.7776'], [290, '1,206.68'], [380, '1.93%'], [490, '1.70%']],
  );
  expect(page?.sub_funds.map((part) => [part.sub_fund_key, part.nav_per_unit, part.net_assets_pkr])).toEqual([
    ['EQUITY', '180.7752', '264110000'],
    ['DEBT', '453.7776', '1206680000'],
  ]);
  expect(page?.fees.map((row) => [row.sub_fund_key, row.value_percent, row.period])).toEqual([
    ['EQUITY', '2.74', 'YTD'],
    ['EQUITY', '2.36', 'YTD'],
    ['DEBT', '1.93', 'YTD'],
    ['DEBT', '1.70', 'YTD'],
  ]);
});

it('a title over the names of sub-funds side by side is of the tables of all of them', () => {
  const page = readPension(
    [130, [40, 'Asset Allocation (% of Total Assets)', 9]],
    [142, [70, 'Equity Sub-Fund', BOLD], [270, 'Debt Sub-Fund', BOLD]],
    [156, [40, 'Equities'], [160, '95.6%'], [240, 'T-Bills'], [360, '69.0%']],
    [168, [40, 'Cash'], [160, '4.4%'], [240, 'Cash'], [360, '31.0%']],
    [190, [40, 'Credit Quality (% of Total Assets)', 9]],
    [202, [270, 'Debt Sub-Fund', BOLD]],
    [216, [240, 'Government Securities'], [360, '69.0%']],
    [228, [240, 'AAA'], [360, '31.0%']],
    [250, [240, 'Top Holdings of Equity Sub-Fund (% of Total Assets)', 9]],
    [264, [240, 'Sample Petroleum Limited'], [360, '11.95%']],
    [276, [240, 'Sample Fertilizer Limited'], [360, '11.50%']],
  );
  const shares = page?.allocations.filter((row) => row.allocation_type === 'ASSET_ALLOCATION') ?? [];
  expect(shares.map((row) => [row.sub_fund_key, row.label_raw, row.current_period])).toEqual([
    ['EQUITY', 'Equities', '95.6'],
    ['EQUITY', 'Cash', '4.4'],
    ['DEBT', 'T-Bills', '69.0'],
    ['DEBT', 'Cash', '31.0'],
  ]);
  expect(page?.holdings.map((row) => [row.sub_fund_key, row.name_raw])).toEqual([
    ['EQUITY', 'Sample Petroleum Limited'],
    ['EQUITY', 'Sample Fertilizer Limited'],
  ]);
});
