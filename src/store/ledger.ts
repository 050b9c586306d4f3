import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { DecisionTable, DocumentTable, EventTable, FactTables, HoldTable } from './tables.ts';

/** Documents, events, holds, decisions and the journal: what happened, in order. */
type Tx = Kysely<FactTables>;

export async function readFeedHead(tx: Tx): Promise<number> {
  return (await tx.selectFrom('feed_head').select('seq').executeTakeFirstOrThrow()).seq;
}

/**
 * The moment, in milliseconds, at which the writer of this transaction makes facts
 * known: now, but always after what was made known already. Clocks of several
 * machines differ and clocks are set back; what was known at a moment must stay the same.
 */
export async function nextMoment(tx: Tx, now: Date): Promise<number> {
  const last = await tx.selectFrom('events').innerJoin('feed_head', 'feed_head.seq', 'events.seq').select('occurred_at').executeTakeFirst();
  return Math.max(now.getTime(), (last?.occurred_at ?? 0) + 1);
}

// As in series.ts: far below either engine's bound on parameters.
const ROWS_A_STATEMENT = 400;

/** Writes events numbered on from the head and moves the head; the importer's lock keeps the order total. */
export async function appendEvents(tx: Tx, events: readonly Insertable<EventTable>[]): Promise<void> {
  const last = events.at(-1);
  if (last === undefined) return;
  for (let start = 0; start < events.length; start += ROWS_A_STATEMENT) {
    await tx.insertInto('events').values(events.slice(start, start + ROWS_A_STATEMENT)).execute();
  }
  await tx.updateTable('feed_head').set({ seq: last.seq }).execute();
}

export async function nextDocumentSeq(tx: Tx): Promise<number> {
  const last = await tx.selectFrom('documents').select((of) => of.fn.max('document_seq').as('seq')).executeTakeFirst();
  return ((last?.seq as number | null | undefined) ?? 0) + 1;
}

export async function insertDocument(tx: Tx, row: Insertable<DocumentTable>): Promise<void> {
  await tx.insertInto('documents').values(row).execute();
}

/** The document that brought these bytes in before, if it was promoted. */
export async function findPromoted(tx: Tx, sha256: string, source: string): Promise<Selectable<DocumentTable> | undefined> {
  return tx
    .selectFrom('documents')
    .selectAll()
    .where('sha256', '=', sha256)
    .where('source', '=', source)
    .where('outcome', '=', 'PROMOTED')
    .orderBy('document_seq')
    .executeTakeFirst();
}

/** The last of the imports of these bytes that was promoted: what is served of them. */
export async function findLastPromoted(tx: Tx, sha256: string, source: string): Promise<Selectable<DocumentTable> | undefined> {
  return tx
    .selectFrom('documents')
    .selectAll()
    .where('sha256', '=', sha256)
    .where('source', '=', source)
    .where('outcome', '=', 'PROMOTED')
    .orderBy('document_seq', 'desc')
    .executeTakeFirst();
}

/** The documents of a source, each once, by first arrival. */
export async function listDocumentsOfSource(tx: Tx, source: string): Promise<Pick<DocumentTable, 'sha256' | 'origin' | 'url'>[]> {
  const rows = await tx.selectFrom('documents').select(['document_seq', 'sha256', 'origin', 'url']).where('source', '=', source).orderBy('document_seq').execute();
  return [...new Map(rows.toReversed().map((row) => [row.sha256, row])).values()].toReversed();
}

export async function setDocumentReport(tx: Tx, document_seq: number, report: string): Promise<void> {
  await tx.updateTable('documents').set({ report }).where('document_seq', '=', document_seq).execute();
}

/** What places a document among the others: its source, its page's date and its order of arrival. */
export async function listEditions(tx: Tx): Promise<Pick<DocumentTable, 'document_seq' | 'source' | 'page_date'>[]> {
  return tx.selectFrom('documents').select(['document_seq', 'source', 'page_date']).where('outcome', '=', 'PROMOTED').execute();
}

export async function findDocument(tx: Tx, document_seq: number): Promise<Selectable<DocumentTable> | undefined> {
  return tx.selectFrom('documents').selectAll().where('document_seq', '=', document_seq).executeTakeFirst();
}

/** Row counts of the last whole documents of a source, newest first: what is usual for it. */
export async function listRecentRowCounts(tx: Tx, source: string, count: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('documents')
    .select('row_count')
    .where('source', '=', source)
    .where('outcome', '=', 'PROMOTED')
    .where('is_partial', '=', 0)
    .orderBy('document_seq', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => row.row_count ?? 0);
}

export async function listHolds(tx: Tx, filter: { status?: string; check_name?: string } = {}): Promise<Selectable<HoldTable>[]> {
  let query = tx.selectFrom('holds').selectAll().orderBy('opened_at').orderBy('check_name').orderBy('subject').orderBy('id');
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (filter.check_name !== undefined) query = query.where('check_name', '=', filter.check_name);
  return query.execute();
}

export async function findHold(tx: Tx, id: string): Promise<Selectable<HoldTable> | undefined> {
  return tx.selectFrom('holds').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertHold(tx: Tx, row: Insertable<HoldTable>): Promise<void> {
  await tx.insertInto('holds').values(row).execute();
}

export async function updateHold(tx: Tx, id: string, change: Updateable<HoldTable>): Promise<void> {
  await tx.updateTable('holds').set(change).where('id', '=', id).execute();
}

export async function linkHold(tx: Tx, hold_id: string, document_seq: number): Promise<void> {
  await tx.insertInto('hold_documents').values({ hold_id, document_seq }).onConflict((on) => on.doNothing()).execute();
}

/** Which documents raised these holds, in order of arrival. */
export async function listDocumentsOfHolds(tx: Tx, hold_ids: readonly string[]): Promise<number[]> {
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
export async function listLinksOfLongHolds(tx: Tx, document_seq: number, rows: number): Promise<string[]> {
  const links = await tx
    .selectFrom('hold_documents')
    .innerJoin('holds', 'holds.id', 'hold_documents.hold_id')
    .select('hold_id')
    .where('document_seq', '=', document_seq)
    .where('row_count', '>', rows)
    .execute();
  return links.map((link) => link.hold_id);
}

export async function countOpenHoldsOf(tx: Tx, document_seq: number): Promise<number> {
  const row = await tx
    .selectFrom('hold_documents')
    .innerJoin('holds', 'holds.id', 'hold_documents.hold_id')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('hold_documents.document_seq', '=', document_seq)
    .where('holds.status', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertDecision(tx: Tx, row: Insertable<DecisionTable>): Promise<void> {
  await tx.insertInto('decisions').values(row).execute();
}

/** Adds an entry at the end of the journal and returns its number; `make` gets the number to write into the entry. */
export async function appendJournalEntry(tx: Tx, make: (seq: number) => unknown): Promise<number> {
  const seq = (await lastJournalSeq(tx)) + 1;
  await tx.insertInto('journal').values({ seq, entry: JSON.stringify(make(seq)) }).execute();
  return seq;
}

export async function lastJournalSeq(tx: Tx): Promise<number> {
  const last = await tx.selectFrom('journal').select((of) => of.fn.max('seq').as('seq')).executeTakeFirst();
  return (last?.seq as number | null | undefined) ?? 0;
}

/** Entries after `seq`, in order, as JSON texts. */
export async function listJournalAfter(tx: Tx, seq: number): Promise<string[]> {
  const rows = await tx.selectFrom('journal').select('entry').where('seq', '>', seq).orderBy('seq').execute();
  return rows.map((row) => row.entry);
}
