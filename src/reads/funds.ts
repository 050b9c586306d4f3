import { Fault } from '#base/fault.ts';
import { CATEGORIES } from '#domain/categories.ts';
import { normaliseName } from '#domain/names.ts';
import { LIFECYCLE_STATUSES, RISK_PROFILES, SCHEME_TYPES } from '#domain/vocabularies.ts';
import type { FundSort } from '#domain/vocabularies.ts';
import type { FundRecord, ProjectedFund } from '#payloads/registry.ts';
import { newestDescription, pageOf, resultOfFunds } from './build-result.ts';
import type { PageQuestion } from './build-result.ts';
import { checkFilter, nameNearest } from './check-filter.ts';
import type { FactView } from './fact-view.ts';
import { contentHash, renderJson } from './query-result.ts';
import type { QueryResult } from './query-result.ts';
import { FUND_FIELDS, slugOfCategory } from './registry.ts';
import type { FundEntry } from './registry.ts';

/** Filters of the fund list; null and an empty list do not filter. */
export interface FundsQuestion extends PageQuestion {
  readonly q: string | null;
  readonly amc: string | null;
  readonly category: readonly string[];
  readonly scheme_type: readonly string[];
  readonly risk_profile: readonly string[];
  readonly is_shariah_compliant: boolean | null;
  readonly is_exchange_traded: boolean | null;
  readonly is_fund_of_funds: boolean | null;
  /** `ALL` does not filter. */
  readonly lifecycle_status: string;
  readonly family: string | null;
  readonly sort: FundSort;
}

type Condition = (entry: FundEntry) => boolean;

/** Fund records that match one of the values of each filter. Unknown facts match no filter. Faults: INVALID_FILTER. */
export async function listFunds(view: FactView, question: FundsQuestion): Promise<QueryResult<FundRecord[]>> {
  const matching = listMatching(view, question);
  const { items, paging } = pageOf(matching, question);
  return resultOfFunds(items, newestDescription(matching), paging);
}

/** The funds that match all filters, in the requested order. Faults: INVALID_FILTER. */
export function listMatching(view: FactView, question: Omit<FundsQuestion, keyof PageQuestion>): FundEntry[] {
  const conditions = [
    ...vocabularyConditions(question),
    ...registryConditions(view, question),
    ...searchConditions(question.q),
  ];
  return view.registry.sorted[question.sort].filter((entry) => conditions.every((holds) => holds(entry)));
}

function vocabularyConditions(question: Omit<FundsQuestion, keyof PageQuestion>): Condition[] {
  const { scheme_type, risk_profile, lifecycle_status } = question;
  checkFilter('scheme_type', scheme_type, SCHEME_TYPES);
  checkFilter('risk_profile', risk_profile, RISK_PROFILES);
  checkFilter('lifecycle_status', [lifecycle_status], [...LIFECYCLE_STATUSES, 'ALL']);
  const conditions: Condition[] = [];
  if (scheme_type.length > 0)
    conditions.push(({ fund }) => fund.scheme_type !== null && scheme_type.includes(fund.scheme_type));
  if (risk_profile.length > 0)
    conditions.push(({ fund }) => fund.risk_profile !== null && risk_profile.includes(fund.risk_profile));
  if (lifecycle_status !== 'ALL') conditions.push(({ fund }) => fund.lifecycle_status === lifecycle_status);
  for (const name of ['is_shariah_compliant', 'is_exchange_traded', 'is_fund_of_funds'] as const) {
    const asked = question[name];
    if (asked !== null) conditions.push(({ fund }) => fund[name] === asked);
  }
  return conditions;
}

function registryConditions({ registry }: FactView, question: Omit<FundsQuestion, keyof PageQuestion>): Condition[] {
  const { amc, family, category } = question;
  const conditions: Condition[] = [];
  if (amc !== null) {
    checkFilter('amc', [amc], [...registry.amcBySlug.keys()]);
    conditions.push((entry) => entry.amc?.slug === amc);
  }
  if (family !== null) {
    checkFilter('family', [family], [...registry.familyBySlug.keys()]);
    conditions.push((entry) => entry.family?.slug === family);
  }
  if (category.length > 0) {
    const names = new Set(CATEGORIES.map(({ name }) => name));
    for (const { fund } of registry.fundByKey.values()) if (fund.category !== null) names.add(fund.category);
    const slugs = [...names].map(slugOfCategory);
    checkFilter(
      'category',
      category.filter((value) => !names.has(value)),
      slugs,
    );
    const asked = new Set(category.map((value) => (names.has(value) ? slugOfCategory(value) : value)));
    conditions.push((entry) => entry.category_slug !== null && asked.has(entry.category_slug));
  }
  return conditions;
}

