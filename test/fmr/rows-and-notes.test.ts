/** Rows that head parts of a table, columns of words before labels, and what is printed on the line of a title. */
import { expect, it } from 'vitest';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { widenHeads } from '#sources/fmr/ink/heads-in-cells.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel, labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { isPerson } from '#sources/fmr/meaning/person-texts.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { INCOME_FUND, pageOf, readPage, rowsOf, tablesOf, type Line } from './placed-words.ts';

// Set a little larger, words are bold.
const BOLD = 8.1;

it('a row of words between the periods of a table heads no column, and the heads are of the periods under it as well', () => {
  const rows = tablesOf([
    [140, [40, 'Performance', 10]],
    [154, [150, 'SIF', BOLD], [230, 'Benchmark', BOLD], [320, 'Peers', BOLD]],
    [178, [40, 'MTD'], [146, '18.45%'], [242, '17.46%'], [318, '17.53%']],
    [194, [40, 'FYTD'], [146, '17.02%'], [242, '16.52%'], [318, '16.31%']],
    [209, [40, 'Compound annual growth rate (CAGR) of years', 7]],
    [226, [40, 'Last 3 Years'], [146, '11.65%'], [242, '11.54%'], [338, '-']],
    [242, [40, 'Last 5 Years'], [146, '11.42%'], [242, '11.29%'], [338, '-']],
    [257, [40, 'Fiscal years (July to June)', 7]],
    [274, [40, 'FY 2022'], [146, '10.88%'], [242, '10.92%'], [338, '-']],
    [290, [40, 'FY 2021'], [146, '8.53%'], [242, '8.66%'], [338, '-']],
  ]).flatMap(rowsOf);
  expect(rows).toEqual([
    'MTD SIF=18.45% Benchmark=17.46% Peers=17.53%',
    'FYTD SIF=17.02% Benchmark=16.52% Peers=16.31%',
    'Last 3 Years SIF=11.65% Benchmark=11.54% Peers=-',
    'Last 5 Years SIF=11.42% Benchmark=11.29% Peers=-',
    'FY 2022 SIF=10.88% Benchmark=10.92% Peers=-',
    'FY 2021 SIF=8.53% Benchmark=8.66% Peers=-',
  ]);
});

it('a label between a wall of its list and one of the table next to it is no head of the columns of that table', () => {
  const page = pageOf([
    [158, [60, 'Front-end Load', BOLD]],
    [168, [326, '18.45%'], [392, '17.46%']],
    [180, [326, '17.02%'], [392, '16.52%']],
  ]);
  const wall = (x: number) => ({ x0: x, x1: x + 0.5, y0: 100, y1: 200 });
  const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
  const widened = widenHeads({ ...page, walls: [wall(50), wall(470)] }, blocks);
  expect(widened.map(({ x1 }) => x1)).toEqual(blocks.map(({ x1 }) => x1));
});

