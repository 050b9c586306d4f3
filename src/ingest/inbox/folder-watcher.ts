import { watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';

/** Detects changes in folders. */
export interface FolderWatcher {
  /** Resolves at the first change since the watcher was created, after that many milliseconds, or at the signal. */
  nextChange(milliseconds: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

/**
 * Some file systems (network shares) report no changes, and a system may have no watches left; callers therefore also
 * poll.
 */
export function watchFolders(folders: readonly string[]): FolderWatcher {
  const { promise: rung, resolve: ring } = Promise.withResolvers<void>();
  const watchers = folders.flatMap((folder): FSWatcher[] => {
    try {
      return [watch(folder, () => ring()).on('error', () => undefined)];
    } catch {
      return [];
    }
  });
  return {
    async nextChange(milliseconds, signal) {
      const { promise: over, resolve: end } = Promise.withResolvers<void>();
      const stop = (): void => end();
      const timer = setTimeout(stop, signal.aborted ? 0 : milliseconds);
      signal.addEventListener('abort', stop);
      await Promise.race([rung, over]);
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
    close: () => watchers.forEach((one) => one.close()),
  };
}
