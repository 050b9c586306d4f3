import { describe, expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, rowsOf, tablesOf, type Line } from './placed-words.ts';

const known = [
  fundOf('Sample Income Fund'),
  fundOf('Sample Stock Fund'),
  ...['EQUITY', 'DEBT'].map((one) => fundOf('Sample Pension Fund', one)),
];

const readPage = (lines: readonly Line[]): readonly ReadFragment[] =>
  readReport({ pages: [pageOf(lines)] }, { funds: known }).fragments;

// The rows of a fund's page of May 2024.
const read = (lines: readonly Line[]): ReadFragment | undefined =>
  readPage([
    [40, [40, 'Sample Income Fund (SIF)', 16]],
    [60, [40, 'Data as of 31 May 2024'], [300, 'May 2024']],
    [620, [40, 'Fund category'], [160, 'Income']],
    [632, [40, 'Launch date'], [160, '14/02/2012']],
    [644, [40, 'Risk profile'], [160, 'Medium']],
    [656, [40, 'Pricing mechanism'], [160, 'Forward']],
    ...lines,
  ])[0];

const returnsOf = (fragment: ReadFragment | undefined): string[] =>
  (fragment?.reported_returns ?? []).map(
    (row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
  );

describe('two funds with one column of labels between them', () => {
  // Both sides are centred on x 300; the figures of the left fund end at 200, those of the right begin at 400.
  const row = (y: number, left: string, label: string, right: string): Line => [
    y,
    [200 - 4 * left.length, left],
    [300 - 2 * label.length - 1, label],
    [400, right],
  ];
  const facts: readonly Line[] = [
    row(100, 'Income', 'Category', 'Equity'),
    row(112, 'Open-end', 'Type', 'Closed-end'),
    row(124, '11-Feb-2013', 'Launch date', '28-Jun-2010'),
    row(136, 'Low', 'Risk profile', 'High'),
    row(148, '0.75%', 'Management fee', '1.20%'),
    row(160, 'Forward', 'Pricing', 'Backward'),
    row(172, '107.75', 'NAV per unit', '54.19'),
  ];
  const page: readonly Line[] = [
    [40, [40, 'Sample Income Fund', 16], [380, 'Sample Stock Fund', 16]],
    [70, [250, 'As of 31 May 2024']],
    ...facts,
  ];

  it('have the labels in common and the cells on their own sides', () => {
    const found = readPage(page).map((fragment) => [
      fragment.fund_name_raw,
      fragment.category_raw,
      fragment.launch_date,
      fragment.nav_per_unit,
    ]);
    expect(found).toEqual([
      ['Sample Income Fund', 'Income', '2013-02-11', '107.75'],
      ['Sample Stock Fund', 'Equity', '2010-06-28', '54.19'],
    ]);
  });

  it('have the labels alone in common, even with a line across the page in their middle', () => {
    const line = 'Past performance does not say what a fund will return, and the price of its units may fall';
    const found = readPage([...page, [760, [300 - 2 * line.length, line]]]);
    expect(found.map((fragment) => fragment.nav_per_unit)).toEqual(['107.75', '54.19']);
  });

  it('are not assumed where labels have more cells on one side than on the other', () => {
    const uneven = page.map((line): Line => {
      const [y, ...cells] = line;
      return y < 100 ? line : [y, ...cells, [480, '1.11'], [530, '2.22']];
    });
    expect(readPage(uneven).map((fragment) => fragment.fund_name_raw)).not.toContain('Sample Stock Fund');
  });
});

describe('a list and a table with their labels in one column', () => {
  it('are parted by the wider gap between them', () => {
    const fragment = readPage([
      [40, [40, 'Sample Income Fund (SIF)', 16]],
      [60, [40, 'As of 31 May 2024']],
      [100, [40, 'Fund category'], [200, 'Income']],
      [112, [40, 'Launch date'], [200, '14/02/2012']],
      [124, [40, 'Management fee'], [200, '1.20%']],
      [136, [40, 'Auditor'], [200, 'Sample Auditors and Accountants']],
      [148, [40, 'Trustee'], [200, 'Sample Trust Company of Pakistan']],
      [168, [200, '31-May-24'], [300, '30-Apr-24']],
      [180, [40, 'NAV'], [200, '107.75'], [300, '106.21']],
      [192, [40, 'Offer price'], [200, '108.75'], [300, '107.21']],
      [204, [40, 'Redemption price'], [200, '107.75'], [300, '106.21']],
    ])[0];
    expect(fragment).toMatchObject({ category_raw: 'Income', nav_per_unit: '107.75', offer_price: '108.75' });
    expect(fragment?.parties.map((party) => party.organization_raw)).toEqual([
      'Sample Auditors and Accountants',
      'Sample Trust Company of Pakistan',
    ]);
  });
});

describe('figures in groups of three digits with blanks between', () => {
  it('are one number', () => {
    const fragment = read([
      [100, [40, 'Units outstanding'], [160, '1 836 027']],
      [114, [40, 'Net assets (Rs. million)'], [160, '4 345.79']],
      [128, [40, 'Minimum initial investment'], [160, 'PKR 1 000']],
    ]);
    expect(fragment?.units_outstanding).toBe('1836027');
    expect(fragment?.fund_size).toBe('4345790000');
    expect(fragment?.minimum_initial_investment).toBe('1000');
  });

  it('are two figures where the gap is that of two cells', () => {
    const [table] = tablesOf([
      [100, [40, 'One'], [120, '12'], [140, '345.79']],
      [112, [40, 'Two'], [120, '13'], [140, '346.79']],
    ]);
    expect(table?.rows.map(({ figures }) => figures.map(({ text }) => text))).toEqual([
      ['12', '345.79'],
      ['13', '346.79'],
    ]);
  });
});

describe('months and years of series', () => {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May'].map((month, at) => [160 + 40 * at, month] as const);
  const figures = (first: number): (readonly [number, string])[] => months.map(([x], at) => [x, `${first}.${at}0`]);

  it('a year in a column of its own is that of its row and of the benchmark’s row under it', () => {
    const found = returnsOf(
      read([
        [80, [40, 'Monthly returns, %', 11]],
        [100, ...months],
        [112, [40, '2024'], [80, 'Fund'], ...figures(1)],
        [124, [80, 'Benchmark'], ...figures(2)],
        [136, [40, '2023'], [80, 'Fund'], ...figures(3)],
        [148, [80, 'Benchmark'], ...figures(4)],
      ]),
    );
    expect(found).toContain('Jan 2024 1.00 2.00');
    expect(found).toContain('May 2023 3.40 4.40');
    expect(found).toHaveLength(10);
  });

  it('months without a year that run up to the report’s month take their years from it', () => {
    const run = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May'].map(
      (month, at) => [120 + 40 * at, month] as const,
    );
    const rows = (names: readonly (readonly [number, string])[]): readonly Line[] => [
      [80, [40, 'Monthly returns, %', 11]],
      [100, ...names],
      [112, [40, 'SIF'], ...names.map(([x], at) => [x, `1.${at}0`] as const)],
      [124, [40, 'Benchmark'], ...names.map(([x], at) => [x, `2.${at}0`] as const)],
    ];
    const found = returnsOf(read(rows(run)));
    expect(found[0]).toBe('Oct 2023 1.00 2.00');
    expect(found.at(-1)).toBe('May 2024 1.70 2.70');
    // A run that ends with another month is of unknown years.
    expect(returnsOf(read(rows(run.slice(0, 7))))).toEqual([]);
  });
});

