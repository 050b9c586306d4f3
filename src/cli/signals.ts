import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

interface Signals {
  /** From now on a signal calls this instead. The listeners stay the same: one that changed hands would lose a signal on its way. */
  readonly take: (stop: () => void) => void;
  /** Signals end the process again. */
  readonly leave: () => void;
}

/** A command that is stopped halfway says so before the process ends, with the exit code that shells give to that signal. */
export function listenForSignals(sayStopped: () => void): Signals {
  let taken: (() => void) | undefined;
  const listeners = SIGNALS.map((signal) => ({
    signal,
    listener: (): void => {
      if (taken !== undefined) return taken();
      sayStopped();
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
