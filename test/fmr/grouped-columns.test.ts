import { describe, expect, it } from 'vitest';
import { readReport } from '#sources/fmr/read-report.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { pageOf, readPage, type Line } from './placed-words.ts';

const HEAD: readonly Line[] = [
  [40, [40, 'Sample Income Fund (SIF)', 16]],
  [60, [40, 'Position as on 31/12/2023']],
  [80, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
  [92, [40, 'NAV per unit (Rs.)'], [240, '101.2500']],
  [104, [40, 'Launch date'], [240, '12-May-2010']],
];

const read = (...lines: readonly Line[]): ReadFragment => readPage([...HEAD, ...lines]);

const returns = ({ reported_returns }: ReadFragment): string[] =>
  reported_returns.map((row) => `${row.period_key} ${row.fund_return_percent} ${row.benchmark_return_percent}`);

describe('the name of a series over a group of columns', () => {
  const TITLE: Line = [140, [40, 'Returns (%)', 9]];
  const NAMES: Line = [156, [110, 'SIF'], [290, 'Benchmark']];
  const FIGURES: Line = [
    190,
    [48, '14.56'],
    [98, '15.89'],
    [153, '14.12'],
    [238, '16.34'],
    [288, '17.28'],
    [343, '15.22'],
  ];

  it('is that of each of them, also where one head has two lines', () => {
    const fragment = read(
      TITLE,
      NAMES,
      [168, [152, 'Since']],
      [176, [145, 'inception']],
      [168, [342, 'Since']],
      [176, [335, 'inception']],
      [172, [54, '1M'], [104, '3M'], [244, '1M'], [294, '3M']],
      FIGURES,
    );
    expect(returns(fragment)).toEqual(['1M 14.56 16.34', '3M 15.89 17.28', 'SINCE_INCEPTION 14.12 15.22']);
  });

  it('is not taken from a label beside that no figure fits', () => {
    const fragment = read(
      TITLE,
      NAMES,
      [172, [54, '1M'], [104, '3M'], [160, '1Y'], [244, '1M'], [294, '3M'], [350, '1Y']],
      [190, [2, 'Fund manager'], ...(FIGURES.slice(1) as (readonly [number, string])[])],
    );
    expect(returns(fragment)).toEqual(['1M 14.56 16.34', '3M 15.89 17.28', '1Y 14.12 15.22']);
  });

  it('leaves both figures of a period out where it is not read', () => {
    const fragment = read(
      TITLE,
      [156, [40, 'Period'], [240, 'Fund']],
      [170, [40, '3 months'], [240, '15.89']],
      [184, [40, '1 year'], [240, '17.00']],
      [240, [40, 'Performance', 9]],
      [256, [40, 'Period'], [240, 'Fund']],
      [270, [40, '3 months'], [240, '17.28']],
      [284, [40, '2 years'], [240, '18.00']],
    );
    expect(returns(fragment)).toEqual(['1Y 17.00 null', '2Y 18.00 null']);
    expect(fragment.withheld.map(({ check }) => check)).toContain('returns_conflict');
  });
});

describe('figures in square brackets', () => {
  it('are of the name in the brackets of their head', () => {
    const fragment = read(
      [140, [40, 'Return, %', 9], [240, 'Fund [BM]']],
      [154, [40, '1M'], [236, '2.78 [(3.29)]']],
      [168, [40, '3M'], [232, '20.58 [21.01]']],
      [182, [40, 'Since launch'], [236, '9.93 [10.40]']],
    );
    expect(returns(fragment)).toEqual(['1M 2.78 -3.29', '3M 20.58 21.01', 'SINCE_INCEPTION 9.93 10.40']);
  });

  it('are of the second of two periods that a label names', () => {
    const { fees } = read(
      [116, [40, 'TER incl. levies, MTD [YTD]'], [240, '0.82% [0.91%]']],
      [128, [40, 'Risk profile'], [240, 'Medium']],
    );
    expect(fees.map(({ label_raw, period, value_percent }) => [label_raw, period, value_percent])).toEqual([
      ['TER incl. levies', 'MTD', '0.82'],
      ['TER incl. levies', 'YTD', '0.91'],
    ]);
  });
});

describe('a list of holdings in two columns with words between names and shares', () => {
  it('has the names of each column, not the words', () => {
    const { holdings } = read(
      [140, [40, 'Top Holdings (% of Total Assets)', 9]],
      [156, [40, 'Name'], [160, 'Type'], [230, '%'], [290, 'Name'], [410, 'Type'], [480, '%']],
      [
        172,
        [40, 'Sample Hydro Limited'],
        [160, 'Sukuk'],
        [226, '3.5'],
        [290, 'Sample Foods Limited'],
        [410, 'Sukuk'],
        [476, '1.7'],
      ],
      [
        188,
        [40, 'Sample Power Limited'],
        [160, 'Sukuk'],
        [226, '2.7'],
        [290, 'Sample Energy Limited'],
        [410, 'Sukuk'],
        [476, '1.0'],
      ],
    );
    expect(holdings.map(({ name_raw }) => name_raw).toSorted()).toEqual([
      'Sample Energy Limited',
      'Sample Foods Limited',
      'Sample Hydro Limited',
      'Sample Power Limited',
    ]);
  });
});

describe('labels and values of one line', () => {
  it('a second label in the value of the first, and one label for two loads', () => {
    const { fees } = read(
      [116, [40, 'Front-End Load'], [240, '1% Back-End Load: NIL']],
      [128, [40, 'Risk profile'], [240, 'Medium']],
    );
    expect(fees.map(({ fee_type, value_percent }) => [fee_type, value_percent])).toEqual([
      ['FRONT_END_LOAD', '1'],
      ['BACK_END_LOAD', '0'],
    ]);
    const both = read(
      [116, [40, 'Front-end Load / Back-end Load'], [240, 'None']],
      [128, [40, 'Risk profile'], [240, 'Medium']],
    );
    expect(both.fees.map(({ fee_type }) => fee_type)).toEqual(['FRONT_END_LOAD', 'BACK_END_LOAD']);
  });

  it('an adviser in Shariah may be a person, and a date may be broken behind its month', () => {
    const fragment = read(
      [116, [40, 'Shariah Advisor'], [240, 'Mufti Sample Ahmed']],
      [128, [40, 'AMC Rating'], [240, 'AM2+ (PACRA) as of June']],
      [138, [240, '21st, 2023']],
      [152, [40, 'Risk profile'], [240, 'Medium']],
    );
    expect(fragment.parties.map(({ name_raw, organization_raw }) => [name_raw, organization_raw])).toEqual([
      ['Mufti Sample Ahmed', null],
    ]);
    expect(fragment.ratings.map(({ rating_date }) => rating_date)).toEqual(['2023-06-21']);
    expect(fragment.nav_date).toBe('2023-12-31');
  });

  it('the title of the page is no value of a label under it', () => {
    const { fragments } = readReport(
      {
        pages: [
          pageOf([
            [40, [40, '7. Sample Liquid Fund', 16]],
            [60, [40, 'Data as of 31 December 2023']],
            [74, [40, 'Category']],
            ...HEAD.slice(2),
          ]),
        ],
      },
      { funds: [{ name: 'Sample Liquid Fund', other_names: [], amc: null, family: null, asset_class: null }] },
    );
    expect(fragments.map(({ fund_name_raw, category_raw }) => [fund_name_raw, category_raw])).toEqual([
      ['Sample Liquid Fund', null],
    ]);
  });
});
