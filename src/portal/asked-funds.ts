import type { FactView } from '#reads/fact-view.ts';
import { listMatching } from '#reads/funds.ts';
import type { FundEntry } from '#reads/registry.ts';

/** A filter of a list of funds as its address states it; null without one. */
export function readFilter(query: URLSearchParams, name: string): string | null {
  return query.get(name)?.trim() || null;
}

/** The funds that match the filters of an address, by name. Fault INVALID_FILTER for an unknown value. */
export function findAskedFunds(view: FactView, query: URLSearchParams): readonly FundEntry[] {
  const listOf = (name: string): string[] => [readFilter(query, name)].filter((value) => value !== null);
  return listMatching(view, {
    q: readFilter(query, 'q'),
    amc: readFilter(query, 'amc'),
    category: listOf('category'),
    scheme_type: listOf('scheme_type'),
    risk_profile: listOf('risk_profile'),
    is_shariah_compliant: readFilter(query, 'is_shariah_compliant') === 'true' ? true : null,
    is_exchange_traded: null,
    is_fund_of_funds: null,
    lifecycle_status: readFilter(query, 'lifecycle_status') ?? 'ACTIVE',
    family: readFilter(query, 'family'),
    sort: 'name_asc',
  });
}
