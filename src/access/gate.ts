import type { Clock } from '#base/clock.ts';
import { Fault } from '#base/fault.ts';
import type { Scope } from '#domain/vocabularies.ts';
import { findKeyByHash, readAccessVersion } from '#store/access-rows.ts';
import type { AccessDatabase } from '#store/database.ts';
import type { AccountStatus } from '#store/tables.ts';
import { hashKey } from './keys.ts';
import { parseKey } from './key-text.ts';
import type { Buckets, LimitState } from './limits.ts';
import { readStoredScopes } from './scopes.ts';

export interface Passed {
  readonly account_id: string;
  readonly key_id: string;
  /** The bucket after this call was charged. */
  readonly limit: LimitState;
  /** Gives the call's units back (contract 8, rule 1: server errors are refunded); a second call does nothing. */
  refund(): void;
}

export type Admission = { readonly passed: Passed } | { readonly refused: Refused };

interface Refused {
  readonly fault: Fault;
  /** The key that was refused; undefined where there is no such key. */
  readonly key_id: string | undefined;
  readonly limit: LimitState | undefined;
}

/** The one door of every data request: key 401, account 403, scope 403, limit 429, in this order (decisions 8). */
export interface Gate {
  /** `key` as sent in `X-API-Key`; any one of `scopes` suffices. Only what passes is charged. */
  admit(key: string | undefined, scopes: readonly Scope[], costUnits: number): Promise<Admission>;
}

interface GateParts {
  readonly database: AccessDatabase;
  /** The sub-secret under which keys are hashed. */
  readonly keys_secret: string;
  readonly clock: Clock;
  readonly buckets: Buckets;
}

interface KnownKey {
  readonly id: string;
  readonly account_id: string;
  readonly account_status: AccountStatus;
  readonly scopes: readonly Scope[];
  readonly expires_at: number | null;
  readonly is_revoked: boolean;
}

export function createGate(parts: GateParts): Gate {
  const { clock, buckets } = parts;
  const findKey = createKeyFinder(parts.database);
  return {
    async admit(text, scopes, costUnits) {
      if (text === undefined || text === '') return refuse(keyMissing(), undefined);
      const key = parseKey(text);
      const known = key === undefined ? undefined : await findKey(hashKey(parts.keys_secret, key));
      if (known === undefined || known.is_revoked) return refuse(keyInvalid(), known?.id);
      if (known.expires_at !== null && known.expires_at <= clock.now().getTime()) return refuse(keyExpired(known.expires_at), known.id);
      if (known.account_status !== 'ACTIVE') return refuse(accountUnavailable(known.account_status), known.id, await buckets.peek(known.id));
      if (!scopes.some((scope) => known.scopes.includes(scope))) return refuse(scopeMissing(scopes, known.scopes), known.id, await buckets.peek(known.id));
      const { admitted, is_revoked, ...limit } = await buckets.take(known.id, costUnits);
      // Said by the other nodes where this one cannot ask the database and goes by what it remembers.
      if (is_revoked === true) return refuse(keyInvalid(), known.id);
      if (!admitted) return refuse(rateLimited(limit, costUnits), known.id, limit);
      return { passed: { account_id: known.account_id, key_id: known.id, limit, refund: once(() => buckets.refund(known.id, costUnits)) } };
    },
  };
}

/**
 * Keys by the hash of their secret, remembered until anything about keys or
 * accounts changes anywhere: the version is asked on every request, so a
 * revocation holds from the next one on. The look-up by keyed hash needs no
 * comparison in constant time: nobody without the installation's secret can
 * choose the hash that is looked up. Unknown keys are not remembered, so that
 * guessing fills no memory.
 */
function createKeyFinder(database: AccessDatabase): (hash: string) => Promise<KnownKey | undefined> {
  const known = new Map<string, KnownKey>();
  let knownVersion: string | undefined;
  return async (hash) => {
    const version = await readAccessVersion(database);
    if (version !== knownVersion) {
      known.clear();
      knownVersion = version;
    }
    const remembered = known.get(hash);
    if (remembered !== undefined) return remembered;
    const row = await findKeyByHash(database.query, hash);
    if (row === undefined) return undefined;
    const { id, account_id, account_status, expires_at } = row;
    const found = { id, account_id, account_status, expires_at, scopes: readStoredScopes(row.scopes), is_revoked: row.revoked_at !== null };
    // While this request was reading, another may have seen a newer version: then this row may be the older state.
    if (knownVersion === version) known.set(hash, found);
    return found;
  };
}

function refuse(fault: Fault, key_id: string | undefined, limit?: LimitState): Admission {
  return { refused: { fault, key_id, limit } };
}

function once(work: () => void | Promise<void>): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    void work();
  };
}

function keyMissing(): Fault {
  return new Fault('API_KEY_MISSING', 'Expected an API key in the X-API-Key header; found none. Send your key in that header, never in the address.');
}

function keyInvalid(): Fault {
  return new Fault(
    'API_KEY_INVALID',
    'The API key in the X-API-Key header is mistyped, unknown or revoked. Check that it was copied whole (mfd_ and 38 letters and digits); if it was rotated or revoked, use the new one or create a key.',
  );
}

function keyExpired(expiredAt: number): Fault {
  return new Fault('API_KEY_EXPIRED', `The API key in the X-API-Key header expired at ${new Date(expiredAt).toISOString()}. Create a new key.`);
}

function accountUnavailable(status: AccountStatus): Fault {
  return new Fault('ACCOUNT_UNAVAILABLE', `The account of this API key is ${status.toLowerCase()}, and only an active account is served. Activate the account, or ask the operator of the service.`);
}

function scopeMissing(needed: readonly Scope[], had: readonly Scope[]): Fault {
  return new Fault('SCOPE_MISSING', `This operation needs a key with the scope ${needed.join(' or ')}; this key has ${had.join(', ') || 'none'}. Use or create a key with that scope.`);
}

function rateLimited(limit: LimitState, costUnits: number): Fault {
  const wait = limit.retry_after_seconds ?? limit.reset_seconds;
  return new Fault(
    'RATE_LIMITED',
    `This call costs ${costUnits} units and the key has ${limit.remaining} of ${limit.limit} left. Wait ${wait} s, send fewer requests at once, then try again.`,
    { retry_after_seconds: wait },
  );
}
