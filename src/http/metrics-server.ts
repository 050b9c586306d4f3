import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '#base/log.ts';
import { METRICS_MEDIA_TYPE, renderMetrics } from '#base/metrics.ts';
import type { Metric } from '#base/metrics.ts';
import { cannotListen } from './seat.ts';

interface MetricsServer {
  /** `http://127.0.0.1:9464/metrics`. */
  readonly address: string;
  close(): Promise<void>;
}

// A scraper asks every few seconds and reads at once; whoever needs longer is none.
const REQUEST_TIMEOUT_MILLISECONDS = 5_000;

/** Serves `/metrics` on a port of its own, so that what operators see never stands where clients knock. Faults: PORT_TAKEN, PORT_REFUSED. */
export async function serveMetrics(host: string, port: number, log: Log, read: () => Promise<readonly Metric[]>): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MILLISECONDS }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('The metrics are at /metrics.\n');
      return;
    }
    read().then(
      (metrics) => response.writeHead(200, { 'content-type': METRICS_MEDIA_TYPE, 'cache-control': 'no-store' }).end(renderMetrics(metrics)),
      (thrown: unknown) => {
        log.error('metrics could not be read', { internal: thrown instanceof Error ? thrown.message : String(thrown) });
        response.writeHead(503, { 'content-type': 'text/plain' }).end('The metrics cannot be read at the moment.\n');
      },
    );
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (thrown) {
    throw cannotListen(thrown, { host, port }, 'MFDS_METRICS_PORT');
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
