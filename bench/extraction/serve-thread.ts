/** Serves the documents that it is sent. Started by serve-all.ts. */
import { parentPort } from 'node:worker_threads';
import type { BenchDocument } from './documents.ts';
import { serveDocument } from './serve-in-process.ts';
import type { Circumstances } from './serve-in-process.ts';

interface Order {
  readonly document: BenchDocument;
  readonly circumstances: Circumstances;
}

parentPort?.on('message', ({ document, circumstances }: Order) => {
  // A rejection ends the thread with an error, which the sender receives.
  void serveDocument(document, circumstances).then((served) => parentPort?.postMessage(served));
});
