import { Worker } from 'node:worker_threads';
import type { Log } from '#base/log.ts';
import type { Place } from '#store/places.ts';
import { LIVE_TOOLS } from './fetch.ts';
import type { InboxSettings } from './inbox.ts';
import type { ModelChoice } from './extract-report.ts';
import type { ThreadMessage } from './thread-log.ts';

/** All that the inbox's thread needs to work by itself. */
interface InboxThreadSettings {
  readonly place: Place;
  readonly archive_dir: string;
  /** The model that reads what nothing else does; undefined: none. */
  readonly model: ModelChoice;
  readonly inbox: InboxSettings;
  /** Before a thread that died is followed by the next one, milliseconds. */
  readonly restart_wait_ms: number;
}

export interface InboxWork extends InboxThreadSettings {
  /** Files that ended the threads before this one. */
  readonly suspects: readonly string[];
}

/** What the thread sends: a line for the log, or which file it has at hand. */
export type InboxMessage = ThreadMessage | { readonly doing: string | null };

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
    const at_hand = await runThread({ ...settings, suspects }, log, signal);
    if (at_hand !== null) deaths.set(at_hand, (deaths.get(at_hand) ?? 0) + 1);
    await LIVE_TOOLS.wait(settings.restart_wait_ms, signal);
  }
}

/** Resolves when the thread has ended, with the file it had at hand then. */
function runThread(work: InboxWork, log: Log, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve) => {
    let at_hand: string | null = null;
    const worker = new Worker(new URL('./inbox-thread.ts', import.meta.url), { workerData: work });
    const stop = (): void => worker.postMessage('stop');
    signal.addEventListener('abort', stop);
    worker.on('message', (message: InboxMessage) => {
      if ('doing' in message) at_hand = message.doing;
      else log[message.level](message.message, message.fields);
    });
    worker.on('error', (thrown) => log.error('inbox failed', { file: at_hand, internal: String(thrown) }));
    worker.on('exit', () => {
      signal.removeEventListener('abort', stop);
      resolve(at_hand);
    });
  });
}
