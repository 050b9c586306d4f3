import type { Insertable, Selectable, Updateable } from 'kysely';
import type { IsoDate } from '#domain/dates.ts';
import { inBatches } from './query-parts.ts';
import type { FactTx } from './database.ts';
import type { HoldTable } from './tables.ts';

export async function listHolds(
  tx: FactTx,
  filter: {
    status?: string;
    check_name?: string;
    checks?: readonly string[];
    fund_key?: number;
    dataset?: string;
    /** Holds over the pages of this report. */
    document_sha256?: string;
    /** Holds with a last day in this window, both ends included. */
    since?: IsoDate;
    until?: IsoDate;
  } = {},
): Promise<Selectable<HoldTable>[]> {
  let query = tx
    .selectFrom('holds')
    .selectAll()
    .orderBy('opened_at')
    .orderBy('check_name')
    .orderBy('subject')
    .orderBy('id');
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (filter.check_name !== undefined) query = query.where('check_name', '=', filter.check_name);
  if (filter.checks !== undefined) query = query.where('check_name', 'in', [...filter.checks]);
  if (filter.fund_key !== undefined) query = query.where('fund_key', '=', filter.fund_key);
  if (filter.dataset !== undefined) query = query.where('dataset', '=', filter.dataset);
  if (filter.document_sha256 !== undefined) query = query.where('document_sha256', '=', filter.document_sha256);
  if (filter.since !== undefined) query = query.where('last_date', '>=', filter.since);
  if (filter.until !== undefined) query = query.where('last_date', '<=', filter.until);
  return query.execute();
}

export async function listHoldsById(tx: FactTx, ids: readonly string[]): Promise<Selectable<HoldTable>[]> {
  const rows: Selectable<HoldTable>[] = [];
  for (const batch of inBatches(ids))
    rows.push(...(await tx.selectFrom('holds').selectAll().where('id', 'in', batch).execute()));
  return rows;
}

const WITHOUT_ROWS = [
  'id',
  'check_name',
  'status',
  'subject',
  'figures',
  'reason',
  'report_key',
] as const satisfies readonly (keyof HoldTable)[];

/** A hold without its rows, which are most of its size. */
export type HoldSummary = Pick<Selectable<HoldTable>, (typeof WITHOUT_ROWS)[number]>;

/** The holds that reviewers decided: the given ids, or those of one fund. */
export async function listDecidedHolds(
  tx: FactTx,
  of: { readonly ids: readonly string[] } | { readonly fund_key: number },
): Promise<HoldSummary[]> {
  const query = tx.selectFrom('holds').select(WITHOUT_ROWS).where('status', 'in', ['ACCEPTED', 'REJECTED']);
  if ('fund_key' in of) return query.where('fund_key', '=', of.fund_key).execute();
  const rows: HoldSummary[] = [];
  for (const batch of inBatches(of.ids)) rows.push(...(await query.where('id', 'in', batch).execute()));
  return rows;
}

const QUESTION = [
  'id',
  'dataset',
  'check_name',
  'subject',
  'fund_key',
  'figures',
] as const satisfies readonly (keyof HoldTable)[];

/** An open hold without its rows. */
export type OpenQuestion = Pick<Selectable<HoldTable>, (typeof QUESTION)[number]>;

/**
 * Open holds of these checks. Those of registry sheets are excluded: a sheet is not read again, because a later sheet
 * may have changed it.
 */
export async function listOpenQuestions(tx: FactTx, checks: readonly string[]): Promise<OpenQuestion[]> {
  return tx
    .selectFrom('holds')
    .select(QUESTION)
    .where('status', '=', 'OPEN')
    .where('check_name', 'in', [...checks])
    .where('dataset', '!=', 'registry')
    .orderBy('opened_at')
    .orderBy('check_name')
    .orderBy('subject')
    .orderBy('id')
    .execute();
}

