import type { FactDatabase } from '#store/database.ts';
import { listJournalAfter } from '#store/ledger.ts';
import type { Archive, JournalEntry } from './archive.ts';

/**
 * Copies into the archive what the store has journalled since. The store decides
 * what happened (its transaction commits or not); the copy follows, and a process
 * that dies between the two is caught up by the next one.
 */
export async function mirrorJournal(facts: FactDatabase, archive: Archive): Promise<void> {
  const archived = archive.readJournal().at(-1)?.seq ?? 0;
  const entries = await listJournalAfter(facts.query, archived);
  archive.appendJournal(entries.map((entry) => JSON.parse(entry) as JournalEntry));
}
