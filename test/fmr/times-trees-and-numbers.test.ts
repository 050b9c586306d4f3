/** Lines of time down the page, trees of shares, starts of periods, dated boxes and numbered terms. */
import { describe, expect, it } from 'vitest';
import { dropOutlineNumbers } from '#sources/fmr/ink/outline-numbers.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

type Cell = readonly [x: number, text: string, size?: number];
// Letters of half the font size, and blanks of a quarter.
const before = (x: number, text: string, size = 8): Cell => [
  x - (size / 2) * text.replaceAll(' ', '').length - (size / 4) * (text.split(' ').length - 1),
  text,
  size,
];
const [TITLE, DAY] = INCOME_FUND as [Line, Line];
const FACTS: readonly Line[] = [
  [80, [40, 'Category'], [140, 'Income']],
  [92, [40, 'Risk Profile'], [140, 'Medium']],
  [104, [40, 'Management Fee'], [140, '1.00%']],
  [116, [40, 'Benchmark'], [140, 'Six-month KIBOR']],
];

describe('titles of shares over the columns of one tree', () => {
  const heads = (...titles: readonly (readonly [number, string])[]): Line[] => [
    [150, ...titles.map(([x, title]) => before(x, title))],
    [160, ...titles.map(([x]) => before(x, '(% of Total Assets)'))],
  ];
  const months: Line = [176, before(270, 'Sep 2024'), before(330, 'Oct 2024')];
  const rows: readonly Line[] = [
    [190, [40, 'Stocks'], before(270, '56.8%'), before(330, '57.0%')],
    [202, [60, 'Commercial Banks'], before(440, '30.5%')],
    [214, [80, 'Sample Bank Limited'], before(560, '6.82%')],
    [226, [60, 'Cement'], before(440, '26.5%')],
    [238, [80, 'Sample Cement Limited'], before(560, '6.25%')],
    [250, [40, 'Bank Deposits'], before(270, '40.2%'), before(330, '39.5%')],
    [262, [40, 'Others'], before(270, '3.0%'), before(330, '3.5%')],
  ];
  const tree = [
    ...INCOME_FUND,
    ...heads([330, 'Asset Allocation'], [440, 'Sector Allocation'], [560, 'Top Holdings']),
    months,
    ...rows,
  ];

  it('are each of the rows that have their figures under it', () => {
    const page = readPage(tree);
    expect(
      page.allocations.map((row) => [row.allocation_type, row.label_raw, row.previous_period, row.current_period]),
    ).toEqual([
      ['ASSET_ALLOCATION', 'Stocks', '56.8', '57.0'],
      ['ASSET_ALLOCATION', 'Bank Deposits', '40.2', '39.5'],
      ['ASSET_ALLOCATION', 'Others', '3.0', '3.5'],
      ['SECTOR_ALLOCATION', 'Commercial Banks', null, '30.5'],
      ['SECTOR_ALLOCATION', 'Cement', null, '26.5'],
    ]);
    expect(page.holdings.map((row) => [row.name_raw, row.percent_of_total_assets])).toEqual([
      ['Sample Bank Limited', '6.82'],
      ['Sample Cement Limited', '6.25'],
    ]);
    expect(page.reported_returns).toEqual([]);
  });

  it('leave shares of a class under months unread where the title is missing: they are no returns', () => {
    const page = readPage([TITLE, DAY, ...FACTS, months, ...rows.slice(0, 1)]);
    expect(page.reported_returns).toEqual([]);
  });
});

