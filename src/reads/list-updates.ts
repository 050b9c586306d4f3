import { Fault } from '#base/fault.ts';
import { DATASETS } from '#domain/vocabularies.ts';
import type { Dataset, EventType } from '#domain/vocabularies.ts';
import type { FactTx } from '#store/database.ts';
import { listEvents, readEventHash } from '#store/event-rows.ts';
import type { StoredEvent } from '#store/event-rows.ts';
import type { Updates } from '#payloads/feed.ts';
import { checkFilter } from './check-filter.ts';
import { StaleView } from './fact-view.ts';
import type { FactView } from './fact-view.ts';
import type { QueryResult } from './query-result.ts';
import { resultOf } from './build-result.ts';
import { newestPageOf } from './source-dates.ts';

export interface UpdatesQuestion {
  /** A cursor or checkpoint of this feed; null: from the beginning. */
  readonly cursor: string | null;
  /**
   * A cursor covers its datasets: another filter would omit earlier events of the other datasets. Null: all, or those
   * of the cursor.
   */
  readonly datasets: readonly string[] | null;
  readonly limit: number;
}

const FEED = 'updates';

/**
 * Events after the cursor in their total order: `{events, checkpoint}`. `data_as_of` is the newest page date of the
 * documents of the requested datasets. A checkpoint from a history that this store does not have (for example after
 * restoring an older backup) is INVALID_CURSOR, because continuing from it would silently omit events; other datasets
 * than the cursor's are INVALID_CURSOR for the same reason. Faults: INVALID_CURSOR, INVALID_FILTER.
 */
export async function listUpdates(view: FactView, question: UpdatesQuestion): Promise<QueryResult<Updates>> {
  if (question.datasets !== null) checkFilter('datasets', question.datasets, DATASETS);
  const { limit } = question;
  const asked = question.datasets === null ? null : DATASETS.filter((dataset) => question.datasets?.includes(dataset));
  const [after, eventHash, datasets] =
    question.cursor === null ? [0, '', asked] : continueFrom(view, question.cursor, asked);
  const { rows, checkpoint } = await view.read(async (tx) => {
    if ((await readEventHash(tx, after)) !== eventHash) throw unknownPoint();
    // The cursor comes from a later state than this view: continuing here would repeat events.
    if (after > view.seq) throw new StaleView();
    const found = await listEvents(tx, { after, until: view.seq, datasets, limit: limit + 1 });
    const last = found.length > limit ? (found[limit - 1]?.seq ?? after) : view.seq;
    return { rows: found, checkpoint: view.signer.sign(FEED, [last, await readEventHash(tx, last), datasets]) };
  });
  const page = rows.slice(0, limit);
  const events = page.map((row) => eventOf(view, row));
  const result = resultOf<Updates>(
    { events, checkpoint },
    view.seq === 0 ? null : await newestPageOf(view, (datasets ?? DATASETS) as readonly Dataset[], null),
  );
  return { ...result, next_cursor: rows.length > limit ? checkpoint : null };
}

/** One event as it is served. */
export function eventOf(view: FactView, row: StoredEvent): Updates['events'][number] {
  return {
    id: row.id,
    // The importer writes no other values.
    dataset: row.dataset as Dataset,
    type: row.type as EventType,
    fund: row.fund_key === null ? null : (view.registry.fundByKey.get(row.fund_key)?.reference ?? null),
    effective_date: row.effective_date,
    data_version: row.data_version,
    occurred_at: new Date(row.occurred_at).toISOString(),
    resource: row.resource,
    changed: JSON.parse(row.changed) as string[],
  };
}

/**
 * The checkpoint of all datasets at event `seq`, as the feed returns it; equal for every node of an installation.
 */
export async function signCheckpoint(view: FactView, tx: FactTx, seq: number): Promise<string> {
  return view.signer.sign(FEED, [seq, await readEventHash(tx, seq), null]);
}

/** The number of the event that a checkpoint of all datasets names. Fault INVALID_CURSOR. */
export async function readCheckpoint(view: FactView, tx: FactTx, checkpoint: string): Promise<number> {
  const [after, eventHash, datasets] = continueFrom(view, checkpoint, null);
  if (datasets !== null)
    throw new Fault(
      'INVALID_CURSOR',
      `This checkpoint covers only ${datasets.join(', ')}. Use one of the updates feed without 'datasets'.`,
    );
  if (after > view.seq || (await readEventHash(tx, after)) !== eventHash) throw unknownPoint();
  return after;
}

type Point = readonly [after: number, eventHash: string, datasets: readonly string[] | null];
/** An earlier release signed no datasets: such a checkpoint covers all. */
type SignedPoint = readonly [after: number, eventHash: string, datasets?: readonly string[] | null];

function continueFrom(view: FactView, cursor: string, asked: readonly string[] | null): Point {
  const signed = view.signer.verify(FEED, cursor) as SignedPoint | undefined;
  if (signed === undefined) {
    throw new Fault(
      'INVALID_CURSOR',
      "'cursor' must be the meta.next_cursor or data.checkpoint of this feed, unchanged. Start again without it.",
    );
  }
  const [after, eventHash, datasets = null] = signed;
  if (asked !== null && asked.join() !== datasets?.join()) {
    const own = datasets === null ? 'all datasets' : `'datasets' ${datasets.join(', ')}`;
    throw new Fault(
      'INVALID_CURSOR',
      `This cursor covers ${own}. Omit 'datasets' or repeat it unchanged; ` +
        "to read other datasets, start again without 'cursor'.",
    );
  }
  return [after, eventHash, datasets];
}

function unknownPoint(): Fault {
  return new Fault(
    'INVALID_CURSOR',
    'This checkpoint belongs to an earlier history of the data. ' +
      'Read the registry and series again, and start again without it.',
  );
}
