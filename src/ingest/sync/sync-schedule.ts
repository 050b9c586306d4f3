import type { Log } from '#base/log.ts';
import { openSchedule } from '#base/open-schedule.ts';
import type { ImportLocation } from '#ingest/open-ingest.ts';
import { runOwnProcess } from '#ingest/import-process.ts';
import type { FetchTools } from './fetch.ts';
import type { SyncSettings } from './sync-association.ts';

interface ScheduleSettings {
  /** A cron expression in Pakistan's time, `30 18 * * 1-6`; a sixth field at the start counts seconds. */
  readonly schedule: string;
  /** Each run begins up to this many minutes late, at random, so that installations do not all fetch at once. */
  readonly jitterMinutes: number;
}

/** Settings of scheduled synchronisation. */
export interface SyncWork extends ImportLocation {
  readonly sync: SyncSettings;
  /** The folder of the operator's report-sources.json. Reports are fetched after the pages. */
  readonly dataDir: string;
}

export interface Schedule {
  /**
   * Resolves when no process runs any more: the current page is completed within the grace time, and no other is
   * started.
   */
  stop(): Promise<void>;
}

/**
 * Synchronises by schedule, each run in its own process. Throws Fault `CONFIG_INVALID` for an invalid cron expression.
 */
export function scheduleSync(schedule: ScheduleSettings, work: SyncWork, tools: FetchTools, log: Log): Schedule {
  return startSchedule(
    async (signal) =>
      runOwnProcess(
        { file: new URL('./sync-process.ts', import.meta.url), name: 'synchronisation' },
        work,
        log,
        signal,
      ),
    schedule,
    tools,
    log,
  );
}

/** Calls `run` when it is due, never while the previous call is running, and continues after a failed call. */
export function startSchedule(
  run: (signal: AbortSignal) => Promise<void>,
  settings: ScheduleSettings,
  tools: FetchTools,
  log: Log,
): Schedule {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = Promise.resolve();
  const begin = async (): Promise<void> => {
    await tools.wait(tools.random() * settings.jitterMinutes * 60_000, signal);
    if (!signal.aborted) await run(signal);
  };
  const job = openSchedule(
    { setting: 'MFDS_SYNC_SCHEDULE', line: settings.schedule, example: '30 18 * * 1-6' },
    {
      protect: () => log.warn('synchronisation skipped: the previous one is still running'),
      due: () =>
        (running = begin().catch((thrown: unknown) =>
          log.error('synchronisation failed', { internal: String(thrown) }),
        )),
    },
  );
  return {
    async stop() {
      job.stop();
      stopping.abort();
      await running;
    },
  };
}
