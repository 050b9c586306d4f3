import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FactTx } from './database.ts';

// Children before parents, so that references remain valid.
const TABLES = [
  'hold_documents',
  'holds',
  'decisions',
  'journal',
  'events',
  'report_sections',
  'reports',
  'fragment_changes',
  'fragments',
  'nav_observations',
  'payouts',
  'documents',
  'aliases',
  'funds',
  'families',
  'amcs',
] as const;

/** Empties every fact table within the caller's transaction; a rebuild fills them again before it commits. */
export async function clearFacts(tx: FactTx): Promise<void> {
  for (const table of TABLES) await sql`delete from ${sql.table(table)}`.execute(tx);
  await tx.updateTable('feed_head').set({ seq: 0, lineage: randomUUID() }).execute();
}
