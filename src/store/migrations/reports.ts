import type { Kysely } from 'kysely';
import { sql } from '#store/kysely.ts';
import type { ColumnTypes, Migration } from './migration.ts';

/** Tables of reports: the facts on their pages, the changes by reviewers, and the served texts. */
export const REPORT_TABLES: Migration = {
  name: '0002-reports',
  async up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
    for (const statement of [...changedTables(types), ...fragmentTables(types), ...reportTables(types)])
      await sql.raw(statement).execute(db);
  },
};

function changedTables(types: ColumnTypes): string[] {
  return [
    `alter table funds add column report_version ${types.bigint} not null default 0`,
    'alter table documents add column extraction_sha256 text',
  ];
}

// Texts of reports are served unchanged: jsonb would reorder their members.
function fragmentTables(types: ColumnTypes): string[] {
  return [
    `create table fragments (id text primary key, document_sha256 text not null, document_seq integer not null,
      page_number integer not null, is_supplement integer not null, content text not null)`,
    'create index fragments_by_document on fragments (document_sha256, page_number)',
    `create table fragment_changes (change_seq integer primary key ${types.identity}, fragment_id text not null,
      kind text not null, path text not null, was text not null, value text not null, reason text not null)`,
    'create index fragment_changes_by_fragment on fragment_changes (fragment_id)',
  ];
}

function reportTables(types: ColumnTypes): string[] {
  return [
    `create table reports (fund_key integer not null references funds, report_date ${types.date} not null,
      data_version integer not null, version ${types.bigint} not null, id text not null, content_hash text not null,
      report_ids ${types.json} not null, changed_sections ${types.json} not null, documents ${types.json} not null,
      currency text not null, nav_per_unit ${types.decimal}, size_pkr ${types.decimal}, document_seq integer not null,
      known_at ${types.bigint} not null, superseded_at ${types.bigint},
      primary key (fund_key, report_date, data_version)) ${types.clustered}`,
    `create table report_sections (fund_key integer not null references funds, report_date ${types.date} not null,
      data_version integer not null, section text not null, row_count integer not null, mark text not null,
      text text not null, plain text, primary key (fund_key, report_date, data_version, section)) ${types.clustered}`,
  ];
}
