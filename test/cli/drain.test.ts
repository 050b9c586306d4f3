import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startServing } from '../support/serving.ts';
import { until } from '../support/valkey.ts';
import { makeOperator } from './operate.ts';
import { documentOf, makeDataDir } from './run-mfds.ts';

it('a stopping node first reports not ready to load balancers, keeps answering, and exits with 0', async () => {
  const served = await startServing(makeDataDir(), { MFDS_SAMPLE: 'off', MFDS_DRAIN_SECONDS: '2' });
  const statusOf = async (path: string): Promise<number> => (await served.get(path)).status;
  expect(await statusOf('/readyz')).toBe(200);
  const stopped = served.stop('SIGTERM');
  await until(async () => (await statusOf('/readyz')) === 503);
  expect([await statusOf('/healthz'), await statusOf('/v1/catalog')]).toEqual([200, 401]);
  expect(await stopped).toBe(0);
  await expect(served.get('/healthz')).rejects.toThrow('fetch failed');
});

it('requests on idle connections of a stopping node are answered, on the fast path and by the router, and their responses end the connections', async () => {
  const dataDir = makeDataDir();
  const create = ['keys', 'create', '--account', 'a@example.com', '--name', 'n', '--scopes', 'all', '--json'];
  const { key } = documentOf(await makeOperator(dataDir)(create));
  const served = await startServing(dataDir, { MFDS_SAMPLE: 'off', MFDS_DRAIN_SECONDS: '2' });
  const idle = [];
  for (const path of ['/v1/catalog', '/healthz']) {
    const socket = connect(Number(new URL(served.address).port), '127.0.0.1');
    await once(socket, 'connect');
    expect(await request(socket, path, String(key)), path).toMatch(/connection: keep-alive/i);
    idle.push({ path, socket });
  }
  const stopped = served.stop('SIGTERM');
  await until(async () => (await served.get('/readyz')).status === 503);
  for (const { path, socket } of idle) {
    const ended = once(socket, 'close');
    expect(await request(socket, path, String(key)), path).toMatch(/connection: close/i);
    await ended;
  }
  expect(await stopped).toBe(0);
});

async function request(socket: Socket, path: string, key: string): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-API-Key: ${key}\r\n\r\n`);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return bytes.toString('latin1');
}
