import { Fault } from '#base/fault.ts';
import { keyedHash } from '#base/hash.ts';
import { uuidV7 } from '#base/ids.ts';
import type { Scope } from '#domain/vocabularies.ts';
import {
  countActiveKeys,
  findKeyById,
  insertKey,
  listKeyRows,
  markKeyRevoked,
  writeAccess,
} from '#store/access-rows.ts';
import type { AccessQuery, KeyRow } from '#store/access-rows.ts';
import { listLastUses } from '#store/activity-rows.ts';
import type { ApiKeyTable } from '#store/access-tables.ts';
import { readAccount } from './accounts.ts';
import type { Access, Account } from './accounts.ts';
import { parseKeyName } from './contact.ts';
import { mintKey, shownPrefix } from './key-text.ts';
import type { KeyText } from './key-text.ts';
import { readStoredScopes } from './scopes.ts';

const ACTIVE_KEYS_PER_ACCOUNT = 20;

type KeyStatus = 'ACTIVE' | 'EXPIRED' | 'REVOKED';

/** A key without its secret. Timestamps are milliseconds since the epoch. */
export interface ApiKey {
  readonly id: string;
  readonly account_id: string;
  /** The account's e-mail. */
  readonly account: string;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: readonly Scope[];
  readonly status: KeyStatus;
  readonly created_at: number;
  readonly expires_at: number | null;
  readonly revoked_at: number | null;
  /** The id of the key this one replaced. */
  readonly rotated_from: string | null;
  /** When its last call was answered, updated every few seconds; null: never used. */
  readonly last_used_at: number | null;
}

/** Returned once, at creation: the secret is not stored. */
export interface NewApiKey extends ApiKey {
  readonly key: KeyText;
}

export interface KeyWish {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Milliseconds since the epoch; null never expires. */
  readonly expires_at: number | null;
}

/** The hash that is stored and looked up instead of the secret. */
export function hashKey(keysSecret: string, key: KeyText): string {
  return keyedHash(keysSecret, key);
}

/** Faults: ACCOUNT_NOT_FOUND, ACCOUNT_NOT_ACTIVE, KEY_LIMIT, INVALID_KEY_NAME, INVALID_EXPIRY. */
export async function createKey(access: Access, email: string, wish: KeyWish): Promise<NewApiKey> {
  const name = parseKeyName(wish.name);
  const now = access.clock.now().getTime();
  if (wish.expires_at !== null && wish.expires_at <= now) {
    throw new Fault(
      'INVALID_EXPIRY',
      `Expected an expiry in the future; found ${new Date(wish.expires_at).toISOString()}.`,
    );
  }
  const account = await readAccount(access, email);
  return writeAccess(access.database, async (tx) => {
    if ((await countActiveKeys(tx, account.id, now)) >= ACTIVE_KEYS_PER_ACCOUNT) {
      throw new Fault(
        'KEY_LIMIT',
        `The account ${account.email} already has ${ACTIVE_KEYS_PER_ACCOUNT} active keys, the maximum. ` +
          'Revoke one that is no longer used.',
      );
    }
    return insertMinted(access, tx, account, { ...wish, name }, null);
  });
}

/** The keys of one account, or of all accounts, including expired and revoked keys. Fault ACCOUNT_NOT_FOUND. */
export async function listKeys(access: Access, email?: string): Promise<ApiKey[]> {
  const account = email === undefined ? undefined : await readAccount(access, email);
  const rows = await listKeyRows(access.database.query, account?.id);
  const now = access.clock.now().getTime();
  const lastUses = await listLastUses(
    access.database.query,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...show(row, row.email, now), last_used_at: lastUses.get(row.id) ?? null }));
}

/**
 * Creates a key with the same name, scopes and expiry under a new id, and revokes the
 * old key in the same transaction.
 * Faults: KEY_NOT_FOUND, KEY_REVOKED, KEY_EXPIRED, ACCOUNT_NOT_ACTIVE.
 */
