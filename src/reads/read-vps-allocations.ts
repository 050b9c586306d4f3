import type { FactView } from './fact-view.ts';
import { isVps, listSubFunds, subFundHead } from './list-vps.ts';
import { readFamilyEntry } from './read-family.ts';
import type { Reading } from './reading.ts';
import { readingOfText } from './registry-reading.ts';

/**
 * `{family, sub_funds}` (decisions 5). Without a report a sub-fund's date and
 * version are null and its rows empty, which is unknown, not zero. Faults:
 * FAMILY_NOT_FOUND, also for a family that is no VPS.
 */
export async function readVpsAllocations(view: FactView, question: { readonly family_slug: string }): Promise<Reading> {
  const entry = readFamilyEntry(view, question.family_slug, isVps);
  const { id, slug, name, family_type } = entry.family;
  const subFunds = listSubFunds(entry).map((fund) => `${subFundHead(fund)},"report_date":null,"data_version":null,"rows":[]}`);
  return readingOfText(`{"family":${JSON.stringify({ id, slug, name, family_type })},"sub_funds":[${subFunds.join(',')}]}`, null);
}
