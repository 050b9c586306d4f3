import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * For a process that only imports. V8 left alone gives young objects up to 128 MB and lets
 * a long import's garbage reach 400 MB before it first looks, since the machine has more.
 * Here the space of young objects stays as it is at the call, and the heap grows by a fifth
 * over what is alive before it is collected; V8 keeps to such a measure only once it has
 * collected, so that is asked for at once. It is no limit: what must be held still can be.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=20');
  collectHeap();
}

let collect: (() => void) | undefined;

/** Frees at once what this thread holds no more; tens of milliseconds in which it does nothing else. */
export function collectHeap(): void {
  setFlagsFromString('--expose-gc');
  collect ??= runInNewContext('gc') as () => void;
  collect();
}
