/**
 * Slides of several funds: returns in the order of rank, funds that face each other across their labels, a list set
 * sideways, people with a mark for each of their funds, and costs around bars.
 */
import { describe, expect, it } from 'vitest';
import type { PdfPage, TurnedWord, Word } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, INCOME_FUND, pageOf, type Line } from './placed-words.ts';

const NAMES = ['Sample Cash Fund', 'Sample Stock Fund', 'Sample Gold Fund'];
const DAY: Line = [60, [40, 'Data as of 31 October 2024']];

function readPages(...pages: readonly PdfPage[]): readonly ReadFragment[] {
  const numbered = pages.map((page, at) => ({ ...page, page_number: at + 1 }));
  return readReport({ pages: numbered }, { funds: NAMES.map((name) => fundOf(name)) }).fragments;
}

const ownPage = (name: string): PdfPage =>
  pageOf([
    [40, [40, name, 16]],
    DAY,
    [80, [40, 'Category'], [180, 'Open']],
    [92, [40, 'Launch Date'], [180, '12-Nov-2014']],
    [104, [40, 'Trustee'], [180, 'CDC']],
  ]);

const KEY: Line = [300, [40, 'SCF'], [62, NAMES[0] ?? ''], [200, 'SSF'], [222, NAMES[1] ?? '']];

