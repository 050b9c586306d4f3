/** Pages whose lines were moved a little, joined or lost their styles: a value is read whole or is missing. */
import { describe, expect, it } from 'vitest';
import { listSegments } from '#documents/pdf/list-segments.ts';
import type { Word } from '#documents/pdf/page-words.ts';
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { listClauses } from '#sources/fmr/candidates/clauses.ts';
import { listRows } from '#sources/fmr/candidates/list-rows.ts';
import type { Table } from '#sources/fmr/candidates/table.ts';
import { listTables } from '#sources/fmr/candidates/tables.ts';
import { Draft } from '#sources/fmr/draft.ts';
import { completeValue } from '#sources/fmr/candidates/complete-value.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import { listBlocks, type Block } from '#sources/fmr/ink/blocks.ts';
import { OPEN_END, openSetting } from '#sources/fmr/ink/lines-around.ts';
import { dropWatermarks, joinRuns } from '#sources/fmr/ink/mend-words.ts';
import { areRows } from '#sources/fmr/ink/separate-rows.ts';
import { listTextLines, type TextLine } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel, labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import type { PageContext } from '#sources/fmr/meaning/page-context.ts';
import { kindOfHolding } from '#sources/fmr/meaning/holding-kinds.ts';
import { readRatioOfPeriods } from '#sources/fmr/meaning/read-expenses.ts';
import { findBasis } from '#sources/fmr/meaning/return-basis.ts';
import { pageOf, readPage, tablesOf, type Line } from './placed-words.ts';

const FACTS: Line[] = [
  [40, [40, 'Sample Cash Fund', 16]],
  [80, [40, 'NAV per unit'], [200, '101.42']],
  [92, [40, 'Launch date'], [200, '17 July 2003']],
  [104, [40, 'Management fee'], [200, '2.00%']],
  [116, [40, 'Risk profile'], [200, 'Low']],
];
const blocksOf = (lines: readonly Line[]): Block[] => {
  const page = pageOf(lines);
  return listBlocks(page, listTextLines(page), isKnownLabel);
};
const blockOf = (line: Line): Block => blocksOf([line])[0] as Block;
const textsOf = (lines: readonly Line[]): string[] => blocksOf(lines).map(({ text }) => text);
const wordOf = (text: string): Word => pageOf([[100, [40, text]]]).words[0] as Word;

describe('words', () => {
  it('an amount in two runs is one word with its currency', () => {
    const runsOf = (one: string, next: string): string[] => {
      const word = wordOf(one);
      return joinRuns([word, { ...word, text: next, x0: word.x1, x1: word.x1 + 20 }]).map(({ text }) => text);
    };
    expect(runsOf('PKR10', '9.5768')).toEqual(['PKR109.5768']);
    expect(runsOf('Rs.5', '00/-')).toEqual(['Rs.500/-']);
    expect(runsOf('AAA', '12.5%')).toHaveLength(2);
    expect(runsOf('1', '5.72-')).toEqual(['15.72-']);
    expect(runsOf('Benchmark:20.4', '2%')).toEqual(['Benchmark:20.42%']);
  });

  it('a sign in a run of its own belongs to the word before it', () => {
    const word = wordOf('Rs');
    const runsOf = (one: string, next: string): number =>
      joinRuns([
        { ...word, text: one },
        { ...word, text: next, x0: word.x1, x1: word.x1 + 20 },
      ]).length;
    expect(runsOf('Rs', '.')).toBe(1);
    expect(runsOf('Sub-', 'Fund')).toBe(1);
    expect(runsOf('Equity', 'Debt')).toBe(2);
  });

  it('a large word between the lines of two columns is a watermark', () => {
    const column = (x: number): Line[] => [0, 1, 2, 3, 4, 5].map((at): Line => [100 + 12 * at, [x, 'Sample words']]);
    const mark = (text: string): Word => ({ ...wordOf(text), size: 60, x0: 250, x1: 400, y0: 110, y1: 158 });
    const columns = pageOf([...column(40), ...column(450)]).words;
    expect(dropWatermarks([...columns, mark('COPY')])).toHaveLength(columns.length);
    expect(dropWatermarks([...columns, mark('101.42')])).toHaveLength(columns.length + 1);
    const left = pageOf(column(40)).words;
    expect(dropWatermarks([...left, { ...mark('COPY'), size: 40 }])).toHaveLength(left.length + 1);
    expect(dropWatermarks([...left, mark('COPY')])).toHaveLength(left.length);
    expect(dropWatermarks([...left, mark('101.42')])).toHaveLength(left.length + 1);
  });
});

