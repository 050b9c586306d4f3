/** A column of facts at the left of tables: their rows are level with the facts, and are of the tables alone. */
import { expect, it } from 'vitest';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { readPage, readPension, type Line } from './placed-words.ts';

const NAME: readonly Line[] = [
  [40, [40, 'Sample Stock Fund', 16]],
  [60, [40, 'Data as of 31 October 2024']],
];

it('the name of a row of months is not the value of the label level with it, whose value is under it', () => {
  const page = readPage([
    ...NAME,
    [80, [40, 'Fund Type', 8.2], [140, 'Open End']],
    [93, [40, 'Category', 8.2]],
    [101, [40, 'Equity Scheme']],
    [114, [40, 'Launch Date', 8.2], [140, '12-Nov-2014']],
    [127, [40, 'Risk Profile', 8.2], [140, 'High'], [240, 'Apr-24'], [320, 'May-24'], [400, 'Jun-24'], [480, 'Jul-24']],
    [
      140,
      [40, 'Risk of Principal Erosion', 8.2],
      [200, 'SSF'],
      [240, '17.67%'],
      [320, '17.50%'],
      [400, '9.15%'],
      [480, '8.78%'],
    ],
    [148, [40, 'Principal at high risk']],
    [151, [200, 'Benchmark'], [240, '18.03%'], [320, '18.04%'], [400, '8.77%'], [480, '8.93%']],
    [161, [40, 'Par Value', 8.2], [140, 'PKR 100'], [240, 'Aug-23'], [320, 'Sep-23'], [400, 'Oct-23'], [480, 'Nov-23']],
    [
      174,
      [40, 'Listing', 8.2],
      [140, 'PSX'],
      [200, 'SSF'],
      [240, '17.67%'],
      [320, '17.50%'],
      [400, '9.15%'],
      [480, '8.78%'],
    ],
    [187, [40, 'Leverage', 8.2], [140, 'None']],
    [200, [40, 'Trustee', 8.2]],
    [208, [40, 'CDC']],
  ]);
  expect(page.risk_of_principal_erosion_raw).toBe('Principal at high risk');
});

const HOLDINGS: readonly Line[] = [
  [130, [220, 'Top Equity Holdings (% of Total Assets)', 9]],
  [144, [330, 'Sector'], [546, '% Assets']],
  [
    158,
    [40, 'Amna Rahim'],
    [130, 'Chief Executive'],
    [220, 'Sample Exploration Limited'],
    [330, 'Oil and Gas'],
    [540, '11.30%'],
  ],
  [
    172,
    [40, 'Bilal Sami'],
    [130, 'Head of Equities'],
    [220, 'Sample Petroleum Limited'],
    [330, 'Oil and Gas'],
    [540, '9.11%'],
  ],
  [186, [40, 'Dania Qureshi'], [130, 'Fund Manager'], [220, 'Sample Cement Limited'], [330, 'Cement'], [540, '8.92%']],
  [
    200,
    [40, 'Hamid Latif'],
    [130, 'Head of Research'],
    [220, 'Sample Fertilizer Limited'],
    [330, 'Fertilizer'],
    [540, '7.38%'],
  ],
];

