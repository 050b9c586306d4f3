/** Calendars with years over their columns, pies with labels at their slices, and parts under titles in bars. */
import { describe, expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const CLOSED: Line = [116, [40, 'Auditor'], [140, 'Sample Chartered Accountants']];

describe('a calendar with years over its columns', () => {
  const calendar = (years: readonly string[], months = MONTHS): Line[] => [
    [136, [40, 'Month by Month Returns', 10]],
    [150, ...years.map((year, at): [number, string] => [134 + 120 * at, year])],
    [
      162,
      [40, 'Month'],
      ...years.flatMap((_, at): [number, string][] => [
        [110 + 120 * at, 'SIF'],
        [160 + 120 * at, 'BM'],
      ]),
    ],
    ...[...months, 'CY'].map((name, row): Line => [
      176 + 12 * row,
      [40, name],
      ...years.flatMap((_, at): [number, string][] => [
        [106 + 120 * at, `${row}.1${at}%`],
        [154 + 120 * at, `${row}.2${at}%`],
      ]),
    ]),
  ];
  const rowsOf = (lines: readonly Line[]): string[] =>
    readPage([...INCOME_FUND, CLOSED, ...lines]).reported_returns.map(
      (row) => `${row.period_label_raw} ${row.period_key} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
    );

  it('has the returns of the fund and the benchmark for each month of each year, and for whole years', () => {
    const rows = rowsOf(calendar(['2023', '2022', '2021']));
    expect(rows).toHaveLength(39);
    expect(rows).toEqual(
      expect.arrayContaining(['Jan 2023 MONTH 0.10 0.20', 'Dec 2021 MONTH 11.12 11.22', 'CY 2022 CY 12.11 12.21']),
    );
  });

  it('of which not every column has its year, or years do not follow each other, states nothing', () => {
    expect(rowsOf(calendar(['2023', '', '2021']))).toEqual([]);
    expect(rowsOf(calendar(['2023', '2020', '2021']))).toEqual([]);
  });

  it('whose months run from July to June under one year states nothing', () => {
    expect(rowsOf(calendar(['2023', '2022'], [...MONTHS.slice(6), ...MONTHS.slice(0, 6)]))).toEqual([]);
  });
});

describe('a pie with a label over the share of each slice', () => {
  const SLICES: readonly (readonly [number, number, string, string])[] = [
    [300, 150, 'Others', '2.0%'],
    [284, 176, 'Placements', '7.3%'],
    [308, 202, 'PIBs', '15.4%'],
    [272, 250, 'Bank Balances', '24.3%'],
    [460, 220, 'T-Bills', '51.0%'],
  ];
  // Left of the pie labels and shares end at one edge, right of it they begin at one.
  const sliceOf = ([x, y, label, share]: (typeof SLICES)[number]): Line[] => {
    const end = x + 4 * label.replaceAll(' ', '').length + 2 * (label.split(' ').length - 1);
    return [
      [y, [x, label]],
      [y + 9, [x === 460 ? x : end - 4 * share.length, share]],
    ];
  };
  const sharesOf = (slices: typeof SLICES): string[] =>
    readPage([
      ...INCOME_FUND,
      CLOSED,
      [132, [330, 'Asset Allocation (% of Total Assets)', 9]],
      ...slices.flatMap(sliceOf),
    ]).allocations.map((row) => `${row.allocation_type} ${row.label_raw} ${row.current_period}`);

  it('is an allocation if its shares are the whole', () => {
    expect(sharesOf(SLICES).toSorted()).toEqual(
      SLICES.map(([, , label, share]) => `ASSET_ALLOCATION ${label} ${share.replace('%', '')}`).toSorted(),
    );
  });

  it('has both lines of a label, also where the mark of a note moves the end of the second', () => {
    const [other, placements, bills] = [SLICES[0], SLICES[1], SLICES[4]].map((slice) =>
      sliceOf(slice ?? [0, 0, '', '']),
    );
    const { allocations } = readPage([
      ...INCOME_FUND,
      CLOSED,
      [132, [330, 'Asset Allocation (% of Total Assets)', 9]],
      ...(other ?? []),
      ...(placements ?? []),
      ...(bills ?? []),
      [242, [272, 'Units of income']],
      [250, [308, 'funds*']],
      [259, [308, '39.7%']],
    ]);
    expect(allocations.map((row) => row.label_raw)).toContain('Units of income funds*');
  });

  it('is none if a slice is lost', () => {
    expect(sharesOf(SLICES.slice(1))).toEqual([]);
  });
});

describe('a title in the middle of the bar over its part', () => {
  const bar = (x0: number, x1: number, y: number): Shade => ({ x0, x1, y0: y - 9, y1: y + 4, color: '#e8eef4' });
  const BARS = [bar(40, 330, 140), bar(350, 590, 140)];
  const read = (lines: readonly Line[], shades: readonly Shade[]) =>
    readReport({ pages: [{ ...pageOf([...INCOME_FUND, CLOSED, ...lines]), shades }] }, { funds: [] }).fragments[0];
  const LEFT = 185;
  const RIGHT = 470;
  const centred = (x: number, text: string): readonly [number, string, number] => [
    x - 2.25 * text.replaceAll(' ', '').length - 1.125 * (text.split(' ').length - 1),
    text,
    9,
  ];
  const bold = (x: number, text: string): readonly [number, string, number] => [x, text, 8.1];

  it('is over breaches that begin left of it, and end before the facts next to them', () => {
    const lines: readonly Line[] = [
      [140, centred(LEFT, 'Non-Compliant Investments (Rs. in mn)'), centred(RIGHT, 'Fund Information')],
      [
        156,
        bold(40, 'Investment'),
        bold(130, 'Type'),
        bold(190, 'Value before provision'),
        bold(290, '% of Net Assets'),
      ],
      [
        170,
        [40, 'Sample Textile Sukuk'],
        [130, 'Below rating'],
        [210, '46.25'],
        [300, '0.79%'],
        [360, 'Pricing'],
        [460, 'Forward'],
      ],
      [
        184,
        [40, 'Sample Steel Sukuk'],
        [130, 'Below rating'],
        [210, '81.40'],
        [300, '0.81%'],
        [360, 'Leverage'],
        [460, 'Nil'],
      ],
    ];
    const fragment = read(lines, BARS);
    expect(fragment?.compliance.map((row) => `${row.name_raw} ${row.net_assets_percent}`)).toEqual([
      'Sample Textile Sukuk 0.79',
      'Sample Steel Sukuk 0.81',
    ]);
    expect([fragment?.pricing_mechanism_raw, fragment?.leverage_raw]).toEqual(['Forward', 'Nil']);
  });

  it('is over holdings whose names are not the words of the part left of them', () => {
    const NAMES = ['Sample Power Sukuk', 'Sample Steel Sukuk', 'Sample Bank Sukuk', 'Sample Telecom Sukuk'];
    const lines: readonly Line[] = [
      [140, centred(LEFT, 'Fund Information'), centred(RIGHT, 'Sukuk Holdings (% of Total Assets)')],
      [150, bold(354, 'Paper'), bold(550, 'Weight')],
      ...NAMES.map((name, at): Line => [
        162 + 14 * at,
        [40, ['Pricing', 'Leverage', 'Dealing Days', 'Cut-off Time'][at] ?? ''],
        [148, ['Forward Pricing', 'Not permitted', 'Monday to Friday', '3:30 pm on each day'][at] ?? ''],
        [354, name],
        [550, `${5 - at}.50%`],
      ]),
    ];
    expect(read(lines, BARS)?.holdings.map((row) => row.name_raw)).toEqual(NAMES);
  });
});
