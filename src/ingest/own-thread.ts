/** Imports that run by themselves do so in a thread of their own: parsing a page delays no reader, and a thread that dies takes only its work along. */
import { parentPort, Worker } from 'node:worker_threads';
import { giveWay } from '#base/give-way.ts';
import type { Log } from '#base/log.ts';
import { openIngest } from './open-ingest.ts';
import type { ImportPlace } from './open-ingest.ts';
import type { Ingest } from './run.ts';

/** What a thread sends: a line for the log, whose writer lives in the main thread so that lines of two threads never mix; or the file it has in hand. */
type FromThread = LogLine | { readonly doing: string | null };

interface LogLine {
  readonly level: keyof Log;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Starts a thread and resolves when it has ended, with the file it had in hand then. `signal` asks it to end; `name` is what fails, in the log. */
export async function runOwnThread(file: URL, name: string, work: ImportPlace, log: Log, signal: AbortSignal): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  let in_hand: string | null = null;
  const worker = new Worker(file, { workerData: work });
  const stop = (): void => worker.postMessage('stop');
  signal.addEventListener('abort', stop);
  worker.on('message', (sent: FromThread) => {
    if ('doing' in sent) in_hand = sent.doing;
    else log[sent.level](sent.message, sent.fields);
  });
  worker.on('error', (thrown) => log.error(`${name} failed`, { ...(in_hand === null ? {} : { file: in_hand }), internal: String(thrown) }));
  worker.on('exit', () => {
    signal.removeEventListener('abort', stop);
    resolve(in_hand);
  });
  return promise;
}

/** What work in a thread is done with; `signal` is given when it is asked to end. */
interface Inside {
  readonly ingest: Ingest;
  readonly signal: AbortSignal;
  readonly tellDoing: (doing: string | null) => void;
}

/** For the file such a thread is started with: does its work over a connection of its own, and lets the thread end. */
export async function importInThread(place: ImportPlace, work: (inside: Inside) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  parentPort?.on('message', () => stopping.abort());
  await giveWay();
  const ingest = await openIngest(place, openThreadLog());
  try {
    await work({ ingest, signal: stopping.signal, tellDoing: (doing) => tell({ doing }) });
  } finally {
    await ingest.facts.close();
    parentPort?.close();
  }
}

function openThreadLog(): Log {
  const send = (level: LogLine['level']): Log['info'] => (message, fields = {}) => tell({ level, message, fields: JSON.parse(JSON.stringify(fields)) as LogLine['fields'] });
  return { info: send('info'), warn: send('warn'), error: send('error') };
}

function tell(message: FromThread): void {
  parentPort?.postMessage(message);
}