/** Open and decided holds of the pages of one document, or of the reports of these keys. */
export async function listHoldsOfReports(
  tx: FactTx,
  document_sha256: string,
  reportKeys: readonly string[],
): Promise<HoldSummary[]> {
  const query = tx.selectFrom('holds').select(WITHOUT_ROWS).where('status', '!=', 'RESOLVED');
  const rows = await query.where('document_sha256', '=', document_sha256).execute();
  for (const batch of inBatches(reportKeys)) rows.push(...(await query.where('report_key', 'in', batch).execute()));
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

const HEAD = [
  'id',
  'dataset',
  'check_name',
  'subject',
  'fund_key',
  'summary',
  'figures',
  'row_count',
  'opened_at',
] as const satisfies readonly (keyof HoldTable)[];

/** An open hold without its rows, with the document that raised it first. */
export interface OpenHold extends Pick<Selectable<HoldTable>, (typeof HEAD)[number]> {
  readonly document_seq: number;
}

/** Every open hold, in the order of `listHolds`. */
export async function listOpenHolds(tx: FactTx): Promise<OpenHold[]> {
  return tx
    .selectFrom('holds')
    .select(HEAD)
    .select(({ selectFrom }) =>
      selectFrom('hold_documents')
        .whereRef('hold_documents.hold_id', '=', 'holds.id')
        .select(({ fn }) => fn.min('hold_documents.document_seq').as('seq'))
        .$asScalar()
        .$notNull()
        .as('document_seq'),
    )
    .where('status', '=', 'OPEN')
    .orderBy('opened_at')
    .orderBy('check_name')
    .orderBy('subject')
    .orderBy('id')
    .execute();
}

export async function listOpenHoldIds(tx: FactTx): Promise<Set<string>> {
  const rows = await tx.selectFrom('holds').select('id').where('status', '=', 'OPEN').execute();
  return new Set(rows.map(({ id }) => id));
}

export async function findHold(tx: FactTx, id: string): Promise<Selectable<HoldTable> | undefined> {
  return tx.selectFrom('holds').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertHold(tx: FactTx, row: Insertable<HoldTable>): Promise<void> {
  await tx.insertInto('holds').values(row).execute();
}

export async function updateHold(tx: FactTx, id: string, change: Updateable<HoldTable>): Promise<void> {
  await tx.updateTable('holds').set(change).where('id', '=', id).execute();
}

export async function linkHold(tx: FactTx, hold_id: string, document_seq: number): Promise<void> {
  await tx
    .insertInto('hold_documents')
    .values({ hold_id, document_seq })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** The documents that raised these holds, in order of arrival. */
export async function listDocumentsOfHolds(tx: FactTx, holdIds: readonly string[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('hold_documents')
    .select('document_seq')
    .distinct()
    .where('hold_id', 'in', [...holdIds, ''])
    .orderBy('document_seq')
    .execute();
  return rows.map((row) => row.document_seq);
}

/** Of these holds, the ids of those with more than `rows` rows that this document raised. */
export async function listLinksOfLongHolds(
  tx: FactTx,
  document_seq: number,
  rows: number,
  ids: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const batch of inBatches(ids)) {
    const links = await tx
      .selectFrom('hold_documents')
      .innerJoin('holds', 'holds.id', 'hold_documents.hold_id')
      .select('hold_id')
      .where('hold_id', 'in', batch)
      .where('document_seq', '=', document_seq)
      .where('row_count', '>', rows)
      .execute();
    found.push(...links.map((link) => link.hold_id));
  }
  return found;
}

export async function countOpenHoldsOf(tx: FactTx, document_seq: number): Promise<number> {
  const row = await tx
    .selectFrom('hold_documents')
    .innerJoin('holds', 'holds.id', 'hold_documents.hold_id')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('hold_documents.document_seq', '=', document_seq)
    .where('holds.status', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Holds that wait for review, by fund; holds without a known fund are omitted. */
export async function countOpenHoldsByFund(tx: FactTx): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('holds')
    .where('status', '=', 'OPEN')
    .where('fund_key', 'is not', null)
    .groupBy('fund_key')
    .select(({ fn }) => ['fund_key', fn.countAll<number>().as('held_count')])
    .execute();
  return new Map(rows.map((row) => [row.fund_key ?? 0, row.held_count]));
}

/** Holds that wait for review, each counted once, at the source of the first document that raised it. */
export async function countOpenHoldsBySource(tx: FactTx): Promise<Map<string, number>> {
  const rows = await tx
    .with('raised', (db) =>
      db
        .selectFrom('holds')
        .innerJoin('hold_documents', 'hold_documents.hold_id', 'holds.id')
        .where('holds.status', '=', 'OPEN')
        .groupBy('holds.id')
        .select(({ fn }) => fn.min('hold_documents.document_seq').as('document_seq')),
    )
    .selectFrom('raised')
    .innerJoin('documents', 'documents.document_seq', 'raised.document_seq')
    .groupBy('documents.source')
    .select(({ fn }) => ['documents.source as source', fn.countAll<number>().as('held_count')])
    .execute();
  return new Map(rows.map((row) => [row.source, row.held_count]));
}

/** Holds of a fund that wait for review, with their rows, by dataset and check. */
export async function countOpenHoldsOfFund(
  tx: FactTx,
  fund_key: number,
): Promise<{ dataset: string; check: string; holds: number; rows: number }[]> {
  return tx
    .selectFrom('holds')
    .where('status', '=', 'OPEN')
    .where('fund_key', '=', fund_key)
    .groupBy(['dataset', 'check_name'])
    .orderBy('dataset')
    .orderBy('check_name')
    .select(({ fn }) => [
      'dataset',
      'check_name as check',
      fn.countAll<number>().as('holds'),
      fn.sum<number>('row_count').as('rows'),
    ])
    .execute();
}

/** Holds of a dataset that wait for review, with their rows, by check. */
export async function countOpenHoldsByCheck(
  tx: FactTx,
  dataset: string,
): Promise<{ check: string; holds: number; rows: number }[]> {
  return tx
    .selectFrom('holds')
    .where('status', '=', 'OPEN')
    .where('dataset', '=', dataset)
    .groupBy('check_name')
    .orderBy('check_name')
    .select(({ fn }) => [
      'check_name as check',
      fn.countAll<number>().as('holds'),
      fn.sum<number>('row_count').as('rows'),
    ])
    .execute();
}

/** Holds that wait for review over documents with one of these hashes, each counted once. */
export async function countOpenHoldsOver(tx: FactTx, sha256s: readonly string[]): Promise<number> {
  const ids = new Set<string>();
  for (const batch of inBatches(sha256s)) {
    const rows = await tx
      .selectFrom('documents')
      // The cross joins keep this order in SQLite, which would otherwise read every open hold first.
      .crossJoin('hold_documents')
      .crossJoin('holds')
      .where('documents.sha256', 'in', batch)
      .whereRef('hold_documents.document_seq', '=', 'documents.document_seq')
      .whereRef('holds.id', '=', 'hold_documents.hold_id')
      .where('holds.status', '=', 'OPEN')
      .select('holds.id')
      .distinct()
      .execute();
    for (const { id } of rows) ids.add(id);
  }
  return ids.size;
}
