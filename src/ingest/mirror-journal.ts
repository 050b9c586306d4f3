import type { FactDatabase } from '#store/database.ts';
import { listJournalAfter } from '#store/journal-rows.ts';
import type { Archive, JournalEntry } from './archive.ts';

/**
 * Copies into the archive what the store has journalled since. The store decides
 * what happened (its transaction commits or not); the copy follows, and a process
 * that dies between the two is caught up by the next one. Under the writer's
 * lock: two processes that copied at once would write the same entries twice.
 */
export async function mirrorJournal(facts: FactDatabase, archive: Archive): Promise<void> {
  await facts.write(async (tx) => {
    const entries = await listJournalAfter(tx, archive.lastSeq());
    archive.appendJournal(entries.map((entry) => JSON.parse(entry) as JournalEntry));
  });
}
