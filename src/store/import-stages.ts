import type { FactTx } from './database.ts';
import type { ImportStageTable } from './tables.ts';

/** The stages of an import, in order, as named by the metric `mfds_import_stage_seconds`. */
type StageName = 'fetch' | 'archive' | 'parse' | 'wait' | 'match' | 'promote';

/** Times the stages of one document. */
export class StageWatch {
  readonly microseconds = new Map<StageName, number>();
  #since = performance.now();

  /** `fetch_ms`: duration of the fetch; undefined for a file. */
  constructor(fetch_ms: number | undefined) {
    if (fetch_ms !== undefined) this.microseconds.set('fetch', fetch_ms * 1_000);
  }

  /** Ends a stage, which began at the end of the previous one. */
  end(stage: StageName): void {
    const now = performance.now();
    this.microseconds.set(stage, (now - this.#since) * 1_000);
    this.#since = now;
  }
}

/** Adds one document's times to the sums, by stage. The writer lock prevents two processes from adding at once. */
export async function addStageTimes(
  tx: FactTx,
  document: Pick<ImportStageTable, 'source' | 'outcome'>,
  microseconds: StageWatch['microseconds'],
): Promise<void> {
  const rows = [...microseconds].map(([stage, time]) => ({
    ...document,
    stage,
    times: 1,
    microseconds: Math.round(time),
  }));
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
