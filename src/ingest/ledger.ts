import { todayInKarachi } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FactTx } from '#store/database.ts';
import { readFeedHead } from '#store/event-rows.ts';
import { EventLog } from './event-log.ts';
import { ReviewHolds } from './review-holds.ts';
import { Verdicts } from './verdicts.ts';

/** Collects all events and holds of one pass over a document. `flush` writes them at the end of the transaction. */
export class Ledger {
  readonly document_seq: number;
  /** When the document became known, milliseconds since the epoch. */
  readonly known_at: number;
  readonly events: EventLog;
  readonly verdicts: Verdicts;
  readonly holds: ReviewHolds;

  private constructor(tx: FactTx, document_seq: number, known_at: number, head: number) {
    this.document_seq = document_seq;
    this.known_at = known_at;
    this.events = new EventLog(head, known_at);
    this.verdicts = new Verdicts(tx);
    this.holds = new ReviewHolds(tx, document_seq, known_at);
  }

  static async open(tx: FactTx, document_seq: number, known_at: number): Promise<Ledger> {
    return new Ledger(tx, document_seq, known_at, await readFeedHead(tx));
  }

  /** The day in Karachi on which the document became known. */
  get today(): IsoDate {
    return todayInKarachi(new Date(this.known_at));
  }

  async flush(tx: FactTx): Promise<void> {
    await this.events.flush(tx);
    await this.holds.flush();
  }
}
