/** Whether the words that reviewers taught about a company are still what its reports print. */
import type { IsoDate } from '#domain/dates.ts';
import type { MonthReading } from '#domain/reading-drift.ts';
import type { FactTx } from '#store/database.ts';
import { listDecisionsOf } from '#store/document-rows.ts';
import { listEvidenceOf, listFundsOfBoth } from '#store/reading-rows.ts';

/** The taught words of each company by its slug, as printed. */
export async function listTaughtWords(tx: FactTx): Promise<Map<string, TaughtWord[]>> {
  const words = new Map<string, TaughtWord[]>();
  for (const { payload } of await listDecisionsOf(tx, ['teach'])) {
    const { amc_slug, text, term } = JSON.parse(payload) as TaughtWord & { readonly amc_slug: string };
    const others = (words.get(amc_slug) ?? []).filter((word) => word.text !== text);
    words.set(amc_slug, [...others, { text, term }]);
  }
  return words;
}

interface TaughtWord {
  readonly text: string;
  readonly term: string;
}

// The evidence of a report is about 100 kB, and the funds of a company share one layout.
const REPORTS_COMPARED = 3;

/**
 * Taught words that gave a value its meaning in each of some reports of the month before, and in none of the same
 * funds' reports of the newest month, nor another taught word for the term:
 * the company prints a word now that was not taught.
 */
export async function findLostWords(
  tx: FactTx,
  amc_key: number,
  months: readonly MonthReading[],
  words: readonly TaughtWord[],
): Promise<string[]> {
  const [newest, before] = months
    .filter(({ reports }) => reports > 0)
    .map(({ report_date }) => report_date)
    .toSorted()
    .toReversed();
  if (words.length === 0 || newest === undefined || before === undefined) return [];
  const funds = await listFundsOfBoth(tx, amc_key, [newest, before], REPORTS_COMPARED);
  const evidence = await listEvidenceOf(tx, funds, [newest, before]);
  const of = (date: IsoDate): string[] =>
    evidence.flatMap(({ report_date, places }) => (report_date === date ? [places.toLowerCase()] : []));
  const [then, now] = [of(before), of(newest)];
  const isIn = (places: string, { text }: TaughtWord): boolean => places.includes(inJson(text));
  const found = new Set(words.filter((word) => now.some((places) => isIn(places, word))).map(({ term }) => term));
  return words
    .filter((word) => !found.has(word.term) && then.length > 0 && then.every((places) => isIn(places, word)))
    .map(({ text }) => text);
}

// `Unit worth (PKR)`, `Unit worth as on 31 January`: what follows the word differs from month to month.
const TAIL = /(?:\s?\([^()]{0,40}\)|\s(?:as\s)?(?:on|at|of)\s[^()]{0,30}\d[^()]{0,20})?\s?:?$/;

/** The beginning of a JSON text with this word, in lower case. */
function inJson(word: string): string {
  return JSON.stringify(word.toLowerCase().replace(TAIL, '')).slice(0, -1);
}
