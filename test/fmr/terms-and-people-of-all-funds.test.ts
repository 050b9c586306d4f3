/** What a report prints once for all its funds: terms that a fund may replace, and an index of people. */
import { describe, expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, type Line } from './placed-words.ts';

const NAMES = { SIF: 'Sample Income Fund', SEF: 'Sample Equity Fund' };
type Code = keyof typeof NAMES;

const ownPage = (code: Code, ...more: readonly Line[]): readonly Line[] => [
  [40, [40, `${NAMES[code]} (${code})`, 16]],
  [60, [40, 'Data as of 31 October 2024']],
  [80, [40, 'Category'], [180, code === 'SIF' ? 'Income' : 'Equity']],
  [92, [40, 'Launch Date'], [180, '12-Nov-2014']],
  [104, [40, 'Fund Type'], [180, 'Open-end']],
  ...more,
];

/** The fragment of each fund by its short form. */
function readPages(...pages: readonly (readonly Line[])[]): Partial<Record<Code, ReadFragment>> {
  const text = { pages: pages.map((lines, at): PdfPage => ({ ...pageOf(lines), page_number: at + 1 })) };
  const { fragments } = readReport(text, { funds: Object.values(NAMES).map((name) => fundOf(name)) });
  return Object.fromEntries(
    fragments.map((each) => [each.fund_name_raw?.includes('Income') === true ? 'SIF' : 'SEF', each]),
  );
}

describe('terms of all funds', () => {
  const listed = (introduction: string): readonly Line[] => [
    [40, [40, 'Our Funds in October 2024', 16]],
    [80, [40, introduction]],
    [100, [40, 'Par Value'], [240, 'Rs. 100']],
    [114, [40, 'Dealing Days'], [240, 'Monday to Friday']],
    [128, [40, 'Listing'], [240, 'Sample Exchange Limited']],
  ];
  const own: Line = [116, [40, 'Par Value'], [180, 'Rs. 50']];
  const termsOf = (fragment: ReadFragment | undefined): unknown[] => [
    fragment?.par_value,
    fragment?.dealing_days_raw,
    fragment?.listing_raw,
  ];

  it('are those of each fund whose page has no other one', () => {
    const introduction = 'These terms apply to each Fund of this report, unless its page has another term.';
    const { SIF, SEF } = readPages(listed(introduction), ownPage('SIF', own), ownPage('SEF'));
    expect(termsOf(SIF)).toEqual(['50', 'Monday to Friday', 'Sample Exchange Limited']);
    expect(termsOf(SEF)).toEqual(['100', 'Monday to Friday', 'Sample Exchange Limited']);
    expect(SEF?.evidence['listing_raw']?.page_number).toBe(1);
  });

  it('are nobody’s if the list does not say so', () => {
    const { SEF } = readPages(listed('These terms apply to most of what we do.'), ownPage('SIF', own), ownPage('SEF'));
    expect(termsOf(SEF)).toEqual([null, null, null]);
  });
});

describe('an index of people and institutions', () => {
  const bold = (page: PdfPage, names: readonly string[]): PdfPage => ({
    ...page,
    words: page.words.map((word) => ({ ...word, bold: word.bold || names.includes(word.text) })),
  });
  const entry = (y: number, name: string, rest: string): Line => [y, [40, name], [40 + nameWidth(name), `, ${rest}`]];
  const nameWidth = (name: string): number => name.replaceAll(' ', '').length * 4 + (name.split(' ').length - 1) * 2;
  const index = (last: string): PdfPage =>
    bold(
      pageOf([
        [40, [40, 'Index of People', 16]],
        entry(80, 'Ayesha Karim', 'Head of Equities: SEF'),
        entry(94, 'Bilal Hamid', 'Chief Executive Officer: SIF,'),
        [104, [52, 'SEF']],
        entry(118, 'Sample Trust Limited', last),
      ]),
      ['Ayesha', 'Karim', 'Bilal', 'Hamid', 'Sample', 'Trust', 'Limited'],
    );
  const partiesOf = (last: string): (string | null)[][][] => {
    const pages = [pageOf(ownPage('SIF')), pageOf(ownPage('SEF')), index(last)];
    const text = { pages: pages.map((page, at) => ({ ...page, page_number: at + 1 })) };
    return readReport(text, { funds: Object.values(NAMES).map((name) => fundOf(name)) }).fragments.map(({ parties }) =>
      parties.map((party) => [party.name_raw ?? party.organization_raw, party.designation_raw ?? party.role]),
    );
  };

  it('names those of each fund by its short form', () => {
    expect(partiesOf('Trustee: SIF')).toEqual([
      [
        ['Bilal Hamid', 'Chief Executive Officer'],
        ['Sample Trust Limited', 'TRUSTEE'],
      ],
      [
        ['Ayesha Karim', 'Head of Equities'],
        ['Bilal Hamid', 'Chief Executive Officer'],
      ],
    ]);
  });

  it('is not read if a short form is of no fund', () => {
    expect(partiesOf('Trustee: SIF, XYZ')).toEqual([[], []]);
  });
});
