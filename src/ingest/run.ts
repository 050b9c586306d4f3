import type { Clock } from '#base/clock.ts';
import { Fault, isFault } from '#base/fault.ts';
import type { Log } from '#base/log.ts';
import { parseDocument } from '#sources/parse.ts';
import { SOURCES } from '#sources/rows.ts';
import type { ParsedDocument, SourceName } from '#sources/rows.ts';
import type { FactDatabase, FactTx } from '#store/database.ts';
import {
  addStageTimes,
  findPromoted,
  lastJournalSeq,
  listDocumentsOfSource,
  listRecentRowCounts,
  nextDocumentSeq,
  StageWatch,
} from '#store/document-rows.ts';
import { nextMoment } from '#store/event-rows.ts';
import { countOpenHoldsOf } from '#store/hold-rows.ts';
import type { DocumentTable } from '#store/tables.ts';
import { sha256Hex } from '#base/hash.ts';
import { mirrorJournal } from './archive.ts';
import type { Archive } from './archive.ts';
import type { DocumentGuard } from './document-guard.ts';
import { countChanges, emptyReport, recordDocument, unchangedReport, withChanges } from './import-report.ts';
import type { ImportReport } from './import-report.ts';
import { runPass } from './pass.ts';
import type { PassResult } from './pass.ts';
import { reconcile } from './reconcile.ts';
import { extractReport, listKnowledge } from './reports/extraction.ts';
import type { Extraction, ReadingAhead, ReportExtractor } from './reports/extraction.ts';
import { openInTurn } from './reports/open-in-turn.ts';
import { importReport } from './reports/run-report.ts';
import { arrivalOf, everything } from './stage.ts';

/** Everything an import needs; one object per process, because a database has one writer at a time. */
export interface Ingest {
  readonly facts: FactDatabase;
  readonly archive: Archive;
  readonly clock: Clock;
  readonly log: Log;
  /** Reads the pages of a PDF; without it, only page extractions can be imported. */
  readonly extractReport?: ReportExtractor;
  /** Reads the words of a report before it is imported, at the same time as another report is imported. */
  readonly ahead?: ReadingAhead;
  /** Limits each document to its budget; only in a process that does nothing but import. */
  readonly guard?: DocumentGuard;
}