describe('a line of time down the page', () => {
  const stop = (y: number, day: string, ...[event, ...figures]: readonly string[]): Line => [
    y,
    before(110, day),
    ...(event === undefined || event === '' ? [] : [[128, event] as const]),
    ...figures.map((figure, at) => before(at === 0 ? 186 : 226, figure)),
  ];
  const lines: readonly Line[] = [
    TITLE,
    DAY,
    ...FACTS,
    [129, before(186, 'Fund'), before(226, 'Bench-')],
    [139, before(186, 'Return'), before(226, 'mark')],
    stop(152, '29 June 2009', 'Launch Date'),
    stop(164, '30 June 2023', 'FY23', '12.20%', '10.92%'),
    stop(176, 'May 2024', '', '1.20%', '1.10%'),
    stop(188, 'Jun 2024', '', '1.30%', '1.12%'),
    stop(200, '30 June 2024', 'FY24', '13.20%', '11.92%'),
    stop(212, 'Jul 2024', '', '1.40%', '1.14%'),
    stop(224, 'Aug 2024', '', '1.50%', '1.16%'),
    stop(236, '15 September 2024', 'Fund Rating A+(f) by VIS'),
    stop(248, 'Sep 2024', '', '1.60%', '1.18%'),
    stop(260, 'Oct 2024', '', '1.70%', '1.20%'),
  ];
  const returnsOf = (given: readonly Line[]): string[] =>
    readPage(given).reported_returns.map((row) =>
      [row.period_label_raw, row.period_key, row.fund_return_percent, row.benchmark_return_percent].join(' '),
    );

  it('has years and months as rows of one table', () => {
    expect(returnsOf(lines)).toEqual([
      'FY23 FY 12.20 10.92',
      'May 2024 MONTH 1.20 1.10',
      'Jun 2024 MONTH 1.30 1.12',
      'FY24 FY 13.20 11.92',
      'Jul 2024 MONTH 1.40 1.14',
      'Aug 2024 MONTH 1.50 1.16',
      'Sep 2024 MONTH 1.60 1.18',
      'Oct 2024 MONTH 1.70 1.20',
    ]);
  });

  it('has beside a day what happened on it', () => {
    const page = readPage(lines);
    expect(page.launch_date).toBe('2009-06-29');
    expect(page.ratings.map((row) => [row.rating_type, row.rating_raw, row.rating_agency, row.rating_date])).toEqual([
      ['FUND_STABILITY', 'A+(f)', 'VIS', '2024-09-15'],
    ]);
  });

  it('has no year that ends on another day than the one beside it', () => {
    const moved = lines.map((line) => (line[0] === 200 ? stop(200, '30 June 2024', 'FY22', '13.20%', '11.92%') : line));
    expect(returnsOf(moved)).not.toContain('FY22 FY 13.20 11.92');
  });
});

describe('the beginning of a period in a bar', () => {
  it('is not the label of the returns behind it', () => {
    const row = (
      y: number,
      period: string,
      bar: number,
      start: string,
      ...figures: readonly [string, string]
    ): Line => [y, [40, period], [bar, start, 6], before(430, figures[0]), before(490, figures[1])];
    const page = readPage([
      ...INCOME_FUND,
      [150, [40, 'Returns', 10]],
      [164, [40, 'Period'], before(430, 'SIF'), before(490, 'Benchmark')],
      row(176, '1 Month', 320, 'from 30 Sep 2024', '1.10%', '1.00%'),
      row(188, '3 Months', 290, 'from 31 Jul 2024', '3.10%', '3.00%'),
      row(200, '1 Year', 230, 'from 31 Oct 2023', '12.10%', '12.00%'),
      row(212, 'Since Inception', 150, 'from the first day', '10.10%', '10.00%'),
    ]);
    expect(
      page.reported_returns.map((each) => [
        each.period_label_raw,
        each.fund_return_percent,
        each.benchmark_return_percent,
      ]),
    ).toEqual([
      ['1 Month', '1.10', '1.00'],
      ['3 Months', '3.10', '3.00'],
      ['1 Year', '12.10', '12.00'],
      ['Since Inception', '10.10', '10.00'],
    ]);
  });
});

describe('a box with a day as its title', () => {
  const dayOver = (day: string, size: number): string | null =>
    readPage([
      TITLE,
      [60, [40, 'October 2024']],
      ...FACTS,
      [150, [40, day, size]],
      [161, [40, 'NAV per Unit (PKR)'], before(240, '10.5023')],
      [173, [40, 'Net Assets (PKR million)'], before(240, '3,019.47')],
    ]).nav_date;

  it('has the price of that day', () => {
    expect(dayOver('31 October 2024', 10)).toBe('2024-10-31');
  });

  it('has no price of another month', () => {
    expect(dayOver('30 September 2024', 10)).toBeNull();
  });
});

