import type { RawBuilder } from 'kysely';
import { sql } from './kysely.ts';
import { isPostgres } from './query-parts.ts';
import type { FactTx } from './database.ts';

/** A condition that holds in every valid store, as a query that counts the rows that violate it. */
interface Claim {
  /** Text after the number of rows: `3 funds have …`. */
  readonly message: string;
  readonly count: RawBuilder<{ count: number }>;
}

const CLAIMS: readonly Claim[] = [
  {
    message: 'events are missing from the updates feed',
    count: sql`select coalesce(max(seq), 0) - count(*) as count from events`,
  },
  {
    message: 'events are missing or extra at the end of the feed',
    count: sql`select abs(feed_head.seq - (select coalesce(max(seq), 0) from events)) as count from feed_head`,
  },
  {
    message: 'funds have the number of an event that does not exist',
    count: sql`select count(*) as count from funds, feed_head
      where record_version > seq or nav_version > seq or payout_version > seq or report_version > seq`,
  },
  {
    message: 'funds have a latest NAV date that differs from their observations',
    count: sql`select count(*) as count from funds left join (
      select fund_key, max(nav_date) as latest from nav_observations where superseded_at is null group by fund_key) o
      on o.fund_key = funds.fund_key where latest_nav_date is distinct from latest`,
  },
  {
    message: 'funds have a latest report date that differs from their reports',
    count: sql`select count(*) as count from funds left join (
      select fund_key, max(report_date) as latest from reports where superseded_at is null group by fund_key) r
      on r.fund_key = funds.fund_key where latest_report_date is distinct from latest`,
  },
  {
    message: 'days of a fund have two current observations',
    count: sql`select count(*) as count from (
      select 1 from nav_observations where superseded_at is null
      group by fund_key, nav_date having count(*) > 1) twice`,
  },
  {
    message: 'months of a fund have two current reports',
    count: sql`select count(*) as count from (
      select 1 from reports where superseded_at is null group by fund_key, report_date having count(*) > 1) twice`,
  },
  {
    message: 'observations refer to a document that does not exist',
    count: sql`select count(*) as count from nav_observations
      where document_seq not in (select document_seq from documents)`,
  },
  {
    message: 'entries are missing from the journal',
    count: sql`select coalesce(max(seq), 0) - count(*) as count from journal`,
  },
];

/** One sentence for each violated condition; empty if the store is valid. */
export async function listBrokenClaims(tx: FactTx): Promise<string[]> {
  const broken = isPostgres(tx) ? [] : await listDamages(tx);
  for (const { message, count } of CLAIMS) {
    const found = (await count.execute(tx)).rows[0]?.count ?? 0;
    if (found !== 0) broken.push(`The store: ${found} ${message}.`);
  }
  return broken;
}

/** Errors that SQLite finds in its own file. */
async function listDamages(tx: FactTx): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(5)`.execute(tx);
  const references = await sql`pragma foreign_key_check`.execute(tx);
  const damages = rows.map(({ integrity_check }) => integrity_check).filter((text) => text !== 'ok');
  return [
    ...damages.map((text) => `The file of the store is damaged: ${text}.`),
    ...(references.rows.length > 0
      ? [`The store: ${references.rows.length} rows refer to rows that do not exist.`]
      : []),
  ];
}
