import type { ReportCheck } from '#domain/checks/finding.ts';
import { holdId } from '#domain/identity.ts';
import type { Dataset } from '#domain/vocabularies.ts';
import type { FactTx } from '#store/database.ts';
import { insertHold, linkHold, listHolds, listHoldsById, listLinksOfLongHolds, updateHold } from '#store/hold-rows.ts';
import type { HoldTable } from '#store/tables.ts';

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
export class ReviewHolds {
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

  /** The open holds of these checks after this pass. */
  async listOpen(checks: readonly CheckName[]): Promise<HoldTable[]> {
    await this.#mergeDrafts();
    const stored = await listHolds(this.#tx, { status: 'OPEN', checks });
    const rows = new Map(stored.map((row) => [row.id, row]));
    for (const { row } of this.#raised.values())
      if (row.status === 'OPEN' && (checks as readonly string[]).includes(row.check_name)) rows.set(row.id, row);
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
  };
}

function rowIdentity(row: HeldRow): string {
  return `${row.document_seq}:${row.row_number}`;
}
