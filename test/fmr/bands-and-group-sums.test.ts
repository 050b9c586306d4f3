/** Parts of tables under bands of sub-funds, and lists under the sums of their groups. */
import { describe, expect, it } from 'vitest';
import { isKnownLabel, labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listRows } from '#sources/fmr/candidates/list-rows.ts';
import { listTables } from '#sources/fmr/candidates/tables.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { SubFundNames } from '#sources/fmr/regions/sub-fund-names.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import { INCOME_FUND, pageOf, readPage, rowsOf, tablesOf, type Line } from './placed-words.ts';

describe('heads over the band of the first part', () => {
  const LINES: readonly Line[] = [
    [200, [200, 'Month'], [260, '3 months']],
    [215, [40, 'Equity Sub-Fund', 9]],
    [230, [49, 'Sub-fund'], [202, '0.98'], [268, '-6.33']],
    [245, [49, 'Benchmark'], [202, '2.35'], [268, '-6.28']],
    [260, [40, 'Debt Sub-Fund', 9]],
    [275, [49, 'Sub-fund'], [200, '15.56'], [266, '16.43']],
    [290, [49, 'Benchmark'], [200, '16.34'], [266, '17.28']],
  ];
  const rowsUnder = (lines: readonly Line[]): string[][] => {
    const page = pageOf(lines);
    const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
    const bands = blocks.filter(({ text }) => text.endsWith('Sub-Fund'));
    return listTables(listRows(blocks), blocks, bands, (text) => text.endsWith('Sub-Fund')).map(rowsOf);
  };

  it('are those of each part', () => {
    expect(rowsUnder(LINES)).toEqual([
      ['Sub-fund Month=0.98 3 months=-6.33', 'Benchmark Month=2.35 3 months=-6.28'],
      ['Sub-fund Month=15.56 3 months=16.43', 'Benchmark Month=16.34 3 months=17.28'],
    ]);
  });

  it('head nothing if one of them is missing', () => {
    expect(rowsUnder([[200, [200, 'Month']], ...LINES.slice(1)])[0]?.[0]).toBe('Sub-fund =0.98 =-6.33');
  });
});

it('a title may name the sub-fund behind the initials of the fund and a dash', () => {
  const names = new SubFundNames('Sample Islamic Pension Fund', [], true);
  expect(names.find('Holdings of SIPF – Equity')?.name).toBe('Equity Sub Fund');
  expect(names.find('Holdings of SIF – Equity')).toBeUndefined();
  expect(names.find('All holdings above are those of SIPF – Equity.')).toBeUndefined();
});

describe('details in smaller letters under the names of holdings', () => {
  const listWith = (size: number): string[][] =>
    tablesOf([
      [200, [40, 'Top Holdings', 10]],
      [214, [40, 'Sample Petroleum'], [300, '10.36%']],
      [222, [40, 'Oil and gas', size]],
      [236, [40, 'Sample Hydel'], [304, '9.35%']],
      [244, [40, 'Power', size]],
      [258, [40, 'Sample Cement'], [304, '7.46%']],
    ]).map(rowsOf);

  it('do not part the list', () => {
    expect(listWith(6)).toEqual([['Sample Petroleum =10.36%', 'Sample Hydel =9.35%', 'Sample Cement =7.46%']]);
  });
});

describe('bold rows with the sum of a group', () => {
  const listWith = (title: string, first: string): string[][] =>
    tablesOf([
      [200, [40, title, 10]],
      [214, [40, 'Cement', 9], [300, first, 9]],
      [226, [46, 'Sample Cement'], [306.5, '8.40']],
      [238, [46, 'Sample Works'], [306.5, '4.70']],
      [250, [40, 'Technology', 9], [304.5, '7.16', 9]],
      [262, [46, 'Sample Systems'], [306.5, '7.16']],
    ]).map(rowsOf);

  it('are left out, and their groups are one list', () => {
    expect(listWith('Top holdings, share of total assets', '13.10')).toEqual([
      ['Sample Cement =8.40', 'Sample Works =4.70', 'Sample Systems =7.16'],
    ]);
  });

  it('stay rows if the figures of a group have another sum, or under another title', () => {
    const sums = ['Cement =13.20', 'Technology =7.16'];
    expect(listWith('Top holdings, share of total assets', '13.20').flat()).toEqual(expect.arrayContaining(sums));
    expect(listWith('Asset allocation', '13.10').flat()).toEqual(expect.arrayContaining(['Cement =13.10']));
  });
});

