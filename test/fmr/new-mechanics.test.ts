import { describe, expect, it } from 'vitest';
import type { PdfPage, TurnedWord } from '#documents/pdf/page-words.ts';
import { intervalOf } from '#domain/printed-interval.ts';
import { joinAmounts, numbersIn, unitIn } from '#domain/printed.ts';
import type { Decimal } from '#domain/decimal.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, rowsOf, tablesOf, type Line } from './placed-words.ts';

const funds = [
  ...['Sample Cash Fund', 'Sample Stock Fund', 'Sample Income Fund'].map((name) => fundOf(name)),
  ...['EQUITY', 'DEBT'].map((one) => fundOf('Sample Pension Fund', one)),
  ...['EQUITY', 'DEBT'].map((one) => fundOf('Sample Province Pension Fund', one)),
];
type Fragment = ReturnType<typeof readReport>['fragments'][number];
const read = (...pages: PdfPage[]): Fragment[] =>
  readReport({ pages: pages.map((page, at) => ({ ...page, page_number: at + 1 })) }, { funds }).fragments.slice();

const WIDTH = 600;
const HEIGHT = 800;

/** The page whose words read upwards or downwards, and are those of the given lines where the page is turned. */
function sideways(lines: readonly Line[], turn: TurnedWord['turn']): PdfPage {
  const frame = pageOf(lines);
  const turned = frame.words.map((word): TurnedWord => {
    const { x0, x1, y0, y1, baseline } = word;
    return turn === 'UP'
      ? { ...word, turn, x0: y0, x1: y1, y0: WIDTH - x1, y1: WIDTH - x0 }
      : { ...word, turn, x0: HEIGHT - y1, x1: HEIGHT - y0, y0: x0, y1: x1, baseline: baseline - HEIGHT };
  });
  return { ...frame, width: HEIGHT, height: WIDTH, words: [], turned };
}

const MONTHS = ['Jan-24', 'Feb-24', 'Mar-24', 'Apr-24', 'May-24'];
const row = (y: number, label: string, first: number): Line => [
  y,
  [40, label],
  ...MONTHS.map((_, at): [number, string] => [200 + 50 * at, `${(first + at / 10).toFixed(2)}`]),
];
const name = (y: number, text: string): Line => [y, [40, text, 8.5]];
const TABLE: Line[] = [
  [40, [40, 'Monthly returns (%)', 12]],
  [60, ...MONTHS.map((month, at): [number, string] => [200 + 50 * at, month])],
  row(72, 'Sample Cash Fund', 10),
  row(84, 'Benchmark', 11),
  row(96, 'Sample Stock Fund', 12),
  row(108, 'Benchmark', 13),
  name(124, 'Sample Pension Fund'),
  row(136, 'Equity Sub-Fund', 14),
  row(148, 'Benchmark', 15),
  row(160, 'Debt Sub-Fund', 16),
  row(172, 'Benchmark', 17),
  name(188, 'Sample Province Pension Fund'),
  row(200, 'Equity Sub-Fund', 18),
  row(212, 'Benchmark', 19),
  row(224, 'Debt Sub-Fund', 20),
  row(236, 'Benchmark', 21),
];
const firstReturns = (fragments: readonly Fragment[]): string[] =>
  fragments.flatMap(({ fund_name_raw, reported_returns }) =>
    reported_returns
      .filter((one) => one.period_label_raw === 'Jan-24')
      .map(
        (one) =>
          `${fund_name_raw} ${one.sub_fund_key ?? '-'} ${one.fund_return_percent} ${one.benchmark_return_percent}`,
      ),
  );

describe('a table of all funds', () => {
  const EACH = [
    'Sample Cash Fund - 10.00 11.00',
    'Sample Stock Fund - 12.00 13.00',
    'Sample Pension Fund EQUITY 14.00 15.00',
    'Sample Pension Fund DEBT 16.00 17.00',
    'Sample Province Pension Fund EQUITY 18.00 19.00',
    'Sample Province Pension Fund DEBT 20.00 21.00',
  ];

  it('gives each fund its rows, and each sub-fund those under the name of its scheme', () => {
    expect(firstReturns(read(pageOf(TABLE))).toSorted()).toEqual(EACH.toSorted());
  });

  it.each(['UP', 'DOWN'] as const)('is read the same if it is set sideways (%s)', (turn) => {
    const page = sideways(TABLE, turn);
    const found = read(page);
    expect(firstReturns(found).toSorted()).toEqual(EACH.toSorted());
    const cash = found.find((one) => one.fund_name_raw === 'Sample Cash Fund');
    const at = cash?.reported_returns.findIndex((one) => one.period_label_raw === 'Mar-24');
    const place = cash?.evidence[`reported_returns[${at}].fund_return_percent`];
    const word = page.turned?.find(({ text }) => text === '10.20');
    const rounded = (box: { x0: number; y0: number; x1: number; y1: number } | undefined): number[] =>
      box === undefined ? [] : [box.x0, box.y0, box.x1, box.y1].map(Math.round);
    expect(rounded(word)).toHaveLength(4);
    expect(rounded(place)).toEqual(rounded(word));
  });
});

