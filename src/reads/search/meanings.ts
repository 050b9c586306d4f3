import { EditCounter, letterBits, mayBeWithin } from './edit-distance.ts';
import { soundsWithMeaning } from './same-meaning.ts';
import type { NameTable, Posting, SearchIndex, Term } from './search-index.ts';
import { isNumber, positionsWithoutOne, soundOf } from './words.ts';

const LONGEST_COMPARED_WORD = 24;
// Three characters would be initials of too many names.
const SHORTEST_WITHOUT_ONE = 4;
const LONGEST_WITHOUT_ONE = 12;

/** How well a word of the query fits a word of a name, in percent of an equal word. */
const FIT = {
  equal: 100,
  shortForm: 95,
  cutShortForm: 80,
  sameSound: 88,
  sameMeaning: 85,
  // Plus up to 20 for the share of the word that was typed.
  beginning: 72,
  oneEdit: 70,
  abbreviated: 62,
  shortFormWithoutOne: 60,
  twoEdits: 52,
} as const;

/** A word or short form that may be meant by a word of the query. */
export interface Meaning {
  readonly posting: Posting;
  readonly fit: number;
  readonly isCorrection: boolean;
}

/** What one word of a query may mean. Similar words are searched only if they are needed, and once. */
export class WordMeanings {
  readonly #index: SearchIndex;
  readonly #word: string;
  readonly #sound: string;
  readonly #certain: Meaning[] = [];
  #similar: readonly Meaning[] | undefined;
  /** Whether a whole word of a name is meant: a misspelled word may still be the beginning of two written as one. */
  #isKnown = false;

  constructor(index: SearchIndex, word: string, isLast: boolean) {
    this.#index = index;
    this.#word = word;
    this.#sound = isNumber(word) ? '' : soundOf(word);
    this.#addCertain(isLast);
  }

  /** With similar words if the word has no other meaning, or if `isLoose`. */
  list(isLoose: boolean): readonly Meaning[] {
    return isLoose || this.needsSimilar ? [...this.#certain, ...this.#listSimilar()] : this.#certain;
  }

  /** Whether the meanings include similar words in any case. */
  get needsSimilar(): boolean {
    return !this.#isKnown && !isNumber(this.#word);
  }

  #take(term: Term, fit: number, isCorrection = false): void {
    this.#certain.push({ posting: term, fit, isCorrection });
    this.#isKnown ||= term.isWord;
  }