describe('tables of shares', () => {
  const sharesOf = (fragment: ReadFragment | undefined): string[] =>
    (fragment?.allocations ?? []).map((row) => `${row.label_raw} ${row.previous_period} ${row.current_period}`);

  it('two months in one cell, parted by an arrow as in the head, are the figures of both', () => {
    const fragment = read([
      [80, [40, 'Asset allocation, % of total assets', 11]],
      [100, [160, 'April » May']],
      [112, [40, 'T-Bills'], [160, '93.4 » 92.3']],
      [124, [40, 'Cash'], [160, '6.6 » 7.7']],
    ]);
    expect(sharesOf(fragment)).toEqual(['T-Bills 93.4 92.3', 'Cash 6.6 7.7']);
  });

  it('months by name alone may be the rows', () => {
    const fragment = read([
      [80, [40, 'Asset allocation, % of total assets', 11]],
      [100, [120, 'T-Bills'], [200, 'Cash'], [280, 'Others']],
      [112, [40, 'April'], [120, '50.0'], [200, '30.0'], [280, '20.0']],
      [124, [40, 'May'], [120, '55.0'], [200, '25.0'], [280, '20.0']],
    ]);
    expect(sharesOf(fragment)).toEqual(['T-Bills 50.0 55.0', 'Cash 30.0 25.0', 'Others 20.0 20.0']);
  });

  it('a row that sums the rows above it in every column is no share of its own', () => {
    const fragment = read([
      [80, [40, 'Asset allocation, % of total assets', 11]],
      [100, [160, 'April'], [220, 'May']],
      [112, [40, 'T-Bills'], [160, '23.3'], [220, '29.5']],
      [124, [40, 'PIBs'], [160, '49.0'], [220, '42.1']],
      [136, [40, 'Government paper'], [160, '72.3'], [220, '71.6']],
      [148, [40, 'Cash'], [160, '27.7'], [220, '28.4']],
    ]);
    expect(sharesOf(fragment)).toEqual(['T-Bills 23.3 29.5', 'PIBs 49.0 42.1', 'Cash 27.7 28.4']);
  });

  const holdings = (weights: readonly (readonly [string, string, string])[], total: string): readonly Line[] => [
    [80, [40, 'Main holdings, % of total assets', 11]],
    [100, [60, 'Name'], [160, 'Sector'], [260, 'April'], [320, 'May'], [380, 'Change']],
    ...weights.map(([before, now, change], at): Line => [
      112 + 12 * at,
      [40, `${at + 1}.`],
      [60, `Sample Mills ${'ABC'[at] ?? ''}`],
      [160, ['Cement', 'Power', 'Textile'][at] ?? ''],
      [260, before],
      [320, now],
      [380, change],
    ]),
    [148, [60, 'Sum of these'], [260, '24.0'], [320, total]],
  ];
  const weights = [
    ['9.1', '8.4', '(0.7)'],
    ['7.4', '6.3', '(1.1)'],
    ['7.5', '6.0', '(1.5)'],
  ] as const;
  const holdingsOf = (fragment: ReadFragment | undefined): string[] =>
    (fragment?.holdings ?? []).map((row) => `${row.name_raw} ${row.percent_of_total_assets}`);

  it('holdings between ranks and sectors have their names, and the share of the report’s month', () => {
    expect(holdingsOf(read(holdings(weights, '20.7')))).toEqual([
      'Sample Mills A 8.4',
      'Sample Mills B 6.3',
      'Sample Mills C 6.0',
    ]);
  });

  it('a share that disagrees with the change printed in its row is withheld, the others are not', () => {
    const wrong = weights.map(([before, now, change], at) => [before, at === 1 ? '16.3' : now, change] as const);
    const fragment = read(holdings(wrong, '20.7'));
    expect(holdingsOf(fragment)).toEqual(['Sample Mills A 8.4', 'Sample Mills C 6.0']);
    expect(fragment?.withheld.map((group) => group.section)).toContain('holdings');
  });

  it('shares that do not make the sum printed under them are withheld', () => {
    const list = (total: string): readonly Line[] => [
      [80, [40, 'Top holdings, % of total assets', 11]],
      [100, [40, 'Sample Bank'], [200, '8.4']],
      [112, [40, 'Sample Mills'], [200, '6.3']],
      [124, [40, 'Sample Cement'], [200, '6.0']],
      [140, [40, 'Sum of these', 8.5], [200, total, 8.5]],
    ];
    expect(holdingsOf(read(list('20.7')))).toHaveLength(3);
    const fragment = read(list('30.7'));
    expect(holdingsOf(fragment)).toEqual([]);
    expect(fragment?.withheld.map((group) => group.section)).toContain('holdings');
  });
});

