import { fork, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Fault } from '#base/fault.ts';
import type { FaultCode } from '#base/fault.ts';
import { refusal } from '#documents/refusal.ts';

/** The messages of a reader process: its parts one by one, then the end or an error. */
export type ApartMessage<Part> =
  | { readonly kind: 'part'; readonly part: Part }
  | { readonly kind: 'done' }
  | { readonly kind: 'fault'; readonly code: FaultCode; readonly text: string; readonly internal: string | null };

/** The task of the reader. */
export interface ApartTask<Task> {
  readonly task: Task;
  readonly memory_megabytes: number;
}

interface Apart<Task> extends ApartTask<Task> {
  /** File of the reader's entry point. */
  readonly reader: URL;
  readonly heap_megabytes: number;
  /** For the first part. */
  readonly first_ms: number;
  /** For each further part; null if the first figure applies to all of them. */
  readonly next_ms: number | null;
  /** For all parts together; absent if the others suffice. */
  readonly wholeMs?: number;
  /** Messages for a document that takes too long, and for one that takes too much memory or crashes its reader. */
  readonly slow: string;
  readonly heavy: string;
}

/**
 * The parts that a reader makes of a task, in order. It works in its own process, because a thread that runs out of
 * memory ends its whole process; `signal` ends it at once. Throws the reader's Fault, and Fault `SOURCE_REFUSED` if it
 * was too slow, used too much memory or ended early.
 */
export async function readApart<Task, Part>(apart: Apart<Task>, signal?: AbortSignal): Promise<Part[]> {
  const { task, memory_megabytes, heap_megabytes } = apart;
  // The reader gets none of this process's settings and secrets; the compile cache halves its start. Node adds a folder
  // named after its version to the given path, as it did in this process.
  const cache = getCompileCacheDir();
  const child = fork(fileURLToPath(apart.reader), [], {
    env: cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) },
    execArgv: [`--max-old-space-size=${heap_megabytes}`, '--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    // If the child ends before it has read its task, its exit describes the cause.
    child.send({ task, memory_megabytes } satisfies ApartTask<Task>, () => undefined);
    return await collectParts<Task, Part>(child, apart, signal);
  } finally {
    child.kill('SIGKILL');
  }
}

async function collectParts<Task, Part>(
  child: ChildProcess,
  { first_ms, next_ms, wholeMs, slow, heavy }: Apart<Task>,
  signal: AbortSignal | undefined,
): Promise<Part[]> {
  const parts: Part[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Part[]>();
  const refuse = (text: string, internal?: string): void => {
    reject(refusal(text, internal));
  };
  let limit: AbortSignal | undefined;
  const allow = (milliseconds: number): void => {
    const own = AbortSignal.timeout(milliseconds);
    limit = own;
    own.addEventListener('abort', () => {
      if (limit === own) refuse(slow);
    });
  };
  allow(first_ms);
  // Rejecting a settled promise has no effect.
  if (wholeMs !== undefined)
    AbortSignal.timeout(wholeMs).addEventListener('abort', () => {
      refuse(slow);
    });
  const abort = (): void => {
    refuse('Reading the document was stopped before it was complete.');
  };
  signal?.addEventListener('abort', abort);
  if (signal?.aborted === true) abort();
  child.on('message', (message: ApartMessage<Part>) => {
    if (message.kind === 'done') resolve(parts);
    else if (message.kind === 'fault')
      reject(new Fault(message.code, message.text, message.internal === null ? {} : { internal: message.internal }));
    else {
      parts.push(message.part);
      if (next_ms !== null) allow(next_ms);
    }
  });
  child.once('error', (thrown) => {
    refuse(heavy, String(thrown));
  });
  child.once('exit', (code, signal_name) => {
    refuse(heavy, `exit ${code ?? signal_name}`);
  });
  try {
    return await promise;
  } finally {
    limit = undefined;
    signal?.removeEventListener('abort', abort);
  }
}
