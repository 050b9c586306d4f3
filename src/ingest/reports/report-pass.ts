import { Fault } from '#base/fault.ts';
import type { PageWords } from '#domain/checks/report-evidence.ts';
import type { Fragment } from '#domain/fragment.ts';
import type { Archive } from '#ingest/archive.ts';
import type { PassResult } from '#ingest/pass.ts';
import { readFragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import type { FragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import type { FactTx } from '#store/database.ts';
import { findDocument, findPromoted } from '#store/document-rows.ts';
import { listFragmentChanges, listFragments } from '#store/reports.ts';
import type { DocumentTable } from '#store/tables.ts';
import { applyChanges } from './change-fragment.ts';
import type { FragmentChange } from './change-fragment.ts';
import { subjectOf } from './extraction.ts';
import { runReportPass } from './run-report-pass.ts';

/** Judges and promotes the fragments of a document as they stand, persons' changes included; also run again when a decision was taken. */
export async function passReport(
  tx: FactTx,
  archive: Archive,
  document: DocumentTable,
  known_at: number,
): Promise<PassResult> {
  const files = new Map<string, FragmentFile>();
  const fileOf = (one: DocumentTable | undefined): FragmentFile | undefined => {
    const sha256 = one?.extraction_sha256 ?? null;
    if (sha256 === null) return undefined;
    const file = files.get(sha256) ?? readFragmentFile(archive.read(sha256));
    files.set(sha256, file);
    return file;
  };
  const own = fileOf(document);
  const { document_sha256 } =
    own === undefined ? { document_sha256: document.sha256 } : subjectOf(document.sha256, own);
  const stored = await listFragments(tx, document_sha256);
  const changes = Map.groupBy(
    await listFragmentChanges(
      tx,
      stored.map((row) => row.id),
    ),
    (change) => change.fragment_id,
  );
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
    editionSeq: first?.document_seq ?? document.document_seq,
    known_at,
    fragments,
    pagesOf: (fragment) => withOriginal(sourceOf(fragment)?.pages ?? [], original),
    idOf: (fragment) => rows.get(fragment)?.id ?? '',
    documentOf: (fragment) => publicName(first) ?? sourceOf(fragment)?.name ?? null,
  });
}

/** Judges the reports of these documents again, in order of arrival. */
export async function passDocuments(
  tx: FactTx,
  archive: Archive,
  documents: Iterable<number>,
  known_at: number,
): Promise<PassResult[]> {
  const results: PassResult[] = [];
  for (const document_seq of [...new Set(documents)].toSorted((a, b) => a - b)) {
    const document = await findDocument(tx, document_seq);
    if (document === undefined)
      throw new Fault('INTERNAL_ERROR', 'The document of a report is missing from the store.', {
        internal: `document ${document_seq}`,
      });
    results.push(await passReport(tx, archive, document, known_at));
  }
  return results;
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