describe('heads of a table', () => {
  it('of eight columns span five and three if they are in the middle of these', () => {
    const places = [120, 160, 200, 240, 280, 330, 370, 410];
    const lineOf = (y: number, label: string, texts: readonly string[]): Line => [
      y,
      [40, label],
      ...places.map((x, at) => [x, texts[at] ?? ''] as const),
    ];
    const [table] = tablesOf([
      [88, [198, 'Loads'], [362, 'Expenses']],
      [100, ...places.map((x, at) => [x, `${at + 1} yr`] as const)],
      lineOf(112, 'SIF', ['1.10', '1.20', '1.30', '1.40', '1.50', '1.60', '1.70', '1.80']),
      lineOf(124, 'SEF', ['2.10', '2.20', '2.30', '2.40', '2.50', '2.60', '2.70', '2.80']),
    ]);
    expect(table?.columns.map(({ text }) => text.split(' ')[0])).toEqual([
      ...Array.from({ length: 5 }, () => 'Loads'),
      ...Array.from({ length: 3 }, () => 'Expenses'),
    ]);
  });

  it('span as many columns as they are in the middle of', () => {
    const [table] = tablesOf([
      [88, [199, 'Loads'], [388, 'MTD'], [528, 'YTD']],
      [100, [130, 'Front'], [210, 'Exit'], [280, 'Other'], [350, 'TER'], [430, 'Levy'], [490, 'TER'], [570, 'Levy']],
      [
        112,
        [40, 'SIF'],
        [130, '1.10'],
        [210, '1.20'],
        [280, '1.30'],
        [350, '2.10'],
        [430, '2.20'],
        [490, '3.10'],
        [570, '3.20'],
      ],
      [
        124,
        [40, 'SEF'],
        [130, '4.10'],
        [210, '4.20'],
        [280, '4.30'],
        [350, '5.10'],
        [430, '5.20'],
        [490, '6.10'],
        [570, '6.20'],
      ],
    ]);
    expect(table?.columns.map(({ text }) => text)).toEqual([
      'Loads Front',
      'Loads Exit',
      'Loads Other',
      'MTD TER',
      'MTD Levy',
      'YTD TER',
      'YTD Levy',
    ]);
  });
});

describe('cells of several figures', () => {
  const KEY = 'Fund / Benchmark / Average of peers';
  const cell = (x: number, text: string): [number, string, number] => [x, text, 11];
  const UNDER: Line[] = [
    [80, [40, 'Returns, %', 11], [110, KEY]],
    [100, cell(40, '1.80 / 2.31 / –1.73'), cell(200, '3.55 / 4.01 / 4.67'), cell(360, '5.19 / 6.56 / 6.26')],
    [110, [74, '1 month'], [229, '3 months'], [389, '6 months']],
    [126, cell(40, '7.35 / 8.69 / 8.28'), cell(200, '9.39 / 9.76 / 9.45'), cell(360, '9.44 / 9.82 / 9.49')],
    [136, [73, '1 year'], [231, '3 years'], [391, '5 years']],
  ];

  it('are what the text over them says, in its order, with the period under each', () => {
    const table = tablesOf(UNDER).find(({ rows }) => rows.length === 6);
    expect(rowsOf(table)).toEqual([
      '1 month Fund=1.80 Benchmark=2.31 Average of peers=–1.73',
      '3 months Fund=3.55 Benchmark=4.01 Average of peers=4.67',
      '6 months Fund=5.19 Benchmark=6.56 Average of peers=6.26',
      '1 year Fund=7.35 Benchmark=8.69 Average of peers=8.28',
      '3 years Fund=9.39 Benchmark=9.76 Average of peers=9.45',
      '5 years Fund=9.44 Benchmark=9.82 Average of peers=9.49',
    ]);
  });

  it('are not read with a key that has another number of names', () => {
    const lines = UNDER.map((line): Line =>
      line[0] === 80 ? [80, [40, 'Returns, %', 11], [110, 'Fund / Benchmark']] : line,
    );
    expect(tablesOf(lines).some(({ columns }) => columns.some(({ text }) => text === 'Fund'))).toBe(false);
  });

  it('are not read if the labels are as near over them as under them', () => {
    const lines = UNDER.map(
      (line): Line => [line[0] === 126 ? 123 : line[0] === 136 ? 136 : line[0], ...line.slice(1)] as unknown as Line,
    );
    const doubtful: Line[] = [[89, [74, 'Jan-24'], [229, 'Feb-24'], [389, 'Mar-24']], ...lines];
    expect(tablesOf(doubtful).some(({ columns }) => columns.some(({ text }) => text === 'Average of peers'))).toBe(
      false,
    );
  });
});

