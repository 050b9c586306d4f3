import type { Worker } from 'node:worker_threads';
import type { Log } from '#base/log.ts';

interface Threads {
  /** Lets each thread finish its running requests; resolves when all have ended. */
  stop(): Promise<void>;
}

// Long enough not to spin if threads cannot start at all, short enough to replace a crashed one quickly.
const RESTART_MILLISECONDS = 1_000;

/** Keeps `count` serving threads running: a thread that dies is logged and replaced while the others keep serving. */
export function startThreads(count: number, log: Log, start: () => Worker): Threads {
  const running = new Set<{ readonly worker: Worker; readonly ended: Promise<void> }>();
  const timers = new Set<NodeJS.Timeout>();
  let isStopping = false;
  const startOne = (): void => {
    const worker = start();
    const thread = { worker, ended: new Promise<void>((resolve) => worker.once('exit', () => resolve())) };
    running.add(thread);
    worker.on('error', (error) =>
      log.error('serving thread failed', { internal: error instanceof Error ? error.stack : String(error) }),
    );
    worker.once('exit', () => {
      running.delete(thread);
      if (isStopping) return;
      log.warn('serving thread ended; starting a new one');
      const timer = setTimeout(() => {
        timers.delete(timer);
        startOne();
      }, RESTART_MILLISECONDS);
      timers.add(timer);
    });
  };
  for (let number = 0; number < count; number += 1) startOne();
  return {
    async stop() {
      isStopping = true;
      for (const timer of timers) clearTimeout(timer);
      for (const { worker } of running) worker.postMessage('stop');
      await Promise.all([...running].map(({ ended }) => ended));
    },
  };
}
