import { normaliseName } from '#domain/names.ts';
import type { Registry } from '#reads/registry.ts';
import { letterBits } from './edit-distance.ts';
import { isNumber, maskOf, MOST_WORDS, shortFormsOf, soundOf, wordsOf } from './words.ts';

/** A fund, company or family that a search can find. */
export interface SearchTarget {
  readonly kind: 'amc' | 'family' | 'fund';
  readonly slug: string;
  readonly name: string;
  readonly official_name: string;
  /** Whether a fund is active; true for other kinds. */
  readonly is_active: boolean;
}

/** A target with everything by which it can be found; plain data, so that two lists can be compared as text. */
interface Searchable extends SearchTarget {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** Former names, aliases and names in reports. */
  readonly former_names: readonly string[];
  /** The company and category of a fund, and other words that people add to a name. */
  readonly around: readonly string[];
}

interface SearchAlias {
  readonly alias: string;
  readonly fund_key: number;
}

/** Companies, families and funds, each by name. */
export function listSearchable(registry: Registry, aliases: readonly SearchAlias[]): Searchable[] {
  const aliasesOf = Map.groupBy(aliases, ({ fund_key }) => fund_key);
  const known = (texts: readonly (string | null | undefined)[]): string[] =>
    texts.filter((text) => text !== null && text !== undefined);
  return [
    ...registry.amcs.map(({ amc: { id, slug, name, short_name } }): Searchable => ({
      kind: 'amc',
      slug,
      name,
      official_name: name,
      is_active: true,
      ids: [id, slug],
      names: known([name, short_name]),
      former_names: [],
      around: ['amc company'],
    })),
    // A family of one fund would only repeat it.
    ...registry.families
      .filter(({ funds }) => funds.length > 1)
      .map(({ family: { id, slug, name }, record }): Searchable => ({
        kind: 'family',
        slug,
        name,
        official_name: name,
        is_active: true,
        ids: [id, slug],
        names: [name],
        former_names: [],
        around: known([record.amc?.name]),
      })),
    ...registry.sorted.name_asc.map(({ fund, name, amc }): Searchable => ({
      kind: 'fund',
      slug: fund.slug,
      name,
      official_name: fund.official_name,
      is_active: fund.lifecycle_status === 'ACTIVE',
      ids: known([fund.id, fund.slug, fund.association_fund_id]),
      names: [name, fund.official_name],
      former_names: [...fund.previous_names, ...(aliasesOf.get(fund.fund_key) ?? []).map(({ alias }) => alias)],
      around: known([amc?.name, fund.category]),
    })),
  ];
}

/** One name of a target: each name is compared with a query alone, the best one counts. */
interface NameEntry {
  readonly target: number;
  readonly name: string;
  /** How specific the word at each position is, among the names of this kind. */
  readonly weights: readonly number[];
  /** Whether this is a former name or an alias. */
  readonly isFormer: boolean;
}

/** A word with the names that contain it. `masks` has the positions that the word covers in each name, as bits. */
export interface Term {
  readonly text: string;
  readonly sound: string;
  readonly letters: number;
  readonly soundLetters: number;
  readonly isNumber: boolean;
  /** False for two neighbouring words of a name, written as one. */
  readonly isWord: boolean;
  readonly entries: readonly number[];
  readonly masks: readonly number[];
  /** Names of funds whose company or category contains the word. */
  readonly around: readonly number[];
}

type Draft = { -readonly [Name in keyof Term]: Term[Name] extends readonly number[] ? number[] : Term[Name] };

export interface SearchIndex {
  readonly targets: readonly SearchTarget[];
  /** The names of a target follow each other. */
  readonly names: readonly NameEntry[];
  readonly terms: ReadonlyMap<string, Term>;
  /** All terms by text, for prefixes. */
  readonly sorted: readonly Term[];
  /** Terms without digits by the length of their text, and by that of their sound, for similar words. */
  readonly byLength: readonly (readonly Term[])[];
  readonly bySoundLength: readonly (readonly Term[])[];
  readonly bySound: ReadonlyMap<string, readonly Term[]>;
  readonly shortForms: ReadonlyMap<string, Pick<Term, 'text' | 'entries' | 'masks'>>;
  /** Targets by public id, association id and slug. */
  readonly byId: ReadonlyMap<string, number>;
}

/** Takes about 15 ms for 600 funds, and less than a second for 10,000. */
export function buildSearchIndex(searchable: readonly Searchable[]): SearchIndex {
  const index = new IndexBuilder();
  for (const one of searchable) index.add(one);
  return index.finish();
}

