/**
 * Imports that run by themselves do so in a process of their own: what they compute delays
 * no reader, a document that breaks the program takes only its own import along, and
 * stopping the service never waits for longer than the grace time.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { lowerPriority } from '#base/lower-priority.ts';
import { limitHeapGrowth } from '#base/heap.ts';
import type { Log } from '#base/log.ts';
import { DocumentGuard, forget, readMarker } from './document-guard.ts';
import type { DocumentBudget, InHand } from './document-guard.ts';
import { openIngest } from './open-ingest.ts';
import type { ImportLocation } from './open-ingest.ts';
import type { Ingest } from './run.ts';

/** What the process sends: a line for the log, whose writer lives in the parent, the document it has in hand, or why it ends. */
type FromProcess = LogLine | { readonly in_hand: InHand | null } | { readonly failure: string };

interface LogLine {
  readonly level: keyof Log;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

// Docker ends a container ten seconds after it was asked to stop.
const GRACE_MILLISECONDS = 5_000;

interface OwnProcess {
  /** The file the process runs; it calls `importInProcess`. */
  readonly file: URL;
  /** What fails, in the log. */
  readonly name: string;
  /** From being asked to end until it is ended. */
  readonly graceMs?: number | undefined;
}

/** Starts a process and resolves when it has ended. `signal` asks it to end after the document in hand; one that takes longer than the grace time is taken again next time. */
export async function runOwnProcess(
  { file, name, graceMs = GRACE_MILLISECONDS }: OwnProcess,
  work: ImportLocation,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const child = fork(fileURLToPath(file), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let in_hand: InHand | null = null;
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
    if ('in_hand' in sent) in_hand = sent.in_hand;
    else if ('failure' in sent) failure = sent.failure;
    else log[sent.level](sent.message, sent.fields);
  });
  child.on('error', (thrown) => log.error(`${name} failed`, { internal: String(thrown) }));
  child.on('exit', (code, signal_name) => {
    clearTimeout(grace);
    signal.removeEventListener('abort', stop);
    if (isEndedByUs && in_hand !== null) {
      forget(in_hand.marker);
      log.warn(`${name} ended before its document was imported; the next start takes it again`, {
        file: in_hand.origin,
      });
    } else if (code !== 0) {
      const reason = in_hand === null ? undefined : readMarker(in_hand.marker)?.reason;
      log.error(`${name} failed`, {
        ...(in_hand === null ? {} : { file: in_hand.origin }),
        reason,
        internal: failure ?? `exit ${code ?? signal_name}`,
      });
    }
    resolve();
  });
  child.send(work, () => undefined);
  return promise;
}

/** What work in such a process is done with; `signal` is given when it is asked to end. */
interface Inside {
  readonly ingest: Ingest;
  readonly signal: AbortSignal;
}

/** For the file such a process runs: does its work over a connection of its own, and lets the process end. */
export function importInProcess<Work extends ImportLocation & { readonly budget?: DocumentBudget | undefined }>(
  work: (inside: Inside, place: Work) => Promise<void>,
): void {
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

async function run<Work extends ImportLocation & { readonly budget?: DocumentBudget | undefined }>(
  work: (inside: Inside, place: Work) => Promise<void>,
  place: Work,
  signal: AbortSignal,
): Promise<void> {
  await lowerPriority();
  limitHeapGrowth();
  const guard = new DocumentGuard(place.archiveDir, (in_hand) => onProgress({ in_hand }), place.budget);
  const ingest = await openIngest(place, openSentLog(), guard);
  try {
    await work({ ingest, signal }, place);
  } finally {
    await ingest.facts.close();
  }
}

function openSentLog(): Log {
  const send =
    (level: LogLine['level']): Log['info'] =>
    (message, fields = {}) =>
      onProgress({ level, message, fields: JSON.parse(JSON.stringify(fields)) as LogLine['fields'] });
  return { info: send('info'), warn: send('warn'), error: send('error') };
}

function onProgress(message: FromProcess): void {
  process.send?.(message);
}
