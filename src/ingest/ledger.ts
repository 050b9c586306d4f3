import type { ReportCheck } from '#domain/checks/finding.ts';
import { todayInKarachi } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { lastDateOf } from '#domain/hold-dates.ts';
import { eventId, holdId } from '#domain/identity.ts';
import type { Dataset, EventType } from '#domain/vocabularies.ts';
import type { FactTx } from '#store/database.ts';
import { appendEvents, readFeedHead } from '#store/event-rows.ts';
import {
  insertHold,
  linkHold,
  listDecidedHolds,
  listHolds,
  listHoldsById,
  listHoldsOfReports,
  listLinksOfLongHolds,
  updateHold,
} from '#store/hold-rows.ts';
import type { HoldSummary } from '#store/hold-rows.ts';
import type { EventTable, HoldTable } from '#store/tables.ts';

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
class EventLog {
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

/** The name of the failed check in review lists and import reports. */
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
  | 'figure_implausible'
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
  /** A `CheckName`, or the name that the reader of a page gave its own check. */
  readonly check: string;
  readonly dataset: Dataset;
  /** Identifies the hold whenever the same problem occurs again: public ids, dates and printed values only. */
  readonly identity: readonly string[];
  readonly subject: string;
  readonly fund_key: number | null;
  readonly summary: string;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly rows: readonly HeldRow[];
  /** The pages of a hold of dataset `fmr`. */
  readonly report?: { readonly document_sha256: string; readonly key: string };
}

/** A held row as shown to a reviewer. */
export interface HeldRow {
  readonly row_number: number;
  readonly document_seq: number;
  readonly [cell: string]: string | number | null;
}

// A hold stores at most this many rows for the reviewer; `row_count` counts all of them.
const ROWS_SHOWN = 200;

/**
 * The holds that one pass raises or closes. Stored holds are read by id or by open status, never all of them: a store
 * keeps every decided hold with its rows.
 */
class ReviewHolds {
  readonly #heldRows = new Map<string, number>();
  readonly #tx: FactTx;
  readonly #document_seq: number;
  readonly #known_at: number;
  /** Raised, but not yet merged with the stored hold of the same id. */
  readonly #drafts = new Map<string, HoldDraft[]>();
  readonly #raised = new Map<string, { row: HoldTable; isNew: boolean }>();
  /** Reasons for the holds that this pass closes, by id. */
  readonly #resolved = new Map<string, string>();

  constructor(tx: FactTx, document_seq: number, known_at: number) {
    this.#tx = tx;
    this.#document_seq = document_seq;
    this.#known_at = known_at;
  }

  /**
   * Holds rows for a reviewer and returns the hold's id. An existing hold gains the new rows; a decided one remains
   * decided, a resolved one is opened again.
   */
  raise(draft: HoldDraft): string {
    this.#heldRows.set(draft.check, (this.#heldRows.get(draft.check) ?? 0) + draft.rows.length);
    const id = holdId([draft.check, ...draft.identity]);
    this.#drafts.set(id, [...(this.#drafts.get(id) ?? []), draft]);
    return id;
  }

  /** Number of held rows by check. */
  get heldRows(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#heldRows);
  }