export async function rotateKey(access: Access, id: string): Promise<NewApiKey> {
  const rotated = await writeAccess(access.database, async (tx) => {
    const old = await readIn(tx, id);
    const now = access.clock.now().getTime();
    const { status, name, scopes, expires_at } = show(old, old.email, now);
    if (status === 'REVOKED')
      throw new Fault('KEY_REVOKED', `The key ${old.id} was revoked and cannot be rotated. Create a new key.`);
    if (status === 'EXPIRED')
      throw new Fault('KEY_EXPIRED', `The key ${old.id} has expired, and rotation keeps the expiry. Create a new key.`);
    await markKeyRevoked(tx, old.id, now);
    const account = { id: old.account_id, email: old.email, status: old.account_status };
    return insertMinted(access, tx, account, { name, scopes, expires_at }, old.id);
  });
  if (rotated.rotated_from !== null) await access.shareRevocation?.(rotated.rotated_from);
  return rotated;
}

/**
 * Permanently revokes a key, from the next request on. Revoking it again sets `already_revoked` and keeps the first
 * timestamp. Fault KEY_NOT_FOUND.
 */
export async function revokeKey(access: Access, id: string): Promise<ApiKey & { readonly already_revoked: boolean }> {
  const revoked = await writeAccess(access.database, async (tx) => {
    const old = await readIn(tx, id);
    const now = access.clock.now().getTime();
    if (old.revoked_at !== null) return { ...show(old, old.email, now), already_revoked: true };
    await markKeyRevoked(tx, old.id, now);
    return { ...show({ ...old, revoked_at: now }, old.email, now), already_revoked: false };
  });
  // Also for a key that was revoked before: the first announcement may have failed.
  await access.shareRevocation?.(revoked.id);
  return revoked;
}

async function readIn(tx: AccessQuery, id: string): Promise<KeyRow> {
  const row = await findKeyById(tx, id.trim().toLowerCase());
  if (row === undefined)
    throw new Fault(
      'KEY_NOT_FOUND',
      'There is no key with this id. Use an id from the list of keys, not the key itself or its prefix.',
    );
  return row;
}

async function insertMinted(
  access: Access,
  tx: AccessQuery,
  account: Pick<Account, 'id' | 'email' | 'status'>,
  wish: KeyWish,
  rotatedFrom: string | null,
): Promise<NewApiKey> {
  if (account.status !== 'ACTIVE') {
    throw new Fault(
      'ACCOUNT_NOT_ACTIVE',
      `The account ${account.email} is ${account.status}; only an ACTIVE account can have keys. Activate it first.`,
    );
  }
  const key = mintKey();
  const now = access.clock.now();
  const row: ApiKeyTable = {
    id: uuidV7(now),
    account_id: account.id,
    name: wish.name,
    prefix: shownPrefix(key),
    secret_hash: hashKey(access.keysSecret, key),
    scopes: JSON.stringify(wish.scopes),
    created_at: now.getTime(),
    expires_at: wish.expires_at,
    revoked_at: null,
    rotated_from: rotatedFrom,
  };
  await insertKey(tx, row);
  const { id, ...rest } = show(row, account.email, now.getTime());
  return { id, key, ...rest };
}

function show(row: ApiKeyTable, email: string, now: number): ApiKey {
  const expired = row.expires_at !== null && row.expires_at <= now;
  return {
    id: row.id,
    account_id: row.account_id,
    account: email,
    name: row.name,
    prefix: row.prefix,
    scopes: readStoredScopes(row.scopes),
    status: row.revoked_at !== null ? 'REVOKED' : expired ? 'EXPIRED' : 'ACTIVE',
    created_at: row.created_at,
    expires_at: row.expires_at,
    revoked_at: row.revoked_at,
    rotated_from: row.rotated_from,
    last_used_at: null,
  };
}
