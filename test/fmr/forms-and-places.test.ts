/** Forms: ticked options in the middle of a text, and cells that name the series of their figure. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, readPension, type Line } from './placed-words.ts';

describe('ticked options that are parts of a text', () => {
  it('are lists of their own, and the text continues behind each', () => {
    const scale: Line = [116, [40, 'AMC Rating'], [140, '☐ AM1'], [180, '☒ AM2+'], [225, '☐ AM2']];
    const rest: Line = [116, [264, 'by'], [276, '☒ PACRA'], [318, '☐ VIS'], [352, 'on 23 February 2024']];
    const { ratings } = readPage([...INCOME_FUND, scale, rest]);
    expect(
      ratings.map(({ rating_raw, rating_agency, rating_date }) => [rating_raw, rating_agency, rating_date]),
    ).toEqual([['AM2+', 'PACRA', '2024-02-23']]);
  });
});

describe('cells that name the series of their figure', () => {
  const head: Line = [190, [40, 'Period'], [170, 'First'], [300, 'Second'], [430, 'Lead (points)']];
  const title: Line = [176, [40, 'Returns in Order of Place', 10]];
  const row = (y: number, period: string, one: readonly string[], other: readonly string[]): Line => [
    y,
    [40, period],
    ...[one, other].flatMap(([name = '', figure = ''], at) => {
      const x = 150 + 130 * at;
      return [
        [x, name],
        [x + name.length * 4 + 3, figure],
      ] as const;
    }),
    [440, '0.10'],
  ];

  it('are of that series, whatever their column', () => {
    const page = readPage([
      ...INCOME_FUND,
      title,
      head,
      row(204, '1 Month', ['Benchmark', '17.77%'], ['SIF', '17.67%']),
      row(218, '3 Months', ['SIF', '18.25%'], ['Benchmark', '18.15%']),
      row(232, '1 Year', ['SIF', '21.84%'], ['Benchmark', '21.74%']),
    ]);
    expect(
      page.reported_returns.map((each) => [each.period_key, each.fund_return_percent, each.benchmark_return_percent]),
    ).toEqual([
      ['1M', '17.67', '17.77'],
      ['3M', '18.25', '18.15'],
      ['1Y', '21.84', '21.74'],
    ]);
  });

  it('or of that sub-fund', () => {
    const page = readPension(
      title,
      head,
      row(204, '1 Month', ['Debt Sub-Fund', '1.70%'], ['Equity Sub-Fund', '-5.91%']),
      row(218, '3 Months', ['Equity Sub-Fund', '8.90%'], ['Debt Sub-Fund', '5.86%']),
      row(232, '1 Year', ['Debt Sub-Fund', '12.70%'], ['Equity Sub-Fund', '-7.39%']),
    );
    expect(
      page?.reported_returns.map((each) => [each.sub_fund_key, each.period_key, each.fund_return_percent]).toSorted(),
    ).toEqual([
      ['DEBT', '1M', '1.70'],
      ['DEBT', '1Y', '12.70'],
      ['DEBT', '3M', '5.86'],
      ['EQUITY', '1M', '-5.91'],
      ['EQUITY', '1Y', '-7.39'],
      ['EQUITY', '3M', '8.90'],
    ]);
  });

  it('and are not read where a row names the same series twice', () => {
    const page = readPage([
      ...INCOME_FUND,
      [116, [40, 'Auditor'], [140, 'Sample Auditors']],
      title,
      head,
      row(204, '1 Month', ['Benchmark', '17.77%'], ['SIF', '17.67%']),
      row(218, '3 Months', ['SIF', '18.25%'], ['SIF', '18.15%']),
      row(232, '1 Year', ['SIF', '21.84%'], ['Benchmark', '21.74%']),
    ]);
    expect(page.reported_returns).toEqual([]);
  });
});

describe('a committee with a mark for each person in the column of an office', () => {
  const heads: Line[] = [
    [116, [40, 'Auditor'], [140, 'Sample Auditors']],
    [170, [40, 'Investment Committee', 10]],
    [186, [160, 'Chief Executive Officer'], [280, 'Fund Manager'], [360, 'Head of Research']],
  ];
  const membersOf = (...rows: readonly Line[]): string[] =>
    readPage([...INCOME_FUND, ...heads, ...rows]).parties.flatMap(({ role, name_raw, designation_raw }) =>
      role.startsWith('INVESTMENT') ? [`${name_raw}: ${designation_raw}`] : [],
    );

  it.each([
    ['☒', '☐'],
    ['●', ''],
  ])('has those offices: %s', (mark, empty) => {
    const rest = (x: number): Line[1][] => (empty === '' ? [] : [[x, empty]]);
    expect(
      membersOf(
        [200, [40, 'Sample Khan'], [200, mark], ...rest(300), ...rest(390)],
        [212, [40, 'Nadia Sample, CFA'], ...rest(200), ...rest(300), [390, mark]],
        [224, [40, 'Omar Sample'], ...rest(200), [300, mark], ...rest(390)],
      ),
    ).toEqual([
      'Sample Khan: Chief Executive Officer',
      'Nadia Sample, CFA: Head of Research',
      'Omar Sample: Fund Manager',
    ]);
  });

  it('has none if a mark is between two columns', () => {
    expect(membersOf([200, [40, 'Sample Khan'], [200, '☒']], [212, [40, 'Nadia Sample, CFA'], [265, '☒']])).toEqual([]);
  });
});

describe('a column for gains and one for losses', () => {
  const heads: Line[] = [
    [170, [40, 'Returns by Month', 10]],
    [186, [206, 'SIF'], [334, 'Benchmark']],
    [200, [180, 'Gain'], [240, 'Loss'], [320, 'Gain'], [380, 'Loss']],
  ];
  const monthsOf = (loss: string): unknown[] =>
    readPage([
      ...INCOME_FUND,
      ...heads,
      [214, [40, 'August 2024'], [180, '8.05%'], [320, '6.84%']],
      [228, [40, 'September 2024'], [240, loss], [320, '0.19%']],
      [242, [40, 'October 2024'], [180, '1.46%'], [380, '-9.74%']],
    ]).reported_returns.map((each) => [each.period_label_raw, each.fund_return_percent, each.benchmark_return_percent]);

  it('have one return of each series in each row', () => {
    expect(monthsOf('-0.39%')).toEqual([
      ['August 2024', '8.05', '6.84'],
      ['September 2024', '-0.39', '0.19'],
      ['October 2024', '1.46', '-9.74'],
    ]);
  });

  it('are not read if a loss has no sign', () => {
    expect(monthsOf('0.39%')).not.toContainEqual(['September 2024', '0.39', '0.19']);
  });
});