  #addCertain(isLast: boolean): void {
    const { terms, shortForms, bySound } = this.#index;
    const word = this.#word;
    const equal = terms.get(word);
    if (equal !== undefined) this.#take(equal, FIT.equal);
    this.#addShortForm(shortForms.get(word), FIT.shortForm);
    // Reports also print short forms without the last word, `PSM` for `… Stock Market Fund`.
    for (const last of ['f', 'p']) this.#addShortForm(shortForms.get(word + last), FIT.cutShortForm);
    if (isNumber(word)) return;
    if (word.length > 1 || isLast)
      for (const term of listBeginning(this.#index, word))
        this.#take(term, FIT.beginning + Math.floor((20 * word.length) / term.text.length));
    for (const term of bySound.get(this.#sound) ?? [])
      if (term !== equal) this.#take(term, FIT.sameSound, !isPlural(term.text, word));
    for (const sound of soundsWithMeaning(this.#sound))
      for (const term of bySound.get(sound) ?? []) if (term.isWord) this.#take(term, FIT.sameMeaning);
  }

  #addShortForm(posting: Posting | undefined, fit: number): void {
    if (posting === undefined) return;
    this.#certain.push({ posting, fit, isCorrection: false });
    this.#isKnown = true;
  }

  #listSimilar(): readonly Meaning[] {
    if (this.#similar !== undefined) return this.#similar;
    const similar = isNumber(this.#word) ? [] : findSimilar(this.#index, this.#word, this.#sound);
    if (this.needsSimilar && similar.length === 0) similar.push(...findWithoutOne(this.#index.names, this.#word));
    this.#similar = similar;
    return similar;
  }
}

function isPlural(one: string, other: string): boolean {
  return one === `${other}s` || other === `${one}s`;
}

/** Longer words that begin with this one. */
function listBeginning({ sorted }: SearchIndex, word: string): readonly Term[] {
  const from = findPlace(sorted, word);
  // This character sorts after all letters.
  const found = sorted.slice(from, findPlace(sorted, `${word}\uffff`));
  return found[0]?.text === word ? found.slice(1) : found;
}

/** The place of the first word that does not sort before the text. */
function findPlace(sorted: readonly Term[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.text ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Words with one or two other letters, in spelling or in sound, and words that this one abbreviates (`govt`). */
function findSimilar(index: SearchIndex, word: string, sound: string): Meaning[] {
  if (word.length > LONGEST_COMPARED_WORD || word.length < 3) return [];
  const similar: Meaning[] = [];
  const allowed = word.length < 6 ? 1 : 2;
  const letters = letterBits(word);
  const counter = new EditCounter(word);
  for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
    const group = index.byLength[length];
    for (let at = 0; at < (group?.letters.length ?? 0); at += 1) {
      const others = group?.letters[at] ?? 0;
      const posting = mayBeWithin(letters, others, allowed) ? group?.terms[at] : undefined;
      // `ABL`, `HBL` and `UBL` are three companies: of three characters two may be exchanged or one missing.
      if (posting === undefined || (word.length === 3 && length < 4 && letters !== others)) continue;
      const edits = counter.count(posting.text);
      if (edits > 0 && edits <= allowed)
        similar.push({ posting, fit: edits === 1 ? FIT.oneEdit : FIT.twoEdits, isCorrection: true });
    }
  }
  addSimilarSounds(index, word, sound, similar);
  const shortened = index.byEnds.get(word.charAt(0) + word.charAt(word.length - 1));
  for (const [at, posting] of (shortened?.terms ?? []).entries())
    if ((letters & ~(shortened?.letters[at] ?? 0)) === 0 && isAbbreviation(word, posting.text))
      similar.push({ posting, fit: FIT.abbreviated, isCorrection: false });
  return similar;
}

/** With an edit, sounds of three characters are those of unrelated words. */
function addSimilarSounds(index: SearchIndex, word: string, sound: string, similar: Meaning[]): void {
  const letters = letterBits(sound);
  const counter = new EditCounter(sound);
  for (let length = Math.max(4, sound.length - 1); length <= sound.length + 1; length += 1) {
    const group = index.bySoundLength[length];
    for (let at = 0; at < (group?.letters.length ?? 0); at += 1) {
      const posting = mayBeWithin(letters, group?.letters[at] ?? 0, 1) ? group?.terms[at] : undefined;
      if (posting === undefined || posting.text === word) continue;
      const isOther = word.length === 3 && posting.text.length < 4 && letterBits(word) !== letterBits(posting.text);
      if (!isOther && counter.count(posting.sound) <= 1)
        similar.push({ posting, fit: FIT.oneEdit, isCorrection: true });
    }
  }
}

/** `govt`, `csh`: first and last characters are equal, the others in order, and it has no vowel or leaves out two. */
function isAbbreviation(word: string, full: string): boolean {
  const least = /[aeiou]/.test(word) ? 2 : 1;
  if (full.length < word.length + least || word[0] !== full[0] || word.at(-1) !== full.at(-1)) return false;
  let at = 0;
  for (const letter of full) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** The names of which these are the initials without one word. The letters reject most names. */
function findWithoutOne(names: NameTable, word: string): Meaning[] {
  if (word.length < SHORTEST_WITHOUT_ONE || word.length > LONGEST_WITHOUT_ONE) return [];
  const letters = letterBits(word);
  const entries: number[] = [];
  const masks: number[] = [];
  for (let entry = 0; entry < names.length; entry += 1) {
    if ((letters & ~(names.initials[entry] ?? 0)) !== 0) continue;
    const mask = positionsWithoutOne(word, names.words[entry] ?? []);
    if (mask === 0) continue;
    entries.push(entry);
    masks.push(mask);
  }
  if (entries.length === 0) return [];
  const posting = { text: word, entries, masks, around: [] };
  return [{ posting, fit: FIT.shortFormWithoutOne, isCorrection: false }];
}

/** `al falah` for `Alfalah`. */
export function listJoined(index: SearchIndex, word: string | undefined, next: string | undefined): readonly Meaning[] {
  if (word === undefined || next === undefined || isNumber(word) || isNumber(next)) return [];
  const posting = index.terms.get(word + next);
  if (posting !== undefined) return [{ posting, fit: FIT.equal, isCorrection: false }];
  const sound = soundOf(word + next);
  // `islamic csh` together sound like `islamic`: double consonants and a last `h` are ignored.
  if (sound === soundOf(word) || sound === soundOf(next)) return [];
  return (index.bySound.get(sound) ?? []).map((term) => ({ posting: term, fit: FIT.sameSound, isCorrection: true }));
}
