/** Values with captions, lines of time, lists in halves, shares in rupees, and what the drawing of a page shows. */
import { describe, expect, it } from 'vitest';
import type { PdfPage, Shade } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

// Letters of half the font size, and blanks of a quarter.
const widthOf = (text: string, size = 8): number =>
  (size / 2) * text.replaceAll(' ', '').length + (size / 4) * (text.split(' ').length - 1);
type Cell = readonly [x: number, text: string, size?: number];
const centred = (x: number, text: string, size = 8): Cell => [x - widthOf(text, size) / 2, text, size];
const before = (x: number, text: string): Cell => [x - widthOf(text), text];

function readDrawn(lines: readonly Line[], drawn: Partial<PdfPage>): ReadFragment {
  const [fragment] = readReport({ pages: [{ ...pageOf(lines), ...drawn }] }, { funds: [] }).fragments;
  if (fragment === undefined) throw new Error('no page of a fund');
  return fragment;
}

const sharesOf = ({ holdings }: ReadFragment): string[] =>
  holdings.map((row) => `${row.rank} ${row.name_raw} ${row.percent_of_total_assets}`);

describe('a label between two values with captions in small letters', () => {
  const card = (y: number, [left, under]: Cap, label: string, [right, below]: Cap): Line[] => [
    [y, centred(210, left), centred(390, right)],
    [y + 4, centred(300, label)],
    [y + 9, centred(210, under, 6), centred(390, below, 6)],
  ];
  type Cap = readonly [value: string, caption: string];
  const lines: readonly Line[] = [
    ...INCOME_FUND,
    ...card(150, ['Up to 2.00%', 'on entry'], 'Load', ['Nil', 'on exit']),
    ...card(172, ['Rs. 10,000', 'at first'], 'Minimum investment', ['Rs. 1,000', 'later']),
    ...card(194, ['1.48%', 'October 2024'], 'Total expense ratio', ['1.52%', 'year to date']),
  ];

  it('has in each caption what the value is of', () => {
    const page = readPage(lines);
    const terms = page.special_terms.map((row) => `${row.term_type} ${row.value_raw}`);
    expect(terms).toEqual(expect.arrayContaining(['FRONT_END_LOAD Up to 2.00%', 'BACK_END_LOAD Nil']));
    expect([page.minimum_initial_investment, page.minimum_subsequent_investment]).toEqual(['10000', '1000']);
    expect(page.fees.map((row) => [row.label_raw, row.period, row.value_percent])).toEqual(
      expect.arrayContaining([
        ['Total expense ratio', 'MTD', '1.48'],
        ['Total expense ratio', 'YTD', '1.52'],
      ]),
    );
  });
});

describe('a line of time', () => {
  const days = [100, 250, 400, 540] as const;
  const [, title = [40, [40, '']] as Line] = INCOME_FUND;
  const lines: readonly Line[] = [
    INCOME_FUND[0] as Line,
    title,
    [80, [40, 'Category'], [140, 'Income']],
    [92, [40, 'Trustee'], [140, 'CDC']],
    [
      130,
      ...['29 June 2009', '31 July 2024', '15 August 2024', '31 October 2024'].map((day, at) =>
        centred(days[at] ?? 0, day),
      ),
    ],
    [
      150,
      ...['Launch of the Fund', 'AM2 by VIS for the Company', 'A+(f) by VIS for the Fund', 'Day of this report'].map(
        (event, at) => centred(days[at] ?? 0, event),
      ),
    ],
  ];

  it('has the day of each event over it', () => {
    const page = readPage(lines);
    expect(page.launch_date).toBe('2009-06-29');
    expect(page.ratings.map((row) => [row.rating_type, row.rating_raw, row.rating_agency, row.rating_date])).toEqual([
      ['ASSET_MANAGER', 'AM2', 'VIS', '2024-07-31'],
      ['FUND_STABILITY', 'A+(f)', 'VIS', '2024-08-15'],
    ]);
    expect(page.special_terms).toEqual([]);
  });
});