describe('lines under each other', () => {
  it('a large word at the end of a line is not of the line', () => {
    const page = pageOf([[100, [40, 'Portfolio Manager (Member)']]]);
    const end = Math.max(...page.words.map(({ x1 }) => x1));
    const mark = { ...wordOf('SAMPLE'), size: 50, x0: end + 10, x1: end + 160, y0: 60, y1: 110 };
    const texts = listSegments({ ...page, words: [...page.words, mark] }).map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['Portfolio Manager (Member)', 'SAMPLE']);
  });

  it('a line that ends in two short words without a blank between them is open', () => {
    for (const text of ['Expense ratio ofthe', 'Expense ratio of the', 'as', 'for'])
      expect(OPEN_END.test(text)).toBe(true);
    for (const text of ['Expense ratio of month', 'Lathe', 'Benchmark']) expect(OPEN_END.test(text)).toBe(false);
  });

  it('labels in lower case are rows if each has its value', () => {
    const labels = ['nav per unit as on 30 april 2025', 'units outstanding'];
    const texts = textsOf([
      [100, [40, labels[0] ?? ''], [260, 'Rs. 11.3347']],
      [111, [40, labels[1] ?? ''], [260, 'Rs. 27,90,56']],
    ]);
    expect(texts).toEqual(expect.arrayContaining(labels));
  });

  it('a label under the end of a sentence continues it no more than a title continues after its unit', () => {
    const sentence = 'Not more than 2% of the average net assets.';
    expect(
      textsOf([
        [100, [40, sentence]],
        [110, [40, 'type']],
      ]),
    ).toContain(sentence);
    const title = 'Credit Quality (as % of Total Assets)';
    expect(
      textsOf([
        [100, [40, title]],
        [110, [40, 'govt. securities (rated aaa)'], [300, '94.46%']],
      ]),
    ).toContain(title);
  });

  it('the names of periods in small letters are heads of their own', () => {
    const heads = (period: string): string[] =>
      textsOf([
        [100, [40, 'Equity'], [100, 'Debt'], [160, 'Money']],
        [111, [40, period], [100, period], [160, period]],
        [125, [40, '1.10'], [100, '1.20'], [160, '1.30']],
      ]);
    expect(heads('YTD')).toContain('Equity');
    expect(heads('ytd')).toContain('Equity');
  });

  it('a figure before each line parts them, if other figures are to their right', () => {
    const page = pageOf([
      [100, [40, '9.08%'], [74, 'Sample Fertilizer'], [300, '5.34%'], [336, 'Sample Petroleum']],
      [111, [40, '7.76%'], [74, 'Sample Cement']],
    ]);
    const lines = listTextLines(page);
    const lineOf = (text: string): TextLine => lines.find((line) => line.text === text) as TextLine;
    const setting = openSetting(page, lines, isKnownLabel);
    expect(areRows(setting, lineOf('Sample Fertilizer'), lineOf('Sample Cement'))).toBe(true);
  });
});