/** The kinds of documents that can be imported: table sources and fund reports. */
export const DOCUMENT_KINDS = [...SOURCES, 'fmr'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A document to import. */
export interface Incoming {
  readonly source: DocumentKind;
  readonly bytes: Uint8Array;
  /** File name or URL, as shown to people. */
  readonly origin: string;
  /** The URL it was fetched from; null for a file. */
  readonly url: string | null;
  /** Set by the operator for a part of the usual table, for example an export of one AMC. */
  readonly is_partial: boolean;
  /** Duration of the fetch; absent for a file. */
  readonly fetch_ms?: number;
}

/**
 * Turns a document into facts: archive, parse, stage, match, validate, promote or hold, in one transaction. A page that
 * is not the expected table is refused as a whole (`outcome: refused`), and the facts served before remain. Importing
 * the same document again changes nothing.
 */
export async function ingestDocument(ingest: Ingest, incoming: Incoming): Promise<ImportReport> {
  const { guard } = ingest;
  if (guard === undefined) return ingestUnguarded(ingest, incoming);
  try {
    return await guard.hold(incoming.bytes, incoming.origin, async () => ingestUnguarded(ingest, incoming));
  } catch (thrown) {
    if (!isFault(thrown, 'SOURCE_REFUSED')) throw thrown;
    return emptyReport(
      { sha256: sha256Hex(incoming.bytes), source: incoming.source, format: null, origin: incoming.origin },
      thrown.message,
    );
  }
}

async function ingestUnguarded(ingest: Ingest, incoming: Incoming): Promise<ImportReport> {
  const started = performance.now();
  const watch = new StageWatch(incoming.fetch_ms);
  const sha256 = ingest.archive.keep(incoming.bytes);
  watch.end('archive');
  // Reading a report takes seconds, so it is read before the import takes the writer lock.
  const extraction =
    incoming.source === 'fmr'
      ? await extractReport(ingest.extractReport, ingest.archive, {
          bytes: incoming.bytes,
          sha256,
          listKnowledge: () => listKnowledge(ingest.facts.query),
        })
      : undefined;
  if (extraction !== undefined) watch.end('parse');
  const report = await ingest.facts.write(async (tx) => {
    watch.end('wait');
    await requireWholeStore(tx, ingest.archive);
    const at = await nextMoment(tx, ingest.clock.now());
    const done = await importDocument(tx, ingest.archive, { ...incoming, sha256, at, extraction, watch });
    watch.end('promote');
    await addStageTimes(tx, { source: done.document.source, outcome: done.outcome }, watch.microseconds);
    return done;
  });
  await mirrorJournal(ingest.facts, ingest.archive);
  return { ...report, duration_ms: Math.round(performance.now() - started) };
}

/**
 * Reads every archived report again with the current reader: different results are checked and promoted as new
 * versions; the rest changes nothing.
 */
export async function rereadReports(
  ingest: Ingest,
  onProgress: (report: ImportReport, total: number) => Promise<void>,
): Promise<void> {
  const documents = await listDocumentsOfSource(ingest.facts.query, 'fmr');
  const archived = documents.map(({ sha256, origin, url }) => ({
    isOpenedEarly: true,
    open: async () => Promise.resolve({ bytes: ingest.archive.read(sha256), origin, url }),
  }));
  for await (const document of openInTurn(archived, ingest.ahead))
    await onProgress(await rereadBytes(ingest, document), documents.length);
}

/** Reads one archived report again, with what is known now. */
async function rereadDocument(
  ingest: Ingest,
  { sha256, origin, url }: Pick<DocumentTable, 'sha256' | 'origin' | 'url'>,
): Promise<ImportReport> {
  return rereadBytes(ingest, { bytes: ingest.archive.read(sha256), origin, url });
}

async function rereadBytes(
  ingest: Ingest,
  document: Pick<Incoming, 'bytes' | 'origin' | 'url'>,
): Promise<ImportReport> {
  return ingestDocument(ingest, { source: 'fmr', ...document, is_partial: false });
}

/** Reads those reports again that a new word of their AMC may concern; none if this process cannot read PDFs. */
export async function rereadTaught(ingest: Ingest, documents: readonly string[]): Promise<void> {
  if (ingest.extractReport === undefined) return;
  const taught = new Set(documents);
  for (const document of await listDocumentsOfSource(ingest.facts.query, 'fmr'))
    if (taught.has(document.sha256)) await rereadDocument(ingest, document);
}

/** If the archive contains more than the store, the store was lost or reset: adding to it would fork history. */
export async function requireWholeStore(tx: FactTx, archive: Archive): Promise<void> {
  if ((await lastJournalSeq(tx)) < archive.lastSeq()) {
    throw new Fault(
      'STORE_BEHIND',
      'The archive contains documents that are not in the store. ' +
        'Run `mfds rebuild` to rebuild the store from the archive.',
    );
  }
}

interface Arrival extends Incoming {
  readonly sha256: string;
  /** Time at which it became known, milliseconds since the epoch; a rebuild passes the recorded time. */
  readonly at: number;
  /**
   * The extraction of a report, made before the transaction began, or the fault that refuses it; undefined for tables.
   */
  readonly extraction?: Extraction | Fault | undefined;
  /** Absent in a rebuild, whose documents were timed when they arrived. */
  readonly watch?: StageWatch;
}

/** The import itself, inside the caller's transaction. */
export async function importDocument(tx: FactTx, archive: Archive, arrival: Arrival): Promise<ImportReport> {
  const { source, extraction } = arrival;
  return source === 'fmr'
    ? importReport(tx, archive, { ...arrival, extraction })
    : importTable(tx, archive, { ...arrival, source });
}

type TableArrival = Arrival & { readonly source: SourceName };

async function importTable(tx: FactTx, archive: Archive, arrival: TableArrival): Promise<ImportReport> {
  const before =
    (await findPromoted(tx, arrival.sha256, arrival.source, 'first')) ??
    (arrival.source === 'nav' ? await findPromoted(tx, arrival.sha256, 'nav-history', 'first') : undefined);
  if (before !== undefined)
    return unchangedReport(before.report, arrival.origin, await countOpenHoldsOf(tx, before.document_seq));
  const document_seq = await nextDocumentSeq(tx);
  const parsed = await parseOrRefuse(tx, arrival);
  arrival.watch?.end('parse');
  if (isFault(parsed)) {
    const report = emptyReport(documentOf(arrival), parsed.message);
    await record(tx, arrival, document_seq, report, null);
    return report;
  }
  const result = await runPass(tx, {
    document: parsed,
    document_seq,
    url: arrival.url,
    known_at: arrival.at,
    only: everything,
    watch: arrival.watch,
  });
  const report = promotedReport(arrival, parsed, result);
  await record(tx, arrival, document_seq, report, parsed);
  const followed = await reconcile(tx, archive, [result], arrival.at);
  return {
    ...withChanges(
      report,
      followed.map((pass) => pass.changes),
    ),
    held: await countOpenHoldsOf(tx, document_seq),
  };
}

async function parseOrRefuse(tx: FactTx, arrival: TableArrival): Promise<ParsedDocument | Fault> {
  const usualRows = median(await listRecentRowCounts(tx, arrival.source, 5));
  try {
    return parseDocument(arrival.source, arrival.bytes, {
      usualRows,
      partial: arrival.is_partial,
      arrival: arrivalOf(arrival.at, arrival.url),
    });
  } catch (thrown) {
    if (isFault(thrown, 'SOURCE_REFUSED')) return thrown;
    throw thrown;
  }
}

function median(counts: readonly number[]): number | null {
  return counts.toSorted((a, b) => a - b)[counts.length >> 1] ?? null;
}

async function record(
  tx: FactTx,
  arrival: TableArrival,
  document_seq: number,
  report: ImportReport,
  parsed: ParsedDocument | null,
): Promise<void> {
  const read =
    parsed === null ? null : { format: parsed.format, rows: parsed.rows.length, page_date: parsed.page_date };
  await recordDocument(tx, {
    ...arrival,
    document_seq,
    source: parsed?.source ?? arrival.source,
    read,
    report,
    extraction_sha256: null,
  });
}

function documentOf({ sha256, source, origin }: TableArrival): ImportReport['document'] {
  return { sha256, source, format: null, origin };
}

function promotedReport(arrival: TableArrival, parsed: ParsedDocument, result: PassResult): ImportReport {
  const ids = new Map<string | null, number>();
  for (const [{ association_fund_id: id }, places] of parsed.byMention) ids.set(id, (ids.get(id) ?? 0) + places.length);
  const { changes, unchanged_rows, empty_rows, held_rows } = result;
  return {
    ...emptyReport({ ...documentOf(arrival), source: parsed.source, format: parsed.format }, null),
    outcome: 'promoted',
    page_date: parsed.page_date,
    rows: parsed.rows.length,
    rows_with_nav: parsed.rows_with_nav,
    distinct_association_ids: ids.size - (ids.has(null) ? 1 : 0),
    rows_without_association_id: ids.get(null) ?? 0,
    changes,
    changed: countChanges(changes),
    unchanged_rows,
    empty_rows,
    held_rows,
  };
}