describe('a list of holdings in two halves', () => {
  // `nearer`: how much closer than in most rows a name is to its figure, in points.
  const half = (figure: string, name: string, x: number, nearer = 0): Cell[] => [
    before(x, figure),
    [x + 6 - nearer, name],
  ];
  const rows = (nearer: number): Line[] => [
    [140, [40, 'Largest holdings, % of total assets']],
    [156, ...half('7.13', 'Sample Power Company', 62), [226, 'AAA'], ...half('20.60', 'Brought forward', 342)],
    [168, ...half('5.52', 'Sample Telecom', 62), [226, 'AA+'], ...half('2.88', 'Sample Glass', 342), [505, 'A+']],
    [
      180,
      ...half('4.58', 'Sample Fertilizer', 62, nearer),
      [226, 'AA'],
      ...half('2.12', 'Sample Cement', 342),
      [505, 'A+'],
    ],
    [192, ...half('3.37', 'Sample Bank', 62), [226, 'AA-'], ...half('1.48', 'Sample Sugar', 342), [505, 'A']],
    [204, ...half('20.60', 'Carried forward', 62), ...half('27.08', 'Sum', 342, nearer)],
  ];

  it.each([0, 1.5])('has each figure before its name, and no sum that is carried forward, %s points off', (nearer) => {
    expect(sharesOf(readPage([...INCOME_FUND, ...rows(nearer)]))).toEqual([
      '1 Sample Power Company 7.13',
      '2 Sample Telecom 5.52',
      '3 Sample Fertilizer 4.58',
      '4 Sample Bank 3.37',
      '5 Sample Glass 2.88',
      '6 Sample Cement 2.12',
      '7 Sample Sugar 1.48',
    ]);
  });
});

describe('rupees of every hundred', () => {
  const rows: readonly Line[] = [
    [140, [40, 'Of every 100 rupees of total assets, so many are in', 10]],
    [154, before(112, '30 Sep 2024'), [211, '31 Oct 2024']],
    [166, before(112, 'Rs. 53.5'), centred(161, 'Ijara Sukuk'), [211, 'Rs. 57.6']],
    [174, centred(161, 'Deposits with')],
    [178, before(112, 'Rs. 39.7'), [211, 'Rs. 37.7']],
    [182, centred(161, 'Islamic banks')],
    [194, before(112, 'Rs. 6.8'), centred(161, 'Other assets'), [211, 'Rs. 4.7']],
    [214, [40, 'Figures', 10]],
    [228, [40, 'Par value'], [140, 'Rs. 100']],
  ];

  it('are shares in percent of both months', () => {
    const { allocations } = readPage([...INCOME_FUND, ...rows]);
    expect(allocations.map((row) => [row.label_raw, row.previous_period, row.percent_of_total_assets])).toEqual([
      ['Ijara Sukuk', '53.5', '57.6'],
      ['Deposits with Islamic banks', '39.7', '37.7'],
      ['Other assets', '6.8', '4.7'],
    ]);
  });
});

const COLORS = ['#5b2245', '#c08a2e', '#4d7c78', '#a65b6f'] as const;

describe('numbers that join a bar to its legend', () => {
  const names = ['AAA', 'AA+', 'AA', 'Other assets'];
  const shares = ['60.5', '14.1', '24.0', '1.4'];
  const lines: readonly Line[] = [
    [140, [300, 'Credit quality, % of total assets']],
    [156, ...COLORS.map((_, at): Cell => [320 + 60 * at, `${at + 1}`, 6])],
    ...[0, 1].map((row): Line => [
      174 + 12 * row,
      ...[row, row + 2].flatMap((at): Cell[] => {
        const x = at < 2 ? 300 : 440;
        return [
          [x + 3, `${at + 1}`, 6],
          [x + 14, names[at] ?? ''],
          [x + 100, shares[at] ?? ''],
        ];
      }),
    ]),
  ];
  const shades = [
    ...COLORS.map((color, at): Shade => ({ x0: 300 + 60 * at, x1: 360 + 60 * at, y0: 146, y1: 160, color })),
    ...COLORS.map((color, at): Shade => {
      const [x, y] = [at < 2 ? 300 : 440, 174 + 12 * (at % 2)];
      return { x0: x, x1: x + 9, y0: y - 7, y1: y + 2, color };
    }),
  ];

  it('are not shares', () => {
    const { allocations } = readDrawn([...INCOME_FUND, ...lines], { shades });
    expect(allocations.map((row) => `${row.label_raw} ${row.percent_of_total_assets}`)).toEqual([
      'AAA 60.5',
      'AA+ 14.1',
      'AA 24.0',
      'Other assets 1.4',
    ]);
  });
});

describe('cells with walls of their own', () => {
  const people = [
    ['Sana Bano Mirza', 'Chief Executive Officer'],
    ['Sana Omar Darrani, CFA', 'Chief Investment Officer'],
    ['Usman Khan', 'Fund Manager'],
    ['Ali Raza Mir, FRM', 'Head of Risk'],
  ] as const;
  const places = [156, 167, 177, 189];
  // Drawn column by column, the names follow each other.
  const lines = [0, 1].flatMap((column) =>
    people.map((cells, at): Line => [places[at] ?? 0, column === 0 ? before(196, cells[0]) : [202, cells[1]]]),
  );
  const walls = places.map((y) => ({ x0: 198, x1: 199, y0: y - 8, y1: y + 2 }));

  it('are not joined, however close they are', () => {
    const { parties } = readDrawn([...INCOME_FUND, [140, [60, 'Investment committee']], ...lines], { walls });
    expect(parties.map((row) => row.name_raw)).toEqual(
      expect.arrayContaining(['Sana Bano Mirza', 'Sana Omar Darrani, CFA', 'Usman Khan', 'Ali Raza Mir, FRM']),
    );
  });
});

