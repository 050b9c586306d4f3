import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '#http/app.ts';
import { ConnectionLimits } from '#http/connection-limits.ts';
import { AFTER_REFUSAL } from '#http/request-body.ts';
import { until } from '../support/valkey.ts';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

// 32 connections, of which 2 are reserved, and 10 per client: the defaults at a smaller scale.
const MOST = 32;
const RESERVED = 2;
const PER_CLIENT = 10;
const PROXY = '127.0.0.3';
// Other loopback addresses represent other clients; only Linux has them by default.
const NO_ADDRESSES = process.platform === 'linux' ? undefined : 'needs the addresses 127.0.0.2 to 127.0.0.9';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => service.close());

interface Node {
  readonly app: FastifyInstance;
  readonly limits: ConnectionLimits;
  /** A connection that was accepted, or answered and closed. */
  open(address?: string): Promise<Socket>;
  /** Sends a request on a new connection; returns the status, or 0 if the connection was closed without a response. */
  ask(address?: string): Promise<number>;
}

async function listen(isFastPath: boolean, silentMs = 60_000): Promise<Node> {
  const connections = new ConnectionLimits({ most: MOST, mostPerClient: PER_CLIENT, trustedProxies: [PROXY] });
  const app = createApp({ ...service.parts, connections, isFastPath }, undefined, {
    silentMs,
    headersMs: 60_000,
    requestMs: 60_000,
    checkMs: 50,
    idleMs: 60_000,
  });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = async (address = '127.0.0.1'): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: address });
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  return {
    app,
    limits: connections,
    open,
    async ask(address) {
      const socket = await open(address);
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      return statusOf(await readAll(socket));
    },
  };
}

async function readAll(socket: Socket): Promise<string> {
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  await once(socket, 'close');
  return Buffer.concat(pieces).toString();
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);

/** A connection that has served one request and stays open. */
async function openUsed(node: Node, address: string): Promise<Socket> {
  const socket = await node.open(address);
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(statusOf(answer.toString())).toBe(200);
  return socket;
}

describe.each([
  ['with the fast path', true],
  ['without it', false],
])('connection limits %s', (_way, isFastPath) => {
  it('an address over its share of connections gets 503 while others are served', async (context) => {
    context.skip(NO_ADDRESSES !== undefined, NO_ADDRESSES);
    const node = await listen(isFastPath);
    const [first] = await Promise.all(Array.from({ length: PER_CLIENT }, () => openUsed(node, '127.0.0.2')));
    const refused = await readAll(await node.open('127.0.0.2'));
    expect(statusOf(refused)).toBe(503);
    expect(refused).toMatch(/^retry-after: \d+\r$/m);
    expect(refused).toMatch(/^connection: close\r$/m);
    expect(JSON.parse(refused.slice(refused.indexOf('\r\n\r\n') + 4))).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      status: 503,
      detail: expect.stringContaining(`${PER_CLIENT} connections`) as string,
    });
    expect(await node.ask('127.0.0.4')).toBe(200);
    first?.destroy();
    await until(() => node.limits.counts.open === PER_CLIENT - 1);
    expect(await node.ask('127.0.0.2'), 'a closed connection makes room').toBe(200);
  });

  it('a trusted proxy, which carries many clients, has no connection limit', async (context) => {
    context.skip(NO_ADDRESSES !== undefined, NO_ADDRESSES);
    const node = await listen(isFastPath);
    await Promise.all(Array.from({ length: PER_CLIENT + 5 }, () => openUsed(node, PROXY)));
    expect(await node.ask(PROXY)).toBe(200);
  });

  it('when all connections are in use, silent ones are closed in favour of new ones', async (context) => {
    context.skip(NO_ADDRESSES !== undefined, NO_ADDRESSES);
    const node = await listen(isFastPath);
    for (const address of ['127.0.0.4', '127.0.0.5', '127.0.0.6', '127.0.0.7'])
      for (let opened = 0; opened < PER_CLIENT; opened += 1) await node.open(address);
    await until(() => node.limits.counts.open >= MOST - RESERVED);
    for (let asked = 0; asked < 5; asked += 1) expect(await node.ask('127.0.0.8')).toBe(200);
    await until(() => node.limits.counts.open <= MOST - RESERVED);
  });

  it('when all connections are busy, further clients get 503, and this machine and the proxies are still served', async (context) => {
    context.skip(NO_ADDRESSES !== undefined, NO_ADDRESSES);
    const node = await listen(isFastPath);
    for (const address of ['127.0.0.4', '127.0.0.5', '127.0.0.6'])
      await Promise.all(Array.from({ length: PER_CLIENT }, () => openUsed(node, address)));
    expect(node.limits.counts.open).toBe(MOST - RESERVED);
    expect(statusOf(await readAll(await node.open('127.0.0.8')))).toBe(503);
    expect(await node.ask('127.0.0.1')).toBe(200);
    expect(await node.ask(PROXY)).toBe(200);
  });

  it('a silent connection gets 408 and is closed long before one that has begun a request', async () => {
    const node = await listen(isFastPath, 150);
    const speaking = await node.open();
    speaking.write('GET /healthz HTTP/1.1\r\n');
    expect(statusOf(await readAll(await node.open()))).toBe(408);
    speaking.write('Host: x\r\nConnection: close\r\n\r\n');
    expect(statusOf(await readAll(speaking))).toBe(200);
  });

  it('rejected connections are closed however much they send, and use no memory afterwards', async (context) => {
    context.skip(NO_ADDRESSES !== undefined, NO_ADDRESSES);
    const node = await listen(isFastPath);
    await Promise.all(Array.from({ length: PER_CLIENT }, () => openUsed(node, '127.0.0.2')));
    const flooding = await node.open('127.0.0.2');
    const flood = setInterval(() => flooding.write(Buffer.alloc(16_384)), 1);
    onTestFinished(() => clearInterval(flood));
    await new Promise((resolve) => flooding.once('close', resolve));
    await until(() => AFTER_REFUSAL.streams === 0);
    expect(node.limits.counts).toEqual({ open: PER_CLIENT, clients: 1 });
    expect(node.limits.readMetrics().flatMap(({ samples }) => samples)).toContainEqual({
      labels: { reason: 'client_full' },
      value: 1,
    });
  });
});
