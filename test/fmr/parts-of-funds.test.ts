import { describe, expect, it } from 'vitest';
import type { KnownFund } from '#domain/known-fund.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { pageOf, type Line } from './placed-words.ts';

const plain = (name: string): KnownFund => ({ name, other_names: [], amc: null, family: null, asset_class: null });
const pension = (asset_class: string): KnownFund => ({
  name: 'Sample Pension Fund',
  other_names: [`Sample Pension Fund - ${asset_class}`],
  amc: null,
  family: 'Sample Pension Fund',
  asset_class,
});
const funds = [
  plain('Sample Income Fund'),
  plain('Sample Stock Fund'),
  pension('EQUITY'),
  pension('DEBT'),
  pension('MONEY_MARKET'),
];

function read(...pages: readonly (readonly Line[])[]): readonly ReadFragment[] {
  const text = { pages: pages.map((lines, at) => ({ ...pageOf(lines), page_number: at + 1 })) };
  return readReport(text, { funds }).fragments;
}

const PENSION: readonly Line[] = [
  [40, [40, 'Sample Pension Fund', 16]],
  [60, [40, 'Data as of 31 October 2024']],
  [80, [40, 'Category'], [140, 'Voluntary Pension Scheme']],
  [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
];
// The month before is at the left, and a wide name is over both of its columns.
const PRICES: readonly Line[] = [
  [130, [40, 'Size and Price', 10]],
  [148, [175, 'Equity Sub-Fund'], [300, 'Debt Sub-Fund'], [398, 'Money Market Sub-Fund']],
  [162, [160, 'Sep-24'], [220, 'Oct-24'], [285, 'Sep-24'], [345, 'Oct-24'], [410, 'Sep-24'], [470, 'Oct-24']],
  [
    176,
    [40, 'Net Assets (PKR mn)'],
    [160, '416.7'],
    [220, '441.0'],
    [285, '939.5'],
    [345, '903.8'],
    [410, '1478.6'],
    [470, '1579.9'],
  ],
  [
    190,
    [40, 'NAV per Unit (PKR)'],
    [160, '148.9935'],
    [220, '150.6772'],
    [285, '276.9382'],
    [345, '280.5910'],
    [410, '265.5754'],
    [470, '269.1211'],
  ],
  [
    204,
    [40, 'Units Outstanding'],
    [160, '2,796,584'],
    [220, '2,926,874'],
    [285, '3,392,394'],
    [345, '3,220,890'],
    [410, '5,567,549'],
    [470, '5,870,746'],
  ],
];
const returns = (equity: string, debt: string): readonly Line[] => [
  [240, [40, 'Returns (%)', 10]],
  [256, [175, 'Equity Sub-Fund'], [300, 'Debt Sub-Fund'], [398, 'Money Market Sub-Fund']],
  [270, [170, '1M'], [230, 'FYTD'], [295, '1M'], [355, 'FYTD'], [420, '1M'], [480, 'FYTD']],
  [284, [40, 'Sub-Fund'], [165, equity], [230, '7.02'], [290, debt], [355, '17.02'], [415, '15.72'], [480, '16.90']],
  [
    298,
    [40, 'Benchmark'],
    [165, '2.55'],
    [230, '6.71'],
    [290, '16.34'],
    [355, '17.67'],
    [415, '16.34'],
    [480, '17.67'],
  ],
];

describe('what a page says of parts of a fund', () => {
  it('is of the column of the month under the name of each part', () => {
    const [fragment] = read([...PENSION, ...PRICES]);
    expect(fragment?.sub_funds.map((row) => [row.sub_fund_key, row.nav_per_unit, row.net_assets_pkr])).toEqual([
      ['EQUITY', '150.6772', '441000000'],
      ['DEBT', '280.5910', '903800000'],
      ['MONEY_MARKET', '269.1211', '1579900000'],
    ]);
  });

  it('is a special term with the key of the part where its row has no member', () => {
    const [fragment] = read([...PENSION, ...PRICES]);
    const units = fragment?.special_terms.filter((row) => row.term_type === 'UNITS_OUTSTANDING');
    expect(units?.map((row) => [row.sub_fund_key, row.value_numeric])).toEqual([
      ['EQUITY', '2926874'],
      ['DEBT', '3220890'],
      ['MONEY_MARKET', '5870746'],
    ]);
  });

  it('is withheld where the prices of two parts explain the returns of each other', () => {
    const [right] = read([...PENSION, ...PRICES, ...returns('1.13', '15.53')]);
    expect(
      right?.reported_returns.filter((row) => row.period_key === '1M').map((row) => row.fund_return_percent),
    ).toEqual(['1.13', '15.53', '15.72']);
    const [swapped] = read([...PENSION, ...PRICES, ...returns('15.53', '1.13')]);
    expect(swapped?.reported_returns.map((row) => row.sub_fund_key)).toEqual(['MONEY_MARKET', 'MONEY_MARKET']);
    expect(swapped?.withheld.map(({ check }) => check)).toContain('sub_funds_swapped');
  });

  it('is withheld for all periods, also if the monthly series contradicts the month’s returns alone', () => {
    const series = (y: number, name: string, ...values: readonly string[]): Line => [
      y,
      [40, name],
      ...values.map((value, at): [number, string] => [200 + 60 * at, value]),
    ];
    const SERIES: readonly Line[] = [
      [330, [40, 'Monthly returns (%)', 10]],
      series(344, ' ', 'Jul-24', 'Aug-24', 'Sep-24', 'Oct-24'),
      series(356, 'Equity Sub-Fund', '0.72', '4.25', '5.46', '1.13'),
      series(368, 'Debt Sub-Fund', '18.01', '17.00', '16.09', '15.53'),
      series(380, 'Money Market Sub-Fund', '17.49', '16.16', '17.33', '15.72'),
    ];
    const keysOf = (equity: string, debt: string): (string | null)[] => {
      const [fragment] = read([...PENSION, ...PRICES, ...returns(equity, debt), ...SERIES]);
      const rows = fragment?.reported_returns.filter((row) => row.period_key === 'FYTD');
      return (rows ?? []).map((row) => row.sub_fund_key);
    };
    expect(keysOf('1.13', '15.53')).toEqual(['EQUITY', 'DEBT', 'MONEY_MARKET']);
    expect(keysOf('15.53', '1.13')).toEqual(['MONEY_MARKET']);
  });
});

const facts = (y: number, nav: string): Line[] => [
  [y, [40, 'Launch date'], [240, '12-May-2010']],
  [y + 12, [40, 'NAV per unit (Rs.)'], [240, nav]],
  [y + 24, [40, 'Net assets (Rs. mn)'], [240, '512.40']],
  [y + 36, [40, 'Risk profile'], [240, 'Medium']],
  [y + 48, [40, 'Category'], [240, 'Income Scheme']],
];

describe('a fund that begins where the one before ends', () => {
  const first: readonly Line[] = [
    [30, [40, 'Report for April 2025']],
    [60, [40, '1. Sample Income Fund', 16]],
    ...facts(90, '101.2500'),
  ];
  const second: readonly Line[] = [
    [30, [40, 'Report for April 2025']],
    [60, [40, 'Returns (%)', 9]],
    [74, [240, 'SIF'], [340, 'Benchmark']],
    [86, [40, 'Three months'], [240, '11.52'], [340, '12.01']],
    [98, [40, 'One year'], [240, '16.73'], [340, '16.67']],
    [110, [40, 'Since inception'], [240, '10.91'], [340, '11.18']],
    [400, [40, '2. Sample Stock Fund', 16]],
    ...facts(430, '58.7500'),
  ];

  it('has what is under its title, and the one before what is over it', () => {
    const found = read(first, second).map((fragment) => [
      fragment.page_number,
      fragment.fund_name_raw,
      fragment.nav_per_unit,
      fragment.reported_returns.length,
    ]);
    expect(found).toEqual([
      [1, 'Sample Income Fund', '101.2500', 0],
      [2, 'Sample Income Fund', null, 3],
      [2, 'Sample Stock Fund', '58.7500', 0],
    ]);
  });

  it('has its own part also if that begins with words alone', () => {
    const words: readonly Line[] = [
      ...second.filter(([y]) => y <= 400),
      [430, [40, 'Category'], [240, 'Equity Scheme']],
      [442, [40, 'Risk profile'], [240, 'High']],
      [454, [40, 'Pricing mechanism'], [240, 'Forward']],
      [466, [40, 'Dealing days'], [240, 'Monday to Friday']],
    ];
    const found = read(first, words).map((fragment) => [fragment.fund_name_raw, fragment.reported_returns.length]);
    expect(found).toEqual([
      ['Sample Income Fund', 0],
      ['Sample Income Fund', 3],
      ['Sample Stock Fund', 0],
    ]);
  });
});

it('benchmarks under the row of a part that was not read are nobody’s', () => {
  const page = (name: string): ReadFragment | undefined =>
    read([
      ...PENSION,
      [130, [40, 'Performance of the sub-funds (%)', 10]],
      [148, [200, '1 Month'], [260, '3 Months'], [320, '1 Year']],
      [162, ...(name === '' ? [] : ([[40, name]] as const)), [200, '1.25'], [260, '3.75'], [320, '15.50']],
      [176, [40, 'Benchmark'], [200, '1.15'], [260, '3.45'], [320, '14.25']],
    ])[0];
  const benchmarks = (name: string): (string | null)[] =>
    page(name)?.reported_returns.map(({ benchmark_return_percent }) => benchmark_return_percent) ?? [];
  expect(benchmarks('Equity Sub-Fund')).toEqual(['1.15', '3.45', '14.25']);
  expect(benchmarks('')).toEqual([]);
});

it('a figure behind the label of another table beside is no return of this one', () => {
  // The columns are set a little unevenly, so that they are not seen as one line.
  const rows: readonly Line[] = ['Three years', 'Five years', 'Since inception'].flatMap((label, at): Line[] => [
    [162 + 14 * at, [40, ['Month', 'Three months', 'Fiscal YTD'][at] ?? ''], [120, `8.${at}5%`]],
    [163.6 + 14 * at, [200, `7.${at}7%`], [232, label], [330, `10.${at}7%`]],
  ]);
  const [fragment] = read([
    [40, [40, 'Sample Income Fund', 16]],
    [60, [40, 'Data as of 31 October 2024']],
    [80, [40, 'Category'], [140, 'Income']],
    [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
    [130, [40, 'Performance', 10]],
    [148, [120, 'Fund'], [190, 'Benchmark'], [330, 'Fund']],
    ...rows,
  ]);
  const long = fragment?.reported_returns.filter(({ period_key }) =>
    ['3Y', '5Y', 'SINCE_INCEPTION'].includes(period_key),
  );
  expect(long?.filter(({ benchmark_return_percent }) => benchmark_return_percent?.startsWith('7.'))).toEqual([]);
});

it('a bullet before a label does not move it into the part at the left', () => {
  const part = (at: number, mark: string, shares: readonly string[]): Line[] =>
    ['Ijarah sukuk', 'Cash at bank', 'Other assets'].map((label, row) => [
      162 + 14 * row,
      ...(mark === '' || row > 0 ? [] : ([[at - 6, mark]] as const)),
      [at + 2, label],
      [at + 120, shares[row] ?? ''],
    ]);
  const [left, right] = [part(40, '', ['66.5%', '29.9%', '3.6%']), part(220, '–', ['48.0%', '50.1%', '1.9%'])];
  const [fragment] = read([
    ...PENSION,
    [130, [40, 'Equity Sub-Fund', 9], [220, 'Debt Sub-Fund', 9]],
    [146, [40, 'Asset allocation (% of total assets)'], [220, 'Asset allocation (% of total assets)']],
    ...left.map((line, at): Line => [line[0], ...line.slice(1), ...(right[at] ?? line).slice(1)] as unknown as Line),
  ]);
  const cash = fragment?.allocations.filter(({ label_raw }) => label_raw === 'Cash at bank');
  expect(cash?.map((row) => [row.sub_fund_key, row.percent_of_total_assets])).toEqual([
    ['EQUITY', '29.9'],
    ['DEBT', '50.1'],
  ]);
});
