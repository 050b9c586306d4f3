import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BroadcastChannel } from 'node:worker_threads';
import type { Log } from '#base/log.ts';
import { METRICS_MEDIA_TYPE, renderMetrics } from '#base/metrics.ts';
import type { Metric } from '#base/metrics.ts';
import { explainListenError } from './listen-address.ts';

interface MetricsServer {
  /** `http://127.0.0.1:9464/metrics`. */
  readonly address: string;
  close(): Promise<void>;
}

// Enough for a handful of scrapers.
const MOST_CONNECTIONS = 64;
// Scrapers send a request every few seconds and read at once; slower clients are not scrapers.
const REQUEST_TIMEOUT_MILLISECONDS = 5_000;

/**
 * Serves `/metrics` on a separate port, so that clients of the API never reach it. Faults: PORT_TAKEN, PORT_REFUSED.
 */
export async function serveMetrics(
  host: string,
  port: number,
  log: Log,
  read: () => Promise<readonly Metric[]>,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MILLISECONDS }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('The metrics are at /metrics.\n');
      return;
    }
    read().then(
      (metrics) =>
        response
          .writeHead(200, { 'content-type': METRICS_MEDIA_TYPE, 'cache-control': 'no-store' })
          .end(renderMetrics(metrics)),
      (thrown: unknown) => {
        log.error('metrics unavailable', { internal: thrown instanceof Error ? thrown.message : String(thrown) });
        response.writeHead(503, { 'content-type': 'text/plain' }).end('The metrics are temporarily unavailable.\n');
      },
    );
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (thrown) {
    throw explainListenError(thrown, { host, port }, 'MFDS_METRICS_PORT');
  }
  const { address, port: taken } = server.address() as AddressInfo;
  return {
    address: `http://${address.includes(':') ? `[${address}]` : address}:${taken}/metrics`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

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
