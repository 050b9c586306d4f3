/** Reads PDF reports one after another as `mfds ingest fmr` does, from the start of the process to the facts; started by reading.ts. */
import { readFileSync } from 'node:fs';
import { loadQuickly } from '#base/load-quickly.ts';

loadQuickly();

// Loaded quickly, as bin/mfds does. The words of the first report are read while the rest loads.
const { openInTurn } = await import('#ingest/reports/open-in-turn.ts');
const { WordsAhead } = await import('#ingest/reports/read-ahead.ts');
const words = new WordsAhead();
const paths = process.argv.slice(2);
const documents = openInTurn(
  paths.map((path) => ({
    isOpenedEarly: true,
    open: async () => Promise.resolve({ path, bytes: readFileSync(path) }),
  })),
  {
    begin: async (bytes) => Promise.resolve(words.begin(bytes)),
    stop: async () => Promise.resolve(words.stop()),
  },
);
for await (const { path, bytes } of documents) {
  const { extractPdf } = await import('#ingest/reports/extract-pdf.ts');
  const { listFundsOf } = await import('./extraction/make-registry.ts');
  const { fragments } = await extractPdf(bytes, listFundsOf(path), { words });
  console.log(JSON.stringify({ fragments: fragments.length }));
}
