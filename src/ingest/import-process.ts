/**
 * Scheduled imports and imports from the inbox run in their own process: their computations do not delay readers, a
 * document that crashes the program ends only its own import, and stopping the service never takes longer than the
 * grace time.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { limitHeapGrowth, lowerPriority } from '#base/process-resources.ts';
import type { Log } from '#base/log.ts';
import type { OnProgress } from '#base/on-progress.ts';
import { DocumentGuard, forget, readMarker } from './document-guard.ts';
import type { DocumentBudget, CurrentDocument } from './document-guard.ts';
import type { ImportLocation } from './open-ingest.ts';
import type { Ingest } from './run.ts';

/**
 * The messages of the process: a log line, which the parent writes, the current document, its progress, or the reason
 * why it ends.
 */
type FromProcess =
  | LogLine
  | { readonly current: CurrentDocument | null }
  | { readonly progress: Parameters<OnProgress> }
  | { readonly failure: string };

interface LogLine {
  readonly level: keyof Log;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

// Docker kills a container ten seconds after the request to stop.
const GRACE_MILLISECONDS = 5_000;

interface OwnProcess {
  /** The file that the process runs; it calls `importInProcess`. */
  readonly file: URL;
  /** Log message for a failure. */
  readonly name: string;
  /** Time between the request to end and the kill. */
  readonly graceMs?: number | undefined;
}

/**
 * Starts a process and resolves when it has ended. `signal` requests its end after the current document; a document
 * that takes longer than the grace time is imported again next time.
 */
export async function runOwnProcess(
  { file, name, graceMs = GRACE_MILLISECONDS }: OwnProcess,
  work: ImportLocation,
  log: Log,
  signal: AbortSignal,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const child = fork(fileURLToPath(new URL('./own-process.ts', import.meta.url)), [file.href], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let current: CurrentDocument | null = null;
  let grace: NodeJS.Timeout | undefined;
  let isEndedByUs = false;
  let failure: string | undefined;
  const stop = (): void => {
    if (child.connected) child.send('stop', () => undefined);
    grace = setTimeout(() => {
      isEndedByUs = true;
      child.kill('SIGKILL');
    }, graceMs);
  };
  signal.addEventListener('abort', stop);
  child.on('message', (sent: FromProcess) => {
    if ('current' in sent) current = sent.current;
    else if ('progress' in sent) void onProgress(...sent.progress);
    else if ('failure' in sent) failure = sent.failure;
    else log[sent.level](sent.message, sent.fields);
  });
  child.on('error', (thrown) => log.error(`${name} failed`, { internal: String(thrown) }));
  child.on('exit', (code, signal_name) => {
    clearTimeout(grace);
    signal.removeEventListener('abort', stop);
    if (isEndedByUs && current === null) {
      log.info(`${name} ended before it was done; the next start continues it`);
    } else if (isEndedByUs && current !== null) {
      forget(current.marker);
      log.warn(`${name} ended before its document was imported; the next start imports it again`, {
        file: current.origin,
      });
    } else if (code !== 0) {
      const reason = current === null ? undefined : readMarker(current.marker)?.reason;
      log.error(`${name} failed`, {
        ...(current === null ? {} : { file: current.origin }),
        reason,
        internal: failure ?? `exit ${code ?? signal_name}`,
      });
    }
    resolve();
  });
  child.send(work, () => undefined);
  return promise;
}

/** The input of the work in such a process; `signal` is set when the process should end. */
export interface Inside {
  readonly ingest: Ingest;
  readonly signal: AbortSignal;
  /** Sends the progress to the parent. */
  readonly onProgress: OnProgress;
}

interface ProcessWork extends ImportLocation {
  readonly budget?: DocumentBudget | undefined;
  /** Whether somebody waits for the import; otherwise it runs at lower priority than serving. */
  readonly isAwaited?: boolean;
}

/** For the entry point of such a process: does its work with its own connection, then lets the process end. */
export function importInProcess<Work extends ProcessWork>(work: (inside: Inside, place: Work) => Promise<void>): void {
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  // A terminal sends Ctrl-C, and systemd SIGTERM, to every process of a service.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, stop);
  process.once('disconnect', () => process.exit());
  process.once('message', (place: Work) => {
    process.on('message', stop);
    run(work, place, stopping.signal).then(
      () => process.disconnect(),
      (thrown: unknown) => {
        process.send?.({ failure: String(thrown) } satisfies FromProcess, () => process.exit(1));
      },
    );
  });
}

async function run<Work extends ProcessWork>(
  work: (inside: Inside, place: Work) => Promise<void>,
  place: Work,
  signal: AbortSignal,
): Promise<void> {
  if (place.isAwaited !== true) await lowerPriority();
  limitHeapGrowth();
  const guard = new DocumentGuard(place.archiveDir, (current) => send({ current }), place.budget);
  // Only the process itself loads the importer, not its parent.
  const { openIngest } = await import('./open-ingest.ts');
  const ingest = await openIngest(place, openSentLog(), guard);
  try {
    await work({ ingest, signal, onProgress: (...progress) => send({ progress }) }, place);
  } finally {
    await ingest.facts.close();
  }
}

function openSentLog(): Log {
  const logAt =
    (level: LogLine['level']): Log['info'] =>
    (message, fields = {}) =>
      send({ level, message, fields: JSON.parse(JSON.stringify(fields)) as LogLine['fields'] });
  return { info: logAt('info'), warn: logAt('warn'), error: logAt('error') };
}

function send(message: FromProcess): void {
  process.send?.(message);
}
