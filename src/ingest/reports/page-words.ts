import { isFault } from '#base/fault.ts';
import { beginsAsPdf } from '#documents/pdf/begins-as-pdf.ts';
import type { PageWords } from '#domain/checks/report-evidence.ts';
import type { Archive } from '#ingest/archive.ts';
import { readFragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import type { FactTx } from '#store/database.ts';
import { findDocument, findPromoted } from '#store/document-rows.ts';
import { listFragments } from '#store/reports.ts';

/** A report as a reviewer sees it. */
interface ReportPages {
  /** The words of each page; a supplement's page replaces that of the document. */
  readonly pages: ReadonlyMap<number, PageWords>;
  /** Whether the archive has the PDF, so that its pages can be drawn. */
  readonly isPdf: boolean;
}

// A reviewer works through one document, and looks at another one at times.
const DOCUMENTS_KEPT = 2;

/**
 * Reads the words of archived reports; keeps those of the last documents, because reading them takes up to a second.
 */
export class ReportPageReader {
  readonly #archive: Archive;
  readonly #kept = new Map<string, ReportPages>();

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  async read(tx: FactTx, document_sha256: string): Promise<ReportPages> {
    const extractions = await listExtractions(tx, document_sha256);
    const key = [document_sha256, ...extractions].join(' ');
    const report = this.#kept.get(key) ?? this.#open(document_sha256, extractions);
    this.#kept.delete(key);
    this.#kept.set(key, report);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > DOCUMENTS_KEPT) this.#kept.delete(oldest);
    return report;
  }

  #open(document_sha256: string, extractions: readonly string[]): ReportPages {
    const pages = extractions.flatMap((sha256) => readFragmentFile(this.#archive.read(sha256)).pages);
    return {
      pages: new Map(pages.map((page) => [page.page_number, page])),
      isPdf: this.#hasPdf(document_sha256),
    };
  }

  #hasPdf(document_sha256: string): boolean {
    try {
      return beginsAsPdf(this.#archive.read(document_sha256));
    } catch (thrown) {
      // A file of page extractions may be about a document that was never imported.
      if (isFault(thrown, 'ARCHIVE_DAMAGED')) return false;
      throw thrown;
    }
  }
}

/** The archived extractions of a document, its own first, then supplements in order of arrival. */
async function listExtractions(tx: FactTx, document_sha256: string): Promise<string[]> {
  const own = await findPromoted(tx, document_sha256, 'fmr', 'last');
  const seqs = new Set((await listFragments(tx, document_sha256)).map(({ document_seq }) => document_seq));
  const found = [own?.extraction_sha256];
  for (const seq of [...seqs].toSorted((one, other) => one - other))
    found.push((await findDocument(tx, seq))?.extraction_sha256);
  return [...new Set(found.filter((sha256) => typeof sha256 === 'string'))];
}