describe('values', () => {
  it('a value over its label begins on the line above, or is missing', () => {
    const categoryOf = (first: string): string | null =>
      readPage([...FACTS, [170, [42, first, 11]], [183, [40, 'Scheme', 11]], [192, [40, 'Category', 7]]]).category_raw;
    expect(categoryOf('Shariah Compliant Voluntary Pension')).not.toBe('Scheme');
  });

  it('a text that begins within a sentence is not a value', () => {
    const over = blockOf([170, [300, 'Weighted average of the KSE-100 index']]);
    const value = blockOf([181, [302, 'andsix-month KIBOR by allocation']]);
    const label = blockOf([181, [475, 'Benchmark']]);
    const meaning = labelMeaning('Benchmark', null) as LabelMeaning;
    const pair = { label, labelText: 'Benchmark', meaning, value, way: 'LEFT', blocks: [label, value] } as const;
    const isUsed = (): boolean => false;
    expect(completeValue(pair, [value, label], isUsed)?.value).toBe(value);
    expect(completeValue(pair, [over, value, label], isUsed)).toBeUndefined();
  });

  it('a value at the end of a line of running text may go on at its margin', () => {
    const bold = (block: Block): Block => ({
      ...block,
      bold: true,
      lines: block.lines.map((line) => ({ ...line, bold: true })),
    });
    const start = blockOf([170, [40, 'Open End Scheme']]);
    const label = bold(blockOf([170, [100, 'Category']]));
    const value = blockOf([170, [135, 'Shariah Compliant (Islamic) Income']]);
    const under = blockOf([180, [40, 'Scheme']]);
    const meaning = labelMeaning('Category', null) as LabelMeaning;
    const pair = { label, labelText: 'Category', meaning, value, way: 'RIGHT', blocks: [label, value] } as const;
    const wholeAmong = (...blocks: Block[]): Block | undefined =>
      completeValue(pair, [start, label, value, ...blocks], () => false)?.value as Block | undefined;
    expect(wholeAmong()).toBe(value);
    expect(wholeAmong(under)).toBeUndefined();
    expect(wholeAmong(under, blockOf([170, [32, '■']])), 'behind a bullet').toBeUndefined();
    expect(wholeAmong(bold(under))).toBe(value);
  });

  it('neither a rating, a question nor two companies are a company, and a period is not a load', () => {
    const fits = (label: string, text: string): boolean => fitsValue(labelMeaning(label, null) as LabelMeaning, text);
    expect(fits('Trustee', 'CDC Trustee Services')).toBe(true);
    expect(fits('Trustee', 'CDCTrustee ServicesAuditor Sample & Co.')).toBe(false);
    expect(fits('Management company', 'Sample Asset Management Limited')).toBe(true);
    expect(fits('Trustee', 'AM2++ PACRA 16 Feb, 2024')).toBe(false);
    expect(fits('Front-end load', '1% within 1 year')).toBe(true);
    expect(fits('Front-end load', '1 month (from 30-Sep-24)')).toBe(false);
    expect(fits('Trustee', 'Who keeps the money?')).toBe(false);
  });

  it('the agency of a rating is named in its own sentence', () => {
    const text =
      'Sample has PACRA assigned a stability rating of A+(f) on 5 March 2024. The company has been ratedAM2+ by VIS.';
    const { ratings } = readPage([...FACTS, [150, [40, 'Fund stability rating'], [200, text]]]);
    const agencies = ratings
      .filter(({ rating_raw }) => rating_raw !== 'AM2+')
      .map(({ rating_agency }) => rating_agency);
    expect(agencies).not.toContain('VIS');
  });

  it('the rating of a company is read although its blank is lost, and the fund is not rated in its place', () => {
    const text = 'The fund is not rated. The management company has been ratedAM2+ by VIS.';
    const { ratings } = readPage([...FACTS, [150, [40, 'Fund stability rating'], [200, text]]]);
    expect(ratings.map(({ rating_type, rating_raw }) => `${rating_type} ${rating_raw}`)).toEqual([
      'ASSET_MANAGER AM2+',
    ]);
  });

  it('the kind of a holding and of a fund follow a word without the blank between them', () => {
    expect(kindOfHolding('KEL Islamic PPCP-10', 'TFC and Sukuk Holdings')).toBe('COMMERCIAL_PAPER');
    expect(kindOfHolding('KanakBankLtd.TFCII', 'TFC and Sukuk Holdings')).toBe('TFC');
    expect(kindOfHolding('Sample Steel (21-04-2025)', 'TFC/SUKUKHOLDINGS')).toBe('DEBT');
    expect(kindOfHolding('Sample Steel SukukCertificates7th Issue', 'TFC and Sukuk Holdings')).toBe('SUKUK');
    const lines = FACTS.slice(1);
    const { is_plan } = readPage([[40, [40, 'Sample Fixed Return Fund, PlanVI', 16]], ...lines]);
    expect(is_plan).toBe(true);
  });

  it('a company is not of the label in the clause before', () => {
    const text = 'The trustee of the FundisSample Pakistan Limited and the auditor is Sample, Ford Rhodes.';
    const clauses = listClauses(text, (label) => labelMeaning(label, null));
    expect(clauses.map(({ label, value }) => `${label} ${value}`)).toEqual(['auditor Sample, Ford Rhodes']);
  });

  it('a basis follows a word without the blank between them', () => {
    expect(findBasis('Returns of more than one year areannualized by CAGR')?.words).toBe('annualized');
    expect(findBasis('Returns are unannualized')?.return_type).toBe('ABSOLUTE');
  });
});