it('holdings begin under the edge of their title, where only sectors and shares have a head', () => {
  const page = readPage([
    ...NAME,
    [80, [40, 'Category'], [140, 'Equity']],
    [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
    [104, [40, 'Trustee'], [140, 'CDC']],
    [144, [40, 'INVESTMENT COMMITTEE', 9]],
    ...HOLDINGS,
  ]);
  const all = page.holdings.map((row) => [row.name_raw, row.sector_raw, row.percent_of_total_assets].join(' | '));
  expect(all).toEqual([
    'Sample Exploration Limited | Oil and Gas | 11.30',
    'Sample Petroleum Limited | Oil and Gas | 9.11',
    'Sample Cement Limited | Cement | 8.92',
    'Sample Fertilizer Limited | Fertilizer | 7.38',
  ]);
});

it('a person whose name may continue on a line that is level with a row of another table is withheld', () => {
  const names = (rest: Line): readonly (string | null)[] =>
    readPage([
      ...NAME,
      [80, [40, 'Category'], [140, 'Equity']],
      [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
      [104, [40, 'Trustee'], [140, 'CDC']],
      [130, [220, 'Asset Allocation', 9], [530, 'Oct-24']],
      [144, [40, 'INVESTMENT COMMITTEE', 9], [220, 'Equities'], [540, '94.10%']],
      [158, [40, 'Amna Rahim'], [130, 'Chief Executive']],
      rest,
      [184, [40, 'Bilal Sami'], [130, 'Head of Equities'], [220, 'Others'], [540, '1.40%']],
    ]).parties.flatMap(({ name_raw, role }) => (role === 'INVESTMENT_COMMITTEE_MEMBER' ? [name_raw] : []));
  expect(names([168, [40, 'Siddiqui'], [130, 'Officer'], [220, 'Cash'], [540, '4.50%']])).toEqual(['Bilal Sami']);
  expect(names([168, [220, 'Cash'], [540, '4.50%']])).toEqual(['Amna Rahim', 'Bilal Sami']);
});

it('a sentence about an event of another month leaves the month of the report', () => {
  const monthOf = (note: string): string | null =>
    readPage([
      ...NAME,
      [80, [40, 'Category'], [140, 'Equity']],
      [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
      [104, [40, 'Trustee'], [140, 'CDC']],
      [116, [40, 'NAV per unit'], [140, '101.4251']],
      [760, [40, note, 6]],
    ]).problems.find(({ path }) => path === 'report_date')?.found ?? null;
  expect(
    monthOf('No provision for the levy has been made since August 2021, when that of the years before was reversed.'),
  ).toBeNull();
  expect(monthOf('No provision for the levy has been made since 13 August 2021, as the Board decided.')).toBeNull();
  expect(monthOf('The management fee was lowered in August 2021, when the Board of Directors met.')).toBeNull();
  expect(monthOf('Report of August 2021')).not.toBeNull();
});

it('the shares of companies that a pension fund holds are those of its equity sub-fund, other holdings of none', () => {
  const keysOf = (title: string): readonly (string | null)[] | undefined =>
    readPension(
      [130, [180, 'Equity Sub-Fund'], [280, 'Debt Sub-Fund'], [380, 'Money Market Sub-Fund']],
      [144, [40, 'NAV per Unit'], [200, '227.9937'], [300, '234.7363'], [400, '245.0053']],
      [158, [40, 'Net Assets (PKR mn)'], [200, '496'], [300, '640'], [400, '1,031']],
      [200, [40, title, 9]],
      [214, [40, 'Company'], [240, '% Assets']],
      [228, [40, 'Sample Exploration Limited'], [250, '11.30%']],
      [242, [40, 'Sample Petroleum Limited'], [250, '9.11%']],
      [256, [40, 'Sample Cement Limited'], [250, '8.92%']],
    )?.holdings.map(({ sub_fund_key }) => sub_fund_key);
  expect(keysOf('Top Equity Holdings (% of Total Assets)')).toEqual(['EQUITY', 'EQUITY', 'EQUITY']);
  expect(keysOf('Top Holdings (% of Total Assets)')).toEqual([]);
});

it('the title or the row of peers of a table next to a label is no trustee and no benchmark', () => {
  const fits = (label: string, text: string): boolean => fitsValue(labelMeaning(label, null) as LabelMeaning, text);
  expect(fits('Trustee', 'Yearly Returns (July - June)')).toBe(false);
  expect(fits('Trustee', 'Sample Holdings Limited')).toBe(true);
  expect(fits('Benchmark', 'CategoryAverage')).toBe(false);
  expect(fits('Benchmark', 'Average of 6M KIBOR')).toBe(true);
});

it('a share next to the name of a month is of no sector', () => {
  const page = readPage([
    ...NAME,
    [80, [40, 'Category'], [140, 'Equity']],
    [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
    [104, [40, 'Trustee'], [140, 'CDC']],
    [130, [40, 'Sector Allocation (% of Total Assets)', 9]],
    [144, [40, 'Cement'], [240, '18.1%']],
    [158, [40, 'June'], [240, '22.0%']],
    [172, [40, 'Fertilizer'], [240, '15.3%']],
    [186, [40, 'Refinery'], [240, '11.2%']],
  ]);
  expect(page.allocations.map(({ label_raw }) => label_raw)).toEqual(['Cement', 'Fertilizer', 'Refinery']);
});
