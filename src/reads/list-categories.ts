import { findCategory } from '#domain/categories.ts';
import { SCHEME_TYPES } from '#domain/vocabularies.ts';
import { oncePerView, newestDescription, readingOfText } from './registry-reading.ts';

/**
 * The categories of the registry by name, each with at least one fund of any
 * status; `is_shariah_compliant` is null for a category on no list of the association.
 */
export const listCategories = oncePerView(({ registry }) => {
  const byCategory = Map.groupBy(registry.sorted.name_asc, (entry) => entry.fund.category);
  const categories = [...byCategory]
    .flatMap(([name, entries]) => (name === null ? [] : [{ name, entries }]))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .map(({ name, entries }) => {
      const seen = new Set(entries.map(({ fund }) => fund.scheme_type));
      return {
        slug: entries[0]?.category_slug,
        name,
        is_shariah_compliant: findCategory(name)?.is_shariah_compliant ?? null,
        scheme_types: SCHEME_TYPES.filter((type) => seen.has(type)),
        fund_count: entries.length,
      };
    });
  return readingOfText(JSON.stringify(categories), newestDescription(registry.sorted.name_asc));
});
