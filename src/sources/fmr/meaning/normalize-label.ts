/**
 * An allocation label to its code in the vocabulary of the service; null for a label that the vocabulary does not have.
 */
import { own } from '#base/own.ts';
import { GRADES } from '#domain/allocation-labels.ts';
import type { AllocationType } from '#domain/fragment-terms.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { ASSET_SPELLINGS, QUALITY_SPELLINGS, SECTOR_SPELLINGS } from './allocation-labels.ts';

// Words that reports abbreviate or spell in several ways, in the singular; an empty text drops a word that says nothing
// more.
const WORDS: Readonly<Record<string, string>> = {
  and: '',
  the: '',
  of: '',
  in: '',
  with: '',
  at: '',
  islamic: '',
  plac: 'placement',
  govt: 'government',
  gov: 'government',
  gop: 'government',
  guar: 'guaranteed',
  sec: 'security',
  gs: 'government security',
  tran: 'transaction',
  rev: 'reverse',
  ag: 'against',
  treasury: 't',
  tbill: 't bill',
  tfc: 'term finance certificate',
  cp: 'commercial paper',
  cps: 'commercial paper',
  icp: 'commercial paper',
  icps: 'commercial paper',
  st: 'short term',
  sts: 'short term sukuk',
  tdr: 'term deposit receipt',
  ijara: 'ijarah',
  musharika: 'musharakah',
  musharaka: 'musharakah',
  equitie: 'equity',
  co: 'company',
  cos: 'company',
  inv: 'investment',
  unrated: 'un rated',
};
// `stocks` and `equities` are plural; `gas`, `mts` and `glass` are not.
const PLURAL = /(?<![aius])s$/;

/** Folded words in the singular, abbreviations written out. */
function unifyWords(label: string): string {
  const words = foldLabel(respace(label))
    .split(' ')
    .map((word) => {
      const one = word.length > 3 ? word.replace(/ies$/, 'y').replace(PLURAL, '') : word;
      return own(WORDS, one) ?? own(WORDS, word) ?? one;
    });
  return words.filter((word) => word !== '').join(' ');
}

function indexOf(spellings: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(spellings).flatMap(([code, texts]) =>
      texts.flatMap((text) => {
        const words = unifyWords(text);
        return [
          [words, code],
          [words.replaceAll(' ', ''), code],
        ] as const;
      }),
    ),
  );
}

/** Also by the words without blanks, which a text layer may have lost. */
function codeOf(index: ReadonlyMap<string, string>, words: string): string | undefined {
  return index.get(words) ?? index.get(words.replaceAll(' ', ''));
}

const ASSETS = indexOf(ASSET_SPELLINGS);
const SECTORS = indexOf(SECTOR_SPELLINGS);
const QUALITIES = indexOf(QUALITY_SPELLINGS);
const KNOWN_GRADES: ReadonlySet<string> = new Set(GRADES);

// `A-1+` and `A1+` are one short-term grade; `A-` is a long-term one.
function gradeOf(label: string): string | undefined {
  const grade = label
    .trim()
    .toUpperCase()
    .replace(/(?<![*†‡])[*†‡]+$/, '')
    .replace(/^A[- ]([123])/, 'A$1')
    .replace(/\s{1,3}(?=[+-]$)/, '');
  return KNOWN_GRADES.has(grade) ? grade : undefined;
}

// A table of assets may list sectors, and a table of sectors may list cash as well.
const BY_TYPE: Readonly<Record<AllocationType, readonly ReadonlyMap<string, string>[]>> = {
  ASSET_ALLOCATION: [ASSETS, SECTORS],
  SECTOR_ALLOCATION: [SECTORS, ASSETS],
  CREDIT_QUALITY: [QUALITIES],
  // Its buckets are served as days and years.
  MATURITY_PROFILE: [],
  OTHER: [],
};

/** Whether a label is a sector of the vocabulary, and no class of assets. */
export function isSectorLabel(label: string): boolean {
  const words = unifyWords(label);
  return codeOf(SECTORS, words) !== undefined && codeOf(ASSETS, words) === undefined;
}

export function normalizeLabel(type: AllocationType, label: string): string | null {
  const grade = type === 'CREDIT_QUALITY' ? gradeOf(label) : undefined;
  if (grade !== undefined) return grade;
  const words = unifyWords(label);
  return BY_TYPE[type].map((index) => codeOf(index, words)).find((code) => code !== undefined) ?? null;
}
