import { BroadcastChannel } from 'node:worker_threads';
import type { Metric } from '#base/metrics.ts';

type Message = { readonly kind: 'request' } | { readonly kind: 'response'; readonly metrics: readonly Metric[] };

// A thread that does not reply in time is missing from this reading and included in the next.
const TIMEOUT_MILLISECONDS = 500;

/**
 * Sends the metrics of a worker thread whenever the main thread requests them. `channel` identifies the service within
 * the process.
 */
export function sendMetrics(channel: string, read: () => Metric[]): { close(): void } {
  const port = openPort(channel, (message) => {
    if (message.kind === 'request') port.postMessage({ kind: 'response', metrics: read() } satisfies Message);
  });
  return port;
}

/** Collects the metrics of the worker threads, at most `count`. */
export async function gatherMetrics(channel: string, count: number): Promise<(readonly Metric[])[]> {
  const gathered: (readonly Metric[])[] = [];
  if (count === 0) return gathered;
  const { promise: all, resolve } = Promise.withResolvers<void>();
  const port = openPort(channel, (message) => {
    if (message.kind === 'response' && gathered.push(message.metrics) === count) resolve();
  });
  const timer = setTimeout(resolve, TIMEOUT_MILLISECONDS);
  port.postMessage({ kind: 'request' } satisfies Message);
  await all;
  clearTimeout(timer);
  port.close();
  return gathered;
}

function openPort(channel: string, onMessage: (message: Message) => void): BroadcastChannel {
  const port = new BroadcastChannel(channel);
  port.onmessage = (event) => onMessage((event as { readonly data: Message }).data);
  // An open channel must not keep the process running.
  port.unref();
  return port;
}
