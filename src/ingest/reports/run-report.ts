import { Fault } from '#base/fault.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Fragment } from '#domain/fragment.ts';
import { fragmentId } from '#domain/identity.ts';
import { normaliseName } from '#domain/names.ts';
import type { FragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import type { FactTx } from '#store/database.ts';
import { insertFragments, listFragments, removeFragments } from '#store/reports.ts';
import { findPromoted, nextDocumentSeq, setDocumentReport } from '#store/document-rows.ts';
import { countOpenHoldsOf } from '#store/hold-rows.ts';
import type { DocumentTable } from '#store/tables.ts';
import type { Archive } from '#ingest/archive.ts';
import { emptyReport, recordDocument, unchangedReport, withChanges } from '#ingest/import-report.ts';
import type { ImportReport } from '#ingest/import-report.ts';
import { passReport, rejudgeSizes } from './report-pass.ts';
import { subjectOf } from './extraction.ts';
import type { Extraction } from './extraction.ts';

interface ReportArrival {
  readonly sha256: string;
  readonly origin: string;
  readonly url: string | null;
  readonly at: number;
  readonly extraction: Extraction | Fault | undefined;
}

/**
 * A report document becomes facts, inside the caller's transaction. The same pages read the same way change nothing.
 */
export async function importReport(tx: FactTx, archive: Archive, arrival: ReportArrival): Promise<ImportReport> {
  const { sha256, origin, extraction } = arrival;
  const document = {
    sha256,
    source: 'fmr',
    format: extraction instanceof Fault ? null : (extraction?.format ?? null),
    origin,
  };
  if (extraction === undefined || extraction instanceof Fault) {
    const report = emptyReport(document, extraction?.message ?? 'The document was not read.');
    await record(tx, arrival, await nextDocumentSeq(tx), report, null);
    return report;
  }
  const before = await findPromoted(tx, sha256, 'fmr', 'last');
  if (before?.extraction_sha256 === extraction.sha256)
    return unchangedReport(before.report, origin, await countOpenHoldsOf(tx, before.document_seq));
  const document_seq = await nextDocumentSeq(tx);
  await keepFragments(tx, document_seq, sha256, extraction.file);
  const report = {
    ...emptyReport(document, null),
    outcome: 'promoted' as const,
    page_date: newestMonth(extraction.file),
    rows: extraction.file.fragments.length,
  };
  const row = await record(tx, arrival, document_seq, report, extraction);
  const pass = await passReport(tx, archive, row, arrival.at);
  const followed = await rejudgeSizes(tx, archive, [pass], arrival.at);
  const { changes, unchanged_rows, empty_rows, held_rows } = pass;
  const done = withChanges(
    { ...report, changes, unchanged_rows, empty_rows, held_rows },
    followed.map((one) => one.changes),
  );
  await setDocumentReport(tx, document_seq, JSON.stringify(done));
  return { ...done, held: await countOpenHoldsOf(tx, document_seq) };
}

/** The document's fragments as this extraction has them. Pages that a person delivered apart stay as delivered. */
async function keepFragments(tx: FactTx, document_seq: number, sha256: string, file: FragmentFile): Promise<void> {
  const { document_sha256, is_supplement } = subjectOf(sha256, file);
  const pages = [...new Set(file.fragments.map((fragment) => fragment.page_number))];
  await removeFragments(tx, document_sha256, is_supplement ? pages : null);
  const delivered = new Set((await listFragments(tx, document_sha256)).map((row) => row.page_number));
  const fresh = file.fragments.filter((fragment) => is_supplement || !delivered.has(fragment.page_number));
  const seen = new Map<string, number>();
  const idOf = ({ page_number, fund_name_raw }: Fragment): string => {
    // As the id itself: names that differ in case or spaces alone are one.
    const name = normaliseName(fund_name_raw ?? '');
    const ordinal = (seen.get(`${page_number} ${name}`) ?? 0) + 1;
    seen.set(`${page_number} ${name}`, ordinal);
    return fragmentId(document_sha256, page_number, name, ordinal);
  };
  const rows = fresh.map((fragment) => ({
    id: idOf(fragment),
    document_sha256,
    document_seq,
    page_number: fragment.page_number,
    is_supplement: is_supplement ? 1 : 0,
    content: JSON.stringify(fragment),
  }));
  await insertFragments(tx, rows);
}

function newestMonth(file: FragmentFile): IsoDate | null {
  return (
    file.fragments
      .flatMap((fragment) => fragment.report_date ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}

async function record(
  tx: FactTx,
  arrival: ReportArrival,
  document_seq: number,
  report: ImportReport,
  extraction: Extraction | null,
): Promise<DocumentTable> {
  const extraction_sha256 = extraction?.sha256 ?? null;
  const read =
    extraction === null ? null : { format: extraction.format, rows: report.rows, page_date: report.page_date };
  const more = extraction_sha256 === null ? { refused: report.message ?? '' } : { extraction_sha256 };
  return recordDocument(
    tx,
    { ...arrival, document_seq, source: 'fmr', is_partial: false, read, report, extraction_sha256 },
    more,
  );
}
