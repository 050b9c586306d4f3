import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ColumnTypes, Migration } from './migration.ts';

/** Forward only: a table once released is changed by a further migration, never here. */
export const ACCESS_MIGRATIONS: readonly Migration[] = [
  { name: '0001-start', up: start },
  { name: '0002-activity', up: addActivity },
];

async function start(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const statements = [
    `create table accounts (id text primary key, email text not null unique, status text not null, email_verified_at ${types.moment},
      messaging_number text, intended_use text, terms_version text, vouched_at ${types.moment}, created_at ${types.moment} not null, activated_at ${types.moment})`,
    `create table api_keys (id text primary key, account_id text not null references accounts, name text not null, prefix text not null,
      secret_hash text not null unique, scopes ${types.json} not null, created_at ${types.moment} not null, expires_at ${types.moment},
      revoked_at ${types.moment}, rotated_from text)`,
    'create index api_keys_by_account on api_keys (account_id)',
    `create table access_head (singleton integer primary key check (singleton = 1), version ${types.moment} not null, secret_check text)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`insert into access_head (singleton, version) values (1, 0)`.execute(db);
}

async function addActivity(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const statements = [
    `create table activity_counts (key_id text not null references api_keys, grain text not null, starts_at ${types.moment} not null, measure text not null,
      amount ${types.moment} not null, primary key (key_id, grain, starts_at, measure)) ${types.clustered}`,
    `create table activity_requests (key_id text not null references api_keys, request_id text not null, finished_at ${types.moment} not null, operation_id text not null,
      status integer not null, code text, cost_units integer not null, latency_us ${types.moment} not null, primary key (key_id, request_id)) ${types.clustered}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
