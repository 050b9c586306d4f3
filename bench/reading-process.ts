/** Reads one PDF report as `mfds ingest fmr` does, from the start of the process to the facts; started by reading.ts. */
import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';

enableCompileCache();

// Loaded after the compile cache is on, as bin/mfds does.
const { extractPdf } = await import('#ingest/reports/extract-pdf.ts');
const { hasExpected, openDocument } = await import('./extraction/documents.ts');
const { listKnownFunds } = await import('./extraction/make-registry.ts');

const [path = ''] = process.argv.slice(2);
const funds = hasExpected(path) ? listKnownFunds(openDocument(path, '')) : [];
const { fragments } = await extractPdf(readFileSync(path), funds);
console.log(JSON.stringify({ fragments: fragments.length }));
