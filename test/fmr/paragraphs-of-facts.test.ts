/** What paragraphs state before its name, of the month and of the year, and against the tables of their page. */
import { describe, expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const HEAD = INCOME_FUND.slice(0, 2);
const LEAD: readonly Line[] = [
  [80, [40, 'Sample Income Fund ("SIF"), launched on 4 March 2011, is an open-end fund of the category Income,']],
  [
    90,
    [40, 'listed on the Sample Stock Exchange. The par value of a unit is Rs. 100. The risk profile of the Fund is'],
  ],
  [100, [40, 'High and that of principal erosion is High. Sample Trust Company Limited is its trustee and A. Rahim &']],
  [110, [40, 'Co., Chartered Accountants are its auditors. The benchmark is the index of the market of the country.']],
];
const AIM: readonly Line[] = [
  [126, [40, 'The objective of SIF is to let savers build up money for their retirement by regular contributions in']],
  [136, [40, 'the proportion of their choice.']],
];

describe('a paragraph of facts', () => {
  const fragment = readPage([...HEAD, ...LEAD, ...AIM]);

  it('names parties before what they are', () => {
    expect(fragment.parties.map(({ role, organization_raw }) => `${role} ${organization_raw}`)).toEqual([
      'TRUSTEE Sample Trust Company Limited',
      'AUDITOR A. Rahim & Co., Chartered Accountants',
    ]);
    expect(fragment.listing_raw).toBe('Sample Stock Exchange');
  });

  it('ends where the next line is further away', () => {
    expect(fragment.special_terms.map(({ value_raw }) => value_raw)).toEqual([
      'The objective of SIF is to let savers build up money for their retirement by regular contributions in the proportion of their choice.',
    ]);
  });
});

it('ratios of the month and of the year in one sentence are reckoned a year, and not of it', () => {
  const { fees, withheld } = readPage([
    ...INCOME_FUND,
    [
      130,
      [40, 'Total expense ratio of the month was 1.04% a year, of which Government levies 0.14%; for the financial'],
    ],
    [140, [40, 'year to date it was 1.11% a year, of which Government levies 0.13%.']],
  ]);
  expect(fees.map((fee) => `${fee.label_raw} ${fee.period} ${fee.value_percent}`)).toEqual([
    'Total expense ratio MTD 1.04',
    'Total expense ratio YTD 1.11',
    'Government levies MTD 0.14',
    'Government levies YTD 0.13',
  ]);
  expect(withheld).toEqual([]);
});

describe('shares of two months', () => {
  const CLASSES: readonly Line[] = [
    [140, [40, 'Asset allocation (% of total assets)', 10]],
    [154, [40, 'Class'], [160, 'October 2024'], [260, 'September 2024']],
    [168, [40, 'Shares'], [180, '93.9'], [280, '89.9']],
    [180, [40, 'Cash at Banks'], [180, '4.8'], [280, '8.0']],
    [192, [40, 'Others'], [180, '1.3'], [280, '2.1']],
  ];
  const sayWithheld = ({ withheld, allocations }: ReadFragment): string =>
    `${withheld.map(({ check }) => check).join(' ')} ${allocations.filter((row) => row.label_raw === 'Shares').length}`;

  const saidOf = (text: string): string => sayWithheld(readPage([...INCOME_FUND, ...CLASSES, [230, [40, text]]]));

  it('are withheld if a sentence has them the other way round', () => {
    expect(
      saidOf('At the end of October 2024 Shares were 89.9% of total assets, after 93.9% at the end of September.'),
    ).toBe('shares_said_otherwise 0');
    expect(
      saidOf('Shares were 89.9% of total assets, up from 93.9% a month earlier, at the close of the period.'),
    ).toBe('shares_said_otherwise 0');
  });

  it('are served if it says the same, or is about other shares or months', () => {
    expect(
      saidOf('At the end of October 2024 Shares were 93.9% of total assets, after 89.9% at the end of September.'),
    ).toBe(' 1');
    expect(saidOf('At the end of September 2024 Shares were 89.9% of total assets, and we added to them.')).toBe(' 1');
    expect(saidOf('At the end of October 2024 Foreign Shares were 89.9% of total assets of the whole market.')).toBe(
      ' 1',
    );
  });

  it('are withheld if all sectors make up the shares of the other month', () => {
    const sectors = (banks: string): Line[] => [
      [230, [40, 'Sector allocation (% of total assets)', 10]],
      [244, [40, 'Sector'], [160, 'October 2024']],
      [258, [40, 'Banks'], [180, banks]],
      [270, [40, 'Cement'], [180, '24.8']],
      [282, [40, 'Fertilizer'], [180, '21.1']],
      [294, [40, 'Other sectors'], [180, '12.4']],
    ];
    expect(sayWithheld(readPage([...INCOME_FUND, ...CLASSES, ...sectors('31.6')]))).toBe('shares_said_otherwise 0');
    expect(sayWithheld(readPage([...INCOME_FUND, ...CLASSES, ...sectors('35.6')]))).toBe(' 1');
  });
});