it('rows under the ratio of all expenses belong to its table', () => {
  const tables = tablesOf([
    [200, [200, 'Month'], [260, 'Year to date']],
    [214, [40, 'Management fee'], [204, '0.48'], [290, '0.46']],
    [226, [40, 'TER without levies', 8.5], [204, '0.78'], [290, '0.74']],
    [238, [40, 'Government levies'], [204, '0.09'], [290, '0.11']],
    [250, [40, 'TER with levies', 8.5], [204, '0.87'], [290, '0.85']],
  ]);
  expect(tables.map(rowsOf)).toEqual([
    [
      'Management fee Month=0.48 Year to date=0.46',
      'TER without levies Month=0.78 Year to date=0.74',
      'Government levies Month=0.09 Year to date=0.11',
      'TER with levies Month=0.87 Year to date=0.85',
    ],
  ]);
});

it('a year over months at the right of a table is left out of the row on its line', () => {
  const lines: readonly Line[] = [
    [200, [40, 'Three years'], [150, '11.74'], [210, '11.93'], [300, 'Nov'], [350, '16.67']],
    [212, [40, 'Five years'], [150, '11.57'], [210, '11.68'], [296, '2023', 9]],
    [224, [40, 'Since launch'], [150, '9.78'], [210, '9.91'], [300, 'Jan'], [350, '16.97']],
    [236, [300, 'Feb'], [350, '17.29']],
  ];
  expect(tablesOf(lines).map(rowsOf).flat()).toContain('Five years =11.57 =11.68');
});

it('shares in frames along lines are one list', () => {
  const tables = tablesOf([
    [200, [40, 'Credit Quality', 10]],
    [214, [40, 'Government', 8.5], [86, '36.7%'], [124, 'AAA', 8.5], [140, '15.5%'], [178, 'AA+', 8.5], [194, '12.2%']],
    [230, [40, 'A+', 8.5], [52, '9.3%'], [86, 'Others and receivables', 8.5], [179, '4.1%']],
  ]);
  expect(tables.map((table) => table.rows.map(({ label }) => label.text))).toEqual([
    ['Government', 'AAA', 'AA+', 'A+', 'Others and receivables'],
  ]);
});

it('the day of a rating may be under `Assigned`', () => {
  const { ratings } = readPage([
    ...INCOME_FUND,
    [200, [40, 'Rating of'], [160, 'Rating'], [220, 'Agency'], [290, 'Assigned']],
    [212, [40, 'Fund stability'], [160, 'AA-(f)'], [220, 'PACRA'], [290, '23-Aug-2024']],
    [224, [40, 'Management company'], [160, 'AM2'], [220, 'PACRA'], [290, '7-Jun-2024']],
  ]);
  expect(ratings.map((rating) => `${rating.rating_raw} ${rating.rating_date}`)).toEqual([
    'AA-(f) 2024-08-23',
    'AM2 2024-06-07',
  ]);
});

it.each([
  ['Corporate Sukuk held', 'HOLDINGS'],
  ['TFCs and Sukuk, share of total assets', 'HOLDINGS'],
  ['Ten largest holdings by sector, share of total assets', 'HOLDINGS'],
  ['Assets, share of total', 'ASSET_ALLOCATION'],
  ['Financial years to 30 June', 'HISTORY'],
  ['Corporate Sukuk', undefined],
])('the title %s', (title, kind) => {
  expect(titleKind(title)).toBe(kind);
});

it('a unit of money cannot be a category', () => {
  const meaning = labelMeaning('Category', null);
  expect(['PKR million', 'Equity scheme'].map((text) => meaning && fitsValue(meaning, text))).toEqual([false, true]);
});
