import { Worker } from 'node:worker_threads';

/**
 * Starts a thread that ends this process if it exceeds its memory or has lost its parent; a thread, because the reader
 * may be in a long loop. It is started from a text: one that loads a module takes twice as long to start.
 */
export function watchMemory(megabytes: number): void {
  new Worker(`(${endIfTooLarge.toString()})(${megabytes * 1024 * 1024})`, { eval: true }).unref();
}

/** Runs in the thread. It can use its argument and the globals of Node, but nothing else of this file. */
function endIfTooLarge(mostBytes: number): never {
  // A reader allocates about fifty megabytes in this time.
  const LOOK_EVERY_MS = 50;
  const parent = process.ppid;
  const never = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    Atomics.wait(never, 0, 0, LOOK_EVERY_MS);
    if (process.memoryUsage.rss() > mostBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }
}
