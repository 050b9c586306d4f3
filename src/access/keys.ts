import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Fault } from '#base/fault.ts';
import { keyedHash } from '#base/hash.ts';
import { uuidV7 } from '#base/ids.ts';
import { SCOPES } from '#domain/vocabularies.ts';
import type { Scope } from '#domain/vocabularies.ts';
import {
  countActiveKeys,
  findKeyById,
  insertKey,
  isKeyReplaced,
  listKeyRows,
  markKeyEnds,
  markKeyRevoked,
  writeAccess,
} from '#store/access-rows.ts';
import type { AccessQuery, KeyRow } from '#store/access-rows.ts';
import type { ApiKeyTable } from '#store/access-tables.ts';
import { listLastUses } from '#store/activity-rows.ts';
import { readAccount } from './accounts.ts';
import type { Access, Account } from './accounts.ts';
import { parseKeyName } from './contact.ts';

/**
 * The text of an API key: `mfd_`, 32 random base62 characters (190 bits), and the
 * CRC-32 of everything before it in 6 base62 characters. The checksum rejects a
 * mistyped key without a look-up and lets secret scanners recognise real keys.
 */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX = 'mfd_';
const RANDOM_CHARACTERS = 32;
// 62^6 > 2^32: six characters hold every CRC-32.
const CHECKSUM_CHARACTERS = 6;
// The stored prefix, which identifies a key in a list.
const SHOWN_CHARACTERS = 8;

// `mfd_` and 38 letters and digits
const SHAPE = /^mfd_[0-9A-Za-z]{38}$/;

declare const KEY_TEXT: unique symbol;
/** A text with the right shape and checksum; the key need not exist. */
export type KeyText = string & { readonly [KEY_TEXT]: true };

export function mintKey(): KeyText {
  const body = PREFIX + randomBase62(RANDOM_CHARACTERS);
  return (body + checksum(body)) as KeyText;
}

/** Undefined if the prefix, length, alphabet or checksum is wrong. */
export function parseKey(text: string): KeyText | undefined {
  if (!SHAPE.test(text)) return undefined;
  const body = text.slice(0, -CHECKSUM_CHARACTERS);
  return checksum(body) === text.slice(-CHECKSUM_CHARACTERS) ? (text as KeyText) : undefined;
}

export function shownPrefix(key: KeyText): string {
  return key.slice(0, SHOWN_CHARACTERS);
}

function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let digit = 0; digit < CHECKSUM_CHARACTERS; digit += 1) {
    text = ALPHABET.charAt(rest % ALPHABET.length) + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}

/** Discards bytes of 248 and above: 248 = 4 × 62, so every character is equally likely. */
function randomBase62(length: number): string {
  const fair = 256 - (256 % ALPHABET.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < fair && text.length < length) text += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return text;
}

/**
 * Parses `all` or a comma-separated list such as `funds:read,nav:read`; returns vocabulary order. Fault INVALID_SCOPES.
 */
export function parseScopes(text: string): readonly Scope[] {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length === 1 && words[0] === 'all') return SCOPES;
  const unknown = words.filter((word) => !isScope(word));
  if (words.length > 0 && unknown.length === 0) return SCOPES.filter((scope) => words.includes(scope));
  const found = unknown.length > 0 ? `found ${unknown.map((word) => `"${word}"`).join(', ')}` : 'found none';
  throw new Fault('INVALID_SCOPES', `Expected "all" or a comma-separated list of ${SCOPES.join(', ')}; ${found}.`);
}

/** Scopes as stored with a key; a scope that no longer exists is ignored. */
export function readStoredScopes(json: string): readonly Scope[] {
  const stored: unknown = JSON.parse(json);
  return Array.isArray(stored) ? stored.filter(isScope) : [];
}

function isScope(word: unknown): word is Scope {
  return (SCOPES as readonly unknown[]).includes(word);
}

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

/** How long the old key of a rotation keeps working. */
export const OLD_KEY_ENDS = ['now', 'hour', 'day', 'week'] as const;
export type OldKeyEnd = (typeof OLD_KEY_ENDS)[number];

const HOUR = 3_600_000;
const GRACE: Readonly<Record<Exclude<OldKeyEnd, 'now'>, number>> = { hour: HOUR, day: 24 * HOUR, week: 168 * HOUR };

/** The key that replaces another one. */
interface RotatedKey extends NewApiKey {
  /** When the old key stops working: the time of the rotation, or later. */
  readonly old_key_ends_at: number;
}

/**
 * Creates a key with the same name, scopes and expiry under a new id. In the same transaction the old key is revoked,
 * or gets an expiry until which both keys work.
 * Faults: KEY_NOT_FOUND, KEY_REVOKED, KEY_EXPIRED, KEY_ROTATED, KEY_LIMIT, ACCOUNT_NOT_ACTIVE.
 */
export async function rotateKey(access: Access, id: string, oldKeyEnds: OldKeyEnd = 'now'): Promise<RotatedKey> {
  const rotated = await writeAccess(access.database, async (tx) => {
    const old = await readIn(tx, id);
    const now = access.clock.now().getTime();
    const { status, name, scopes, expires_at } = show(old, old.email, now);
    if (status === 'REVOKED')
      throw new Fault('KEY_REVOKED', `The key ${old.id} was revoked and cannot be rotated. Create a new key.`);
    if (status === 'EXPIRED')
      throw new Fault('KEY_EXPIRED', `The key ${old.id} has expired, and rotation keeps the expiry. Create a new key.`);
    if (await isKeyReplaced(tx, old.id))
      throw new Fault(
        'KEY_ROTATED',
        `The key ${old.id} was already replaced. Rotate the key that replaced it, or revoke this one.`,
      );
    const ends = await endOldKey(tx, old, oldKeyEnds, now);
    const account = { id: old.account_id, email: old.email, status: old.account_status };
    const fresh = await insertMinted(access, tx, account, { name, scopes, expires_at }, old.id);
    return { ...fresh, old_key_ends_at: ends };
  });
  if (oldKeyEnds === 'now') await access.shareRevocation?.(rotated.rotated_from ?? id);
  return rotated;
}

/** Returns when the old key ends; never later than its own expiry. */
async function endOldKey(tx: AccessQuery, old: KeyRow, end: OldKeyEnd, now: number): Promise<number> {
  if (end === 'now') {
    await markKeyRevoked(tx, old.id, now);
    return now;
  }
  if ((await countActiveKeys(tx, old.account_id, now)) >= ACTIVE_KEYS_PER_ACCOUNT)
    throw new Fault(
      'KEY_LIMIT',
      `The account ${old.email} already has ${ACTIVE_KEYS_PER_ACCOUNT} active keys, the maximum. ` +
        'End the old key now, or revoke a key that is no longer used.',
    );
  const ends = Math.min(now + GRACE[end], old.expires_at ?? Number.POSITIVE_INFINITY);
  await markKeyEnds(tx, old.id, ends);
  return ends;
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
