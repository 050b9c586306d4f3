import { sha256Hex } from '#base/hash.ts';
import { sizeOf } from '#domain/checks/report-figures.ts';
import type { IsoDate } from '#domain/dates.ts';
import { REPORT_SECTIONS } from '#domain/fragment-members.ts';
import type { ReportedMember } from '#domain/fund.ts';
import { reportId } from '#domain/identity.ts';
import type { ReportDraft } from '#domain/report-draft.ts';
import { riskProfileOf } from '#domain/vocabularies.ts';
import type { Ledger } from '#ingest/ledger.ts';
import type { RegistryDraft } from '#ingest/registry-draft.ts';
import type { FactTx } from '#store/database.ts';
import type { StoredFund } from '#store/registry.ts';
import { findEvidence, findReport, insertReport, listReportParts, writeEvidence } from '#store/reports.ts';
import type { StoredReport } from '#store/reports.ts';
import type { MatchedReport } from './place-report.ts';
import { membersFor, renderReport } from './render-report.ts';
import type { Edition, ReportOrigin, ReportPart } from './render-report.ts';
import { renderEvidence } from './render-evidence.ts';

export interface Promoting {
  readonly tx: FactTx;
  readonly ledger: Ledger;
  readonly registry: RegistryDraft;
  readonly input: ReportOrigin;
}

/** The result for a report: `older` if a later document is about the same fund and month. */
export type Promotion = 'promoted' | 'corrected' | 'unchanged' | 'older';

/**
 * Writes a further version of the fund's report where what it says differs from
 * the version that is served, with its update event. Versions are immutable and
 * count from 1.
 */
export async function promoteReport(
  promoting: Promoting,
  draft: ReportDraft,
  place: MatchedReport,
): Promise<Promotion> {
  const { tx, ledger, registry, input } = promoting;
  const { fund } = place;
  const current = await findReport(tx, fund.fund_key, draft.report_date);
  if (current !== undefined && current.document_seq > input.editionSeq) return 'older';
  const data_version = (current?.data_version ?? 0) + 1;
  const parts = renderParts(promoting, draft, place, data_version);
  const content_hash = sha256Hex(parts.map(({ section, mark }) => `${section}:${mark}`).join('\n'));
  if (current?.content_hash === content_hash) {
    await promoteEvidence(promoting, draft, place, current);
    return 'unchanged';
  }
  const changed = await listChanged(tx, current, parts);
  const id = reportId(fund.id, draft.report_date);
  const version = ledger.events.add({
    dataset: 'fmr',
    type: current === undefined ? 'report.promoted' : 'report.corrected',
    fund_key: fund.fund_key,
    subjectId: id,
    effective_date: draft.report_date,
    resource: `/v1/mutual-funds/funds/${fund.slug}/fmr-reports/${draft.report_date}`,
    changed,
    data_version,
  });
  const key = { fund_key: fund.fund_key, report_date: draft.report_date, data_version };
  const members = membersFor(draft, place.scheme);
  const report = {
    ...key,
    version,
    id,
    content_hash,
    report_ids: JSON.stringify(draft.fragments.map((fragment) => input.idOf(fragment))),
    changed_sections: JSON.stringify(changed),
    documents: JSON.stringify(
      [...new Set(draft.fragments.map((fragment) => input.documentOf(fragment).name))].filter((name) => name !== null),
    ),
    currency: members.currency,
    nav_per_unit: members.nav_per_unit,
    size_pkr: sizeOf(members),
    document_seq: input.editionSeq,
    known_at: ledger.known_at,
    superseded_at: null,
  };
  await insertReport(
    tx,
    report,
    parts.map((part) => ({ ...key, ...part })),
  );
  await promoteEvidence(promoting, draft, place, report);
  const latest_report_date =
    fund.latest_report_date !== null && fund.latest_report_date > draft.report_date
      ? fund.latest_report_date
      : draft.report_date;
  registry.noteSeries(fund.fund_key, { report_version: version, latest_report_date });
  return current === undefined ? 'promoted' : 'corrected';
}

function renderParts(
  promoting: Promoting,
  draft: ReportDraft,
  { fund, scheme }: MatchedReport,
  data_version: number,
): ReportPart[] {
  const promoted_at = new Date(promoting.ledger.known_at).toISOString();
  const edition: Edition = { data_version, promoted_at, origin: promoting.input };
  return renderReport(draft, fund, scheme, edition);
}

/** The same values read at other positions do not make a version, but clients see the positions last read. */
async function promoteEvidence(
  { tx, input }: Promoting,
  draft: ReportDraft,
  { scheme }: MatchedReport,
  { fund_key, report_date, data_version }: Pick<StoredReport, 'fund_key' | 'report_date' | 'data_version'>,
): Promise<void> {
  const key = { fund_key, report_date, data_version };
  const { pages, values } = renderEvidence(draft, scheme, input);
  const evidence = { pages: JSON.stringify(pages), places: JSON.stringify(values) };
  const stored = await findEvidence(tx, key);
  if (stored?.pages !== evidence.pages || stored.places !== evidence.places)
    await writeEvidence(tx, { ...key, ...evidence });
}

const NAMED: ReadonlySet<string> = new Set([
  ...REPORT_SECTIONS,
  'identity',
  'fund_size',
  'profile',
  'report_fragments',
]);

/** Names of what differs from the version before; of a first version, the sections it has. */
async function listChanged(
  tx: FactTx,
  current: StoredReport | undefined,
  parts: readonly ReportPart[],
): Promise<string[]> {
  const named = parts.filter(({ section }) => NAMED.has(section));
  if (current === undefined)
    return named
      .filter(({ section, row_count }) => row_count > 0 && REPORT_SECTIONS.some((one) => one === section))
      .map(({ section }) => section);
  const before = new Map((await listReportParts(tx, current)).map((part) => [part.section, part]));
  return named
    .filter(({ section, mark, text }) =>
      section === 'source'
        ? sourcesIn(before.get(section)?.text) !== sourcesIn(text)
        : before.get(section)?.mark !== mark,
    )
    .map(({ section }) => section);
}

/**
 * The documents and pages a source section names. Its mark leaves them out:
 * the same words in another document do not make a new version.
 */
function sourcesIn(text = '[]'): string {
  const rows = JSON.parse(text) as readonly {
    readonly report_id: string;
    readonly page_number: number;
    readonly document: string | null;
  }[];
  return JSON.stringify(rows.map(({ report_id, page_number, document }) => [report_id, page_number, document]));
}

/**
 * Completes a fund's record from a promoted report: risk profile, benchmark and trustee, where neither the association
 * nor the registry sheet states them. Of several reports the newest that states a member counts, in whichever order
 * they arrive; what its correction no longer states is unknown again.
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
  // A scheme's page has one trustee, but its benchmark and risk profile are not those of a sub-fund or plan.
  if (scheme.sub_fund_key !== undefined) return { risk_profile: null, benchmark: null, trustee };
  const printed = members.risk_profile_raw;
  return {
    risk_profile: printed === null ? null : (riskProfileOf(printed) ?? null),
    benchmark: members.new_benchmark_raw ?? members.benchmark_raw,
    trustee,
  };
}
