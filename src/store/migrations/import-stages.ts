import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ColumnTypes, Migration } from './migration.ts';

/** How long imports took: sums that all importing processes add to, and no fact. */
export const IMPORT_STAGE_TABLE: Migration = {
  name: '0003-import-stages',
  async up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
    const statement = `create table import_stages (source text not null, stage text not null, outcome text not null, times ${types.moment} not null,
      microseconds ${types.moment} not null, primary key (source, stage, outcome)) ${types.clustered}`;
    await sql.raw(statement).execute(db);
  },
};
