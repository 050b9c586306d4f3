import { Fault } from '#base/fault.ts';
import type { AsOf } from '#domain/dates.ts';
import { FAMILY_TYPES, VPS_ASSET_CLASSES } from '#domain/vocabularies.ts';
import type { FamilyDetail, FamilyRecord, VpsAllocations, VpsRecord, VpsSubFund } from '#payloads/registry.ts';
import type { ReportRow } from '#payloads/report-rows.ts';
import { newestDescription, oncePerView, resultOf } from './build-result.ts';
import { checkFilter, nameNearest } from './check-filter.ts';
import type { FactView } from './fact-view.ts';
import { newestReport, openReports, storedRows } from './open-report.ts';
import type { QueryResult, Renderable } from './query-result.ts';
import { referenceOfFamily } from './registry.ts';
import type { FamilyEntry, FundEntry } from './registry.ts';

/** Family records by name, of one type or, if null, of all types. Faults: INVALID_FILTER. */
export async function listFamilies(
  view: FactView,
  question: { readonly family_type: string | null },
): Promise<QueryResult<FamilyRecord[]>> {
  const { family_type } = question;
  if (family_type !== null) checkFilter('family_type', [family_type], FAMILY_TYPES);
  const families = view.registry.families.filter(
    ({ family }) => family_type === null || family.family_type === family_type,
  );
  const records = families.map(({ record }) => record);
  return resultOf<FamilyRecord[]>(records, newestDescription(families.flatMap((entry) => entry.funds)));
}

/** The family record with its fund records by name in `funds`. Faults: FAMILY_NOT_FOUND. */
export async function readFamily(
  view: FactView,
  question: { readonly family_slug: string },
): Promise<QueryResult<FamilyDetail>> {
  const entry = readFamilyEntry(view, question.family_slug, () => true);
  return resultOf<FamilyDetail>(
    { ...entry.record, funds: entry.funds.map(({ record }) => record) },
    newestDescription(entry.funds),
  );
}

/** The family of a path, if `counts` accepts it; otherwise a 404. */
export function readFamilyEntry(
  view: FactView,
  family_slug: string,
  counts: (entry: FamilyEntry) => boolean,
): FamilyEntry {
  const entry = view.registry.familyBySlug.get(family_slug);
  if (entry !== undefined && counts(entry)) return entry;
  const slugs = view.registry.families.filter(counts).map(({ family }) => family.slug);
  throw new Fault('FAMILY_NOT_FOUND', `There is no such family with this slug.${nameNearest(family_slug, slugs)}`);
}

/** Families of voluntary pension schemes by name, each with its sub-funds; employer pension schemes are excluded. */
export const listVps = oncePerView<VpsRecord[]>(({ registry }) => {
  const families = registry.families.filter(isVps);
  const records = families.map((entry): VpsRecord => ({
    ...entry.record,
    sub_funds: listSubFunds(entry).map(subFundOf),
  }));
  return resultOf<VpsRecord[]>(records, newestDescription(families.flatMap((entry) => entry.funds)));
});

export function isVps(entry: FamilyEntry): boolean {
  return entry.family.family_type === 'VPS';
}

/** Ordered by asset class, those without one last. */
export function listSubFunds(entry: FamilyEntry): FundEntry[] {
  const rank = ({ fund }: FundEntry): number =>
    fund.vps_asset_class === null ? VPS_ASSET_CLASSES.length : VPS_ASSET_CLASSES.indexOf(fund.vps_asset_class);
  return entry.funds.toSorted((left, right) => rank(left) - rank(right));
}

export function subFundOf({ reference, fund }: FundEntry): VpsSubFund {
  return { fund: reference, asset_class: fund.vps_asset_class };
}

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
