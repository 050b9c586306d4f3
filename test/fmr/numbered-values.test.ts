/** Labels with raised numbers whose values are in a list of notes. */
import { describe, expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const BEFORE: readonly Line[] = [
  ...INCOME_FUND.filter(([y]) => y < 80),
  [80, [40, 'Auditor'], [140, 'Sample & Co.']],
  [92, [40, 'Par Value'], [140, 'Rs. 100']],
  [104, [40, 'Risk Profile'], [140, 'Medium']],
  [116, [40, 'Leverage'], [140, 'Nil']],
  [128, [40, 'Pricing Mechanism'], [140, 'Forward']],
];
const SMALL = 5;

/** Labels side by side, each with its raised number. */
const labelsAt = (y: number, labels: readonly (readonly [text: string, number: string])[]): readonly Line[] =>
  labels.flatMap(([text, number], at): Line[] => {
    const x = 40 + 130 * at;
    const end = x + text.split(' ').reduce((width, word) => width + word.length * 4 + 2, -2);
    return [
      [y, [x, text]],
      [y - 3, [end, number, SMALL]],
    ];
  });

const noteAt = (y: number, number: string, text: string, x = 40): readonly Line[] => [
  [y - 3, [x, number, SMALL]],
  [y, [x + 2.5 * number.length + 1, text, 7]],
];

const LABELS = labelsAt(200, [
  ['Benchmark', '1'],
  ['Category', '2'],
  ['Launch date', '3'],
  ['Trustee', '4'],
]);
const NOTES: readonly Line[] = [
  ...noteAt(700, '1', 'Average of six-month rates of banks that are'),
  [708, [40, 'rated AA or better', 7]],
  ...noteAt(718, '2', 'Money Market'),
  ...noteAt(700, '3', '2 March 2015', 300),
  ...noteAt(710, '4', 'Sample Trust Company Limited', 300),
];

function sayFacts({ benchmark_raw, category_raw, launch_date, parties }: ReadFragment): (string | null)[] {
  return [benchmark_raw, category_raw, launch_date, parties[0]?.organization_raw ?? null];
}

describe('labels with raised numbers', () => {
  it('have the texts of the notes with these numbers', () => {
    expect(sayFacts(readPage([...BEFORE, ...LABELS, ...NOTES]))).toEqual([
      'Average of six-month rates of banks that are rated AA or better',
      'Money Market',
      '2015-03-02',
      'Sample Trust Company Limited',
    ]);
  });

  it('have none if a value is on their line or right under them', () => {
    const values: Line = [212, [40, 'KIBOR'], [170, 'Income'], [300, '12 May 2014'], [430, 'Other Trust Limited']];
    expect(sayFacts(readPage([...BEFORE, ...LABELS, values, ...NOTES]))).not.toContain('Money Market');
    const beside: Line = [200, [560, 'Income']];
    expect(sayFacts(readPage([...BEFORE, ...LABELS, beside, ...NOTES]))).not.toContain('Money Market');
  });

  it('have none if two notes have one number', () => {
    const facts = sayFacts(readPage([...BEFORE, ...LABELS, ...NOTES, ...noteAt(740, '2', 'Income')]));
    expect(facts[0]).toBeNull();
    expect(facts[1]).toBeNull();
  });
});
