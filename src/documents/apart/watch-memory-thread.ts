/**
 * Ends its process if it exceeds its memory or has lost its parent; a thread, because the reader may be in a long loop.
 */
import { workerData } from 'node:worker_threads';

// A reader allocates about fifty megabytes in this time.
const LOOK_EVERY_MS = 50;
const parent = process.ppid;
const most = (workerData as number) * 1024 * 1024;

const never = new Int32Array(new SharedArrayBuffer(4));
for (;;) {
  Atomics.wait(never, 0, 0, LOOK_EVERY_MS);
  if (process.memoryUsage.rss() > most || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}
