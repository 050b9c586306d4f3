import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { AFTER_ANSWER } from '#http/request-body.ts';
import { until } from '../support/valkey.ts';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

const FIVE_MEGABYTES = 5 * 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, 'x');

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => service.close());

interface Client {
  readonly socket: Socket;
  /** Everything received so far. */
  readonly received: () => string;
  /** The system error with which the connection broke. */
  readonly broken: string[];
}

async function open(): Promise<Client> {
  // Half open: the client continues to write after the service has ended its response.
  const socket = connect({
    port: (service.app.server.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  const broken: string[] = [];
  let text = '';
  socket.on('data', (piece: Buffer) => (text += piece.toString('latin1')));
  socket.on('error', (error: NodeJS.ErrnoException) => broken.push(error.code ?? error.message));
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return { socket, received: () => text, broken };
}

/**
 * Writes in pieces, as the other side accepts them; returns the number of bytes accepted before the connection broke.
 */
async function write(socket: Socket, bytes: number): Promise<number> {
  let written = 0;
  let goOn = (): void => undefined;
  const wake = (): void => goOn();
  socket.on('drain', wake).on('close', wake);
  while (written < bytes && !socket.destroyed) {
    if (!socket.write(PIECE)) await new Promise<void>((resolve) => (goOn = resolve));
    if (!socket.destroyed) written += PIECE.length;
  }
  return written;
}

const head = (line: string, headers: string): string => `${line} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
const LENGTH = `Content-Length: ${FIVE_MEGABYTES}\r\n`;
const JSON_BODY = 'Content-Type: application/json\r\n';
const keyed = (): string => `X-API-Key: ${service.key}\r\n`;

describe('clients that still send their body when the response is sent', () => {
  it.each([
    ['413', () => head('POST /v1/mutual-funds/bulk/nav', keyed() + JSON_BODY + LENGTH)],
    ['413', () => head('POST /v1/mutual-funds/bulk/nav', `${keyed()}${JSON_BODY}${LENGTH}Connection: close\r\n`)],
    ['401', () => head('POST /v1/mutual-funds/bulk/nav', JSON_BODY + LENGTH)],
    ['401', () => head('POST /v1/mutual-funds/bulk/nav', `${JSON_BODY}${LENGTH}Connection: close\r\n`)],
    [
      '415',
      () =>
        head('POST /v1/mutual-funds/bulk/nav', `${keyed()}Content-Type: text/plain\r\n${LENGTH}Connection: close\r\n`),
    ],
    ['404', () => head('POST /nothing', `${LENGTH}Connection: close\r\n`)],
    ['405', () => head('PUT /v1/mutual-funds/funds', `${LENGTH}Connection: close\r\n`)],
    ['200', () => head('GET /healthz', `${LENGTH}Connection: close\r\n`)],
  ])(
    'a client that still sends its body gets the response, and its connection does not break while it sends (%s)',
    async (status, request) => {
      const { socket, received, broken } = await open();
      socket.write(request());
      await until(() => received().includes('\r\n\r\n'));
      // A client that reads slowly.
      await sleep(20);
      expect(await write(socket, FIVE_MEGABYTES)).toBe(FIVE_MEGABYTES);
      expect(broken).toEqual([]);
      expect(received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(received(), 'the body too').toMatch(/[}>]$/);
    },
  );

  it('a client with a chunked body gets one 413, and its connection is closed after the body', async () => {
    const { socket, received, broken } = await open();
    socket.write(head('POST /v1/mutual-funds/bulk/nav', `${keyed()}${JSON_BODY}Transfer-Encoding: chunked\r\n`));
    for (let sent = 0; sent < FIVE_MEGABYTES; sent += PIECE.length) {
      socket.write(`${PIECE.length.toString(16)}\r\n`);
      socket.write(PIECE);
      if (!socket.write('\r\n')) await once(socket, 'drain');
    }
    socket.end('0\r\n\r\n');
    await once(socket, 'close');
    expect(broken).toEqual([]);
    expect(received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413']);
  });

  it('a request without a key leaves its connection usable', async () => {
    const { socket, received } = await open();
    socket.write(head('POST /v1/mutual-funds/bulk/nav', JSON_BODY + LENGTH));
    await write(socket, FIVE_MEGABYTES);
    socket.write(head('GET /healthz', ''));
    await until(() => received().endsWith('{"status":"ok"}'));
    expect(received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200']);
  });

  it('a client with oversized headers gets the 431 response', async () => {
    const { socket, received, broken } = await open();
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ');
    expect(await write(socket, FIVE_MEGABYTES)).toBe(FIVE_MEGABYTES);
    expect(broken).toEqual([]);
    expect(received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 431']);
  });

  it.each([
    [
      'a body that is too large',
      () => head('POST /v1/mutual-funds/bulk/nav', `${keyed()}${JSON_BODY}Content-Length: 1000000000\r\n`),
      '413',
    ],
    [
      'a body without a key',
      () => head('POST /v1/mutual-funds/bulk/nav', `${JSON_BODY}Content-Length: 1000000000\r\n`),
      '401',
    ],
    ['headers', () => 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ', '431'],
  ])('a client that never stops sending is cut off after 16 MB: %s', async (_what, request, status) => {
    const accepted = once(service.app.server, 'connection') as Promise<[Socket]>;
    const { socket, received } = await open();
    const [theirs] = await accepted;
    socket.write(request());
    await write(socket, 200 * 1024 * 1024);
    expect(received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(theirs.destroyed).toBe(true);
    expect(theirs.bytesRead).toBeGreaterThan(FIVE_MEGABYTES);
    expect(theirs.bytesRead).toBeLessThan(20 * 1024 * 1024);
    // The last stream ends after the connection does.
    await until(() => AFTER_ANSWER.streams === 0);
  });
});
