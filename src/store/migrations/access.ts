import type { Kysely } from 'kysely';
import { sql } from '#store/kysely.ts';
import type { ColumnTypes, Migration } from './migration.ts';

/** Migrations only go forward: change a released table in a new migration, never here. */
export const ACCESS_MIGRATIONS: readonly Migration[] = [
  { name: '0001-start', up: start },
  { name: '0002-activity', up: addActivity },
  { name: '0003-logins', up: addLogins },
  { name: '0004-vouches', up: addVouches },
  { name: '0005-attempts', up: renewAttempts },
  { name: '0006-requests', up: addRequestColumns },
];

async function start(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const statements = [
    `create table accounts (id text primary key, email text not null unique, status text not null,
      email_verified_at ${types.bigint}, messaging_number text, intended_use text, terms_version text,
      vouched_at ${types.bigint}, created_at ${types.bigint} not null, activated_at ${types.bigint})`,
    `create table api_keys (id text primary key, account_id text not null references accounts, name text not null,
      prefix text not null, secret_hash text not null unique, scopes ${types.json} not null,
      created_at ${types.bigint} not null, expires_at ${types.bigint}, revoked_at ${types.bigint}, rotated_from text)`,
    'create index api_keys_by_account on api_keys (account_id)',
    `create table access_head (singleton integer primary key check (singleton = 1), version ${types.bigint} not null,
      secret_check text)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`insert into access_head (singleton, version) values (1, 0)`.execute(db);
}

async function addActivity(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const statements = [
    `create table activity_counts (key_id text not null references api_keys, grain text not null,
      starts_at ${types.bigint} not null, measure text not null, amount ${types.bigint} not null,
      primary key (key_id, grain, starts_at, measure)) ${types.clustered}`,
    `create table activity_requests (key_id text not null references api_keys, request_id text not null,
      finished_at ${types.bigint} not null, operation_id text not null, status integer not null, code text,
      cost_units integer not null, latency_us ${types.bigint} not null, primary key (key_id, request_id))
      ${types.clustered}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * The login tables have the structure that better-auth expects; it stores timestamps as ISO text and booleans as 0 and
 * 1, in both engines.
 */
async function addLogins(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const statements = [
    `create table logins (id text primary key, name text not null, email text not null unique,
      email_verified integer not null, image text, created_at text not null, updated_at text not null)`,
    `create table login_sessions (id text primary key, token text not null unique,
      login_id text not null references logins on delete cascade, expires_at text not null, ip_address text,
      user_agent text, created_at text not null, updated_at text not null)`,
    'create index login_sessions_by_login on login_sessions (login_id)',
    `create table login_credentials (id text primary key, login_id text not null references logins on delete cascade,
      account_id text not null, provider_id text not null, password text, access_token text, refresh_token text,
      id_token text, access_token_expires_at text, refresh_token_expires_at text, scope text,
      created_at text not null, updated_at text not null)`,
    'create index login_credentials_by_login on login_credentials (login_id)',
    `create table login_proofs (id text primary key, identifier text not null, value text not null,
      expires_at text not null, created_at text not null, updated_at text not null)`,
    'create index login_proofs_by_identifier on login_proofs (identifier)',
    `create table attempts (subject text not null, ends_at ${types.bigint} not null, tries ${types.bigint} not null,
      primary key (subject, ends_at)) ${types.clustered}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function addVouches(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  for (const column of ['vouched_by text', 'vouched_reason text', `vouched_for ${types.json}`])
    await sql.raw(`alter table accounts add column ${column}`).execute(db);
}

/** Counts of attempts expire within hours, so the old rows are not converted. */
async function renewAttempts(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const statements = [
    'drop table attempts',
    `create table attempts (subject text primary key, tries ${types.bigint} not null,
      next_at ${types.bigint} not null, ends_at ${types.bigint} not null) ${types.clustered}`,
    'create index attempts_by_end on attempts (ends_at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function addRequestColumns(db: Kysely<unknown>): Promise<void> {
  for (const column of ['path', 'parameters', 'refusals'])
    await sql.raw(`alter table activity_requests add column ${column} text`).execute(db);
}
