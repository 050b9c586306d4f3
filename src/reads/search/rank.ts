import { specificityOf } from './build-index.ts';
import type { SearchIndex, SearchTarget, Term } from './build-index.ts';
import { countEdits, letterBits, mayBeWithin } from './edit-distance.ts';
import { isNumber, SMALL_WORDS, soundOf, wordsOf } from './words.ts';

// Bounds the work of one search, whatever a client sends.
const LONGEST_QUERY = 150;
const MOST_QUERY_WORDS = 12;
const LONGEST_COMPARED_WORD = 24;
// The last word of `Plan 12` is a number, and no id has so few characters.
const SHORTEST_ID = 4;

/** How well a word of the query fits a word of a name, in percent of an equal word. */
const FIT = {
  equal: 100,
  shortForm: 95,
  cutShortForm: 80,
  sameSound: 88,
  // Plus up to 20 for the share of the word that was typed.
  beginning: 72,
  oneEdit: 70,
  abbreviated: 62,
  twoEdits: 52,
} as const;
/** Of the fit, if the word occurs only in the company or category of a fund. */
const AROUND_PERCENT = 75;
/** Points for each unit of specificity that a name has and the query does not ask for. */
const UNASKED_WORD = 5;
/** Points for each unit of the weight of a word that a name does not fit at all. */
const MISSED_WORD = 80;
/** A company before its funds if the query names only the company. */
const KIND_POINTS: Readonly<Record<SearchTarget['kind'], number>> = { amc: 60, family: 0, fund: 0 };
const FORMER_NAME_POINTS = -40;
const INACTIVE_POINTS = -20;
const NEIGHBOURS_POINTS = 12;
const WHOLE_NAME_POINTS = 150;
/** Results match at least this share of the query's words, weighted, of the best one. */
const LEAST_SHARE_PERCENT = 70;

export interface SearchHit {
  readonly target: SearchTarget;
  /** The name that fits the query; the current one or a former one. */
  readonly name: string;
  readonly isFormer: boolean;
  readonly score: number;
  /** Whether the name fits every word of the query. */
  readonly isComplete: boolean;
}

export interface SearchResult {
  /** Best first; equal scores companies, families, then funds, each by name. */
  readonly hits: readonly SearchHit[];
  /** Number of targets that fit every word, or, if there are none, of all hits. */
  readonly total: number;
  /** The query with misspelled words replaced by those of the best result; null if it has none. */
  readonly corrected: string | null;
  /** Whether the best result fits every word. */
  readonly isComplete: boolean;
}

const NOTHING: SearchResult = { hits: [], total: 0, corrected: null, isComplete: true };

/** The targets that fit a query, at most `most`. Deterministic, and without side effects. */
export function rankTargets(index: SearchIndex, query: string, most: number): SearchResult {
  const text = query.slice(0, LONGEST_QUERY).trim();
  const known = findById(index, text);
  const words = queryWords(index, text);
  if (words.length === 0) return NOTHING;
  const found = rankWords(index, words, most, false);
  // A misspelled word may be another word: try similar words of every word before returning incomplete results.
  const result = found.isComplete ? found : betterOf(found, rankWords(index, words, most, true));
  const target = known === undefined ? undefined : index.targets[known];
  if (target === undefined) return result;
  const exact: SearchHit = {
    target,
    name: target.name,
    isFormer: false,
    score: Number.MAX_SAFE_INTEGER,
    isComplete: true,
  };
  const others = result.hits.filter((hit) => hit.target !== target);
  const isListed = others.length < result.hits.length;
  return {
    hits: [exact, ...others].slice(0, most),
    total: result.total + (isListed ? 0 : 1),
    corrected: null,
    isComplete: true,
  };
}

