import { join } from 'node:path';
import { SetClock } from '#base/clock.ts';
import { silentLog } from '#base/log.ts';
import { openArchive } from '#ingest/archive.ts';
import { ingestDocument } from '#ingest/run.ts';
import { openFacts } from '#store/database.ts';
import type { DatabaseLocation } from '#store/database-location.ts';
import { navPage, performancePage, printDay, sampleFunds } from '../fixtures/association-page.ts';

/**
 * A separate importer process, to be killed or to compete with others. Arguments: the archive folder, the store (a
 * DatabaseLocation as JSON), `first` and `step`. Imports every `step`-th document of a fixed series from `first` on,
 * and prints a line when it is ready and after each acknowledged document.
 */
const [folder = '', place = '', first = '0', step = '1', documents = '48'] = process.argv.slice(2);

// Enough for corrections; the time of an import grows with their number, and a kill must fall into any part of it.
const FUNDS = sampleFunds(12);
const START = Date.UTC(2026, 5, 1);

/** Two pages a day; the second corrects every fifth fund of the first. */
function makeDocument(index: number): { source: 'performance' | 'nav'; bytes: Uint8Array; at: number } {
  const at = START + (index >> 1) * 86_400_000;
  const is_nav = index % 2 === 1;
  const rows = FUNDS.map((row, number) => ({
    ...row,
    validity_date: printDay(at),
    nav: `${20 + number}.${String(1000 + index + (is_nav && number % 5 === 0 ? 7 : is_nav ? -1 : 0))}`,
  }));
  return {
    source: is_nav ? 'nav' : 'performance',
    bytes: Buffer.from(is_nav ? navPage(rows) : performancePage(rows)),
    at: at + index * 60_000,
  };
}

const clock = new SetClock(new Date(START));
const facts = await openFacts(JSON.parse(place) as DatabaseLocation);
const ingest = { facts, archive: openArchive(join(folder, 'archive')), clock, log: silentLog };
process.stdout.write('ready\n');
for (let index = Number(first); index < Number(documents); index += Number(step)) {
  const { source, bytes, at } = makeDocument(index);
  clock.set(new Date(at));
  const report = await ingestDocument(ingest, {
    source,
    bytes,
    origin: `document-${index}`,
    url: null,
    is_partial: false,
  });
  process.stdout.write(`${report.outcome} ${index} ${report.document.sha256}\n`);
}
await facts.close();
