import { beginsAsPdf } from '#documents/pdf/begins-as-pdf.ts';
import { detectSource } from '#sources/parse.ts';
import type { DocumentKind } from '#ingest/run.ts';

/** Every kind with its name in notes; the inbox may contain a folder for each. */
export const INBOX_KINDS: Readonly<Record<DocumentKind, string>> = {
  registry: 'a registry sheet',
  payouts: "the association's payout page",
  nav: "the association's NAV page or a NAV history",
  'nav-history': 'a plain NAV history',
  performance: "the association's performance page",
  fmr: 'a fund manager report (PDF) or page extractions (JSON)',
};

interface DetectedKind {
  readonly source: DocumentKind;
  /** How the kind was detected, as the end of a sentence. */
  readonly toldBy: string;
}

// `report.pdf`, `pages.json.gz`
const REPORT_NAME = /\.(pdf|json)(\.gz)?$/i;
// Enough for a byte order mark and white space before the first bracket.
const HEAD_BYTES = 1024;
// White space and a byte order mark before the first bracket are ignored.
const JSON_START = /^[\uFEFF\s]*[{[]/;

/**
 * The kind of a document: that of its folder, else detected from its content or name; undefined if unknown. Throws
 * Fault `SOURCE_REFUSED` for bytes that are neither a report nor a table.
 */
export function detectKind(folder: DocumentKind | null, name: string, bytes: Uint8Array): DetectedKind | undefined {
  if (folder !== null) return { source: folder, toldBy: `the folder ${folder}/` };
  if (beginsAsPdf(bytes)) return { source: 'fmr', toldBy: 'its content, a PDF' };
  if (JSON_START.test(Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('utf8')))
    return { source: 'fmr', toldBy: 'its content, JSON' };
  // Not a PDF, despite its name: the importer of reports describes the error best.
  if (REPORT_NAME.test(name)) return { source: 'fmr', toldBy: 'its name' };
  const source = detectSource(bytes);
  return source === undefined ? undefined : { source, toldBy: "its table's header" };
}