/** An id or slug as such, or at the end of an address or of words: `FundID=12820`, `https://…/funds/some-fund`. */
function findById({ byId }: SearchIndex, text: string): number | undefined {
  const last = text
    .toLowerCase()
    .split(/[\s/=:#?&]/)
    .findLast((part) => part !== '');
  return byId.get(text.toLowerCase()) ?? (last === undefined || last.length < SHORTEST_ID ? undefined : byId.get(last));
}

function betterOf(one: SearchResult, other: SearchResult): SearchResult {
  return (other.hits[0]?.score ?? 0) > (one.hits[0]?.score ?? 0) ? other : one;
}

/** At most twelve different words; initials typed with points, spaces or brackets are one word: `S.C.F.`, `NI(U)T`. */
function queryWords({ shortForms }: SearchIndex, text: string): string[] {
  const words = wordsOf(text);
  const joined = words.join('');
  const isOneWord = words.length > 1 && !/\s/.test(text) && shortForms.has(joined);
  if (isOneWord || (words.length > 2 && words.every((word) => word.length === 1))) return [joined];
  // `the funds of …` means the company or all its funds.
  const needed = words.filter((word, at) => !SMALL_WORDS.has(word) && (word !== 'funds' || words[at - 1] === 'of'));
  return [...new Set(needed.length === 0 ? words : needed)].slice(0, MOST_QUERY_WORDS);
}

/** A word that may be meant by a word of the query. */
interface Meaning {
  readonly text: string;
  readonly fit: number;
  readonly entries: readonly number[];
  readonly masks: readonly number[];
  readonly around: readonly number[];
  readonly isWord: boolean;
  readonly isCorrection: boolean;
}

interface Column {
  readonly meanings: readonly Meaning[];
  readonly weight: number;
}

function rankWords(index: SearchIndex, words: readonly string[], most: number, isLoose: boolean): SearchResult {
  const columns = words.map((word, at): Column => {
    const meanings = [
      ...meaningsOf(index, word, at === words.length - 1, isLoose),
      ...joinedMeanings(index, words[at - 1], word),
      ...joinedMeanings(index, word, words[at + 1]),
    ].toSorted((one, other) => other.fit - one.fit);
    return { meanings, weight: weightOf(index, meanings) };
  });
  const scores = scoreNames(index, columns);
  const all = bestPerTarget(index, scores, words);
  const best = pickBest(all, most);
  const [first] = best;
  if (first === undefined) return NOTHING;
  const reachable = columns.reduce((sum, { weight }) => sum + weight, 0);
  const isComplete = ({ entry }: Scored): boolean => scores.matched[entry] === reachable;
  const complete = all.filter(isComplete);
  return {
    hits: best.flatMap((scored): SearchHit[] => {
      const name = index.names[scored.entry];
      const target = index.targets[name?.target ?? -1];
      if (name === undefined || target === undefined) return [];
      const { score } = scored;
      return [{ target, name: name.name, isFormer: name.isFormer, score, isComplete: isComplete(scored) }];
    }),
    total: complete.length === 0 ? all.length : complete.length,
    corrected: correct(words, columns, first.entry),
    isComplete: isComplete(first),
  };
}

const SHORT_FORM = { around: [], fit: FIT.shortForm, isWord: true, isCorrection: false };

function meaningsOf(index: SearchIndex, word: string, isLast: boolean, isLoose: boolean): Meaning[] {
  const meanings: Meaning[] = [];
  const take = (term: Term, fit: number, isCorrection = false): void =>
    void meanings.push({ ...term, fit, isCorrection });
  const equal = index.terms.get(word);
  if (equal !== undefined) take(equal, FIT.equal);
  const short = index.shortForms.get(word);
  if (short !== undefined) meanings.push({ ...short, ...SHORT_FORM });
  // Reports also print short forms without the last word, `PSM` for `… Stock Market Fund`.
  for (const last of ['f', 'p']) {
    const longer = index.shortForms.get(word + last);
    if (longer !== undefined) meanings.push({ ...longer, ...SHORT_FORM, fit: FIT.cutShortForm });
  }
  if (isNumber(word)) return meanings;
  if (word.length > 1 || isLast)
    for (const term of listBeginning(index, word))
      take(term, FIT.beginning + Math.floor((20 * word.length) / term.text.length));
  const sound = soundOf(word);
  for (const term of index.bySound.get(sound) ?? [])
    if (term !== equal) take(term, FIT.sameSound, !isPlural(term.text, word));
  // `atlass` is the beginning of `Atlas Sovereign`, written as one word.
  if (isLoose || !meanings.some(({ isWord }) => isWord)) addSimilar(index, word, sound, take);
  return meanings;
}

function isPlural(one: string, other: string): boolean {
  return one === `${other}s` || other === `${one}s`;
}

/** Longer words that begin with this one. */
function* listBeginning({ sorted }: SearchIndex, word: string): Generator<Term> {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.text ?? '') < word) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < sorted.length; at += 1) {
    const term = sorted[at];
    if (term === undefined || !term.text.startsWith(word)) return;
    if (term.text !== word) yield term;
  }
}

