import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep, setImmediate as turnOver } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { mintKey } from '#access/keys.ts';
import { createApp } from '#http/app.ts';
import { createClientErrorHandler } from '#http/client-error.ts';
import { OPERATIONS } from '#http/operations/list.ts';
import { createSeededRandom } from '../support/seeded-random.ts';
import { commitFacts, navRow } from '../support/fact-rows.ts';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

const NAV = '/v1/mutual-funds/funds/sample-fund-1/nav';
const LATEST = '/v1/mutual-funds/nav/latest?funds=sample-fund-1';
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

let service: TestApp;
let port: number;
beforeAll(async () => {
  service = await createTestApp();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(service.app.server);
});
afterAll(async () => service.close());

interface Answered {
  readonly status: number;
  /** Header lines in the order sent, without line ends. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** A client that reads responses by their length, one after the other. */
function open(to = port): {
  readonly socket: Socket;
  readonly send: (text: string) => void;
  readonly next: () => Promise<Answered>;
} {
  const socket = connect(to, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  let received = Buffer.alloc(0);
  socket.on('data', (bytes: Buffer) => (received = Buffer.concat([received, bytes])));
  return {
    socket,
    send: (text) => void socket.write(text, 'latin1'),
    async next() {
      for (;;) {
        const end = received.indexOf('\r\n\r\n');
        const [status = '', ...headers] = received.subarray(0, Math.max(0, end)).toString('latin1').split('\r\n');
        const length = Number(headers.find((line) => /^content-length:/i.test(line))?.split(':')[1] ?? 0);
        if (end >= 0 && received.length >= end + 4 + length) {
          const body = received.subarray(end + 4, end + 4 + length);
          received = received.subarray(end + 4 + length);
          return { status: Number(status.split(' ')[1]), headers, body };
        }
        await once(socket, 'data', { signal: AbortSignal.timeout(60_000) });
      }
    },
  };
}

/** A well-formed key that does not exist. */
const UNKNOWN_KEY = mintKey();
const plain = (path: string, headers = '', key = service.key): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\n${headers}\r\n`;

// Parts that differ between two responses on either path.
const VOLATILE =
  /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f-]{17}(?:\.[\w-]{22})?|"generated_at":"[^"]+"|Wait \d+ s|has \d+ of|(?<=^(?:ratelimit-remaining|ratelimit-reset|ratelimit|retry-after|Date): ).*$/gm;
const settled = (text: string): string => text.replaceAll(VOLATILE, '…');

describe('repeated requests', () => {
  it.each([
    NAV,
    LATEST,
    '/v1/mutual-funds/funds?per_page=3',
    '/v1/mutual-funds/funds/sample-fund-1/fmr-reports/latest?include=all',
    '/v1/mutual-funds/updates',
  ])('a repeated request gets the same headers and the same bytes: %s', async (path) => {
    const client = open();
    client.send(plain(path));
    const first = await client.next();
    expect(first.status).toBe(200);
    client.send(plain(path));
    const again = await client.next();
    expect(settled(again.body.toString())).toBe(settled(first.body.toString()));
    // How long the connection stays open does not matter.
    const sorted = (answer: Answered): string[] =>
      settled(answer.headers.join('\n'))
        .split('\n')
        .map((line) => line.toLowerCase())
        .toSorted();
    expect(sorted(again)).toEqual(sorted(first));
  });

  it.each([
    ['zstd', zstdDecompressSync],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('a repeated response in %s is compressed like the first and ends correctly', async (coding, decode) => {
    const client = open();
    const bodies: string[] = [];
    for (let asked = 0; asked < 3; asked += 1) {
      client.send(plain(NAV, `Accept-Encoding: ${coding}\r\n`));
      const { headers, body } = await client.next();
      expect(headers).toContain(`content-encoding: ${coding}`);
      bodies.push(decode(body).toString());
      const { meta } = JSON.parse(bodies.at(-1) ?? '') as { meta: { request_id: string } };
      expect(headers).toContain(`x-request-id: ${meta.request_id}`);
    }
    expect(new Set(bodies).size).toBe(3);
    expect(new Set(bodies.map(settled)).size).toBe(1);
  });

  it('a repeated request with a matching ETag is 304, and with any other 200', async () => {
    const client = open();
    client.send(plain(NAV));
    const etag = (await client.next()).headers.find((line) => line.startsWith('etag: '))?.slice(6) ?? '';
    client.send(plain(NAV, `If-None-Match: ${etag}\r\n`));
    const unchanged = await client.next();
    expect([unchanged.status, unchanged.body.length, unchanged.headers.includes(`etag: ${etag}`)]).toEqual([
      304,
      0,
      true,
    ]);
    client.send(plain(NAV, `If-None-Match: ${etag.replace(/.{3}"$/, 'xxx"')}\r\n`));
    expect((await client.next()).status).toBe(200);
  });

  it('every repeated request is charged, and 429 once the bucket is empty', async () => {
    const small = await createTestApp({ unitsPerMinute: 6 });
    onTestFinished(() => small.close());
    await small.app.listen({ port: 0, host: '127.0.0.1' });
    const client = open(portOf(small.app.server));
    const seen: string[] = [];
    for (let asked = 0; asked < 12; asked += 1) {
      client.send(plain('/v1/mutual-funds/amcs', '', small.key));
      const { status, headers } = await client.next();
      seen.push(`${status} ${headers.find((line) => line.startsWith('ratelimit-remaining'))}`);
    }
    const passed = seen.filter((line) => line.startsWith('200'));
    expect(new Set(passed).size, seen.join('\n')).toBe(passed.length);
    expect(seen.at(-1)).toMatch(/^429 /);
    expect(small.calls.filter(({ status }) => status === 200)).toHaveLength(passed.length);
  });

  it('a cached response is not sent to a key without the scope or an unknown key on the same connection', async () => {
    const narrow = await service.createKey(['funds:read']);
    const client = open();
    client.send(plain(NAV));
    expect((await client.next()).status).toBe(200);
    client.send(plain(NAV, '', narrow));
    expect((await client.next()).status).toBe(403);
    client.send(plain(NAV, '', `${service.key.slice(0, -1)}?`));
    expect((await client.next()).status).toBe(401);
    client.send(plain(NAV));
    expect((await client.next()).status).toBe(200);
  });

  it('a repeated request gets new data as soon as a commit has changed it', async () => {
    const client = open();
    client.send(plain(LATEST));
    await client.next();
    await commitFacts(service.facts, { navs: [navRow(1, '2026-01-05', '77.7777')] });
    client.send(plain(LATEST));
    expect((await client.next()).body.toString()).toContain('77.7777');
  });
});

