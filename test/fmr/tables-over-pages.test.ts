/** Tables that the next page continues without their heads, and months beside their years. */
import { describe, expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, INCOME_FUND, pageOf, type Line } from './placed-words.ts';

const HEADS: Line = [638, [60, 'Year'], [120, 'Month'], [300, 'SIF'], [400, 'Benchmark']];
const TITLE: Line = [620, [40, 'Returns of the last twelve months (percent)', 9]];
const FOOT: Line = [790, [40, 'Sample Investments Limited']];

const monthAt = (y: number, month: string, own: string, benchmark: string): Line => [
  y,
  [120, month],
  [300, own],
  [400, benchmark],
];

const FIRST: readonly Line[] = [
  monthAt(654, 'September', '1.11', '2.22'),
  [666, [60, '2023'], [120, 'October'], [300, '1.12'], [400, '2.23']],
  monthAt(678, 'November', '1.13', '2.24'),
];
const CONTINUED: Line = [30, [40, 'Sample Income Fund (continued)', 7]];
const REST: readonly Line[] = [
  monthAt(50, 'January', '1.31', '2.41'),
  monthAt(62, 'February', '1.32', '2.42'),
  [74, [60, '2024'], [120, 'March'], [300, '1.33'], [400, '2.43']],
  monthAt(86, 'April', '1.34', '2.44'),
  monthAt(98, 'May', '1.35', '2.45'),
];
const UNDER: Line = [140, [40, 'Pricing Mechanism'], [200, 'Forward']];
const DECEMBER = monthAt(690, 'December', '1.14', '2.25');

