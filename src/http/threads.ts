import type { Worker } from 'node:worker_threads';
import type { Log } from '#base/log.ts';

interface Threads {
  /** Lets each answer what it has begun, and resolves when all have ended. */
  stop(): Promise<void>;
}

// Long enough not to spin where a thread cannot start at all, short enough that a lost one is hardly missed.
const RESTART_MILLISECONDS = 1_000;

/** Keeps `count` serving threads running: one that dies is logged and replaced, while the others go on serving. */
export function startThreads(count: number, log: Log, start: () => Worker): Threads {
  const running = new Set<{ readonly worker: Worker; readonly ended: Promise<void> }>();
  const timers = new Set<NodeJS.Timeout>();
  let isStopping = false;
  const startOne = (): void => {
    const worker = start();
    const thread = { worker, ended: new Promise<void>((resolve) => worker.once('exit', () => resolve())) };
    running.add(thread);
    worker.on('error', (error) => log.error('a serving thread failed', { internal: error instanceof Error ? error.stack : String(error) }));
    worker.once('exit', () => {
      running.delete(thread);
      if (isStopping) return;
      log.warn('a serving thread ended and is started again');
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
