import { describe, expect, it } from 'vitest';
import type { KnownFund } from '#domain/known-fund.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { SubFundNames } from '#sources/fmr/regions/sub-fund-names.ts';
import { pageOf, type Line } from './placed-words.ts';

const FUND = 'Sample Fixed Return Fund';
const known = (name: string, family: string | null = null): KnownFund => ({
  name,
  other_names: [],
  amc: 'Sample',
  family,
  asset_class: null,
});
const plans = [known('Plan I', FUND), known('Plan II', FUND)];
const own = known(FUND);
const others = [known('Sample Cash Fund'), known('Sample Stock Fund')];

function read(lines: readonly Line[], funds: readonly KnownFund[]): ReadFragment {
  const [fragment] = readReport({ pages: [pageOf(lines)] }, { funds }).fragments;
  if (fragment === undefined) throw new Error('no page of a fund');
  return fragment;
}

const HEAD: readonly Line[] = [
  [40, [20, FUND, 16]],
  [60, [20, 'Data as of 30 June 2024']],
];
const INFORMATION: readonly Line[] = [
  [84, [20, 'Fund Information', 9]],
  [98, [20, 'Launch Date'], [90, 'Mar 14, 2022']],
  [110, [20, 'Risk Profile'], [90, 'Low']],
  [122, [20, 'Management Fee'], [90, '1.00% p.a.']],
  [146, [20, 'Front End Load'], [90, 'Nil']],
];
/** On the same lines as the facts of the fund. */
const PLANS: readonly Line[] = [
  [84, [200, 'Plans', 9]],
  [98, [400, 'Plan I', 8.5], [520, 'Plan II', 8.5]],
  [110, [200, 'Maturity Date'], [390, 'Mar 13, 2024'], [510, 'Jun 20, 2025']],
  [122, [200, 'Fund Size'], [370, 'Rs. 1,062.29 mn'], [500, 'Rs. 575.34 mn']],
  [134, [200, 'NAV per Unit'], [385, 'Rs. 11.2995'], [505, 'Rs. 10.9550']],
];
const RETURNS: readonly Line[] = [
  [160, [200, 'Plan I - Performance (%)', 9], [400, 'Plan II - Performance (%)', 9]],
  [174, [290, 'Plan I', 8.5], [340, 'Benchmark', 8.5], [500, 'Plan II', 8.5], [550, 'Benchmark', 8.5]],
  [186, [200, 'Month to Date'], [295, '17.99'], [350, '17.01'], [400, 'Month to Date'], [505, '18.61'], [560, '17.01']],
  [
    198,
    [200, 'Since Inception'],
    [295, '15.50'],
    [350, '14.83'],
    [400, 'Since Inception'],
    [505, '16.29'],
    [560, '15.50'],
  ],
];
const ASSETS: readonly Line[] = [
  [220, [200, 'Asset Allocation (% of Total Assets)', 9], [400, 'Asset Allocation (% of Total Assets)', 9]],
  [234, [200, 'PIBs'], [350, '89.4'], [400, 'T-Bills'], [560, '82.1']],
  [246, [200, 'Bank Balances'], [350, '8.9'], [400, 'Bank Balances'], [560, '16.5']],
  [258, [200, 'Others'], [350, '1.7'], [400, 'Others'], [560, '1.4']],
];
/** The lines of several parts of the page, cells of one height on one line. */
function together(...parts: readonly (readonly Line[])[]): Line[] {
  const lines = Map.groupBy(parts.flat(), ([y]) => y);
  return [...lines].map(([y, same]): Line => [y, ...same.flatMap(([, ...cells]) => cells)]);
}
const PAGE = together(HEAD, INFORMATION, PLANS, RETURNS, ASSETS);

const sharesOf = ({ allocations }: ReadFragment): string[] =>
  allocations.map((row) => `${row.sub_fund_key ?? '-'} ${row.label_raw} ${row.current_period}`);

