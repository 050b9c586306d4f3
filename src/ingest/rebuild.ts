import { Fault } from '#base/fault.ts';
import type { OnProgress } from '#base/on-progress.ts';
import type { FactDatabase, FactTx } from '#store/database.ts';
import { refillFacts } from '#store/refill.ts';
import { mirrorJournal } from './archive.ts';
import type { Archive, JournalEntry } from './archive.ts';
import { applyDecision } from './apply-decision.ts';
import type { Decision } from './apply-decision.ts';
import { readExtraction } from './reports/extraction.ts';
import { importDocument } from './run.ts';
import type { Incoming } from './run.ts';

/**
 * Replays the archive's journal, with documents and decisions at their recorded times, and replaces the facts of the
 * store by the result: readers see the old facts until the new ones are complete. Public ids, versions and the feed are
 * the same as before. Reports progress in journal entries.
 */
export async function rebuild(facts: FactDatabase, archive: Archive, onProgress: OnProgress): Promise<number> {
  // Entries that a killed process had committed but not yet copied would be lost with the old content of the store.
  await mirrorJournal(facts, archive);
  const entries = archive.readJournal();
  if (entries.length === 0) throw new Fault('ARCHIVE_EMPTY', 'The archive contains no journal to rebuild from.');
  await refillFacts(facts, async (write) => {
    for (const [index, entry] of entries.entries()) {
      await write((tx) => replay(tx, archive, entry));
      await onProgress('journal entries', index + 1, entries.length);
    }
  });
  return entries.length;
}

async function replay(tx: FactTx, archive: Archive, entry: JournalEntry): Promise<void> {
  const at = Date.parse(entry.at);
  if (entry.kind === 'decision') {
    await applyDecision(tx, archive, entry.decision as Decision, { by: entry.by, at });
    return;
  }
  const { sha256, origin, url, is_partial } = entry;
  const extraction = entry.source === 'fmr' ? readExtraction(archive, entry) : undefined;
  await importDocument(tx, archive, {
    source: entry.source as Incoming['source'],
    bytes: archive.read(sha256),
    origin,
    url,
    is_partial,
    sha256,
    at,
    extraction,
  });
}
