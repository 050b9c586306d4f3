import { monitorEventLoopDelay } from 'node:perf_hooks';
import { threadId } from 'node:worker_threads';
import type { Call } from '#access/activity.ts';
import { LATENCY_BUCKETS, boundOf, bucketOf } from '#access/activity.ts';
import type { Metric, Sample } from '#base/metrics.ts';
import { todayInKarachi } from '#domain/dates.ts';
import type { FactReader } from '#reads/fact-view.ts';
import { readImportStages, readStatus } from '#reads/read-status.ts';
import type { ImportStage, ServiceStatus } from '#reads/read-status.ts';

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

const LOOP_RESOLUTION_MILLISECONDS = 20;
const NANOSECONDS = 1e9;

/** Measures the delay of this thread's event loop since the previous reading. */
export function watchLoop(): () => Metric[] {
  const delay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MILLISECONDS });
  delay.enable();
  return () => {
    const quantiles = [0.5, 0.99, 1].map((quantile) => ({
      labels: { thread: String(threadId), quantile: String(quantile) },
      value: delay.percentile(quantile * 100) / NANOSECONDS,
    }));
    delay.reset();
    return [
      {
        name: 'mfds_event_loop_delay_seconds',
        type: 'gauge',
        help: 'Delay of the event loop since the last scrape.',
        samples: quantiles,
      },
    ];
  };
}

export function readProcessMetrics(): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    figureOf('process_resident_memory_bytes', 'Resident memory of the process.', 'gauge', rss),
    figureOf('nodejs_heap_used_bytes', 'Heap used by the main thread.', 'gauge', heapUsed),
    figureOf('process_cpu_seconds_total', 'CPU time of the process.', 'counter', (user + system) / 1_000_000),
    figureOf('process_uptime_seconds', 'Seconds since the process started.', 'gauge', process.uptime()),
  ];
}

export function toSeriesMetrics({ seriesUses: { hits, misses } }: FactReader): Metric[] {
  return [
    figureOf('mfds_shelf_hits_total', 'Reads whose rendered series was in memory.', 'counter', hits),
    figureOf('mfds_shelf_misses_total', 'Reads that had to render their series first.', 'counter', misses),
  ];
}

export function figureOf(name: string, help: string, type: Metric['type'], value: number): Metric {
  return { name, help, type, samples: [{ labels: {}, value }] };
}

/** Metrics from the store; only `mfds_store_up` 0 if the store cannot be read. */
export async function readStoreMetrics(reader: FactReader, now: Date): Promise<Metric[]> {
  const status = await reader.answer((view) => readStatus(view, todayInKarachi(now))).catch(() => undefined);
  const stages = await reader.answer(readImportStages).catch(() => []);
  return [
    figureOf('mfds_store_up', '1 if the store can be read.', 'gauge', status === undefined ? 0 : 1),
    ...(status === undefined ? [] : toStatusMetrics(status, now)),
    toStageMetric(stages),
  ];
}

/** Time that the imports of all processes spent per stage; the count is the number of documents. */
function toStageMetric(stages: readonly ImportStage[]): Metric {
  const samples = stages.flatMap(({ source, stage, outcome, times, microseconds }): Sample[] => {
    const labels = { source, stage, outcome };
    return [
      { suffix: '_sum', labels, value: microseconds / 1_000_000 },
      { suffix: '_count', labels, value: times },
    ];
  });
  return {
    name: 'mfds_import_stage_seconds',
    type: 'summary',
    help: 'Import time by source, stage and outcome, over all importing processes.',
    samples,
  };
}

/** Freshness of each source, and its open holds. */
function toStatusMetrics({ seq, sources, reading_drifts }: ServiceStatus, now: Date): Metric[] {
  const perSource = (
    name: string,
    help: string,
    value: (source: ServiceStatus['sources'][number]) => number | null,
  ): Metric => ({
    name,
    help,
    type: 'gauge',
    samples: sources.flatMap((source) => {
      const figure = value(source);
      return figure === null ? [] : [{ labels: { source: source.source }, value: figure }];
    }),
  });
  const ageOf = (timestamp: string | null): number | null =>
    timestamp === null ? null : (now.getTime() - Date.parse(timestamp)) / 1_000;
  return [
    {
      name: 'mfds_update_events_total',
      type: 'counter',
      help: 'Number of the last update event.',
      samples: [{ labels: {}, value: seq }],
    },
    perSource(
      'mfds_source_age_seconds',
      'Seconds since a document of the source was last promoted.',
      ({ last_success_at }) => ageOf(last_success_at),
    ),
    perSource(
      'mfds_source_data_age_days',
      'Age in days of the newest data of the source.',
      ({ data_age_days }) => data_age_days,
    ),
    perSource('mfds_source_late', '1 if newer data was expected before today.', ({ is_late }) => (is_late ? 1 : 0)),
    perSource('mfds_source_refused', '1 if the last document of the source was refused.', ({ last_document }) =>
      last_document.outcome === 'REFUSED' ? 1 : 0,
    ),
    perSource(
      'mfds_source_rows',
      'Rows of the last document of the source.',
      ({ last_document }) => last_document.row_count,
    ),
    perSource(
      'mfds_holds_open',
      'Holds that wait for review, each counted at the source that raised it first.',
      ({ held_count }) => held_count,
    ),
    ...toDriftMetrics(reading_drifts),
  ];
}

/** Companies whose reports are read worse than usual, or no longer print what reviewers taught. */
function toDriftMetrics(reading_drifts: ServiceStatus['reading_drifts']): Metric[] {
  return [
    {
      name: 'mfds_report_reading_drift',
      type: 'gauge',
      help: 'Rows per report of the newest month to the usual number, of companies that are read worse than usual.',
      samples: reading_drifts.map(({ amc_slug, rows_per_report, usual_rows_per_report }) => ({
        labels: { amc: amc_slug },
        value: usual_rows_per_report === 0 ? 1 : rows_per_report / usual_rows_per_report,
      })),
    },
    {
      name: 'mfds_report_profile_words_lost',
      type: 'gauge',
      help: 'Taught words that the newest reports of a company no longer print, of companies whose reading has changed.',
      samples: reading_drifts.flatMap(({ amc_slug, profile_words, lost_words }) =>
        profile_words === 0 ? [] : [{ labels: { amc: amc_slug }, value: lost_words.length }],
      ),
    },
  ];
}
