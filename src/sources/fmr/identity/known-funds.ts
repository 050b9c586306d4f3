/** The names that the registry knows, searchable anywhere in a text whatever blanks and marks it has. */
import type { KnownFund } from '#domain/known-fund.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import { remember } from '#sources/fmr/remember.ts';
import { PrintedName } from './printed-name.ts';

interface NameHit {
  readonly fund: KnownFund;
  /** Squeezed. */
  readonly name: string;
  readonly at: number;
}

const GRAM = 6;

/** The first word of a name, its first two words, and so on to all of them, squeezed. */
function listBeginnings(name: string): string[] {
  return name
    .split(/\s+/)
    .map((_, at, words) => squeeze(words.slice(0, at + 1).join(' ')))
    .filter((beginning) => beginning !== '');
}

export class NameIndex {
  readonly #byGram = new Map<string, { readonly name: string; readonly fund: KnownFund }[]>();
  readonly #grams: readonly string[];
  /** Of the names, squeezed; made when first asked for. */
  #beginnings: ReadonlySet<string> | undefined;
  readonly funds: readonly KnownFund[];

  constructor(funds: readonly KnownFund[]) {
    this.funds = funds;
    for (const fund of funds) {
      for (const name of new Set([fund.name, ...fund.other_names].map(squeeze))) {
        if (name.length < GRAM) continue;
        const gram = name.slice(0, GRAM);
        const entries = this.#byGram.get(gram) ?? [];
        entries.push({ name, fund });
        this.#byGram.set(gram, entries);
      }
    }
    this.#grams = [...this.#byGram.keys()];
    for (const entries of this.#byGram.values())
      entries.sort((a, b) => b.name.length - a.name.length || (a.name < b.name ? -1 : 1));
  }

  /** Whether a text is the first word, or the first words, of a fund's name. */
  begins(text: string): boolean {
    this.#beginnings ??= new Set(this.funds.flatMap(({ name }) => listBeginnings(name)));
    return this.#beginnings.has(squeeze(text));
  }

  /** The longest names in a text, from left to right; a name within a longer one is not listed. */
  search(text: string): readonly NameHit[] {
    return this.#search(text);
  }

  // Several steps of the reader ask it of all texts of a report.
  readonly #search = remember((text: string): readonly NameHit[] => {
    const hits: NameHit[] = [];
    const plain = squeeze(text);
    // Most texts name no fund at all.
    if (!this.#grams.some((gram) => plain.includes(gram))) return hits;
    const printed = new PrintedName(text);
    const { squeezed } = printed;
    for (let at = 0; at + GRAM <= squeezed.length; at += 1) {
      const found = this.#byGram.get(squeezed.slice(at, at + GRAM))?.find(({ name }) => printed.holdsAt(name, at));
      if (found === undefined) continue;
      hits.push({ ...found, at });
      at += found.name.length - 1;
    }
    return hits;
  });
}
