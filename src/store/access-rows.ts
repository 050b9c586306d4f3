import type { Kysely, Updateable } from 'kysely';
import { coalesceLatest } from './unavailable.ts';
import type { AccessDatabase } from './database.ts';
import type { AccessTables, AccountStatus, AccountTable, ApiKeyTable } from './access-tables.ts';

/** A transaction, or the open database itself. */
export type AccessQuery = Kysely<AccessTables>;

// SQLite's change counter ignores commits of its own connection; these are counted here.
const OWN_WRITES = new WeakMap<AccessDatabase, number>();

/** All changes of accounts and keys pass through here, so that every server notices them. */
export async function writeAccess<Result>(
  database: AccessDatabase,
  work: (tx: AccessQuery) => Promise<Result>,
): Promise<Result> {
  const result = await database.write(async (tx) => {
    const done = await work(tx);
    await tx
      .updateTable('access_head')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute();
    return done;
  });
  OWN_WRITES.set(database, (OWN_WRITES.get(database) ?? 0) + 1);
  return result;
}

const ASKED = new WeakMap<AccessDatabase, () => Promise<string>>();

// Longer than a failover or a manual restart; during an outage, a key that is revoked or whose account is suspended is
// accepted no longer than this.
const KEYS_GO_ON_MILLISECONDS = 3_600_000;

/**
 * A text that differs after every committed change of an account or a key by any process; read once per request. While
 * the database is unavailable, the last state is used for an hour, so that known keys remain usable; after that,
 * requests get 503.
 */
export function readAccessVersion(database: AccessDatabase): string | Promise<string> {
  if (database.engine === 'sqlite') return `${database.changeCounter()}.${OWN_WRITES.get(database) ?? 0}`;
  const ask =
    ASKED.get(database) ??
    coalesceLatest(
      async () =>
        String((await database.query.selectFrom('access_head').select('version').executeTakeFirstOrThrow()).version),
      KEYS_GO_ON_MILLISECONDS,
    );
  ASKED.set(database, ask);
  return ask();
}

/** The stored keyed hash of the fixed word; stores `check` if there is none yet. */
export async function keepSecretCheck(database: AccessDatabase, check: string): Promise<string> {
  const select = (query: AccessQuery): Promise<{ secret_check: string | null }> =>
    query.selectFrom('access_head').select('secret_check').executeTakeFirstOrThrow();
  const kept = (await select(database.query)).secret_check;
  if (kept !== null) return kept;
  return database.write(async (tx) => {
    await tx.updateTable('access_head').set({ secret_check: check }).where('secret_check', 'is', null).execute();
    return (await select(tx)).secret_check ?? check;
  });
}

export function findAccountByEmail(query: AccessQuery, email: string): Promise<AccountTable | undefined> {
  return query.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

export function listAccountRows(query: AccessQuery): Promise<AccountTable[]> {
  return query.selectFrom('accounts').selectAll().orderBy('email').execute();
}

export async function insertAccount(tx: AccessQuery, account: AccountTable): Promise<void> {
  await tx.insertInto('accounts').values(account).execute();
}

export async function updateAccount(tx: AccessQuery, id: string, change: Updateable<AccountTable>): Promise<void> {
  await tx.updateTable('accounts').set(change).where('id', '=', id).execute();
}

/** A key with the required members of its account. */
export interface KeyRow extends ApiKeyTable {
  readonly email: string;
  readonly account_status: AccountStatus;
}

function selectKeys(query: AccessQuery) {
  return query
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .selectAll('api_keys')
    .select(['accounts.email as email', 'accounts.status as account_status']);
}

export function findKeyByHash(query: AccessQuery, secretHash: string): Promise<KeyRow | undefined> {
  return selectKeys(query).where('api_keys.secret_hash', '=', secretHash).executeTakeFirst();
}

export function findKeyById(query: AccessQuery, id: string): Promise<KeyRow | undefined> {
  return selectKeys(query).where('api_keys.id', '=', id).executeTakeFirst();
}

/** Keys of one account, or of all; in order of creation. */
export function listKeyRows(query: AccessQuery, accountId: string | undefined): Promise<KeyRow[]> {
  const all = selectKeys(query).orderBy('accounts.email').orderBy('api_keys.id');
  return (accountId === undefined ? all : all.where('api_keys.account_id', '=', accountId)).execute();
}

/** Number of an account's keys that are neither revoked nor expired at `now` (milliseconds). */
export async function countActiveKeys(query: AccessQuery, accountId: string, now: number): Promise<number> {
  const row = await query
    .selectFrom('api_keys')
    .select((of) => of.fn.countAll<number>().as('keys'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where((of) => of.or([of('expires_at', 'is', null), of('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return row.keys;
}

export async function insertKey(tx: AccessQuery, key: ApiKeyTable): Promise<void> {
  await tx.insertInto('api_keys').values(key).execute();
}

/** Whether another key replaced this one. */
export async function isKeyReplaced(query: AccessQuery, id: string): Promise<boolean> {
  const row = await query.selectFrom('api_keys').select('id').where('rotated_from', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Sets when the key ends, in milliseconds. */
export async function markKeyEnds(tx: AccessQuery, id: string, expires_at: number): Promise<void> {
  await tx.updateTable('api_keys').set({ expires_at }).where('id', '=', id).execute();
}

export async function markKeyRevoked(tx: AccessQuery, id: string, now: number): Promise<void> {
  await tx.updateTable('api_keys').set({ revoked_at: now }).where('id', '=', id).execute();
}
