/** Words that lost the blanks between them and consist of words of labels are parted before a page is read. */
import { expect, it } from 'vitest';
import { listClauses } from '#sources/fmr/candidates/clauses.ts';
import { partJoined } from '#sources/fmr/ink/joined-words.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { INCOME_FUND, pageOf, readPage } from './placed-words.ts';

const partsOf = (text: string): string[] => {
  const [word] = pageOf([[100, [40, text]]]).words;
  return word === undefined ? [] : partJoined(word).map((part) => part.text);
};

it('a word that consists of words of labels is parted, and words of the language are not', () => {
  expect(partsOf('andthepricingmechanism')).toEqual(['and', 'the', 'pricing', 'mechanism']);
  expect(partsOf('ofwhich')).toEqual(['of', 'which']);
  expect(partsOf('whichlevies')).toEqual(['which', 'levies']);
  expect(partsOf('perannum,')).toEqual(['per', 'annum,']);
  expect(partsOf('(timeis')).toEqual(['(time', 'is']);
  for (const word of ['withholding', 'understand', 'update', 'within', 'Investments', 'Sampleofthe'])
    expect(partsOf(word)).toEqual([word]);
});

it('a small word before a capital, and one before a compound, are words of their own', () => {
  expect(partsOf('theKSE-100')).toEqual(['the', 'KSE-100']);
  expect(partsOf('withSample')).toEqual(['with', 'Sample']);
  expect(partsOf('thefront-end')).toEqual(['the', 'front-end']);
  expect(partsOf('thecut-offtime')).toEqual(['the', 'cut-off', 'time']);
  expect(partsOf('Front-endLoad,')).toEqual(['Front-end', 'Load,']);
  for (const word of ['iSample', 'theatre-going', 'Sample-wide', 'cut-off']) expect(partsOf(word)).toEqual([word]);
});

it('parts of a word are within it, with blanks between them', () => {
  const [word] = pageOf([[100, [40, 'netassets']]]).words;
  const [one, other] = word === undefined ? [] : partJoined(word);
  expect(one?.x0).toBe(word?.x0);
  expect(other?.x1).toBeCloseTo(word?.x1 ?? 0, 6);
  expect((other?.x0 ?? 0) - (one?.x1 ?? 0)).toBeGreaterThan(0.15 * (word?.size ?? 0));
});

it('a value in running text ends before the next clause, whose words lost their blanks', () => {
  const { dealing_days_raw, cutoff_time_raw } = readPage([
    ...INCOME_FUND,
    [
      150,
      [40, 'Dealing days are Monday to Friday, the cut-off timeis 3:00 pm, andthepricingmechanism is forward. The'],
    ],
    [160, [40, 'management fee is 1.25% of netassets, the front-end load is Nil and the back-end load is Nil. The']],
    [170, [40, 'minimum initial investment is Rs. 5,000, and the minimum subsequent investment is Rs. 1,000.']],
  ]);
  expect(dealing_days_raw).toBe('Monday to Friday');
  expect(cutoff_time_raw).toBe('3:00 pm');
});

it('a company after the name of another party is not a trustee', () => {
  const clausesOf = (text: string): string[] =>
    listClauses(text, (label) => labelMeaning(label, null)).map(({ label, value }) => `${label}: ${value}`);
  expect(clausesOf('The trustee of the Fundis Sample Trust Limited andtheauditor is Sample & Co.')).toEqual([]);
});

it('a sentence whose verb lost its blank is no title', () => {
  expect(titleKind('The management team shallensure the active implementation of')).toBeUndefined();
  expect(titleKind('The management team')).toBe('COMMITTEE');
});

it('the fee of sub-funds in a note is not the fund’s if its words lost their blanks', () => {
  const feesOf = (note: string): (string | null)[] =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'Management Fee'], [140, '1.50%']],
      [128, [40, 'Listing'], [140, 'PSX']],
      [140, [40, 'Pricing Mechanism'], [140, 'Forward']],
      [700, [40, `**Actual Management fee charged: ${note}`]],
    ]).fees.map(({ label_raw, value_percent }) => `${label_raw} ${value_percent}`);
  expect(feesOf('0.75% of net assets.')).toContain('Actual Management fee charged 0.75');
  expect(feesOf('0.75% of net assets Moneymarketsub funds.')).toEqual(['Management Fee 1.50']);
});
