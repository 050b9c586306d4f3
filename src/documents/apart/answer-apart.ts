/** The reader process's part of read-apart.ts. */
import { flushCompileCache } from 'node:module';
import { isFault, type Fault } from '#base/fault.ts';
import type { ApartMessage, ApartTask } from './read-apart.ts';
import { watchMemory } from './watch-memory.ts';

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
  let isFirst = true;
  process.on('message', (given: ApartTask<Task>) => {
    // Every task of a process has the same limit.
    if (isFirst) watchMemory(given.memory_megabytes);
    const isCacheNew = isFirst;
    isFirst = false;
    read(given.task, (part) => {
      send({ kind: 'part', part });
    }).then(
      () => {
        // Node saves its compile cache when a process ends normally; this process is killed after its last document.
        if (isCacheNew) flushCompileCache();
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
