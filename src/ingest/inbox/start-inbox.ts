import type { Log } from '#base/log.ts';
import { startUntilStopped } from '#base/promises.ts';
import type { DocumentBudget } from '#ingest/document-guard.ts';
import type { ImportLocation } from '#ingest/open-ingest.ts';
import { runOwnProcess } from '#ingest/import-process.ts';
import { LIVE_TOOLS } from '#ingest/sync/fetch.ts';
import type { InboxSettings } from './watch-inbox.ts';

/** Settings of the inbox process. */
export interface InboxWork extends ImportLocation {
  readonly inbox: InboxSettings;
  /** Delay before a process that ended is restarted, milliseconds. */
  readonly restart_wait_ms: number;
  /**
   * Grace time for the file that is being imported when the inbox stops, and the budget per document; absent: the
   * defaults.
   */
  readonly graceMs?: number;
  readonly budget?: DocumentBudget;
}

interface RunningInbox {
  /** Resolves when the process has ended: it completes the current file within the grace time and starts no other. */
  stop(): Promise<void>;
}

/** Watches the inbox in its own process until it is stopped; a process that ends is restarted. */
export function startInbox(work: InboxWork, log: Log): RunningInbox {
  return startUntilStopped((signal) => keepRunning(work, log, signal));
}

async function keepRunning(work: InboxWork, log: Log, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await runOwnProcess(
      { file: new URL('./inbox-process.ts', import.meta.url), name: 'inbox', graceMs: work.graceMs },
      work,
      log,
      signal,
    );
    await LIVE_TOOLS.wait(work.restart_wait_ms, signal);
  }
}
