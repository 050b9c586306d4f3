import { parentPort } from 'node:worker_threads';
import type { Log } from '#base/log.ts';

/** What a thread sends for the log: one line. */
export interface ThreadMessage {
  readonly level: keyof Log;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The log of a thread: its writer lives in the main thread, so that lines of two threads never mix. */
export function openThreadLog(): Log {
  const send = (level: ThreadMessage['level']): Log['info'] => (message, fields = {}) => {
    parentPort?.postMessage({ level, message, fields: JSON.parse(JSON.stringify(fields)) as ThreadMessage['fields'] } satisfies ThreadMessage);
  };
  return { info: send('info'), warn: send('warn'), error: send('error') };
}
