import { describe, expect, it } from 'vitest';
import { PROFILE_TERMS, versionOf } from '#domain/amc-profile.ts';
import type { AmcProfile, ProfileTerm } from '#domain/amc-profile.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { isUnderstood } from '#sources/fmr/profile/profile-reader.ts';
import { readReport, type ReadReport } from '#sources/fmr/read-report.ts';
import { pageOf, type Line } from './placed-words.ts';

const AMC = 'Sample Shyok Asset Management';
const FUND: KnownFund = {
  name: 'Sample Shyok Income Fund',
  other_names: [],
  amc: AMC,
  family: null,
  asset_class: null,
};

const taught = (...words: readonly (readonly [printed: string, term: ProfileTerm])[]): AmcProfile => ({
  amc: AMC,
  words: words.map(([printed, term]) => ({ printed, term })),
  confirmed_pages: 1,
});

const TITLE: Line[] = [
  [40, [40, 'Sample Shyok Income Fund', 16]],
  [60, [40, 'As on 31 May 2024']],
];

function facts(...rows: readonly (readonly [label: string, value: string])[]): Line[] {
  const all = [
    ['Category', 'Income'],
    ['Launch date', '12-Mar-2010'],
    ['Management fee', '1.50%'],
    ['Front-end load', '2.00%'],
    ...rows,
  ];
  return [...TITLE, ...all.map(([label = '', value = ''], at): Line => [100 + 14 * at, [60, label], [240, value]])];
}

function read(
  lines: readonly Line[],
  profiles: readonly AmcProfile[],
  funds: readonly KnownFund[] = [FUND],
): ReadReport {
  return readReport({ pages: [pageOf(lines)] }, { funds, profiles });
}

const WORTH = facts(['Worth of a Share', '101.2539']);

describe('the terms of profiles', () => {
  it.each(Object.entries(PROFILE_TERMS))('%s is a label that the reader understands', (_term, standard) => {
    expect(isUnderstood(standard)).toBe(true);
  });
});

describe("an AMC's own word", () => {
  it('is read as the term that it was taught for, and the chain has it as printed', () => {
    expect(read(WORTH, []).fragments[0]?.nav_per_unit).toBeNull();
    const { fragments, profile } = read(WORTH, [taught(['Worth of a Share', 'nav'])]);
    expect(fragments[0]).toMatchObject({ nav_per_unit: '101.2539' });
    expect(fragments[0]?.evidence['nav_per_unit']?.chain).toMatchObject([
      { role: 'LABEL', printed: 'Worth of a Share' },
    ]);
    expect(profile).toEqual({ amc: AMC, version: versionOf(taught(['Worth of a Share', 'nav'])) });
  });

  it.each([
    ['a unit', 'Money Entrusted (Rs. in million)', 'Money Entrusted', '2,944.51'],
    ['a unit that the taught word has too', 'Money Entrusted (Rs. in million)', 'Money Entrusted (PKR bn)', '2,944.51'],
    ['a date', 'Money Entrusted as at 31 May 2024', 'Money Entrusted', 'Rs. 2,944.51 million'],
    ['a colon', 'Money Entrusted:', 'Money Entrusted', 'Rs. 2,944.51 million'],
  ])('keeps %s after it', (_what, printed, word, value) => {
    const { fragments } = read(facts([printed, value]), [taught([word, 'fund_size'])]);
    expect(fragments[0]?.fund_size).toBe('2944510000');
  });

  it('makes no value on a page that does not print it', () => {
    const lines = facts(['Auditor', 'Sample & Co.']);
    const [plain, with_profile] = [read(lines, []), read(lines, [taught(['Worth of a Share', 'nav'])])];
    expect(with_profile.fragments).toEqual(plain.fragments);
  });

  it('makes no value of a text that does not fit its term', () => {
    const { fragments } = read(facts(['Worth of a Share', 'see page 4']), [taught(['Worth of a Share', 'nav'])]);
    expect(fragments[0]?.nav_per_unit).toBeNull();
  });

  it('does not change what the vocabulary understands', () => {
    const lines = facts(['Auditor', 'Sample & Co.'], ['Trustee', 'Sample Trust']);
    const wrong = taught(['Launch date', 'maturity_date'], ['Auditor', 'trustee'], ['Management fee', 'back_end_load']);
    expect(read(lines, [wrong]).fragments).toEqual(read(lines, []).fragments);
  });
});

describe('the profile of a report', () => {
  const OTHER: AmcProfile = { ...taught(['Worth of a Share', 'par_value']), amc: 'Sample Nubra Asset Management' };

  it('is that of the AMC whose funds it names', () => {
    const { fragments } = read(WORTH, [OTHER, taught(['Worth of a Share', 'nav'])]);
    expect(fragments[0]).toMatchObject({ nav_per_unit: '101.2539', par_value: null });
  });

  it('is none if two AMCs are named as often', () => {
    const shared = { ...FUND, name: 'Sample Nubra Stock Fund', amc: OTHER.amc };
    const lines: Line[] = [...WORTH, [300, [40, 'Sample Nubra Stock Fund']]];
    const { profile } = read(lines, [OTHER, taught(['Worth of a Share', 'nav'])], [FUND, shared]);
    expect(profile).toBeUndefined();
  });

  it('has another version with another word, and the same one on every machine', () => {
    const one = taught(['Worth of a Share', 'nav']);
    expect(versionOf(one)).toBe(versionOf(structuredClone({ ...one, confirmed_pages: 9 })));
    expect(versionOf(one)).not.toBe(versionOf(taught(['Worth of a Share', 'offer_price'])));
  });
});
