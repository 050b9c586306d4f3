/** Particulars of a fund: amounts with days, loads and ratings in one value, names in narrow columns. */
import { expect, it } from 'vitest';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import { findUnknownTitles } from '#sources/fmr/identity/mentions.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, fundOf, pageOf, readPage, readPension, type Line } from './placed-words.ts';

// Set a little larger, words are bold.
const BOLD = 8.1;

it('an amount may be followed by its day, which is the day of the price', () => {
  const read = (day: string): ReturnType<typeof readPage> =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'Net Assets'], [140, `Rs. 3,580.13 mn as at ${day}`]],
      [128, [40, 'NAV'], [140, `Rs. 10.7711 as at October 31, 2024`]],
    ]);
  const { net_assets, nav_per_unit, nav_date } = read('October 31, 2024');
  expect([net_assets, nav_per_unit, nav_date]).toEqual(['3580130000', '10.7711', '2024-10-31']);
  expect(read('June 30, 2024').net_assets).toBeNull();
});

it('a size in rupees in full is not in the unit over another table', () => {
  const read = (size: string): ReturnType<typeof readPage> =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'Net Assets (PKR)'], [140, size]],
      [180, [40, 'Non-Compliant Investments', BOLD], [480, '(Rs. in million)']],
      [192, [40, 'Name', BOLD], [200, 'Type', BOLD], [300, 'Value', BOLD], [400, '% of Net Assets', BOLD]],
      [204, [40, 'Sample Mills TFC'], [200, 'TFC'], [300, '55.10'], [400, '6.97%']],
    ]);
  expect(read('790,622,402').net_assets).toBe('790622402');
});

it('a value with the loads of both ends states each, with its remark', () => {
  const loadsOf = (...lines: readonly string[]): unknown[] => {
    const { fees, special_terms } = readPage([
      ...INCOME_FUND,
      ...lines.map((line, at): Line => [116 + 9 * at, ...(at === 0 ? [[40, 'Load:'] as const] : []), [140, line]]),
      [160, [40, 'Settlement'], [140, '2-3 business days']],
    ]);
    const terms = special_terms.filter(({ term_type }) => /LOAD/.test(term_type));
    return [
      ...fees.map((row) => `${row.fee_type} ${row.value_percent}`),
      ...terms.flatMap((row) => (row.value_raw === null ? [] : [`${row.term_type} ${row.value_raw}`])),
    ];
  };
  expect(loadsOf('Front End: 1.0%, Back End:', '0%').slice(0, 2)).toEqual(['FRONT_END_LOAD 1.0', 'BACK_END_LOAD 0']);
  expect(loadsOf('Front End: 1.0% (Nil on', 'investment of Rs. 50 million', 'and above), Back End: 0%')).toContain(
    'FRONT_END_LOAD 1.0% (Nil on investment of Rs. 50 million and above)',
  );
  expect(loadsOf('Front End: 1.0%, Back End:')).toEqual([]);
});

it('levies of a period are theirs and not the ratio over them', () => {
  const { fees } = readPage([
    ...INCOME_FUND,
    [116, [40, 'TER YTD'], [140, '3.37%']],
    [128, [40, 'Govt. Levies YTD'], [140, '0.45%']],
    [140, [40, 'TER MTD'], [140, '3.32%']],
    [152, [40, 'Govt. Levies MTD'], [140, '0.43%']],
    [164, [40, 'Selling & Marketing Exp.'], [140, '0.37%']],
  ]);
  expect(fees.map((row) => `${row.fee_type} ${row.period} ${row.value_percent}`)).toEqual([
    'TOTAL_EXPENSE_RATIO YTD 3.37',
    'GOVERNMENT_LEVIES YTD 0.45',
    'TOTAL_EXPENSE_RATIO MTD 3.32',
    'GOVERNMENT_LEVIES MTD 0.43',
    'SELLING_AND_MARKETING null 0.37',
  ]);
});

