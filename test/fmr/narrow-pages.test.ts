/** Pages on which heads, lists and values are set so close that words of several of them look like one text. */
import { describe, expect, it } from 'vitest';
import type { KnownFund } from '#domain/known-fund.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, type Line } from './placed-words.ts';

const known: readonly KnownFund[] = [
  { name: 'Sample Income Fund', other_names: [], amc: 'Sample', family: null, asset_class: null },
];

// A page of May 2024 with enough facts to be a fund's.
function read(lines: readonly Line[]): ReadFragment | undefined {
  const page: readonly Line[] = [
    [40, [40, 'Sample Income Fund (SIF)', 16]],
    [60, [40, 'Data as of 31 May 2024'], [300, 'May 2024']],
    [80, [40, 'Fund category'], [160, 'Income']],
    [94, [40, 'Launch date'], [160, '14/02/2012']],
    [108, [40, 'Risk profile'], [160, 'Medium']],
    [122, [40, 'Pricing mechanism'], [160, 'Forward']],
  ];
  return readReport({ pages: [pageOf([...page, ...lines])] }, { funds: known }).fragments[0];
}

const returnsOf = (fragment: ReadFragment | undefined): string[] =>
  (fragment?.reported_returns ?? []).map(
    (row) => `${row.period_label_raw} ${row.period_key} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
  );

describe('months that head a series with no more than a blank between them', () => {
  const series: readonly Line[] = [
    [300, [40, 'Monthly Yield (%)', 9]],
    [314, [80, 'Feb’24 Mar’24 Apr’24 May’24']],
    [328, [40, 'SIF'], [82, '16.70'], [108, '16.14'], [134, '15.74'], [160, '15.97']],
    [342, [40, 'Benchmark'], [82, '17.46'], [108, '17.77'], [134, '18.03'], [160, '18.04']],
  ];
  const stated = (fund: string, benchmark: string): Line[] => [
    [200, [40, 'Fund Performance', 9]],
    [214, [150, 'SIF'], [210, 'Benchmark']],
    [228, [40, 'May 2024'], [150, fund], [215, benchmark]],
    [242, [40, 'Since Inception'], [150, '9.78%'], [215, '10.87%']],
  ];

  it('are each the head of its own column', () => {
    const fragment = read([...stated('15.97%', '18.04%'), ...series]);
    expect(returnsOf(fragment)).toContain('Feb’24 MONTH 16.70 17.46');
    expect(returnsOf(fragment)).toContain('May’24 MONTH 15.97 18.04');
    expect(returnsOf(fragment)).toContain('Since Inception SINCE_INCEPTION 9.78 10.87');
  });

  it('accuse a table whose month has the fund’s figure in the benchmark’s column', () => {
    const fragment = read([...stated('18.04%', '15.97%'), ...series]);
    expect(returnsOf(fragment)).toEqual([]);
    expect(fragment?.withheld.map((group) => group.check)).toContain('columns_swapped');
  });
});

describe('periods over two lines', () => {
  it('keep the year under its fiscal year, and are heads where one of them is a title elsewhere', () => {
    const fragment = read([
      [200, [40, 'Performance', 9]],
      [214, [150, 'Rolling 12'], [210, 'FY -'], [270, 'FY -'], [330, 'FY -']],
      [223, [155, 'Months'], [210, '2023'], [270, '2022'], [330, '2021']],
      [240, [40, 'Sample Income Fund'], [155, '19.1%'], [210, '17.1%'], [270, '10.4%'], [330, '8.1%']],
      [254, [40, 'Benchmark'], [155, '19.9%'], [210, '17.9%'], [270, '10.9%'], [330, '8.7%']],
    ]);
    expect(returnsOf(fragment)).toEqual([
      'Rolling 12 Months 1Y 19.1 19.9',
      'FY - 2023 FY 17.1 17.9',
      'FY - 2022 FY 10.4 10.9',
      'FY - 2021 FY 8.1 8.7',
    ]);
  });
});

describe('members of the investment committee', () => {
  const title: Line = [300, [40, 'Members of the Investment Committee', 9]];
  const membersOf = (fragment: ReadFragment | undefined): string[] =>
    (fragment?.parties ?? []).map((row) => `${row.name_raw}: ${row.designation_raw}`);

  it('in justified lines keep their names and designations whole', () => {
    const fragment = read([
      title,
      [316, [40, 'Naveed'], [90, 'Akhtar'], [140, '–'], [160, 'Chief'], [200, 'Executive']],
      [326, [40, 'Officer']],
      [336, [40, 'Sana'], [90, 'Mir,'], [120, 'CFA'], [150, '–'], [170, 'Head'], [210, 'of']],
      [346, [40, 'Research']],
    ]);
    expect(membersOf(fragment)).toEqual(['Naveed Akhtar: Chief Executive Officer', 'Sana Mir, CFA: Head of Research']);
  });

  it('do not have the titles of two', () => {
    const two = 'Naveed Akhtar – Chief Executive Officer ChiefInvestment Officer';
    const fragment = read([title, [316, [40, two]], [326, [40, 'Sana Mir – Head of Research']]]);
    expect(membersOf(fragment)).toEqual(['Sana Mir: Head of Research']);
  });

  it('in one line with commas are parted from their qualifications', () => {
    const fragment = read([title, [316, [40, 'Naveed Akhtar, CFA, Dr. Sana Mir, Usama Bin Raza, FCCA']]]);
    expect(membersOf(fragment)).toEqual([
      'Naveed Akhtar, CFA: null',
      'Dr. Sana Mir: null',
      'Usama Bin Raza, FCCA: null',
    ]);
  });

  it('under each other are one each, also where a qualification has a line of its own', () => {
    const fragment = read([
      title,
      [316, [40, 'Naveed Akhtar']],
      [330, [40, 'Sana Mir, CFA']],
      [344, [40, 'Usama Bin Raza,']],
      [353, [40, 'FCCA']],
      [368, [40, 'Bilal Khan']],
    ]);
    expect(membersOf(fragment).join('; ')).not.toMatch(/Akhtar Sana|CFA Usama|FCCA Bilal/);
  });

  it('are not read from a line with other words', () => {
    const fragment = read([title, [316, [40, 'Naveed Akhtar, of Karachi']]]);
    expect(membersOf(fragment)).toEqual([]);
  });
});

describe('one cell with the loads of both ends', () => {
  const loadsOf = (value: string): string[] =>
    (read([[200, [40, 'Load:'], [160, value]]])?.fees ?? []).map((row) => `${row.fee_type} ${row.value_percent}`);

  it('gives each end its own', () => {
    expect(loadsOf('Front End: 1.5%, Back End: Nil')).toEqual(['FRONT_END_LOAD 1.5', 'BACK_END_LOAD 0']);
  });

  it('gives no figure where it says more than that', () => {
    expect(loadsOf('Front End: 1.5%, Back End: 0% after two years')).toEqual([]);
  });
});

it('a rating that is not available is no grade', () => {
  expect(read([[200, [40, 'Stability Rating'], [160, 'N/A']]])?.ratings).toEqual([]);
});

it('holdings with their asset class keep their names under their own title', () => {
  const fragment = read([
    [200, [300, 'Top Sectors (% of Total Assets)', 9]],
    [214, [300, 'Cement'], [420, '15.4%']],
    [228, [300, 'Fertilizer'], [420, '11.1%']],
    [300, [40, 'Top Holdings (% of Total Assets)', 9]],
    [314, [40, 'Name'], [300, 'Asset Class'], [400, '% of Total Assets']],
    [328, [40, 'Sample Cement Limited'], [310, 'Equity'], [440, '6.1%']],
    [342, [40, 'Sample Bank Limited'], [310, 'Equity'], [440, '5.5%']],
    [356, [40, 'Sample Power TFC'], [310, 'TFC'], [440, '5.2%']],
  ]);
  expect(fragment?.holdings.map((row) => `${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
    'Sample Cement Limited 6.1',
    'Sample Bank Limited 5.5',
    'Sample Power TFC 5.2',
  ]);
  expect(fragment?.allocations.map((row) => row.label_raw)).toEqual(['Cement', 'Fertilizer']);
});

