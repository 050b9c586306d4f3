import { expect, it } from 'vitest';
import { inkOf } from '#sources/fmr/ink/ink-of-page.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { pageOf, readPage, type Line } from './placed-words.ts';

const CLAUSES: Line[] = [
  [40, [40, '2. Sample Income Fund', 16]],
  [60, [40, 'Data as of 31 October 2024']],
  [80, [40, '2.1'], [65, 'Objective — To provide daily liquidity and a competitive return from']],
  [90, [65, 'short placements with banks and from Treasury bills of the Government.']],
  [100, [40, '2.2'], [65, 'Category — Money Market Scheme']],
  [110, [40, '2.3'], [65, 'Rating of the management company — AM2, PACRA, June 23, 2023']],
  [120, [40, '2.4'], [65, 'Trustee — Sample Custodian Company Limited']],
  [130, [40, '2.5'], [65, 'Investment committee — Ali Haider Khan, Chief Executive Officer;']],
  [140, [65, 'Sara Khosa, CFA, Chief Investment Officer; Umair Buzdar, Fund']],
  [150, [65, 'Manager']],
  [160, [40, '2.6'], [65, 'Listing — Unlisted']],
];

it('a line with a number of its own begins another text', () => {
  const texts = inkOf(pageOf(CLAUSES), isKnownLabel).blocks.map(({ text }) => text);
  expect(texts).toContain('Category — Money Market Scheme');
  expect(texts).toContain('Trustee — Sample Custodian Company Limited');
  expect(texts).toContain('Listing — Unlisted');
});

it('numbered clauses state facts and people', () => {
  const { category_raw, special_terms, parties } = readPage(CLAUSES);
  expect(category_raw).toBe('Money Market Scheme');
  expect(special_terms.find(({ term_type }) => term_type === 'INVESTMENT_OBJECTIVE')?.value_raw).toBe(
    'To provide daily liquidity and a competitive return from short placements with banks and from Treasury bills of the Government.',
  );
  expect(parties.map((party) => `${party.role} ${party.name_raw ?? party.organization_raw}`).toSorted()).toEqual([
    'INVESTMENT_COMMITTEE_MEMBER Ali Haider Khan',
    'INVESTMENT_COMMITTEE_MEMBER Sara Khosa, CFA',
    'INVESTMENT_COMMITTEE_MEMBER Umair Buzdar',
    'TRUSTEE Sample Custodian Company Limited',
  ]);
});
