import { describe, expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, readPage, type Line } from './placed-words.ts';

const HEAD: readonly Line[] = [
  [40, [40, 'Sample Income Fund (SIF)', 16]],
  [60, [40, 'Data as of 30 April 2025']],
  [80, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
  [92, [40, 'NAV per unit (Rs.)'], [240, '101.2500']],
  [104, [40, 'Launch date'], [240, '12-May-2010']],
];

describe('a chart of bars in two colours', () => {
  const AXIS = 260;
  const MONTHS = ['Jan-25', 'Feb-25', 'Mar-25', 'Apr-25'];
  const FUND = [1.2, -0.8, 2.4, 0.9];
  const INDEX = [1, -1.1, 2.1, 1.4];

  const seriesOf = (fund: readonly number[], index: readonly number[], turned = false): string[] => {
    const lines: Line[] = [];
    const shades: Shade[] = [
      { x0: 50, x1: 55, y0: 304, y1: 309, color: '#112233' },
      { x0: 110, x1: 115, y0: 304, y1: 309, color: '#99aabb' },
    ];
    for (const [at, month] of MONTHS.entries()) {
      lines.push([296, [61 + 80 * at, month]]);
      for (const [series, color] of [
        [fund, '#112233'],
        [index, '#99aabb'],
      ] as const) {
        const x0 = 50 + 80 * at + (series === fund ? 0 : 24);
        const value = series[at] as number;
        const end = AXIS - 20 * value * (turned ? -1 : 1);
        shades.push({ x0, x1: x0 + 22, y0: Math.min(AXIS, end), y1: Math.max(AXIS, end), color });
        const text = value.toFixed(2);
        lines.push([end < AXIS ? end - 3 : end + 7, [x0 + 11 - text.length * 2, text]]);
      }
    }
    const page = pageOf([
      ...HEAD,
      [190, [40, 'Monthly returns (%)', 9]],
      ...lines,
      [309, [58, 'SIF'], [118, 'Benchmark']],
    ]);
    const [fragment] = readReport({ pages: [{ ...page, shades }] }, { funds: [] }).fragments;
    return (fragment?.reported_returns ?? []).map(
      (row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
    );
  };

  it('has the figures of each month at the ends of its bars, over or under the axis', () => {
    expect(seriesOf(FUND, INDEX)).toEqual([
      'Jan-25 1.20 1.00',
      'Feb-25 -0.80 -1.10',
      'Mar-25 2.40 2.10',
      'Apr-25 0.90 1.40',
    ]);
  });

  it('is not read where bars go the other way than their signs', () => {
    expect(seriesOf(FUND, INDEX, true)).toEqual([]);
  });
});

describe('a head with a month in brackets', () => {
  const allocationsOf = (head: string): string[] =>
    readPage([
      ...HEAD,
      [140, [40, 'Asset allocation (% of total assets)', 9], [276, 'Monthly returns (%)', 9]],
      [154, [216, head]],
      [166, [40, 'T-Bills'], [216, '60.0%'], [242, '(56.4%)']],
      [178, [40, 'Bank balances'], [216, '38.3%'], [242, '(42.3%)']],
      [190, [40, 'Others'], [220, '1.7%'], [242, '(1.3%)']],
    ]).allocations.map((row) => `${row.label_raw} ${row.current_period} ${row.previous_period}`);

  it('is of the figures in brackets, under the title of its own table', () => {
    expect(allocationsOf('Apr-25 (Mar-25)')).toEqual([
      'T-Bills 60.0 56.4',
      'Bank balances 38.3 42.3',
      'Others 1.7 1.3',
    ]);
  });

  it('gives no shares where the month outside of the brackets is another one', () => {
    expect(allocationsOf('Mar-25 (Feb-25)')).toEqual([]);
  });
});

const sharesOf = (...lines: readonly Line[]): string[] =>
  readPage([...HEAD, ...lines]).allocations.map((row) => `${row.label_raw} ${row.percent_of_total_assets}`);

describe('words over figures', () => {
  it('may share edges with them', () => {
    const shares = sharesOf(
      [140, [40, 'Credit quality (% of total assets)', 9]],
      [154, [40, 'Government'], [160, 'AAA'], [272, 'AA']],
      [168, [40, '60.5%'], [152, '30.5%'], [264, '9.0%']],
    );
    expect(shares).toEqual(['Government 60.5', 'AAA 30.5', 'AA 9.0']);
  });

  it('may go on in a shorter line', () => {
    const shares = sharesOf(
      [140, [40, 'Credit quality (% of total assets)', 9]],
      [154, [40, 'Government'], [112, 'AAA'], [170, 'AA+'], [224, 'AA']],
      [163, [50, '40.5%'], [108, '30.5%'], [166, '19.0%'], [220, '5.0%']],
      [181, [44, 'AA-'], [90, 'Others']],
      [190, [42, '4.0%'], [94, '1.0%']],
    );
    expect(shares).toEqual(['Government 40.5', 'AAA 30.5', 'AA+ 19.0', 'AA 5.0', 'AA- 4.0', 'Others 1.0']);
  });
});

describe('shares before their names', () => {
  it('part from names right behind them, with text beside the list', () => {
    const shares = sharesOf(
      [140, [340, 'Asset mix (% of total assets)', 9]],
      [154, [40, 'The market gave up a part of its gain in spite of the tranche'], [340, '58.9% Equities']],
      [165, [40, 'of the programme. In this month, your fund returned -10.05%'], [340, '23.2% Sukuk']],
      [176, [40, 'against -10.03% of its benchmark, and the market had gains,'], [340, '16.3% Cash']],
      [187, [340, '1.6% Others']],
    );
    expect(shares).toEqual(['Equities 58.9', 'Sukuk 23.2', 'Cash 16.3', 'Others 1.6']);
  });
});

describe('two columns of holdings', () => {
  it('keep their order where a rank of two digits follows the share before it', () => {
    const names = ['Sample Bank', 'Sample Power', 'Sample Cement', 'Sample Foods', 'Sample Tyres'];
    const lines = names.map((name, at): Line => [
      154 + 12 * at,
      [44, `${at + 1}. ${name}`],
      [154, `${9 - at}.10%`],
      [at === 4 ? 176 : 180, `${at + 6}. Other ${name}`],
      [295, `${4 - at}.05%`],
    ]);
    const { holdings } = readPage([...HEAD, [140, [40, 'Largest holdings (% of total assets)', 9]], ...lines]);
    expect(holdings.map((row) => `${row.rank} ${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
      ...names.map((name, at) => `${at + 1} ${name} ${9 - at}.10`),
      ...names.map((name, at) => `${at + 6} Other ${name} ${4 - at}.05`),
    ]);
  });
});

const known = (name: string): KnownFund => ({
  name,
  other_names: [],
  amc: 'Sample Funds',
  family: null,
  asset_class: null,
});

describe('facts of a fund', () => {
  it('may be in a frame that is common to all funds of the page', () => {
    const part = (y: number, name: string, nav: string): Line[] => [
      [y, [40, name, 16]],
      [y + 20, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
      [y + 32, [40, 'NAV per unit (Rs.)'], [240, nav]],
      [y + 44, [40, 'Launch date'], [240, '12-May-2010']],
      [y + 56, [40, 'Benchmark'], [240, 'KSE-100 Index']],
    ];
    const lines: Line[] = [
      [20, [300, 'Data as of 30 April 2025']],
      ...part(60, 'Sample Cash Fund', '101.2500'),
      [150, [40, 'Common to both funds', 9]],
      [162, [40, 'Trustee: Sample Trust Limited'], [300, 'Pricing: Forward']],
      [174, [40, 'Dealing days: Monday to Friday'], [300, 'Fund type: Open-end']],
      ...part(220, 'Sample Stock Fund', '64.1200'),
    ];
    const fundsOf = (shades: readonly Shade[]): (string | null)[] =>
      readReport(
        { pages: [{ ...pageOf(lines), shades }] },
        { funds: ['Sample Cash Fund', 'Sample Stock Fund'].map(known) },
      ).fragments.map((each) => each.pricing_mechanism_raw);
    expect(fundsOf([{ x0: 30, x1: 560, y0: 138, y1: 182, color: '#eeeeff' }])).toEqual(['Forward', 'Forward']);
    expect(fundsOf([])).toEqual(['Forward', null]);
  });

  it('may be a category of the list of the association under its name', () => {
    const under = (text: string): string | null =>
      readPage([
        [40, [40, 'Sample Islamic Cash Fund', 16]],
        [54, [40, text]],
        ...HEAD.slice(1).map(([y, ...cells]): Line => [y + 20, ...cells]),
      ]).category_raw;
    expect(under('Shariah Compliant Money Market')).toBe('Shariah Compliant Money Market');
    expect(under('Money made simple')).toBeNull();
  });

  it('may be a yield a year', () => {
    const [row] = readPage([...HEAD, [116, [40, 'Average portfolio yield'], [240, '9.96% p.a.']]]).metrics;
    expect([row?.metric_key, row?.value]).toEqual(['YIELD_TO_MATURITY', '9.96']);
  });
});
