/** Labels under questions or names in another language, and letters for the heads of columns. */
import { describe, expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readPage, type Line } from './placed-words.ts';

const HEAD: readonly Line[] = [
  [40, [40, 'Sample Stock Fund', 16]],
  [60, [40, 'Data as of 30 April 2025']],
];

const ASKED = [
  ['Which kind of fund is it?', 'Category', 'Equity'],
  ['May I come and go?', 'Fund type', 'Open-end'],
  ['How much risk do I take?', 'Risk profile', 'High'],
  ['What is one unit worth?', 'NAV per unit, Rs.', '101.2500'],
  ['How large is it?', 'Net assets, Rs. million', '812.40'],
] as const;

const factsOf = ({ category_raw, fund_type_raw, risk_profile_raw, nav_per_unit, net_assets }: ReadFragment) => [
  category_raw,
  fund_type_raw,
  risk_profile_raw,
  nav_per_unit,
  net_assets,
];

describe('labels in smaller type under questions', () => {
  const rows = ASKED.flatMap(([question, label, value], at): Line[] => [
    [100 + 22 * at, [40, question], [300, value]],
    [109 + 22 * at, [40, label, 6]],
  ]);

  it('have the values on the rows of the questions', () => {
    expect(factsOf(readPage([...HEAD, ...rows]))).toEqual(['Equity', 'Open-end', 'High', '101.2500', '812400000']);
  });

  it('are cited at their own places', () => {
    const { evidence } = readPage([...HEAD, ...rows]);
    const [label] = evidence['nav_per_unit']?.chain?.filter((link) => link.printed.startsWith('NAV')) ?? [];
    expect(label?.y1).toBeCloseTo(175 + 0.2 * 6, 0);
    expect(evidence['nav_per_unit']?.y1).toBeCloseTo(166 + 0.2 * 8, 0);
  });

  it('have the values on the first lines of longer questions', () => {
    const longer = ASKED.flatMap(([question, label, value], at): Line[] => [
      [100 + 32 * at, [40, 'My dear reader may ask:'], [300, value]],
      [109 + 32 * at, [40, question]],
      [118 + 32 * at, [40, label, 6]],
    ]);
    expect(factsOf(readPage([...HEAD, ...longer]))).toEqual(['Equity', 'Open-end', 'High', '101.2500', '812400000']);
  });

  it('are under the values of tiles, if what is at the right has a label under it as well', () => {
    const tiles = ASKED.flatMap(([, label, value], at): Line[] => [
      [100 + 22 * at, [40, value], [300, ASKED[(at + 1) % ASKED.length]?.[2] ?? '']],
      [109 + 22 * at, [40, label, 6], [300, 'Sample label', 6]],
    ]);
    expect(factsOf(readPage([...HEAD, ...tiles]))).toEqual(['Equity', 'Open-end', 'High', '101.2500', '812400000']);
  });

  it('do not take the place of labels: a small text under a label is a note', () => {
    const noted = ASKED.flatMap(([, label, value], at): Line[] => [
      [100 + 22 * at, [40, label], [300, value]],
      [109 + 22 * at, [40, ASKED[(at + 1) % ASKED.length]?.[1] ?? '', 6]],
    ]);
    expect(factsOf(readPage([...HEAD, ...noted]))).toEqual(['Equity', 'Open-end', 'High', '101.2500', '812400000']);
  });
});

describe('letters over columns', () => {
  const facts: readonly Line[] = [
    [90, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
    [102, [40, 'NAV per unit (Rs.)'], [240, '101.2500']],
    [114, [40, 'Category'], [240, 'Equity']],
  ];
  const returns: readonly Line[] = [
    [200, [40, 'Returns, %']],
    [212, [160, '(a)'], [220, '(b)']],
    [224, [40, '1 month'], [160, '1.25%'], [220, '1.10%']],
    [236, [40, '6 months'], [160, '6.25%'], [220, '5.90%']],
    [248, [40, '1 year'], [160, '12.25%'], [220, '11.90%']],
  ];
  const assets: readonly Line[] = [
    [300, [40, 'Asset allocation, % of total assets']],
    [312, [160, '(c)'], [220, '(d)']],
    [324, [40, 'Equities'], [160, '90.5%'], [220, '88.0%']],
    [336, [40, 'Cash'], [160, '9.5%'], [220, '12.0%']],
  ];
  const read = (key: readonly Line[]): unknown[] => {
    const fragment = readPage([...HEAD, ...facts, ...returns, ...assets, ...key]);
    return [
      fragment.reported_returns.map((row) => [row.fund_return_percent, row.benchmark_return_percent].join(' ')),
      fragment.allocations.map((row) => [row.current_period, row.previous_period].join(' ')),
    ];
  };
  const both = [
    ['1.25 1.10', '6.25 5.90', '12.25 11.90'],
    ['90.5 88.0', '9.5 12.0'],
  ];

  it('are the heads that the key explains, on one line or on several', () => {
    expect(read([[700, [40, '(a) Fund (b) Benchmark (c) 30 April 2025 (d) 31 March 2025', 6]]])).toEqual(both);
    expect(
      read([
        [700, [40, '[a] Fund', 6]],
        [710, [40, '[b] Benchmark', 6]],
      ]),
    ).not.toEqual(both);
    expect(
      read([
        [700, [40, '(a) Fund', 6], [200, '(b) Benchmark', 6]],
        [710, [40, '(c) 30 April 2025', 6], [200, '(d) 31 March 2025', 6]],
      ]),
    ).toEqual(both);
  });

  it('mean nothing without a key, or if it explains one of them twice', () => {
    expect(read([])).not.toEqual(both);
    expect(read([[700, [40, '(a) Fund (b) Benchmark (b) Peers (c) 30 April 2025 (d) 31 March 2025', 6]]])).not.toEqual(
      both,
    );
  });
});
