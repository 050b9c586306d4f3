import type { AsOf } from '#domain/as-of.ts';
import type { VpsAllocations } from '#payloads/registry.ts';
import type { ReportRow } from '#payloads/report-rows.ts';
import type { FactView } from './fact-view.ts';
import { isVps, listSubFunds, subFundOf } from './list-vps.ts';
import { readFamilyEntry } from './read-family.ts';
import type { QueryResult } from './query-result.ts';
import { resultOf } from './registry-result.ts';
import { referenceOfFamily } from './fund-record.ts';
import type { Renderable } from './rendered-json.ts';
import { newestReport, openReports, storedRows } from './open-report.ts';

const ALLOCATIONS = 'allocations';

/**
 * The allocations in the newest report of each sub-fund. Without a report the date and
 * version are null and the rows empty, which means unknown, not zero. Faults:
 * FAMILY_NOT_FOUND, also for a family that is not a VPS.
 */
export async function readVpsAllocations(
  view: FactView,
  { family_slug, as_of }: AsOf & { readonly family_slug: string },
): Promise<QueryResult<VpsAllocations>> {
  const entry = readFamilyEntry(view, family_slug, isVps);
  const funds = listSubFunds(entry);
  const opened = await openReports(view, funds, { report_date: null, as_of }, [ALLOCATIONS]);
  const sub_funds = funds.map((one): Renderable<VpsAllocations['sub_funds'][number]> => {
    const found = opened.get(one.fund.fund_key);
    const { report_date = null, data_version = null } = found?.report ?? {};
    const rows = found === undefined ? [] : storedRows<ReportRow<'allocations'>>(found, ALLOCATIONS);
    return { ...subFundOf(one), report_date, data_version, rows };
  });
  return resultOf<VpsAllocations>({ family: referenceOfFamily(entry.family), sub_funds }, newestReport(opened));
}
