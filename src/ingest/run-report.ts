import { Fault, isFault } from '#base/fault.ts';
import type { PageWords } from '#domain/checks/report-evidence.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Fragment } from '#domain/fragment.ts';
import { fragmentId } from '#domain/identity.ts';
import { readFragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import type { FragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import type { FactTx } from '#store/database.ts';
import { insertFragments, listFragmentChanges, listFragments, removeFragments } from '#store/fragments.ts';
import { findDocument, findPromoted, nextDocumentSeq, setDocumentReport } from '#store/document-rows.ts';
import { countOpenHoldsOf } from '#store/hold-rows.ts';
import type { DocumentTable } from '#store/tables.ts';
import type { Archive, DocumentEntry } from './archive.ts';
import { applyChanges } from './change-fragment.ts';
import type { FragmentChange } from './change-fragment.ts';
import { countChanges, emptyReport, unchangedReport } from './import-report.ts';
import type { ImportReport } from './import-report.ts';
import type { PassResult } from './pass.ts';
import { recordDocument } from './record-document.ts';
import { runReportPass } from './report-pass.ts';

/** Reads the pages of a PDF, apart from this process: the content of a fragment file. Throws Fault `SOURCE_REFUSED` for what is no whole report. */
export type ReportExtractor = (bytes: Uint8Array) => Promise<unknown>;

/** What the pages of a document say, archived under its own hash so that a rebuild judges what was judged then. */
export interface Extraction {
  readonly format: 'pdf' | 'json';
  readonly sha256: string;
  readonly file: FragmentFile;
}

// A PDF may begin with a few bytes of a mail or web server.
const PDF_HEAD_BYTES = 1024;

/** The pages of a report document, whichever way they come; a Fault where the document is refused whole. */
export async function extractReport(extract: ReportExtractor | undefined, archive: Archive, bytes: Uint8Array, sha256: string): Promise<Extraction | Fault> {
  const is_pdf = Buffer.from(bytes.subarray(0, PDF_HEAD_BYTES)).includes('%PDF-');
  try {
    if (!is_pdf) return { format: 'json', sha256, file: readFragmentFile(requireJson(bytes)) };
    if (extract === undefined) throw new Fault('SOURCE_REFUSED', 'This installation reads no PDF. Give the page extractions as a fragment file (docs/fragment-schema.md).');
    const extracted = Buffer.from(JSON.stringify(await extract(bytes)));
    return { format: 'pdf', sha256: archive.keep(extracted), file: readFragmentFile(extracted) };
  } catch (thrown) {
    if (isFault(thrown, 'SOURCE_REFUSED')) return thrown;
    throw thrown;
  }
}

/** What begins as neither PDF nor JSON is said to be so, rather than to be bad JSON. */
function requireJson(bytes: Uint8Array): Uint8Array {
  const start = Buffer.from(bytes.subarray(0, PDF_HEAD_BYTES)).toString('utf8').replace(/^\uFEFF/, '').trimStart();
  if (start.startsWith('{')) return bytes;
  // Letters that can be shown, without line ends.
  const shown = start.slice(0, 24).replace(/[^\x20-\x7E]/g, '.');
  throw new Fault('SOURCE_REFUSED', `A report is a PDF, or a JSON file of page extractions; this file ${bytes.length === 0 ? 'is empty' : `begins with "${shown}"`}. Please fetch it again.`);
}

/** The extraction that a journal entry names, from the archive. */
export function readExtraction(archive: Archive, { sha256, extraction_sha256, refused }: DocumentEntry): Extraction | Fault {
  if (extraction_sha256 === undefined) return new Fault('SOURCE_REFUSED', refused ?? 'The document was refused.');
  return { format: extraction_sha256 === sha256 ? 'json' : 'pdf', sha256: extraction_sha256, file: readFragmentFile(archive.read(extraction_sha256)) };
}

interface ReportArrival {
  readonly sha256: string;
  readonly origin: string;
  readonly url: string | null;
  readonly at: number;
  readonly extraction: Extraction | Fault | undefined;
}

/** A report document becomes facts, inside the caller's transaction. The same pages read the same way change nothing. */
export async function importReport(tx: FactTx, archive: Archive, arrival: ReportArrival): Promise<ImportReport> {
  const { sha256, origin, extraction } = arrival;
  const document = { sha256, source: 'fmr', format: extraction instanceof Fault ? null : (extraction?.format ?? null), origin };
  if (extraction === undefined || extraction instanceof Fault) {
    const report = emptyReport(document, extraction?.message ?? 'The document was not read.');
    await record(tx, arrival, await nextDocumentSeq(tx), report, null);
    return report;
  }
  const before = await findPromoted(tx, sha256, 'fmr', 'last');
  if (before?.extraction_sha256 === extraction.sha256) return unchangedReport(before.report, origin, await countOpenHoldsOf(tx, before.document_seq));
  const document_seq = await nextDocumentSeq(tx);
  await keepFragments(tx, document_seq, sha256, extraction.file);
  const report = { ...emptyReport(document, null), outcome: 'promoted' as const, page_date: newestMonth(extraction.file), rows: extraction.file.fragments.length };
  const row = await record(tx, arrival, document_seq, report, extraction);
  const { changes, unchanged_rows, empty_rows, held_rows } = await passReport(tx, archive, row, arrival.at);
  const done = { ...report, changes, changed: countChanges(changes), unchanged_rows, empty_rows, held_rows };
  await setDocumentReport(tx, document_seq, JSON.stringify(done));
  return { ...done, held: await countOpenHoldsOf(tx, document_seq) };
}

/** The document whose pages an extraction is of. */
function subjectOf(sha256: string, file: FragmentFile): { readonly document_sha256: string; readonly is_supplement: boolean } {
  const { document_sha256 } = file;
  return { document_sha256: document_sha256 ?? sha256, is_supplement: document_sha256 !== null && document_sha256 !== sha256 };
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
    const name = fund_name_raw ?? '';
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

/** Judges and promotes the fragments of a document as they stand, persons' changes included; also run again when a decision was taken. */
export async function passReport(tx: FactTx, archive: Archive, document: DocumentTable, known_at: number): Promise<PassResult> {
  const files = new Map<string, FragmentFile>();
  const fileOf = (one: DocumentTable | undefined): FragmentFile | undefined => {
    const sha256 = one?.extraction_sha256 ?? null;
    if (sha256 === null) return undefined;
    const file = files.get(sha256) ?? readFragmentFile(archive.read(sha256));
    files.set(sha256, file);
    return file;
  };
  const own = fileOf(document);
  const { document_sha256 } = own === undefined ? { document_sha256: document.sha256 } : subjectOf(document.sha256, own);
  const stored = await listFragments(tx, document_sha256);
  const changes = Map.groupBy(await listFragmentChanges(tx, stored.map((row) => row.id)), (change) => change.fragment_id);
  const sources = new Map<number, Source>();
  for (const seq of new Set(stored.map((row) => row.document_seq))) {
    const row = await findDocument(tx, seq);
    sources.set(seq, { name: publicName(row), pages: fileOf(row)?.pages ?? [] });
  }
  const first = await findPromoted(tx, document_sha256, 'fmr', 'first');
  const original = fileOf(await findPromoted(tx, document_sha256, 'fmr', 'last'))?.pages ?? [];
  const rows = new Map<Fragment, (typeof stored)[number]>();
  const fragments = stored.map((row) => {
    const changed = applyChanges(JSON.parse(row.content) as Fragment, (changes.get(row.id) ?? []) as FragmentChange[]);
    rows.set(changed.fragment, row);
    return changed;
  });
  const sourceOf = (fragment: Fragment): Source | undefined => sources.get(rows.get(fragment)?.document_seq ?? 0);
  return runReportPass(tx, {
    document_sha256,
    document_seq: document.document_seq,
    edition_seq: first?.document_seq ?? document.document_seq,
    known_at,
    fragments,
    pagesOf: (fragment) => withOriginal(sourceOf(fragment)?.pages ?? [], original),
    idOf: (fragment) => rows.get(fragment)?.id ?? '',
    documentOf: (fragment) => publicName(first) ?? sourceOf(fragment)?.name ?? null,
  });
}

interface Source {
  readonly name: string | null;
  readonly pages: readonly PageWords[];
}

/** The words a file brings of a page, else those of the document itself: a reading of a page is held against the page. */
function withOriginal(own: readonly PageWords[], original: readonly PageWords[]): readonly PageWords[] {
  const brought = new Set(own.map((page) => page.page_number));
  return [...own, ...original.filter((page) => !brought.has(page.page_number))];
}

/** How a client may know the document: its address, or its file's name without the folders of this machine. */
function publicName(document: Pick<DocumentTable, 'origin' | 'url'> | undefined): string | null {
  if (document === undefined) return null;
  return document.url ?? document.origin.split(/[/\\]/).at(-1) ?? null;
}

function newestMonth(file: FragmentFile): IsoDate | null {
  return file.fragments.flatMap((fragment) => fragment.report_date ?? []).toSorted().at(-1) ?? null;
}

async function record(tx: FactTx, arrival: ReportArrival, document_seq: number, report: ImportReport, extraction: Extraction | null): Promise<DocumentTable> {
  const extraction_sha256 = extraction?.sha256 ?? null;
  const read = extraction === null ? null : { format: extraction.format, rows: report.rows, page_date: report.page_date };
  const more = extraction_sha256 === null ? { refused: report.message ?? '' } : { extraction_sha256 };
  return recordDocument(tx, { ...arrival, document_seq, source: 'fmr', is_partial: false, read, report, extraction_sha256 }, more);
}
