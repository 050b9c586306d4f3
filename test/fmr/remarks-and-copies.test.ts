import { describe, expect, it } from 'vitest';
import { readPage, type Line } from './placed-words.ts';

const HEAD: Line[] = [
  [40, [40, 'Sample Income Fund', 16]],
  [60, [40, 'Month ended 30 June 2024']],
];
const FACTS: Line[] = [
  [90, [40, 'Particulars'], [160, 'Details'], [320, 'Remarks']],
  [102, [40, 'Fund type'], [160, 'Open-end']],
  [114, [40, 'Category'], [160, 'Income']],
  [126, [40, 'Trustee'], [160, 'Sample Trustee Limited']],
  [66, [40, 'Launch date'], [160, '12 May 2010']],
];

describe('a column of remarks', () => {
  it('names days that are not the month of the report', () => {
    const page = readPage([
      ...HEAD,
      ...FACTS,
      [78, [40, 'Benchmark'], [160, '6M KIBOR'], [320, 'Since September 1, 2016']],
    ]);
    expect(page.report_month).toBe('2024-06');
    expect(page.problems.filter(({ path }) => path === 'report_date')).toEqual([]);
  });

  it('has the day of a rating', () => {
    const page = readPage([
      ...HEAD,
      ...FACTS,
      [138, [40, 'Fund stability rating'], [160, 'AA(f) by VIS'], [320, 'Assigned on July 14, 2023']],
    ]);
    expect(page.ratings.map((one) => [one.rating_raw, one.rating_agency, one.rating_date])).toEqual([
      ['AA(f)', 'VIS', '2023-07-14'],
    ]);
  });
});

it('a limit between a name and its shares is not the name', () => {
  const page = readPage([
    ...HEAD,
    ...FACTS,
    [170, [40, 'Asset allocation (% of total assets)', 10]],
    [186, [160, 'Limits'], [240, 'Jun-24'], [300, 'May-24']],
    [198, [40, 'T-Bills'], [160, 'Up to 100%'], [240, '45.1%'], [300, '38.6%']],
    [210, [40, 'Bank deposits'], [160, 'Min. 25%'], [240, '53.6%'], [300, '59.8%']],
    [222, [40, 'Others'], [240, '1.3%'], [300, '1.6%']],
  ]);
  expect(page.allocations.map((one) => [one.label_raw, one.current_period, one.previous_period])).toEqual([
    ['T-Bills', '45.1', '38.6'],
    ['Bank deposits', '53.6', '59.8'],
    ['Others', '1.3', '1.6'],
  ]);
});

describe('a figure that is printed twice', () => {
  const twice = (size: string, price: string): ReturnType<typeof readPage> =>
    readPage([
      ...HEAD,
      ...FACTS,
      [150, [40, 'Net assets (PKR million)'], [200, '8,513.35']],
      [162, [40, 'NAV per unit'], [200, '114.9634']],
      [200, [360, 'Fund size', 9], [440, size, 12]],
      [220, [360, 'NAV', 9], [440, price, 12]],
    ]);

  it('is the one with more digits if the other one is rounded', () => {
    const page = twice('PKR 8.5 billion', 'PKR 114.96');
    expect([page.net_assets ?? page.fund_size, page.nav_per_unit]).toEqual(['8513350000', '114.9634']);
  });

  it('is unknown if the two differ by more', () => {
    const page = twice('PKR 8.6 billion', 'PKR 114.97');
    expect([page.fund_size, page.nav_per_unit]).toEqual([null, null]);
  });
});

describe('expense ratios', () => {
  const LINES: Line[] = [
    [170, [40, 'Total expense ratio', 10]],
    [198, [40, 'TER incl. govt. levy'], [200, '2.67%'], [260, '3.09%']],
    [210, [40, 'TER excl. govt. levy'], [200, '2.31%'], [260, '2.71%']],
  ];

  it('are of the periods over their columns', () => {
    const page = readPage([...HEAD, ...FACTS, ...LINES, [186, [200, 'MTD'], [260, 'YTD']]]);
    expect(
      page.fees
        .map((fee) => [fee.value_percent, fee.period])
        .toSorted((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1)),
    ).toEqual([
      ['2.31', 'MTD'],
      ['2.67', 'MTD'],
      ['2.71', 'YTD'],
      ['3.09', 'YTD'],
    ]);
  });

  it('are withheld if one head is over two columns', () => {
    const page = readPage([...HEAD, ...FACTS, ...LINES, [186, [230, 'MTD']]]);
    expect(page.fees).toEqual([]);
  });

  it('of one label and period that differ are withheld', () => {
    const page = readPage([
      ...HEAD,
      ...FACTS,
      [170, [40, 'Total expense ratio (MTD)'], [200, '2.67%']],
      [240, [40, 'Total expense ratio (MTD)'], [200, '3.09%']],
    ]);
    expect(page.fees).toEqual([]);
    expect(page.withheld.map(({ section, check }) => [section, check])).toEqual([['fees', 'values_conflict']]);
  });
});

it('a line in square brackets under a fee is part of it, and has the fee that was charged', () => {
  const page = readPage([
    ...HEAD,
    ...FACTS,
    [138, [40, 'Management fee'], [160, 'Up to 2.0% per annum of average daily net assets']],
    [149, [160, '[Actual rate of management fee: 1.31%]']],
    [162, [40, 'Pricing'], [160, 'Forward day']],
  ]);
  expect(page.fees.map((fee) => [fee.value_percent, fee.is_maximum_allowed, fee.is_actual_charged])).toEqual([
    ['2.0', true, null],
    ['1.31', null, true],
  ]);
});
