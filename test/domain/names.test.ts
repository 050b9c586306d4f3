import { expect, it } from 'vitest';
import { dropShortForm, readPrintedName } from '#domain/names.ts';
import { isShortFormOf } from '#sources/fmr/identity/short-forms.ts';

it.each([
  ['Sample Income Fund (SINF)', 'Sample Income Fund'],
  ['Sample Income Fund (SIF)', 'Sample Income Fund'],
  ['NBP Sample Cash Fund (NBP-SCF)', 'NBP Sample Cash Fund'],
  ['Sample Fund of Funds (SFF)', 'Sample Fund of Funds'],
  ['Sample Munafa Fund (SMNF)', 'Sample Munafa Fund'],
  ['Sample Growth Stock Fund (SGRF)', 'Sample Growth Stock Fund'],
  ['Sample Growth Stock Fund (SAGS)', 'Sample Growth Stock Fund'],
  ['Sample Growth Stock Fund (SMGS)', 'Sample Growth Stock Fund'],
  ['Sample Growth Stock Fund (SAG)', undefined],
  ['Sample 30 Index Fund (S30)', 'Sample 30 Index Fund'],
  ['Sample 30 Index Fund (S40)', undefined],
  ['Sample Income Fund (SI)', undefined],
  ['Sample Equity Fund (SQF)', 'Sample Equity Fund'],
  ['Sample Islamic Equity Fund (SIE)', 'Sample Islamic Equity Fund'],
  ['Sample Protected Fund - III (SPF)', 'Sample Protected Fund - III'],
  ['Sample Income Plan (SI)', undefined],
  ['Sample Income Fund (SXF)', undefined],
  ['Sample Income Fund (SF)', undefined],
  ['Sample Growth Stock Fund (SF)', undefined],
  ['Sample Growth Stock Fund (GSF)', undefined],
  ['Sample Crescent Cash Fund (SCSF)', undefined],
  ['Sample Income Fund (PLAN-II)', undefined],
  ['Sample (S)', undefined],
])('the short form after %s is removed if it is made of the initials of the name', (name, full) => {
  expect(dropShortForm(name)).toBe(full);
});

it('a name of ten thousand words is processed in linear time', () => {
  const words = 'Aaaa '.repeat(10_000);
  expect(dropShortForm(`${words}(AAAAAAAAAAAB)`)).toBeUndefined();
  expect(readPrintedName(`${words}(${'(formerly '.repeat(1_000)}`).formerNames).toEqual([]);
});

it('a short form that thousands of small words may have contributed to is processed in linear time', () => {
  const small = 'of the '.repeat(10_000);
  expect(dropShortForm(`Sample ${small}Fund (SOTOTOTOTOTX)`)).toBeUndefined();
  expect(isShortFormOf('SOTOTOTOTOTOTX', `Sample ${small}Fund`)).toBe(false);
});

it('a short form may leave out the word before a plan’s number', () => {
  expect(isShortFormOf('SFRF-VI', 'Sample Fixed Return Fund, Plan VI')).toBe(true);
  expect(isShortFormOf('SFRF-VII', 'Sample Fixed Return Fund, Plan VI')).toBe(false);
});
