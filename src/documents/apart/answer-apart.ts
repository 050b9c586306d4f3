/** The reader process's part of read-apart.ts. */
import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { isFault, type Fault } from '#base/fault.ts';
import type { ApartMessage, ApartTask } from './read-apart.ts';

/**
 * Receives tasks, one after another, and sends each part when it is ready; `explain` turns an error into a refusal of
 * the document. The parent process ends this one when it needs it no longer.
 */
export function answerApart<Task, Part>(
  read: (task: Task, send: (part: Part) => void) => Promise<void>,
  explain: (thrown: unknown) => Fault,
): void {
  const send = (message: ApartMessage<Part>): void => {
    process.send?.(message);
  };
  let watch: Worker | undefined;
  process.on('message', (given: ApartTask<Task>) => {
    const isFirst = watch === undefined;
    watch ??= startWatch(given.memory_megabytes);
    read(given.task, (part) => {
      send({ kind: 'part', part });
    }).then(
      () => {
        // Node saves its compile cache when a process ends normally; this process is killed after its last document.
        if (isFirst) flushCompileCache();
        send({ kind: 'done', megabytes: process.memoryUsage.rss() / 1024 / 1024 });
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

/** Every task of a process has the same limit. */
function startWatch(memory_megabytes: number): Worker {
  const watch = new Worker(new URL('watch-memory-thread.ts', import.meta.url), { workerData: memory_megabytes });
  watch.unref();
  return watch;
}
