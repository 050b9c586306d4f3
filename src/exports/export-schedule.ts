import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Log } from '#base/log.ts';
import { openSchedule } from '#base/open-schedule.ts';
import type { DatabaseLocation } from '#store/database-location.ts';
import type { Published, PublishSettings } from './publish-export.ts';
import type { ExportedFrom } from './write-export.ts';

/** What the process of an export is given. */
export interface ExportWork extends PublishSettings, Omit<ExportedFrom, 'facts'> {
  readonly place: DatabaseLocation;
}

export type FromExportProcess = { readonly published: Published } | { readonly failure: string };

export interface ExportSchedule {
  /** Ends a running export; the next one continues it. */
  stop(): Promise<void>;
}

/**
 * Publishes exports by schedule, each made in its own process, so that serving threads do none of the work. Fault
 * CONFIG_INVALID for an invalid cron expression.
 */
export function scheduleExports(line: string, work: ExportWork, log: Log): ExportSchedule {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const job = openSchedule(
    { setting: 'MFDS_EXPORTS_SCHEDULE', line, example: '0 4 * * *' },
    {
      protect: () => log.warn('export skipped: the previous one is still running'),
      due: () => (running = runExportProcess(work, log, stopping.signal)),
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

/** Resolves when the process has ended; failures are logged. */
export async function runExportProcess(work: ExportWork, log: Log, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const child = fork(fileURLToPath(new URL('./export-process.ts', import.meta.url)), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = (): void => void child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  let answer: FromExportProcess | undefined;
  child.on('message', (sent: FromExportProcess) => {
    answer = sent;
  });
  child.on('error', (thrown) => log.error('export failed', { internal: String(thrown) }));
  child.on('exit', (code, killed) => {
    signal.removeEventListener('abort', stop);
    logOutcome(answer ?? { failure: `the process ended with ${code ?? killed}` }, log, signal.aborted);
    resolve();
  });
  child.send(work, () => undefined);
  return promise;
}

function logOutcome(answer: FromExportProcess, log: Log, isStopped: boolean): void {
  if ('failure' in answer) {
    if (!isStopped) log.error('export failed', { reason: answer.failure });
    return;
  }
  const { name, report, removed } = answer.published;
  if (report === undefined) log.info('export skipped: the data has not changed', { name });
  else log.info('export published', { name, rows: report.rows, bytes: report.bytes, removed });
}
