/** Labels of two facts in one cell, headings between rows of returns, and signs between items of a line. */
import { describe, expect, it } from 'vitest';
import { answersOf, findNeighbour } from '#sources/fmr/candidates/find-neighbour.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel, labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const facts: readonly Line[] = [
  [128, [40, 'Management fee'], [140, '1.25% p.a.']],
  [140, [40, 'Leverage'], [140, 'Nil']],
];

describe('two labels in one cell, with the values of both in the next', () => {
  it('may be words that only a colon makes labels, if each value has the form of its fact', () => {
    const fragment = readPage([
      ...INCOME_FUND,
      ...facts,
      [152, [40, 'Offer / Redemption'], [140, '56.0715 / 55.2429']],
    ]);
    expect(fragment.offer_price).toBe('56.0715');
    expect(fragment.redemption_price).toBe('55.2429');
  });

  it('are no labels of words', () => {
    const fragment = readPage([...INCOME_FUND, ...facts, [152, [40, 'Offer / Redemption'], [140, 'Daily / Weekly']]]);
    expect(fragment.offer_price).toBeNull();
    expect(fragment.redemption_price).toBeNull();
  });

  it('leave the amount that investors cannot pay unknown', () => {
    const line: Line = [152, [40, 'Min. Initial / Subseq.'], [140, 'Rs. 10,000 / Not allowed']];
    const fragment = readPage([...INCOME_FUND, ...facts, line]);
    expect(fragment.minimum_initial_investment).toBe('10000');
    expect(fragment.minimum_subsequent_investment).toBeNull();
    expect(fragment.special_terms.map(({ term_type }) => term_type)).toEqual(['MANAGEMENT_FEE']);
  });
});

describe('a label in another order of words', () => {
  it.each([
    ['Initial minimum', 'minimum_initial'],
    ['Subsequent min.', 'minimum_subsequent'],
    ['Levies (MTD)', 'government_levies'],
    ['Levies (YTD)', 'government_levies'],
  ])('%s is the label of the same fact', (label, fact) => {
    expect(labelMeaning(label, '2024-10')).toMatchObject({ kind: 'fact', fact });
  });

  it('is none without the period that says what the levies are', () => {
    expect(labelMeaning('Levies (rupees)', '2024-10')).toBeUndefined();
  });
});

/** A table of returns whose heading in the middle is so close to the rows that these are one table. */
const returns = (heading: string, next = 'Five years'): Line[] => [
  [200, [40, 'Performance', 10]],
  [212, [200, 'Fund'], [260, 'Benchmark']],
  [222, [40, 'Absolute']],
  [232, [40, '1 month'], [200, '1.21%'], [260, '1.31%']],
  [241, [40, '3 months'], [200, '3.51%'], [260, '3.61%']],
  [250, [40, '1 year'], [200, '9.21%'], [260, '9.72%']],
  [259, [40, heading]],
  [268, [40, '3 years'], [200, '10.77%'], [260, '11.72%']],
  [277, [40, next], [200, '11.77%'], [260, '12.72%']],
];

function basesOf(lines: readonly Line[]): Record<string, string | null> {
  const { reported_returns } = readPage([...INCOME_FUND, ...facts, ...lines]);
  return Object.fromEntries(
    reported_returns.map(({ period_label_raw, return_type }) => [period_label_raw, return_type]),
  );
}

describe('a heading between the rows of a table of returns', () => {
  it('says how the rows under it are reckoned, not those over it', () => {
    expect(basesOf(returns('Compound annual growth rate (CAGR)'))).toEqual({
      '1 month': 'ABSOLUTE',
      '3 months': 'ABSOLUTE',
      '1 year': 'ABSOLUTE',
      '3 years': 'ANNUALIZED',
      'Five years': 'ANNUALIZED',
    });
  });
});

/** The text before a label on its line that could be its value. */
function valueBefore(label: string, line: Line): string | undefined {
  const page = pageOf([line]);
  const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
  const labels = blocks.flatMap((block) => {
    const meaning = labelMeaning(block.text, null);
    return meaning === undefined ? [] : [{ block, meaning }];
  });
  const own = labels.find(({ block }) => block.text === label);
  if (own === undefined) throw new Error(`no label ${label}`);
  const known = new Set(labels.map(({ block }) => block));
  return findNeighbour(own, 'LEFT', { blocks, labels, known, isTaken: () => false, ...answersOf(blocks) })?.pair?.value
    .text;
}

describe('a run of labels and values that signs part', () => {
  it('gives no label the value before its sign', () => {
    expect(valueBefore('Pricing', [300, [40, 'Forward'], [90, 'Pricing'], [140, 'PSX']])).toBe('Forward');
    expect(valueBefore('Pricing', [300, [40, 'Forward'], [90, '· Pricing'], [140, 'PSX']])).toBeUndefined();
  });

  it('has no sign that parts its items in a colon', () => {
    expect(valueBefore('Pricing', [300, [40, 'Forward'], [90, ': Pricing'], [140, 'PSX']])).toBe('Forward');
  });
});