it('names before their sectors are holdings under the title over the names, although no head is over them', () => {
  const { holdings, allocations } = readPage([
    ...INCOME_FUND,
    [140, [300, 'Sectors (% of total assets)', 10]],
    [154, [300, 'Cement'], [460, '60.2']],
    [166, [300, 'Banks'], [460, '39.8']],
    [190, [40, 'Largest holdings (% of total assets)', 10]],
    [204, [40, 'Sample Cement Limited'], [300, 'Cement'], [460, '9.17%']],
    [216, [40, 'Sample Bank Limited'], [300, 'Banks'], [460, '9.01%']],
    [228, [40, 'Other Cement Limited'], [300, 'Cement'], [460, '7.74%']],
    [240, [40, 'Other Bank Limited'], [300, 'Banks'], [460, '6.89%']],
  ]);
  expect(holdings.map((row) => `${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
    'Sample Cement Limited 9.17',
    'Sample Bank Limited 9.01',
    'Other Cement Limited 7.74',
    'Other Bank Limited 6.89',
  ]);
  expect(allocations.map((row) => `${row.label_raw} ${row.current_period}`)).toEqual(['Cement 60.2', 'Banks 39.8']);
});

it('shares at the end of one list are not parts of the names of the next, also in rows that are far apart', () => {
  const row = (y: number, ...cells: readonly [string, string, string, string]): Line => [
    y,
    [40, cells[0]],
    [170, cells[1]],
    [193.5, cells[2]],
    [340, cells[3]],
  ];
  const { holdings } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Top Ten Equity Holdings (% of Total Assets)', 10]],
    row(154, 'Sample Bank Ltd.', '8.97%', 'Sample Steels Ltd.', '5.20%'),
    row(166, 'Sample Oil Ltd.', '7.82%', 'Sample Telecom Ltd.', '4.86%'),
    row(178, 'Sample Foods Ltd.', '6.90%', 'Sample Gas Ltd.', '4.36%'),
    row(201, 'Sample Cement Ltd.', '6.42%', 'Sample Motors Ltd.', '3.78%'),
  ]);
  expect(holdings.map((each) => `${each.name_raw} ${each.percent_of_total_assets}`).toSorted()).toEqual([
    'Sample Bank Ltd. 8.97',
    'Sample Cement Ltd. 6.42',
    'Sample Foods Ltd. 6.90',
    'Sample Gas Ltd. 4.36',
    'Sample Motors Ltd. 3.78',
    'Sample Oil Ltd. 7.82',
    'Sample Steels Ltd. 5.20',
    'Sample Telecom Ltd. 4.86',
  ]);
});

it.for([
  [
    'the unit at the other end of its line',
    [
      [140, [40, 'Details of Non-Compliant Investments', 9], [430, 'Rs in million', 7]],
      [
        154,
        [40, 'Name', BOLD],
        [190, 'Type', BOLD],
        [230, 'Value before provision', BOLD],
        [330, 'Provision', BOLD],
        [380, 'Value after provision', BOLD],
        [480, '% net assets', BOLD],
      ],
    ],
  ],
  [
    'the heads of the other columns on its line',
    [
      [
        154,
        [40, 'Non-compliant Investment (Rs. mn)', BOLD],
        [190, 'Type', BOLD],
        [230, 'Value before provision', BOLD],
        [330, 'Provision', BOLD],
        [380, 'Value after provision', BOLD],
        [480, '% net assets', BOLD],
      ],
    ],
  ],
] as const satisfies readonly (readonly [string, readonly Line[]])[])('a title of breaches has %s', ([, heads]) => {
  const { compliance } = readPage([
    ...INCOME_FUND,
    ...heads,
    [
      168,
      [40, 'Sample Textile TFC'],
      [190, 'In default'],
      [260, '24.92'],
      [332, '(24.92)'],
      [430, '0.00'],
      [490, '0.00%'],
    ],
  ]);
  expect(compliance.map((row) => `${row.name_raw} ${row.net_assets_percent}`)).toEqual(['Sample Textile TFC 0.00']);
});

it.each([
  ['Cost', 'Provision', '24920000'],
  ['Book Value (PKR mn)', 'Provision', '24920000'],
  // Without a column of provisions it may be the value after them.
  ['Cost', 'Remarks', undefined],
])('`%s` beside `%s` and the net value of a breach', (cost, provision, before) => {
  const { holdings } = readPage([
    ...INCOME_FUND,
    [116, [40, 'Listing'], [140, 'Sample Stock Exchange']],
    [140, [40, 'Non-Compliant Investments (PKR mn)', 10]],
    [
      154,
      [40, 'Name', BOLD],
      [180, cost, BOLD],
      [300, provision, BOLD],
      [390, 'Net Value', BOLD],
      [480, '% of Net Assets', BOLD],
    ],
    [168, [40, 'Sample Textile TFC'], [180, '24.92'], [300, '(24.92)'], [390, '0.00'], [490, '0.00%']],
  ]);
  expect(holdings[0]?.value_before_provisioning ?? undefined).toBe(before);
});

it.each(['Total Expense Ratio', 'Total ExpenseRatio'])(
  '%s of a sentence has its period in brackets, and the levies that it includes are fees of their own',
  (ratio) => {
    const { fees } = readPage([
      ...INCOME_FUND,
      [140, [40, `${ratio} (MTD) is 1.83% including 0.25% of Government levies; Total Expense Ratio (YTD) is 1.84%`]],
      [150, [40, 'including 0.22% of Government levies.']],
    ]);
    expect(fees.map((row) => `${row.fee_type} ${row.period} ${row.value_percent}`)).toEqual([
      'TOTAL_EXPENSE_RATIO MTD 1.83',
      'GOVERNMENT_LEVIES MTD 0.25',
      'TOTAL_EXPENSE_RATIO YTD 1.84',
      'GOVERNMENT_LEVIES YTD 0.22',
    ]);
  },
);

it.each([
  ['NAV (PKR) 30-Nov-19', 'nav'],
  ['NAV per Unit, December 31, 2020 (PKR)', 'nav'],
  ['Actual Rate of Management Fee', 'management_fee'],
  ['5. Launch date', 'launch_date'],
  ['31. Total expense ratio MTD', 'total_expense_ratio'],
])('the label %s is of the fact %s', (label, fact) => {
  expect(labelMeaning(label, null)).toMatchObject({ kind: 'fact', fact });
});

it('an adviser is no name of a person, a title of a table is no member, and a mark of a note is no value', () => {
  expect(['Shariah Adviser', 'Open-end Shariah Compliant'].filter(isPerson)).toEqual([]);
  const { parties, benchmark_raw } = readPage([
    ...INCOME_FUND,
    [116, [40, 'Benchmark'], [140, '(c)']],
    [130, [40, 'Investment Committee', 10]],
    [146, [40, 'Sana Mirza'], [140, 'Chief Executive Officer']],
    [158, [40, 'Omar Dar, CFA'], [140, 'Head of Research'], [240, 'Top Holdings']],
  ]);
  expect(parties.flatMap(({ name_raw }) => name_raw ?? [])).toEqual(['Sana Mirza', 'Omar Dar, CFA']);
  expect(benchmark_raw).toBeNull();
});

it('the title of a numbered form field is a title, and its number is no part of the label', () => {
  expect(titleKind('39. Asset allocation (% of total assets)')).toBe('ASSET_ALLOCATION');
  const { fees } = readPage([...INCOME_FUND, [116, [40, '15. Management fee'], [140, '1.25%']]]);
  expect(fees.map(({ label_raw }) => label_raw)).toEqual(['Management fee']);
});

it('a member who is named in two texts of a page with one title is one', () => {
  const { parties } = readPage([
    ...INCOME_FUND,
    [130, [40, 'Investment Committee', 10]],
    [146, [40, 'Sana Mirza (Chief Executive Officer); Omar Dar, CFA (Head of Risk)']],
    [170, [40, 'Investment Committee: Sana Mirza (Chief Executive Officer); Omar Dar, CFA (Head of Risk)']],
  ]);
  expect(parties.flatMap(({ name_raw }) => name_raw ?? [])).toEqual(['Sana Mirza', 'Omar Dar, CFA']);
});

it('a row whose label begins with a share is of two lists that were not parted, and is withheld', () => {
  const { holdings, withheld } = readPage([
    ...INCOME_FUND,
    [116, [40, 'Auditor'], [140, 'Sample & Co.']],
    [128, [40, 'Listing'], [140, 'PSX']],
    [140, [40, 'Top Holdings (% of Total Assets)', 10]],
    [154, [40, 'Sample Bank Ltd.'], [170, '8.97% Sample Steels Ltd.'], [340, '5.20%']],
    [166, [40, 'Sample Oil Ltd.'], [170, '7.82% Sample Telecom Ltd.'], [340, '4.86%']],
  ]);
  expect(holdings.filter(({ percent_of_total_assets: share }) => share === '5.20' || share === '4.86')).toEqual([]);
  expect(withheld.map(({ section }) => section)).toEqual(['holdings']);
});

it('cells of one breach that are set unevenly are of one row', () => {
  const { compliance } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Non-Compliant Investments (Rs. mn)', 9]],
    [154, [40, 'Name', BOLD], [190, 'Type', BOLD], [230, 'Value before provision', BOLD], [330, 'Provision', BOLD]],
    [154, [380, 'Value after provision', BOLD], [480, '% net assets', BOLD]],
    [168, [40, 'Sample Textile TFC'], [260, '24.92'], [430, '0.00']],
    [172, [190, 'In default'], [332, '(24.92)'], [490, '0.00%']],
  ]);
  expect(compliance.map((row) => `${row.name_raw} ${row.net_assets_percent}`)).toEqual(['Sample Textile TFC 0.00']);
});

it('names right of their shares are whole behind a rating', () => {
  const { holdings } = readPage([
    ...INCOME_FUND,
    [140, [206, 'Top Holdings', 9]],
    [154, [40, '% of Total Assets', BOLD], [130, 'Rating', BOLD], [240, 'Name', BOLD]],
    [166, [60, '11.07%'], [130, 'AAA'], [186, 'Sample Power Sukuk']],
    [178, [64, '8.02%'], [130, 'AA+'], [190, 'Sample Bank Sukuk']],
    [190, [64, '7.91%'], [130, 'AAA'], [186, 'Other Cement Sukuk']],
  ]);
  expect(holdings.map((row) => `${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
    'Sample Power Sukuk 11.07',
    'Sample Bank Sukuk 8.02',
    'Other Cement Sukuk 7.91',
  ]);
});

it('the mark of a note set a little higher than its text is that of its first line, or of none', () => {
  const basesWith = (up: number, x: number): Set<string | null> =>
    new Set(
      readPage([
        ...INCOME_FUND,
        [200, [40, 'Returns', 10]],
        [214, [200, 'SIF', BOLD], [260, 'Benchmark', BOLD]],
        [228, [40, '3 Years‡'], [200, '16.25%'], [260, '15.11%']],
        [242, [40, '5 Years‡'], [200, '14.78%'], [260, '13.12%']],
        [600 - up, [40, '‡']],
        [600, [x, 'Compounded annual growth rate. Returns upto 12 months are absolute; those upto 12 months of']],
        [610, [40, 'other funds are simple annualized. Performance is net of expenses.']],
      ]).reported_returns.map((row) => row.calculation_basis_raw),
    );
  const compounded = new Set(['Compounded annual growth rate']);
  expect(basesWith(0, 46)).toEqual(compounded);
  expect(basesWith(1.2, 48.8)).toEqual(compounded);
  expect(basesWith(1.2, 56)).toEqual(new Set([null]));
});