it('a rating goes on in the next line if its bracket is open', () => {
  const { ratings } = readPage([
    ...INCOME_FUND,
    [116, [40, 'Asset Manager'], [140, 'AM1 by PACRA (Very High']],
    [125, [40, 'Rating:'], [140, 'Quality) (June 21, 2024)']],
    [140, [40, 'Listing'], [140, 'Pakistan Stock Exchange']],
  ]);
  expect(ratings.map((row) => [row.rating_raw, row.rating_date])).toEqual([['AM1', '2024-06-21']]);
});

it('a name in a narrow column goes on in a line without a designation', () => {
  const { parties } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Members of the Investment Committee', BOLD]],
    [154, [40, 'Dr. Tahir'], [140, 'Chief Executive Officer']],
    [163, [40, 'Sample']],
    [178, [40, 'Asma Example, CFA'], [140, 'Chief Investment Officer']],
    [193, [40, 'Salman'], [140, 'Head of Fixed Income']],
    [202, [40, 'Specimen, FRM']],
  ]);
  const members = parties.filter(({ role }) => role === 'INVESTMENT_COMMITTEE_MEMBER');
  expect(members.map((row) => `${row.name_raw}: ${row.designation_raw}`)).toEqual([
    'Dr. Tahir Sample: Chief Executive Officer',
    'Asma Example, CFA: Chief Investment Officer',
    'Salman Specimen, FRM: Head of Fixed Income',
  ]);
});

it('an objective begins with the first word of its line, however wide the blanks are', () => {
  const { special_terms } = readPage([
    ...INCOME_FUND,
    [140, [49, 'Investment Objective', BOLD]],
    [152, [40, 'To'], [60, 'provide'], [100, 'participants'], [160, 'with'], [190, 'a'], [205, 'portable,']],
    [162, [40, 'individualized and flexible pension scheme.']],
  ]);
  expect(special_terms.find(({ term_type }) => term_type === 'INVESTMENT_OBJECTIVE')?.value_raw).toBe(
    'To provide participants with a portable, individualized and flexible pension scheme.',
  );
});

it('an objective ends with its paragraph, whose lines are nearer to each other than to the next paragraph', () => {
  const { special_terms } = readPage([
    [40, [40, 'Sample Income Fund (SIF)', 16]],
    [60, [40, 'Data as of 31 October 2024']],
    [72, [40, 'The Fund aims at stable income and high liquidity from a portfolio of government securities.']],
    [86, [40, 'Yields of treasury bills fell again before the meeting. We extended the maturity of the']],
    [96, [40, 'portfolio early in the month, and let short placements mature.']],
    ...INCOME_FUND.slice(2).map(([y, ...cells]): Line => [60 + y, ...cells]),
  ]);
  expect(special_terms.find(({ term_type }) => term_type === 'INVESTMENT_OBJECTIVE')?.value_raw).toBe(
    'The Fund aims at stable income and high liquidity from a portfolio of government securities.',
  );
});

it('the next label in the letters of a value is no part of it', () => {
  const { benchmark_raw } = readPage([
    ...INCOME_FUND,
    [116, [40, 'Benchmark'], [140, '6-month deposit rates of three islamic banks risk profile medium']],
    [128, [40, 'NAV'], [140, '10.7711']],
  ]);
  expect(benchmark_raw).toBeNull();
});

it('the head of a column of classes is no category, and a period is no company', () => {
  expect(fitsValue({ kind: 'fact', fact: 'category', inside: '', plan: null }, 'Asset')).toBe(false);
  expect(fitsValue({ kind: 'fact', fact: 'trustee', inside: '', plan: null }, 'FY19')).toBe(false);
  expect(fitsValue({ kind: 'fact', fact: 'trustee', inside: '', plan: null }, 'Sample Trust Limited')).toBe(true);
});