const sayMonths = (fragments: readonly (ReadFragment | undefined)[]): string[] =>
  fragments.flatMap((fragment) =>
    (fragment?.reported_returns ?? []).map(
      (row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
    ),
  );

function readPages(first: readonly Line[], second: readonly Line[]): ReadFragment[] {
  const pages = [
    { ...pageOf([...INCOME_FUND, ...first, FOOT]), page_number: 1 },
    { ...pageOf([...second, FOOT]), page_number: 2 },
  ];
  return [...readReport({ pages }, { funds: [fundOf('Sample Income Fund')] }).fragments];
}

const BEFORE = ['September 2023 1.11 2.22', 'October 2023 1.12 2.23', 'November 2023 1.13 2.24'];
const AFTER = [
  'January 2024 1.31 2.41',
  'February 2024 1.32 2.42',
  'March 2024 1.33 2.43',
  'April 2024 1.34 2.44',
  'May 2024 1.35 2.45',
];

describe('months next to the year that is in the middle of them', () => {
  const sayPage = (...rows: readonly Line[]): string[] => sayMonths(readPages([TITLE, HEADS, ...rows], []));

  it('have that year', () => {
    expect(
      sayPage(
        ...FIRST,
        monthAt(690, 'January', '1.31', '2.41'),
        [702, [60, '2024'], [120, 'February'], [300, '1.32'], [400, '2.42']],
        monthAt(714, 'March', '1.33', '2.43'),
      ),
    ).toEqual([]);
    expect(
      sayPage(
        monthAt(654, 'October', '1.11', '2.22'),
        [666, [60, '2023'], [120, 'November'], [300, '1.12'], [400, '2.23']],
        monthAt(678, 'December', '1.13', '2.24'),
        monthAt(690, 'January', '1.31', '2.41'),
        [702, [60, '2024'], [120, 'February'], [300, '1.32'], [400, '2.42']],
        monthAt(714, 'March', '1.33', '2.43'),
      ),
    ).toEqual([
      'October 2023 1.11 2.22',
      'November 2023 1.12 2.23',
      'December 2023 1.13 2.24',
      'January 2024 1.31 2.41',
      'February 2024 1.32 2.42',
      'March 2024 1.33 2.43',
    ]);
  });

  it('have no year that is in the middle of other rows', () => {
    const rows = [
      monthAt(654, 'June', '1.11', '2.22'),
      monthAt(666, 'July', '1.12', '2.23'),
      monthAt(678, 'August', '1.13', '2.24'),
      [690, [60, '2023'], [120, 'September'], [300, '1.14'], [400, '2.25']] as const,
    ];
    expect(sayPage(...rows)).toEqual([]);
  });

  it('are labelled in one language only, if a second one is between them and their figures', () => {
    const withUrdu = (line: Line, urdu: string): Line => [line[0], ...line.slice(1), [220, urdu, 7]] as unknown as Line;
    expect(
      sayPage(
        withUrdu([654, [60, '2023'], [120, 'September'], [300, '1.11'], [400, '2.22']], 'ستمبر'),
        withUrdu(monthAt(666, 'October', '1.12', '2.23'), 'اکتوبر'),
        withUrdu(monthAt(678, 'November', '1.13', '2.24'), 'نومبر'),
        withUrdu(monthAt(690, 'December', '1.14', '2.25'), 'دسمبر'),
      ),
    ).toEqual([...BEFORE, 'December 2023 1.14 2.25']);
  });
});

describe('a table that the next page continues without its heads', () => {
  const [september, , november] = FIRST as readonly [Line, Line, Line];
  const page = [TITLE, HEADS, [654, [60, '2023'], ...september.slice(1)] as unknown as Line];

  it('has the heads of the page before', () => {
    const first = [...page, monthAt(666, 'October', '1.12', '2.23'), november, DECEMBER];
    expect(sayMonths(readPages(first, [CONTINUED, ...REST, UNDER]))).toEqual([
      ...BEFORE,
      'December 2023 1.14 2.25',
      ...AFTER,
    ]);
  });

  it('has none if other words end that page', () => {
    const first = [...page, monthAt(666, 'October', '1.12', '2.23'), november, DECEMBER];
    const words: Line = [704, [40, 'Cut-off time'], [200, '4:00 pm']];
    expect(sayMonths(readPages([...first, words], [CONTINUED, ...REST, UNDER]))).not.toContain(AFTER[0]);
  });

  it('has none if its columns are others', () => {
    const first = [...page, monthAt(666, 'October', '1.12', '2.23'), november, DECEMBER];
    const moved = REST.map(
      ([y, ...cells]) => [y, ...cells.map(([x, text]) => [x > 250 ? x - 30 : x, text])] as unknown as Line,
    );
    expect(sayMonths(readPages(first, [CONTINUED, ...moved, UNDER]))).not.toContain(AFTER[0]);
  });

  it('is of the sub-funds over its columns', () => {
    const yearAt = (y: number, year: string, ...figures: readonly string[]): Line => [
      y,
      [40, year],
      ...figures.map((figure, at): [number, string] => [150 + 70 * at, figure]),
    ];
    const first: readonly Line[] = [
      [40, [40, 'Sample Pension Fund', 16]],
      [60, [40, 'Data as of 31 October 2024']],
      [80, [40, 'Category'], [140, 'Voluntary Pension Scheme']],
      [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
      [600, [160, 'Equity Sub-Fund'], [310, 'Debt Sub-Fund']],
      [614, [40, 'Net assets (Rs. in million)'], [180, '375.43'], [325, '644.71']],
      [628, [40, 'NAV per unit (Rs.)'], [180, '200.6647'], [325, '256.4396']],
      [642, [40, 'Returns (percent)'], [145, 'Sub-Fund'], [205, 'Benchmark'], [285, 'Sub-Fund'], [345, 'Benchmark']],
      yearAt(656, 'FY 2023-24', '17.16', '16.05', '17.00', '17.89'),
      yearAt(670, 'FY 2022-23', '18.04', '13.78', '11.97', '10.92'),
      FOOT,
    ];
    const second: readonly Line[] = [
      [30, [40, 'Sample Pension Fund (continued)', 7]],
      yearAt(50, 'FY 2021-22', '11.80', '14.58', '18.09', '18.66'),
      yearAt(64, 'FY 2020-21', '19.69', '11.97', '11.40', '12.42'),
      [140, [40, 'Pricing Mechanism'], [200, 'Forward']],
      FOOT,
    ];
    const funds = ['EQUITY', 'DEBT'].map((part) => fundOf('Sample Pension Fund', part));
    const pages = [pageOf(first), { ...pageOf(second), page_number: 2 }];
    const rows = readReport({ pages }, { funds }).fragments.flatMap(({ reported_returns }) => reported_returns);
    expect(
      rows.map((row) => `${row.sub_fund_key} ${row.period_label_raw} ${row.fund_return_percent}`).toSorted(),
    ).toEqual([
      'DEBT FY 2020-21 11.40',
      'DEBT FY 2021-22 18.09',
      'DEBT FY 2022-23 11.97',
      'DEBT FY 2023-24 17.00',
      'EQUITY FY 2020-21 19.69',
      'EQUITY FY 2021-22 11.80',
      'EQUITY FY 2022-23 18.04',
      'EQUITY FY 2023-24 17.16',
    ]);
  });
});
