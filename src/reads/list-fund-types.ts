import { SCHEME_TYPE_NAMES, SCHEME_TYPES } from '#domain/vocabularies.ts';
import type { FundType } from '#payloads/registry.ts';
import { oncePerView, newestDescription, resultOf } from './registry-result.ts';

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
