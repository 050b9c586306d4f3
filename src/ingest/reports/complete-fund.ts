import type { IsoDate } from '#domain/dates.ts';
import type { ReportedMember } from '#domain/fund.ts';
import type { ReportDraft } from '#domain/report-draft.ts';
import { riskProfileOf } from '#domain/vocabularies.ts';
import type { RegistryDraft } from '#ingest/registry-draft.ts';
import type { StoredFund } from '#store/registry.ts';
import type { MatchedReport } from './place-report.ts';

/**
 * Completes a fund's record from a promoted report: risk profile, benchmark and trustee, where neither the association
 * nor the registry sheet states them. Of several reports the newest that states a member counts, in whichever order they
 * arrive; what its correction no longer states is unknown again.
 */
export function completeFund(registry: RegistryDraft, draft: ReportDraft, place: MatchedReport): void {
  const fund = registry.fund(place.fund.fund_key);
  const stated = statedBy(draft, place);
  const change: Partial<Record<ReportedMember, string | null>> = {};
  const reported_on: Partial<Record<ReportedMember, IsoDate>> = { ...fund.reported_on };
  for (const [member, value] of Object.entries(stated) as [ReportedMember, string | null][]) {
    const since = reported_on[member];
    const isOpen = fund[member] === null || (since !== undefined && since <= draft.report_date);
    if (value !== null && isOpen) {
      change[member] = value;
      reported_on[member] = draft.report_date;
    } else if (value === null && since === draft.report_date) {
      change[member] = null;
      Reflect.deleteProperty(reported_on, member);
    }
  }
  registry.changeFund(fund.fund_key, { ...(change as Partial<StoredFund>), reported_on });
}

function statedBy(
  { members, rows }: ReportDraft,
  { scheme }: MatchedReport,
): Readonly<Record<ReportedMember, string | null>> {
  const trustees = new Set(
    rows.parties.flatMap(({ row }) =>
      row.role === 'TRUSTEE' && row.sub_fund_key === null ? (row.organization_raw ?? row.name_raw ?? []) : [],
    ),
  );
  const [trustee = null] = trustees.size === 1 ? trustees : [];
  // A scheme's page has one trustee, but its benchmark and risk profile are no sub-fund's or plan's own.
  if (scheme.sub_fund_key !== undefined) return { risk_profile: null, benchmark: null, trustee };
  const printed = members.risk_profile_raw;
  return {
    risk_profile: printed === null ? null : (riskProfileOf(printed) ?? null),
    benchmark: members.new_benchmark_raw ?? members.benchmark_raw,
    trustee,
  };
}
