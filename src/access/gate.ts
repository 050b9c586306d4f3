import { thenMaybe } from '#base/promises.ts';
import type { Clock } from '#base/clock.ts';
import { ownText } from '#base/own-text.ts';
import { Fault } from '#base/fault.ts';
import type { Scope } from '#domain/vocabularies.ts';
import { findKeyByHash, readAccessVersion } from '#store/access-rows.ts';
import type { AccessDatabase } from '#store/database.ts';
import type { AccountStatus } from '#store/access-tables.ts';
import { hashKey, parseKey, readStoredScopes } from './keys.ts';
import type { KeyText } from './keys.ts';
import type { Buckets, LimitState } from './limits.ts';

export interface Passed {
  readonly account_id: string;
  readonly key_id: string;
  /** The bucket after this call was charged. */
  readonly limit: LimitState;
  /** Refunds the call's units, for example after a server error; a second call does nothing. */
  refund(): void;
}

export type Admission = { readonly passed: Passed } | { readonly refused: Refused };

interface Refused {
  readonly fault: Fault;
  /** The key that was refused; undefined if the key is unknown. */
  readonly key_id: string | undefined;
  readonly limit: LimitState | undefined;
}

/** The scopes of a request: any one of a list suffices, or all are required. */
type ScopeRule = readonly Scope[] | { readonly all: readonly Scope[] };

/** Every data request passes the gate: key 401, account 403, scope 403, limit 429, in this order. */
export interface Gate {
  /**
   * `key` as sent in `X-API-Key`. Only admitted calls are charged.
   * Requests with the same `tick` arrived together in one event-loop tick, so one check for
   * revocations covers all of them.
   */
  admit(key: string | undefined, scopes: ScopeRule, costUnits: number, tick?: number): Admission | Promise<Admission>;
}

interface GateParts {
  readonly database: AccessDatabase;
  /** The sub-secret under which keys are hashed. */
  readonly keysSecret: string;
  readonly clock: Clock;
  readonly buckets: Buckets;
  /** The number of keys at which the cache of keys is cleared. */
  readonly mostRemembered?: number;
}

interface KnownKey {
  readonly id: string;
  readonly account_id: string;
  readonly account_status: AccountStatus;
  readonly scopes: readonly Scope[];
  readonly expires_at: number | null;
  readonly isRevoked: boolean;
}

// Keys cached per thread, about 10 MB.
const MOST_REMEMBERED = 32_768;

export function createGate(parts: GateParts): Gate {
  const { clock, buckets } = parts;
  const findKey = createKeyFinder(parts);
  const judge = (known: KnownKey | undefined, scopes: ScopeRule, costUnits: number): Admission | Promise<Admission> => {
    // Closing an account revokes its keys; their holder should learn that the account is closed, not that the key is
    // invalid.
    if (known === undefined || (known.isRevoked && known.account_status !== 'CLOSED'))
      return refuse(keyInvalid(), known?.id);
    const { id, account_status } = known;
    if (known.expires_at !== null && known.expires_at <= clock.now().getTime())
      return refuse(keyExpired(known.expires_at), id);
    if (account_status !== 'ACTIVE')
      return thenMaybe(buckets.peek(id), (limit) => refuse(accountUnavailable(account_status), id, limit));
    if (!isCovered(scopes, known.scopes))
      return thenMaybe(buckets.peek(id), (limit) => refuse(scopeMissing(scopes, known.scopes), id, limit));
    return thenMaybe(buckets.take(id, costUnits), (taken) => {
      // Another node reported the revocation; this node may be serving from its cache while the database is
      // unreachable.
      if (taken.isRevoked === true) return refuse(keyInvalid(), id);
      return taken.admitted
        ? { passed: new Passage(known, costUnits, taken, buckets) }
        : refuse(rateLimited(taken, costUnits), id, taken);
    });
  };
  return {
    admit: (text, scopes, costUnits, tick) =>
      text === undefined || text === ''
        ? refuse(keyMissing(), undefined)
        : thenMaybe(findKey(text, tick), (known) => judge(known, scopes, costUnits)),
  };
}

function isCovered(rule: ScopeRule, had: readonly Scope[]): boolean {
  return 'all' in rule ? rule.all.every((scope) => had.includes(scope)) : rule.some((scope) => had.includes(scope));
}

class Passage implements Passed {
  readonly account_id: string;
  readonly key_id: string;
  readonly limit: LimitState;
  readonly #costUnits: number;
  #buckets: Buckets | undefined;

