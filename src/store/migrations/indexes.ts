import { sql } from 'kysely';
import type { Kysely } from 'kysely';
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
