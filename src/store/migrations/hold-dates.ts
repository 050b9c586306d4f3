import type { Kysely } from 'kysely';
import { lastDateOf } from '#domain/hold-dates.ts';
import { inBatches } from '#store/query-parts.ts';
import type { FactTables } from '#store/tables.ts';
import { sql } from '#store/kysely.ts';
import type { ColumnTypes, Migration } from './migration.ts';

/** Finds open holds by their last day: a document can answer few of them, and a store of years has thousands. */
export const HOLD_DATES: Migration = {
  name: '0010-hold-dates',
  async up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
    await sql.raw(`alter table holds add column last_date ${types.date}`).execute(db);
    await dateHolds(db);
    const statements = [
      'drop index holds_by_status',
      'create index holds_by_status on holds (status, check_name, last_date)',
      'drop index holds_by_fund',
      'create index holds_by_fund on holds (fund_key, status, last_date)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

// A hold of many days stores only the first ones: each later document may be about its other days.
const UNKNOWN_LAST_DATE = '2999-12-31';

async function dateHolds(facts: Kysely<FactTables>): Promise<void> {
  const ids = (await facts.selectFrom('holds').select('id').execute()).map(({ id }) => id);
  for (const batch of inBatches(ids)) {
    const query = facts.selectFrom('holds').select(['id', 'dataset', 'figures', 'rows', 'row_count']);
    for (const { id, dataset, figures, rows, row_count } of await query.where('id', 'in', batch).execute()) {
      const cells = JSON.parse(rows) as readonly Readonly<Record<string, unknown>>[];
      const isWhole = dataset === 'fmr' || cells.length >= row_count;
      const known = lastDateOf(JSON.parse(figures) as Readonly<Record<string, unknown>>, cells);
      const last_date = isWhole ? known : UNKNOWN_LAST_DATE;
      if (last_date !== null) await facts.updateTable('holds').set({ last_date }).where('id', '=', id).execute();
    }
  }
}
