/** Sheets of a workbook: the facts of all funds in ruled grids, with the funds as rows, columns or titles of rows. */
import { expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import type { Line } from './placed-words.ts';
import { fundOf } from './placed-words.ts';
import { type Grid, rowAt, ruledPage } from './ruled-page.ts';

const FUNDS = [
  fundOf('Sample Cash Fund'),
  fundOf('Sample Gold Fund'),
  fundOf('Sample Stock Fund'),
  ...['EQUITY', 'DEBT'].map((one) => fundOf('Sample Pension Fund', one)),
];
const HEAD: readonly Line[] = [
  [20, [20, 'Sample Funds Limited', 12], [500, 'Report of October 2024']],
  [40, [20, 'SHEET', 11]],
];

function readAll(...pages: readonly PdfPage[]): Map<string, ReadFragment[]> {
  const { fragments } = readReport({ pages }, { funds: FUNDS });
  return Map.groupBy(fragments, ({ fund_name_raw }) => fund_name_raw ?? '');
}

const factSheet = (y0 = 60): PdfPage =>
  ruledPage(1, HEAD, [
    {
      x0: 20,
      y0,
      widths: [110, 90, 90, 90, 80, 80, 90],
      heads: 3,
      cells: [
        [[0, 2], 0, 'Fund'],
        [[0, 2], 1, 'Trustee'],
        [[0, 2], 2, 'Risk Profile'],
        [[0, 2], 3, 'Launch Date'],
        [0, [4, 6], 'As on 31-Oct-2024'],
        [1, 4, 'NAV per Unit'],
        [1, 5, 'Units', 'Outstanding'],
        [1, 6, 'Net Assets'],
        [2, 4, '(Rs.)'],
        [2, 5, '(number)'],
        [2, 6, '(Rs. mn)'],
        [3, 0, 'Sample Cash Fund', '(SCF)'],
        [4, 0, 'Sample Gold Fund', '(SGF)'],
        [5, 0, 'Sample Stock Fund', '(SSF)'],
        [6, 0, 'Sample Pension Fund', '(SPF)'],
        [7, 0, 'Equity Sub-Fund'],
        [8, 0, 'Debt Sub-Fund'],
        [[3, 4], 1, 'Alpha Trust Limited'],
        [[5, 8], 1, 'Beta Trust Limited'],
        [3, 2, 'Low'],
        [[4, 5], 2, 'High'],
        [[6, 8], 2, 'Investor dependent'],
        [3, 3, '14-May-2013'],
        [4, 3, '23-Nov-2009'],
        [5, 3, '06-Mar-2017'],
        [[6, 8], 3, '05-Oct-2015'],
        ...['102.5000', '51.2000', '210.4000', '-', '180.5000', '260.7000'].map((nav, at) => [3 + at, 4, nav] as const),
        ...['10,000,000', '20,000,000', '5,000,000', '-', '1,000,000', '2,000,000'].map(
          (units, at) => [3 + at, 5, units] as const,
        ),
        ...['1,025.00', '1,024.00', '1,052.00', '701.90', '180.50', '521.40'].map(
          (size, at) => [3 + at, 6, size] as const,
        ),
        [9, [0, 5], 'Total'],
        [9, 6, '3,802.90'],
      ],
    },
  ]);

it('reads a row of facts as those of its fund, and a merged cell as those of each fund whose row it is in', () => {
  const of = readAll(factSheet());
  const trustees = FUNDS.slice(0, 4).map(({ name }) =>
    of
      .get(name)
      ?.flatMap(({ parties }) => parties)
      .map((party) => party.organization_raw),
  );
  expect(trustees).toEqual([
    ['Alpha Trust Limited'],
    ['Alpha Trust Limited'],
    ['Beta Trust Limited'],
    ['Beta Trust Limited'],
  ]);
  const facts = FUNDS.slice(0, 4).map(({ name }) => {
    const [page] = of.get(name) ?? [];
    return [page?.risk_profile_raw, page?.launch_date, page?.nav_per_unit, page?.fund_size];
  });
  expect(facts).toEqual([
    ['Low', '2013-05-14', '102.5000', '1025000000'],
    ['High', '2009-11-23', '51.2000', '1024000000'],
    ['High', '2017-03-06', '210.4000', '1052000000'],
    ['Investor dependent', '2015-10-05', null, '701900000'],
  ]);
});

it('gives the rows under that of a pension fund to its sub-funds', () => {
  const [page] = readAll(factSheet()).get('Sample Pension Fund') ?? [];
  expect(page?.sub_funds.map((row) => [row.sub_fund_key, row.nav_per_unit, row.net_assets_pkr])).toEqual([
    ['EQUITY', '180.5000', '180500000'],
    ['DEBT', '260.7000', '521400000'],
  ]);
});

it('says where a value is printed on the page of all funds', () => {
  const page = factSheet();
  const [fragment] = readAll(page).get('Sample Gold Fund') ?? [];
  const nav = fragment?.evidence['nav_per_unit'];
  const word = page.words.find(({ text }) => text === '51.2000');
  expect(nav?.x0).toBeCloseTo(word?.x0 ?? 0, 0);
  expect(nav?.y0).toBeCloseTo(word?.y0 ?? 0, 0);
});

it('does not share out a page with figures outside its grids', () => {
  const sheet = factSheet();
  const lines: readonly Line[] = [
    [400, [40, 'Policy rate'], [300, '12.50']],
    [580, [40, 'Page 2']],
  ];
  const loose = ruledPage(1, lines, []).words;
  const of = readAll({ ...sheet, words: [...sheet.words, ...loose] });
  expect([...of.values()].flat().flatMap(({ parties }) => parties)).toEqual([]);
});

it('gives no fund the text of two cells whose line is lost', () => {
  const sheet = factSheet();
  // Between `Low` and `High`.
  const rules = sheet.rules.filter(({ x0, y0 }) => !(x0 === 220 && y0 === 60 + 4 * 26));
  const pages = [...readAll({ ...sheet, rules }).values()].flat();
  expect(pages.flatMap((page) => page.risk_profile_raw ?? [])).not.toContain('Low High');
});

it('does not share out a page with the title of one fund over it', () => {
  const sheet = factSheet();
  const title = ruledPage(1, [[52, [20, 'Sample Stock Fund (SSF)', 14]]], []).words;
  const of = readAll({ ...sheet, words: [...sheet.words, ...title] });
  expect(of.get('Sample Cash Fund')).toBeUndefined();
});

it('gives a price that is merged over several funds to none of them, and a par value to each', () => {
  const of = readAll(
    ruledPage(1, HEAD, [
      {
        x0: 20,
        y0: 60,
        widths: [130, 120, 100, 100],
        heads: 1,
        cells: [
          ...rowAt(0, 'Fund', 'Trustee', 'Par Value (Rs.)', 'NAV per Unit (Rs.)'),
          ...['Sample Cash Fund', 'Sample Gold Fund', 'Sample Stock Fund'].flatMap((name, at) =>
            rowAt(at + 1, name, 'Alpha Trust Limited'),
          ),
          [[1, 3], 2, '100.00'],
          [[1, 2], 3, '102.5000'],
          [3, 3, '210.4000'],
        ],
      },
    ]),
  );
  const prices = FUNDS.slice(0, 3).map(({ name }) => {
    const [page] = of.get(name) ?? [];
    return [page?.par_value, page?.nav_per_unit];
  });
  expect(prices).toEqual([
    ['100.00', null],
    ['100.00', null],
    ['100.00', '210.4000'],
  ]);
});

it('reads the rows of a fund and of its benchmark next to the merged name of the fund', () => {
  const periods = ['1 Month', '3 Months', 'FYTD', '1 Year'];
  const series = (first: string, from: number): string[] => [first, ...periods.map((_, at) => `${from + at}.25`)];
  const of = readAll(
    ruledPage(1, HEAD, [
      {
        x0: 20,
        y0: 60,
        widths: [140, 100, 70, 70, 70, 70],
        heads: 1,
        cells: [
          ...rowAt(0, 'Return (%)', 'Series', ...periods),
          [[1, 2], 0, 'Sample Cash Fund'],
          [[3, 4], 0, 'Sample Stock Fund'],
          ...[series('SCF', 10), series('Benchmark', 20), series('SSF', 30), series('Benchmark', 40)].flatMap(
            (texts, row) => texts.map((text, at) => [row + 1, at + 1, text] as const),
          ),
        ],
      },
    ]),
  );
  const returns = (name: string): unknown =>
    of
      .get(name)
      ?.flatMap(({ reported_returns }) =>
        reported_returns.map((row) => [row.period_label_raw, row.fund_return_percent, row.benchmark_return_percent]),
      );
  expect(returns('Sample Cash Fund')).toEqual(periods.map((period, at) => [period, `${10 + at}.25`, `${20 + at}.25`]));
  expect(returns('Sample Stock Fund')).toEqual(periods.map((period, at) => [period, `${30 + at}.25`, `${40 + at}.25`]));
});

it('reads months under the name of a fund as those of that fund', () => {
  const rows = [
    ['T-Bills', '60.0', '55.0', '-', '-'],
    ['Listed Equities', '-', '-', '92.5', '90.5'],
    ['Cash and Bank Balances', '38.5', '43.5', '5.5', '7.5'],
    ['Others', '1.5', '1.5', '2.0', '2.0'],
  ];
  const of = readAll(
    ruledPage(
      1,
      [...HEAD, [54, [20, 'Asset Allocation', 9]]],
      [
        {
          x0: 20,
          y0: 60,
          widths: [140, 70, 70, 70, 70],
          heads: 2,
          cells: [
            [[0, 1], 0, '% of Total Assets'],
            [0, [1, 2], 'Sample Cash Fund'],
            [0, [3, 4], 'Sample Stock Fund'],
            ...['Oct-24', 'Sep-24', 'Oct-24', 'Sep-24'].map((month, at) => [1, at + 1, month] as const),
            ...rows.flatMap((texts, row) => rowAt(row + 2, ...texts)),
          ],
        },
      ],
    ),
  );
  const shares = (name: string): unknown =>
    of
      .get(name)
      ?.flatMap(({ allocations }) =>
        allocations.map((row) => [row.label_raw, row.current_period, row.previous_period]),
      );
  expect(shares('Sample Cash Fund')).toEqual([
    ['T-Bills', '60.0', '55.0'],
    ['Cash and Bank Balances', '38.5', '43.5'],
    ['Others', '1.5', '1.5'],
  ]);
  expect(shares('Sample Stock Fund')).toEqual([
    ['Listed Equities', '92.5', '90.5'],
    ['Cash and Bank Balances', '5.5', '7.5'],
    ['Others', '2.0', '2.0'],
  ]);
});

const listOf = (y0: number, rows: readonly (readonly string[])[]): Grid => ({
  x0: 20,
  y0,
  widths: [30, 200, 120, 90],
  heads: 1,
  cells: [
    ...rowAt(0, 'No.', 'Name', 'Sector or Rating', '% of Total Assets'),
    ...rows.flatMap((texts, at) =>
      texts.length === 1 ? [[at + 1, [0, 3], texts[0] ?? ''] as const] : rowAt(at + 1, ...texts),
    ),
  ],
});

it('continues the holdings of a fund on the next page, which has the heads of the list and no title', () => {
  const terms: Grid = {
    x0: 20,
    y0: 60,
    widths: [140, 140],
    heads: 1,
    cells: [
      ...rowAt(0, 'Fund', 'Risk Profile'),
      ...['Sample Gold Fund', 'Sample Cash Fund', 'Sample Stock Fund'].flatMap((name, at) =>
        rowAt(at + 1, name, 'Medium'),
      ),
    ],
  };
  const of = readAll(
    ruledPage(
      1,
      [...HEAD, [194, [20, 'Top Holdings', 9]]],
      [
        terms,
        listOf(200, [
          ['Sample Cash Fund'],
          ['1', 'Alpha Power Limited Sukuk', 'AA', '6.20'],
          ['2', 'Beta Cement Limited TFC', 'AA+', '5.10'],
          ['Sample Gold Fund'],
          ['1', 'Gamma Foods Limited TFC', 'AA', '4.90'],
          ['2', 'Delta Bank Limited TFC', 'AA+', '4.20'],
        ]),
      ],
    ),
    ruledPage(
      2,
      [],
      [
        listOf(60, [
          ['Sample Gold Fund (continued)'],
          ['3', 'Zeta Sugar Limited TFC', 'AA', '3.10'],
          ['4', 'Eta Leasing Limited Sukuk', 'A+', '2.40'],
          ['Sample Stock Fund'],
          ['1', 'Theta Fertilizer Limited', 'Fertilizer', '9.40'],
          ['2', 'Iota Bank Limited', 'Commercial Banks', '8.30'],
        ]),
      ],
    ),
  );
  const holdings = (name: string): unknown =>
    of.get(name)?.flatMap((page) => page.holdings.map((row) => [row.rank, row.name_raw, row.percent_of_total_assets]));
  expect(holdings('Sample Cash Fund')).toEqual([
    [1, 'Alpha Power Limited Sukuk', '6.20'],
    [2, 'Beta Cement Limited TFC', '5.10'],
  ]);
  expect(holdings('Sample Gold Fund')).toEqual([
    [1, 'Gamma Foods Limited TFC', '4.90'],
    [2, 'Delta Bank Limited TFC', '4.20'],
    [3, 'Zeta Sugar Limited TFC', '3.10'],
    [4, 'Eta Leasing Limited Sukuk', '2.40'],
  ]);
  expect(holdings('Sample Stock Fund')).toEqual([
    [1, 'Theta Fertilizer Limited', '9.40'],
    [2, 'Iota Bank Limited', '8.30'],
  ]);
});

it('gives what is under a title that is not understood to no fund', () => {
  const of = readAll(
    ruledPage(
      1,
      [...HEAD, [54, [20, 'Top Holdings', 9]]],
      [
        listOf(60, [
          ['Sample Cash Fund'],
          ['1', 'Alpha Power Limited Sukuk', 'AA', '6.20'],
          ['2', 'Beta Cement Limited TFC', 'AA+', '5.10'],
          ['Sample Gld Fnd'],
          ['1', 'Gamma Foods Limited TFC', 'AA', '4.90'],
          ['2', 'Delta Bank Limited TFC', 'AA+', '4.20'],
          ['Sample Stock Fund'],
          ['1', 'Theta Fertilizer Limited', 'Fertilizer', '9.40'],
          ['2', 'Iota Bank Limited', 'Commercial Banks', '8.30'],
        ]),
      ],
    ),
  );
  const names = [...of.values()].flat().flatMap(({ holdings }) => holdings.map(({ name_raw }) => name_raw));
  expect(names).toEqual([
    'Alpha Power Limited Sukuk',
    'Beta Cement Limited TFC',
    'Theta Fertilizer Limited',
    'Iota Bank Limited',
  ]);
});

it('gives a term only to the funds that its row names', () => {
  const of = readAll(
    ruledPage(1, HEAD, [
      {
        x0: 20,
        y0: 60,
        widths: [130, 120, 120, 120],
        heads: 1,
        cells: [
          ...rowAt(0, 'Fund', 'Trustee', 'Auditor', 'Risk Profile'),
          ...rowAt(1, 'Sample Cash Fund (SCF)', 'Alpha Trust Limited', 'Sample & Co.', 'Low'),
          ...rowAt(2, 'Sample Gold Fund (SGF)', 'Alpha Trust Limited', 'Sample & Co.', 'High'),
          ...rowAt(3, 'Sample Stock Fund (SSF)', 'Beta Trust Limited', 'Sample & Co.', 'High'),
        ],
      },
      {
        x0: 20,
        y0: 220,
        widths: [130, 140, 140],
        heads: 1,
        cells: [
          ...rowAt(0, 'Term', 'Value', 'Applies to'),
          ...rowAt(1, 'Dealing Days', 'Monday to Friday', 'All funds'),
          [[2, 3], 0, 'Cut-off Time'],
          [2, 1, '11:00 am'],
          [2, 2, 'SCF'],
          [3, 1, '3:30 pm'],
          [3, 2, 'SGF, SSF'],
        ],
      },
    ]),
  );
  expect(
    FUNDS.slice(0, 3).map(({ name }) => {
      const [page] = of.get(name) ?? [];
      return [page?.dealing_days_raw, page?.cutoff_time_raw];
    }),
  ).toEqual([
    ['Monday to Friday', '11:00 am'],
    ['Monday to Friday', '3:30 pm'],
    ['Monday to Friday', '3:30 pm'],
  ]);
});

it('leaves to the pages of the funds what a sheet of all funds repeats of them', () => {
  const own = (page_number: number, name: string): PdfPage =>
    ruledPage(
      page_number,
      [
        [40, [20, name, 16]],
        [60, [20, 'Report of October 2024']],
        [80, [20, 'Category'], [140, 'Income']],
        [92, [20, 'Launch Date'], [140, '12-Nov-2014']],
        [104, [20, 'NAV per Unit (Rs.)'], [140, '99.9999']],
        [116, [20, 'Auditor'], [140, 'Sample & Co.']],
      ],
      [],
    );
  const of = readAll(factSheet(), own(2, 'Sample Cash Fund'), own(3, 'Sample Gold Fund'));
  const pages = of.get('Sample Cash Fund') ?? [];
  expect(pages.map((page) => [page.page_number, page.nav_per_unit, page.risk_profile_raw])).toEqual([
    [1, null, 'Low'],
    [2, '99.9999', null],
  ]);
});
