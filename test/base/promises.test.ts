import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { withTimeout } from '#base/promises.ts';

const late = (): Error => new Error('late');

it('a timeout ends the wait for a missing response', async () => {
  await expect(withTimeout(new Promise(() => undefined), 5, late)).rejects.toThrow('late');
});

it('a response that arrived in time is accepted, even if the thread was too busy to read it', async () => {
  const server = createServer((socket) => socket.end('here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // The server runs in this blocked thread, so its response is already in the socket buffer when the wait begins.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  await new Promise(setImmediate);
  const answer = once(socket, 'data');
  const waiting = withTimeout(answer, 20, late);
  for (const until = performance.now() + 60; performance.now() < until;);
  expect(String(await waiting)).toBe('here');
});
