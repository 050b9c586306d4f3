/** Pages on which labels and titles are questions to the reader, and texts under a label that state several facts. */
import { describe, expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { INCOME_FUND, readPage } from './placed-words.ts';

const termsOf = ({ special_terms }: ReadFragment): string[] =>
  special_terms.map((row) => `${row.term_type} ${row.value_raw} ${row.value_percent}`);

describe('a text that states both loads', () => {
  const loadsOf = (text: string): string[] => termsOf(readPage([...INCOME_FUND, [120, [40, text]]]));

  it('as two sentences gives each load its own words', () => {
    expect(loadsOf('Front-end: Nil. Back-end: Up to 1.00%.')).toEqual([
      'FRONT_END_LOAD Nil 0',
      'BACK_END_LOAD Up to 1.00% 1.00',
    ]);
  });

  it('is not served as one load if it cannot be parted', () => {
    const terms = termsOf(
      readPage([
        ...INCOME_FUND,
        [116, [40, 'Auditor'], [140, 'Sample and Company']],
        [128, [40, 'Front-end Load'], [140, 'Nil, see Rules. Back-end: 1.00%']],
        [140, [40, 'Pricing Mechanism'], [140, 'Forward']],
      ]),
    );
    expect(terms.filter((term) => term.includes('FRONT_END'))).toEqual([]);
  });
});
