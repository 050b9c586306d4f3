/** Texts that were cut, or hold words of their neighbours, on pages that were changed a little: they are missing. */
import { describe, expect, it } from 'vitest';
import { completeValue } from '#sources/fmr/candidates/complete-value.ts';
import type { LabelPair } from '#sources/fmr/candidates/label-pair.ts';
import { listBlocks, type Block } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { isKnownLabel, labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { OPEN_END } from '#sources/fmr/printed-text.ts';
import { pageOf, readPage, type Line } from './placed-words.ts';

const FACTS: Line[] = [
  [40, [40, 'Sample Cash Fund', 16]],
  [80, [40, 'NAV per unit'], [200, '101.42']],
  [92, [40, 'Launch date'], [200, '17 July 2003']],
  [104, [40, 'Management fee'], [200, '2.00%']],
  [116, [40, 'Risk profile'], [200, 'Low']],
  [240, [40, 'Front-end load'], [200, '1.50%']],
];

function blockOf(line: Line): Block {
  const page = pageOf([line]);
  return listBlocks(page, listTextLines(page), isKnownLabel)[0] as Block;
}

function pairOf(label: Block, value: Block): LabelPair {
  const meaning = labelMeaning(label.text, null) as LabelMeaning;
  return { label, labelText: label.text, meaning, value, way: 'RIGHT', blocks: [label, value] };
}

describe('texts', () => {
  it('an objective that a line under it may continue is missing, wherever that line begins', () => {
    const objectiveOf = (x: number, end: string): string | null | undefined =>
      readPage([
        ...FACTS,
        [150, [100, 'The fund seeks to earn a stable return for its unit holders as per the respective']],
        [160, [x, `Investment Plan by investing in government securities and in cash at banks${end}`]],
        [200, [40, 'Sample words']],
      ]).special_terms.find(({ term_type }) => term_type === 'INVESTMENT_OBJECTIVE')?.value_raw;
    expect(objectiveOf(100, '.') ?? 'at banks.').toMatch(/at banks\.$/);
    expect(objectiveOf(40, '.') ?? 'at banks.').toMatch(/at banks\.$/);
  });

  it('a sentence that says in which units the page is, under the name, is no objective', () => {
    const page = readPage([
      [40, [40, 'Sample Cash Fund', 16]],
      [54, [40, 'Fund sizes are in millions of Pakistani Rupees. Returns and shares are in percent.']],
      ...FACTS.slice(1),
    ]);
    expect(page.special_terms.map(({ term_type }) => term_type)).not.toContain('INVESTMENT_OBJECTIVE');
  });

  it('an objective ends before the label of the next item, although nothing else parts them', () => {
    const page = readPage([
      ...FACTS,
      [150, [40, 'Objective: To offer unit holders daily liquidity with a steady profit from']],
      [159, [40, 'short-dated papers of the Government and deposits with highly rated banks.']],
      [168, [40, 'Structure: Open Ended Mutual Fund']],
    ]);
    const [objective] = page.special_terms.filter(({ term_type }) => term_type === 'INVESTMENT_OBJECTIVE');
    expect(objective?.value_raw).toMatch(/rated banks\.?$/);
  });

  it('an objective whose first word is parted from the others by a wide blank is whole, or missing', () => {
    const end = 'Cash Fund is an open-ended fund that aims to earn a stable return in the long term.';
    const objectiveOf = (...title: Line[]): string | null | undefined =>
      readPage([...FACTS, ...title, [150.3, [122, 'Sample']], [150, [150.8, end]]]).special_terms.find(
        ({ term_type }) => term_type === 'INVESTMENT_OBJECTIVE',
      )?.value_raw;
    expect(objectiveOf([150.3, [40, 'Investment Objective', 8.1]])).toBe(`Sample ${end}`);
    expect(objectiveOf()).toBeUndefined();
  });

  it('a benchmark set flush right is whole', () => {
    const label = blockOf([128, [40, 'Benchmark']]);
    const value = blockOf([128, [140, 'Average of six (6) months']]);
    const wholeWith = (under: Block): string | undefined =>
      completeValue(pairOf(label, value), [label, value, under], () => false)?.value.text;
    // Both lines end at 232.
    expect(wholeWith(blockOf([137, [164, 'Sample offer rates']]))).toBe('Average of six (6) months Sample offer rates');
    expect(wholeWith(blockOf([137, [158, 'Sample offer rates']]))).toBe('Average of six (6) months');
  });

  it('a value does not begin with a line that may end the value over it', () => {
    const [benchmark, risk] = [blockOf([131.4, [40, 'Benchmark']]), blockOf([152, [40, 'Risk Profile']])];
    const before = blockOf([131.4, [140, 'Average of six (6) months']]);
    const value = blockOf([152, [208, 'Medium']]);
    // All lines end at 232.
    const wholeWith = (above: Block, ...others: readonly Block[]): string | undefined =>
      completeValue(pairOf(risk, value), [...others, risk, above, value], () => false)?.value.text;
    const above = blockOf([141.2, [168, 'KIBOR offer rates']]);
    expect(wholeWith(above)).toBe('KIBOR offer rates Medium');
    expect(wholeWith(above, benchmark, before)).toBeUndefined();
  });

  it('a benchmark does not hold the label of the next column', () => {
    const label = blockOf([128, [40, 'Benchmark']]);
    const isRead = (text: string): boolean => {
      const value = blockOf([128, [140, text]]);
      return completeValue(pairOf(label, value), [label, value], () => false) !== undefined;
    };
    expect(isRead('Deposit rates of scheduled banks – Total Expense Ratio (Month)')).toBe(false);
    expect(isRead('Deposit rates of scheduled banks – Islamic windows included')).toBe(true);
  });

  it('a rate that was charged is no term of the fund', () => {
    const { fees, special_terms } = readPage([...FACTS, [128, [40, 'Management fee charged:'], [200, '0.21%']]]);
    expect(fees.map(({ value_percent }) => value_percent)).toContain('0.21');
    const terms = special_terms.filter(({ term_type }) => term_type === 'MANAGEMENT_FEE');
    expect(terms.map(({ value_percent }) => value_percent)).toEqual(['2.00']);
  });

  it('a figure without a unit is no fee', () => {
    const feeOf = (value: string): (string | null)[] =>
      readPage([...FACTS.filter(([y]) => y !== 104), [104, [40, 'Management fee'], [200, value]]])
        .special_terms.filter(({ term_type }) => term_type === 'MANAGEMENT_FEE')
        .map(({ value_raw }) => value_raw);
    expect(feeOf('1.85')).toEqual([]);
    expect(feeOf('1.85%')).toEqual(['1.85%']);
  });

  it('a fee whose last word was taken for a label is missing', () => {
    const label = blockOf([128, [40, 'Management fee']]);
    const value = blockOf([128, [140, 'Up to 4% of the average Daily']]);
    const under = blockOf([137, [140, 'NAV']]);
    const pair = pairOf(label, value);
    const wholeAmong = (...blocks: Block[]): LabelPair | undefined =>
      completeValue(pair, [label, value, ...blocks], (block) => block === under);
    expect(wholeAmong(under)).toBeUndefined();
    expect(wholeAmong()).toBe(pair);
    expect(wholeAmong(under, blockOf([137, [240, '101.42']])), 'a label with its value').toBe(pair);
    for (const text of ['Up to 4% of the average Daily', '2% of net', '2% of the'])
      expect(OPEN_END.test(text)).toBe(true);
    for (const text of ['2% of the net assets', 'Daily', 'Sample Daily Total']) expect(OPEN_END.test(text)).toBe(false);
  });

  it('an entry of a list goes on in the line below it, or is missing', () => {
    // The lines of an entry are nearer than the next entry; the column ends at 218.
    const pageWith = (category: Line[], ...others: Line[]): ReturnType<typeof readPage> =>
      readPage([
        [40, [40, 'Sample Cash Fund', 16]],
        [80, [40, 'Type: Open-end (Shariah Compliant) with classes']],
        [92, [40, 'Launch Date: 17 July 2003']],
        ...category,
        [128, [40, 'Risk Profile: Low']],
        ...others,
        [166, [40, 'Trustee: Central Depository Company']],
      ]);
    const categoryOf = (first: string, ...under: string[]): string | null =>
      pageWith([[104, [40, `Category: ${first}`]], ...under.map((text): Line => [113, [40, text]])]).category_raw;
    expect(categoryOf('Shariah Compliant Asset Allocation', 'Scheme')).toBe(
      'Shariah Compliant Asset Allocation Scheme',
    );
    expect(categoryOf('Asset Allocation', 'Scheme'), 'room for the next word').toBeNull();
    for (const entry of ['Sample: words', '² Sample words'])
      expect(categoryOf('Asset Allocation', entry)).toBe('Asset Allocation');
    const loadOf = (...lines: readonly [string, string]): string | null | undefined =>
      pageWith([], [140, [40, `Front-end Load: ${lines[0]}`]], [149, [40, lines[1]]]).special_terms.find(
        ({ term_type }) => term_type === 'FRONT_END_LOAD',
      )?.value_raw;
    expect(loadOf('Class A 3.00%; Class', 'B Nil')).toBe('Class A 3.00%; Class B Nil');
    expect(loadOf('Class A 3.00%;', 'Class B Nil')).toBe('Class A 3.00%; Class B Nil');
    expect(loadOf('Class A 3.00%; Class B', '1.75%; Class C Nil')).toBe('Class A 3.00%; Class B 1.75%; Class C Nil');
  });

  it('a value before more words of its line is missing', () => {
    const label = blockOf([128, [40, 'Listing']]);
    const value = blockOf([128, [140, 'Sample Stock']]);
    const wholeBefore = (x: number, isUsed = false, text = 'Exchange'): LabelPair | undefined => {
      const behind = blockOf([127.5, [x, text]]);
      return completeValue(pairOf(label, value), [label, value, behind], (block) => isUsed && block === behind);
    };
    // The value ends at 186.
    expect(wholeBefore(191)).toBeUndefined();
    expect(wholeBefore(191, true), 'a label').toBeDefined();
    expect(wholeBefore(191, false, '50%'), 'a figure').toBeDefined();
    expect(wholeBefore(210), 'another column').toBeDefined();
  });

  it('a value under its label does not begin within a line, nor without the words right behind the label', () => {
    const [label, under] = [blockOf([128, [40, 'Benchmark:']]), blockOf([137, [60, 'offer rates']])];
    const wholeAmong = (value: Block, ...others: Block[]): string | undefined =>
      completeValue({ ...pairOf(label, value), way: 'BELOW' }, [label, value, ...others], () => false)?.value.text;
    expect(wholeAmong(under)).toBe('offer rates');
    expect(wholeAmong(under, blockOf([136.5, [35, 'Sample']])), 'ends 1 before the value').toBeUndefined();
    expect(wholeAmong(under, blockOf([128, [84, 'Sample']])), 'right behind the label').toBeUndefined();
    const rest = blockOf([137, [40, 'offer rates']]);
    const start = blockOf([128, [84, 'Sample average of six']]);
    expect(wholeAmong(rest, start)).toBe('Sample average of six offer rates');
  });
});