describe('connections', () => {
  it('requests on one connection are answered in order: plain, in pieces, pipelined, with a body', async () => {
    const client = open();
    const post = '{"funds":["sample-fund-1"]}';
    client.send(plain(NAV));
    expect((await client.next()).status).toBe(200);
    client.send(plain('/v1/mutual-funds/nothing'));
    expect((await client.next()).status).toBe(404);
    client.send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    expect((await client.next()).body.toString()).toBe('{"status":"ok"}');
    client.send(plain(NAV));
    expect((await client.next()).status).toBe(200);
    client.send(plain(NAV).slice(0, 40));
    await sleep(20);
    client.send(
      plain(NAV).slice(40) +
        plain('/v1/mutual-funds/funds/none') +
        `POST /v1/mutual-funds/bulk/nav HTTP/1.1\r\nHost: x\r\nX-API-Key: ${service.key}\r\nContent-Type: application/json\r\nContent-Length: ${post.length}\r\n\r\n${post}`,
    );
    expect([(await client.next()).status, (await client.next()).status, (await client.next()).status]).toEqual([
      200, 404, 200,
    ]);
  });

  it('a client that closes its sending side after the request still gets the response', async () => {
    const client = open();
    client.send(plain(NAV));
    await client.next();
    client.socket.end(plain(NAV));
    expect((await client.next()).status).toBe(200);
  });

  it('a client that does not read its responses is not read from further, until it reads again', async () => {
    const accepted = once(service.app.server, 'connection') as Promise<[Socket]>;
    const client = open();
    const [ours] = await accepted;
    client.send(plain(NAV));
    await client.next();
    while (ours.isPaused()) await turnOver();
    client.socket.pause();
    for (let asked = 0; asked < 20_000 && !ours.isPaused(); asked += 1) {
      const read = ours.bytesRead;
      client.send(plain(NAV));
      // One at a time: several at once would be passed to Node.
      while (ours.bytesRead === read && !ours.isPaused()) await turnOver();
    }
    expect([ours.isPaused(), ours.writableLength < 100_000]).toEqual([true, true]);
    client.socket.resume();
    expect((await client.next()).status).toBe(200);
    while (ours.isPaused()) await sleep(5);
  });

  it('a connection that never sends anything, or falls silent, gets 408 and is closed', async () => {
    const app = createApp(service.parts, OPERATIONS, {
      silentMs: 150,
      headersMs: 150,
      requestMs: 600,
      idleMs: 300,
      checkMs: 50,
    });
    onTestFinished(() => app.close());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const silent = open(portOf(app.server));
    expect((await silent.next()).status).toBe(408);
    const falling = open(portOf(app.server));
    falling.send(plain(NAV));
    expect((await falling.next()).status).toBe(200);
    await once(falling.socket, 'close', { signal: AbortSignal.timeout(60_000) });
  });

  it('an idle connection does not delay shutdown, and a busy one gets its response', async () => {
    const node = await service.createNode();
    await node.listen({ port: 0, host: '127.0.0.1' });
    const client = open(portOf(node.server));
    client.send(plain(NAV));
    expect((await client.next()).status).toBe(200);
    const ended = once(client.socket, 'close');
    await node.close();
    await ended;
  });
});

