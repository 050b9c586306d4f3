/** Words that were drawn in several runs, on pages that are made of parts of other pages. */
import { expect, it } from 'vitest';
import { PageComposer } from '#sources/fmr/ink/composed-page.ts';
import { textOf } from '#sources/fmr/ink/ruled-grids.ts';
import { pageOf } from './placed-words.ts';

// `Pen` ends where `sion` begins.
const PAGE = pageOf([[80, [40, 'Voluntary'], [78, 'Pen'], [90, 'sion'], [108, 'Scheme']]]);

it('the runs of a word that is set elsewhere still touch, and its text has no blank', () => {
  const composer = new PageComposer();
  composer.setLine(PAGE.words, 200, 300);
  const [voluntary, pen, sion, scheme] = composer.finish(PAGE).page.words;
  expect(sion?.x0).toBe(pen?.x1);
  for (const [word, next] of [
    [voluntary, pen],
    [sion, scheme],
  ])
    expect(next?.x0).toBeGreaterThan(word?.x1 ?? 0);
  expect(textOf(PAGE.words)).toBe('Voluntary Pension Scheme');
});
