/** Pages whose cells moved, or lost their styles, rules and swatches: a fact is the same or missing, never another. */
import { describe, expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { listPairs } from '#sources/fmr/candidates/pairs.ts';
import { listRunningItems } from '#sources/fmr/candidates/running-items.ts';
import { listTables } from '#sources/fmr/candidates/tables.ts';
import { listRows } from '#sources/fmr/candidates/list-rows.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import { listBarredPairs } from '#sources/fmr/candidates/barred-cells.ts';
import { findUnknownTitles } from '#sources/fmr/identity/mentions.ts';
import { listDocumentVotes } from '#sources/fmr/identity/find-month.ts';
import { listBlocks, type Block } from '#sources/fmr/ink/blocks.ts';
import { paragraphFrom } from '#sources/fmr/ink/paragraphs.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { listTextLines, type TextLine } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel, labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, readPage, type Line } from './placed-words.ts';

const inkOf = (page: PdfPage): PageInk => ({
  page,
  blocks: listBlocks(page, listTextLines(page), isKnownLabel),
  turned: [],
  body: 8,
});
const blocksOf = (lines: readonly Line[]): readonly Block[] => inkOf(pageOf(lines)).blocks;
const textsOf = (lines: readonly Line[]): string[] => blocksOf(lines).map(({ text }) => text);
const meaningOf = (text: string): ReturnType<typeof labelMeaning> => labelMeaning(text, null);
const none = (): boolean => false;
const pairsOf = (lines: readonly Line[]): string[] =>
  listPairs(blocksOf(lines), meaningOf, none).map(({ label, value }) => `${label.text} = ${value.text}`);

/** Set flush right at `edge`, as wide as `pageOf` sets it. */
const flushRight = (y: number, edge: number, text: string): Line => {
  const width = text.split(' ').reduce((sum, part) => sum + part.length * 4 + 2, -2);
  return [y, [edge - width, text]];
};

describe('bullets beside a column of text', () => {
  it('a label with a bullet begins a row, however near the text before it', () => {
    const lines: Line[] = [
      [100, [40, '75% six months KIBOR and'], [140, '• Listing:'], [260, 'Sample Exchange']],
      [110, [40, '25% of the average rates'], [140, '• Dealing days:'], [260, 'Monday - Friday']],
      [120, [40, 'on the savings account of'], [140, '• Cut-off time:'], [260, '9:00 am - 4:00 pm']],
      [130, [40, '3 scheduled banks as at'], [140, '• Leverage:'], [260, 'Nil']],
    ];
    const items = listRunningItems(blocksOf(lines), meaningOf, none);
    expect(items.map(({ value }) => value.text)).toEqual([]);
  });

  it('a stop in an abbreviation ends no value, also in capitals', () => {
    const itemsOf = (minimum: string): string[] =>
      listRunningItems(
        blocksOf([
          [100, [20, 'LEVERAGE: Nil.'], [80, 'LISTING: Pakistan Stock Exchange.']],
          [110, [20, `BENCHMARK: 6-Month KIBOR; ${minimum} INITIAL INVESTMENT: Rs. 1,000.`]],
          [120, [20, `RISK PROFILE: Low; ${minimum} SUBSEQUENT INVESTMENT: Rs. 500.`]],
        ]),
        meaningOf,
        none,
      ).map(({ labelText, value }) => `${labelText}: ${value.text}`);
    expect(itemsOf('MIN.')).toEqual(itemsOf('Min.').map((text) => text.replace('Min.', 'MIN.')));
    expect(itemsOf('MIN.')).toContain('MIN. INITIAL INVESTMENT: Rs. 1,000');
  });
});

const CASH_FUND: readonly Line[] = [
  [40, [40, 'Sample Cash Fund', 16]],
  [80, [40, 'NAV per unit'], [200, '101.42']],
  [92, [40, 'Category'], [200, 'Money market']],
  [104, [40, 'Launch date'], [200, '17 July 2003']],
  [116, [40, 'Risk profile'], [200, 'Low']],
];

describe('texts over several lines', () => {
  it('a benchmark set flush right is read to its end', () => {
    const end = flushRight(130, 260, 'investments in underlying schemes.');
    const lines: Line[] = [
      [
        100,
        [20, 'Benchmark:'],
        ...(flushRight(100, 260, 'Weighted average return of KSE 100').slice(1) as [number, string][]),
      ],
      flushRight(110, 260, 'index and six months KIBOR on the'),
      flushRight(120, 260, 'basis of actual'),
      end,
    ];
    const [pair] = pairsOf([...lines.slice(0, 3), [122, [400, 'x']], end]);
    expect(pair).toMatch(/of actual investments in underlying schemes\.$/);
  });

  it('a value is not begun by the end of another text', () => {
    const lines: Line[] = [
      [100, [40, 'Accrued remuneration equal to an amount not more than two']],
      [110, [40, 'percent of average net assets within the allowed limits.']],
      [120.5, [40, 'Type'], [212, 'Open Ended']],
    ];
    expect(pairsOf(lines)).toContain('Type = Open Ended');
  });

  it('a benchmark that begins with a conjunction is withheld', () => {
    const benchmark = (text: string): string[] => pairsOf([[100, [40, 'Benchmark'], [160, text]]]);
    expect(benchmark('KSE-100 index and six-month KIBOR')).toHaveLength(1);
    expect(benchmark('and six-month KIBOR')).toEqual([]);
  });

  it('words as far from each other as from their label are withheld', () => {
    const listing = (gap: number): string[] =>
      pairsOf([[100, [40, 'Listing'], [76, 'Sample'], [76 + 24 + gap, 'Exchange'], [76 + 56 + 2 * gap, 'Limited']]]);
    expect(listing(100)).toEqual(['Listing = Sample']);
    expect(listing(8)).toEqual([]);
  });

  it('the first words of a justified line are no title', () => {
    const page = pageOf([
      [100, [40, 'Sample Fund is an open-end equity scheme.']],
      [110, [40, 'The objective of the fund is'], [165, 'to provide a return']],
    ]);
    const lines = listTextLines(page);
    const [first] = lines;
    const text =
      first === undefined
        ? ''
        : paragraphFrom(lines, first, 40)
            .map((line) => line.text)
            .join(' ');
    expect(lines).toHaveLength(3);
    expect(text).toMatch(/to provide a return$/);
  });

  it('a sentence after which the first word below had room ends its paragraph', () => {
    const wordsOf = (last: string): string => {
      const lines = listTextLines(
        pageOf([
          [100, [40, `To earn a steady stream of income from deposits and bonds of ${last}`]],
          [113, [40, 'Yields of bonds fell again in the month, and the fund moved its money to other banks.']],
          [124, [40, 'It let a few placements mature.']],
        ]),
      );
      return paragraphFrom(lines, lines[0] as TextLine, 40)
        .map(({ text }) => text.split(' ')[0])
        .join(' ');
    };
    expect(wordsOf('the state.')).toBe('To');
    expect(wordsOf('the state and its agencies.')).toBe('To Yields It');
    expect(wordsOf('the state, as')).toBe('To Yields It');
  });

  it('a justified line over a few words that end its sentence is one line', () => {
    const listing = (last: string): string[] =>
      textsOf([
        [100, [40, 'To earn a steady stream of income'], [164.8, 'from bank deposits and bonds of the']],
        [110, [40, last]],
      ]);
    const first = 'To earn a steady stream of income from bank deposits and bonds of the';
    expect(listing('government.')).toEqual([`${first} government.`]);
    expect(listing('Government'), 'a cell of a column').toHaveLength(3);
  });

  it('an item whose middle is off that of its first line keeps both lines', () => {
    const lines: Line[] = [
      [100, [60, 'Automobile Parts &']],
      [111, [54, 'Accessories, 4.74%']],
    ];
    expect(textsOf(lines)).toContain('Automobile Parts & Accessories,');
  });

  it('a sign before its figure ends a name', () => {
    const lines: Line[] = [
      [100, [58, 'Commercial Banks, 17.16%']],
      [111.2, [52, 'Oil & Gas Exploration']],
      [122.4, [44, 'Companies, 11.30%']],
    ];
    expect(textsOf(lines)).toContain('Oil & Gas Exploration');
  });

  it('a sentence about a person that begins on the line above is withheld', () => {
    const people = (above: string): unknown[] =>
      readPage([...CASH_FUND, [600, [140, above]], [611, [40, 'Manager, Fixed Income: Sobia Sample.']]]).parties.map(
        ({ designation_raw }) => designation_raw,
      );
    expect(people('Returns are before tax.')).toEqual(['Manager, Fixed Income']);
    expect(people('Chief Executive Officer: Mahwish Sample. Portfolio')).not.toContain('Manager, Fixed Income');
  });

  it('two names in one, a name with a part of a sentence and a title with the next name are withheld', () => {
    const people = (name: string, title = 'Chief Executive Officer'): unknown[] =>
      readPage([
        ...CASH_FUND,
        [600, [40, 'Investment Committee', 10]],
        [612, [40, name], [200, title]],
        [624, [40, 'Sobia Sample'], [200, 'Head of Research']],
      ]).parties.map(({ name_raw }) => name_raw);
    expect(people('Mahwish Sample')).toEqual(['Mahwish Sample', 'Sobia Sample']);
    expect(people('MahwishSample AnwarSpecimen')).toEqual(['Sobia Sample']);
    expect(people('Mahwish Sample. Portfolio')).toEqual(['Sobia Sample']);
    expect(people('CFA Mahwish Sample')).toEqual(['Sobia Sample']);
    expect(people('Mahwish Sample', 'Manager')).toEqual(['Sobia Sample']);
    expect(people('Mahwish Sample', 'Chief Investment Officer Anwar Specimen, Headof Equities')).toEqual([
      'Sobia Sample',
    ]);
  });
});

describe('tables without rules and styles', () => {
  it('names are rows if all cells beside them align, whatever the order of drawing', () => {
    const names = ['Sample Valley Bank', 'Sample Oil', 'Sample Cement'];
    const sectors = ['Banks', 'Oil & Gas', 'Cement'];
    const columns = [
      names.map((name, at): Line => [100 + 10 * at, [40, name]]),
      sectors.map((sector, at): Line => flushRight(100 + 10 * at, 400, sector)),
      ...[420, 470].map((x) => names.map((_, at): Line => [100 + 10 * at, [x, `${9 - at}.5`]])),
    ];
    expect(textsOf(columns.flat())).toEqual(expect.arrayContaining(names));
  });

  it('the title of a table is no value', () => {
    expect(pairsOf([[100, [40, 'Benchmark'], [160, "Fund Manager's Comments"]]])).toEqual([]);
  });

  it('a list of facts is the value of none', () => {
    const meaning = meaningOf('Dealing days');
    const fits = (text: string): boolean => meaning !== undefined && fitsValue(meaning, text);
    expect(fits('Monday to Friday')).toBe(true);
    expect(fits('Dealing days Monday to Friday Cut-off time 4:30 PM Par value Rs. 50 Front-end load 3%')).toBe(false);
  });

  it('the mark of a note is no part of the period over a figure', () => {
    const labels = (mark: string): string[] =>
      listBarredPairs(
        blocksOf([
          [100, [40, `Expense ratio with levies, MTD | YTD${mark}`, 7]],
          [109, [40, '1.62% | 2.04%']],
        ]),
        meaningOf,
        none,
      ).map(({ labelText }) => labelText);
    expect(labels('')).toHaveLength(2);
    expect(labels('*')).toEqual(labels(''));
  });

  it('the name of another fund between two rows begins a table', () => {
    const lines: Line[] = [
      [76, [200, 'Fee'], [260, 'Load']],
      [96, [40, 'Debt Sub-Fund'], [200, '1.00%'], [260, '3.00%']],
      [116, [40, 'Equity Sub-Fund'], [200, '1.50%'], [260, '3.00%']],
      [136, [40, 'Sample Other Pension Fund']],
      [156, [40, 'Debt Sub-Fund'], [200, '0.40%'], [260, '1.00%']],
      [176, [40, 'Equity Sub-Fund'], [200, '0.50%'], [260, '1.00%']],
    ];
    const blocks = blocksOf(lines);
    const tables = listTables(listRows(blocks), blocks, [], (text) => text.startsWith('Sample Other'));
    expect(tables.map(({ rows, unknownTitle }) => [rows.length, unknownTitle])).toEqual([
      [2, null],
      [2, 'Sample Other Pension Fund'],
    ]);
  });

  it('a fee in the line under the shares is none of them', () => {
    const { allocations } = readPage([
      [40, [40, 'Sample Cash Fund', 16]],
      [80, [40, 'NAV per unit'], [200, '101.42']],
      [92, [40, 'Category'], [200, 'Money market']],
      [200, [40, 'Asset allocation (% of total assets)', 9]],
      [214, [40, 'Cash'], [200, '60.00%']],
      [226, [40, 'T-Bills'], [200, '40.00%']],
      [238, [40, 'Management fee charged'], [200, '0.05%']],
    ]);
    expect(allocations.map(({ label_raw }) => label_raw)).toEqual(['Cash', 'T-Bills']);
  });

  it('the title of a continued table names no fund', () => {
    const titles = (text: string): string[] =>
      findUnknownTitles(
        inkOf(
          pageOf([
            [60, [40, text]],
            [100, [40, 'Sample text of the page']],
          ]),
        ),
        [],
      ).map((each) => each.text);
    expect(titles('Sample Portfolio Fund (continued)')).toHaveLength(1);
    expect(titles('Portfolio Holdings (% of total assets) (continued)')).toEqual([]);
    expect(titles('Investment Plans Overview (continued)')).toEqual([]);
  });
});

describe('tables side by side', () => {
  it('rows between the lines of the next table keep the figures of all their columns', () => {
    // Each figure is a little higher or lower than its row, so that it is level with a month or with none.
    const heights = ['-+-+', '--++', '+-+-', '-+--', '+--+', '-++-'];
    const lines: Line[] = heights.flatMap((signs, row): Line[] => {
      const y = 124 + 12 * row;
      const figures = signs
        .split('')
        .map((sign, at): Line => [y + (sign === '+' ? 0.3 : -0.3), [140 + 40 * at, `${at}.${row}0%`]]);
      const next: Line = [y - 3.7, [330, `${10 + row} March`], [420, `1${row}.00%`]];
      return [[y, [40, `Sample cost ${'ABCDEF'.charAt(row)}`]], ...figures, next];
    });
    const blocks = blocksOf([[108, [140, 'MTD'], [180, 'YTD'], [220, 'MTD'], [260, 'YTD']], ...lines]);
    const tables = listTables(listRows(blocks), blocks, []);
    const costs = tables.flatMap(({ rows }) => rows).filter(({ label }) => label.text.startsWith('Sample cost'));
    expect(costs.map(({ figures }) => figures.map(({ text }) => text))).toEqual(
      heights.map((_, row) => [`0.${row}0%`, `1.${row}0%`, `2.${row}0%`, `3.${row}0%`]),
    );
  });

  it('classes of assets under the title of sectors are withheld', () => {
    const under = (title: string): ReturnType<typeof readPage> =>
      readPage([
        ...CASH_FUND,
        [200, [40, title, 9]],
        [214, [40, 'Equities'], [200, '91.10%']],
        [226, [40, 'Cash'], [200, '6.10%']],
        [238, [40, 'Others'], [200, '2.80%']],
      ]);
    const typesUnder = (title: string): string[] =>
      under(title).allocations.map(({ allocation_type }) => allocation_type);
    expect(typesUnder('Asset Allocation (% of Total Assets)')).toEqual(Array(3).fill('ASSET_ALLOCATION'));
    expect(typesUnder('Sector Allocation (% of Total Assets)')).toEqual([]);
    expect(under('Sector Allocation (% of Total Assets)').withheld?.map(({ reason }) => reason)).toEqual([
      'a title of asset classes over these',
    ]);
  });
});

describe('a page set high or low on its sheet', () => {
  const LINES: Line[] = [
    [40, [40, 'Sample Cash Fund', 16], [400, 'September 2020']],
    [90, [40, 'Category'], [200, 'Money market']],
    [102, [40, 'NAV per unit'], [200, '101.42']],
    [114, [40, 'Launch date'], [200, '17 July 2003']],
    [126, [40, 'Trustee'], [200, 'Sample Trust Limited']],
  ];
  const lower = (lines: readonly Line[], dy: number): Line[] => lines.map(([y, ...cells]): Line => [y + dy, ...cells]);

  it('has its month in its head', () => {
    const votes = (dy: number): string[] =>
      listDocumentVotes([inkOf(pageOf(lower(LINES, dy)))])
        .pages.flat()
        .map(({ month, source }) => `${month} ${source}`);
    expect(votes(0)).toEqual(['2020-09 head']);
    expect(votes(400)).toEqual(votes(0));
  });

  it('names its manager there', () => {
    const fund: KnownFund = {
      name: 'Sample Cash Fund',
      other_names: [],
      amc: 'Sample Asset Management Limited',
      family: null,
      asset_class: null,
    };
    const managerOn = (dy: number): unknown[] => {
      const page = pageOf(lower([...LINES, [56, [400, 'Sample Asset Management Limited']]], dy));
      return readReport({ pages: [page] }, { funds: [fund] }).fragments.map(({ amc_name_raw }) => amc_name_raw);
    };
    expect(managerOn(0)).toEqual(['Sample Asset Management Limited']);
    expect(managerOn(400)).toEqual(managerOn(0));
  });
});