/**
 * Every word of `q` must be the beginning of a word in the fund's names, slug or association id; case and accents are
 * ignored.
 */
function searchConditions(q: string | null): Condition[] {
  if (q === null || q.trim() === '') return [];
  const words = normaliseName(q)
    .split(' ')
    .filter((word) => word !== '');
  // A query of punctuation alone matches no fund.
  if (words.length === 0) return [() => false];
  return words.map((word) => (entry) => searchTextOf(entry).includes(` ${word}`));
}

const SEARCH_TEXTS = new WeakMap<FundEntry, string>();

/**
 * ` word word word`: every searchable word of the fund, each after a space; computed at the first search after a
 * change.
 */
function searchTextOf(entry: FundEntry): string {
  const { official_name, previous_names, slug, association_fund_id } = entry.fund;
  const known = SEARCH_TEXTS.get(entry);
  if (known !== undefined) return known;
  const names = new Set([
    entry.name,
    entry.fund.name,
    official_name,
    ...previous_names,
    slug,
    association_fund_id ?? '',
  ]);
  const text = ` ${[...names].map(normaliseName).join(' ')}`;
  SEARCH_TEXTS.set(entry, text);
  return text;
}

/** The fund's record. Faults: FUND_NOT_FOUND. */
export async function readFund(
  view: FactView,
  question: { readonly fund_slug: string },
): Promise<QueryResult<FundRecord>> {
  const entry = readFundEntry(view, question.fund_slug);
  return {
    facts: `${entry.hash}${entry.fund.described_on}`,
    data_as_of: entry.fund.described_on,
    payload: () => entry.record,
    render: () => renderJson(entry.record),
  };
}

interface FundSelectionQuestion {
  readonly funds: readonly string[];
  /** Null: whole records; `id` and `slug` are always returned. */
  readonly fields: readonly string[] | null;
}

/** Fund records in the requested order, whole or projected. Faults: UNSUPPORTED_FIELD. */
export async function readFundSelection(
  view: FactView,
  question: FundSelectionQuestion,
): Promise<QueryResult<ProjectedFund[]>> {
  const project = question.fields === null ? ({ record }: FundEntry) => record : projection(question.fields);
  const { entries, unknown } = selectFunds(view, question.funds);
  const payload = entries.map(project);
  const text = JSON.stringify(payload);
  const data_as_of = newestDescription(entries);
  return {
    facts: contentHash(JSON.stringify([text, unknown, data_as_of])),
    data_as_of,
    missing_funds: unknown,
    payload: () => payload,
    render: () => [text],
  };
}

function projection(fields: readonly string[]): (entry: FundEntry) => ProjectedFund {
  const unsupported = fields.find((field) => !FUND_FIELDS.includes(field));
  if (unsupported !== undefined) {
    throw new Fault(
      'UNSUPPORTED_FIELD',
      `Fund records have no property '${unsupported.slice(0, 80)}'.${nameNearest(unsupported, FUND_FIELDS)} All: ` +
        `${FUND_FIELDS.join(', ')}.`,
    );
  }
  const asked = new Set(['id', 'slug', ...fields]);
  return ({ record }) =>
    Object.fromEntries(Object.entries(record).filter(([field]) => asked.has(field))) as unknown as ProjectedFund;
}

/** The fund of a path. An unknown slug is a 404 here, unlike in a selection. */
export function readFundEntry(view: FactView, fund_slug: string): FundEntry {
  const entry = view.registry.fundBySlug.get(fund_slug);
  if (entry !== undefined) return entry;
  throw new Fault(
    'FUND_NOT_FOUND',
    `There is no fund with this slug.${nameNearest(fund_slug, [...view.registry.fundBySlug.keys()])}`,
  );
}

interface Selected {
  readonly entries: readonly FundEntry[];
  readonly unknown: readonly string[];
}

/** The funds of a selection in the requested order, and its unknown slugs. */
export function selectFunds(view: FactView, slugs: readonly string[]): Selected {
  const entries: FundEntry[] = [];
  const unknown: string[] = [];
  for (const slug of slugs) {
    const entry = view.registry.fundBySlug.get(slug);
    if (entry === undefined) unknown.push(slug);
    else entries.push(entry);
  }
  return { entries, unknown };
}
