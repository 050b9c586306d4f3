import type { Kysely, Selectable } from 'kysely';
import type { FactTables, FragmentChangeTable, FragmentTable } from './tables.ts';

/** What pages say, and what persons changed of it. */
type Tx = Kysely<FactTables>;

/** The fragments of a document as last extracted, in page order. */
export async function listFragments(tx: Tx, document_sha256: string): Promise<Selectable<FragmentTable>[]> {
  return tx.selectFrom('fragments').selectAll().where('document_sha256', '=', document_sha256).orderBy('page_number').orderBy('id').execute();
}

/** Takes away a document's own fragments, or those of some pages: a new extraction says what stands there. */
export async function removeFragments(tx: Tx, document_sha256: string, pages: readonly number[] | null): Promise<void> {
  const query = tx.deleteFrom('fragments').where('document_sha256', '=', document_sha256);
  if (pages === null) await query.where('is_supplement', '=', 0).execute();
  else if (pages.length > 0) await query.where('page_number', 'in', [...pages]).execute();
}

// As in series.ts: far below either engine's bound on parameters.
const ROWS_A_STATEMENT = 400;

export async function insertFragments(tx: Tx, rows: readonly FragmentTable[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await tx.insertInto('fragments').values(rows.slice(start, start + ROWS_A_STATEMENT)).execute();
  }
}

/** Changes of these fragments in the order they were decided. */
export async function listFragmentChanges(tx: Tx, fragment_ids: readonly string[]): Promise<Selectable<FragmentChangeTable>[]> {
  return tx.selectFrom('fragment_changes').selectAll().where('fragment_id', 'in', [...fragment_ids, '']).orderBy('change_seq').execute();
}

export async function insertFragmentChange(tx: Tx, row: Omit<FragmentChangeTable, 'change_seq'>): Promise<void> {
  await tx.insertInto('fragment_changes').values(row).execute();
}