describe('a table of returns', () => {
  it('gives the fund’s statistics among its rows, and none of the benchmark’s', () => {
    const fragment = read([
      [200, [40, 'Fund Performance', 9]],
      [214, [150, 'SIF'], [210, 'Benchmark']],
      [228, [40, 'May 2024'], [150, '15.97%'], [215, '18.04%']],
      [242, [40, 'Since Inception'], [150, '9.78%'], [215, '10.87%']],
      [256, [40, 'Yield to Maturity (%)'], [150, '21.07'], [215, '19.50']],
    ]);
    expect(fragment?.metrics.map((row) => `${row.metric_key} ${row.value}`)).toEqual(['YIELD_TO_MATURITY 21.07']);
    expect(returnsOf(fragment)).toHaveLength(2);
    expect(fragment?.withheld).toEqual([]);
  });
});

describe('a portfolio of three months', () => {
  const portfolio = (...heads: readonly [string, string, string]): Line[] => [
    [200, [40, 'Asset Allocation (% of Total Assets)', 9]],
    [214, [200, heads[0]], [260, heads[1]], [320, heads[2]]],
    [228, [40, 'Cash'], [200, '56.5%'], [260, '39.2%'], [320, '44.6%']],
    [242, [40, 'Treasury bills'], [200, '43.5%'], [260, '60.8%'], [320, '55.4%']],
    [256, [40, 'Leverage'], [200, 'Nil'], [260, 'Nil'], [320, 'Nil']],
  ];
  const sharesOf = (fragment: ReadFragment | undefined): string[] =>
    (fragment?.allocations ?? []).map((row) => `${row.label_raw} ${row.current_period} ${row.previous_period}`);

  it('gives the report’s month and the one directly before, wherever they are', () => {
    const fragment = read(portfolio('Mar’24', 'Apr’24', 'May’24'));
    expect(sharesOf(fragment)).toEqual(['Cash 44.6 39.2', 'Treasury bills 55.4 60.8']);
    expect(fragment?.leverage_raw).toBe('Nil');
    expect(sharesOf(read(portfolio('May’24', 'Feb’24', 'Apr’24')))[0]).toBe('Cash 56.5 44.6');
  });

  it('gives no earlier share where that month is not among them', () => {
    expect(sharesOf(read(portfolio('Nov’23', 'Feb’24', 'May’24')))).toEqual([
      'Cash 44.6 null',
      'Treasury bills 55.4 null',
    ]);
  });
});

