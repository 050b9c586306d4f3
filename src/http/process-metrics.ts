import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric, Sample } from '#base/metrics.ts';
import { threadId } from 'node:worker_threads';
import { todayInKarachi } from '#domain/dates.ts';
import type { FactReader } from '#reads/fact-view.ts';
import { readImportStages, readStatus } from '#reads/read-status.ts';
import type { ImportStage, ServiceStatus } from '#reads/read-status.ts';

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
function toStatusMetrics({ seq, sources }: ServiceStatus, now: Date): Metric[] {
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
  ];
}
