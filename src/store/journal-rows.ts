import type { Insertable } from 'kysely';
import type { FactTx } from './database.ts';
import type { DecisionTable } from './tables.ts';

export async function insertDecision(tx: FactTx, row: Insertable<DecisionTable>): Promise<void> {
  await tx.insertInto('decisions').values(row).execute();
}

/** Appends an entry to the journal and returns its number; `make` receives the number for the entry. */
export async function appendJournalEntry(tx: FactTx, make: (seq: number) => unknown): Promise<number> {
  const seq = (await lastJournalSeq(tx)) + 1;
  await tx
    .insertInto('journal')
    .values({ seq, entry: JSON.stringify(make(seq)) })
    .execute();
  return seq;
}

export async function lastJournalSeq(tx: FactTx): Promise<number> {
  const last = await tx
    .selectFrom('journal')
    .select((of) => of.fn.max('seq').as('seq'))
    .executeTakeFirst();
  return (last?.seq as number | null | undefined) ?? 0;
}

/** Entries after `seq`, in order, as JSON texts. */
export async function listJournalAfter(tx: FactTx, seq: number): Promise<string[]> {
  const rows = await tx.selectFrom('journal').select('entry').where('seq', '>', seq).orderBy('seq').execute();
  return rows.map((row) => row.entry);
}
