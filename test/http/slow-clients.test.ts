import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#http/app.ts';
import { OPERATIONS } from '#http/operations/list.ts';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

// The real timeouts are seconds; here they are fractions of a second.
const PATIENCE = { silentMs: 300, headersMs: 300, requestMs: 600, idleMs: 300, checkMs: 50 };

let service: TestApp;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  service = await createTestApp();
  app = createApp(service.parts, OPERATIONS, PATIENCE);
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await service.close();
});

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Everything the service sends until it closes the connection. */
async function readAll(socket: Socket): Promise<string> {
  return (await socket.toArray()).join('');
}

describe('slow clients', () => {
  it('a client that sends its headers a byte at a time gets 408 and is cut off', async () => {
    const socket = await open();
    const drip = setInterval(() => socket.write('x'), 40);
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const answer = await readAll(socket);
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('a client that never sends the announced body gets 408 and is cut off', async () => {
    const socket = await open();
    socket.write(
      `POST /v1/mutual-funds/bulk/nav HTTP/1.1\r\nHost: x\r\nX-API-Key: ${service.key}\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{`,
    );
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('a client that is silent after its response is disconnected', async () => {
    const socket = await open();
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });
});
