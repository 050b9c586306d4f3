import type { FactTx } from './database.ts';
import type { ImportStageTable } from './tables.ts';

/** Adds one document's times to the sums, by stage; the writer's turn keeps two processes from adding at once. */
export async function addStageTimes(tx: FactTx, document: Pick<ImportStageTable, 'source' | 'outcome'>, microseconds: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...microseconds].map(([stage, time]) => ({ ...document, stage, times: 1, microseconds: Math.round(time) }));
  await tx
    .insertInto('import_stages')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['source', 'stage', 'outcome']).doUpdateSet((of) => ({
        times: of('import_stages.times', '+', 1),
        microseconds: of('import_stages.microseconds', '+', of.ref('excluded.microseconds')),
      })),
    )
    .execute();
}

export async function listStageTimes(tx: FactTx): Promise<ImportStageTable[]> {
  return tx.selectFrom('import_stages').selectAll().orderBy('source').orderBy('stage').orderBy('outcome').execute();
}
