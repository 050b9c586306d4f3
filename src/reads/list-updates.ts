import { Fault } from '#base/fault.ts';
import type { IsoDate } from '#domain/dates.ts';
import { DATASETS } from '#domain/vocabularies.ts';
import { listEvents, readMark } from '#store/event-rows.ts';
import { checkFilter } from './check-filter.ts';
import { StaleView } from './fact-view.ts';
import type { FactView } from './fact-view.ts';
import { newestOf } from './reading.ts';
import type { Reading } from './reading.ts';
import { readingOfText } from './registry-reading.ts';

export interface UpdatesQuestion {
  /** A cursor or checkpoint of this feed; null = from the beginning. */
  readonly cursor: string | null;
  /** Not bound to the cursor: a checkpoint counts events of every dataset, so the filter may change between pages. */
  readonly datasets: readonly string[] | null;
  readonly limit: number;
}

const FEED = 'updates';

/**
 * Events after the cursor in their one order: `{events, checkpoint}`.
 * `data_as_of` is the newest effective date among them. A checkpoint of a history
 * this store does not have (one restored from an older backup, say) is
 * INVALID_CURSOR: going on from it would silently leave events out.
 * Faults: INVALID_CURSOR, INVALID_FILTER.
 */
export async function listUpdates(view: FactView, question: UpdatesQuestion): Promise<Reading> {
  if (question.datasets !== null) checkFilter('datasets', question.datasets, DATASETS);
  const [after, mark] = question.cursor === null ? [0, ''] : unseal(view, question.cursor);
  const { limit, datasets } = question;
  const { rows, checkpoint } = await view.read(async (tx) => {
    if ((await readMark(tx, after)) !== mark) throw unknownPoint();
    // Handed out from a later state than this view: going on from here would hand events out again.
    if (after > view.seq) throw new StaleView();
    const found = await listEvents(tx, { after, until: view.seq, datasets, limit: limit + 1 });
    const last = found.length > limit ? found[limit - 1]?.seq ?? after : view.seq;
    return { rows: found, checkpoint: view.sealer.seal(FEED, [last, await readMark(tx, last)]) };
  });
  const page = rows.slice(0, limit);
  const events = page.map((row) => {
    const head = JSON.stringify({ id: row.id, dataset: row.dataset, type: row.type });
    const fund = row.fund_key === null ? 'null' : view.registry.fund_by_key.get(row.fund_key)?.reference ?? 'null';
    const { effective_date, data_version, resource } = row;
    const occurred_at = new Date(row.occurred_at).toISOString();
    const changed = JSON.parse(row.changed) as string[];
    return `${head.slice(0, -1)},"fund":${fund},${JSON.stringify({ effective_date, data_version, occurred_at, resource, changed }).slice(1)}`;
  });
  const reading = readingOfText(`{"events":[${events.join(',')}],"checkpoint":${JSON.stringify(checkpoint)}}`, newestOf(page.map(({ effective_date }) => effective_date as IsoDate | null)));
  return { ...reading, next_cursor: rows.length > limit ? checkpoint : null };
}

function unseal(view: FactView, cursor: string): readonly [number, string] {
  const sealed = view.sealer.unseal(FEED, cursor) as readonly [number, string] | undefined;
  if (sealed === undefined) {
    throw new Fault('INVALID_CURSOR', "'cursor' must be the meta.next_cursor or data.checkpoint of this feed, unchanged. Start again without it.");
  }
  return sealed;
}

function unknownPoint(): Fault {
  return new Fault('INVALID_CURSOR', 'This checkpoint belongs to an earlier history of the data. Read the registry and series again, and start again without it.');
}
