import { beginsAsPdf } from '#documents/pdf/begins-as-pdf.ts';
import { announceSource } from '#sources/parse.ts';
import type { DocumentKind } from '#ingest/run.ts';

/** Every kind with how notes call it; each may have a folder of its name in the inbox. */
export const INBOX_KINDS: Readonly<Record<DocumentKind, string>> = {
  registry: 'a registry sheet',
  payouts: "the association's payout page",
  nav: "the association's NAV page or a NAV history",
  'nav-history': 'a plain NAV history',
  performance: "the association's performance page",
  fmr: 'a fund manager report (PDF) or page extractions (JSON)',
};

interface ToldKind {
  readonly source: DocumentKind;
  /** What told it, as the end of a sentence. */
  readonly toldBy: string;
}

// `report.pdf`, `pages.json.gz`
const REPORT_NAME = /\.(pdf|json)(\.gz)?$/i;
// Enough for a mark and blanks before the first bracket.
const HEAD_BYTES = 1024;
// Blanks and a byte order mark before the first bracket are no content.
const JSON_START = /^[\uFEFF\s]*[{[]/;

/**
 * What kind a document is: the folder it was put into says it, else its content
 * or name; undefined where nothing does. Throws Fault `SOURCE_REFUSED` for bytes
 * that are neither a report nor a table.
 */
export function announceKind(folder: DocumentKind | null, name: string, bytes: Uint8Array): ToldKind | undefined {
  if (folder !== null) return { source: folder, toldBy: `the folder ${folder}/ it was put into` };
  if (beginsAsPdf(bytes)) return { source: 'fmr', toldBy: 'its content, a PDF' };
  if (JSON_START.test(Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('utf8')))
    return { source: 'fmr', toldBy: 'its content, JSON' };
  // Bytes that are no PDF under a name that says so: the importer of reports knows best what is wrong with them.
  if (REPORT_NAME.test(name)) return { source: 'fmr', toldBy: 'its name' };
  const source = announceSource(bytes);
  return source === undefined ? undefined : { source, toldBy: "its table's header" };
}
