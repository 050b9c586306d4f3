import type { Log } from '#base/log.ts';
import type { ImportPlace } from '#ingest/open-ingest.ts';
import { runOwnThread } from '#ingest/own-thread.ts';
import { LIVE_TOOLS } from '#ingest/sync/fetch.ts';
import type { InboxSettings } from './watch-inbox.ts';

/** All that the inbox's thread needs to work by itself. */
interface InboxThreadSettings extends ImportPlace {
  readonly inbox: InboxSettings;
  /** Before a thread that died is followed by the next one, milliseconds. */
  readonly restart_wait_ms: number;
}

export interface InboxWork extends InboxThreadSettings {
  /** Files that ended the threads before this one. */
  readonly suspects: readonly string[];
}

interface RunningInbox {
  /** Resolves when nothing runs any more: a file that is being imported is finished, nothing else is begun. */
  stop(): Promise<void>;
}

// The first death may be the machine's trouble; with the second, the file is not opened again.
const DEATHS_ALLOWED = 2;

/** Watches the inbox in a thread of its own until it is stopped; a thread that dies is followed by another. */
export function startInbox(settings: InboxThreadSettings, log: Log): RunningInbox {
  const stopping = new AbortController();
  const running = keepRunning(settings, log, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function keepRunning(settings: InboxThreadSettings, log: Log, signal: AbortSignal): Promise<void> {
  const deaths = new Map<string, number>();
  while (!signal.aborted) {
    const suspects = [...deaths].filter(([, number]) => number >= DEATHS_ALLOWED).map(([path]) => path);
    const work: InboxWork = { ...settings, suspects };
    const at_hand = await runOwnThread(new URL('./inbox-thread.ts', import.meta.url), 'inbox', work, log, signal);
    if (at_hand !== null) deaths.set(at_hand, (deaths.get(at_hand) ?? 0) + 1);
    await LIVE_TOOLS.wait(settings.restart_wait_ms, signal);
  }
}
