import type { Insertable, RawBuilder, Selectable } from 'kysely';
import type { IsoDate } from '#domain/dates.ts';
import { sql } from './kysely.ts';
import type { FactTx } from './database.ts';
import { inBatches } from './query-parts.ts';
import type { DecisionTable, DocumentTable, ImportStageTable } from './tables.ts';

export async function nextDocumentSeq(tx: FactTx): Promise<number> {
  const last = await tx
    .selectFrom('documents')
    .select((of) => of.fn.max('document_seq').as('seq'))
    .executeTakeFirst();
  return ((last?.seq as number | null | undefined) ?? 0) + 1;
}

export async function insertDocument(tx: FactTx, row: Insertable<DocumentTable>): Promise<void> {
  await tx.insertInto('documents').values(row).execute();
}

/**
 * The first import of these bytes that was promoted, which determines the position of the document among the others,
 * otherwise the last import.
 */
export async function findPromoted(
  tx: FactTx,
  sha256: string,
  source: string,
  which: 'first' | 'last',
): Promise<Selectable<DocumentTable> | undefined> {
  return tx
    .selectFrom('documents')
    .selectAll()
    .where('sha256', '=', sha256)
    .where('source', '=', source)
    .where('outcome', '=', 'PROMOTED')
    .orderBy('document_seq', which === 'first' ? 'asc' : 'desc')
    .executeTakeFirst();
}

export async function findDocument(tx: FactTx, document_seq: number): Promise<Selectable<DocumentTable> | undefined> {
  return tx.selectFrom('documents').selectAll().where('document_seq', '=', document_seq).executeTakeFirst();
}

/** The documents of a source, each once, by first arrival. */
export async function listDocumentsOfSource(
  tx: FactTx,
  source: string,
): Promise<Pick<DocumentTable, 'sha256' | 'origin' | 'url'>[]> {
  const rows = await tx
    .selectFrom('documents')
    .select(['document_seq', 'sha256', 'origin', 'url'])
    .where('source', '=', source)
    .orderBy('document_seq')
    .execute();
  return [...new Map(rows.toReversed().map((row) => [row.sha256, row])).values()].toReversed();
}

export async function setDocumentReport(tx: FactTx, document_seq: number, report: string): Promise<void> {
  await tx.updateTable('documents').set({ report }).where('document_seq', '=', document_seq).execute();
}

/** The members that determine the order of documents: source, page date and order of arrival. */
export type Edition = Pick<DocumentTable, 'document_seq' | 'source' | 'page_date'>;

/** The editions of these documents that were promoted. */
export async function listEditions(tx: FactTx, documents: readonly number[]): Promise<Edition[]> {
  const rows: Edition[] = [];
  for (const batch of inBatches(documents))
    rows.push(
      ...(await tx
        .selectFrom('documents')
        .select(['document_seq', 'source', 'page_date'])
        .where('outcome', '=', 'PROMOTED')
        .where('document_seq', 'in', batch)
        .execute()),
    );
  return rows;
}

/** The origins of documents, such as file names, by number. */
export async function listOrigins(tx: FactTx, documents: Iterable<number>): Promise<Map<number, string>> {
  const origins = new Map<number, string>();
  for (const batch of inBatches([...new Set(documents)])) {
    const query = tx.selectFrom('documents').select(['document_seq', 'origin']).where('document_seq', 'in', batch);
    for (const { document_seq, origin } of await query.execute()) origins.set(document_seq, origin);
  }
  return origins;
}

/** Row counts of the last complete documents of a source, newest first; they define its usual size. */
export async function listRecentRowCounts(tx: FactTx, source: string, count: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('documents')
    .select('row_count')
    .where('source', '=', source)
    .where('outcome', '=', 'PROMOTED')
    .where('is_partial', '=', 0)
    .orderBy('document_seq', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => row.row_count ?? 0);
}

type DocumentState = Pick<
  Selectable<DocumentTable>,
  'source' | 'document_seq' | 'received_at' | 'page_date' | 'row_count' | 'outcome' | 'message'
>;

/**
 * The sources of which documents were imported, each by one index entry:
 * grouping would read an entry of every document.
 */
const WITH_SOURCES = sql`with recursive sources (source) as (
  select min(source) from documents
  union all
  select (select min(d.source) from documents d where d.source > sources.source) from sources
  where sources.source is not null)`;

/** The newest document of every source, whatever its outcome, ordered by source. */
export async function listLastDocuments(tx: FactTx): Promise<DocumentState[]> {
  const lastWith = (outcome: string): RawBuilder<number | null> =>
    sql`(select max(d.document_seq) from documents d where d.source = s.source and d.outcome = ${outcome})`;
  const { rows: last } = await sql<{ promoted: number | null; refused: number | null }>`${WITH_SOURCES}
    select ${lastWith('PROMOTED')} as promoted, ${lastWith('REFUSED')} as refused
    from sources s where s.source is not null`.execute(tx);
  return tx
    .selectFrom('documents')
    .select(['source', 'document_seq', 'received_at', 'page_date', 'row_count', 'outcome', 'message'])
    .where('document_seq', 'in', [0, ...last.map(({ promoted, refused }) => Math.max(promoted ?? 0, refused ?? 0))])
    .orderBy('source')
    .execute();
}

/**
 * The newest page date of each source among its promoted documents; if a time is given in milliseconds, among those
 * received by then.
 */
