import type { Log } from '#base/log.ts';
import type { DocumentBudget } from '#ingest/document-guard.ts';
import type { ImportLocation } from '#ingest/open-ingest.ts';
import { runOwnProcess } from '#ingest/import-process.ts';
import { LIVE_TOOLS } from '#ingest/sync/fetch.ts';
import type { InboxSettings } from './watch-inbox.ts';

/** All that the inbox's process needs to work by itself. */
export interface InboxWork extends ImportLocation {
  readonly inbox: InboxSettings;
  /** Before a process that ended is followed by the next one, milliseconds. */
  readonly restart_wait_ms: number;
  /** For a file that is being imported when the inbox is stopped, and for each document; the usual ones where absent. */
  readonly graceMs?: number;
  readonly budget?: DocumentBudget;
}

interface RunningInbox {
  /** Resolves when nothing runs any more: a file that is being imported is finished within the grace time, nothing else is begun. */
  stop(): Promise<void>;
}

/** Watches the inbox in a process of its own until it is stopped; a process that ends is followed by another. */
export function startInbox(work: InboxWork, log: Log): RunningInbox {
  const stopping = new AbortController();
  const running = keepRunning(work, log, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
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
