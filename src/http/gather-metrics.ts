import { BroadcastChannel } from 'node:worker_threads';
import type { Metric } from '#base/metrics.ts';

type Message = { readonly kind: 'ask' } | { readonly kind: 'told'; readonly metrics: readonly Metric[] };

// A thread that is busy for longer is missing from this reading and counts in the next.
const PATIENCE_MILLISECONDS = 500;

/** In a thread beside the main one: tells its figures whenever the main one gathers. `channel` names the service within the process. */
export function tellMetrics(channel: string, read: () => Metric[]): { close(): void } {
  const door = openDoor(channel, (message) => {
    if (message.kind === 'ask') door.postMessage({ kind: 'told', metrics: read() } satisfies Message);
  });
  return door;
}

/** The figures of the other serving threads, of `count` at most. */
export async function gatherMetrics(channel: string, count: number): Promise<(readonly Metric[])[]> {
  const told: (readonly Metric[])[] = [];
  if (count === 0) return told;
  const { promise: all, resolve } = Promise.withResolvers<void>();
  const door = openDoor(channel, (message) => {
    if (message.kind === 'told' && told.push(message.metrics) === count) resolve();
  });
  const timer = setTimeout(resolve, PATIENCE_MILLISECONDS);
  door.postMessage({ kind: 'ask' } satisfies Message);
  await all;
  clearTimeout(timer);
  door.close();
  return told;
}

function openDoor(channel: string, hear: (message: Message) => void): BroadcastChannel {
  const door = new BroadcastChannel(channel);
  door.onmessage = (event) => hear((event as { readonly data: Message }).data);
  // Nobody's process stays for the sake of being asked.
  door.unref();
  return door;
}
