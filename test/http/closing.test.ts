import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { until } from '../support/valkey.ts';
import { createTestApp } from './support/test-app.ts';

const BODY = '{"funds":["sample-fund"]}';

it.each([
  [
    'a request whose body is still arriving',
    'POST /v1/mutual-funds/bulk/nav',
    /^HTTP\/1\.1 \d{3} [^]*connection: close/i,
  ],
  // Answered at once, so the headers announce that the connection remains open.
  ['a response that is complete before its request', 'GET /healthz', /^HTTP\/1\.1 200 [^]*connection: keep-alive/i],
])('a shutdown waits for %s and then closes its connection', async (_case, line, response) => {
  const service = await createTestApp();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect({ port: (service.app.server.address() as AddressInfo).port, host: '127.0.0.1' });
  let received = '';
  socket.on('data', (piece: Buffer) => (received += piece.toString('latin1')));
  await once(socket, 'connect');
  const requested = once(service.app.server, 'request');
  const headers = `Host: x\r\nX-API-Key: ${service.key}\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n`;
  socket.write(`${line} HTTP/1.1\r\n${headers}\r\n${BODY.slice(0, 5)}`);
  await requested;
  if (line.startsWith('GET')) await until(() => received.includes('\r\n\r\n'));
  const closed = service.close();
  await until(() => !service.app.server.listening);
  expect(socket.closed, 'the request is running').toBe(false);
  const ended = once(socket, 'close');
  socket.write(BODY.slice(5));
  await Promise.all([ended, closed]);
  expect(received).toMatch(response);
});
