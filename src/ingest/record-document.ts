import type { FactTx } from '#store/database.ts';
import { appendJournalEntry, insertDocument } from '#store/document-rows.ts';
import type { DocumentTable } from '#store/tables.ts';
import type { DocumentEntry } from './archive.ts';
import type { ImportReport } from './import-report.ts';

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