/** Words with one or two other letters, in spelling or in sound, and words that this one abbreviates (`govt`). */
function addSimilar(
  index: SearchIndex,
  word: string,
  sound: string,
  take: (term: Term, fit: number, isCorrection: boolean) => void,
): void {
  if (word.length > LONGEST_COMPARED_WORD || word.length < 3) return;
  const allowed = word.length < 6 ? 1 : 2;
  const [letters, soundLetters] = [letterBits(word), letterBits(sound)];
  const takeWithin = (term: Term, edits: number, most: number): void => {
    // `ABL`, `HBL` and `UBL` are three companies: of three characters two may be exchanged or one missing.
    const isOther = word.length === 3 && term.text.length < 4 && letters !== term.letters;
    if (edits <= most && term.text !== word && !isOther) take(term, edits <= 1 ? FIT.oneEdit : FIT.twoEdits, true);
  };
  for (let length = word.length - allowed; length <= word.length + allowed; length += 1)
    for (const term of index.byLength[length] ?? [])
      if (mayBeWithin(letters, term.letters, allowed)) takeWithin(term, countEdits(word, term.text, allowed), allowed);
  // With an edit, sounds of three characters are those of unrelated words.
  for (let length = Math.max(4, sound.length - 1); length <= sound.length + 1; length += 1)
    for (const term of index.bySoundLength[length] ?? [])
      if (mayBeWithin(soundLetters, term.soundLetters, 1)) takeWithin(term, countEdits(sound, term.sound, 1), 1);
  for (const term of listBeginning(index, word.slice(0, 1)))
    if (term.isWord && isAbbreviation(word, term.text)) take(term, FIT.abbreviated, false);
}

