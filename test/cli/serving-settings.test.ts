import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { silentLog } from '#base/log.ts';
import { readConfig } from '#config.ts';
import { serve } from '#wire-serving.ts';
import { makeDataDir } from './run-mfds.ts';

/** The address of a service with these settings, started in this process. */
async function startWith(settings: Readonly<Record<string, string>>): Promise<URL> {
  const config = readConfig({ MFDS_DATA_DIR: makeDataDir(), MFDS_SAMPLE: 'off', ...settings });
  const serving = await serve(config, silentLog, { host: '127.0.0.1', port: 0, threads: 1 });
  onTestFinished(async () => serving.stop());
  return new URL(serving.address);
}

/** The number of requests that Node's own HTTP parser reads when the service is asked twice. */
async function countParsed(address: URL): Promise<number> {
  let parsed = 0;
  const count = (message: unknown): void => {
    const { socket } = message as { readonly socket: Socket };
    if (`${socket.localPort}` === address.port) parsed += 1;
  };
  subscribe('http.server.request.start', count);
  for (const _ of [1, 2]) expect((await fetch(new URL('/healthz', address))).status).toBe(200);
  unsubscribe('http.server.request.start', count);
  return parsed;
}

it('with MFDS_FAST_PATH=off Node’s parser reads every request of the service, and otherwise no plain one', async () => {
  const [off, on] = [await startWith({ MFDS_FAST_PATH: 'off' }), await startWith({})];
  expect([await countParsed(off), await countParsed(on)]).toEqual([2, 0]);
});

it('a service allows one client as many connections as MFDS_MAX_CONNECTIONS_PER_CLIENT says', async () => {
  const { port } = await startWith({ MFDS_MAX_CONNECTIONS_PER_CLIENT: '3', MFDS_TRUSTED_PROXIES: 'none' });
  const ask = async (): Promise<string> => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'));
    onTestFinished(() => void socket.destroy());
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString().split(' ')[1] ?? '';
  };
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual(['200', '200', '200', '503']);
});
