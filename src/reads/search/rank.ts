import type { SearchTarget } from './list-searchable.ts';
import { listJoined, WordMeanings } from './meanings.ts';
import type { Meaning } from './meanings.ts';
import { specificityOf } from './search-index.ts';
import type { NameTable, Posting, SearchIndex } from './search-index.ts';
import { countBits } from './edit-distance.ts';
import { SMALL_WORDS, wordsOf } from './words.ts';

// Bounds the work of one search, whatever a client sends.
const LONGEST_QUERY = 150;
const MOST_QUERY_WORDS = 12;
// The last word of `Plan 12` is a number, and no id has so few characters.
const SHORTEST_ID = 4;

/** Of the fit, if the word occurs only in the company or category of a fund. */
const AROUND_PERCENT = 75;
/** The same for companies: who types the name of a bank with `asset management` means its company. */
const AROUND_COMPANY_PERCENT = 95;
/** Points for each unit of specificity that a name has and the query does not ask for. */
const UNASKED_WORD = 5;
/** Points for each unit of the weight of a word that a name does not fit at all. */
const MISSED_WORD = 80;
/** A company before its funds if the query names only the company. */
const COMPANY_POINTS = 60;
const FORMER_NAME_POINTS = -40;
/** The name of its bank is as good as the company's own. */
const OTHER_COMPANY_NAME_POINTS = -10;
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
  const meanings = words.map((word, at) => new WordMeanings(index, word, at === words.length - 1));
  const found = rankWords(index, words, meanings, { most, isLoose: false });
  // A misspelled word may be another word: try similar words of every word before returning incomplete results.
  const isLooser = !found.isComplete && meanings.some(({ needsSimilar }) => !needsSimilar);
  const result = isLooser ? betterOf(found, rankWords(index, words, meanings, { most, isLoose: true })) : found;
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
  const isNeeded = (word: string, at: number): boolean =>
    !SMALL_WORDS.has(word) &&
    (word !== 'funds' || words[at - 1] === 'of') &&
    // `Sample Bank mutual funds`: all that the bank's company manages.
    (word !== 'mutual' || words[at + 1] !== 'funds');
  const needed = words.filter(isNeeded);
  return [...new Set(needed.length === 0 ? words : needed)].slice(0, MOST_QUERY_WORDS);
}

/** A word of the query: what it may mean, best fit first, and how much it counts. */
interface Column {
  readonly meanings: readonly Meaning[];
  readonly weight: number;
}

function rankWords(
  index: SearchIndex,
  words: readonly string[],
  meaningsOf: readonly WordMeanings[],
  { most, isLoose }: { readonly most: number; readonly isLoose: boolean },
): SearchResult {
  const columns = words.map((word, at): Column => {
    const meanings = sortByFit([
      ...(meaningsOf[at]?.list(isLoose) ?? []),
      ...listJoined(index, words[at - 1], word),
      ...listJoined(index, word, words[at + 1]),
    ]);
    return { meanings, weight: weightOf(index, meanings) };
  });
  const reachable = columns.reduce((sum, { weight }) => sum + weight, 0);
  const scores = scoreNames(index.names, columns);
  const { best, targets, complete } = pickBest(index.names, scores, { most, reachable, wordCount: words.length });
  const [first] = best;
  if (first === undefined) return NOTHING;
  const isComplete = ({ entry }: Scored): boolean => scores.matched[entry] === reachable;
  return {
    hits: best.flatMap((scored): SearchHit[] => {
      const { entry, score } = scored;
      const target = index.targets[index.names.targets[entry] ?? -1];
      const name = index.names.texts[entry] ?? '';
      if (target === undefined) return [];
      return [{ target, name, isFormer: index.names.isFormer[entry] === 1, score, isComplete: isComplete(scored) }];
    }),
    total: complete === 0 ? targets : complete,
    corrected: correct(words, columns, first.entry),
    isComplete: isComplete(first),
  };
}

/** Best fit first, otherwise in the order given; a fit is a small integer, so this needs no comparisons. */
function sortByFit(meanings: readonly Meaning[]): Meaning[] {
  const byFit: Meaning[][] = [];
  for (const meaning of meanings) (byFit[meaning.fit] ??= []).push(meaning);
  return byFit.reverse().flat();
}

/** How specific the best meanings of a word are; a word without meaning counts as much as the rarest. */
function weightOf({ names }: SearchIndex, meanings: readonly Meaning[]): number {
  const best = meanings[0]?.fit ?? 0;
  let count = 0;
  for (const { posting, fit } of meanings) if (fit === best) count += posting.entries.length + posting.around.length;
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

function scoreNames(names: NameTable, columns: readonly Column[]): Scores {
  const { length } = names;
  const scores = { fits: new Int32Array(length), matched: new Int32Array(length), masks: new Int32Array(length) };
  // The best fit of the column so far.
  const taken = new Uint8Array(length);
  for (const { meanings, weight } of columns) {
    taken.fill(0);
    // Meanings are sorted: the first one that a name has counts, and others that fit as well.
    for (const { posting, fit } of meanings) {
      scoreEntries(scores, taken, posting, fit, weight);
      scoreAround(names, scores, taken, posting.around, fit, weight);
    }
  }
  return scores;
}

function scoreEntries(
  { fits, matched, masks }: Scores,
  taken: Uint8Array,
  { entries, masks: covered }: Posting,
  fit: number,
  weight: number,
): void {
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at] ?? 0;
    const known = taken[entry] ?? 0;
    if (known > fit) continue;
    masks[entry] = (masks[entry] ?? 0) | (covered[at] ?? 0);
    if (known === fit) continue;
    taken[entry] = fit;
    fits[entry] = (fits[entry] ?? 0) + weight * (fit - known);
    if (known === 0) matched[entry] = (matched[entry] ?? 0) + weight;
  }
}

