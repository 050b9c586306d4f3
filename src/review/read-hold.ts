import { Fault } from '#base/fault.ts';
import type { HeldRow } from '#ingest/review-holds.ts';
import type { FactDatabase } from '#store/database.ts';
import { findDocument } from '#store/document-rows.ts';
import { findHold, listDocumentsOfHolds } from '#store/hold-rows.ts';
import { listRegistry } from '#store/registry.ts';
import { listed } from './list-holds.ts';
import type { ListedHold } from './list-holds.ts';

/** Everything that a reviewer needs to decide: the figures, the rows, and the documents that contain them. */
interface ShownHold extends ListedHold {
  readonly figures: Readonly<Record<string, unknown>>;
  /** The first 200 at most; `rows` is the total. */
  readonly held_rows: readonly HeldRow[];
  readonly documents: readonly {
    readonly document_seq: number;
    readonly origin: string;
    readonly sha256: string;
    readonly received_at: string;
  }[];
  readonly decided_at: string | null;
  readonly decided_by: string | null;
  readonly reason: string | null;
}

/** Fault HOLD_NOT_FOUND. */
export async function readHold(facts: FactDatabase, id: string): Promise<ShownHold> {
  return facts.read(async (tx) => {
    const hold = await findHold(tx, id);
    if (hold === undefined)
      throw new Fault('HOLD_NOT_FOUND', `There is no hold ${id}. \`mfds review list\` lists the open holds.`);
    const fund =
      hold.fund_key === null ? undefined : (await listRegistry(tx)).funds.find((one) => one.fund_key === hold.fund_key);
    const documents = [];
    for (const document_seq of await listDocumentsOfHolds(tx, [id])) {
      const document = await findDocument(tx, document_seq);
      if (document !== undefined) {
        documents.push({
          document_seq,
          origin: document.origin,
          sha256: document.sha256,
          received_at: new Date(document.received_at).toISOString(),
        });
      }
    }
    return {
      ...listed(hold, fund?.slug ?? null),
      figures: JSON.parse(hold.figures) as Record<string, unknown>,
      held_rows: JSON.parse(hold.rows) as HeldRow[],
      documents,
      decided_at: hold.decided_at === null ? null : new Date(hold.decided_at).toISOString(),
      decided_by: hold.decided_by,
      reason: hold.reason,
    };
  });
}
