import { SCHEME_TYPE_NAMES, SCHEME_TYPES } from '#domain/vocabularies.ts';
import { oncePerView, newestDescription, readingOfText } from './registry-reading.ts';

/** All six scheme types in the vocabulary's order, with the number of their funds of any status, 0 included. */
export const listFundTypes = oncePerView(({ registry }) => {
  const entries = registry.sorted.name_asc;
  const types = SCHEME_TYPES.map((scheme_type) => ({
    scheme_type,
    name: SCHEME_TYPE_NAMES[scheme_type],
    fund_count: entries.filter(({ fund }) => fund.scheme_type === scheme_type).length,
  }));
  return readingOfText(JSON.stringify(types), newestDescription(entries));
});
