import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startServing } from '../support/serving.ts';
import { until } from '../support/valkey.ts';
import { makeDataDir } from './run-mfds.ts';

it(
  'a stopping node first reports not ready to load balancers, keeps answering, and exits with 0',
  { timeout: 30_000 },
  async () => {
    const served = await startServing(makeDataDir(), { MFDS_SAMPLE: 'off', MFDS_DRAIN_SECONDS: '2' });
    const statusOf = async (path: string): Promise<number> => (await served.get(path)).status;
    expect(await statusOf('/readyz')).toBe(200);
    const stopped = served.stop('SIGTERM');
    await until(async () => (await statusOf('/readyz')) === 503);
    expect([await statusOf('/healthz'), await statusOf('/v1/catalog')]).toEqual([200, 401]);
    expect(await stopped).toBe(0);
    await expect(served.get('/healthz')).rejects.toThrow('fetch failed');
  },
);

it.each([
  ['on the fast path', '/v1/catalog'],
  ['by the router', '/healthz'],
])(
  'a request on an idle connection of a stopping node is answered %s, and the response ends the connection',
  { timeout: 30_000 },
  async (_case, path) => {
    const served = await startServing(makeDataDir(), { MFDS_SAMPLE: 'off', MFDS_DRAIN_SECONDS: '2' });
    const socket = connect(Number(new URL(served.address).port), '127.0.0.1');
    await once(socket, 'connect');
    expect(await request(socket, path)).toMatch(/connection: keep-alive/i);
    const stopped = served.stop('SIGTERM');
    await until(async () => (await served.get('/readyz')).status === 503);
    const ended = once(socket, 'close');
    expect(await request(socket, path)).toMatch(/connection: close/i);
    await ended;
    expect(await stopped).toBe(0);
  },
);

async function request(socket: Socket, path: string): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return bytes.toString('latin1');
}
