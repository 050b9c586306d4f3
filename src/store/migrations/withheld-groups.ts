import type { Kysely } from 'kysely';
import { reportKey } from '#domain/report-draft.ts';
import type { FactTables } from '#store/tables.ts';
import { sql } from '#store/kysely.ts';
import type { Migration } from './migration.ts';

/**
 * Counts withheld rows of a report's section, and finds the holds of a document or of a fund's report of one month
 * without reading all holds.
 */
export const WITHHELD_GROUPS: Migration = {
  name: '0006-withheld-groups',
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      'alter table report_sections add column withheld_row_count integer not null default 0',
      'alter table holds add column document_sha256 text',
      'alter table holds add column report_key text',
      'create index holds_by_document_content on holds (document_sha256)',
      'create index holds_by_report on holds (report_key)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
    await nameReports(db);
  },
};

async function nameReports(db: Kysely<unknown>): Promise<void> {
  const facts = db as Kysely<FactTables>;
  const holds = await facts
    .selectFrom('holds')
    .select(['id', 'subject', 'figures'])
    .where('dataset', '=', 'fmr')
    .execute();
  for (const { id, subject, figures } of holds) {
    const { document_sha256, report_date } = JSON.parse(figures) as Record<string, string | null | undefined>;
    await facts
      .updateTable('holds')
      .set({ document_sha256: document_sha256 ?? null, report_key: reportKey(subject, report_date ?? null) })
      .where('id', '=', id)
      .execute();
  }
}
