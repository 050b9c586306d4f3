/** Replaces all facts of a store while it is being read: readers see the old facts until the new ones are complete. */
import { sql } from './kysely.ts';
import type { DraftDatabase, FactDatabase, FactTx } from './database.ts';
import { clearFacts, continueNumbering, listTables } from './rows.ts';

/** Runs a part of the work in a transaction on the new facts. */
type WriteNew = (work: (tx: FactTx) => Promise<void>) => Promise<void>;

/**
 * Empties the store and fills it with what `work` writes, as one change. Holds the writer lock until then.
 *
 * PostgreSQL keeps every version of a row that a transaction replaces until the transaction ends, and reads all of them
 * to find the last: filling a store of years in one transaction would take longer for each document than for the one
 * before. The new facts are therefore committed part by part next to the old ones, and copied at the end.
 */
export async function refillFacts(facts: FactDatabase, work: (write: WriteNew) => Promise<void>): Promise<void> {
  const { openDraft } = facts;
  if (openDraft === undefined)
    return facts.write(async (tx) => {
      await clearFacts(tx);
      await work((part) => part(tx));
    });
  let draft: DraftDatabase | undefined;
  try {
    await facts.write(async (tx) => {
      // The server may end sessions that are idle within a transaction, as this one is until the copy.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      const opened = await openDraft();
      draft = opened;
      await work((part) => opened.write(part));
      await clearFacts(tx);
      await copyDraft(tx, opened);
    });
  } finally {
    // Not before the transaction has ended: it has read the tables.
    await draft?.remove();
  }
}

// Tables that a rebuild does not empty.
const KEPT: ReadonlySet<string> = new Set(['import_stages', 'feed_head']);

async function copyDraft(tx: FactTx, { schema }: DraftDatabase): Promise<void> {
  for (const table of (await listTables(tx)).filter((name) => !KEPT.has(name))) {
    const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(tx);
    const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from ${sql.table(`${schema}.${table}`)}`.execute(tx);
  }
  await sql`update feed_head set seq = (select seq from ${sql.table(`${schema}.feed_head`)})`.execute(tx);
  await continueNumbering(tx);
}
