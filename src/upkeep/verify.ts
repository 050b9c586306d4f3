import { isDeepStrictEqual } from 'node:util';
import { isFault } from '#base/fault.ts';
import type { Archive, JournalEntry } from '#ingest/archive.ts';
import type { NavHistory } from '#payloads/series.ts';
import { openFactReader } from '#reads/fact-view.ts';
import type { FactReader, FactView } from '#reads/fact-view.ts';
import { readPayload } from '#reads/query-result.ts';
import { readNavHistory } from '#reads/read-nav-history.ts';
import { SeriesCache } from '#reads/series-cache.ts';
import { listBrokenClaims } from '#store/broken-rows.ts';
import type { FactDatabase } from '#store/database.ts';
import { listJournalAfter } from '#store/document-rows.ts';
import { listNavs } from '#store/series.ts';
import { countRows, readBatches, readWhole } from '#store/rows.ts';
import type { ReportSectionTable } from '#store/tables.ts';

/** Reports the progress of one part. */
type OnVerifyProgress = (
  part: 'archive' | 'reports' | 'histories',
  done: number,
  total: number,
) => Promise<void> | void;

// A damaged disk causes thousands of differences; a few sentences are enough to recognise it.
const SENTENCES_A_PART = 20;
// Each history is read once, so a larger cache would keep hundreds of megabytes that nothing reads again.
const SERIES_BYTES = 16 * 1024 * 1024;

/**
 * Checks that archive, store, feed and rendered responses agree; returns one sentence per difference. It only reads,
 * and may run while the service serves and imports.
 */
export async function verify(facts: FactDatabase, archive: Archive, onProgress: OnVerifyProgress): Promise<string[]> {
  const reader = openFactReader(facts, 'verify', { seriesCachePort: new SeriesCache(SERIES_BYTES).connect() });
  try {
    const parts = [
      await verifyArchive(facts, archive, onProgress),
      await facts.read(listBrokenClaims),
      await verifyReports(facts, onProgress),
      await verifyHistories(reader, onProgress),
    ];
    return parts.flatMap((found) =>
      found.length <= SENTENCES_A_PART
        ? found
        : [...found.slice(0, SENTENCES_A_PART), `… and ${found.length - SENTENCES_A_PART} more like these.`],
    );
  } finally {
    await reader.close();
  }
}

async function verifyArchive(facts: FactDatabase, archive: Archive, onProgress: OnVerifyProgress): Promise<string[]> {
  // The archive is read first: an entry that a running import then adds to both is at least in the store.
  const journal = readJournal(archive);
  if (typeof journal === 'string') return [journal];
  const stored = (await facts.read((tx) => listJournalAfter(tx, 0))).map((entry) => JSON.parse(entry) as JournalEntry);
  const broken: string[] = [];
  if (stored.length < journal.length)
    broken.push(
      `The store has ${stored.length} journal entries and the archive ${journal.length}: ` +
        'the store was lost or reset. Run `mfds rebuild`.',
    );
  for (const [index, entry] of journal.entries()) {
    if (entry.seq !== index + 1)
      broken.push(
        `The archive's journal has entry ${entry.seq} instead of ${index + 1}. Restore journal.ndjson from a backup.`,
      );
    else if (index < stored.length && !isDeepStrictEqual(entry, stored[index]))
      broken.push(`Journal entry ${entry.seq} differs between archive and store.`);
    broken.push(...verifyDocument(archive, entry));
    await onProgress('archive', index + 1, journal.length);
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
  return [entry.sha256, ...(entry.extraction_sha256 === undefined ? [] : [entry.extraction_sha256])].flatMap(
    (sha256) => {
      try {
        archive.read(sha256);
        return [];
      } catch (thrown) {
        if (isFault(thrown)) return [`${entry.origin}: ${thrown.message}`];
        throw thrown;
      }
    },
  );
}

/** Every stored part of a report is served unchanged, so it must be JSON with the number of rows in its column. */
async function verifyReports(facts: FactDatabase, onProgress: OnVerifyProgress): Promise<string[]> {
  const broken: string[] = [];
  let done = 0;
  await readWhole(facts, async (tx) => {
    const total = await countRows(tx, ['report_sections']);
    for await (const rows of readBatches(tx, 'report_sections')) {
      for (const { fund_key, report_date, section, row_count, text } of rows as unknown as ReportSectionTable[]) {
        const what = `The ${section} of the report of ${report_date} of fund ${fund_key}`;
        const parsed = parseJson(text);
        if (parsed === undefined) broken.push(`${what} is not JSON.`);
        else if (Array.isArray(parsed) && parsed.length !== row_count)
          broken.push(`${what} states ${row_count} rows and has ${parsed.length}.`);
        done += 1;
      }
      await onProgress('reports', done, total);
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

/** Compares every fund's NAV history, as a client gets it, with the observations row by row. */
async function verifyHistories(reader: FactReader, onProgress: OnVerifyProgress): Promise<string[]> {
  const broken: string[] = [];
  const entries = [...(await reader.view()).registry.fundByKey.values()];
  for (const [index, { fund }] of entries.entries()) {
    const differs = await reader.answer(async (view) => {
      const served = await readServed(view, fund.slug);
      const stored = await view.read((tx) => listNavs(tx, fund.fund_key));
      // The default window omits older observations.
      const ofWindow = stored.filter(({ nav_date }) => nav_date >= (served[0]?.nav_date ?? ''));
      return (
        served.length !== ofWindow.length ||
        served.some((row, at) => row.nav !== ofWindow[at]?.nav || row.nav_date !== ofWindow[at]?.nav_date)
      );
    });
    if (differs) broken.push(`The served NAV history of ${fund.slug} differs from the store.`);
    await onProgress('histories', index + 1, entries.length);
  }
  return broken;
}

type ServedNav = NavHistory['navs'][number];

async function readServed(view: FactView, fund_slug: string): Promise<ServedNav[]> {
  const rows: ServedNav[] = [];
  for (let cursor: string | null = null; ;) {
    const result = await readNavHistory(view, {
      fund_slug,
      from: null,
      to: null,
      cursor,
      limit: 1_000,
      order: 'asc',
      as_of: null,
    });
    rows.push(...readPayload(result).navs);
    cursor = result.next_cursor ?? null;
    if (cursor === null) return rows;
  }
}
