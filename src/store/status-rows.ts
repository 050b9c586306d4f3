import type { Selectable } from 'kysely';
import type { FactDatabase } from './database.ts';
import type { DocumentTable } from './tables.ts';

type Tx = FactDatabase['query'];

type DocumentState = Pick<
  Selectable<DocumentTable>,
  'source' | 'document_seq' | 'received_at' | 'page_date' | 'row_count' | 'outcome' | 'message'
>;

/** The newest document of every source, whatever became of it, ordered by source. */
export async function listLastDocuments(tx: Tx): Promise<DocumentState[]> {
  return tx
    .selectFrom('documents')
    .select(['source', 'document_seq', 'received_at', 'page_date', 'row_count', 'outcome', 'message'])
    .where('document_seq', 'in', ({ selectFrom }) =>
      selectFrom('documents').groupBy('source').select(({ fn }) => fn.max('document_seq').as('document_seq')),
    )
    .orderBy('source')
    .execute();
}

/** When a document of each source was last promoted, milliseconds. */
export async function listLastSuccesses(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('documents')
    .where('outcome', '=', 'PROMOTED')
    .groupBy('source')
    .select(({ fn }) => ['source', fn.max('received_at').as('received_at')])
    .execute();
  return new Map(rows.map((row) => [row.source, row.received_at]));
}

/** Holds that wait for a person, by the source of the documents that raised them. */
export async function countOpenHoldsBySource(tx: Tx): Promise<Map<string, number>> {
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
