import { setImmediate as nextTick } from 'node:timers/promises';
import { normaliseName } from '#domain/names.ts';
import { letterBits } from './edit-distance.ts';
import type { Searchable, SearchTarget } from './list-searchable.ts';
import { specificityOf } from './search-index.ts';
import type { NameTable, Posting, SearchIndex, Term, TermGroup } from './search-index.ts';
import {
  isNumber,
  maskOf,
  MOST_FIRST_LETTERS,
  MOST_WORDS,
  shortFormsOf,
  SMALL_WORDS,
  soundOf,
  wordsOf,
} from './words.ts';

// About two milliseconds of work.
const TARGETS_A_SLICE = 100;
const TERMS_A_SLICE = 500;
const NO_NAMES: readonly number[] = [];

/** Works in slices, at most some tens of milliseconds for 10,000 funds, so that it does not block other requests. */
export async function buildSearchIndex(searchable: readonly Searchable[]): Promise<SearchIndex> {
  const index = new IndexBuilder();
  for (const [at, one] of searchable.entries()) {
    if (at % TARGETS_A_SLICE === TARGETS_A_SLICE - 1) await nextTick();
    index.add(one);
  }
  return index.finish();
}

/** A short form while names are added. */
interface PostingDraft extends Posting {
  readonly entries: number[];
  readonly masks: number[];
}

/** A word while names are added. */
interface TermDraft extends PostingDraft {
  readonly around: number[];
  isWord: boolean;
}

interface NameDraft {
  readonly target: number;
  readonly text: string;
  readonly words: readonly string[];
  readonly isFormer: boolean;
}

class IndexBuilder {
  readonly #targets: SearchTarget[] = [];
  readonly #names: NameDraft[] = [];
  readonly #terms = new Map<string, TermDraft>();
  readonly #shortForms = new Map<string, PostingDraft>();
  readonly #byId = new Map<string, number>();
  /** The words of texts that many targets share, such as the name of their company. */
  readonly #shared = new Map<string, readonly string[]>();

