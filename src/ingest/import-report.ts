import type { FactTx } from '#store/database.ts';
import { appendJournalEntry, insertDocument } from '#store/document-rows.ts';
import type { DocumentTable } from '#store/tables.ts';
import type { DocumentEntry } from './archive.ts';

/** The result of one import, as printed by `mfds ingest --json` and stored in the documents table. */
export interface ImportReport {
  readonly document: {
    readonly sha256: string;
    readonly source: string;
    readonly format: string | null;
    /** File name or URL, as given. */
    readonly origin: string;
  };
  /** `promoted`: now; `unchanged`: this document had been promoted before; `refused`: as a whole. */
  readonly outcome: 'promoted' | 'unchanged' | 'refused';
  /** Reason of the refusal: what was expected and what was found. */
  readonly message: string | null;
  readonly page_date: string | null;
  readonly rows: number;
  /** Rows with a printed NAV above zero; 0 for tables without NAVs. */
  readonly rows_with_nav: number;
  readonly distinct_association_ids: number;
  readonly rows_without_association_id: number;
  readonly changes: ChangeCounts;
  /** Sum of all changes; 0 if the same facts were already served. */
  readonly changed: number;
  /** Rows whose facts are already served. */
  readonly unchanged_rows: number;
  /** Rows without a fact: no NAV, an undated placeholder payout, an exact repetition. */
  readonly empty_rows: number;
  /** Rows held for review from this document, by check; a hold may cover several rows. */
  readonly held_rows: Readonly<Record<string, number>>;
  /** Open holds of this document in the review list. */
  readonly held: number;
  readonly duration_ms: number;
}

export interface ChangeCounts {
  readonly amcs_created: number;
  readonly families_created: number;
  readonly funds_created: number;
  readonly funds_updated: number;
  readonly nav_observed: number;
  readonly nav_corrected: number;
  readonly payouts_observed: number;
  readonly payouts_corrected: number;
  readonly reports_promoted: number;
  readonly reports_corrected: number;
}

/** Sum of all changes. */
export function countChanges(changes: ChangeCounts): number {
  return Object.values<number>({ ...changes }).reduce((sum, count) => sum + count, 0);
}

export const NO_CHANGES: ChangeCounts = {
  amcs_created: 0,
  families_created: 0,
  funds_created: 0,
  funds_updated: 0,
  nav_observed: 0,
  nav_corrected: 0,
  payouts_observed: 0,
  payouts_corrected: 0,
  reports_promoted: 0,
  reports_corrected: 0,
};

/** The report, plus the changes that earlier documents contributed because of this one. */
export function withChanges(report: ImportReport, more: readonly ChangeCounts[]): ImportReport {
  const names = Object.keys(NO_CHANGES) as (keyof ChangeCounts)[];
  const sums = names.map((name) => [name, more.reduce((sum, one) => sum + one[name], report.changes[name])]);
  const changes = Object.fromEntries(sums) as unknown as ChangeCounts;
  return { ...report, changes, changed: countChanges(changes) };
}

/** The report of a document that changed nothing; `message` is the reason of the refusal. */
export function emptyReport(document: ImportReport['document'], message: string | null): ImportReport {
  return {
    document,
    outcome: 'refused',
    message,
    page_date: null,
    rows: 0,
    rows_with_nav: 0,
    distinct_association_ids: 0,
    rows_without_association_id: 0,
    changes: NO_CHANGES,
    changed: 0,
    unchanged_rows: 0,
    empty_rows: 0,
    held_rows: {},
    held: 0,
    duration_ms: 0,
  };
}

/** The report of a document that was promoted before: `first` is its first report, `origin` its current name. */
export function unchangedReport(first: string, origin: string, held: number): ImportReport {
  const report = JSON.parse(first) as ImportReport;
  const document = { ...report.document, origin };
  return {
    ...report,
    document,
    outcome: 'unchanged',
    changes: NO_CHANGES,
    changed: 0,
    unchanged_rows: report.rows,
    empty_rows: 0,
    held,
  };
}

/** A document as received, and the result of reading it. */
interface Recorded {
  readonly document_seq: number;
  readonly sha256: string;
  readonly source: string;
  readonly origin: string;
  readonly url: string | null;
  readonly at: number;
  readonly is_partial: boolean;
  /** Null if the document is refused. */
  readonly read: { readonly format: string; readonly rows: number; readonly page_date: string | null } | null;
  readonly report: ImportReport;
  /** For a report that was read: its archived page extraction. */
  readonly extraction_sha256: string | null;
}

/** Writes the row of the document and, with `more`, its journal entry. */
export async function recordDocument(
  tx: FactTx,
  recorded: Recorded,
  more: Pick<DocumentEntry, 'extraction_sha256' | 'refused'> = {},
): Promise<DocumentTable> {
  const { document_seq, sha256, source, origin, url, at, is_partial, read, report, extraction_sha256 } = recorded;
  const row: DocumentTable = {
    document_seq,
    sha256,
    source,
    origin,
    url,
    extraction_sha256,
    format: read?.format ?? null,
    received_at: at,
    page_date: read?.page_date ?? null,
    row_count: read?.rows ?? null,
    is_partial: is_partial ? 1 : 0,
    outcome: read === null ? 'REFUSED' : 'PROMOTED',
    message: report.message,
    report: JSON.stringify(report),
  };
  await insertDocument(tx, row);
  await appendJournalEntry(tx, (seq): DocumentEntry => ({
    seq,
    kind: 'document',
    at: new Date(at).toISOString(),
    sha256,
    source,
    origin,
    url,
    is_partial,
    ...more,
  }));
  return row;
}
