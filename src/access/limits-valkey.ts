import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Log } from '#base/log.ts';
import { withTimeout } from '#base/promises.ts';
import { createBuckets, shapeBucket } from './limits.ts';
import type { Buckets } from './limits.ts';

/**
 * One round trip per request: is the key revoked, and does its bucket hold the units?
 * The server runs scripts atomically and uses its own clock, so the nodes' clocks do not
 * matter. A bucket is stored as the timestamp at which it is full, in microseconds. The
 * debt is capped at one bucketful, so setting the server's clock back empties a bucket at
 * worst. ARGV: debt to add (negative refunds, 0 only reads), debt of an empty bucket.
 * Reply: 1 admitted, 0 refused or -1 revoked, and the debt.
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

// Longer than any database outage during which a node would serve from its key cache.
const REVOKED_KEPT_MILLISECONDS = 30 * 86_400_000;
const REVOKE = scriptOf("redis.call('SET', KEYS[1], '1', 'PX', ARGV[1]) return {1}");

// A request that started before the last switch between local and shared buckets has ended by then.
const LONGEST_REQUEST_MILLISECONDS = 60_000;

// Ticks per second: the resolution of the server's clock.
const MICROSECONDS = 1_000_000;

export interface SharedBuckets extends Buckets {
  /** True while this node uses its local buckets because the shared ones are unreachable. */
  readonly isUnavailable: boolean;
  /** Buckets of another size, for other subjects, over the same connection. */
  withSize(unitsPerMinute: number, own: Buckets): Buckets;
  close(): Promise<void>;
}

/**
 * Buckets in Valkey, shared by all nodes. While Valkey is unavailable, each node falls
 * back to its local buckets. Those are always charged too, so an outage does not refill
 * them: however often the server disconnects, the nodes together admit at most one
 * bucketful each beyond the shared one.
 */
export function openSharedBuckets(
  url: string,
  unitsPerMinute: number,
  log: Log,
  own: Buckets = createBuckets(unitsPerMinute),
): SharedBuckets {
  const valkey = openValkey(url, log);
  return {
    ...bucketsOver(valkey, unitsPerMinute, own),
    get isUnavailable() {
      return valkey.isUnavailable;
    },
    withSize: (units, ownOfSize) => bucketsOver(valkey, units, ownOfSize),
    close: () => valkey.close(),
  };
}

function bucketsOver(valkey: Valkey, unitsPerMinute: number, own: Buckets): Buckets {
  const { interval, bucketful, show, admit, refuse } = shapeBucket(unitsPerMinute, MICROSECONDS);
  let lastFallbackAt = -Infinity;

  const ask = async (keyId: string, units: number): Promise<readonly number[] | undefined> => {
    try {
      return await valkey.run(BUCKET, [bucketOf(keyId), revokedOf(keyId)], [units * interval, bucketful]);
    } catch {
      lastFallbackAt = performance.now();
      return undefined;
    }
  };
  return {
    async take(keyId, costUnits) {
      const [verdict, debt = 0] = (await ask(keyId, costUnits)) ?? [];
      if (verdict === undefined) return own.take(keyId, costUnits);
      if (verdict < 0) return { ...show(debt), admitted: false, isRevoked: true };
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
      // A call that may have been charged only locally is not refunded in Valkey, which would grant units beyond the
      // limit.
      if (performance.now() - lastFallbackAt > LONGEST_REQUEST_MILLISECONDS) await ask(keyId, -costUnits);
    },
  };
}

// Long enough for a server on another continent; the database has recorded the revocation already.
const REVOKE_TRIES_MILLISECONDS = 3_000;
const REVOKE_PAUSE_MILLISECONDS = 50;

/**
 * Announces a revoked key to all nodes, for those that cannot reach the database and serve
 * from their cache. The database is authoritative, so a failed announcement is only logged.
 */
export async function shareRevocation(url: string, keyId: string, log: Log): Promise<void> {
  const valkey = openValkey(url, { ...log, info: () => undefined });
  try {
    const until = performance.now() + REVOKE_TRIES_MILLISECONDS;
    while (valkey.isUnavailable && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, REVOKE_PAUSE_MILLISECONDS));
    await valkey.run(REVOKE, [revokedOf(keyId)], [REVOKED_KEPT_MILLISECONDS]);
  } catch {
    log.warn(
      'the key is revoked, but Valkey could not be updated: ' +
        'a node without its database keeps accepting the key until it reconnects',
    );
  } finally {
    await valkey.close();
  }
}