it('the name of a manager is not that of a fund', () => {
  const titlesOf = (title: string): string[] => {
    const page = pageOf([[40, [40, title, 16]], ...INCOME_FUND.slice(1)]);
    const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
    return findUnknownTitles({ page, blocks, turned: [], body: 8 }, []).map(({ text }) => text);
  };
  expect(titlesOf('Sample Funds')).toEqual([]);
  expect(titlesOf('What the Funds Own')).toEqual([]);
  expect(titlesOf('Sample Income Fund')).toEqual(['Sample Income Fund']);
  expect(titlesOf('Sample Fund of Funds')).toEqual(['Sample Fund of Funds']);
});

it('a designation with its field is of the person left of it, and no name', () => {
  const { parties } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Investment Committee', BOLD]],
    [
      154,
      [40, 'Asim Sample', BOLD],
      [140, 'Chief Executive Officer'],
      [300, 'Rida Example, CFA', BOLD],
      [420, 'Head of Equities'],
    ],
    [
      166,
      [40, 'Usman Specimen', BOLD],
      [140, 'Fund Manager - Fixed Income'],
      [300, 'Sundas Placeholder', BOLD],
      [420, 'Head of Research'],
    ],
  ]);
  const members = parties
    .filter(({ role }) => role !== 'TRUSTEE')
    .map((row) => `${row.name_raw}: ${row.designation_raw}`);
  expect(members.toSorted()).toEqual([
    'Asim Sample: Chief Executive Officer',
    'Rida Example, CFA: Head of Equities',
    'Sundas Placeholder: Head of Research',
    'Usman Specimen: Fund Manager - Fixed Income',
  ]);
});

