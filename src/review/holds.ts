import { Fault } from '#base/fault.ts';
import { findJump } from '#domain/checks/navs.ts';
import type { DatedNav } from '#domain/checks/navs.ts';
import type { IsoDate } from '#domain/dates.ts';
import { isPositive, parseDecimal } from '#domain/decimal.ts';
import type { ImportReport } from '#ingest/import-report.ts';
import type { HeldRow } from '#ingest/ledger.ts';
import type { FactDatabase } from '#store/database.ts';
import { findDocument } from '#store/document-rows.ts';
import { countOpenHoldsOver, findHold, listDocumentsOfHolds, listHolds } from '#store/hold-rows.ts';
import { listRegistry } from '#store/registry.ts';
import type { HoldTable } from '#store/tables.ts';

/** A hold as the review list shows it. */
export interface ListedHold {
  readonly id: string;
  /** Name of the check that failed. */
  readonly check: string;
  /** Checks that will fail after this one is resolved; currently only `nav_jump`, for rows without a fund. */
  readonly also: readonly string[];
  readonly status: string;
  readonly dataset: string;
  readonly subject: string;
  readonly fund: string | null;
  readonly summary: string;
  readonly rows: number;
  readonly opened_at: string;
}

interface HoldFilter {
  /** Default: `OPEN`. `ALL`: every status. */
  readonly status?: string;
  readonly check?: string;
}

/** Holds, ordered by the time they were opened. */
export async function listReview(facts: FactDatabase, filter: HoldFilter): Promise<ListedHold[]> {
  return facts.read(async (tx) => {
    const status = filter.status ?? 'OPEN';
    const holds = await listHolds(tx, {
      ...(status === 'ALL' ? {} : { status }),
      ...(filter.check === undefined ? {} : { check_name: filter.check }),
    });
    const slugs = new Map((await listRegistry(tx)).funds.map((fund) => [fund.fund_key, fund.slug]));
    return holds.map((hold) => listed(hold, hold.fund_key === null ? null : (slugs.get(hold.fund_key) ?? null)));
  });
}

/** The number of open holds that these imports left, each counted once and only if `listReview` shows it. */
export async function countHeldBy(facts: FactDatabase, reports: readonly ImportReport[]): Promise<number> {
  return facts.read((tx) => countOpenHoldsOver(tx, [...new Set(reports.map(({ document }) => document.sha256))]));
}

/** Ids of the open holds of the same check over the same document, the hold itself included. Fault HOLD_NOT_FOUND. */
export async function listAlike(facts: FactDatabase, id: string): Promise<readonly string[]> {
  const { check, figures } = await readHold(facts, id);
  const { document_sha256 } = figures;
  if (typeof document_sha256 !== 'string') return [id];
  const alike = await facts.read((tx) => listHolds(tx, { status: 'OPEN', check_name: check, document_sha256 }));
  return [...new Set([id, ...alike.map((hold) => hold.id)])];
}

function listed(hold: HoldTable, fund: string | null): ListedHold {
  return {
    id: hold.id,
    check: hold.check_name,
    also: hold.check_name === 'fund_unknown' && hasJump(JSON.parse(hold.rows) as HeldRow[]) ? ['nav_jump'] : [],
    status: hold.status,
    dataset: hold.dataset,
    subject: hold.subject,
    fund,
    summary: hold.summary,
    rows: hold.row_count,
    opened_at: new Date(hold.opened_at).toISOString(),
  };
}

/** Rows without a fund have not been checked yet; the reviewer should see which further checks they would fail. */
function hasJump(rows: readonly HeldRow[]): boolean {
  const navs = rows.flatMap((row): DatedNav[] => {
    const nav = parseDecimal(String(row['nav'] ?? ''));
    return nav !== undefined && isPositive(nav) && typeof row['nav_date'] === 'string'
      ? [{ nav_date: row['nav_date'] as IsoDate, nav }]
      : [];
  });
  const ordered = navs.toSorted((a, b) => (a.nav_date < b.nav_date ? -1 : 1));
  return ordered.some((at, index) => {
    const before = ordered[index - 1];
    return before !== undefined && findJump(before, at, false, []) !== undefined;
  });
}

/** Everything that a reviewer needs to decide: the figures, the rows, and the documents that contain them. */
export interface ShownHold extends ListedHold {
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