  /** Closes an open hold that a document has resolved. */
  resolve(id: string, reason: string): void {
    if (!this.#resolved.has(id)) this.#resolved.set(id, reason);
  }

  /** The open holds of these checks after this pass: of one dataset, or about that day or later ones. */
  async listOpen(
    checks: readonly CheckName[],
    about: { readonly dataset?: Dataset; readonly since?: IsoDate },
  ): Promise<HoldTable[]> {
    await this.#mergeDrafts();
    const stored = await listHolds(this.#tx, { status: 'OPEN', checks, ...about });
    const rows = new Map(stored.map((row) => [row.id, row]));
    for (const { row } of this.#raised.values())
      if (
        row.status === 'OPEN' &&
        (checks as readonly string[]).includes(row.check_name) &&
        (about.dataset === undefined || row.dataset === about.dataset) &&
        (about.since === undefined || (row.last_date ?? '') >= about.since)
      )
        rows.set(row.id, row);
    return [...rows.values()].filter(({ id }) => !this.#resolved.has(id));
  }

  async flush(): Promise<void> {
    await this.#mergeDrafts();
    for (const [id, { row, isNew }] of this.#raised) {
      const after = { ...row, ...this.#closing(id) };
      if (isNew) await insertHold(this.#tx, after);
      else await updateHold(this.#tx, id, after);
      await linkHold(this.#tx, id, this.#document_seq);
    }
    for (const id of this.#resolved.keys())
      if (!this.#raised.has(id)) await updateHold(this.#tx, id, this.#closing(id));
  }

  #closing(id: string): Partial<HoldTable> {
    const reason = this.#resolved.get(id);
    return reason === undefined ? {} : { status: 'RESOLVED', decided_at: this.#known_at, decided_by: 'import', reason };
  }

  async #mergeDrafts(): Promise<void> {
    const ids = [...this.#drafts.keys()];
    if (ids.length === 0) return;
    const unread = ids.filter((id) => !this.#raised.has(id));
    const stored = new Map((await listHoldsById(this.#tx, unread)).map((row) => [row.id, row]));
    // A hold with more rows than it stores does not show which rows of this document it contains; the document is
    // counted once.
    const counted = new Set(await listLinksOfLongHolds(this.#tx, this.#document_seq, ROWS_SHOWN, ids));
    for (const [id, drafts] of this.#drafts) {
      this.#resolved.delete(id);
      const isNew = this.#raised.get(id)?.isNew ?? !stored.has(id);
      let row = this.#raised.get(id)?.row ?? stored.get(id);
      for (const draft of drafts)
        row = row === undefined ? this.#newHold(id, draft) : reopen(counted.has(id) ? row : mergeRows(row, draft));
      if (row !== undefined) this.#raised.set(id, { row, isNew });
    }
    this.#drafts.clear();
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
      opened_at: this.#known_at,
      decided_at: null,
      decided_by: null,
      reason: null,
      document_sha256: draft.report?.document_sha256 ?? null,
      report_key: draft.report?.key ?? null,
      last_date: lastDateOf(draft.figures, draft.rows),
    };
  }
}

function reopen(hold: HoldTable): HoldTable {
  return hold.status === 'RESOLVED'
    ? { ...hold, status: 'OPEN', decided_at: null, decided_by: null, reason: null }
    : hold;
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
    last_date:
      [known.last_date, lastDateOf(draft.figures, fresh)]
        .flatMap((date) => date ?? [])
        .sort()
        .at(-1) ?? null,
  };
}

function rowIdentity(row: HeldRow): string {
  return `${row.document_seq}:${row.row_number}`;
}

type Verdict = 'ACCEPTED' | 'REJECTED';

/**
 * Earlier decisions of reviewers. They are read by hold id when a check fails: a store keeps every decision, so reading
 * all of them would make each import slower than the previous one.
 */
class Verdicts {
  readonly #tx: FactTx;
  /** By hold id; undefined: the store has no decided hold of this id. */
  readonly #loaded = new Map<string, HoldSummary | undefined>();
  /** Ids that a check requested before they were loaded. */
  readonly #missing = new Set<string>();

  constructor(tx: FactTx) {
    this.#tx = tx;
  }

  /** The decision on a hold of this identity, if a reviewer made one. */
  async find(check: string, identity: readonly string[]): Promise<Verdict | undefined> {
    const id = holdId([check, ...identity]);
    if (!this.#loaded.has(id)) await this.#load([id]);
    return verdictOf(this.#loaded.get(id));
  }

  /**
   * Runs a pure check, loads the decisions it requested, and repeats it until it requests no more. A decision may lead
   * to further requests: from the second round on, all decisions about the fund are loaded, so that a fund is checked
   * three times at most.
   */
  async judge<Judgement>(fund_key: number, judge: () => Judgement): Promise<Judgement> {
    for (let round = 1; ; round += 1) {
      this.#missing.clear();
      const judgement = judge();
      if (this.#missing.size === 0 || round === 3) return judgement;
      if (round === 2)
        for (const hold of await listDecidedHolds(this.#tx, { fund_key })) this.#loaded.set(hold.id, hold);
      else await this.#load([...this.#missing]);
    }
  }

  /** As `find`, for use inside `judge`. */
  verdictOn(check: string, identity: readonly string[]): Verdict | undefined {
    return verdictOf(this.#ask(check, identity));
  }

  /** Why a reviewer rejected what a hold of this identity is about; for use inside `judge`. */
  rejectionOf(check: string, identity: readonly string[]): string | undefined {
    const hold = this.#ask(check, identity);
    return hold?.status === 'REJECTED' ? (hold.reason ?? '') : undefined;
  }

  /** The value that a reviewer chose when a hold of this identity had several; for use inside `judge`. */
  choiceOn(check: string, identity: readonly string[]): string | undefined {
    const hold = this.#ask(check, identity);
    if (hold?.status !== 'ACCEPTED') return undefined;
    return (JSON.parse(hold.figures) as { chosen?: string }).chosen;
  }

  /** Loads the open and decided holds of a document and of reports; `verdictOn` then knows the decisions. */
  async loadReportHolds(document_sha256: string, reportKeys: readonly string[]): Promise<readonly HoldSummary[]> {
    const holds = await listHoldsOfReports(this.#tx, document_sha256, reportKeys);
    for (const hold of holds) this.#loaded.set(hold.id, hold);
    return holds;
  }

  #ask(check: string, identity: readonly string[]): HoldSummary | undefined {
    const id = holdId([check, ...identity]);
    if (!this.#loaded.has(id)) this.#missing.add(id);
    return this.#loaded.get(id);
  }

  async #load(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#loaded.set(id, undefined);
    for (const hold of await listDecidedHolds(this.#tx, { ids })) this.#loaded.set(hold.id, hold);
  }
}

function verdictOf(hold: HoldSummary | undefined): Verdict | undefined {
  return hold?.status === 'ACCEPTED' || hold?.status === 'REJECTED' ? hold.status : undefined;
}
