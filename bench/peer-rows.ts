/** Copies the rows of an installation into a PostgreSQL database for the servers that need one. */
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { NO_POSTGRES, POSTGRES_URL, onPostgres } from '../test/support/postgres.ts';

const DATABASE = 'mfds_bench_peers';

const FIGURES = [
  'nav',
  'offer_price',
  'repurchase_price',
  'market_price',
  'front_end_load_pct',
  'back_end_load_pct',
  'contingent_load_pct',
];

// The view has the columns of a row of the NAV page. Its fund_id is the column of navs, so that one index returns 500
// rows in order.
const TABLES = `
  create table funds (id uuid primary key, slug text not null unique, name text not null, association_fund_id text, currency text not null);
  create table navs (fund_id uuid not null, nav_date date not null, ${FIGURES.map((name) => `${name} numeric`).join(', ')},
    nav_change_abs numeric, nav_change_pct numeric);
  create view nav_page as select n.fund_id, f.slug as fund_slug, f.name as fund_name, f.association_fund_id, n.nav_date,
    ${FIGURES.map((name) => `n.${name}`).join(', ')}, n.nav_change_abs, n.nav_change_pct, f.currency from navs n join funds f on f.id = n.fund_id`;

// Indexes are created after the rows are loaded, which takes a third of the time.
const KEYS =
  'alter table navs add primary key (fund_id, nav_date), add foreign key (fund_id) references funds; create index navs_newest on navs (fund_id, nav_date desc); analyze';

const ADD_FUND = 'insert into funds select * from json_populate_record(null::funds, $1)';
const ADD_NAVS = `insert into navs select fund_id, nav_date, ${FIGURES.join(', ')}, nav - lag(nav) over days, round((nav / lag(nav) over days - 1) * 100, 4)
  from json_populate_recordset(null::navs, $1) window days as (order by nav_date)`;

export interface PeerRows {
  readonly url: string;
  readonly remove: () => Promise<void>;
}

/** Throws the reason if PostgreSQL is not reachable. First drops what an interrupted run left. */
export async function loadPeerRows(facts: string): Promise<PeerRows> {
  if (NO_POSTGRES !== undefined) throw new Error(NO_POSTGRES);
  const remove = (): Promise<void> =>
    onPostgres((client) => client.query(`drop database if exists ${DATABASE} with (force)`));
  await remove();
  await onPostgres((client) => client.query(`create database ${DATABASE}`));
  const url = new URL(POSTGRES_URL);
  url.pathname = DATABASE;
  try {
    await copyRows(facts, url.href);
  } catch (thrown) {
    await remove();
    throw thrown;
  }
  return { url: url.href, remove };
}

async function copyRows(facts: string, url: string): Promise<void> {
  const store = new DatabaseSync(facts, { readOnly: true });
  const navs = store.prepare(`select f.id as fund_id, n.nav_date, ${FIGURES.map((name) => `n.${name}`).join(', ')}
    from nav_observations n join funds f on f.fund_key = n.fund_key where f.id = ? and n.superseded_at is null`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`begin; ${TABLES}`);
    for (const fund of store.prepare('select id, slug, name, association_fund_id, currency from funds').all()) {
      await client.query(ADD_FUND, [JSON.stringify(fund)]);
      await client.query(ADD_NAVS, [JSON.stringify(navs.all(fund['id'] as string))]);
    }
    await client.query(`${KEYS}; commit`);
    // VACUUM sets the visibility map, so that measured reads do not check the visibility of each row.
    await client.query('vacuum');
  } finally {
    await client.end();
    store.close();
  }
}
