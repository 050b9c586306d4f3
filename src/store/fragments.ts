/** The facts on report pages, and the changes that reviewers made to them. */
import type { Selectable } from 'kysely';
import { inBatches } from './bulk.ts';
import type { FactTx } from './database.ts';
import type { FragmentChangeTable, FragmentTable } from './tables.ts';

/** The fragments of a document as last extracted, in page order. */
export async function listFragments(tx: FactTx, document_sha256: string): Promise<Selectable<FragmentTable>[]> {
  return tx
    .selectFrom('fragments')
    .selectAll()
    .where('document_sha256', '=', document_sha256)
    .orderBy('page_number')
    .orderBy('id')
    .execute();
}

/** Deletes a document's own fragments, or those of some pages, before a new extraction replaces them. */
export async function removeFragments(
  tx: FactTx,
  document_sha256: string,
  pages: readonly number[] | null,
): Promise<void> {
  const query = tx.deleteFrom('fragments').where('document_sha256', '=', document_sha256);
  if (pages === null) await query.where('is_supplement', '=', 0).execute();
  else if (pages.length > 0) await query.where('page_number', 'in', [...pages]).execute();
}

export async function insertFragments(tx: FactTx, rows: readonly FragmentTable[]): Promise<void> {
  for (const batch of inBatches(rows)) await tx.insertInto('fragments').values(batch).execute();
}

/** Changes of these fragments, in the order of the decisions. */
export async function listFragmentChanges(
  tx: FactTx,
  fragmentIds: readonly string[],
): Promise<Selectable<FragmentChangeTable>[]> {
  return tx
    .selectFrom('fragment_changes')
    .selectAll()
    .where('fragment_id', 'in', [...fragmentIds, ''])
    .orderBy('change_seq')
    .execute();
}

export async function insertFragmentChange(tx: FactTx, row: Omit<FragmentChangeTable, 'change_seq'>): Promise<void> {
  await tx.insertInto('fragment_changes').values(row).execute();
}
