/** The reader process's part of read-apart.ts. */
import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { isFault, type Fault } from '#base/fault.ts';
import type { ApartMessage, ApartTask } from './read-apart.ts';

/**
 * Receives the task, sends each part when it is ready, and ends; `explain` turns an error into a refusal of the
 * document.
 */
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
        // Node saves its compile cache when a process ends normally; this process is ended after its last message.
        flushCompileCache();
        send({ kind: 'done' });
      },
      (thrown: unknown) => {
        const fault = isFault(thrown) ? thrown : explain(thrown);
        send({ kind: 'fault', code: fault.code, text: fault.message, internal: fault.internal ?? null });
      },
    );
  });
  // The parent process no longer waits for the result.
  process.once('disconnect', () => {
    process.exit();
  });
}
