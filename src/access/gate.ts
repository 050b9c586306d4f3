import { after } from '#base/after.ts';
import type { Clock } from '#base/clock.ts';
import { Fault } from '#base/fault.ts';
import type { Scope } from '#domain/vocabularies.ts';
import { findKeyByHash, readAccessVersion } from '#store/access-rows.ts';
import type { AccessDatabase } from '#store/database.ts';
import type { AccountStatus } from '#store/access-tables.ts';
import { hashKey } from './keys.ts';
import { parseKey } from './key-text.ts';
import type { KeyText } from './key-text.ts';
import type { Buckets, LimitState } from './limits.ts';
import { readStoredScopes } from './scopes.ts';

export interface Passed {
  readonly account_id: string;
  readonly key_id: string;
  /** The bucket after this call was charged. */
  readonly limit: LimitState;
  /** Gives the call's units back (server errors are refunded); a second call does nothing. */
  refund(): void;
}

export type Admission = { readonly passed: Passed } | { readonly refused: Refused };

interface Refused {
  readonly fault: Fault;
  /** The key that was refused; undefined where there is no such key. */
  readonly key_id: string | undefined;
  readonly limit: LimitState | undefined;
}

/** The one door of every data request: key 401, account 403, scope 403, limit 429, in this order. */
export interface Gate {
  /** `key` as sent in `X-API-Key`; any one of `scopes` suffices. Only what passes is charged. Calls of one `turn` were all made before the first of them is looked at. */
  admit(key: string | undefined, scopes: readonly Scope[], costUnits: number, turn?: number): Admission | Promise<Admission>;
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
  const findKey = createKeyFinder(parts);
  const judge = (known: KnownKey | undefined, scopes: readonly Scope[], costUnits: number): Admission | Promise<Admission> => {
    if (known === undefined || known.is_revoked) return refuse(keyInvalid(), known?.id);
    const { id, account_status } = known;
    if (known.expires_at !== null && known.expires_at <= clock.now().getTime()) return refuse(keyExpired(known.expires_at), id);
    if (account_status !== 'ACTIVE') return after(buckets.peek(id), (limit) => refuse(accountUnavailable(account_status), id, limit));
    if (!scopes.some((scope) => known.scopes.includes(scope))) return after(buckets.peek(id), (limit) => refuse(scopeMissing(scopes, known.scopes), id, limit));
    return after(buckets.take(id, costUnits), (taken) => {
      // Said by the other nodes where this one cannot ask the database and goes by what it remembers.
      if (taken.is_revoked === true) return refuse(keyInvalid(), id);
      return taken.admitted ? { passed: new Passage(known, costUnits, taken, buckets) } : refuse(rateLimited(taken, costUnits), id, taken);
    });
  };
  return {
    admit: (text, scopes, costUnits, turn) =>
      text === undefined || text === '' ? refuse(keyMissing(), undefined) : after(findKey(text, turn), (known) => judge(known, scopes, costUnits)),
  };
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
 * Keys by their text, remembered until anything about keys or accounts changes
 * anywhere: the version is asked on every request, so a revocation holds from the
 * next one on. A key met for the first time is looked up by its keyed hash, which
 * nobody without the installation's secret can choose, so neither look-up needs a
 * comparison in constant time. Unknown keys are not remembered, so that guessing
 * fills no memory.
 */
function createKeyFinder({ database, keys_secret }: GateParts): (text: string, turn?: number) => KnownKey | undefined | Promise<KnownKey | undefined> {
  const remembered = new Map<string, KnownKey>();
  let knownVersion: string | undefined;
  let checkedIn: number | undefined;
  const lookUp = async (text: KeyText, version: string): Promise<KnownKey | undefined> => {
    const row = await findKeyByHash(database.query, hashKey(keys_secret, text));
    if (row === undefined) return undefined;
    const { id, account_id, account_status, expires_at } = row;
    const found = { id, account_id, account_status, expires_at, scopes: readStoredScopes(row.scopes), is_revoked: row.revoked_at !== null };
    // While this request was reading, another may have seen a newer version: then this row may be the older state.
    if (knownVersion === version) remembered.set(text, found);
    return found;
  };
  return (text, turn) => {
    const known = remembered.get(text);
    if (known !== undefined && turn !== undefined && turn === checkedIn) return known;
    const key = known === undefined ? parseKey(text) : (text as KeyText);
    if (key === undefined) return undefined;
    return after(readAccessVersion(database), (version) => {
      if (version !== knownVersion) {
        remembered.clear();
        knownVersion = version;
      }
      checkedIn = turn;
      return remembered.get(key) ?? lookUp(key, version);
    });
  };
}

function refuse(fault: Fault, key_id: string | undefined, limit?: LimitState): Admission {
  return { refused: { fault, key_id, limit } };
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