describe('heads that are words of names elsewhere', () => {
  const ratiosOf = (...heads: readonly [string, string]): string[] =>
    (
      read([
        [200, [40, 'Characteristics of Equity Portfolio', 9]],
        [214, [160, heads[0]], [260, heads[1]]],
        [228, [40, 'SIF'], [160, '3.4'], [260, '8.9']],
      ])?.metrics ?? []
    ).map((row) => `${row.metric_key} ${row.value}`);

  it('are statistics only among other statistics', () => {
    expect(ratiosOf('PBV', 'DY')).toEqual(['PRICE_BOOK 3.4', 'DIVIDEND_YIELD 8.9']);
    expect(ratiosOf('PER', 'DY')).toEqual([]);
  });
});

it('the expense ratios of a pension scheme’s sub-funds in one cell are each of its own', () => {
  const pension: readonly KnownFund[] = ['EQUITY', 'DEBT'].map((asset_class) => ({
    name: 'Sample Pension Fund',
    other_names: [],
    amc: 'Sample',
    family: 'Sample Pension Fund',
    asset_class: asset_class as KnownFund['asset_class'],
  }));
  const [fragment] = readReport(
    {
      pages: [
        pageOf([
          [40, [40, 'Sample Pension Fund (SPF)', 16]],
          [60, [40, 'Data as of 31 May 2024'], [300, 'May 2024']],
          [80, [40, 'Launch date'], [160, '14/02/2012']],
          [94, [40, 'Pricing mechanism'], [160, 'Forward']],
          [108, [40, 'Risk profile'], [160, 'Investor dependent']],
          [130, [40, 'Total Expense Ratio (MTD):'], [160, 'Equity 2.14% p.a (including 0.30% government levies)']],
          [140, [160, 'Debt 1.82% p.a (including 0.21% government levies)']],
          [156, [40, 'Total Expense Ratio (YTD):'], [160, 'Equity 2.10% p.a (including 0.28% government levies)']],
          [166, [160, 'Debt 1.56% p.a (including 0.21% government levies)']],
        ]),
      ],
    },
    { funds: pension },
  ).fragments;
  expect(fragment?.fees.map((row) => `${row.sub_fund_key} ${row.period} ${row.value_percent}`)).toEqual([
    'EQUITY MTD 2.14',
    'DEBT MTD 1.82',
    'EQUITY YTD 2.10',
    'DEBT YTD 1.56',
  ]);
});
