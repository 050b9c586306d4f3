import { constants } from 'node:os';

export const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

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