/** As `scoreEntries`, for words that no name of these has. */
function scoreAround(
  { isCompany }: NameTable,
  { fits, matched }: Scores,
  taken: Uint8Array,
  around: readonly number[],
  fitOfName: number,
  weight: number,
): void {
  const [fitOfOthers, fitOfCompany] = [AROUND_PERCENT, AROUND_COMPANY_PERCENT].map((percent) =>
    Math.floor((fitOfName * percent) / 100),
  );
  for (let at = 0; at < around.length; at += 1) {
    const entry = around[at] ?? 0;
    const fit = (isCompany[entry] === 1 ? fitOfCompany : fitOfOthers) ?? 0;
    const known = taken[entry] ?? 0;
    if (known >= fit) continue;
    taken[entry] = fit;
    fits[entry] = (fits[entry] ?? 0) + weight * (fit - known);
    if (known === 0) matched[entry] = (matched[entry] ?? 0) + weight;
  }
}

interface Scored {
  readonly entry: number;
  readonly score: number;
}

interface Picked {
  /** Best first. */
  readonly best: readonly Scored[];
  /** How many targets fit enough of the query, and how many all of it. */
  readonly targets: number;
  readonly complete: number;
}

/**
 * The best name of each target that fits enough of the query; of these the first ones by score,
 * then by the order of the index.
 */
function pickBest(
  names: NameTable,
  { fits, matched, masks }: Scores,
  { most, reachable, wordCount }: { readonly most: number; readonly reachable: number; readonly wordCount: number },
): Picked {
  let highest = 0;
  for (let entry = 0; entry < matched.length; entry += 1) highest = Math.max(highest, matched[entry] ?? 0);
  const best: Scored[] = [];
  const counts = { targets: 0, complete: 0 };
  if (highest === 0) return { best, ...counts };
  let [candidate, candidateScore] = [-1, 0];
  const finishTarget = (): void => {
    if (candidate < 0) return;
    counts.targets += 1;
    if (matched[candidate] === reachable) counts.complete += 1;
    insert(best, candidate, candidateScore, most);
    candidate = -1;
  };
  for (let entry = 0; entry < names.length; entry += 1) {
    if (candidate >= 0 && names.targets[candidate] !== names.targets[entry]) finishTarget();
    const weight = matched[entry] ?? 0;
    if (weight * 100 < highest * LEAST_SHARE_PERCENT) continue;
    const points = pointsOf(names, entry, masks[entry] ?? 0, wordCount);
    const score = (fits[entry] ?? 0) - (highest - weight) * MISSED_WORD + points;
    if (candidate < 0 || candidateScore < score) [candidate, candidateScore] = [entry, score];
  }
  finishTarget();
  return { best, ...counts };
}

/** Sorting thousands of scores would take longer than the search. */
function insert(best: Scored[], entry: number, score: number, most: number): void {
  if (best.length >= most && (best.at(-1)?.score ?? 0) >= score) return;
  let at = best.length;
  while (at > 0 && (best[at - 1]?.score ?? 0) < score) at -= 1;
  best.splice(at, 0, { entry, score });
  if (best.length > most) best.pop();
}

function pointsOf(names: NameTable, entry: number, mask: number, wordCount: number): number {
  const start = names.starts[entry] ?? 0;
  let unasked = names.totalWeights[entry] ?? 0;
  for (let asked = mask; asked !== 0; asked &= asked - 1)
    unasked -= names.weights[start + 31 - Math.clz32(asked & -asked)] ?? 0;
  const neighbours = countBits(mask & (mask >>> 1));
  const isCompany = names.isCompany[entry] === 1;
  return (
    (isCompany ? COMPANY_POINTS : 0) +
    (names.isFormer[entry] !== 1 ? 0 : isCompany ? OTHER_COMPANY_NAME_POINTS : FORMER_NAME_POINTS) +
    (names.isActive[entry] === 1 ? 0 : INACTIVE_POINTS) +
    (unasked === 0 && wordCount >= (names.wordCounts[entry] ?? 0) ? WHOLE_NAME_POINTS : 0) +
    Math.min(neighbours, wordCount) * NEIGHBOURS_POINTS -
    unasked * UNASKED_WORD
  );
}

/** The query with each misspelled word replaced by the word of the best result that it stands for. */
function correct(words: readonly string[], columns: readonly Column[], entry: number): string | null {
  const corrected = words.map((word, at) => {
    const meaning = columns[at]?.meanings.find(
      ({ posting }) => posting.entries.includes(entry) || posting.around.includes(entry),
    );
    return meaning?.isCorrection === true ? meaning.posting.text : word;
  });
  return corrected.every((word, at) => word === words[at]) ? null : [...new Set(corrected)].join(' ');
}
