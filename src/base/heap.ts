import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * For import processes. By default V8 grows the young generation to 128 MB and lets the
 * garbage of a long import reach 400 MB before the first full collection. This keeps the
 * young generation at its current size and triggers a collection when the heap has grown
 * by a fifth over the live objects. V8 applies the setting only after a collection, so one
 * runs at once. It is not a limit: live objects may use as much memory as they need.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=20');
  collectHeap();
}

let collect: (() => void) | undefined;

/** Runs a full garbage collection, which blocks this thread for tens of milliseconds. */
export function collectHeap(): void {
  setFlagsFromString('--expose-gc');
  collect ??= runInNewContext('gc') as () => void;
  collect();
}
