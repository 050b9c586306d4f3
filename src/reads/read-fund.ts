import type { FactView } from './fact-view.ts';
import { readFundEntry } from './find-fund.ts';
import type { Reading } from './reading.ts';

/** The fund's record. Faults: FUND_NOT_FOUND. */
export async function readFund(view: FactView, question: { readonly fund_slug: string }): Promise<Reading> {
  const entry = readFundEntry(view, question.fund_slug);
  return { facts: `${entry.mark}${entry.fund.described_on}`, data_as_of: entry.fund.described_on, data: () => [entry.text] };
}