describe('names that are not what their words seem', () => {
  it('a fund whose name has the words of a title heads no table', () => {
    const [table] = tablesOf([
      [80, [40, 'Sample Asset Allocation Fund', 11]],
      [100, [160, 'May']],
      [112, [40, 'Sample Bank'], [160, '6.9']],
      [124, [40, 'Sample Mills'], [160, '6.2']],
    ]);
    expect(table?.kind).toBe('ASSET_ALLOCATION');
    const fragment = readReport(
      {
        pages: [
          pageOf([
            [40, [40, 'Sample Asset Allocation Fund', 16]],
            [60, [40, 'Data as of 31 May 2024']],
            [100, [160, 'May 2024']],
            [112, [40, 'Sample Bank'], [160, '60.0']],
            [124, [40, 'Sample Mills'], [160, '40.0']],
            [620, [40, 'Risk profile'], [160, 'Medium']],
            [632, [40, 'Launch date'], [160, '14/02/2012']],
          ]),
        ],
      },
      { funds: [fundOf('Sample Asset Allocation Fund')] },
    ).fragments[0];
    expect(fragment?.allocations).toEqual([]);
  });

  it('the class of a pension’s sub-fund in large letters is no fund’s name', () => {
    const facts: readonly Line[] = [
      [100, [40, 'Fund category'], [160, 'Pension']],
      [128, [40, 'Risk profile'], [160, 'Medium']],
      [142, [40, 'Launch date'], [160, '14/02/2012']],
    ];
    const partOf = (title: string, price: string, size: number): readonly Line[] => [
      [20, [40, 'Sample Pension Fund', size]],
      [60, [40, title, 20]],
      [80, [40, 'As of 31 May 2024']],
      [114, [40, 'NAV per unit'], [160, price]],
    ];
    const pages = [
      pageOf([...partOf('Equity Sub-Fund', '190.57', 12), ...facts]),
      pageOf(partOf('Debt Sub-Fund', '375.28', 8)),
    ];
    const { fragments } = readReport(
      { pages: pages.map((page, at) => ({ ...page, page_number: at + 1 })) },
      { funds: known },
    );
    expect(
      fragments.map(({ fund_name_raw, sub_funds }) => [fund_name_raw, sub_funds.map((sub) => sub.sub_fund_key)]),
    ).toEqual([
      ['Sample Pension Fund', ['EQUITY']],
      ['Sample Pension Fund', ['DEBT']],
    ]);
  });
});

describe('a unit for the whole page', () => {
  it('may be one clause of a note about several units', () => {
    const note = 'Net assets are in millions of PKR; NAV and prices are in PKR; returns are in percent.';
    expect(
      read([
        [100, [40, 'Net assets'], [160, '637.2']],
        [760, [40, note]],
      ])?.fund_size,
    ).toBe('637200000');
    expect(read([[100, [40, 'Net assets'], [160, '637.2']]])?.fund_size).toBeNull();
  });
});

describe('ranks of holdings', () => {
  it('a title over the ranks right of the names is the table’s', () => {
    const [table] = tablesOf([
      [80, [40, 'Name'], [160, 'SIF'], [220, 'Top holdings', 11]],
      [100, [40, 'Sample Bank'], [160, '9.9'], [250, '1']],
      [112, [40, 'Sample Mills'], [160, '9.0'], [250, '2']],
      [124, [40, 'Sample Cement'], [160, '6.9'], [250, '3']],
    ]);
    expect(table?.kind).toBe('HOLDINGS');
    expect(rowsOf(table)).toEqual(['Sample Bank SIF=9.9', 'Sample Mills SIF=9.0', 'Sample Cement SIF=6.9']);
  });
});
