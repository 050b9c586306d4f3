import { findCategory } from '#domain/categories.ts';
import { SCHEME_TYPE_NAMES, SCHEME_TYPES } from '#domain/vocabularies.ts';
import type { Category, FundType } from '#payloads/registry.ts';
import { newestDescription, oncePerView, resultOf } from './build-result.ts';
import { slugOfCategory } from './registry.ts';

/**
 * The categories of the registry by name, each with at least one fund of any
 * status; `is_shariah_compliant` is null for a category that is not on the association's list.
 */
export const listCategories = oncePerView<Category[]>(({ registry }) => {
  const byCategory = Map.groupBy(registry.sorted.name_asc, (entry) => entry.fund.category);
  const categories = [...byCategory]
    .flatMap(([name, entries]) => (name === null ? [] : [{ name, entries }]))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .map(({ name, entries }): Category => {
      const seen = new Set(entries.map(({ fund }) => fund.scheme_type));
      return {
        slug: slugOfCategory(name),
        name,
        is_shariah_compliant: findCategory(name)?.is_shariah_compliant ?? null,
        scheme_types: SCHEME_TYPES.filter((type) => seen.has(type)),
        fund_count: entries.length,
      };
    });
  return resultOf<Category[]>(categories, newestDescription(registry.sorted.name_asc));
});

/** All six scheme types in the vocabulary's order, with the number of their funds of any status, 0 included. */
export const listFundTypes = oncePerView<FundType[]>(({ registry }) => {
  const entries = registry.sorted.name_asc;
  const types = SCHEME_TYPES.map((scheme_type): FundType => ({
    scheme_type,
    name: SCHEME_TYPE_NAMES[scheme_type],
    fund_count: entries.filter(({ fund }) => fund.scheme_type === scheme_type).length,
  }));
  return resultOf<FundType[]>(types, newestDescription(entries));
});
