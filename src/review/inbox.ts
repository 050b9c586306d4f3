import { todayInKarachi } from '#domain/dates.ts';
import { findRefusal } from '#ingest/apply-decision.ts';
import type { FactDatabase } from '#store/database.ts';
import { countDecisionsSince, listOrigins } from '#store/document-rows.ts';
import { listOpenHolds } from '#store/hold-rows.ts';
import type { OpenHold } from '#store/hold-rows.ts';
import { listRegistry } from '#store/registry.ts';

/** An open hold of a table or a report. */
export interface InboxHold {
  readonly id: string;
  readonly check: string;
  readonly dataset: string;
  readonly subject: string;
  /** Null if neither the registry nor the document names it. */
  readonly amc: string | null;
  /** The document that raised it first. */
  readonly document_seq: number;
  /** The name of its file or the last part of its address. */
  readonly document: string;
  /** The SHA-256 of a report; null for tables. */
  readonly document_sha256: string | null;
  /** Pages of a report; empty for tables. */
  readonly pages: readonly number[];
  readonly summary: string;
  /** Whether its rows or values can be served unchanged. */
  readonly isAcceptable: boolean;
  readonly rows: number;
  /** Milliseconds since the epoch. */
  readonly opened_at: number;
}

/** Holds with the same cause, of one AMC and one document. */
export interface InboxGroup {
  readonly check: string;
  readonly amc: string | null;
  readonly document_seq: number;
  readonly document: string;
  readonly holds: number;
  readonly rows: number;
  /** When the oldest was opened, milliseconds since the epoch. */
  readonly oldest: number;
}

export interface InboxFilter {
  readonly check?: string | undefined;
  readonly amc?: string | undefined;
  readonly document_seq?: number | undefined;
  /** A part of the subject, of the summary or of the document's name, in any letter case. */
  readonly text?: string | undefined;
}

export interface Inbox {
  /** By check, AMC, document and page. */
  readonly holds: readonly InboxHold[];
  /** Number of decisions since midnight in Karachi. */
  readonly decidedToday: number;
}

/** Every open hold, of tables and reports. */
export async function readInbox(facts: FactDatabase, now: Date): Promise<Inbox> {
  return facts.read(async (tx) => {
    const open = await listOpenHolds(tx);
    const { funds, amcs } = await listRegistry(tx);
    const amcName = new Map(amcs.map((amc) => [amc.amc_key, amc.name]));
    const amcOfFund = new Map(funds.map((fund) => [fund.fund_key, amcName.get(fund.amc_key ?? -1) ?? null]));
    const origins = await listOrigins(
      tx,
      open.map(({ document_seq }) => document_seq),
    );
    const holds = open.map((hold): InboxHold => {
      const { amc, pages, document_sha256 } = JSON.parse(hold.figures) as {
        amc?: string | null;
        pages?: readonly number[];
        document_sha256?: string;
      };
      return {
        id: hold.id,
        check: hold.check_name,
        dataset: hold.dataset,
        subject: hold.subject,
        amc: hold.fund_key === null ? (amc ?? null) : (amcOfFund.get(hold.fund_key) ?? amc ?? null),
        document_seq: hold.document_seq,
        document: shortName(origins.get(hold.document_seq) ?? `document ${hold.document_seq}`),
        document_sha256: hold.dataset === 'fmr' ? (document_sha256 ?? null) : null,
        pages: hold.dataset === 'fmr' ? (pages ?? []) : [],
        summary: hold.summary,
        isAcceptable: findRefusal(hold) === undefined,
        rows: hold.row_count,
        opened_at: hold.opened_at,
      };
    });
    const midnight = Date.parse(`${todayInKarachi(now)}T00:00:00+05:00`);
    return {
      holds: nameAmcs(holds).toSorted(byGroup),
      decidedToday: await countDecisionsSince(tx, midnight),
    };
  });
}

function shortName(origin: OpenHold['subject']): string {
  return origin.split(/[/\\]/).findLast((part) => part !== '') ?? origin;
}

/** A page without a fund is of the AMC that other pages of its report name. */
function nameAmcs(holds: readonly InboxHold[]): InboxHold[] {
  const named = new Map<number, string>();
  for (const { dataset, document_seq, amc } of holds)
    if (dataset === 'fmr' && amc !== null) named.set(document_seq, amc);
  return holds.map((hold) =>
    hold.dataset === 'fmr' && hold.amc === null ? { ...hold, amc: named.get(hold.document_seq) ?? null } : hold,
  );
}

function byGroup(one: InboxHold, other: InboxHold): number {
  return (
    compareTexts(one.check, other.check) ||
    compareTexts(one.amc ?? '\u{FFFF}', other.amc ?? '\u{FFFF}') ||
    one.document_seq - other.document_seq ||
    byPage(one, other)
  );
}

function byPage(one: InboxHold, other: InboxHold): number {
  return (one.pages[0] ?? 0) - (other.pages[0] ?? 0) || compareTexts(one.subject, other.subject);
}

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** The holds that a filter lets through; those of one document page by page, whatever their checks. */
export function filterHolds(holds: readonly InboxHold[], filter: InboxFilter): InboxHold[] {
  const text = filter.text?.toLowerCase() ?? '';
  const found = holds.filter(
    (hold) =>
      (filter.check === undefined || hold.check === filter.check) &&
      (filter.amc === undefined || (hold.amc ?? '') === filter.amc) &&
      (filter.document_seq === undefined || hold.document_seq === filter.document_seq) &&
      (text === '' || [hold.subject, hold.summary, hold.document].some((part) => part.toLowerCase().includes(text))),
  );
  return filter.document_seq === undefined || filter.check !== undefined ? found : found.toSorted(byPage);
}

/** Holds in groups; the check with most holds first. */
export function groupHolds(holds: readonly InboxHold[]): InboxGroup[] {
  const groups = Map.groupBy(holds, ({ check, amc, document_seq }) => `${check}\n${amc ?? ''}\n${document_seq}`);
  const ofCheck = Map.groupBy(holds, ({ check }) => check);
  const sizeOf = (check: string): number => ofCheck.get(check)?.length ?? 0;
  return [...groups.values()]
    .flatMap((group): InboxGroup[] => {
      const [first] = group;
      if (first === undefined) return [];
      const { check, amc, document_seq, document } = first;
      return [
        {
          check,
          amc,
          document_seq,
          document,
          holds: group.length,
          rows: group.reduce((sum, { rows }) => sum + rows, 0),
          oldest: Math.min(...group.map(({ opened_at }) => opened_at)),
        },
      ];
    })
    .toSorted((one, other) => sizeOf(other.check) - sizeOf(one.check) || compareTexts(one.check, other.check));
}
