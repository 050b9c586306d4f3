/** Entry point of a worker thread that serves; started by wire-serving.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadQuickly } from '#base/load-quickly.ts';
import { createLog } from '#base/log.ts';
import type { ThreadWork } from './wire-serving-thread.ts';

const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
parentPort?.once('message', () => stop());

loadQuickly();
const { serveThread } = await import('./wire-serving-thread.ts');
const log = createLog((line) => process.stderr.write(line), false);
const serving = await serveThread(workerData as ThreadWork, log);
await stopped;
await serving.stop();
parentPort?.close();
