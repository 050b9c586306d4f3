import { todayInKarachi } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { ReportCheck } from '#domain/checks/finding.ts';
import { eventId, holdId } from '#domain/identity.ts';
import type { Dataset, EventType } from '#domain/vocabularies.ts';
import type { FactTx } from '#store/database.ts';
import { appendEvents, readFeedHead } from '#store/event-rows.ts';
import { insertHold, linkHold, listHolds, listLinksOfLongHolds, updateHold } from '#store/hold-rows.ts';
import type { EventTable, HoldTable } from '#store/tables.ts';

/** Why a row is held: the name of the check, as review lists and reports print it. */
export type CheckName =
  | 'fund_unknown'
  | 'fund_ambiguous'
  | 'category_disagrees'
  | 'amc_disagrees'
  | 'name_disagrees'
  | 'registry_conflict'
  | 'unreadable_cell'
  | 'date_missing'
  | 'date_implausible'
  | 'nav_not_positive'
  | 'nav_jump'
  | 'nav_spike'
  | 'conflicting_values'
  | 'sources_disagree'
  | 'payout_not_positive'
  | 'payout_exceeds_nav'
  | 'conflicting_payouts'
  | 'repeated_payout'
  | 'page_without_text'
  | 'fund_unnamed'
  | 'month_missing'
  | ReportCheck;

interface HoldDraft {
  readonly check: CheckName;
  readonly dataset: Dataset;
  /** What makes this hold the same one when it is met again: public ids, dates and printed values only. */
  readonly identity: readonly string[];
  readonly subject: string;
  readonly fund_key: number | null;
  readonly summary: string;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly rows: readonly HeldRow[];
}

/** A held row as a person reads it. */
export interface HeldRow {
  readonly row_number: number;
  readonly document_seq: number;
  readonly [cell: string]: string | number | null;
}

interface EventDraft {
  readonly dataset: Dataset;
  readonly type: EventType;
  readonly fund_key: number | null;
  /** Public id the event is about, part of the event's own id. */
  readonly subject_id: string;
  readonly effective_date: IsoDate;
  readonly resource: string;
  readonly changed: readonly string[];
  /** Of a report only. */
  readonly data_version?: number;
}

type Verdict = 'ACCEPTED' | 'REJECTED';

// A person reads at most this many rows of one hold; the count says how many there are.
const ROWS_SHOWN = 200;

/**
 * Collects what one document does to the record of events and holds, and writes
 * it once at the end of the transaction. Numbers events as it goes, so that the
 * facts written beside them can carry their event's number as version.
 */
export class Ledger {
  readonly document_seq: number;
  /** The moment the document became known, milliseconds. */
  readonly known_at: number;
  readonly held_rows: Partial<Record<CheckName, number>> = {};
  readonly #holds: Map<string, HoldTable>;
  readonly #touched = new Map<string, { row: HoldTable; is_new: boolean; is_raised: boolean }>();
  readonly #events: EventTable[] = [];
  /** Number of the last event before this import. */
  readonly head_at_start: number;
  #seq: number;

  /** Holds with more rows than are shown that have this document's rows already. */
  readonly #counted: ReadonlySet<string>;

  private constructor(document_seq: number, known_at: number, head: number, holds: HoldTable[], counted: ReadonlySet<string>) {
    this.document_seq = document_seq;
    this.known_at = known_at;
    this.head_at_start = head;
    this.#seq = head;
    this.#holds = new Map(holds.map((hold) => [hold.id, hold]));
    this.#counted = counted;
  }

  static async open(tx: FactTx, document_seq: number, known_at: number): Promise<Ledger> {
    const counted = new Set(await listLinksOfLongHolds(tx, document_seq, ROWS_SHOWN));
    return new Ledger(document_seq, known_at, await readFeedHead(tx), await listHolds(tx), counted);
  }

  /** Number of the last event so far. */
  get head(): number {
    return this.#seq;
  }

  get today(): IsoDate {
    return todayInKarachi(new Date(this.known_at));
  }

