import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * What a command that is stopped halfway says before the process ends, with the
 * exit code that shells give to that signal. Returns what leaves the signals to
 * somebody else.
 */
export function sayWhenStopped(sayStopped: () => void): () => void {
  const listeners = SIGNALS.map((signal) => ({
    signal,
    listener: (): void => {
      sayStopped();
      process.exit(128 + constants.signals[signal]);
    },
  }));
  for (const { signal, listener } of listeners) process.once(signal, listener);
  return () => listeners.forEach(({ signal, listener }) => process.off(signal, listener));
}
