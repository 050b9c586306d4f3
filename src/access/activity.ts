import type { Clock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import type { ActivityCountTable, ActivityGrain, ActivityRequestTable } from '#store/access-tables.ts';
import { addActivity, dropActivityBefore } from '#store/activity-rows.ts';
import type { AccessDatabase } from '#store/database.ts';

/**
 * Counts the calls of each key in memory and adds the counts to the store every few
 * seconds, so that a call costs only a few additions. Each thread and node counts its
 * own calls; the store adds them up. A killed process or a power cut loses the last
 * few seconds; a regular stop loses nothing.
 */
export interface Activity {
  record(call: Call): void;
  /** Writes everything recorded so far to the store. */
  flush(): Promise<void>;
  /** Flushes for the last time; `record` must not be called afterwards. */
  stop(): Promise<void>;
}

/**
 * A histogram with fixed buckets: bucket n counts calls of up to 0.25 × 2^n ms, the
 * last one all slower calls. Histograms of several threads and nodes can be added up;
 * percentiles cannot.
 */
const SMALLEST_MICROSECONDS = 250;
/** 15 buckets up to 4 s, and one for slower calls. */
export const LATENCY_BUCKETS = 16;

export function bucketOf(latencyUs: number): number {
  // Up to 250 µs: bucket 0; 251 to 500 µs: bucket 1.
  const doublings = 32 - Math.clz32(Math.max(0, Math.ceil(latencyUs / SMALLEST_MICROSECONDS) - 1));
  return Math.min(LATENCY_BUCKETS - 1, doublings);
}

/** The upper bound of a bucket, in microseconds; the last bucket has none. */
export function boundOf(bucket: number): number {
  return SMALLEST_MICROSECONDS * 2 ** bucket;
}

/**
 * An upper bound for the fastest `share` (0 to 1) of the calls, in milliseconds; Infinity beyond the last bound,
 * undefined without calls.
 */
export function percentileOf(buckets: readonly number[], share: number): number | undefined {
  const calls = buckets.reduce((sum, amount) => sum + amount, 0);
  if (calls === 0) return undefined;
  let seen = 0;
  const bucket = buckets.findIndex((amount) => (seen += amount) >= calls * share);
  return bucket === LATENCY_BUCKETS - 1 ? Infinity : boundOf(bucket) / 1_000;
}

/** One answered call made with a known key. */
export interface Call {
  readonly key_id: string;
  readonly request_id: string;
  readonly operation_id: string;
  readonly status: number;
  /** The problem code; null if the call succeeded. */
  readonly code: string | null;
  readonly cost_units: number;
  /** From the gate to the complete response, without network time. */
  readonly latency_us: number;
  /** Called for the kept requests only, when they are written. */
  readonly details?: () => CallDetails;
}

/** What the holder of a key sees about one of the last requests. It contains neither keys nor unknown parameters. */
export interface CallDetails {
  readonly path: string;
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** What a 422 refused. */
  readonly refusals: readonly { readonly location: string; readonly message: string }[];
}

/** The calls of one key in one minute, since the last flush. */
interface Span {
  readonly key_id: string;
  readonly starts_at: number;
  calls: number;
  units: number;
  readonly latencies: Uint32Array;
  readonly refusals: Map<string, number>;
}

type KeptRequest = Call & { readonly finished_at: number };

/** Ring buffer of the last requests of one key; `next` is the index to overwrite. */
interface Recent {
  readonly requests: KeptRequest[];
  next: number;
}

/** Calls that were recorded but not yet written to the store. */
interface Tally {
  record(call: Call, now: number): void;
  /** Returns everything recorded and resets the tally; undefined if it is empty. */
  take(): Taken | undefined;
  /** Puts back counts that could not be written, for the next `take`; drops the oldest above `MOST_SPANS`. */
  giveBack(taken: Taken): void;
}

interface Taken {
  readonly spans: readonly Span[];
  readonly requests: readonly ActivityRequestTable[];
}

const MINUTE = 60_000;
/** The length of one span of each grain, in milliseconds. */
export const GRAINS: Readonly<Record<ActivityGrain, number>> = {
  minute: MINUTE,
  hour: 60 * MINUTE,
  day: 1_440 * MINUTE,
};
/** Recent requests kept per key. */
export const REQUESTS_KEPT = 50;
// Upper bound of spans kept while the store cannot be written: 100 keys for over two hours, about 10 MB.
const MOST_SPANS = 16_384;

export function createTally(): Tally {
  let open = new Map<string, Span>();
  let finished: Span[] = [];
  let recent = new Map<string, Recent>();

  const spanOf = (keyId: string, now: number): Span => {
    const current = open.get(keyId);
    if (current !== undefined && now - current.starts_at < MINUTE) return current;
    if (current !== undefined) finished.push(current);
    const span = {
      key_id: keyId,
      starts_at: now - (now % MINUTE),
      calls: 0,
      units: 0,
      latencies: new Uint32Array(LATENCY_BUCKETS),
      refusals: new Map<string, number>(),
    };
    open.set(keyId, span);
    return span;
  };
  const recentOf = (keyId: string): Recent => {
    const known = recent.get(keyId);
    if (known !== undefined) return known;
    const empty = { requests: [], next: 0 };
    recent.set(keyId, empty);
    return empty;
  };

  return {
    record(call, now) {
      const span = spanOf(call.key_id, now);
      span.calls += 1;
      span.units += call.cost_units;
      const bucket = bucketOf(call.latency_us);
      span.latencies[bucket] = (span.latencies[bucket] ?? 0) + 1;
      if (call.code !== null) span.refusals.set(call.code, (span.refusals.get(call.code) ?? 0) + 1);
      const ring = recentOf(call.key_id);
      ring.requests[ring.next] = { ...call, finished_at: now };
      ring.next = (ring.next + 1) % REQUESTS_KEPT;
    },
    take() {
      const spans = [...finished, ...open.values()];
      if (spans.length === 0) return undefined;
      const requests = [...recent.values()].flatMap((ring) => ring.requests.map(toRow));
      open = new Map();
      finished = [];
      recent = new Map();
      return { spans, requests };
    },
    giveBack({ spans }) {
      finished = mergeSpans([...spans, ...finished]).slice(-MOST_SPANS);
    },
  };
}

function toRow({ details, ...request }: KeptRequest): ActivityRequestTable {
  const { path = null, parameters, refusals } = details?.() ?? {};
  return {
    ...request,
    path,
    parameters: parameters === undefined ? null : JSON.stringify(parameters),
    refusals: refusals === undefined ? null : JSON.stringify(refusals),
  };
}

/** One span per key and minute, in order of time. */
function mergeSpans(spans: readonly Span[]): Span[] {
  // A map per minute: a text of minute and key for each of thousands of spans would be made at every attempt to write.
  const merged = new Map<number, Map<string, Span>>();
  for (const span of spans) {
    const minute = merged.get(span.starts_at) ?? new Map<string, Span>();
    merged.set(span.starts_at, minute);
    const known = minute.get(span.key_id);
    if (known === undefined) minute.set(span.key_id, span);
    else addTo(known, span);
  }
  return [...merged].toSorted(([one], [other]) => one - other).flatMap(([, minute]) => [...minute.values()]);
}

function addTo(sum: Span, { calls, units, latencies, refusals }: Span): void {
  sum.calls += calls;
  sum.units += units;
  for (const [bucket, amount] of latencies.entries()) sum.latencies[bucket] = (sum.latencies[bucket] ?? 0) + amount;
  for (const [code, amount] of refusals) sum.refusals.set(code, (sum.refusals.get(code) ?? 0) + amount);
}

/** One row per key, grain (minute, hour, day) and measure, summed over the spans. */
function toCounts(spans: readonly Span[]): ActivityCountTable[] {
  const counts = new Map<string, ActivityCountTable>();
  for (const span of spans) {
    for (const [measure, amount] of measuresOf(span)) {
      for (const grain of ['minute', 'hour', 'day'] as const) {
        const starts_at = span.starts_at - (span.starts_at % GRAINS[grain]);
        const name = [span.key_id, grain, starts_at, measure].join(' ');
        counts.set(name, {
          key_id: span.key_id,
          grain,
          starts_at,
          measure,
          amount: (counts.get(name)?.amount ?? 0) + amount,
        });
      }
    }
  }
  return [...counts.values()];
}

function measuresOf(span: Span): [measure: string, amount: number][] {
  const latencies = [...span.latencies].map((amount, bucket): [string, number] => [`latency.${bucket}`, amount]);
  const refusals = [...span.refusals].map(([code, amount]): [string, number] => [`refused.${code}`, amount]);
  return [['calls', span.calls], ['units', span.units], ...refusals, ...latencies.filter(([, amount]) => amount > 0)];
}

interface ActivityParts {
  readonly database: AccessDatabase;
  readonly clock: Clock;
  readonly log: Log;
}

/** Retention, as stated on the activity page: two days by the minute, two months by the hour, two years by the day. */
const KEPT: Readonly<Record<ActivityGrain, number>> = {
  minute: 2 * GRAINS.day,
  hour: 62 * GRAINS.day,
  day: 731 * GRAINS.day,
};
// The activity page promises a delay of "a few seconds".
const FLUSH_MILLISECONDS = 3_000;

export function createActivity({ database, clock, log }: ActivityParts): Activity {
  const tally = createTally();
  let sweptAt = 0;
  const warn = (message: string, thrown: unknown): void =>
    log.warn(message, { internal: thrown instanceof Error ? thrown.message : String(thrown) });

  const write = async (): Promise<void> => {
    const taken = tally.take();
    if (taken === undefined) return;
    try {
      await addActivity(database, toCounts(taken.spans), taken.requests, REQUESTS_KEPT);
    } catch (thrown) {
      tally.giveBack(taken);
      warn('activity could not be written; it will be retried', thrown);
    }
  };
  const sweep = async (): Promise<void> => {
    const now = clock.now().getTime();
    if (now - sweptAt < GRAINS.hour) return;
    sweptAt = now;
    try {
      for (const grain of ['minute', 'hour', 'day'] as const)
        await dropActivityBefore(database, grain, now - KEPT[grain]);
    } catch (thrown) {
      warn('old activity could not be deleted', thrown);
    }
  };

  // One flush at a time, so that flushes do not pile up on a slow disk.
  let flushing: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => (flushing = flushing.then(write));
  const timer = setInterval(() => {
    flushing = flushing.then(write).then(sweep);
  }, FLUSH_MILLISECONDS);
  timer.unref();
  return {
    record: (call) => tally.record(call, clock.now().getTime()),
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
