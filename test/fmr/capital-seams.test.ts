/** Words that lost the blank next to a short form in capitals are parted before a page is read. */
import { expect, it } from 'vitest';
import { partAtCapitals } from '#sources/fmr/ink/capital-seams.ts';
import { pageOf } from './placed-words.ts';

const partsOf = (...lines: readonly string[]): string =>
  partAtCapitals(pageOf(lines.map((line, at) => [100 + 12 * at, [40, line]])))
    .words.map(({ text }) => text)
    .join(' ');

it.each([
  ['Nil forSIF, SGFand SSF', 'Nil for SIF, SGF and SSF'],
  ['TFCand Sukuk Holdings', 'TFC and Sukuk Holdings'],
  ['Chief Executive OfficerforSIFandSSF', 'Chief Executive Officer for SIF and SSF'],
  ['TERwith Levies TERw/o Levies', 'TER with Levies TER w/o Levies'],
  ['butPKR 500 for SIF', 'but PKR 500 for SIF'],
  ['Nilfor SIF', 'Nil for SIF'],
  ['3:00 pmfor SIF', '3:00 pm for SIF'],
])('a small word next to capitals is a word of its own: %s', (joined, parted) => {
  expect(partsOf(joined)).toBe(parted);
});

it('a small word at the end of a line is one before the short form of the next', () => {
  expect(partsOf('Fund Manager, Equitiesfor', 'SIF and SSF')).toBe('Fund Manager, Equities for SIF and SSF');
});

it('a short form is parted from other words if the page prints it as a word', () => {
  expect(partsOf('SIFearned 1.20%', 'monthSIF')).toBe('SIFearned 1.20% monthSIF');
  expect(partsOf('SIFearned 1.20% (SIF)', 'monthSIF')).toBe('SIF earned 1.20% (SIF) month SIF');
});

it('other words are whole', () => {
  const words = 'SIFIncomeFund demand SIF proof SIF before TFCs iSIF Islamic Sandstone OFAND Forbes';
  expect(partsOf(words)).toBe(words);
});