  add({ kind, slug, name, official_name, is_active, ids, names, former_names, around }: Searchable): void {
    const target = this.#targets.push({ kind, slug, name, official_name, is_active }) - 1;
    for (const id of ids) this.#byId.set(id.toLowerCase(), target);
    const others = new Set(around.flatMap((text) => this.#sharedWords(text)));
    const known = new Set<string>();
    for (const [at, text] of [...names, ...former_names].entries()) {
      const normalised = normaliseName(text);
      if (normalised !== '' && !known.has(normalised)) {
        const words = wordsOf(text).slice(0, MOST_WORDS);
        this.#addName({ target, text, words, isFormer: at >= names.length }, others);
      }
      known.add(normalised);
    }
  }

  #sharedWords(text: string): readonly string[] {
    const words = this.#shared.get(text) ?? wordsOf(text);
    this.#shared.set(text, words);
    return words;
  }

  #addName(name: NameDraft, around: ReadonlySet<string>): void {
    const entry = this.#names.push(name) - 1;
    const { text, words } = name;
    for (const [at, word] of words.entries()) {
      place(this.#term(word, true), entry, maskOf(at, at));
      // `alameen` is how many people write `Al Ameen`.
      const next = words[at + 1];
      if (next !== undefined && !isNumber(word) && !isNumber(next))
        place(this.#term(word + next, false), entry, maskOf(at, at + 1));
    }
    for (const [form, mask] of shortFormsOf(text)) {
      const known = this.#shortForms.get(form);
      if (known !== undefined) place(known, entry, mask);
      else this.#shortForms.set(form, { text: form, entries: [entry], masks: [mask], around: NO_NAMES });
    }
    for (const word of around) if (!words.includes(word)) this.#term(word, true).around.push(entry);
  }

  #term(text: string, isWord: boolean): TermDraft {
    let term = this.#terms.get(text);
    if (term === undefined) {
      term = { text, entries: [], masks: [], around: [], isWord };
      this.#terms.set(text, term);
    }
    term.isWord ||= isWord;
    return term;
  }

  async finish(): Promise<SearchIndex> {
    const names = tabulateNames(this.#names, this.#targets);
    await nextTick();
    const terms = new Map<string, Term>();
    for (const [text, { entries, masks, around, isWord }] of this.#terms) {
      const lists = { entries: trim(entries), masks: trim(masks), around: trim(around) };
      terms.set(text, { text, ...lists, sound: soundOf(text), isNumber: isNumber(text), isWord });
      if (terms.size % TERMS_A_SLICE === 0) await nextTick();
    }
    await nextTick();
    // Sorted as texts, which takes a third of the time of a comparison function.
    const sorted = [...terms.keys()].toSorted().flatMap((text) => terms.get(text) ?? []);
    await nextTick();
    return {
      targets: this.#targets,
      names,
      terms,
      sorted,
      shortForms: this.#shortForms,
      byId: this.#byId,
      ...(await groupTerms(sorted)),
    };
  }
}

async function groupTerms(
  sorted: readonly Term[],
): Promise<Pick<SearchIndex, 'byLength' | 'bySoundLength' | 'bySound' | 'byEnds'>> {
  const similar = sorted.filter((term) => !term.isNumber);
  const bySound = Map.groupBy(similar, ({ sound }) => sound);
  await nextTick();
  const byLength = groupByLength(similar, ({ text }) => text);
  await nextTick();
  const bySoundLength = groupByLength(similar, ({ sound }) => sound);
  await nextTick();
  const words = similar.filter((term) => term.isWord);
  const ends = Map.groupBy(words, ({ text }) => text.charAt(0) + text.charAt(text.length - 1));
  const byEnds = new Map([...ends].map(([key, group]) => [key, groupOf(group, ({ text }) => text)]));
  return { byLength, bySoundLength, bySound, byEnds };
}

/** A word that occurs twice in a name covers both positions. */
function place({ entries, masks }: PostingDraft, entry: number, mask: number): void {
  if (entries.at(-1) === entry) masks[masks.length - 1] = (masks.at(-1) ?? 0) | mask;
  else {
    entries.push(entry);
    masks.push(mask);
  }
}

/** A copy has no room to grow: most lists have one or two names. */
function trim(list: readonly number[]): readonly number[] {
  return list.length === 0 ? NO_NAMES : list.slice();
}

function tabulateNames(names: readonly NameDraft[], targets: readonly SearchTarget[]): NameTable {
  // Words such as `Limited` are frequent in names of companies only.
  const companies = { total: 0, counts: new Map<string, number>() };
  const others = { total: 0, counts: new Map<string, number>() };
  const kindOf = ({ target }: NameDraft): typeof companies => (targets[target]?.kind === 'amc' ? companies : others);
  for (const name of names) {
    const kind = kindOf(name);
    kind.total += 1;
    for (const word of new Set(name.words)) kind.counts.set(word, (kind.counts.get(word) ?? 0) + 1);
  }
  const weights = names.map((name) => {
    const { total, counts } = kindOf(name);
    return name.words.map((word) => (SMALL_WORDS.has(word) ? 0 : specificityOf(total, counts.get(word) ?? 1)));
  });
  let next = 0;
  return {
    length: names.length,
    texts: names.map(({ text }) => text),
    words: names.map(({ words }) => words.slice(0, words.findLastIndex((word) => !isNumber(word)) + 1)),
    targets: Int32Array.from(names, ({ target }) => target),
    isFormer: Uint8Array.from(names, ({ isFormer }) => (isFormer ? 1 : 0)),
    isCompany: Uint8Array.from(names, ({ target }) => (targets[target]?.kind === 'amc' ? 1 : 0)),
    isActive: Uint8Array.from(names, ({ target }) => (targets[target]?.is_active === true ? 1 : 0)),
    wordCounts: Uint8Array.from(names, ({ words }) => words.filter((word) => !SMALL_WORDS.has(word)).length),
    initials: Int32Array.from(names, ({ words: [first = '', ...rest] }) =>
      letterBits(first.slice(0, MOST_FIRST_LETTERS) + rest.map((word) => word.charAt(0)).join('')),
    ),
    starts: Int32Array.from(weights, ({ length }) => (next += length) - length),
    weights: Uint8Array.from(weights.flat()),
    totalWeights: Int32Array.from(weights, (each) => each.reduce((sum, weight) => sum + weight, 0)),
  };
}

function groupOf(terms: readonly Term[], textOf: (term: Term) => string): TermGroup {
  return { terms, letters: Int32Array.from(terms, (term) => letterBits(textOf(term))) };
}

function groupByLength(terms: readonly Term[], textOf: (term: Term) => string): (TermGroup | undefined)[] {
  const groups: TermGroup[] = [];
  for (const [length, group] of Map.groupBy(terms, (term) => textOf(term).length))
    groups[length] = groupOf(group, textOf);
  return groups;
}
