import type { FundRecord } from '#payloads/registry.ts';
import { nameNearest } from '#reads/check-filter.ts';
import type { FactView } from '#reads/fact-view.ts';
import { listFunds } from '#reads/funds.ts';
import { readPayload } from '#reads/query-result.ts';

const MOST_FUNDS = 5;
// Each unknown one is compared with every slug of the registry, to suggest the nearest.
const MOST_NAMED = 20;
const MOST_CANDIDATES = 10;
// Enough to recognise what was typed.
const LONGEST_SHOWN = 80;

/** The funds that a query names, and what could not be found. */
export interface ChosenFunds {
  readonly funds: readonly FundRecord[];
  readonly unknown: readonly { readonly text: string; readonly hint: string }[];
  /** Other funds that match the text of `add`, if several do. */
  readonly candidates: readonly FundRecord[];
  /** Whether more funds were named than can be compared. */
  readonly isCut: boolean;
}

/** `funds`: slugs, comma-joined or repeated; `add`: a slug, a name or its beginning. Each fund counts once. */
export async function chooseFunds(view: FactView, query: URLSearchParams): Promise<ChosenFunds> {
  const slugs = [...new Set(query.getAll('funds').flatMap((text) => text.split(',')))]
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '')
    .slice(0, MOST_NAMED);
  const { fundBySlug } = view.registry;
  const named = slugs.map((slug) => ({ slug, record: fundBySlug.get(slug)?.record }));
  const known = named.flatMap(({ record }) => record ?? []);
  const unknown = named
    .filter(({ record }) => record === undefined)
    .map(({ slug }) => ({ text: slug.slice(0, LONGEST_SHOWN), hint: nameNearest(slug, [...fundBySlug.keys()]) }));
  const added = query.get('add')?.trim() ?? '';
  const found = added === '' ? [] : await findFunds(view, added);
  const isUnknown = added !== '' && found.length === 0;
  const funds = [...new Set([...known, ...(found.length === 1 ? found : [])])];
  return {
    funds: funds.slice(0, MOST_FUNDS),
    unknown: isUnknown ? [...unknown, { text: added.slice(0, LONGEST_SHOWN), hint: '' }] : unknown,
    candidates: found.length > 1 ? found.filter((one) => !known.includes(one)).slice(0, MOST_CANDIDATES) : [],
    isCut: funds.length > MOST_FUNDS,
  };
}

/** The fund with this slug or whole name, else every fund that the search finds. */
async function findFunds(view: FactView, text: string): Promise<readonly FundRecord[]> {
  const bySlug = view.registry.fundBySlug.get(text)?.record;
  if (bySlug !== undefined) return [bySlug];
  const found = readPayload(
    await listFunds(view, {
      q: text,
      amc: null,
      category: [],
      scheme_type: [],
      risk_profile: [],
      is_shariah_compliant: null,
      is_exchange_traded: null,
      is_fund_of_funds: null,
      lifecycle_status: 'ALL',
      family: null,
      sort: 'name_asc',
      page: 1,
      per_page: 50,
    }),
  );
  const exact = found.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  return exact.length === 1 ? exact : found;
}
