import type { Kysely } from 'kysely';
import { sql } from '#store/kysely.ts';
import type { ColumnTypes, Migration } from './migration.ts';

/** Indexes for reads: the events of one dataset, and the size of a window of a series without reading its rows. */
export const READ_INDEXES: Migration = {
  name: '0004-read-indexes',
  async up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
    const statements = [
      'create index events_by_dataset on events (dataset, seq)',
      'create index payouts_by_moment on payouts (fund_key, payout_date, ordinal, known_at, superseded_at)',
      'drop index payouts_by_fund',
      // SQLite already stores observations in this order; PostgreSQL keeps the rows of all funds in order of arrival.
      ...(types.clustered === ''
        ? [
            'create index nav_observations_by_moment on nav_observations (fund_key, nav_date) include (known_at, ' +
              'superseded_at)',
          ]
        : []),
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** Indexes for imports: the reports of a date for any fund, and the holds of a fund or of a document. */
export const IMPORT_INDEXES: Migration = {
  name: '0005-import-indexes',
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      'create index reports_by_date on reports (report_date, fund_key)',
      'create index holds_by_fund on holds (fund_key, status)',
      'create index hold_documents_by_document on hold_documents (document_seq)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/**
 * Indexes for a store of years: the newest document of each source and its newest page date without reading the others,
 * decisions of some kinds, since a time, or about a hold or a document. The index of hashes names the members by which
 * it is searched: without them, SQLite would prefer the index of sources.
 */
export const GROWTH_INDEXES: Migration = {
  name: '0009-growth-indexes',
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      'drop index documents_by_sha256',
      'create index documents_by_sha256 on documents (sha256, source, outcome, document_seq)',
      'create index documents_by_source on documents (source, outcome, document_seq)',
      'create index documents_by_page_date on documents (source, outcome, page_date, received_at)',
      'create index decisions_by_kind on decisions (kind, decision_seq)',
      'create index decisions_by_time on decisions (decided_at)',
      `create index decisions_by_hold on decisions ((payload ->> 'hold_id'))`,
      `create index decisions_by_document on decisions ((payload ->> 'document_sha256'))`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
