import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Fault } from '#base/fault.ts';
import { forget, readMarker } from '#ingest/document-guard.ts';
import type { CurrentDocument } from '#ingest/document-guard.ts';

/** The state after a stopped import, and what to do next. */
export const STOPPED_IMPORT = 'Completed documents are kept; run the same command again for the rest.';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

interface Signals {
  /** Makes signals call `stop` instead. The listeners are not replaced, so that no signal is lost in between. */
  readonly take: (stop: () => void) => void;
  /** Restores the default handling: signals end the process. */
  readonly leave: () => void;
}

/** On a signal, calls `reportStopped` and exits with the exit code that shells use for that signal. */
export function listenForSignals(reportStopped: () => void): Signals {
  let taken: (() => void) | undefined;
  const listeners = SIGNALS.map((signal) => ({
    signal,
    listener: (): void => {
      if (taken !== undefined) return taken();
      reportStopped();
      process.exit(128 + constants.signals[signal]);
    },
  }));
  for (const { signal, listener } of listeners) process.on(signal, listener);
  return {
    take(stop) {
      taken = stop;
    },
    leave: () => listeners.forEach(({ signal, listener }) => process.off(signal, listener)),
  };
}

// Between two documents the child exits at once; during a long computation it is killed after this time.
const GRACE_MILLISECONDS = 5_000;

/**
 * For Node. An import leaves much garbage: a young generation that is larger than that of bin/mfds, from the start, is
 * collected less often. Most of its functions and patterns run again for the next document: functions are compiled
 * early, with the types that they meet from the first call on, and stay compiled, in the compile cache as well;
 * patterns are compiled once, not first for an interpreter. Only the few functions that are called most are worth the
 * compiler that optimizes most. One thread for compiling and collecting is enough: more take processor time from the
 * process that reads words. For the same reason the young generation is collected without that thread.
 */
export const IMPORT_FLAGS: readonly string[] = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--no-flush-bytecode',
  '--always-sparkplug',
  '--no-lazy-feedback-allocation',
  '--no-regexp-tier-up',
  '--invocation-count-for-turbofan=30000',
  '--v8-pool-size=1',
  '--no-parallel-scavenge',
];

/**
 * Runs an importing command in a child process, so that a long computation can neither
 * delay a signal nor exhaust the machine's memory. Returns the exit code. If the child was
 * killed, `report` prints the reason and returns the code.
 */
export async function superviseImport(
  argv: readonly string[],
  stopped: string | undefined,
  report: (fault: Fault) => number,
): Promise<number> {
  const child = fork(fileURLToPath(new URL('import-process.ts', import.meta.url)), argv, {
    execArgv: [...process.execArgv, ...IMPORT_FLAGS],
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const state: { current: CurrentDocument | null } = { current: null };
  child.on('message', (sent: { readonly current: CurrentDocument | null }) => {
    state.current = sent.current;
  });
  let received: (typeof SIGNALS)[number] | undefined;
  let grace: NodeJS.Timeout | undefined;
  const listeners = SIGNALS.map((signal) => ({
    signal,
    listener: (): void => {
      received ??= signal;
      child.kill(signal);
      grace ??= setTimeout(() => child.kill('SIGKILL'), GRACE_MILLISECONDS);
    },
  }));
  for (const { signal, listener } of listeners) process.on(signal, listener);
  const [code, exitSignal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  clearTimeout(grace);
  for (const { signal, listener } of listeners) process.off(signal, listener);
  const { current } = state;
  // A signal may be sent to the child alone; the child then ends and this process reports it.
  const signal = received ?? SIGNALS.find((name) => code === 128 + constants.signals[name]);
  if (signal !== undefined && current !== null) forget(current.marker);
  if (code !== null && code <= 128) return code;
  if (signal !== undefined) {
    report(new Fault('STOPPED', `Stopped before completion. ${stopped ?? ''}`.trim()));
    return 128 + constants.signals[signal];
  }
  return code ?? report(explain(current, exitSignal));
}

function explain(current: CurrentDocument | null, exitSignal: string | null): Fault {
  if (current === null)
    return new Fault(
      'IMPORT_ENDED',
      `The import process was killed (${exitSignal}). Completed documents are kept; run the same command again.`,
    );
  const reason = readMarker(current.marker)?.reason;
  if (reason === undefined)
    return new Fault(
      'IMPORT_ENDED',
      `The import process was killed (${exitSignal}) while it read ${current.origin}. ` +
        'Nothing of that document was imported; run the same command again.',
    );
  return new Fault(
    'DOCUMENT_SET_ASIDE',
    `${current.origin} was set aside: ${reason}. Nothing of it was imported. ` +
      `Run the same command again for the remaining documents; to retry this one, delete ${current.marker}.`,
  );
}
