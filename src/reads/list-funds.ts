import { CATEGORIES } from '#domain/categories.ts';
import { normaliseName } from '#domain/names.ts';
import { LIFECYCLE_STATUSES, RISK_PROFILES, SCHEME_TYPES } from '#domain/vocabularies.ts';
import type { FundSort } from '#domain/vocabularies.ts';
import type { FundRecord } from '#payloads/registry.ts';
import { checkFilter } from './check-filter.ts';
import type { FactView } from './fact-view.ts';
import { slugOfCategory } from './fund-record.ts';
import type { FundEntry } from './fund-record.ts';
import { pageOf } from './page-of.ts';
import type { PageQuestion } from './page-of.ts';
import type { QueryResult } from './query-result.ts';
import { newestDescription, resultOfFunds } from './registry-result.ts';

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
  const conditions = [
    ...vocabularyConditions(question),
    ...registryConditions(view, question),
    ...searchConditions(question.q),
  ];
  const sorted = view.registry.sorted[question.sort];
  const matching = sorted.filter((entry) => conditions.every((holds) => holds(entry)));
  const { items, paging } = pageOf(matching, question);
  return resultOfFunds(items, newestDescription(matching), paging);
}

function vocabularyConditions(question: FundsQuestion): Condition[] {
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

function registryConditions({ registry }: FactView, question: FundsQuestion): Condition[] {
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
