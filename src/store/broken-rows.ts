import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isPostgres } from './bulk.ts';
import type { FactTx } from './database.ts';

/** What must be true of every store, and how many rows break it. */
interface Claim {
  /** Follows the number of rows: `3 funds name …`. */
  readonly says: string;
  readonly count: RawBuilder<{ count: number }>;
}

const CLAIMS: readonly Claim[] = [
  {
    says: 'events are missing from the updates feed',
    count: sql`select coalesce(max(seq), 0) - count(*) as count from events`,
  },
  {
    says: 'events are not where the head of the feed says it ends',
    count: sql`select abs(feed_head.seq - (select coalesce(max(seq), 0) from events)) as count from feed_head`,
  },
  {
    says: 'funds carry the number of an event that has not happened',
    count: sql`select count(*) as count from funds, feed_head where record_version > seq or nav_version > seq or payout_version > seq or report_version > seq`,
  },
  {
    says: 'funds name another day as their latest NAV than their observations do',
    count: sql`select count(*) as count from funds left join (select fund_key, max(nav_date) as latest from nav_observations where superseded_at is null group by fund_key) o
      on o.fund_key = funds.fund_key where latest_nav_date is distinct from latest`,
  },
  {
    says: 'funds name another month as their latest report than their reports do',
    count: sql`select count(*) as count from funds left join (select fund_key, max(report_date) as latest from reports where superseded_at is null group by fund_key) r
      on r.fund_key = funds.fund_key where latest_report_date is distinct from latest`,
  },
  {
    says: 'days of a fund have two current observations',
    count: sql`select count(*) as count from (select 1 from nav_observations where superseded_at is null group by fund_key, nav_date having count(*) > 1) twice`,
  },
  {
    says: 'months of a fund have two current reports',
    count: sql`select count(*) as count from (select 1 from reports where superseded_at is null group by fund_key, report_date having count(*) > 1) twice`,
  },
  {
    says: 'observations name a document that never came in',
    count: sql`select count(*) as count from nav_observations where document_seq not in (select document_seq from documents)`,
  },
  {
    says: 'entries are missing from the journal',
    count: sql`select coalesce(max(seq), 0) - count(*) as count from journal`,
  },
];

/** One sentence for each promise that is broken; none when the store is sound. */
export async function listBrokenClaims(tx: FactTx): Promise<string[]> {
  const broken = isPostgres(tx) ? [] : await listDamages(tx);
  for (const { says, count } of CLAIMS) {
    const found = (await count.execute(tx)).rows[0]?.count ?? 0;
    if (found !== 0) broken.push(`The store: ${found} ${says}.`);
  }
  return broken;
}

/** What SQLite finds wrong with its own file. */
async function listDamages(tx: FactTx): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(5)`.execute(tx);
  const references = await sql`pragma foreign_key_check`.execute(tx);
  const damages = rows.map(({ integrity_check }) => integrity_check).filter((text) => text !== 'ok');
  return [
    ...damages.map((text) => `The file of the store is damaged: ${text}.`),
    ...(references.rows.length > 0
      ? [`The store: ${references.rows.length} rows refer to rows that are not there.`]
      : []),
  ];
}
