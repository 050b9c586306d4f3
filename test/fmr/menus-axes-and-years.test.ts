import { describe, expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { fundOf, INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const HEAD: readonly Line[] = [
  ...INCOME_FUND,
  [116, [40, 'Management fee'], [140, '1.25%']],
  [128, [40, 'Auditor'], [140, 'Sample & Co.']],
];

const returnsOf = ({ reported_returns }: Pick<ReadFragment, 'reported_returns'>): string[] =>
  reported_returns.map(
    (row) => `${row.period_label_raw} ${row.period_key} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
  );

describe('months under their year', () => {
  const series = (...lines: readonly Line[]): string[] =>
    returnsOf(
      readPage([
        ...HEAD,
        [150, [40, 'Monthly Returns (%)', 9]],
        [164, [160, 'SIF', 8.5], [220, 'Benchmark', 8.5]],
        ...lines,
      ]),
    );

  it('are the months of that year', () => {
    expect(
      series(
        [176, [40, '2023']],
        [188, [48, 'Nov'], [160, '16.11'], [220, '16.12']],
        [200, [48, 'Dec'], [160, '17.37'], [220, '17.01']],
        [212, [40, '2024']],
        [224, [48, 'Jan'], [160, '17.83'], [220, '17.37']],
        [236, [48, 'Feb'], [160, '16.51'], [220, '17.46']],
      ),
    ).toEqual([
      'Nov 2023 MONTH 16.11 16.12',
      'Dec 2023 MONTH 17.37 17.01',
      'Jan 2024 MONTH 17.83 17.37',
      'Feb 2024 MONTH 16.51 17.46',
    ]);
  });

  it('are of no year where none is over the first of them', () => {
    expect(
      series(
        [188, [48, 'Nov'], [160, '16.11'], [220, '16.12']],
        [200, [48, 'Dec'], [160, '17.37'], [220, '17.01']],
        [212, [40, '2024']],
        [224, [48, 'Jan'], [160, '17.83'], [220, '17.37']],
        [236, [48, 'Feb'], [160, '16.51'], [220, '17.46']],
      ),
    ).toEqual([]);
  });
});

describe('one line of months over all tables of a page', () => {
  const at = (texts: readonly string[]): [number, string][] => texts.map((text, index) => [160 + 50 * index, text]);
  const page: readonly Line[] = [
    ...HEAD,
    [150, ...at(['May 2024', 'Jun 2024', 'Jul 2024', 'Aug 2024', 'Sep 2024', 'Oct 2024'])],
    [164, [40, 'NAV per unit, Rs.'], ...at(['104.15', '104.85', '105.60', '106.17', '106.84', '107.62'])],
    [178, [40, 'Net assets, Rs. million'], ...at(['7,592', '7,839', '7,792', '8,462', '8,085', '8,391'])],
    [192, [40, 'Return of SIF, %'], ...at(['7.85', '7.91', '8.37', '6.99', '7.43', '8.88'])],
    [206, [40, 'Return of the benchmark, %'], ...at(['8.22', '8.19', '7.62', '7.56', '7.63', '7.73'])],
    [240, [40, 'A word of the manager about the month, on a line of its own.']],
    [290, [40, 'Asset allocation, % of total assets', 9]],
    [304, [40, 'T-Bills'], ...at(['57.6', '57.0', '58.6', '56.1', '61.1', '63.3'])],
    [318, [40, 'Bank deposits'], ...at(['42.4', '43.0', '41.4', '43.9', '38.9', '36.7'])],
  ];

  it('heads the shares far below it: those of the month and of the one before are served', () => {
    const { allocations } = readPage(page);
    expect(allocations.map((row) => `${row.label_raw} ${row.current_period} ${row.previous_period}`)).toEqual([
      'T-Bills 63.3 61.1',
      'Bank deposits 36.7 38.9',
    ]);
  });

  it('heads returns between prices and sizes', () => {
    const fragment = readPage(page);
    expect(fragment.nav_per_unit).toBe('107.62');
    expect(returnsOf(fragment)).toContain('Jun 2024 MONTH 7.91 8.19');
    expect(fragment.reported_returns).toHaveLength(6);
  });
});

describe('a menu of all funds', () => {
  const names = ['Sample Cash Fund', 'Sample Income Fund', 'Sample Stock Fund'];
  const read = (bold: readonly number[], printed = names, ...others: readonly Line[]): readonly ReadFragment[] => {
    const menu = printed.map((name, index): Line => [420 + 14 * index, [40, name, bold.includes(index) ? 8.1 : 8]]);
    const facts: readonly Line[] = [
      [40, [300, 'Report for October 2024']],
      [130, [300, 'NAV per unit'], [420, '101.42']],
      [142, [300, 'Category'], [420, 'Income']],
      [154, [300, 'Launch Date'], [420, '12-Nov-2014']],
      [166, [300, 'Trustee'], [420, 'CDC']],
      [178, [300, 'Management fee'], [420, '1.25%']],
      [190, [300, 'Fund size (PKR mn)'], [420, '812.45']],
      ...others,
    ];
    return readReport({ pages: [pageOf([...menu, ...facts])] }, { funds: names.map((name) => fundOf(name)) }).fragments;
  };

  it('says by the one name in bold letters whose the page is', () => {
    expect(read([1]).map((each) => [each.fund_name_raw, each.nav_per_unit])).toEqual([
      ['Sample Income Fund', '101.42'],
    ]);
  });

  it('says so of a fund that the registry does not have, whose short form another fund has', () => {
    const printed = ['Sample Cash Fund', 'Sample Index Fund', 'Sample Stock Fund'];
    const found = read(
      [1],
      printed,
      [230, [300, 'Returns (%)', 9]],
      [244, [380, 'SIF'], [440, 'Benchmark']],
      [256, [300, '1 month'], [380, '1.42'], [440, '1.36']],
      [268, [300, '3 months'], [380, '4.02'], [440, '3.95']],
      [300, [300, 'One family: Sample Cash Fund, Sample Income Fund (SIF) and Sample Stock Fund']],
    );
    expect(found.map((each) => each.fund_name_raw)).toEqual(['Sample Index Fund']);
  });

  it('says nothing where no name is marked, or two are', () => {
    for (const bold of [[], [0, 1]]) expect(read(bold).flatMap((each) => each.nav_per_unit ?? [])).toEqual([]);
  });
});

describe('two charts of upright bars, one under the other', () => {
  const [blue, dark] = ['#118dff', '#12239e'];
  // The fund's bars are blue, those of its benchmark dark. Each chart has its legend over it and its labels under it.
  const chart = (top: number, labels: readonly string[], figures: readonly (readonly [string, string])[]) => {
    const axis = top + 100;
    const bars = labels.flatMap((_, at): Shade[] =>
      [blue, dark].map((color, side): Shade => {
        const x0 = 160 + 60 * at + 26 * side;
        return { x0, x1: x0 + 24, y0: axis - 60 - side, y1: axis, color };
      }),
    );
    const swatches = [160, 220].map((x0, side): Shade => ({
      x0,
      x1: x0 + 6,
      y0: top - 6,
      y1: top,
      color: [blue, dark][side] ?? '',
    }));
    const lines: readonly Line[] = [
      [top - 14, [160, 'Returns (%)', 9]],
      [top, [168, 'SIF'], [228, 'Benchmark']],
      ...labels.flatMap((_, at): Line[] =>
        (figures[at] ?? []).map((figure, side): Line => [axis - 62 - side, [163 + 60 * at + 26 * side, figure, 7]]),
      ),
      [axis + 12, ...labels.map((label, at): [number, string] => [185 + 60 * at - 2 * label.length, label])],
    ];
    return { lines, shades: [...swatches, ...bars] };
  };
  const read = (): string[] => {
    const periods = chart(
      170,
      ['1 month', '3 months', '1 year'],
      [
        ['15.22', '16.34'],
        ['17.03', '17.28'],
        ['20.61', '20.92'],
      ],
    );
    const months = chart(
      330,
      ['Aug 24', 'Sep 24', 'Oct 24'],
      [
        ['18.48', '17.77'],
        ['16.68', '16.99'],
        ['15.22', '16.34'],
      ],
    );
    const page = pageOf([...HEAD, ...periods.lines, ...months.lines]);
    const shades = [...periods.shades, ...months.shades];
    const [fragment] = readReport({ pages: [{ ...page, shades }] }, { funds: [] }).fragments;
    return fragment === undefined ? [] : returnsOf(fragment);
  };

  it('have each their own bars, of periods and of months', () => {
    expect(read()).toEqual([
      '1 month 1M 15.22 16.34',
      '3 months 3M 17.03 17.28',
      '1 year 1Y 20.61 20.92',
      'Aug 24 MONTH 18.48 17.77',
      'Sep 24 MONTH 16.68 16.99',
      'Oct 24 MTD 15.22 16.34',
    ]);
  });
});

it('figures in boxes are whose the title says, above and below', () => {
  const fragment = readPage([
    ...HEAD,
    [150, [40, 'Month by month (%): fund above, benchmark below', 9]],
    [164, [46, 'Jul 2024'], [156, 'Aug 2024'], [266, 'Sep 2024'], [376, 'Oct 2024']],
    [175, [46, '14.86'], [156, '13.39'], [266, '14.07'], [376, '12.01']],
    [186, [46, '13.85'], [156, '14.18'], [266, '14.87'], [376, '12.90']],
  ]);
  expect(returnsOf(fragment)).toContain('Aug 2024 MONTH 13.39 14.18');
  expect(fragment.reported_returns).toHaveLength(4);
});

it('the label of another fact beside a figure of a chart names no series', () => {
  const { reported_returns } = readPage([
    ...HEAD,
    [150, [40, 'Return (%) by Month', 9]],
    [164, [200, 'Mar 2024'], [260, 'Apr 2024']],
    [178, [40, 'Investment Objective'], [200, '5.37'], [260, '4.47']],
  ]);
  expect(reported_returns).toEqual([]);
});

it.each([
  ['Since July 2024', '2024-10', 'FYTD'],
  ['Since July 2023', '2024-10', undefined],
  ['Since July', '2024-10', 'FYTD'],
  ['3 years, a year', '2024-10', '3Y'],
  ['Since launch, a year', '2024-10', 'SINCE_INCEPTION'],
])('“%s” in a report of %s is the period %s', (label, month, period) => {
  expect(periodOfLabel(label, month)).toBe(period);
});

it.each([
  ['Expense ratio, October 2024', 'MTD'],
  ['Expense ratio, since July 2024', 'YTD'],
])('“%s” in a report of October 2024 is the ratio of the period %s', (label, inside) => {
  expect(labelMeaning(label, '2024-10')).toMatchObject({ kind: 'fact', fact: 'total_expense_ratio', inside });
});

it('assets by class are an allocation', () => {
  expect(titleKind('% of Total Assets by Asset Class')).toBe('ASSET_ALLOCATION');
});
