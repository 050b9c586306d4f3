import { describe, expect, it } from 'vitest';
import type { KnownFund } from '#domain/known-fund.ts';
import type { ReadReport } from '#sources/fmr/read-report.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, tablesOf, type Line } from './placed-words.ts';

const funds = ['Sample Cash Fund', 'Sample Stock Fund', 'Sample Gold Fund'].map((name): KnownFund => ({
  name,
  other_names: [],
  amc: 'Sample',
  family: null,
  asset_class: null,
}));

type Fragment = ReadReport['fragments'][number];
type Rule = readonly [x0: number, x1: number, y: number];

function read(lines: readonly Line[], rules: readonly Rule[] = []): Map<string | null, Fragment> {
  const page = { ...pageOf(lines), rules: rules.map(([x0, x1, y]) => ({ x0, x1, y0: y, y1: y })) };
  const { fragments } = readReport({ pages: [page] }, { funds });
  return new Map(fragments.map((fragment) => [fragment.fund_name_raw, fragment]));
}

const HEAD: Line[] = [
  [30, [40, 'Size and price', 16]],
  [46, [40, 'As at 31 July 2023. Net assets in crore of rupees (1 crore = 10 million); prices in rupees.']],
];
const card = (x: number, name: string, size: string, nav: string, units: string): [number, string, number?][][] => [
  [[x, name, 10]],
  [
    [x, size, 14],
    [x + 100, nav, 14],
  ],
  [
    [x, 'Net assets', 6],
    [x + 100, 'NAV per unit', 6],
  ],
  [[x, units, 9]],
  [[x, 'Units in issue', 6]],
];
const ROWS = [80, 104, 114, 136, 146];

describe('a page with a panel for each fund', () => {
  const left = card(40, 'Sample Cash Fund', '1,008.08', '50.5096', '19,95,82,491');
  const right = card(320, 'Sample Stock Fund', '236.19', '101.1112', '2,33,59,390');
  const third = card(40, 'Sample Gold Fund', '397.02', '270.8900', '1,46,56,061');
  const page: Line[] = [
    ...HEAD,
    ...ROWS.map((y, at): Line => [y, ...(left[at] ?? []), ...(right[at] ?? [])]),
    ...ROWS.map((y, at): Line => [y + 120, ...(third[at] ?? [])]),
  ];

  it('each panel is its own fund’s, and the unit and day at the head of the page are of all panels', () => {
    const found = read(page);
    const said = [...found].map(([name, each]) => [
      name,
      each.fund_size,
      each.nav_per_unit,
      each.units_outstanding,
      each.nav_date,
    ]);
    expect(said).toEqual([
      ['Sample Cash Fund', '10080800000', '50.5096', '199582491', '2023-07-31'],
      ['Sample Stock Fund', '2361900000', '101.1112', '23359390', '2023-07-31'],
      ['Sample Gold Fund', '3970200000', '270.8900', '14656061', '2023-07-31'],
    ]);
  });

  it('names over columns with the labels between them are no panels', () => {
    const found = read([
      [30, [40, 'Funds in July 2023', 16]],
      [80, [60, 'Sample Cash Fund', 10], [360, 'Sample Stock Fund', 10]],
      [100, [180, '50.5096'], [250, 'NAV per unit'], [360, '101.1112']],
      [112, [180, '0.75%'], [250, 'Management fee'], [360, '1.20%']],
      [124, [180, '1.00%'], [250, 'Front-end load'], [360, '2.00%']],
      [136, [180, '500'], [250, 'Minimum investment'], [360, '700']],
    ]);
    expect([...found.values()].map((each) => each.nav_per_unit)).not.toContain(null);
    expect(found.get('Sample Stock Fund')?.nav_per_unit ?? '101.1112').toBe('101.1112');
  });
});

