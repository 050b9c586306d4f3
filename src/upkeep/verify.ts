import { isDeepStrictEqual } from 'node:util';
import { isFault } from '#base/fault.ts';
import type { Archive, JournalEntry } from '#ingest/archive.ts';
import { openFactReader } from '#reads/fact-view.ts';
import type { FactReader, FactView } from '#reads/fact-view.ts';
import { readNavHistory } from '#reads/read-nav-history.ts';
import { listBrokenClaims } from '#store/broken-rows.ts';
import type { FactDatabase } from '#store/database.ts';
import { listJournalAfter } from '#store/journal-rows.ts';
import { listNavs } from '#store/served-navs.ts';
import { countRows, readBatches, readWhole } from '#store/rows.ts';
import type { ReportSectionTable } from '#store/tables.ts';

/** Counts what is being looked at. */
type Told = (part: 'archive' | 'reports' | 'shelves', done: number, total: number) => Promise<void> | void;

// A damaged disk breaks thousands of things at once; a person needs a few to understand.
const SENTENCES_A_PART = 20;

/**
 * Whether archive, store, feed and what is rendered for clients agree: a plain
 * sentence for each thing that does not, none when all is well. Reads only, and
 * may run while the service serves and imports.
 */
export async function verify(facts: FactDatabase, archive: Archive, tell: Told): Promise<string[]> {
  const reader = openFactReader(facts, 'verify');
  try {
    const parts = [
      await verifyArchive(facts, archive, tell),
      await facts.read(listBrokenClaims),
      await verifyReports(facts, tell),
      await verifyShelves(reader, tell),
    ];
    return parts.flatMap((found) => (found.length <= SENTENCES_A_PART ? found : [...found.slice(0, SENTENCES_A_PART), `… and ${found.length - SENTENCES_A_PART} more like these.`]));
  } finally {
    await reader.close();
  }
}

async function verifyArchive(facts: FactDatabase, archive: Archive, tell: Told): Promise<string[]> {
  // The archive first: what a running import adds to both in between is then in the store at least.
  const journal = readJournal(archive);
  if (typeof journal === 'string') return [journal];
  const stored = (await facts.read((tx) => listJournalAfter(tx, 0))).map((entry) => JSON.parse(entry) as JournalEntry);
  const broken: string[] = [];
  if (stored.length < journal.length) broken.push(`The store knows ${stored.length} journal entries and the archive ${journal.length}: the store was lost or set back. Run \`mfds rebuild\`.`);
  for (const [index, entry] of journal.entries()) {
    if (entry.seq !== index + 1) broken.push(`The archive's journal has entry ${entry.seq} where ${index + 1} belongs. Restore journal.ndjson from a backup.`);
    else if (index < stored.length && !isDeepStrictEqual(entry, stored[index])) broken.push(`Journal entry ${entry.seq} of the archive is not the one of the store.`);
    broken.push(...verifyDocument(archive, entry));
    await tell('archive', index + 1, journal.length);
  }
  return broken;
}

function readJournal(archive: Archive): JournalEntry[] | string {
  try {
    return archive.readJournal();
  } catch (thrown) {
    if (isFault(thrown)) return thrown.message;
    throw thrown;
  }
}

function verifyDocument(archive: Archive, entry: JournalEntry): string[] {
  if (entry.kind !== 'document') return [];
  return [entry.sha256, ...(entry.extraction_sha256 === undefined ? [] : [entry.extraction_sha256])].flatMap((sha256) => {
    try {
      archive.read(sha256);
      return [];
    } catch (thrown) {
      if (isFault(thrown)) return [`${entry.origin}: ${thrown.message}`];
      throw thrown;
    }
  });
}

/** Every stored part of a report is JSON with as many rows as it says: it is served as it stands. */
async function verifyReports(facts: FactDatabase, tell: Told): Promise<string[]> {
  const broken: string[] = [];
  let done = 0;
  await readWhole(facts, async (tx) => {
    const total = await countRows(tx, ['report_sections']);
    for await (const rows of readBatches(tx, 'report_sections')) {
      for (const { fund_key, report_date, section, row_count, text } of rows as unknown as ReportSectionTable[]) {
        const what = `The ${section} of the report of ${report_date} of fund ${fund_key}`;
        const parsed = parseJson(text);
        if (parsed === undefined) broken.push(`${what} is no JSON.`);
        else if (Array.isArray(parsed) && parsed.length !== row_count) broken.push(`${what} says ${row_count} rows and has ${parsed.length}.`);
        done += 1;
      }
      await tell('reports', done, total);
    }
  });
  return broken;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Every fund's NAV history as a client gets it, row by row against the observations it was made of. */
async function verifyShelves(reader: FactReader, tell: Told): Promise<string[]> {
  const broken: string[] = [];
  const entries = [...(await reader.view()).registry.fund_by_key.values()];
  for (const [index, { fund }] of entries.entries()) {
    const differs = await reader.answer(async (view) => {
      const served = await readServed(view, fund.slug);
      const stored = await view.read((tx) => listNavs(tx, fund.fund_key));
      // What is older than the default window is not on the first pages.
      const of_window = stored.filter(({ nav_date }) => nav_date >= (served[0]?.nav_date ?? ''));
      return served.length !== of_window.length || served.some((row, at) => row.nav !== of_window[at]?.nav || row.nav_date !== of_window[at]?.nav_date);
    });
    if (differs) broken.push(`The NAV history that is served of ${fund.slug} is not what the store holds.`);
    await tell('shelves', index + 1, entries.length);
  }
  return broken;
}

type ServedNav = { readonly nav_date: string; readonly nav: string };

async function readServed(view: FactView, fund_slug: string): Promise<ServedNav[]> {
  const rows: ServedNav[] = [];
  for (let cursor: string | null = null; ; ) {
    const reading = await readNavHistory(view, { fund_slug, from: null, to: null, cursor, limit: 1_000, order: 'asc', as_of: null });
    const text = reading.data().map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece).toString('utf8'))).join('');
    rows.push(...(JSON.parse(text) as { navs: ServedNav[] }).navs);
    cursor = reading.next_cursor ?? null;
    if (cursor === null) return rows;
  }
}
