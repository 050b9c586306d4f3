/** Serves the documents that it is sent. Started by serve-all.ts. */
import { parentPort } from 'node:worker_threads';
import type { BenchDocument } from './documents.ts';
import { serveDocument } from './serve-in-process.ts';

parentPort?.on('message', (document: BenchDocument) => {
  // A rejection ends the thread with an error, which the sender receives.
  void serveDocument(document).then((served) => parentPort?.postMessage(served));
});