/** `govt`, `csh`: first and last characters are equal, the others in order, and it has no vowel or leaves out two. */
function isAbbreviation(word: string, full: string): boolean {
  const least = /[aeiou]/.test(word) ? 2 : 1;
  if (full.length < word.length + least || word[0] !== full[0] || word.at(-1) !== full.at(-1)) return false;
  let at = 0;
  for (const letter of full) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** `al falah` for `Alfalah`. */
function joinedMeanings(index: SearchIndex, word: string | undefined, next: string | undefined): Meaning[] {
  if (word === undefined || next === undefined || isNumber(word) || isNumber(next)) return [];
  const joined = word + next;
  const equal = index.terms.get(joined);
  if (equal !== undefined) return [{ ...equal, fit: FIT.equal, isCorrection: false }];
  return (index.bySound.get(soundOf(joined)) ?? []).map((term) => ({
    ...term,
    fit: FIT.sameSound,
    isCorrection: true,
  }));
}

/** How specific the best meanings of a word are; a word without meaning counts as much as the rarest. */
function weightOf({ names }: SearchIndex, meanings: readonly Meaning[]): number {
  const best = meanings[0]?.fit ?? 0;
  const count = meanings
    .filter(({ fit }) => fit === best)
    .reduce((sum, { entries, around }) => sum + entries.length + around.length, 0);
  return specificityOf(names.length, count);
}

interface Scores {
  /** Weighted fit of each name. */
  readonly fits: Int32Array;
  /** The weights of the words that each name fits. */
  readonly matched: Int32Array;
  /** The positions of each name that a word covers, as bits. */
  readonly masks: Int32Array;
}

function scoreNames({ names }: SearchIndex, columns: readonly Column[]): Scores {
  const [fits, matched, masks] = [names.length, names.length, names.length].map((length) => new Int32Array(length));
  if (fits === undefined || matched === undefined || masks === undefined) throw new RangeError('no scores');
  for (const { meanings, weight } of columns) {
    const taken = new Uint8Array(names.length);
    // Meanings are sorted: the first one that a name has counts, and others that fit as well.
    const mark = (entry: number, fit: number, mask: number): void => {
      const known = taken[entry] ?? 0;
      if (known > fit) return;
      masks[entry] = (masks[entry] ?? 0) | mask;
      if (known === fit) return;
      taken[entry] = fit;
      fits[entry] = (fits[entry] ?? 0) + weight * (fit - known);
      if (known === 0) matched[entry] = (matched[entry] ?? 0) + weight;
    };
    for (const { entries, masks: covered, around, fit } of meanings) {
      for (let at = 0; at < entries.length; at += 1) mark(entries[at] ?? 0, fit, covered[at] ?? 0);
      for (const entry of around) mark(entry, Math.floor((fit * AROUND_PERCENT) / 100), 0);
    }
  }
  return { fits, matched, masks };
}

interface Scored {
  readonly entry: number;
  readonly target: number;
  readonly score: number;
}

/** The best name of each target that fits enough of the query. */
function bestPerTarget(
  { names, targets }: SearchIndex,
  { fits, matched, masks }: Scores,
  words: readonly string[],
): Scored[] {
  const most = matched.reduce((highest, weight) => Math.max(highest, weight), 0);
  const best: Scored[] = [];
  if (most === 0) return best;
  for (let entry = 0; entry < names.length; entry += 1) {
    const weight = matched[entry] ?? 0;
    const name = names[entry];
    const target = targets[name?.target ?? -1];
    if (weight * 100 < most * LEAST_SHARE_PERCENT || name === undefined || target === undefined) continue;
    const points = pointsOf(name, target, masks[entry] ?? 0, words.length);
    const scored = { entry, target: name.target, score: (fits[entry] ?? 0) - (most - weight) * MISSED_WORD + points };
    const before = best.at(-1);
    if (before?.target !== name.target) best.push(scored);
    else if (before.score < scored.score) best[best.length - 1] = scored;
  }
  return best;
}

/** The first ones by score, then by the order of the index; sorting thousands would take longer than the search. */
function pickBest(all: readonly Scored[], most: number): Scored[] {
  const best: Scored[] = [];
  for (const scored of all) {
    const last = best.at(-1);
    if (best.length >= most && last !== undefined && last.score >= scored.score) continue;
    let at = best.length;
    while (at > 0 && (best[at - 1]?.score ?? 0) < scored.score) at -= 1;
    best.splice(at, 0, scored);
    if (best.length > most) best.pop();
  }
  return best;
}

function pointsOf(
  { weights, isFormer }: SearchIndex['names'][number],
  { kind, is_active }: SearchTarget,
  mask: number,
  wordCount: number,
): number {
  let unasked = 0;
  let neighbours = 0;
  for (let at = 0; at < weights.length; at += 1) {
    const isAsked = ((mask >> at) & 1) === 1;
    if (!isAsked) unasked += weights[at] ?? 0;
    else if (at > 0 && ((mask >> (at - 1)) & 1) === 1) neighbours += 1;
  }
  return (
    KIND_POINTS[kind] +
    (isFormer ? FORMER_NAME_POINTS : 0) +
    (is_active ? 0 : INACTIVE_POINTS) +
    (unasked === 0 && wordCount >= weights.length ? WHOLE_NAME_POINTS : 0) +
    Math.min(neighbours, wordCount) * NEIGHBOURS_POINTS -
    unasked * UNASKED_WORD
  );
}

/** The query with each misspelled word replaced by the word of the best result that it stands for. */
function correct(words: readonly string[], columns: readonly Column[], entry: number): string | null {
  const corrected = words.map((word, at) => {
    const meaning = columns[at]?.meanings.find(
      ({ entries, around }) => entries.includes(entry) || around.includes(entry),
    );
    return meaning?.isCorrection === true ? meaning.text : word;
  });
  return corrected.every((word, at) => word === words[at]) ? null : [...new Set(corrected)].join(' ');
}
