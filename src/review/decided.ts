import { isAboutHold } from '#ingest/apply-decision.ts';
import type { Decision } from '#ingest/apply-decision.ts';
import type { FactDatabase } from '#store/database.ts';
import { listDecisions } from '#store/document-rows.ts';
import { listHoldsById } from '#store/hold-rows.ts';

/** A decision and what it was about. */
export interface DecidedHold {
  readonly decision: Decision;
  readonly by: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Undefined for an alias, a word or a page, or if a rebuild with a later reader no longer raises the hold. */
  readonly hold?: { readonly id: string; readonly subject: string; readonly check: string; readonly status: string };
}

/** Decisions, the newest first. */
export async function listDecided(
  facts: FactDatabase,
  page: { readonly start: number; readonly limit: number },
): Promise<DecidedHold[]> {
  return facts.read(async (tx) => {
    const rows = (await listDecisions(tx, page)).map((row) => ({ row, decision: JSON.parse(row.payload) as Decision }));
    const ids = rows.flatMap(({ decision }) => (isAboutHold(decision) ? [decision.hold_id] : []));
    const holds = new Map((await listHoldsById(tx, [...new Set(ids)])).map((hold) => [hold.id, hold]));
    return rows.map(({ row, decision }) => {
      const hold = isAboutHold(decision) ? holds.get(decision.hold_id) : undefined;
      const { decided_at: at, decided_by: by } = row;
      return hold === undefined
        ? { decision, by, at }
        : {
            decision,
            by,
            at,
            hold: { id: hold.id, subject: hold.subject, check: hold.check_name, status: hold.status },
          };
    });
  });
}
