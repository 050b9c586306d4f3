import type { FactDatabase } from '#store/database.ts';
import { listJournalAfter } from '#store/document-rows.ts';
import type { Archive, JournalEntry } from './archive.ts';

/**
 * Copies the journal entries since the last copy from the store to the archive. The store's transaction decides whether
 * an import happened; the copy follows, and if a process is killed in between, the next one catches up. Holds the
 * writer lock: two processes copying at once would write the same entries twice.
 */
export async function mirrorJournal(facts: FactDatabase, archive: Archive): Promise<void> {
  await facts.write(async (tx) => {
    const entries = await listJournalAfter(tx, archive.lastSeq());
    archive.appendJournal(entries.map((entry) => JSON.parse(entry) as JournalEntry));
  });
}
