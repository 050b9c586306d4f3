import type { AsOf } from '#domain/as-of.ts';
import type { FactView } from './fact-view.ts';
import { isVps, listSubFunds, subFundHead } from './list-vps.ts';
import { readFamilyEntry } from './read-family.ts';
import type { Reading } from './reading.ts';
import { readingOfText } from './registry-reading.ts';
import { newestReport, openReports } from './open-report.ts';

const ALLOCATIONS = 'allocations';

/**
 * `{family, sub_funds}`. Without a report a sub-fund's date and
 * version are null and its rows empty, which is unknown, not zero. Faults:
 * FAMILY_NOT_FOUND, also for a family that is no VPS.
 */
export async function readVpsAllocations(view: FactView, { family_slug, as_of }: AsOf & { readonly family_slug: string }): Promise<Reading> {
  const entry = readFamilyEntry(view, family_slug, isVps);
  const { id, slug, name, family_type } = entry.family;
  const funds = listSubFunds(entry);
  const opened = await openReports(view, funds, { report_date: null, as_of }, [ALLOCATIONS]);
  const subFunds = funds.map((one) => {
    const found = opened.get(one.fund.fund_key);
    const { report_date = null, data_version = null } = found?.report ?? {};
    return `${subFundHead(one)},${JSON.stringify({ report_date, data_version }).slice(1, -1)},"rows":${found?.parts.get(ALLOCATIONS)?.text ?? '[]'}}`;
  });
  return readingOfText(`{"family":${JSON.stringify({ id, slug, name, family_type })},"sub_funds":[${subFunds.join(',')}]}`, newestReport(opened));
}