describe('columns of several funds', () => {
  const holdings = (y: number, ...cells: readonly [string, string][]): Line => [
    y,
    ...cells.flatMap(([name, share], at): [number, string][] => [
      [330 + 90 * at, name],
      [385 + 90 * at, share],
    ]),
  ];

  it('names that return over a second table beside the first part no page between the funds', () => {
    const found = read([
      [30, [40, 'Schemes in July 2023', 10]],
      [
        80,
        ...[60, 160, 345, 440].map((x, at) => [x, at % 2 === 0 ? 'Sample Cash Fund' : 'Sample Gold Fund', 10] as const),
      ],
      [96, [20, 'Fund manager'], [90, 'Amna Raza'], [190, 'Bilal Shah'], [330, 'Largest holdings (% of total assets)']],
      holdings(112, ['Kot Oil', '8.57%'], ['Soan Bank', '9.10%']),
      holdings(124, ['Soan Bank', '7.98%'], ['Kot Oil', '6.03%']),
      holdings(136, ['Taxila Tiles', '4.76%'], ['Wah Cement', '5.53%']),
    ]);
    const of = (name: string): string[] =>
      found.get(name)?.holdings.map((row) => `${row.name_raw} ${row.percent_of_total_assets}`) ?? [];
    const shown = [...found.keys()].map((name) => [name, of(name ?? '')]);
    expect(shown).toEqual([]);
  });

  it('a head of which nothing is known is no second column of the fund beside it', () => {
    const found = read([
      [30, [40, 'Portfolios in July 2023', 16]],
      [60, [40, 'Asset allocation (% of total assets)', 10]],
      [76, [160, 'SCF'], [220, 'SSF'], [280, 'SGF']],
      [90, [40, 'Bank deposits'], [160, '98.1%'], [220, '4.2%'], [280, '5.1%']],
      [102, [40, 'Other assets'], [160, '1.9%'], [220, '95.8%'], [280, '94.9%']],
      [130, [40, 'Sector allocation (% of total assets)', 10]],
      [146, [160, 'SSF'], [220, 'Sgf']],
      [160, [40, 'Banks'], [160, '16.9%'], [220, '26.7%']],
      [172, [40, 'Fertilizer'], [160, '13.8%'], [220, '19.3%']],
      [184, [40, 'Cement'], [160, '8.7%'], [220, '13.5%']],
      [400, [40, 'This page shows Sample Cash Fund (SCF), Sample Stock Fund (SSF)']],
      [409, [40, 'and Sample Gold Fund (SGF).']],
    ]);
    const sectors = found
      .get('Sample Stock Fund')
      ?.allocations.filter(({ allocation_type }) => allocation_type === 'SECTOR_ALLOCATION')
      .map((row) => [row.label_raw, row.percent_of_total_assets]);
    expect(sectors).toEqual([
      ['Banks', '16.9'],
      ['Fertilizer', '13.8'],
      ['Cement', '8.7'],
    ]);
  });
});

describe('pairs of bars with a key', () => {
  it('the left figure is of the month that the key gives for the left', () => {
    const [table] = tablesOf([
      [60, [40, 'Asset allocation. Left columns: 30 June 2023; right columns: 31 July 2023.']],
      [100, [44, '58.5'], [66, '62.1']],
      [130, [94, '28.6'], [116, '25.3']],
      [150, [144, '12.9'], [166, '12.6']],
      [170, [53, 'Bills'], [105, 'Cash'], [151, 'Others']],
    ]);
    expect(table?.columns.map((column) => column.text)).toEqual(['30 June 2023', '31 July 2023']);
    expect(table?.rows.map(({ figures }) => figures.map((figure) => figure.text))).toEqual([
      ['58.5', '62.1'],
      ['28.6', '25.3'],
      ['12.9', '12.6'],
    ]);
  });
});

describe('parts of one table', () => {
  it('rows under a heading of their own have the heads of the rows above it', () => {
    const [first, second] = tablesOf([
      [88, [120, 'Fund'], [180, 'Benchmark']],
      [100, [40, 'Jul 2023'], [120, '1.10'], [180, '1.20']],
      [112, [40, 'Jun 2023'], [120, '3.10'], [180, '3.20']],
      [128, [40, 'Fiscal years', 9]],
      [140, [40, 'FY22'], [120, '5.10'], [180, '5.20']],
      [152, [40, 'FY23'], [120, '6.10'], [180, '6.20']],
    ]);
    expect(first?.columns.map((column) => column.text)).toEqual(['Fund', 'Benchmark']);
    expect(second?.rows.map(({ label }) => label.text)).toEqual(['FY22', 'FY23']);
    expect(second?.columns.map((column) => column.text)).toEqual(['Fund', 'Benchmark']);
  });
});

