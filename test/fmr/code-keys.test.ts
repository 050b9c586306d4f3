/** Codes that the page explains in a key: labels elsewhere on the page, and no facts in the key. */
import { describe, expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readPage, type Line } from './placed-words.ts';

const HEAD: readonly Line[] = [
  [40, [40, 'Sample Stock Fund', 16]],
  [60, [40, 'Data as of 30 April 2025']],
  [80, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
  [92, [40, 'NAV per unit (Rs.)'], [240, '101.2500']],
  [104, [40, 'Units in issue'], [240, '8,023,703']],
];

/** The facts under codes, which are set smaller than their values. */
const CODED: readonly Line[] = [
  [140, [40, 'CAT', 7], [54, 'Equity Scheme'], [140, 'TYP', 7], [154, 'Open End'], [220, 'RSK', 7], [234, 'High']],
  [152, [40, 'TRU', 7], [54, 'Sample Trust Limited'], [160, 'LST', 7], [174, 'PSX'], [220, 'LEV', 7], [234, 'Nil']],
];

const MEANINGS = [
  ['CAT', 'category'],
  ['TYP', 'fund type'],
  ['RSK', 'risk profile'],
  ['TRU', 'trustee'],
  ['LST', 'listing'],
  ['LEV', 'leverage'],
] as const;

const inOne = (before: string, sign: string, parting: string): Line[] => [
  [700, [40, `${before}${MEANINGS.map(([code, meaning]) => `${code}${sign}${meaning}`).join(parting)}`, 6]],
];

/** `Key of codes: **CAT** category · **TYP** fund type · …` */
function withBoldCodes(y: number): Line {
  const texts = [
    ['Key of codes:', 8] as const,
    ...MEANINGS.flatMap(([code, meaning], at) => [
      [code, 8.3] as const,
      [at < MEANINGS.length - 1 ? `${meaning} ·` : meaning, 8] as const,
    ]),
  ];
  let left = 40;
  const cells = texts.map(([text, size]) => {
    const cell = [left, text, size] as const;
    left += text.length * size * 0.5 - (text.split(' ').length - 1) * size * 0.25 + 2;
    return cell;
  });
  return [y, ...cells];
}

const KEYS: Readonly<Record<string, readonly Line[]>> = {
  'parted by dots': inOne('Key of codes: ', ' ', ' · '),
  'with codes in bold': [withBoldCodes(700)],
  'with signs and semicolons': inOne('Key: ', ' = ', '; '),
  'with colons and commas': inOne('Abbreviations: ', ': ', ', '),
  'with dashes and bars': inOne('Codes used: ', ' – ', ' | '),
  'without an announcement': inOne('', ' = ', ' · '),
  'without anything between the items': inOne('Key: ', ' ', ' '),
  'with the codes after their meanings': [
    [700, [40, `Legend: ${MEANINGS.map(([code, meaning]) => `${meaning} (${code})`).join(', ')}`, 6]],
  ],
  'in columns under a title': [
    [680, [40, 'Key of codes']],
    ...MEANINGS.map(([code, meaning], at): Line => [696 + 10 * at, [40, code], [80, meaning]]),
  ],
};

const factsOf = (fragment: ReadFragment): unknown[] => [
  fragment.category_raw,
  fragment.fund_type_raw,
  fragment.risk_profile_raw,
  fragment.parties.map((party) => party.organization_raw),
  fragment.listing_raw,
  fragment.leverage_raw,
];

describe.each(Object.entries(KEYS))('a key %s', (_, key) => {
  it('makes its codes labels', () => {
    const fragment = readPage([...HEAD, ...CODED, ...key]);
    expect(factsOf(fragment)).toEqual(['Equity Scheme', 'Open End', 'High', ['Sample Trust Limited'], 'PSX', 'Nil']);
    expect(fragment.evidence['category_raw']?.chain?.[0]?.printed).toBe('CAT');
  });

  it('states no facts', () => {
    expect(factsOf(readPage([...HEAD, ...key]))).toEqual([null, null, null, [], null, null]);
  });
});

it.each([
  ['codes', inOne('Key of codes: ', '', ' · ')],
  [
    'codes before capitals',
    [[700, [40, 'Key: CATCategory, TYPFund type, RSKRisk profile, TRUTrustee, LSTListing, LEVLeverage', 6]]],
  ],
  [
    'a code that the page does not use',
    [
      [
        700,
        [
          40,
          'Key: CAT category; TYP fund type; RSK risk profile; TRU trustee; LST listing; LEV leverage; FSRfund stability rating',
          6,
        ],
      ],
    ],
  ],
  ['the title', inOne('Keyofcodes: ', ' ', ' · ')],
] as const)('a key that lost the blanks of %s still makes its codes labels', (_, key) => {
  const values = ['Equity Scheme', 'Open End', 'High', ['Sample Trust Limited'], 'PSX', 'Nil'];
  expect(factsOf(readPage([...HEAD, ...CODED, ...(key as readonly Line[])]))).toEqual(values);
});

describe('codes with their values in running text', () => {
  const key = KEYS['parted by dots'] ?? [];

  it('have values over the ends of lines', () => {
    const fragment = readPage([
      ...HEAD,
      [
        140,
        [40, 'CAT', 7],
        [54, 'Equity Scheme'],
        [140, 'TYP', 7],
        [154, 'Open End'],
        [220, 'TRU', 7],
        [234, 'Sample'],
      ],
      [150, [40, 'Trust Limited'], [120, 'RSK', 7], [134, 'High'], [220, 'LST', 7], [234, 'Sample']],
      [160, [40, 'Exchange'], [120, 'LEV', 7], [134, 'Nil']],
      ...key,
    ]);
    expect(factsOf(fragment)).toEqual([
      'Equity Scheme',
      'Open End',
      'High',
      ['Sample Trust Limited'],
      'Sample Exchange',
      'Nil',
    ]);
  });

  it('have no value that may end on a line of its own', () => {
    const fragment = readPage([
      ...HEAD,
      [140, [40, 'CAT', 7], [54, 'Equity Scheme'], [140, 'TYP', 7], [154, 'Open End'], [220, 'RSK', 7], [234, 'High']],
      [150, [40, 'LEV', 7], [54, 'Nil'], [90, 'LST', 7], [104, 'PSX'], [140, 'TRU', 7], [154, 'Sample Trust']],
      [160, [40, 'Limited']],
      ...key,
    ]);
    expect(factsOf(fragment).slice(3)).toEqual([[], 'PSX', 'Nil']);
  });

  it('are no values, also if their own meaning is not known', () => {
    const other: Line = [700, [40, 'Key: CAT category; TYP fund type; MIN smallest sum; TRU trustee; LEV leverage', 6]];
    const [{ parties }, { parties: none }] = ['Sample Trust Limited', ''].map((trustee) =>
      readPage([
        ...HEAD,
        [140, [40, 'CAT', 7], [54, 'Equity Scheme'], [140, 'TYP', 7], [154, 'Open End'], [220, 'LEV', 7], [234, 'Nil']],
        [152, [40, 'MIN', 7]],
        [164, [40, 'TRU', 7], ...(trustee === '' ? [] : ([[54, trustee]] as const))],
        other,
      ]),
    ) as [ReadFragment, ReadFragment];
    expect(parties.map((party) => party.organization_raw)).toEqual(['Sample Trust Limited']);
    expect(none).toEqual([]);
  });

  it('mean nothing if two keys differ', () => {
    const other: Line = [720, [40, 'Codes: CAT custodian; TYP category; RSK leverage; TRU trustee', 6]];
    const fragment = readPage([...HEAD, ...CODED, ...key, other]);
    expect([fragment.category_raw, fragment.fund_type_raw, fragment.risk_profile_raw]).toEqual([null, null, null]);
    expect(fragment.parties.map((party) => party.organization_raw)).toEqual(['Sample Trust Limited']);
  });
});

it('capitals in a list of facts are values', () => {
  const fragment = readPage([...HEAD, [140, [40, 'Listing: PSX • Trustee: CDC • Auditor: KPMG • Leverage: Nil']]]);
  expect(fragment.parties.map((party) => party.organization_raw)).toEqual(['CDC', 'KPMG']);
});