describe('funds in the order of their returns, once for each period', () => {
  type Rung = readonly [fund: string, own: string, benchmark: string];
  const ladder = (x: number, y: number, period: string, ...rungs: readonly Rung[]): Line[] => [
    [y, [x, period]],
    [y + 12, [x + 14, 'Fund'], [x + 60, 'Return'], [x + 120, 'Benchmark']],
    ...rungs.map(([fund, own, benchmark], at): Line => [
      y + 26 + 14 * at,
      [x, String(at + 1)],
      [x + 14, fund],
      [x + 62, own],
      [x + 122, benchmark],
    ]),
  ];
  const returnsOf = (fragments: readonly ReadFragment[], name: string | undefined): string[] =>
    fragments
      .filter(({ fund_name_raw }) => fund_name_raw === name)
      .flatMap(({ reported_returns }) => reported_returns)
      .map((row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`);
  const slide = (...lines: readonly Line[]): PdfPage => pageOf([[30, [40, 'Standings', 14]], DAY, ...lines, KEY]);

  it('are read with the row of each fund in each list', () => {
    const fragments = readPages(
      slide(
        ...ladder(40, 90, '1 month', ['SCF', '1.52', '1.40'], ['SSF', '1.10', '0.90']),
        ...ladder(320, 90, '1 year', ['SSF', '31.20', '28.10'], ['SCF', '19.40', '18.80']),
        ...ladder(40, 180, '3 years', ['SSF', '22.70', '20.10'], ['SCF', '17.30', '16.90']),
      ),
    );
    expect(returnsOf(fragments, NAMES[0])).toEqual(['1 month 1.52 1.40', '1 year 19.40 18.80', '3 years 17.30 16.90']);
    expect(returnsOf(fragments, NAMES[1])).toEqual(['1 month 1.10 0.90', '1 year 31.20 28.10', '3 years 22.70 20.10']);
  });

  it('are nobody’s if a figure is missing from a row', () => {
    const fragments = readPages(
      slide(
        ...ladder(40, 90, '1 month', ['SCF', '1.52', '1.40'], ['SSF', '1.10', '0.90']),
        ...ladder(320, 90, '1 year', ['SSF', '31.20', ''], ['SCF', '19.40', '18.80']),
      ),
    );
    expect(returnsOf(fragments, NAMES[0])).toEqual([]);
  });
});

it('two funds whose names are not on one line face each other across the labels that they share', () => {
  const row = (y: number, left: string, label: string, right: string): Line => [
    y,
    [200 - 4 * left.length, left],
    [290 - 2 * label.length, label],
    [370, right],
  ];
  const fragments = readPages(
    pageOf([
      [30, [40, 'Side by side', 14]],
      [44, [40, 'Data as of 31 October 2024']],
      [66, [370, NAMES[1] ?? '', 13]],
      [78, [80, NAMES[0] ?? '', 13], [370, 'To make capital grow over the long term']],
      [100, [60, 'To keep capital liquid'], [270, 'Objective'], [370, 'from shares of companies.']],
      row(114, 'Money market', 'Category', 'Equity'),
      row(126, 'Open-end', 'Fund Type', 'Open-end'),
      row(138, '12-Nov-2014', 'Launch Date', '20-May-2009'),
      row(150, 'CDC', 'Trustee', 'CDC'),
      row(162, 'Very low', 'Risk Profile', 'High'),
      row(174, '103.7530', 'NAV', '225.5068'),
      row(186, 'Backward', 'Pricing Mechanism', 'Forward'),
      row(198, 'Unlisted', 'Listing', 'Listed'),
    ]),
  );
  expect(fragments.map((each) => [each.fund_name_raw, each.nav_per_unit, each.risk_profile_raw])).toEqual(
    expect.arrayContaining([
      [NAMES[0], '103.7530', 'Very low'],
      [NAMES[1], '225.5068', 'High'],
    ]),
  );
});

describe('people with a mark for each of their funds', () => {
  const matrix = (third: string): PdfPage =>
    pageOf([
      [40, [40, 'Who looks after which fund', 14]],
      [80, [200, 'Office'], [340, 'SCF'], [400, 'SSF']],
      [94, [40, 'Ayesha Karim'], [200, 'Chief Executive Officer'], [344, '●'], [404, '●']],
      [108, [40, 'Bilal Hamid'], [200, 'Fund Manager'], [404, '●']],
      [122, [40, 'Dana Iqbal'], [200, 'Head of Risk'], [344, third]],
      KEY,
    ]);
  const peopleOf = (fragment: ReadFragment | undefined): string[] =>
    (fragment?.parties ?? []).flatMap(({ name_raw, designation_raw }) =>
      designation_raw === null ? [] : [`${name_raw}, ${designation_raw}`],
    );

  it('are of the funds under which the mark is', () => {
    const [cash, stock] = readPages(ownPage('Sample Cash Fund (SCF)'), ownPage('Sample Stock Fund (SSF)'), matrix('●'));
    expect(peopleOf(cash)).toEqual(['Ayesha Karim, Chief Executive Officer', 'Dana Iqbal, Head of Risk']);
    expect(peopleOf(stock)).toEqual(['Ayesha Karim, Chief Executive Officer', 'Bilal Hamid, Fund Manager']);
    expect(cash?.evidence['parties[1].name_raw']?.page_number).toBe(3);
  });

  it('are nobody’s with marks of two kinds', () => {
    const [cash] = readPages(ownPage('Sample Cash Fund (SCF)'), ownPage('Sample Stock Fund (SSF)'), matrix('■'));
    expect(peopleOf(cash)).toEqual([]);
  });
});

it('a list set sideways is read with its title, and its boxes are where it is printed', () => {
  const sideways = pageOf([
    [20, [10, 'Largest holdings (% of total assets)']],
    [36, [10, '1'], [30, 'Sample Cement Limited'], [200, '6.50%']],
    [48, [10, '2'], [30, 'Example Foods Limited'], [200, '5.20%']],
    [60, [10, '3'], [30, 'Another Bank Limited'], [200, '3.10%']],
  ]);
  // Read from the foot of the page to its head.
  const turned = sideways.words.map((word: Word): TurnedWord => ({
    ...word,
    x0: 440 + word.y0,
    x1: 440 + word.y1,
    y0: 500 - word.x1,
    y1: 500 - word.x0,
    baseline: 440 + word.baseline,
    turn: 'UP',
  }));
  const [fragment] = readPages({ ...ownPage('Sample Stock Fund'), turned });
  expect(fragment?.holdings.map((row) => `${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
    'Sample Cement Limited 6.50',
    'Example Foods Limited 5.20',
    'Another Bank Limited 3.10',
  ]);
  const [share] = turned.filter(({ text }) => text === '6.50%');
  expect(fragment?.evidence['holdings[0].percent_of_total_assets']?.x0).toBeCloseTo(share?.x0 ?? 0, 0);
  expect(fragment?.evidence['holdings[0].percent_of_total_assets']?.y1).toBeCloseTo(share?.y1 ?? 0, 0);
});

it('a rating of the manager on a page of no fund is that of each fund', () => {
  const rated = pageOf([
    [40, [40, 'Rating of the management company', 14]],
    [80, [40, 'Sample Investments Limited: AM2+ by PACRA, June 23, 2024']],
  ]);
  const fragments = readPages(ownPage('Sample Cash Fund'), ownPage('Sample Stock Fund'), rated);
  expect(
    fragments.map(({ ratings }) => ratings.map((row) => [row.rating_type, row.rating_raw, row.rating_date])),
  ).toEqual([[['ASSET_MANAGER', 'AM2+', '2024-06-23']], [['ASSET_MANAGER', 'AM2+', '2024-06-23']]]);
});

describe('costs around two bars, each after its period', () => {
  const bars = (...periods: readonly string[]): readonly Line[] => [
    [140, [40, 'Costs (% of net assets a year)', 10]],
    [160, [150, 'Total expense ratio'], [240, '1.85%'], [390, 'Total expense ratio'], [480, '1.69%']],
    [180, ...periods.map((period, at): [number, string] => [60 + 240 * at, period])],
    [180, [130, 'TER without levies'], [220, '1.63%'], [370, 'TER without levies'], [460, '1.47%']],
    [200, [160, 'Government levies'], [240, '0.22%'], [400, 'Government levies'], [480, '0.22%']],
  ];
  const feesOf = (lines: readonly Line[]): string[] =>
    readPages(pageOf([...INCOME_FUND, ...lines])).flatMap(({ fees }) =>
      fees.map((row) => `${row.label_raw} ${row.period} ${row.value_percent}`),
    );

  it('are of that period, also those over a bracket and under a line', () => {
    expect(feesOf(bars('Month', 'Year to date')).toSorted()).toEqual([
      'Government levies MTD 0.22',
      'Government levies YTD 0.22',
      'TER without levies MTD 1.63',
      'TER without levies YTD 1.47',
      'Total expense ratio MTD 1.85',
      'Total expense ratio YTD 1.69',
    ]);
  });

  it('are all withheld without periods, also the levies that are the same in both', () => {
    expect(feesOf(bars('First', 'Second'))).toEqual([]);
  });
});
