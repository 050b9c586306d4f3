/** The other side of read-apart.ts, in the reader's process. */
import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { isFault, type Fault } from '#base/fault.ts';
import type { ApartMessage, ApartTask } from './read-apart.ts';

/** Takes the one task, sends each part as it is made, and ends; `explain` says what an error means for the document. */
export function answerApart<Task, Part>(
  read: (task: Task, send: (part: Part) => void) => Promise<void>,
  explain: (thrown: unknown) => Fault,
): void {
  const send = (message: ApartMessage<Part>): void => {
    process.send?.(message);
  };
  process.once('message', (given: ApartTask<Task>) => {
    const watch = new Worker(new URL('watch-memory-thread.ts', import.meta.url), {
      workerData: given.memory_megabytes,
    });
    watch.unref();
    read(given.task, (part) => {
      send({ kind: 'part', part });
    }).then(
      () => {
        // Node keeps what it compiled when a process ends by itself; this one is ended with its answer.
        flushCompileCache();
        send({ kind: 'done' });
      },
      (thrown: unknown) => {
        const fault = isFault(thrown) ? thrown : explain(thrown);
        send({ kind: 'fault', code: fault.code, text: fault.message, internal: fault.internal ?? null });
      },
    );
  });
  // Nobody waits for the answer any more.
  process.once('disconnect', () => {
    process.exit();
  });
}
