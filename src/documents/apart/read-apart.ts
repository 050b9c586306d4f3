import type { ChildProcess } from 'node:child_process';
import { Fault } from '#base/fault.ts';
import type { FaultCode } from '#base/fault.ts';
import { refusal } from '#documents/refusal.ts';
import { endReader, keepReader, lowerReader, takeReader } from './reader-process.ts';
import type { ReaderProgram } from './reader-process.ts';

/** The messages of a reader process: the parts of a document one by one, then the end or an error. */
export type ApartMessage<Part> =
  | { readonly kind: 'part'; readonly part: Part }
  | { readonly kind: 'done'; readonly megabytes: number }
  | { readonly kind: 'fault'; readonly code: FaultCode; readonly text: string; readonly internal: string | null };

/** The task of the reader. */
export interface ApartTask<Task> {
  readonly task: Task;
  readonly memory_megabytes: number;
}

interface Apart<Task, Part> extends ApartTask<Task>, ReaderProgram {
  /** For the first part. */
  readonly first_ms: number;
  /** For each further part; null if the first figure applies to all of them. */
  readonly next_ms: number | null;
  /** For all parts together; absent if the others suffice. */
  readonly wholeMs?: number;
  /** Whether the process is kept for the next document after it has read this one. */
  readonly isKept?: boolean;
  /** Called when the task has left this process: from then on, this process may compute without delaying the reader. */
  readonly onSent?: (() => void) | undefined;
  /** Called with each part as it arrives. */
  readonly onPart?: ((part: Part) => void) | undefined;
  /** Messages for a document that takes too long, and for one that takes too much memory or crashes its reader. */
  readonly slow: string;
  readonly heavy: string;
}

type Outcome<Part> =
  | { readonly parts: Part[]; readonly megabytes: number }
  /** `isFinal` if a new process would end in the same way after the same time. */
  | { readonly fault: Fault; readonly isFinal: boolean };

// Of the memory that a document may take: a process that holds more after a document has too little for the next.
const MOST_KEPT_SHARE = 0.5;

/**
 * The parts that a reader makes of a task, in order. It works in its own process, because a thread that runs out of
 * memory ends its whole process; `signal` ends it at once. Throws the reader's Fault, and Fault `SOURCE_REFUSED` if it
 * was too slow, used too much memory or ended early. Documents that were read before never change the result: a
 * process ends with the first document that it cannot read, and that document is read again in a new one.
 */
export async function readApart<Task, Part>(apart: Apart<Task, Part>, signal?: AbortSignal): Promise<Part[]> {
  const first = await readOnce<Task, Part>(apart, signal, false);
  const { outcome } =
    first.isUsed && isDoubtful(first.outcome) ? await readOnce<Task, Part>(apart, signal, true) : first;
  if ('fault' in outcome) throw outcome.fault;
  return outcome.parts;
}

function isDoubtful(outcome: Outcome<unknown>): boolean {
  return 'fault' in outcome && !outcome.isFinal;
}

async function readOnce<Task, Part>(
  apart: Apart<Task, Part>,
  signal: AbortSignal | undefined,
  isNew: boolean,
): Promise<{ readonly outcome: Outcome<Part>; readonly isUsed: boolean }> {
  const process = takeReader(apart, isNew);
  const { child, isUsed } = process;
  let isKept = false;
  try {
    const { task, memory_megabytes } = apart;
    // If the child ends before it has read its task, its exit describes the cause.
    child.send({ task, memory_megabytes } satisfies ApartTask<Task>, () => apart.onSent?.());
    let isLowered = isUsed;
    const onPart = (part: Part): void => {
      if (!isLowered) lowerReader(child);
      isLowered = true;
      apart.onPart?.(part);
    };
    const outcome = await collectParts<Task, Part>(child, { ...apart, onPart }, signal);
    isKept = apart.isKept === true && 'parts' in outcome && outcome.megabytes < MOST_KEPT_SHARE * memory_megabytes;
    return { outcome, isUsed };
  } finally {
    if (isKept) keepReader(apart, process);
    else endReader(child);
  }
}

async function collectParts<Task, Part>(
  child: ChildProcess,
  { first_ms, next_ms, wholeMs, onPart, slow, heavy }: Apart<Task, Part>,
  signal: AbortSignal | undefined,
): Promise<Outcome<Part>> {
  const parts: Part[] = [];
  // Resolving a settled promise has no effect.
  const { promise, resolve } = Promise.withResolvers<Outcome<Part>>();
  const refuseSlow = (): void => resolve({ fault: refusal(slow), isFinal: true });
  const refuseHeavy = (internal: string): void => resolve({ fault: refusal(heavy, internal), isFinal: false });
  let stopPart = countDown(first_ms, refuseSlow);
  const stopWhole = wholeMs === undefined ? undefined : countDown(wholeMs, refuseSlow);
  const abort = (): void =>
    resolve({ fault: refusal('Reading the document was stopped before it was complete.'), isFinal: true });
  signal?.addEventListener('abort', abort);
  if (signal?.aborted === true) abort();
  const receive = (message: ApartMessage<Part>): void => {
    if (message.kind === 'done') resolve({ parts, megabytes: message.megabytes });
    else if (message.kind === 'fault') resolve({ fault: faultOf(message), isFinal: false });
    else {
      parts.push(message.part);
      onPart?.(message.part);
      if (next_ms === null) return;
      stopPart();
      stopPart = countDown(next_ms, refuseSlow);
    }
  };
  const fail = (thrown: unknown): void => refuseHeavy(String(thrown));
  const end = (code: number | null, signal_name: string | null): void => refuseHeavy(`exit ${code ?? signal_name}`);
  child.on('message', receive).on('error', fail).on('exit', end);
  // A process that waited may have ended before these listeners were added.
  if (!child.connected) end(child.exitCode, child.signalCode);
  try {
    return await promise;
  } finally {
    stopPart();
    stopWhole?.();
    child.off('message', receive).off('error', fail).off('exit', end);
    signal?.removeEventListener('abort', abort);
  }
}

function faultOf({ code, text, internal }: Extract<ApartMessage<unknown>, { kind: 'fault' }>): Fault {
  return new Fault(code, text, internal === null ? {} : { internal });
}

// Of the time that passes in one piece, more is not counted.
const STEP_MS = 250;

/**
 * Calls `late` after this time, counted in steps: while a long computation keeps this process from receiving messages,
 * at most one step is counted, so parts that arrived during it are not late. The returned function stops it.
 */
function countDown(milliseconds: number, late: () => void): () => void {
  let left = milliseconds;
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    const step = Math.min(left, STEP_MS);
    timer = setTimeout(() => {
      left -= step;
      if (left <= 0) late();
      else wait();
    }, step);
  };
  wait();
  return () => clearTimeout(timer);
}