describe('a row of facts for each fund', () => {
  const rows = ['Sample Cash Fund', 'Sample Stock Fund', 'Sample Gold Fund'];
  const ys = [124, 148, 172];

  it('a head over other heads is part of their label', () => {
    const found = read([
      [40, [40, 'Terms in July 2023', 16]],
      [90, [160, 'Loads'], [290, 'Minimum investment'], [420, 'Cut-off']],
      [106, [150, 'Front-end'], [210, 'Back-end'], [290, 'Initial'], [350, 'Subsequent'], [424, 'time']],
      ...rows.map((name, at): Line => [
        ys[at] ?? 0,
        [40, name],
        [150, `${at + 1}.25%`],
        [210, 'Nil'],
        [290, `Rs.${at + 5},000/-`],
        [350, 'Rs.1,000/-'],
        [424, `${at + 2} pm`],
      ]),
    ]);
    expect([...found.values()].map((each) => [each.minimum_initial_investment, each.cutoff_time_raw])).toEqual([
      ['5000', '2 pm'],
      ['6000', '3 pm'],
      ['7000', '4 pm'],
    ]);
  });

  it('a cell that no rule parts applies to all rows beside it', () => {
    const found = read(
      [
        [40, [40, 'Terms in July 2023', 16]],
        [106, [150, 'Auditor'], [250, 'Fund manager'], [350, 'Management fee'], [440, 'Pricing']],
        ...rows.map((name, at): Line => [
          ys[at] ?? 0,
          [40, name],
          [150, `Auditor ${'ABC'[at]} and Co`],
          [250, `Person ${'XYZ'[at]}amil`],
          [350, `${at + 1}.25%`],
        ]),
        [154, [440, 'Forward']],
      ],
      [
        [30, 420, 136],
        [30, 420, 160],
      ],
    );
    expect([...found.values()].map((each) => each.pricing_mechanism_raw)).toEqual(['Forward', 'Forward', 'Forward']);
  });

  it('what is stated of all funds is stated of each', () => {
    const found = read([
      [40, [40, 'Costs in July 2023', 16]],
      [106, [150, 'Management fee'], [250, 'Front-end load'], [350, 'Expense ratio, month']],
      ...rows.map((name, at): Line => [
        ys[at] ?? 0,
        [40, name],
        [150, '0.45%'],
        [250, `${at + 1}.00%`],
        [350, '0.82%'],
      ]),
      [
        220,
        [40, 'Trustee of all funds: Sample Depository Company Limited.'],
        [256, 'Auditor: A One and Co.'],
        [342, 'Management quality rating: AM2 PACRA 30-Mar-23.'],
      ],
      [260, [40, 'Sample Investments Limited has a management quality rating of AM2 from PACRA, given on 30.03.2023.']],
    ]);
    for (const each of found.values()) {
      expect(each.parties.map((row) => [row.role, row.organization_raw])).toContainEqual([
        'TRUSTEE',
        'Sample Depository Company Limited',
      ]);
      expect(each.ratings.map((row) => [row.rating_raw, row.rating_agency, row.rating_date])).toContainEqual([
        'AM2',
        'PACRA',
        '2023-03-30',
      ]);
    }
    expect(
      [...found.values()].map((each) => each.fees.find((row) => row.fee_type === 'FRONT_END_LOAD')?.value_percent),
    ).toEqual(['1.00', '2.00', '3.00']);
  });
});

it('a page of a fund of funds, in one size of letters, is its own, and not that of the funds that it holds', () => {
  const found = read([
    [40, [40, 'Sample Investments Limited'], [400, 'For the month of July 2023']],
    [60, [40, 'Sample Gold Fund', 8.1]],
    [100, [40, 'ASSETS (% OF TOTAL ASSETS)'], [300, '30-Jun-23'], [360, 'TOTAL'], [420, '31-Jul-23'], [480, 'TOTAL']],
    [112, [40, 'Sample Cash Fund'], [310, '45.3'], [365, '45.3'], [430, '43.2'], [485, '43.2']],
    [124, [40, 'Sample Stock Fund'], [310, '44.2'], [365, '89.5'], [430, '45.4'], [485, '88.6']],
    [136, [40, 'Bank Deposits'], [310, '10.5'], [361, '100.0'], [430, '11.4'], [481, '100.0']],
    [160, [40, 'NAV per Unit (Rs.)'], [300, '101.42']],
  ]);
  expect([...found.keys()]).toEqual(['Sample Gold Fund']);
});
