import { likeness, normaliseName } from '#domain/names.ts';
import type { StoredFund } from '#store/registry.ts';

/** A fund with a name similar to a printed one, and the words that make the difference. */
export interface NearName {
  readonly slug: string;
  /** The current or former name that is similar. */
  readonly name: string;
  readonly shared: readonly string[];
  /** Words that only the page has. */
  readonly printedOnly: readonly string[];
  /** Words that only the registry has. */
  readonly registeredOnly: readonly string[];
  readonly isExact: boolean;
}

// A reviewer sees more distant names than the importer suggests: one shared word in three is worth a look.
const LEAST_LIKENESS = 0.34;
const MOST_NAMES = 5;
// A word in more than this share of the names, such as Fund, makes no two of them similar.
const COMMON_SHARE = 0.25;

// `6. Sample Balanced Fund`: the number of a heading is not the number of a plan.
const ITEM_NUMBER = /^\d{1,2}[.)]\s/;

/** Funds with similar names, the most similar first. */
export function listNearNames(printed: string, funds: readonly StoredFund[]): NearName[] {
  const wanted = normaliseName(printed.replace(ITEM_NUMBER, ''));
  const rare = listRareWords(funds);
  const best = funds.flatMap((fund) => {
    const names = [fund.name, fund.official_name, ...fund.previous_names].map((name) => ({
      fund,
      name,
      score: likeness(normaliseName(name), wanted),
    }));
    const [first] = names.toSorted((one, other) => other.score - one.score);
    const isNear = first !== undefined && first.score >= LEAST_LIKENESS;
    return isNear && wordsOf(first.name).some((word) => rare.has(word) && wordsOf(printed).includes(word))
      ? [first]
      : [];
  });
  return best
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_NAMES)
    .map(({ fund, name }) => ({ slug: fund.slug, name, ...compareNames(wanted, normaliseName(name)) }));
}

function wordsOf(name: string): string[] {
  return normaliseName(name).split(' ');
}

function listRareWords(funds: readonly StoredFund[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { name } of funds)
    for (const word of new Set(wordsOf(name))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(1, funds.length * COMMON_SHARE);
  return new Set([...counts].flatMap(([word, count]) => (count <= most ? [word] : [])));
}

function compareNames(
  printed: string,
  registered: string,
): Pick<NearName, 'shared' | 'printedOnly' | 'registeredOnly' | 'isExact'> {
  const [one, other] = [new Set(printed.split(' ')), new Set(registered.split(' '))];
  return {
    shared: [...one].filter((word) => other.has(word)),
    printedOnly: [...one].filter((word) => !other.has(word)),
    registeredOnly: [...other].filter((word) => !one.has(word)),
    isExact: printed === registered,
  };
}
