import type { ActivityCountTable, ActivityGrain, ActivityRequestTable } from '#store/access-tables.ts';
import { LATENCY_BUCKETS, bucketOf } from './latency.ts';

/** One answered call of a known key. */
export interface Call {
  readonly key_id: string;
  readonly request_id: string;
  readonly operation_id: string;
  readonly status: number;
  /** The problem's code; null where the call succeeded. */
  readonly code: string | null;
  readonly cost_units: number;
  /** From the gate to the ready answer; what the network takes is not in it. */
  readonly latency_us: number;
}

/** What one key did since the last flush, in one minute. */
interface Span {
  readonly key_id: string;
  readonly starts_at: number;
  calls: number;
  units: number;
  readonly latencies: Uint32Array;
  readonly refusals: Map<string, number>;
}

/** The last requests of one key; the oldest place is the next to be written over. */
interface Recent {
  readonly requests: ActivityRequestTable[];
  next: number;
}

/** What has been recorded and not yet been written. */
interface Tally {
  record(call: Call, now: number): void;
  /** Hands over everything and begins anew; undefined when there is nothing. */
  take(): Taken | undefined;
  /** Counts that could not be written are kept for the next taking. */
  giveBack(taken: Taken): void;
}

interface Taken {
  readonly spans: readonly Span[];
  readonly requests: readonly ActivityRequestTable[];
}

const MINUTE = 60_000;
/** How long a grain's spans are, in milliseconds. */
export const GRAINS: Readonly<Record<ActivityGrain, number>> = { minute: MINUTE, hour: 60 * MINUTE, day: 1_440 * MINUTE };
/** Of each key. */
export const REQUESTS_KEPT = 50;

export function createTally(): Tally {
  let open = new Map<string, Span>();
  let finished: Span[] = [];
  let recent = new Map<string, Recent>();

  const spanOf = (key_id: string, now: number): Span => {
    const current = open.get(key_id);
    if (current !== undefined && now - current.starts_at < MINUTE) return current;
    if (current !== undefined) finished.push(current);
    const span = { key_id, starts_at: now - (now % MINUTE), calls: 0, units: 0, latencies: new Uint32Array(LATENCY_BUCKETS), refusals: new Map<string, number>() };
    open.set(key_id, span);
    return span;
  };
  const recentOf = (key_id: string): Recent => {
    const known = recent.get(key_id);
    if (known !== undefined) return known;
    const none = { requests: [], next: 0 };
    recent.set(key_id, none);
    return none;
  };

  return {
    record(call, now) {
      const span = spanOf(call.key_id, now);
      span.calls += 1;
      span.units += call.cost_units;
      const bucket = bucketOf(call.latency_us);
      span.latencies[bucket] = (span.latencies[bucket] ?? 0) + 1;
      if (call.code !== null) span.refusals.set(call.code, (span.refusals.get(call.code) ?? 0) + 1);
      const last = recentOf(call.key_id);
      last.requests[last.next] = { ...call, finished_at: now };
      last.next = (last.next + 1) % REQUESTS_KEPT;
    },
    take() {
      const spans = [...finished, ...open.values()];
      if (spans.length === 0) return undefined;
      const requests = [...recent.values()].flatMap((of) => of.requests);
      open = new Map();
      finished = [];
      recent = new Map();
      return { spans, requests };
    },
    giveBack({ spans }) {
      finished.push(...spans);
    },
  };
}

/** Sums over spans: a minute, its hour and its day, each measure one row. */
export function toCounts(spans: readonly Span[]): ActivityCountTable[] {
  const counts = new Map<string, ActivityCountTable>();
  for (const span of spans) {
    for (const [measure, amount] of measuresOf(span)) {
      for (const grain of ['minute', 'hour', 'day'] as const) {
        const starts_at = span.starts_at - (span.starts_at % GRAINS[grain]);
        const name = [span.key_id, grain, starts_at, measure].join(' ');
        counts.set(name, { key_id: span.key_id, grain, starts_at, measure, amount: (counts.get(name)?.amount ?? 0) + amount });
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
