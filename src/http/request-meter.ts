import type { Call } from '#access/activity-tally.ts';
import { LATENCY_BUCKETS, boundOf, bucketOf } from '#access/latency.ts';
import type { Metric, Sample } from '#base/metrics.ts';

/** An answered call, also of an unknown caller. */
type MeteredCall = Omit<Call, 'key_id' | 'request_id'>;

/** Counts responses for monitoring; recording a call takes one map look-up and a few additions. */
export interface RequestMeter {
  record(call: MeteredCall): void;
  read(): Metric[];
}

interface Tally {
  readonly operation: string;
  /** By status. */
  readonly responses: Map<number, number>;
  /** By problem code. */
  readonly refusals: Map<string, number>;
  readonly latencies: Float64Array;
  latency_us: number;
  units: number;
}

export function createRequestMeter(): RequestMeter {
  const tallies = new Map<string, Tally>();
  return {
    record({ operation_id, status, code, cost_units, latency_us }) {
      let tally = tallies.get(operation_id);
      if (tally === undefined) {
        tally = {
          operation: operation_id,
          responses: new Map(),
          refusals: new Map(),
          latencies: new Float64Array(LATENCY_BUCKETS),
          latency_us: 0,
          units: 0,
        };
        tallies.set(operation_id, tally);
      }
      tally.responses.set(status, (tally.responses.get(status) ?? 0) + 1);
      if (code !== null) tally.refusals.set(code, (tally.refusals.get(code) ?? 0) + 1);
      const bucket = bucketOf(latency_us);
      tally.latencies[bucket] = (tally.latencies[bucket] ?? 0) + 1;
      tally.latency_us += latency_us;
      tally.units += cost_units;
    },
    read: () => toMetrics([...tallies.values()]),
  };
}

function toMetrics(tallies: readonly Tally[]): Metric[] {
  const each = (samples: (tally: Tally) => readonly Sample[]): Sample[] => tallies.flatMap(samples);
  return [
    {
      name: 'mfds_http_requests_total',
      type: 'counter',
      help: 'Answered requests by operation and status.',
      samples: each(({ operation, responses }) =>
        [...responses].map(([status, value]) => ({ labels: { operation, status: String(status) }, value })),
      ),
    },
    {
      name: 'mfds_http_refusals_total',
      type: 'counter',
      help: 'Problem documents by operation and code.',
      samples: each(({ operation, refusals }) =>
        [...refusals].map(([code, value]) => ({ labels: { operation, code }, value })),
      ),
    },
    {
      name: 'mfds_units_total',
      type: 'counter',
      help: 'Weighted units charged, by operation.',
      samples: each(({ operation, units }) => [{ labels: { operation }, value: units }]),
    },
    {
      name: 'mfds_http_request_seconds',
      type: 'histogram',
      help: 'Time from the gate to the ready response, by operation.',
      samples: each(histogramOf),
    },
  ];
}

/** Prometheus buckets are cumulative. */
function histogramOf({ operation, latencies, latency_us }: Tally): Sample[] {
  let count = 0;
  const buckets = Array.from(latencies, (amount, bucket): Sample => {
    count += amount;
    const le = bucket === LATENCY_BUCKETS - 1 ? '+Inf' : String(boundOf(bucket) / 1_000_000);
    return { suffix: '_bucket', labels: { operation, le }, value: count };
  });
  return [
    ...buckets,
    { suffix: '_sum', labels: { operation }, value: latency_us / 1_000_000 },
    { suffix: '_count', labels: { operation }, value: count },
  ];
}