  addEvent(draft: EventDraft): number {
    this.#seq += 1;
    this.#events.push({
      seq: this.#seq,
      id: eventId(this.#seq, draft.type, draft.subject_id, draft.effective_date),
      dataset: draft.dataset,
      type: draft.type,
      fund_key: draft.fund_key,
      effective_date: draft.effective_date,
      data_version: draft.data_version ?? null,
      occurred_at: this.known_at,
      resource: draft.resource,
      changed: JSON.stringify(draft.changed),
    });
    return this.#seq;
  }

  /** What a person said of a hold of this identity, if it was held before and decided. */
  verdictOn(check: CheckName, identity: readonly string[]): Verdict | undefined {
    const status = this.#holds.get(holdId([check, ...identity]))?.status;
    return status === 'ACCEPTED' || status === 'REJECTED' ? status : undefined;
  }

  /** What a person chose when a hold of this identity had several values. */
  choiceOn(check: CheckName, identity: readonly string[]): string | undefined {
    const hold = this.#holds.get(holdId([check, ...identity]));
    const figures = JSON.parse(hold?.figures ?? '{}') as { chosen?: string };
    return hold?.status === 'ACCEPTED' ? figures.chosen : undefined;
  }

  /** Holds rows for a person. A hold met again gains the rows that are new; one a person decided stays decided, one that had settled itself is open again. Returns its id. */
  addHold(draft: HoldDraft): string {
    this.held_rows[draft.check] = (this.held_rows[draft.check] ?? 0) + draft.rows.length;
    const id = holdId([draft.check, ...draft.identity]);
    const known = this.#holds.get(id);
    const row = known === undefined ? this.#newHold(id, draft) : reopen(this.#counted.has(id) ? known : mergeRows(known, draft));
    this.#holds.set(id, row);
    this.#touched.set(id, { row, is_new: known === undefined || (this.#touched.get(id)?.is_new ?? false), is_raised: true });
    return id;
  }

  #newHold(id: string, draft: HoldDraft): HoldTable {
    return {
      id,
      dataset: draft.dataset,
      check_name: draft.check,
      status: 'OPEN',
      subject: draft.subject,
      fund_key: draft.fund_key,
      summary: draft.summary,
      figures: JSON.stringify(draft.figures),
      rows: JSON.stringify(draft.rows.slice(0, ROWS_SHOWN)),
      row_count: draft.rows.length,
      opened_at: this.known_at,
      decided_at: null,
      decided_by: null,
      reason: null,
    };
  }

  /** Holds over report pages, whatever became of them. */
  listReportHolds(): HoldTable[] {
    return [...this.#holds.values()].filter((hold) => hold.dataset === 'fmr');
  }

  /** Open holds, of one fund if given. */
  listOpen(fund_key?: number): HoldTable[] {
    return [...this.#holds.values()].filter((hold) => hold.status === 'OPEN' && (fund_key === undefined || hold.fund_key === fund_key));
  }

  /** Closes a hold whose question a document has answered since. */
  resolve(id: string, reason: string): void {
    const hold = this.#holds.get(id);
    if (hold?.status !== 'OPEN') return;
    const row = { ...hold, status: 'RESOLVED', decided_at: this.known_at, decided_by: 'import', reason };
    this.#holds.set(id, row);
    this.#touched.set(id, { is_new: false, is_raised: false, ...this.#touched.get(id), row });
  }

  async flush(tx: FactTx): Promise<void> {
    await appendEvents(tx, this.#events);
    for (const { row, is_new, is_raised } of this.#touched.values()) {
      if (is_new) await insertHold(tx, row);
      else await updateHold(tx, row.id, row);
      if (is_raised) await linkHold(tx, row.id, this.document_seq);
    }
  }
}

function reopen(hold: HoldTable): HoldTable {
  return hold.status === 'RESOLVED' ? { ...hold, status: 'OPEN', decided_at: null, decided_by: null, reason: null } : hold;
}

function mergeRows(known: HoldTable, draft: HoldDraft): HoldTable {
  const rows = JSON.parse(known.rows) as HeldRow[];
  const seen = new Set(rows.map(rowIdentity));
  const fresh = draft.rows.filter((row) => !seen.has(rowIdentity(row)));
  if (fresh.length === 0) return known;
  return {
    ...known,
    rows: JSON.stringify([...rows, ...fresh].slice(0, ROWS_SHOWN)),
    row_count: known.row_count + fresh.length,
  };
}

function rowIdentity(row: HeldRow): string {
  return `${row.document_seq}:${row.row_number}`;
}