describe('non-compliant investments in columns', () => {
  const lines: readonly Line[] = [
    [140, [40, 'Non-compliant investments, Rs. million']],
    [156, before(260, 'Sample Sugar Sukuk'), before(360, 'Sample Steel Sukuk')],
    [168, [40, 'Type'], before(260, 'Not rated'), before(360, 'In default')],
    [180, [40, 'Value before provision'], before(260, '48.60'), before(360, '36.25')],
    [192, [40, 'Provision'], before(260, '(19.44)'), before(360, '(36.25)')],
    [204, [40, 'Value after provision'], before(260, '29.16'), before(360, '0.00')],
    [216, [40, '% of gross assets'], before(260, '1.47%'), before(360, '0.00%')],
    [228, [40, '% of net assets'], before(260, '1.50%'), before(360, '0.00%')],
  ];

  it('have the labels of their values left of the rows', () => {
    const { holdings, compliance } = readPage([...INCOME_FUND, ...lines]);
    expect(compliance.map((row) => [row.name_raw, row.limit_type_raw, row.net_assets_percent])).toEqual([
      ['Sample Sugar Sukuk', 'Not rated', '1.50'],
      ['Sample Steel Sukuk', 'In default', '0.00'],
    ]);
    expect(holdings.map((row) => row.value_after_provisioning)).toEqual(['29160000', '0']);
  });
});

describe('heads under their columns', () => {
  const places = [335, 414, 493] as const;
  const ofEach = (y: number, label: string, values: readonly string[]): Line => [
    y,
    [40, label],
    ...values.map((value, at) => before((places[at] ?? 0) + 72, value)),
  ];
  const rows: readonly Line[] = [
    [140, [40, 'How the prices of 31 October 2024 come about', 10]],
    ofEach(156, 'Net assets', ['Rs. 204.18 million', 'Rs. 486.68 million', 'Rs. 597.07 million']),
    ofEach(168, 'Units in issue', ['2,145,074', '2,753,074', '3,491,141']),
    ofEach(180, 'NAV per unit', ['Rs. 95.1861', 'Rs. 176.7756', 'Rs. 171.0234']),
    [200, [40, 'Return in %', 10]],
    ofEach(214, '1 month', ['1.56', '8.17', '8.44']),
    ofEach(226, '1 year', ['12.27', '11.62', '10.62']),
    ofEach(238, '3 years', ['8.13', '10.60', '10.00']),
    ofEach(250, '5 years', ['2.98', '8.78', '8.42']),
  ];
  const [equity, debt, market] = ['Equity Sub-Fund', 'Debt Sub-Fund', 'Money Market'];
  const heads: readonly Line[] = [
    [268, before(407, equity ?? ''), before(486, debt ?? ''), before(565, market ?? '')],
    [277, before(565, 'Sub-Fund')],
  ];
  const shades = places.map((x0, at): Shade => ({ x0, x1: x0 + 79, y0: 258, y1: 282, color: COLORS[at] ?? '' }));

  it('name the sub-funds whose values are over them, where they are printed', () => {
    const funds = ['EQUITY', 'DEBT', 'MONEY_MARKET'].map((part) => fundOf('Sample Pension Fund', part));
    const lines: readonly Line[] = [
      [40, [40, 'Sample Pension Fund', 16]],
      [60, [40, 'Data as of 31 October 2024']],
      [80, [40, 'Category'], [140, 'Voluntary Pension Scheme']],
      [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
      ...rows,
      ...heads,
    ];
    const [page] = readReport({ pages: [{ ...pageOf(lines), shades }] }, { funds }).fragments;
    expect(page?.sub_funds.map((sub) => [sub.sub_fund_key, sub.nav_per_unit])).toEqual([
      ['EQUITY', '95.1861'],
      ['DEBT', '176.7756'],
      ['MONEY_MARKET', '171.0234'],
    ]);
    expect(page?.reported_returns.map((row) => row.fund_return_percent)).toHaveLength(12);
    const [first] = Object.entries(page?.evidence ?? {}).filter(([path]) => path.endsWith('.fund_return_percent'));
    expect(first?.[1].y1).toBeCloseTo(215.6, 0);
  });
});
