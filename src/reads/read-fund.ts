import type { FundRecord } from '#payloads/registry.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './find-fund.ts';
import type { QueryResult } from './query-result.ts';
import { renderJson } from './rendered-json.ts';

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