describe('an amount in two units', () => {
  it.each([
    ['Rs. 12 billion 976 million', 'Rs. 12976 million'],
    ['PKR 1 billion and 5 million', 'PKR 1005 million'],
    ['4 crore 31 lakh', '431 lakh'],
    ['2 million 3 billion', '2 million 3 billion'],
    ['4 crore 311 lakh', '4 crore 311 lakh'],
  ])('%s is %s', (printed, joined) => {
    expect(joinAmounts(printed)).toBe(joined);
  });

  it('is evidence of its value in the smaller unit, as exact as that is', () => {
    const printed = 'Rs. 12 billion 976 million';
    expect(numbersIn(printed)).toContain('12976');
    expect(unitIn(printed)).toBe('1000000');
    const { low, high } = intervalOf('12976000000' as Decimal, { printed, multiplied_by: '1000000' as Decimal });
    expect([low, high]).toEqual(['12975500000.0', '12976500000.0']);
  });
});

describe('a legend with swatches', () => {
  const swatch = (y: number): PdfPage['shades'][number] => ({ x0: 40, x1: 45, y0: y - 5, y1: y, color: '#1f6f54' });
  const blocksOf = (lines: readonly Line[], swatches: readonly number[]): string[] => {
    const page = { ...pageOf(lines), shades: swatches.map(swatch) };
    return listBlocks(page, listTextLines(page), () => false).map(({ text }) => text);
  };

  it('has an item for each swatch, and no item without one', () => {
    const lines: Line[] = [
      [100, [49, 'Oil and Gas']],
      [110, [40, 'Exploration 21.2%']],
      [120, [49, 'Cement 13.4%']],
      [130, [49, 'Banks and']],
      [140, [49, 'Insurance 8.3%']],
    ];
    expect(blocksOf(lines, [100, 120, 130, 140])).toEqual(
      expect.arrayContaining(['Oil and Gas Exploration', 'Cement', 'Banks and', 'Insurance']),
    );
    expect(blocksOf(lines, [])).not.toContain('Oil and Gas Exploration');
  });

  it('has the figure that its line had no room for', () => {
    const lines: Line[] = [
      [80, [40, 'Asset allocation', 11]],
      [100, [49, 'T-Bills 24.4%']],
      [110, [49, 'Bank balances']],
      [120, [40, '63.6%']],
      [130, [49, 'Others 12.0%']],
    ];
    expect(rowsOf(tablesOf(lines)[0])).toEqual(['T-Bills =24.4%', 'Bank balances =63.6%', 'Others =12.0%']);
  });
});

describe('facts over their labels at the head of a page', () => {
  const PAGE: Line[] = [
    [40, [200, 'Sample Cash Fund', 20], [500, 'March 2024', 11]],
    [60, [40, '5 Oct 2016', 12]],
    [70, [40, 'Launch date']],
    [90, [40, 'Rs. 12 billion 976 million', 12]],
    [100, [40, 'Net assets']],
    [120, [40, 'Rs. 116.4188', 12]],
    [130, [40, 'NAV per unit on 31 Mar 2024']],
    [150, [40, 'Very low', 12]],
    [160, [40, 'Risk profile']],
  ];

  it('do not speak for the month of the report', () => {
    const [fragment] = read(pageOf(PAGE));
    expect([fragment?.report_month, fragment?.launch_date]).toEqual(['2024-03', '2016-10-05']);
    expect(fragment?.problems.filter(({ path }) => path === 'report_date')).toEqual([]);
  });

  it('are an amount in two units, and a price with its day', () => {
    const [fragment] = read(pageOf(PAGE));
    expect([fragment?.fund_size, fragment?.nav_per_unit, fragment?.nav_date]).toEqual([
      '12976000000',
      '116.4188',
      '2024-03-31',
    ]);
  });
});

describe('a page without the name of a fund', () => {
  const FIRST: Line[] = [
    [40, [40, 'Sample Pension Fund', 16], [400, 'May 2024', 11]],
    [80, [40, 'Fund category'], [160, 'Voluntary pension scheme']],
    [92, [40, 'Launch date'], [160, '14/02/2012']],
    [104, [40, 'Risk profile'], [160, 'Medium']],
    [116, [40, 'Pricing mechanism'], [160, 'Forward']],
  ];
  const part = (heading: string): Line[] => [
    [40, [40, heading, 10]],
    [60, [40, 'Net assets'], [160, 'Rs. 487,130,198']],
    [72, [40, 'NAV per unit'], [160, 'Rs. 224.0192']],
    [84, [40, 'Units outstanding'], [160, '2,174,502']],
    [96, [40, 'Dealing days'], [160, 'Monday to Friday']],
  ];
  const navs = (heading: string): (string | null)[] =>
    read(pageOf(FIRST), pageOf(part(heading)))
      .filter(({ page_number }) => page_number === 2)
      .flatMap(({ fund_name_raw, sub_funds }) => [fund_name_raw, ...sub_funds.map((sub) => sub.nav_per_unit)]);

  it('continues the fund before if it is headed by one of its sub-funds', () => {
    expect(navs('(b) Debt Sub-Fund')).toEqual(['Sample Pension Fund', '224.0192']);
  });

  it('continues no fund if its heading names no part of it', () => {
    expect(navs('Position of the portfolio')).toEqual([]);
  });
});