// The braces are a hash tag: they keep both keys on one server of a cluster.
function bucketOf(keyId: string): string {
  return `mfds:{${keyId}}:bucket`;
}

function revokedOf(keyId: string): string {
  return `mfds:{${keyId}}:revoked`;
}

function scriptOf(text: string): Script {
  return { text, sha1: createHash('sha1').update(text).digest('hex') };
}

/**
 * A client for a Valkey or Redis server that may become unavailable at any time: calls then fail at once, and it
 * reconnects in the background.
 */
export interface Valkey {
  /** Runs a Lua script that returns a list of integers. Rejects while the server is unavailable, and on a timeout. */
  run(script: Script, keys: readonly string[], args: readonly number[]): Promise<readonly number[]>;
  readonly isUnavailable: boolean;
  close(): Promise<void>;
}

export interface Script {
  readonly text: string;
  /** SHA-1 of the text, for EVALSHA. */
  readonly sha1: string;
}

// A healthy server answers within 1 ms, and within some tens of ms while it forks for a snapshot. API clients notice
// longer waits.
const COMMAND_TIMEOUT_MILLISECONDS = 250;
// Reconnects within a second without flooding a server that is down.
const RETRY_MILLISECONDS = 500;
/**
 * After a silent network failure TCP retransmits with growing delays, so an old connection
 * can take as long again to recover; a new connection works at once. Connections younger
 * than this are kept, so that a slow server is not flooded with new ones.
 */
const SILENCE_MILLISECONDS = 2_000;

/** Returns without waiting for the connection. `valkey://` and `valkeys://` are read as `redis://` and `rediss://`. */
export function openValkey(url: string, log: Log): Valkey {
  let client = createConnection(url);
  let connectedAt = 0;
  let isTrusted = true;
  let isClosed = false;
  let wasUnavailable = true;
  const isUnavailable = (): boolean => !isTrusted || !client.isReady;
  const logChange = (): void => {
    if (isUnavailable() === wasUnavailable || isClosed) return;
    wasUnavailable = isUnavailable();
    if (wasUnavailable) log.warn('the shared limiter is unavailable; this node falls back to in-process limits');
    else log.info('limits are shared again');
  };
  const distrust = (): void => {
    if (!isTrusted) return;
    isTrusted = false;
    logChange();
    void untilAnswering();
  };
  const untilAnswering = async (): Promise<void> => {
    while (!isTrusted && !isClosed) {
      await sleep(RETRY_MILLISECONDS, undefined, { ref: false });
      isTrusted = await within(client.ping()).then(
        () => true,
        () => false,
      );
      if (isTrusted || isClosed || !client.isReady || performance.now() - connectedAt < SILENCE_MILLISECONDS) continue;
      client.destroy();
      client = createConnection(url);
      connect();
    }
    logChange();
  };
  const connect = (): void => {
    connectedAt = performance.now();
    client.on('error', logChange);
    client.on('ready', logChange);
    client.connect().catch(() => undefined);
  };
  connect();
  return {
    async run(script, keys, args) {
      if (isUnavailable()) throw new Error('the shared limiter is unavailable');
      const rest = [String(keys.length), ...keys, ...args.map(String)];
      try {
        return (await within(evaluate((command) => client.sendCommand(command), script, rest))) as number[];
      } catch (thrown) {
        distrust();
        throw thrown;
      }
    },
    get isUnavailable() {
      return isUnavailable();
    },
    async close() {
      isClosed = true;
      client.destroy();
    },
  };
}

function createConnection(url: string) {
  return createClient({
    url: url.replace(/^valkey/, 'redis'),
    // Every version of both servers supports RESP 2.
    RESP: 2,
    // A queued command would charge a call that has long been answered.
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: RETRY_MILLISECONDS },
  });
}

/** Runs the script by its hash, or by its text if the server has lost it after a restart or flush. */
async function evaluate(
  send: (command: string[]) => Promise<unknown>,
  script: Script,
  rest: readonly string[],
): Promise<unknown> {
  try {
    return await send(['EVALSHA', script.sha1, ...rest]);
  } catch (thrown) {
    if (!(thrown instanceof Error && thrown.message.startsWith('NOSCRIPT'))) throw thrown;
    return send(['EVAL', script.text, ...rest]);
  }
}

async function within<Reply>(reply: Promise<Reply>): Promise<Reply> {
  return withTimeout(reply, COMMAND_TIMEOUT_MILLISECONDS, () => new Error('the shared limiter did not answer in time'));
}
