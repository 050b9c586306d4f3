/** People with the short forms of the funds that they act for, and the rating of the manager in a sentence. */
import { expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const NAMES = ['Sample Cash Fund', 'Sample Stock Fund', 'Sample Gold Fund'];

function readPages(...last: readonly Line[]): readonly ReadFragment[] {
  const pages: PdfPage[] = ['Sample Cash Fund (SCF)', 'Sample Stock Fund (SSF)'].map((name) =>
    pageOf([
      [40, [40, name, 16]],
      [60, [40, 'Data as of 31 October 2024']],
      [80, [40, 'Category'], [180, 'Open']],
      [92, [40, 'Launch Date'], [180, '12-Nov-2014']],
      [104, [40, 'Trustee'], [180, 'CDC']],
    ]),
  );
  const numbered = [...pages, pageOf(last)].map((page, at) => ({ ...page, page_number: at + 1 }));
  return readReport({ pages: numbered }, { funds: NAMES.map((name) => fundOf(name)) }).fragments;
}

const table = (head: string, third: string): Line[] => [
  [80, [40, 'Committee', 9], [200, 'Office', 9], [340, head, 9]],
  [94, [40, 'Ayesha Karim'], [200, 'Chief Executive Officer'], [340, 'all funds']],
  [108, [40, 'Bilal Hamid, CFA'], [200, 'Fund Manager'], [340, 'SSF']],
  [122, [40, 'Dana Iqbal'], [200, 'Head of Risk'], [340, third]],
];
const peopleOf = (fragment: ReadFragment | undefined): string[] =>
  (fragment?.parties ?? []).flatMap(({ name_raw, designation_raw }) =>
    designation_raw === null ? [] : [`${name_raw}, ${designation_raw}`],
  );

it('people act for the funds in the last cell of their rows', () => {
  const [cash, stock] = readPages(...table('For', 'SCF, SGF'));
  expect(peopleOf(cash)).toEqual(['Ayesha Karim, Chief Executive Officer', 'Dana Iqbal, Head of Risk']);
  expect(peopleOf(stock)).toEqual(['Ayesha Karim, Chief Executive Officer', 'Bilal Hamid, CFA, Fund Manager']);
});

it('a short form of no known fund, or a head of other times, says of no fund who acts for it', () => {
  expect(peopleOf(readPages(...table('For', 'SCF, XYZ'))[0])).toEqual([]);
  expect(peopleOf(readPages(...table('Formerly', 'SCF, SGF'))[0])).toEqual([]);
});

it('a rating in bold letters in a sentence about the manager is that of each fund', () => {
  const managed = 'Sample Investment Management Limited has a management quality rating of';
  const end = 40 + managed.length * 4 - managed.split(' ').length * 2 + 2;
  const sentence = (before: string): Line[] => [
    [300, [40, before], [end, 'AM2++', 8.1], [end + 24, 'by PACRA, 25 August 2024.']],
  ];
  const ratingsOf = (fragment: ReadFragment | undefined): string[] =>
    (fragment?.ratings ?? []).map(
      (row) => `${row.rating_type} ${row.rating_raw} ${row.rating_agency} ${row.rating_date}`,
    );
  const read = readPages(...sentence(managed));
  expect(read.map(ratingsOf).slice(0, 2)).toEqual(Array(2).fill(['ASSET_MANAGER AM2++ PACRA 2024-08-25']));
  expect(ratingsOf(readPages(...sentence(managed.replace('has', 'lost')))[0])).toEqual([]);
});

it('a note with the raised letter of a rating says who gave it, and when', () => {
  const rated = (note: string): string[] =>
    readPage([
      ...INCOME_FUND,
      [120, [40, 'Fund stability rating'], [140, 'AA+(f)']],
      [117, [165, 'a', 5]],
      [697, [40, 'a', 5]],
      [700, [44, note]],
    ]).ratings.map((row) => `${row.rating_raw} ${row.rating_agency} ${row.rating_date} ${row.outlook_raw}`);
  expect(rated('PACRA, 28 March 2024, outlook Stable')).toEqual(['AA+(f) PACRA 2024-03-28 Stable']);
  expect(rated('Applied from 28 March 2024')).toEqual(['AA+(f) null null null']);
});
