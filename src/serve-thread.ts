/** One serving thread beside the main one; started by wire-serving.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { createLog } from '#base/log.ts';
import { serveThread } from './wire-serving.ts';
import type { ThreadWork } from './wire-serving.ts';

const { promise: told, resolve: tell } = Promise.withResolvers<void>();
parentPort?.once('message', () => tell());

const log = createLog((line) => process.stderr.write(line), false);
const serving = await serveThread(workerData as ThreadWork, log);
await told;
await serving.stop();
parentPort?.close();