describe('lists', () => {
  it('ranks are no part of names, and a cut name is withheld alone', () => {
    const names = [
      '1 Sample Bank',
      '4 Sample Cement',
      '6 Sample Oil',
      '7 Sample Gas',
      '9 Sample TFC (19-',
      '10 Sample Sukuk {04-11-',
    ];
    const { holdings } = readPage([
      ...FACTS,
      [150, [40, 'Top holdings (% of total assets)', 9]],
      ...names.map((name, at): Line => [164 + 12 * at, [40, name], [260, `${9 - at}.40%`]]),
    ]);
    expect(holdings.map(({ name_raw }) => name_raw)).toEqual([
      'Sample Bank',
      'Sample Cement',
      'Sample Oil',
      'Sample Gas',
    ]);
  });

  it('each line of a committee is one name', () => {
    const { parties } = readPage([
      ...FACTS,
      [150, [40, 'Investment Committee', 9]],
      ...['Nadia Sample', 'Saba Sample, CFA', 'Imran Sample'].map((name, at): Line => [164 + 12 * at, [40, name]]),
    ]);
    expect(parties.map(({ name_raw }) => name_raw)).not.toContain('Nadia Sample Saba Sample');
  });

  it('the head of a column is as far as its font size allows', () => {
    const scaled = (scale: number): Line[] =>
      (
        [
          [95, [48, 'Portfolio Holdings (% of total assets)', 9]],
          [115, [47, 'Name', 8.5], [317, 'Sector', 8.5], [484, '% of total assets', 8.5]],
          ...['Sample Bank', 'Sample Oil', 'Sample Power'].map((name, at): Line => [
            130 + 15 * at,
            [47, name],
            [317, 'Commercial Banks'],
            [525, `${6 - at}.30%`],
          ]),
        ] satisfies Line[]
      ).map(([y, ...cells]): Line => [
        y * scale,
        ...cells.map(([x, text, size = 8]) => [x * scale, text, size * scale] as const),
      ]);
    const titleOf = (scale: number): string | undefined => tablesOf(scaled(scale))[0]?.title?.text;
    expect(titleOf(1)).toBe('Portfolio Holdings (% of total assets)');
    expect(titleOf(1.38)).toBe(titleOf(1));
  });

  it('a ratio that says its period is not of the one over it', () => {
    const ratiosOf = (...labels: string[]): number => {
      const page = pageOf([
        [139, [40, 'TER incl. Levies']],
        ...labels.map((label, at): Line => [160 + 12 * at, [40, label], [178, `1.${at + 10}%`]]),
      ]);
      const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
      const [table] = listTables(listRows(blocks), blocks, []);
      const draft = new Draft(1);
      const context = { ink: { page, blocks }, state: { draft } } as unknown as PageContext;
      readRatioOfPeriods(context, table as Table, WHOLE_FUND);
      return draft.sections.fees.length;
    };
    expect(ratiosOf('Month', 'Year to Date')).toBe(2);
    expect(ratiosOf('TER (month)', 'TER (YTD)')).toBe(0);
  });

  it('a month with its figure is a row under a title, and a month alone is of the head over it', () => {
    const under = (...cells: Line[1][]): string[] =>
      textsOf([
        [100, [40, 'Returns']],
        [110, [41, 'Nov-21'], ...cells],
        [125, [41, 'FY22TD'], [140, '(0.08)%']],
      ]);
    expect(under([140, '(3.20)%'])).toContain('Nov-21');
    expect(under()).toContain('Returns Nov-21');
  });

  it('a name after a dash goes on under its words', () => {
    const lines: Line[] = [
      [100, [40, '– Sample Oil & Gas Development Company'], [300, '4.10%']],
      [110, [46, 'Limited']],
    ];
    expect(textsOf(lines)).toContain('– Sample Oil & Gas Development Company Limited');
  });

  it('the words nearest to a ratio are its label', () => {
    const { fees } = readPage([
      ...FACTS,
      [150, [40, 'Total Expense Ratio', 9]],
      [164, [40, 'TER incl. Levies']],
      [184, [40, 'Month'], [178, '3.15%']],
      [200, [40, 'Year to Date'], [178, '3.04%']],
    ]);
    const labels = fees.filter(({ fee_type }) => fee_type === 'TOTAL_EXPENSE_RATIO').map(({ label_raw }) => label_raw);
    expect(labels).toEqual(['TER incl. Levies', 'TER incl. Levies']);
  });
});