describe('arbitrary bytes in arbitrary pieces', () => {
  const CASES = 300;
  const SPOILS: readonly ((text: string, random: () => number) => string)[] = [
    (text) => text,
    (text) => text.replace('\r\n', '\n'),
    (text) => text.replace('Host: x', 'Host : x'),
    (text) => text.replace('Host: x\r\n', ''),
    (text) => text.replace('Host: x', 'Host: x\r\nHost: y'),
    (text) => text.replace('Host: x', 'Host: x\r\n folded'),
    (text) => text.replace('X-API-Key: ', 'X-API-Key:\t '),
    (text) => text.replace('X-API-Key', 'x-api-key: other\r\nX-API-Key'),
    (text) => text.replace('GET', 'get'),
    (text) => text.replace('GET', 'HEAD'),
    (text) => text.replace(/X-API-Key.*\r\n/, ''),
    (text) => text.replace('GET', 'OPTIONS'),
    (text) => text.replace('HTTP/1.1', 'HTTP/1.0'),
    (text) => text.replace('HTTP/1.1', 'HTTP/2.0'),
    (text) => text.replace('GET /', 'GET  /'),
    (text) => text.replace('GET /', 'GET http://x/'),
    (text) => text.replace(' HTTP', '#there HTTP'),
    (text) => text.replace(' HTTP', '?limit=2 HTTP'),
    (text) => text.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
    (text) => text.replace('\r\n\r\n', '\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'),
    (text) => text.replace('\r\n\r\n', '\r\nContent-Length: 0\r\n\r\n'),
    (text) => text.replace('\r\n\r\n', '\r\nContent-Length: 2\r\n\r\n{}'),
    (text) => text.replace('\r\n\r\n', '\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'),
    (text) => text.replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n'),
    (text) => text.replace('\r\n\r\n', '\r\nAccept: text/csv\r\n\r\n'),
    (text) => text.replace('\r\n\r\n', '\r\nAccept: application/json\r\nAccept: text/csv\r\n\r\n'),
    (text) => text.replace('\r\n\r\n', '\r\n__proto__: x\r\nconstructor: y\r\n\r\n'),
    (text) => text.replace('\r\n\r\n', '\r\nX-Long: \u00e9\r\n\r\n'),
    (text) => text.replace('\r\n\r\n', `\r\nX-Long: ${'x'.repeat(5_000)}\r\n\r\n`),
    (text) => `${text}${text}`,
    (text) => `\r\n${text}`,
    (text) => `${text}GARBAGE`,
    (text, random) => spoilOne(text, random, ''),
    (text, random) => spoilOne(text, random, String.fromCharCode(Math.floor(random() * 256))),
  ];

  it('the fast path gives the same responses as the router path for damaged requests with any key', async () => {
    const keys = [
      service.key,
      service.key,
      service.key,
      await service.createKey(['funds:read']),
      UNKNOWN_KEY,
      'nothing',
      '',
    ];
    for (const path of [NAV, LATEST]) await service.ask(path);
    const random = createSeededRandom(11).draw;
    const cases = Array.from({ length: CASES }, (_, number) => {
      const spoil = SPOILS[number % SPOILS.length] ?? ((text: string) => text);
      const [path = NAV] = [NAV, NAV, LATEST, LATEST, '/v1/mutual-funds/funds/none', '/', '/docs', '/healthz'].slice(
        Math.floor(random() * 8),
      );
      const bytes = spoil(plain(path, '', keys[Math.floor(random() * keys.length)]), random);
      return { bytes, cut: random() < 0.3 ? Math.floor(random() * bytes.length) : bytes.length };
    });
    expect(await compare(service, cases)).toBe('');
  });

  it('the fast path gives the same 401, 403 and 429 as the router path for every form of request', async () => {
    const small = await createTestApp({ unitsPerMinute: 5 });
    onTestFinished(() => small.close());
    await small.app.listen({ port: 0, host: '127.0.0.1' });
    const spent = await small.createKey(['funds:read']);
    expect((await small.ask('/v1/mutual-funds/amcs')).statusCode).toBe(200);
    while ((await small.ask('/v1/mutual-funds/amcs', { key: spent })).statusCode !== 429);
    const keys = { 401: UNKNOWN_KEY, 403: await small.createKey(['fmr:read']), 429: spent };
    const forms = [
      '',
      'Accept-Encoding: gzip\r\n',
      'Accept-Encoding: zstd, br\r\n',
      'If-None-Match: *\r\n',
      'Accept: application/json\r\n',
      'Accept: text/html\r\n',
    ];
    for (const [status, key] of Object.entries(keys)) {
      const cases = forms
        .map((headers) => plain('/v1/mutual-funds/amcs', headers, key))
        .map((bytes) => ({ bytes, cut: bytes.length }));
      expect(await compare(small, cases), status).toBe('');
      expect(await exchange(portOf(small.app.server), plain('/v1/mutual-funds/amcs', '', key), 1_000)).toContain(
        `HTTP/1.1 ${status} `,
      );
    }
  });

  it('the Node that parses reference requests in this test is the one the service runs on', () => {
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    expect(process.versions.node).toBe(optionalDependencies['node']);
  });
});

