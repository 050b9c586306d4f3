import { createHash } from 'node:crypto';
import type { Log } from '#base/log.ts';
import { createBuckets, shapeBucket } from './limits.ts';
import type { Buckets } from './limits.ts';
import { openValkey } from './valkey.ts';
import type { Script } from './valkey.ts';

/**
 * One question a request: is the key revoked, and does its bucket hold the units?
 * The server runs a script alone and reads its own clock, so nodes agree
 * whatever theirs say. A bucket is the moment at which it is full, in
 * microseconds; a server clock set back at worst empties it, so the debt is
 * bounded. ARGV: debt to add (negative gives units back, 0 only looks), debt of
 * an empty bucket. Reply: 1 admitted, 0 refused or -1 revoked, and the debt.
 */
const BUCKET = scriptOf(`
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local added, bucketful = tonumber(ARGV[1]), tonumber(ARGV[2])
local full_at = tonumber(redis.call('GET', KEYS[1]) or now)
local debt = math.min(math.max(full_at - now, 0), bucketful)
if redis.call('EXISTS', KEYS[2]) == 1 then return {-1, debt} end
local after = math.max(debt + added, 0)
if after > bucketful then return {0, debt} end
if added ~= 0 and after > 0 then
  redis.call('SET', KEYS[1], string.format('%.0f', now + after), 'PX', math.ceil(after / 1000))
elseif added ~= 0 then
  redis.call('DEL', KEYS[1])
end
return {1, after}`);

// Longer than any outage of the database through which a node would go by keys it remembers.
const REVOKED_KEPT_MILLISECONDS = 30 * 86_400_000;
const REVOKE = scriptOf("redis.call('SET', KEYS[1], '1', 'PX', ARGV[1]) return {1}");

// A request that was charged elsewhere before the last change of place has ended by then.
const LONGEST_REQUEST_MILLISECONDS = 60_000;

// The finest its server's clock gives.
const MICROSECONDS = 1_000_000;

export interface SharedBuckets extends Buckets {
  /** True while this node limits by its own buckets because the shared ones cannot be reached. */
  readonly is_away: boolean;
  close(): Promise<void>;
}

/**
 * Buckets shared by all nodes of one Valkey. While it is away each node limits by
 * its own. Those are charged all along with what the node admits, so
 * an outage is no fresh start, and however often the server comes and goes, the
 * nodes together admit no more than one bucket each beyond the shared one.
 */
export function openSharedBuckets(url: string, unitsPerMinute: number, log: Log, own: Buckets = createBuckets(unitsPerMinute)): SharedBuckets {
  const { interval, bucketful, show, admit, refuse } = shapeBucket(unitsPerMinute, MICROSECONDS);
  const valkey = openValkey(url, log);
  let own_at = -Infinity;

  const ask = async (keyId: string, units: number): Promise<readonly number[] | undefined> => {
    try {
      return await valkey.run(BUCKET, [bucketOf(keyId), revokedOf(keyId)], [units * interval, bucketful]);
    } catch {
      own_at = performance.now();
      return undefined;
    }
  };
  return {
    async take(keyId, costUnits) {
      const [verdict, debt = 0] = (await ask(keyId, costUnits)) ?? [];
      if (verdict === undefined) return own.take(keyId, costUnits);
      if (verdict < 0) return { ...show(debt), admitted: false, is_revoked: true };
      if (verdict === 0) return refuse(debt, costUnits);
      await own.take(keyId, costUnits);
      return admit(debt);
    },
    async peek(keyId) {
      const reply = await ask(keyId, 0);
      return reply === undefined ? own.peek(keyId) : show(reply[1] ?? 0);
    },
    async refund(keyId, costUnits) {
      await own.refund(keyId, costUnits);
      // What may have been charged here alone is not given back there: units from nowhere would pass the limit.
      if (performance.now() - own_at > LONGEST_REQUEST_MILLISECONDS) await ask(keyId, -costUnits);
    },
    get is_away() {
      return valkey.is_away;
    },
    close: () => valkey.close(),
  };
}

// Long enough for a server on another continent; the key is revoked in the database already.
const REVOKE_TRIES_MILLISECONDS = 3_000;
const REVOKE_PAUSE_MILLISECONDS = 50;

/**
 * Tells all nodes of a revoked key, for those that cannot ask the database at the
 * moment and go by what they remember. The database is the truth: a server that
 * cannot be told is logged and no failure.
 */
export async function shareRevocation(url: string, keyId: string, log: Log): Promise<void> {
  const valkey = openValkey(url, { ...log, info: () => undefined });
  try {
    const until = performance.now() + REVOKE_TRIES_MILLISECONDS;
    while (valkey.is_away && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, REVOKE_PAUSE_MILLISECONDS));
    await valkey.run(REVOKE, [revokedOf(keyId)], [REVOKED_KEPT_MILLISECONDS]);
  } catch {
    log.warn('the key is revoked, but the shared limiter could not be told: a node cut off from the database refuses it only when it is back');
  } finally {
    await valkey.close();
  }
}

// The braces keep both on one server of a cluster.
function bucketOf(keyId: string): string {
  return `mfds:{${keyId}}:bucket`;
}

function revokedOf(keyId: string): string {
  return `mfds:{${keyId}}:revoked`;
}

function scriptOf(text: string): Script {
  return { text, sha1: createHash('sha1').update(text).digest('hex') };
}
