import { describe, expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { readRatioClauses } from '#sources/fmr/meaning/ratio-clauses.ts';
import { pageOf, readPage, type Line } from './placed-words.ts';

const HEAD: readonly Line[] = [
  [40, [40, 'Sample Income Fund (SIF)', 16]],
  [60, [40, 'Data as of 30 April 2025']],
  [80, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
  [92, [40, 'NAV per unit (Rs.)'], [240, '101.2500']],
  [104, [40, 'Launch date'], [240, '12-May-2010']],
];

describe('labels behind questions', () => {
  const fragment = readPage([
    [40, [40, 'Sample Income Fund (SIF)', 16]],
    [60, [40, 'Data as of 30 April 2025']],
    [80, [40, 'How large is it? (net assets)'], [240, 'Rs. 812 million']],
    [92, [40, 'What is a unit worth? (NAV)'], [240, 'Rs. 101.2500']],
    [104, [40, 'When did it start? (launch date)'], [240, '12 May 2010']],
    [116, [40, 'Who keeps the assets? – trustee'], [240, 'Sample Depository Limited']],
    [128, [40, 'Who manages it? (fund manager)'], [240, 'Sample Person']],
  ]);

  it('give the answer its meaning', () => {
    expect([fragment.fund_size, fragment.nav_per_unit, fragment.launch_date]).toEqual([
      '812000000',
      '101.2500',
      '2010-05-12',
    ]);
    expect(fragment.parties.find(({ role }) => role === 'TRUSTEE')?.organization_raw).toBe('Sample Depository Limited');
  });

  it('are served without the question', () => {
    expect(fragment.parties.find(({ role }) => role === 'FUND_MANAGER')?.designation_raw).toBe('fund manager');
  });
});

describe('a list of names with figures in brackets', () => {
  const holdings = (...figures: readonly string[]): (string | null)[] => {
    const names = ['Sample Bank', 'Sample Cement', 'Sample Power'];
    const text = names.map((name, at) => `${name} ${figures[at]}`).join(', ');
    const lines: Line[] = [
      [140, [40, 'Largest holdings, % of net assets', 9]],
      [154, [40, `${text}.`]],
    ];
    return readPage([...HEAD, ...lines]).holdings.map((row) => row.percent_of_net_assets);
  };

  it('has no shares below zero', () => {
    expect(holdings('(7.1)', '(6.4)', '(5.0)')).toEqual(['7.1', '6.4', '5.0']);
  });

  it('keeps the sign of brackets around one of them', () => {
    expect(holdings('7.1', '6.4', '(0.5)')).toEqual(['7.1', '6.4', '-0.5']);
  });
});

describe('an expense ratio in words', () => {
  it('may be one of each period, with its levies', () => {
    const text =
      '1.83% in April 2025 (of which government levies 0.23%); 1.90% in fiscal year 2025 (including 0.21% levies)';
    expect(
      readRatioClauses(text, '2025-04')?.map(({ percent, period, levies }) => [
        percent,
        period,
        levies?.government_levy_percent,
      ]),
    ).toEqual([
      ['1.83', 'MTD', '0.23'],
      ['1.90', 'YTD', '0.21'],
    ]);
  });

  it('of another month or year, or of one period twice, is not understood', () => {
    expect(readRatioClauses('1.83% in March 2025', '2025-04')).toBeUndefined();
    expect(readRatioClauses('1.90% in fiscal year 2024', '2025-04')).toBeUndefined();
    expect(readRatioClauses('1.83% in April 2025; 1.90% in April 2025', '2025-04')).toBeUndefined();
  });

  it('may have its levies without brackets', () => {
    const lines: Line[] = [[116, [40, 'TER MTD'], [240, '1.10% of which levies 0.12%']]];
    const [row] = readPage([...HEAD, ...lines]).fees;
    expect([row?.value_percent, row?.period, row?.government_levy_percent]).toEqual(['1.10', 'MTD', '0.12']);
  });
});

describe('figures before their names', () => {
  it('part the names into rows, on a page that is drawn in no order', () => {
    const page = pageOf([
      ...HEAD,
      [140, [40, 'Kinds of assets, % of total assets', 9]],
      [153, [56, '37.7%'], [92, 'Ijara Sukuk']],
      [166, [56, '19.6%'], [92, 'Corporate Sukuk']],
      [179, [56, '40.5%'], [92, 'Bank deposits']],
      [192, [60, '2.2%'], [92, 'Other assets']],
    ]);
    const words = page.words.toSorted((one, other) => (one.text < other.text ? -1 : 1));
    const [fragment] = readReport({ pages: [{ ...page, words }] }, { funds: [] }).fragments;
    expect(fragment?.allocations.map((row) => [row.label_raw, row.percent_of_total_assets])).toEqual([
      ['Ijara Sukuk', '37.7'],
      ['Corporate Sukuk', '19.6'],
      ['Bank deposits', '40.5'],
      ['Other assets', '2.2'],
    ]);
  });
});

const returns = ({ reported_returns }: ReadFragment): string[] =>
  reported_returns.map(
    ({ period_label_raw, period_key, fund_return_percent, benchmark_return_percent }) =>
      `${period_label_raw} ${period_key} ${fund_return_percent} ${benchmark_return_percent}`,
  );

describe('two figures under a month', () => {
  it('are whose a sentence says that their sizes are', () => {
    const lines: Line[] = [
      [140, [40, 'The fund in large figures, its benchmark in small ones below them.']],
      [160, [46, 'Jan 2025'], [156, 'Feb 2025'], [266, 'Mar 2025'], [376, 'Apr 2025']],
      [172, [46, '14.86%', 10], [156, '13.39%', 10], [266, '14.07%', 10], [376, '12.01%', 10]],
      [183, [46, '13.85%'], [156, '14.18%'], [266, '14.87%'], [376, '12.90%']],
    ];
    expect(returns(readPage([...HEAD, ...lines]))).toEqual([
      'Jan 2025 MONTH 14.86 13.85',
      'Feb 2025 MONTH 13.39 14.18',
      'Mar 2025 MONTH 14.07 14.87',
      'Apr 2025 MONTH 12.01 12.90',
    ]);
  });
});

describe('bars on their side', () => {
  const rows = [
    ['April 2025', '18.90%', '18.77%'],
    ['Three months', '18.64%', '18.56%'],
    ['Fiscal year 2025', '17.71%', '17.89%'],
    ['Since the start', '9.48%', '9.79%'],
  ] as const;

  // The bars of the fund are red, those of its benchmark grey; `lower` are the figures at the lower bars.
  const read = (legend: readonly [string, string], lower: string): string[] => {
    const [red, grey] = ['#aa2233', '#999999'];
    const lines = rows.flatMap(([label, first, second], at): Line[] => {
      const y = 170 + 24 * at;
      return [
        [y - 6, [260, lower === grey ? first : second]],
        [y, [40, label]],
        [y + 3, [250, lower === grey ? second : first]],
      ];
    });
    const bars = rows.flatMap((_, at): Shade[] => {
      const y = 170 + 24 * at;
      const bar = { x0: 136, y1: y - 5 };
      return [
        { ...bar, x1: 258, y0: y - 12, color: lower === grey ? red : grey },
        { x0: 136, x1: 248, y0: y - 3, y1: y + 4, color: lower },
      ];
    });
    const swatches = [40, 110].map((x0, at): Shade => ({ x0, x1: x0 + 7, y0: 133, y1: 140, color: legend[at] ?? '' }));
    const page = pageOf([...HEAD, [140, [50, 'the fund'], [120, 'its benchmark']], ...lines]);
    const [fragment] = readReport({ pages: [{ ...page, shades: [...swatches, ...bars] }] }, { funds: [] }).fragments;
    return fragment === undefined ? [] : returns(fragment);
  };
  const expected = [
    'April 2025 MTD 18.90 18.77',
    'Three months 3M 18.64 18.56',
    'Fiscal year 2025 FYTD 17.71 17.89',
    'Since the start SINCE_INCEPTION 9.48 9.79',
  ];

  it('are whose the colours of the legend say', () => {
    expect(read(['#aa2233', '#999999'], '#999999')).toEqual(expected);
  });

  it('are nobody’s if the legend has other colours', () => {
    expect(read(['#0000ff', '#00ff00'], '#999999')).toEqual([]);
  });

  it('are in any order beside their label', () => {
    expect(read(['#aa2233', '#999999'], '#aa2233')).toEqual(expected);
  });
});