  constructor({ id, account_id }: KnownKey, costUnits: number, limit: LimitState, buckets: Buckets) {
    this.account_id = account_id;
    this.key_id = id;
    this.limit = limit;
    this.#costUnits = costUnits;
    this.#buckets = buckets;
  }

  refund(): void {
    void this.#buckets?.refund(this.key_id, this.#costUnits);
    this.#buckets = undefined;
  }
}

/**
 * Caches keys by their text until any key or account changes anywhere: the version of
 * the access database is read on every request, so a revocation applies to the next one.
 * A key that is not cached is looked up by its keyed hash. Only the holder of the
 * installation secret can choose that hash, so neither look-up needs a constant-time
 * comparison. Unknown keys are not cached, so that guessing does not fill memory. At
 * `mostRemembered` keys the cache is cleared.
 */
function createKeyFinder({
  database,
  keysSecret,
  mostRemembered = MOST_REMEMBERED,
}: GateParts): (text: string, tick?: number) => KnownKey | undefined | Promise<KnownKey | undefined> {
  const remembered = new Map<string, KnownKey>();
  let knownVersion: string | undefined;
  let checkedTick: number | undefined;
  const lookUp = async (text: KeyText, version: string): Promise<KnownKey | undefined> => {
    const row = await findKeyByHash(database.query, hashKey(keysSecret, text));
    if (row === undefined) return undefined;
    const { id, account_id, account_status, expires_at } = row;
    const found = {
      id,
      account_id,
      account_status,
      expires_at,
      scopes: readStoredScopes(row.scopes),
      isRevoked: row.revoked_at !== null,
    };
    // If another request saw a newer version during this read, this row may be outdated and must not be cached.
    if (knownVersion !== version) return found;
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(ownText(text), found);
    return found;
  };
  return (text, tick) => {
    const known = remembered.get(text);
    if (known !== undefined && tick !== undefined && tick === checkedTick) return known;
    const key = known === undefined ? parseKey(text) : (text as KeyText);
    if (key === undefined) return undefined;
    return thenMaybe(readAccessVersion(database), (version) => {
      if (version !== knownVersion) {
        remembered.clear();
        knownVersion = version;
      }
      checkedTick = tick;
      return remembered.get(key) ?? lookUp(key, version);
    });
  };
}

function refuse(fault: Fault, keyId: string | undefined, limit?: LimitState): Admission {
  return { refused: { fault, key_id: keyId, limit } };
}

function keyMissing(): Fault {
  return new Fault(
    'API_KEY_MISSING',
    'Expected an API key in the X-API-Key header; found none. Send the key in that header, never in the URL.',
  );
}

function keyInvalid(): Fault {
  return new Fault(
    'API_KEY_INVALID',
    'The API key in the X-API-Key header is mistyped, unknown or revoked. ' +
      'Check that you copied all of it (mfd_ and 38 letters and digits). ' +
      'If it was rotated or revoked, use the new key or create one.',
  );
}

function keyExpired(expiredAt: number): Fault {
  return new Fault(
    'API_KEY_EXPIRED',
    `The API key in the X-API-Key header expired at ${new Date(expiredAt).toISOString()}. ` +
      'If it was rotated, use the key that replaced it; otherwise create a new one.',
  );
}

function accountUnavailable(status: AccountStatus): Fault {
  const next =
    status === 'CLOSED'
      ? 'A closed account cannot be reopened: use a key of another account'
      : 'Activate the account, or contact the operator of the service';
  return new Fault(
    'ACCOUNT_UNAVAILABLE',
    `The account of this API key is ${status.toLowerCase()}; only active accounts may call the API. ${next}.`,
  );
}

function scopeMissing(rule: ScopeRule, had: readonly Scope[]): Fault {
  const needed = 'all' in rule ? rule.all.join(' and ') : rule.join(' or ');
  return new Fault(
    'SCOPE_MISSING',
    `This operation requires the scope ${needed}; this key has ${had.join(', ') || 'none'}. ` +
      'Use or create a key with that scope.',
  );
}

function rateLimited(limit: LimitState, costUnits: number): Fault {
  const wait = limit.retryAfterSeconds ?? limit.resetSeconds;
  return new Fault(
    'RATE_LIMITED',
    `This call costs ${costUnits} units; the key has ${limit.remaining} of ${limit.limit} units left. ` +
      `Wait ${wait} s and try again, and send fewer requests at once.`,
    { retryAfterSeconds: wait },
  );
}
