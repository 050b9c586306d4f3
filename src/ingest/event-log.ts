import type { IsoDate } from '#domain/dates.ts';
import { eventId } from '#domain/identity.ts';
import type { Dataset, EventType } from '#domain/vocabularies.ts';
import type { FactTx } from '#store/database.ts';
import { appendEvents } from '#store/event-rows.ts';
import type { EventTable } from '#store/tables.ts';

interface EventDraft {
  readonly dataset: Dataset;
  readonly type: EventType;
  readonly fund_key: number | null;
  /** Public id of the event's subject, part of the event's own id. */
  readonly subjectId: string;
  readonly effective_date: IsoDate;
  readonly resource: string;
  readonly changed: readonly string[];
  /** Set for reports only. */
  readonly data_version?: number;
}

/**
 * The update events of one import. They are numbered when they are added, because facts have the number of their event
 * as version.
 */
export class EventLog {
  /** Number of the last event before this import. */
  readonly headAtStart: number;
  readonly #known_at: number;
  readonly #events: EventTable[] = [];

  constructor(head: number, known_at: number) {
    this.headAtStart = head;
    this.#known_at = known_at;
  }

  /** Number of the last event so far. */
  get head(): number {
    return this.headAtStart + this.#events.length;
  }

  /** Adds an event and returns its number. */
  add({ subjectId, data_version, changed, ...draft }: EventDraft): number {
    const seq = this.head + 1;
    this.#events.push({
      ...draft,
      seq,
      id: eventId(seq, draft.type, subjectId, draft.effective_date),
      data_version: data_version ?? null,
      occurred_at: this.#known_at,
      changed: JSON.stringify(changed),
    });
    return seq;
  }

  async flush(tx: FactTx): Promise<void> {
    await appendEvents(tx, this.#events);
  }
}
