import type { Insertable, Selectable, Updateable } from 'kysely';
import type { FactTx } from './database.ts';
import type { HoldTable } from './tables.ts';

export async function listHolds(tx: FactTx, filter: { status?: string; check_name?: string } = {}): Promise<Selectable<HoldTable>[]> {
  let query = tx.selectFrom('holds').selectAll().orderBy('opened_at').orderBy('check_name').orderBy('subject').orderBy('id');
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (filter.check_name !== undefined) query = query.where('check_name', '=', filter.check_name);
  return query.execute();
}

export async function findHold(tx: FactTx, id: string): Promise<Selectable<HoldTable> | undefined> {
  return tx.selectFrom('holds').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertHold(tx: FactTx, row: Insertable<HoldTable>): Promise<void> {
  await tx.insertInto('holds').values(row).execute();
}

export async function updateHold(tx: FactTx, id: string, change: Updateable<HoldTable>): Promise<void> {
  await tx.updateTable('holds').set(change).where('id', '=', id).execute();
}

export async function linkHold(tx: FactTx, hold_id: string, document_seq: number): Promise<void> {
  await tx.insertInto('hold_documents').values({ hold_id, document_seq }).onConflict((on) => on.doNothing()).execute();
}

/** Which documents raised these holds, in order of arrival. */
export async function listDocumentsOfHolds(tx: FactTx, hold_ids: readonly string[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('hold_documents')
    .select('document_seq')
    .distinct()
    .where('hold_id', 'in', [...hold_ids, ''])
    .orderBy('document_seq')
    .execute();
  return rows.map((row) => row.document_seq);
}

/** Of the holds with more than `rows` rows, the ids of those that this document has raised. */
export async function listLinksOfLongHolds(tx: FactTx, document_seq: number, rows: number): Promise<string[]> {
  const links = await tx
    .selectFrom('hold_documents')
    .innerJoin('holds', 'holds.id', 'hold_documents.hold_id')
    .select('hold_id')
    .where('document_seq', '=', document_seq)
    .where('row_count', '>', rows)
    .execute();
  return links.map((link) => link.hold_id);
}

export async function countOpenHoldsOf(tx: FactTx, document_seq: number): Promise<number> {
  const row = await tx
    .selectFrom('hold_documents')
    .innerJoin('holds', 'holds.id', 'hold_documents.hold_id')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('hold_documents.document_seq', '=', document_seq)
    .where('holds.status', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Holds that wait for a person, by fund; holds about no known fund are left out. */
export async function countOpenHoldsByFund(tx: FactTx): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('holds')
    .where('status', '=', 'OPEN')
    .where('fund_key', 'is not', null)
    .groupBy('fund_key')
    .select(({ fn }) => ['fund_key', fn.countAll<number>().as('held_count')])
    .execute();
  return new Map(rows.map((row) => [row.fund_key ?? 0, row.held_count]));
}

/** Holds that wait for a person, by the source of the documents that raised them. */
export async function countOpenHoldsBySource(tx: FactTx): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('holds')
    .innerJoin('hold_documents', 'hold_documents.hold_id', 'holds.id')
    .innerJoin('documents', 'documents.document_seq', 'hold_documents.document_seq')
    .where('holds.status', '=', 'OPEN')
    .groupBy('documents.source')
    .select(({ fn }) => ['documents.source as source', fn.count<number>('holds.id').distinct().as('held_count')])
    .execute();
  return new Map(rows.map((row) => [row.source, row.held_count]));
}