export async function listPageDates(tx: FactTx, as_of: number | null = null): Promise<Map<string, IsoDate>> {
  const isKnown = as_of === null ? sql`true` : sql`d.received_at <= ${as_of}`;
  const { rows } = await sql<{ source: string; page_date: string | null }>`${WITH_SOURCES}
    select s.source as source, (select max(d.page_date) from documents d
      where d.source = s.source and d.outcome = 'PROMOTED' and ${isKnown}) as page_date
    from sources s where s.source is not null`.execute(tx);
  return new Map(rows.flatMap(({ source, page_date }) => (page_date === null ? [] : [[source, page_date as IsoDate]])));
}

/** The time of each source's last promotion of a document, in milliseconds. */
export async function listLastSuccesses(tx: FactTx): Promise<Map<string, number>> {
  const { rows } = await sql<{ source: string; received_at: number | null }>`${WITH_SOURCES}
    select s.source as source, (select d.received_at from documents d
      where d.source = s.source and d.outcome = 'PROMOTED' order by d.document_seq desc limit 1) as received_at
    from sources s where s.source is not null`.execute(tx);
  return new Map(rows.flatMap(({ source, received_at }) => (received_at === null ? [] : [[source, received_at]])));
}

export async function insertDecision(tx: FactTx, row: Insertable<DecisionTable>): Promise<void> {
  await tx.insertInto('decisions').values(row).execute();
}

/** Decisions, the newest first: a page of them. */
export async function listDecisions(
  tx: FactTx,
  page: { readonly start: number; readonly limit: number },
): Promise<Selectable<DecisionTable>[]> {
  return tx
    .selectFrom('decisions')
    .selectAll()
    .orderBy('decision_seq', 'desc')
    .limit(page.limit)
    .offset(page.start)
    .execute();
}

/** Decisions of these kinds, in the order in which they were made. */
export async function listDecisionsOf(tx: FactTx, kinds: readonly string[]): Promise<Selectable<DecisionTable>[]> {
  return tx
    .selectFrom('decisions')
    .selectAll()
    .where('kind', 'in', [...kinds])
    .orderBy('decision_seq')
    .execute();
}

/** Decisions about these holds or about pages of a document, in the order in which they were made. */
export async function listDecisionsAbout(
  tx: FactTx,
  { document_sha256, holdIds }: { readonly document_sha256: string; readonly holdIds: readonly string[] },
): Promise<Selectable<DecisionTable>[]> {
  const query = tx.selectFrom('decisions').selectAll();
  const rows = await query.where(sql`payload ->> 'document_sha256'`, '=', document_sha256).execute();
  for (const batch of inBatches(holdIds))
    rows.push(...(await query.where(sql`payload ->> 'hold_id'`, 'in', batch).execute()));
  return rows.toSorted((one, other) => one.decision_seq - other.decision_seq);
}

/** Number of decisions since a time in milliseconds. */
export async function countDecisionsSince(tx: FactTx, since: number): Promise<number> {
  const row = await tx
    .selectFrom('decisions')
    .where('decided_at', '>=', since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Appends an entry to the journal and returns its number; `make` receives the number for the entry. */
export async function appendJournalEntry(tx: FactTx, make: (seq: number) => unknown): Promise<number> {
  const seq = (await lastJournalSeq(tx)) + 1;
  await tx
    .insertInto('journal')
    .values({ seq, entry: JSON.stringify(make(seq)) })
    .execute();
  return seq;
}

export async function lastJournalSeq(tx: FactTx): Promise<number> {
  const last = await tx
    .selectFrom('journal')
    .select((of) => of.fn.max('seq').as('seq'))
    .executeTakeFirst();
  return (last?.seq as number | null | undefined) ?? 0;
}

/** Entries after `seq`, in order, as JSON texts. */
export async function listJournalAfter(tx: FactTx, seq: number): Promise<string[]> {
  const rows = await tx.selectFrom('journal').select('entry').where('seq', '>', seq).orderBy('seq').execute();
  return rows.map((row) => row.entry);
}

/** The stages of an import, in order, as named by the metric `mfds_import_stage_seconds`. */
type StageName = 'fetch' | 'archive' | 'parse' | 'wait' | 'match' | 'promote';

/** Times the stages of one document. */
export class StageWatch {
  readonly microseconds = new Map<StageName, number>();
  #since = performance.now();

  /** `fetch_ms`: duration of the fetch; undefined for a file. */
  constructor(fetch_ms: number | undefined) {
    if (fetch_ms !== undefined) this.microseconds.set('fetch', fetch_ms * 1_000);
  }

  /** Ends a stage, which began at the end of the previous one. */
  end(stage: StageName): void {
    const now = performance.now();
    this.microseconds.set(stage, (now - this.#since) * 1_000);
    this.#since = now;
  }
}

/** Adds one document's times to the sums, by stage. The writer lock prevents two processes from adding at once. */
export async function addStageTimes(
  tx: FactTx,
  document: Pick<ImportStageTable, 'source' | 'outcome'>,
  microseconds: StageWatch['microseconds'],
): Promise<void> {
  const rows = [...microseconds].map(([stage, time]) => ({
    ...document,
    stage,
    times: 1,
    microseconds: Math.round(time),
  }));
  await tx
    .insertInto('import_stages')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['source', 'stage', 'outcome']).doUpdateSet((of) => ({
        times: of('import_stages.times', '+', 1),
        microseconds: of('import_stages.microseconds', '+', of.ref('excluded.microseconds')),
      })),
    )
    .execute();
}

export async function listStageTimes(tx: FactTx): Promise<ImportStageTable[]> {
  return tx.selectFrom('import_stages').selectAll().orderBy('source').orderBy('stage').orderBy('outcome').execute();
}
