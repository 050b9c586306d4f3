/** The composition root of the service: its threads, its metrics, and the imports that run alongside. */
import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { createBucketMemory } from '#access/limits.ts';
import { systemClock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import { addMetrics } from '#base/metrics.ts';
import type { Metric } from '#base/metrics.ts';
import { closeToOthers, listExposed, writeChmod } from '#base/files.ts';
import { gatherMetrics, serveMetrics } from '#http/metrics-server.ts';
import { reserveAddress } from '#http/listen-address.ts';
import { figureOf, readProcessMetrics, readStoreMetrics } from '#http/metrics.ts';
import { startThreads } from '#http/threads.ts';
import { scheduleExports } from '#exports/export-schedule.ts';
import type { ExportSchedule } from '#exports/export-schedule.ts';
import { startInbox } from '#ingest/inbox/start-inbox.ts';
import { PATIENT_INBOX } from '#ingest/inbox/watch-inbox.ts';
import { LIVE_TOOLS } from '#ingest/sync/fetch.ts';
import { associationSync } from '#ingest/sync/sync-association.ts';
import { scheduleSync } from '#ingest/sync/sync-schedule.ts';
import type { Schedule } from '#ingest/sync/sync-schedule.ts';
import { SeriesCache } from '#reads/series-cache.ts';
import type { Config } from './config.ts';
import { exportSource, importLocation } from './wire-parts.ts';
import type { SampleImport } from './wire-sample.ts';
import type { ThreadLocation, Serving, ThreadWork } from './wire-serving-thread.ts';
import { serveHere } from './wire-serving-thread.ts';

export type { Serving } from './wire-serving-thread.ts';

export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly threads: number;
  /** An import of the sample, whose first part the service waits for. */
  readonly sample?: SampleImport | undefined;
}

/** Serves from this thread and from worker threads. Scheduled syncs and the inbox import in processes of their own. */
export async function serve(config: Config, log: Log, options: ServeOptions): Promise<Serving> {
  const { host, port, threads, sample } = options;
  closeDataDir(config, log);
  const seriesCache = new SeriesCache();
  const shared = {
    ...(await reserveAddress(host, port, threads, log)),
    buckets: { keys: createBucketMemory(), explorers: createBucketMemory(), keyless: createBucketMemory() },
    metricsChannel: `mfds metrics ${randomUUID()}`,
  };
  const location = { ...shared, seriesCachePort: seriesCache.connect() };
  const main = await serveHere(config, log, location, sample?.key);
  const workerCount = shared.isShared ? threads - 1 : 0;
  const readMetrics = async (): Promise<Metric[]> => [
    ...addMetrics([main.readMetrics(), ...(await gatherMetrics(shared.metricsChannel, workerCount))]),
    ...readProcessMetrics(),
    figureOf('mfds_shelf_bytes', 'Bytes of rendered rows that all threads share.', 'gauge', seriesCache.usedBytes),
    ...(await readStoreMetrics(main.reader, systemClock.now())),
  ];
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : await serveMetrics(host, config.metricsPort, log, readMetrics).catch(async (thrown: unknown) => {
          // A service that cannot be monitored as configured must not start.
          await main.stop();
          throw thrown;
        });
  // Port 0 was replaced when the main thread began to listen.
  const workerAddress = { ...shared, port: Number.parseInt(new URL(main.address).port, 10) };
  const workers = startThreads(workerCount, log, () =>
    startWorker(config, { ...workerAddress, seriesCachePort: seriesCache.connect() }),
  );
  const schedule = startSchedule(config, log);
  const exportSchedule = startExports(config, log);
  const inbox = openInbox(config, log);
  if (metrics !== undefined) log.info(`metrics at ${metrics.address}`);
  return {
    address: main.address,
    async stop() {
      await metrics?.close();
      await Promise.all([
        main.stop(),
        workers.stop(),
        schedule?.stop(),
        exportSchedule?.stop(),
        inbox?.stop(),
        sample?.stop(),
      ]);
    },
  };
}

function startWorker(config: Config, location: ThreadLocation): Worker {
  const work: ThreadWork = { config, location };
  return new Worker(new URL('./serve-thread.ts', import.meta.url), {
    workerData: work,
    transferList: [location.seriesCachePort.port],
  });
}

/** Installations of earlier versions, and copied ones, may be readable by every user of the machine. */
function closeDataDir({ dataDir }: Config, log: Log): void {
  const exposed = listExposed(dataDir);
  if (exposed.length === 0) return;
  try {
    closeToOthers(exposed);
    log.info('the data directory is now readable by its owner only', { paths: exposed.length });
  } catch {
    log.warn(`Other users of this machine can read accounts or secrets. Run: ${writeChmod(exposed)}`);
  }
}

// Spreads installations with the same cron line, so that they do not all query the association in the same second.
const SYNC_JITTER_MINUTES = 10;

function startSchedule(config: Config, log: Log): Schedule | undefined {
  if (config.syncSchedule === undefined) return undefined;
  const sync = associationSync(config.syncContact);
  const work = { ...importLocation(config), sync, dataDir: config.dataDir };
  return scheduleSync({ schedule: config.syncSchedule, jitterMinutes: SYNC_JITTER_MINUTES }, work, LIVE_TOOLS, log);
}

function startExports(config: Config, log: Log): ExportSchedule | undefined {
  const { dir, schedule, keep = 0 } = config.exports ?? {};
  if (dir === undefined || schedule === undefined) return undefined;
  return scheduleExports(schedule, { ...exportSource(config), folder: dir, keep }, log);
}

// Long enough for a database to recover, short enough for a person who waits for the import.
const INBOX_RESTART_MILLISECONDS = 10_000;

function openInbox(config: Config, log: Log): ReturnType<typeof startInbox> | undefined {
  if (config.inboxDir === undefined) return undefined;
  const inbox = { inboxDir: config.inboxDir, ...PATIENT_INBOX };
  return startInbox({ ...importLocation(config), inbox, restart_wait_ms: INBOX_RESTART_MILLISECONDS }, log);
}
