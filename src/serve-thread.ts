/** One serving thread beside the main one; started by wire-serving.ts. */
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { createLog } from '#base/log.ts';
import type { ThreadWork } from './wire-serving.ts';

const { promise: told, resolve: tell } = Promise.withResolvers<void>();
parentPort?.once('message', () => tell());

// What the main thread compiled this one need not, but each thread has to be told.
enableCompileCache();
const { serveThread } = await import('./wire-serving.ts');
const log = createLog((line) => process.stderr.write(line), false);
const serving = await serveThread(workerData as ThreadWork, log);
await told;
await serving.stop();
parentPort?.close();
