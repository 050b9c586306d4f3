import type { Kysely } from 'kysely';
import { sql } from '#store/kysely.ts';
import type { ColumnTypes, Migration } from './migration.ts';

/**
 * Removes the index of event ids, which nothing reads. An id is a hash of the event's number, the primary key, so two
 * events cannot have the same. Hashes arrive in random order: beyond the memory of the database, each insertion and
 * each check of the index would read another page from the disk.
 */
export const EVENT_IDS: Migration = {
  name: '0011-event-ids',
  async up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
    const statements =
      types.clustered === '' ? ['alter table events drop constraint events_id_key'] : copyEvents(types);
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** SQLite cannot drop an index that belongs to the definition of a table. */
function copyEvents(types: ColumnTypes): string[] {
  return [
    'alter table events rename to indexed_events',
    `create table events (seq ${types.bigint} primary key, id text not null, dataset text not null, type text not null,
      fund_key integer references funds, effective_date ${types.date}, data_version integer,
      occurred_at ${types.bigint} not null, resource text not null, changed ${types.json} not null)`,
    'insert into events select * from indexed_events order by seq',
    'drop table indexed_events',
    'create index events_by_dataset on events (dataset, seq)',
  ];
}