it('a head set smaller than those next to it is no title, and its column is of sectors', () => {
  const { holdings, allocations } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Top Equity Holdings (as % of Total Assets)', BOLD]],
    [153, [40, 'Name', BOLD], [200, 'Sector', 7.2], [300, '%', BOLD]],
    [166, [40, 'Sample Exploration'], [200, 'E&P', 7.2], [300, '9.47%']],
    [178, [40, 'Second Fertilizer'], [200, 'Fertilizer', 7.2], [300, '8.43%']],
    [190, [40, 'Third Power'], [200, 'Power', 7.2], [300, '5.68%']],
  ]);
  expect(allocations).toEqual([]);
  expect(holdings.map((row) => `${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
    'Sample Exploration 9.47',
    'Second Fertilizer 8.43',
    'Third Power 5.68',
  ]);
});

it('funds that a fund holds are its holdings', () => {
  const { holdings } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Units of Funds Held (% of Net Assets)', BOLD]],
    [154, [40, 'Sample Money Market Fund'], [300, '78.0%']],
    [166, [40, 'Sample Stock Fund'], [300, '18.9%']],
  ]);
  expect(holdings.map((row) => `${row.name_raw} ${row.percent_of_net_assets}`)).toEqual([
    'Sample Money Market Fund 78.0',
    'Sample Stock Fund 18.9',
  ]);
});

it('two amounts and two risks under labels that name both are two facts each', () => {
  const fragment = readPage([
    ...INCOME_FUND,
    [116, [40, 'Risk Profile (Risk of Principal Erosion)'], [220, 'Medium (Principal at medium risk)']],
    [128, [40, 'Min. Initial / Subsequent Investment'], [220, 'PKR 5,000/- / PKR 1,000/-']],
  ]);
  expect([fragment.risk_profile_raw, fragment.risk_of_principal_erosion_raw]).toEqual([
    'Medium',
    'Principal at medium risk',
  ]);
  expect([fragment.minimum_initial_investment, fragment.minimum_subsequent_investment]).toEqual(['5000', '1000']);
});

it('a label of a share is read with the lines over it that need it', () => {
  const { allocations } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Sector Allocation (% of Total Assets)', BOLD]],
    [160, [60, 'Commercial Banks'], [160, '22.5%']],
    [190, [60, 'Power Generation &']],
    [200.5, [60, 'Distribution'], [160, '8.0%']],
    [230, [60, 'Fertilizer'], [160, '12.1%']],
  ]);
  expect(allocations.map((row) => row.label_raw)).toContain('Power Generation & Distribution');
});

it('a paragraph left of a list names none of its rows', () => {
  const comment = [
    'SIF generated an annualized return of 10.69% in October, while',
    'the benchmark earned 12.02%. On a fiscal year to date basis the',
    'return is 15.74%. The Monetary Policy Committee did not meet in',
    'the month, and cut-off yields of bills rose by 22 basis points.',
  ];
  const { allocations } = readPage([
    ...INCOME_FUND,
    ...comment.map((text, at): Line => [166 + 9 * at, [40, text]]),
    [140, [40, 'Asset Allocation of the Portfolio at the End of the Month (% of Total Assets)', BOLD]],
    [153, [440, 'Oct-24', BOLD], [500, 'Sep-24', BOLD]],
    [166, [340, 'T-Bills'], [440, '67.9%'], [500, '64.3%']],
    [178, [340, 'Cash'], [440, '21.0%'], [500, '19.9%']],
    [190, [340, 'Short Term Sukuk'], [440, '11.1%'], [500, '15.8%']],
  ]);
  expect(allocations.map((row) => `${row.label_raw} ${row.current_period}`)).toEqual([
    'T-Bills 67.9',
    'Cash 21.0',
    'Short Term Sukuk 11.1',
  ]);
});

it('the head of the names of investments that do not comply is under the title that states the unit', () => {
  const { holdings } = readPage([
    ...INCOME_FUND,
    [134, [40, 'Disclosure of Non-Compliant Investments (PKR in million)', BOLD]],
    [
      153,
      [40, 'Non-Compliant Investment', BOLD],
      [180, 'Type of Investment', BOLD],
      [290, 'Value before Provision', BOLD],
      [400, 'Provision', BOLD],
      [450, 'Value after Provision', BOLD],
    ],
    [166, [40, 'Sample Leasing Limited'], [180, 'TFC'], [310, '96.40'], [402, '(96.40)'], [480, '0.00']],
    [178, [40, 'Second Mills Limited'], [180, 'Sukuk'], [310, '105.81'], [402, '0.00'], [480, '105.81']],
  ]);
  expect(holdings.map((row) => `${row.name_raw} ${row.value_before_provisioning}`)).toEqual([
    'Sample Leasing Limited 96400000',
    'Second Mills Limited 105810000',
  ]);
});

it('a holding whose name is open at its end is left out', () => {
  const { holdings } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Top Holdings (% of Total Assets)', BOLD]],
    [154, [40, 'Sample Power Ltd. -'], [300, '10.04%']],
    [166, [40, 'Second Sukuk (19-03-20)'], [300, '9.10%']],
    [178, [40, 'Third Bank TFC'], [300, '8.20%']],
  ]);
  expect(holdings.map(({ name_raw }) => name_raw)).toEqual(['Second Sukuk (19-03-20)', 'Third Bank TFC']);
});

// Three lists side by side, each with the name of its sub-fund over its labels; the third one begins lower.
const LISTS: readonly Line[] = [
  [138, [40, 'Asset Allocation (% of Total Assets)', BOLD]],
  [154, [40, 'Equity Sub-Fund', BOLD], [125, 'Oct-24', BOLD], [160, 'Sep-24', BOLD]],
  [154, [220, 'Debt Sub-Fund', BOLD], [305, 'Oct-24', BOLD], [340, 'Sep-24', BOLD]],
  [159, [400, 'Money Market Sub-Fund', BOLD], [500, 'Oct-24', BOLD], [535, 'Sep-24', BOLD]],
  [168, [40, 'Stocks'], [125, '93.5%'], [160, '93.7%'], [220, 'PIBs'], [305, '60.0%'], [340, '61.0%']],
  [180, [40, 'Cash'], [125, '6.5%'], [160, '6.3%'], [220, 'Cash'], [305, '40.0%'], [340, '39.0%']],
  [173.5, [400, 'T-Bills'], [500, '63.3%'], [535, '64.0%']],
  [185.5, [400, 'Cash'], [500, '36.7%'], [535, '36.0%']],
];

it('months over each of several lists side by side are level with the names of their sub-funds', () => {
  const fragment = readPension(...LISTS);
  const read = fragment?.allocations.map(
    (row) => `${row.sub_fund_key} ${row.label_raw} ${row.current_period} ${row.previous_period}`,
  );
  expect(read?.toSorted()).toEqual([
    'DEBT Cash 40.0 39.0',
    'DEBT PIBs 60.0 61.0',
    'EQUITY Cash 6.5 6.3',
    'EQUITY Stocks 93.5 93.7',
    'MONEY_MARKET Cash 36.7 36.0',
    'MONEY_MARKET T-Bills 63.3 64.0',
  ]);
});

it('a sub-fund over the labels of a table is not that of a list under the next title', () => {
  const fragment = readPension(
    ...LISTS,
    [220, [400, 'Top Sukuk (% of Total Assets)', BOLD]],
    [234, [400, 'Sample Motorway Sukuk'], [520, '4.0%']],
    [246, [400, 'Second Power Sukuk'], [520, '3.3%']],
    [258, [400, 'Third Gas Sukuk'], [520, '2.3%']],
  );
  expect(fragment?.holdings).toEqual([]);
});

it('rows that name sub-funds are theirs, whatever names are over an earlier table', () => {
  const fragment = readPension(
    [140, [200, 'Equity Sub-Fund', BOLD], [300, 'Debt Sub-Fund', BOLD], [400, 'Money Market Sub-Fund', BOLD]],
    [152, [40, 'NAV per Unit (Rs.)'], [200, '113.5534'], [300, '159.3587'], [400, '156.6188']],
    [180, [40, 'Performance', BOLD]],
    [194, [200, 'YTD', BOLD], [300, '1 Year', BOLD], [400, '3 Year', BOLD]],
    [206, [40, 'Equity Sub-Fund'], [200, '17.82%'], [300, '32.97%'], [400, '18.72%']],
    [218, [40, 'Debt Sub-Fund'], [200, '7.34%'], [300, '7.63%'], [400, '9.12%']],
    [230, [40, 'Money Market Sub-Fund'], [200, '7.04%'], [300, '7.32%'], [400, '8.67%']],
  );
  const read = fragment?.reported_returns.map(
    (row) => `${row.sub_fund_key} ${row.period_label_raw} ${row.fund_return_percent}`,
  );
  expect(read).toHaveLength(9);
  expect(read).toContain('DEBT 1 Year 7.63');
});

it('labels under the bars of a chart are read to their last line, and each has its own words', () => {
  const heights = [70, 10, 16, 9, 4];
  const values = ['66.6%', '9.5%', '14.1%', '6.6%', '3.2%'];
  const middles = [60, 90, 120, 150, 180];
  const at = (x: number, text: string): readonly [number, string, number] => [x - text.length * 1.25, text, 5];
  const lines: Line[] = [
    ...INCOME_FUND,
    [140, [40, 'Credit Quality (% of Total Assets)', BOLD]],
    ...values.map((value, index): Line => [238 - (heights[index] ?? 0), at(middles[index] ?? 0, value)]),
    [248, ...['Gov.', 'AAA', 'AA', 'MTS', 'Others'].map((text, index) => at(middles[index] ?? 0, text))],
    [254, at(60, 'Papers'), at(150, '(Unrated)'), at(180, 'incl.')],
    [260, at(180, 'Receivables')],
  ];
  const shades = middles.map((middle, index) => ({
    x0: middle - 8,
    x1: middle + 8,
    y0: 240 - (heights[index] ?? 0),
    y1: 240,
    color: '#123c73',
  }));
  const [fragment] = readReport(
    { pages: [{ ...pageOf(lines), shades }] },
    { funds: [fundOf('Sample Income Fund')] },
  ).fragments;
  expect(fragment?.allocations.map((row) => `${row.label_raw} ${row.current_period}`)).toEqual([
    'Gov. Papers 66.6',
    'AAA 9.5',
    'AA 14.1',
    'MTS (Unrated) 6.6',
    'Others incl. Receivables 3.2',
  ]);
});