describe('a numbered list of terms', () => {
  const list: readonly Line[] = [
    [40, [40, 'Fund Manager Report', 14]],
    [60, [40, 'October 2024']],
    [100, [40, 'T1'], [70, 'Trustee'], [200, 'Sample Trust Limited']],
    [112, [40, 'T2'], [70, 'Auditor'], [200, 'Sample & Company']],
    [124, [40, 'T3'], [70, 'Pricing Mechanism'], [200, 'Forward']],
    [136, [40, 'T4'], [70, 'Pricing Mechanism'], [200, 'Backward']],
    [160, [40, 'P1'], [70, 'Ayesha Sample, CFA'], [200, 'Chief Executive Officer']],
    [172, [40, 'P2'], [70, 'Bilal Specimen'], [200, 'Head of Research']],
    [184, [40, 'P3'], [70, 'Chand Exemplar'], [200, 'Fund Manager']],
  ];
  const readTerms = (...references: readonly Line[]): unknown => {
    const own: readonly Line[] = [
      TITLE,
      DAY,
      ...FACTS,
      [128, [40, 'Launch Date'], [140, '12-Nov-2014']],
      ...references,
    ];
    const pages = [list, own].map((lines, at) => ({ ...pageOf(lines), page_number: at + 1 }));
    const { fragments } = readReport({ pages }, { funds: [] });
    const [page] = fragments.filter(({ page_number }) => page_number === 2);
    return {
      pricing: page?.pricing_mechanism_raw,
      parties: page?.parties.map((row) => row.organization_raw ?? row.name_raw),
      pages: page === undefined ? [] : [page.evidence['pricing_mechanism_raw']?.page_number],
    };
  };

  it('has on the page of a fund the numbers of its terms', () => {
    expect(
      readTerms(
        [200, [40, 'Terms that apply to this Fund: T1,']],
        [212, [40, 'T2 and T4']],
        [230, [40, 'Committee:'], [90, 'P1 and P3']],
      ),
    ).toEqual({
      pricing: 'Backward',
      parties: ['Sample Trust Limited', 'Sample & Company', 'Ayesha Sample, CFA', 'Chand Exemplar'],
      pages: [1],
    });
  });

  it('says nothing of terms that do not apply, or by a number that it does not have', () => {
    const none = { pricing: null, parties: [], pages: [undefined] };
    expect(readTerms([200, [40, 'Terms that do not apply: T3 and T4']])).toEqual(none);
    expect(readTerms([200, [40, 'Terms that apply: T3 and T9']])).toEqual(none);
  });
});

describe('the numbers of the rows of an outline', () => {
  const leftOf = (rows: readonly (readonly [x: number, number: string, ...label: Cell[]])[]): string[] =>
    dropOutlineNumbers(
      pageOf(rows.map(([x, number, ...cells], at): Line => [100 + 12 * at, [x, number], ...cells, [200, '3.14']]))
        .words,
    ).map(({ text }) => text);

  it('are dropped where they are set unevenly and a label begins with a figure', () => {
    const texts = leftOf([
      [40, '6', [70, 'Returns']],
      [41.4, '6.1', [70, 'MTD']],
      [40.2, '6.2', [70, 'FYTD']],
      [40.7, '6.3', [70, '12'], [82.5, 'Months']],
      [41, '6.4', [70, '3 Years']],
      [40.4, '6.5', [70, 'Since']],
    ]);
    expect(texts.filter((text) => /^\d/.test(text) && text !== '3.14')).toEqual(['12', '3']);
  });

  it('are figures where figures are beside most of them', () => {
    const texts = leftOf([
      [40, '6.1', [70, 'MTD']],
      [40, '6.2', [70, '4.12']],
      [40, '6.3', [70, 'FYTD']],
      [40, '6.4', [70, '4.15']],
    ]);
    expect(texts).toContain('6.1');
  });
});