describe('the limiter', () => {
  it('the limiter is called once for each request, whether it is answered or rejected', async () => {
    const small = await createTestApp({ unitsPerMinute: 6 });
    onTestFinished(() => small.close());
    await small.app.listen({ port: 0, host: '127.0.0.1' });
    const narrow = await small.createKey(['fmr:read']);
    const client = open(portOf(small.app.server));
    const asked = async (key: string): Promise<readonly [status: number, takes: number, peeks: number]> => {
      const { takes, peeks } = small.limiter;
      client.send(plain('/v1/mutual-funds/amcs', '', key));
      const { status } = await client.next();
      return [status, small.limiter.takes - takes, small.limiter.peeks - peeks];
    };
    const seen = new Set<string>();
    for (let number = 0; number < 20; number += 1) seen.add((await asked(small.key)).join(' '));
    expect([...seen]).toEqual(['200 1 0', '429 1 0']);
    expect(await asked(narrow)).toEqual([403, 0, 1]);
    expect(await asked(UNKNOWN_KEY)).toEqual([401, 0, 0]);
    expect(small.calls.filter(({ status }) => status !== 200).every(({ cost_units }) => cost_units === 0)).toBe(true);
  });
});

describe('the fast path switched off', () => {
  it('with the fast path off, Node handles every connection from its first byte, with the same responses', async () => {
    const plainly = await createTestApp({ wrap: (parts) => ({ ...parts, isFastPath: false }) });
    onTestFinished(() => plainly.close());
    await plainly.app.listen({ port: 0, host: '127.0.0.1' });
    const accepted = once(plainly.app.server, 'connection') as Promise<
      [Socket & { readonly server?: unknown; readonly parser?: unknown }]
    >;
    const client = open(portOf(plainly.app.server));
    const [theirs] = await accepted;
    expect(theirs.parser, 'Node’s parser is attached').toBeDefined();
    for (const _ of [1, 2]) {
      client.send(plain(NAV, '', plainly.key));
      expect((await client.next()).status).toBe(200);
    }
    const ours = once(service.app.server, 'connection') as typeof accepted;
    open();
    expect((await ours)[0].parser).toBeUndefined();
  });
});