describe('plans that have only a number', () => {
  const names = new SubFundNames(FUND, plans, false);

  it.each([
    ['Plan I - Performance (%)', 'Plan I'],
    ['Plan-II', 'Plan II'],
    ['Plan III', undefined],
    ['Explaining the plan in brief', undefined],
    ['Plan I and Plan II', undefined],
    ['Plan I to Plan IV', undefined],
  ])('are named by their number as a word of its own: %s', (text, name) => {
    expect(names.find(text)?.name).toBe(name);
  });

  it('head columns of facts, beside those of the fund', () => {
    const fragment = read(PAGE, [own, ...plans]);
    expect(fragment.sub_funds).toMatchObject([
      { sub_fund_key: 'PLAN_I', nav_per_unit: '11.2995', net_assets_pkr: '1062290000' },
      { sub_fund_key: 'PLAN_II', nav_per_unit: '10.9550', net_assets_pkr: '575340000' },
    ]);
    expect(fragment).toMatchObject({ nav_per_unit: null, fund_size: null, risk_profile_raw: 'Low' });
    expect(fragment.fees.map((fee) => `${fee.fee_type} ${fee.sub_fund_key ?? '-'}`)).toEqual([
      'MANAGEMENT_FEE -',
      'FRONT_END_LOAD -',
    ]);
  });

  it('head the columns of their own tables of returns', () => {
    const { reported_returns } = read(PAGE, [own, ...plans]);
    const told = reported_returns.map((row) => [
      row.sub_fund_key,
      row.fund_return_percent,
      row.benchmark_return_percent,
    ]);
    expect(told).toEqual([
      ['PLAN_I', '17.99', '17.01'],
      ['PLAN_I', '15.50', '14.83'],
      ['PLAN_II', '18.61', '17.01'],
      ['PLAN_II', '16.29', '15.50'],
    ]);
  });

  it('own tables of one title, each below a title that names another plan', () => {
    expect(sharesOf(read(PAGE, [own, ...plans]))).toEqual([
      'PLAN_I PIBs 89.4',
      'PLAN_I Bank Balances 8.9',
      'PLAN_I Others 1.7',
      'PLAN_II T-Bills 82.1',
      'PLAN_II Bank Balances 16.5',
      'PLAN_II Others 1.4',
    ]);
  });

  it('that the registry does not have have no tables, and the fund gets none of two', () => {
    expect(sharesOf(read(PAGE, [own]))).toEqual([]);
  });

  it('are named before the title of a table', () => {
    expect(titleKind('Plan II – Performance (%)')).toBe('PERFORMANCE');
    expect(titleKind('Sample Saving Plan – Dealing')).toBeUndefined();
  });
});

describe('a table of other funds on the page of one', () => {
  const page = (...rows: Line[]): Line[] => [
    ...together(HEAD, INFORMATION),
    [160, [200, 'Fund Performance (%)', 9]],
    [174, [360, 'Fund', 8.5], [440, 'Benchmark', 8.5]],
    [186, [200, 'Month to Date'], [360, '1.25'], [450, '1.10']],
    [198, [200, 'Fiscal Year to Date'], [360, '9.81'], [450, '9.40']],
    [400, [200, 'Other Funds Managed by Sample Ahmed (%)', 9]],
    [416, [350, 'Month to Date', 8.5], [480, 'Fiscal Year to Date', 8.5]],
    [
      428,
      [200, 'Fund', 8.5],
      [340, 'Return', 8.5],
      [400, 'Benchmark', 8.5],
      [470, 'Return', 8.5],
      [540, 'Benchmark', 8.5],
    ],
    ...rows,
  ];
  const cash: Line = [440, [200, 'Sample Cash Fund'], [345, '2.22'], [410, '2.33'], [475, '12.22'], [550, '12.33']];
  const stock: Line = [452, [200, 'Sample Stock Fund'], [345, '3.22'], [410, '3.33'], [475, '13.22'], [550, '13.33']];

  it.each([
    ['one row', [cash]],
    ['several rows', [cash, stock]],
  ])('is not a second table of its returns, if it has %s', (_, rows) => {
    const fragment = read(page(...rows), [own, ...others]);
    expect(fragment.reported_returns.map((row) => row.fund_return_percent)).toEqual(['1.25', '9.81']);
    expect(fragment.withheld).toEqual([]);
  });

  it('has whole names: a short form that fits another fund leaves the table to the page', () => {
    const short: Line = [440, [200, 'SCF'], [345, '2.22'], [410, '2.33'], [475, '12.22'], [550, '12.33']];
    const { withheld } = read(page(short), [own, ...others]);
    expect(withheld.map(({ check }) => check)).toEqual(['returns_conflict']);
  });
});
