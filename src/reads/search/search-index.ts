import type { SearchTarget } from './list-searchable.ts';

/**
 * The names that contain a word or have a short form. `masks` has the positions that it covers in each name, as bits.
 */
export interface Posting {
  readonly text: string;
  readonly entries: readonly number[];
  readonly masks: readonly number[];
  /** Names of funds whose company or category contains the word, and of companies with it in another of their names. */
  readonly around: readonly number[];
}

/** A word with the names that contain it. */
export interface Term extends Posting {
  readonly sound: string;
  readonly isNumber: boolean;
  /** False for two neighbouring words of a name, written as one. */
  readonly isWord: boolean;
}

/** Terms of one length, with the letters of each as bits: most are rejected by comparing those. */
export interface TermGroup {
  readonly terms: readonly Term[];
  readonly letters: Int32Array;
}

/**
 * Every name of every target as columns, since a search passes over all of them. Each name is compared with a query
 * alone, the best one of a target counts. The names of a target follow each other.
 */
export interface NameTable {
  readonly length: number;
  readonly texts: readonly string[];
  /** The words of each name, without numbers at its end. */
  readonly words: readonly (readonly string[])[];
  readonly targets: Int32Array;
  /** 1 for a former name or an alias; the next two are those of its target. */
  readonly isFormer: Uint8Array;
  readonly isCompany: Uint8Array;
  readonly isActive: Uint8Array;
  /** Without small words, whose weight is 0: a query need not have them. */
  readonly wordCounts: Uint8Array;
  /** The first letters of the first word and the initials of others, as bits. */
  readonly initials: Int32Array;
  /**
   * The index in `weights` of the first word of each name. A weight says how specific a word
   * is among names of its kind.
   */
  readonly starts: Int32Array;
  readonly weights: Uint8Array;
  readonly totalWeights: Int32Array;
}

export interface SearchIndex {
  readonly targets: readonly SearchTarget[];
  readonly names: NameTable;
  readonly terms: ReadonlyMap<string, Term>;
  /** All terms by text, for prefixes. */
  readonly sorted: readonly Term[];
  /** Terms without digits by the length of their text, and by that of their sound, for similar words. */
  readonly byLength: readonly (TermGroup | undefined)[];
  readonly bySoundLength: readonly (TermGroup | undefined)[];
  readonly bySound: ReadonlyMap<string, readonly Term[]>;
  /** Words by their first and last letter, for abbreviations. */
  readonly byEnds: ReadonlyMap<string, TermGroup>;
  readonly shortForms: ReadonlyMap<string, Posting>;
  /** Targets by public id, association id and slug. */
  readonly byId: ReadonlyMap<string, number>;
}

/** 1 for a word of most names, and one more for each halving of their share: 10 for one of 600. */
export function specificityOf(all: number, count: number): number {
  return 32 - Math.clz32(Math.max(1, Math.floor(all / Math.max(1, count))));
}