class IndexBuilder {
  readonly #targets: SearchTarget[] = [];
  readonly #names: { target: number; name: string; words: string[]; isFormer: boolean }[] = [];
  readonly #terms = new Map<string, Draft>();
  readonly #shortForms = new Map<string, { text: string; entries: number[]; masks: number[] }>();
  readonly #byId = new Map<string, number>();

  add({ kind, slug, name, official_name, is_active, ids, names, former_names, around }: Searchable): void {
    const place = this.#targets.length;
    this.#targets.push({ kind, slug, name, official_name, is_active });
    for (const id of ids) this.#byId.set(id.toLowerCase(), place);
    const known = new Set<string>();
    for (const [at, one] of [...names, ...former_names].entries()) {
      const normalised = normaliseName(one);
      if (normalised !== '' && !known.has(normalised)) this.#addName(place, one, at >= names.length, around);
      known.add(normalised);
    }
  }

  #addName(target: number, name: string, isFormer: boolean, around: readonly string[]): void {
    const entry = this.#names.length;
    const words = wordsOf(name).slice(0, MOST_WORDS);
    this.#names.push({ target, name, words, isFormer });
    for (const [at, word] of words.entries()) {
      this.#place(word, entry, maskOf(at, at));
      // `alameen` is how many people write `Al Ameen`.
      const next = words[at + 1];
      if (next !== undefined && !isNumber(word) && !isNumber(next))
        this.#place(word + next, entry, maskOf(at, at + 1), false);
    }
    for (const { text, mask } of shortFormsOf(name)) {
      const form = this.#shortForms.get(text) ?? { text, entries: [], masks: [] };
      this.#shortForms.set(text, form);
      form.entries.push(entry);
      form.masks.push(mask);
    }
    const others = new Set(around.flatMap((text) => wordsOf(text)));
    for (const word of others) if (!words.includes(word)) this.#term(word, true).around.push(entry);
  }

  #place(word: string, entry: number, mask: number, isWord = true): void {
    const { entries, masks } = this.#term(word, isWord);
    // A word that occurs twice in a name covers both positions.
    if (entries.at(-1) === entry) masks[masks.length - 1] = (masks.at(-1) ?? 0) | mask;
    else {
      entries.push(entry);
      masks.push(mask);
    }
  }

  #term(text: string, isWord: boolean): Draft {
    const known = this.#terms.get(text);
    if (known !== undefined) {
      known.isWord ||= isWord;
      return known;
    }
    const sound = soundOf(text);
    const term = {
      text,
      sound,
      letters: letterBits(text),
      soundLetters: letterBits(sound),
      isNumber: isNumber(text),
      isWord,
      entries: [],
      masks: [],
      around: [],
    };
    this.#terms.set(text, term);
    return term;
  }

  finish(): SearchIndex {
    // Words such as `Limited` are frequent in names of companies only.
    const kindOf = (name: { target: number }): string =>
      this.#targets[name.target]?.kind === 'amc' ? 'company' : 'fund or family';
    const counts = new Map<string, number>();
    const totals = new Map<string, number>();
    for (const name of this.#names) {
      const kind = kindOf(name);
      totals.set(kind, (totals.get(kind) ?? 0) + 1);
      for (const word of new Set(name.words)) counts.set(`${kind} ${word}`, (counts.get(`${kind} ${word}`) ?? 0) + 1);
    }
    const sorted = [...this.#terms.values()].toSorted((one, other) => (one.text < other.text ? -1 : 1));
    const similar = sorted.filter((term) => !term.isNumber);
    return {
      targets: this.#targets,
      names: this.#names.map((name) => ({
        target: name.target,
        name: name.name,
        isFormer: name.isFormer,
        weights: name.words.map((word) =>
          specificityOf(totals.get(kindOf(name)) ?? 1, counts.get(`${kindOf(name)} ${word}`) ?? 1),
        ),
      })),
      terms: this.#terms,
      sorted,
      byLength: groupByLength(similar, ({ text }) => text),
      bySoundLength: groupByLength(similar, ({ sound }) => sound),
      bySound: Map.groupBy(similar, ({ sound }) => sound),
      shortForms: this.#shortForms,
      byId: this.#byId,
    };
  }
}

function groupByLength(terms: readonly Term[], textOf: (term: Term) => string): Term[][] {
  const groups: Term[][] = [];
  for (const term of terms) (groups[textOf(term).length] ??= []).push(term);
  return groups;
}

/** 1 for a word of most names, and one more for each halving of their share: 10 for one of 600. */
export function specificityOf(all: number, count: number): number {
  return 32 - Math.clz32(Math.max(1, Math.floor(all / Math.max(1, count))));
}
