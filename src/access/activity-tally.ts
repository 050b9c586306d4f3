import type { ActivityCountTable, ActivityGrain, ActivityRequestTable } from '#store/access-tables.ts';
import { LATENCY_BUCKETS, bucketOf } from './latency.ts';

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

/** Ring buffer of the last requests of one key; `next` is the index to overwrite. */
interface Recent {
  readonly requests: ActivityRequestTable[];
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
      const requests = [...recent.values()].flatMap((ring) => ring.requests);
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

/** One span per key and minute, in order of time. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged = new Map<string, Span>();
  for (const span of spans) {
    const id = `${span.starts_at} ${span.key_id}`;
    const known = merged.get(id);
    if (known === undefined) merged.set(id, span);
    else addTo(known, span);
  }
  return [...merged.values()].toSorted((one, other) => one.starts_at - other.starts_at);
}

function addTo(sum: Span, { calls, units, latencies, refusals }: Span): void {
  sum.calls += calls;
  sum.units += units;
  for (const [bucket, amount] of latencies.entries()) sum.latencies[bucket] = (sum.latencies[bucket] ?? 0) + amount;
  for (const [code, amount] of refusals) sum.refusals.set(code, (sum.refusals.get(code) ?? 0) + amount);
}

/** One row per key, grain (minute, hour, day) and measure, summed over the spans. */
export function toCounts(spans: readonly Span[]): ActivityCountTable[] {
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
