/** Bars whose segments have a name over its share inside, one for each month or sub-fund. */
import { describe, expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, INCOME_FUND, pageOf, type Line } from './placed-words.ts';

const COLORS = ['#552266', '#ccbb99', '#117733', '#aa3311'];
const TITLE: Line = [132, [40, 'Assets, in percent of total assets', 10]];

interface Told {
  readonly label: string;
  readonly shares: readonly (readonly [name: string, share: string])[];
}

/** Small segments are as wide as their names need. */
function bar(y: number, { label, shares }: Told): { lines: Line[]; shades: Shade[] } {
  const width = 400 / shares.length;
  const places = shares.map(([name, share], at) => ({ name, share, x: 140 + width * at }));
  return {
    lines: [
      [y - 6, ...places.map(({ x, name }) => [x + 3, name] as const)],
      [y - 1, [40, label]],
      [y + 3, ...places.map(({ x, share }) => [x + 3, share] as const)],
    ],
    shades: places.map(({ x }, at) => ({ color: COLORS[at] ?? '', x0: x, x1: x + width, y0: y - 13, y1: y + 7 })),
  };
}

const MONTHS: readonly Told[] = [
  {
    label: 'October 2024',
    shares: [
      ['T-Bills', '69.7%'],
      ['Bank deposits', '28.0%'],
      ['Other assets', '2.3%'],
    ],
  },
  {
    label: 'September 2024',
    shares: [
      ['Bank deposits', '52.0%'],
      ['T-Bills', '45.3%'],
      ['Other assets', '2.7%'],
    ],
  },
];

function readBars(bars: readonly Told[], ...more: readonly Line[]): ReadFragment | undefined {
  const drawn = bars.map((each, at) => bar(158 + 24 * at, each));
  const page = pageOf([...INCOME_FUND, TITLE, ...drawn.flatMap(({ lines }) => lines), ...more]);
  return readReport({ pages: [{ ...page, shades: drawn.flatMap(({ shades }) => shades) }] }, { funds: [] })
    .fragments[0];
}

describe('a bar with a name over each share', () => {
  it('has the shares of its month, although the order of the names differs', () => {
    expect(
      readBars(MONTHS)?.allocations.map((row) => [row.label_raw, row.current_period, row.previous_period]),
    ).toEqual([
      ['T-Bills', '69.7', '45.3'],
      ['Bank deposits', '28.0', '52.0'],
      ['Other assets', '2.3', '2.7'],
    ]);
  });

  it('is not read in this way if anything else is in it', () => {
    expect(readBars(MONTHS, [161, [250, 'rated AAA']])?.allocations).toEqual([]);
  });

  it('is of the sub-fund that labels it, and that name opens no part of the page', () => {
    const parts = ['Equity Sub-Fund', 'Debt Sub-Fund'].map((label, at): Told => ({
      label,
      shares: [
        ['Shares', at === 0 ? '91.5%' : '1.5%'],
        ['Bank deposits', at === 0 ? '8.5%' : '98.5%'],
      ],
    }));
    const drawn = parts.map((each, at) => bar(158 + 24 * at, each));
    const page = pageOf([
      [40, [40, 'Sample Pension Fund', 16]],
      [60, [40, 'Data as of 31 October 2024']],
      [80, [40, 'Category'], [140, 'Voluntary Pension Scheme']],
      [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
      TITLE,
      ...drawn.flatMap(({ lines }) => lines),
      [220, [40, 'Returns, month by month', 10]],
      [234, [40, 'Month', 9], [240, 'Equity Sub-Fund', 9], [360, 'Debt Sub-Fund', 9]],
      [246, [40, 'October 2024'], [260, '4.11%'], [380, '1.22%']],
      [258, [40, 'September 2024'], [260, '2.11%'], [380, '1.32%']],
      [270, [40, 'August 2024'], [260, '-1.11%'], [380, '1.42%']],
    ]);
    const funds = ['EQUITY', 'DEBT'].map((part) => fundOf('Sample Pension Fund', part));
    const [read] = readReport(
      { pages: [{ ...page, shades: drawn.flatMap(({ shades }) => shades) }] },
      { funds },
    ).fragments;
    expect(read?.allocations.map((row) => [row.sub_fund_key, row.label_raw, row.current_period])).toEqual([
      ['EQUITY', 'Shares', '91.5'],
      ['EQUITY', 'Bank deposits', '8.5'],
      ['DEBT', 'Shares', '1.5'],
      ['DEBT', 'Bank deposits', '98.5'],
    ]);
    expect(read?.withheld).toEqual([]);
    expect(read?.reported_returns.filter((row) => row.sub_fund_key === 'DEBT')).toHaveLength(3);
  });
});