/** The first differences between the responses of both paths; empty if there are none. */
async function compare(
  app: TestApp,
  cases: readonly { readonly bytes: string; readonly cut: number }[],
): Promise<string> {
  // The same application on a Node server without the fast path.
  const reference = createServer({ requireHostHeader: false }, (request, response) =>
    app.app.routing(request, response),
  );
  reference
    .on('clientError', createClientErrorHandler(app.parts))
    .on('checkExpectation', (request, response) => app.app.routing(request, response));
  reference.listen(0, '127.0.0.1');
  await once(reference, 'listening');
  onTestFinished(() => void reference.close());
  const differing: string[] = [];
  for (const { bytes, cut } of cases) {
    const [ours, theirs] = await Promise.all([
      exchange(portOf(app.app.server), bytes, cut),
      exchange(portOf(reference), bytes, cut),
    ]);
    if (ours !== theirs)
      differing.push(
        `${JSON.stringify(bytes)} cut at ${cut}\nours: ${ours.slice(0, 300)}\nNode: ${theirs.slice(0, 300)}`,
      );
  }
  return differing.slice(0, 3).join('\n\n');
}

function spoilOne(text: string, random: () => number, by: string): string {
  const at = Math.floor(random() * text.length);
  return text.slice(0, at) + by + text.slice(at + 1);
}

/** A response line without `instance`, and without the content length, which depends on it. */
function withoutInstance(line: string): string {
  return /^content-length:/i.test(line) ? 'content-length' : line.replace(/"instance":"[^"]*"/, '"instance":""');
}

/** Sends the bytes in two pieces, followed by a valid request, and reads to the end. */
async function exchange(to: number, bytes: string, cut: number): Promise<string> {
  const socket = connect({ port: to, host: '127.0.0.1', noDelay: true });
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk)).on('error', () => undefined);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(bytes.slice(0, cut), 'latin1');
  if (cut < bytes.length) {
    await sleep(2);
    socket.write(bytes.slice(cut), 'latin1');
  }
  // Node drops data that arrives together with an upgrade request, so the next request waits for a response, or until
  // none is to be expected.
  const first = new AbortController();
  await Promise.race([once(socket, 'data', { signal: first.signal }).catch(() => undefined), closed, sleep(60)]);
  first.abort();
  socket.end('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await Promise.race([closed, sleep(2_000)]);
  socket.destroy();
  const answer = settled(Buffer.concat(received).toString());
  // A request that cannot be parsed has its path in the response only if the piece that Node rejected still contains
  // it.
  const isUnparsed = /^HTTP\/1\.1 400 /m.test(answer);
  const lines = answer.split(/\r?\n/).map((line) => (isUnparsed ? withoutInstance(line) : line));
  // The order of headers and the lifetime of the connection are not guaranteed.
  return lines
    .filter((line) => !/^keep-alive:/i.test(line))
    .map((line) => (/^[\w-]+: /.test(line) ? line.toLowerCase() : line))
    .toSorted()
    .join('\n');
}
