import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTally } from '#access/activity.ts';
import { createBucketMemory, networkOf, createBuckets } from '#access/limits.ts';
import { mintKey } from '#access/keys.ts';
import { createLater } from '#access/later.ts';
import { collectHeap } from '#base/process-resources.ts';
import { silentLog } from '#base/log.ts';
import type { IsoDate } from '#domain/dates.ts';
import { CachedResponse, ResponseCache } from '#http/response-cache.ts';
import { ConnectionLimits } from '#http/connection-limits.ts';
import { createTimestamps } from '#http/envelope.ts';
import { OPERATIONS } from '#http/operations/list.ts';
import { countRemembered, parseFastPathRequest } from '#http/fast-path/connection.ts';
import { AFTER_ANSWER } from '#http/request-body.ts';
import { createRequestMeter } from '#http/metrics.ts';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

const MEGABYTE = 1024 * 1024;
const TODAY = '2026-01-06' as IsoDate;

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => service.close());

/** Bytes in use in the heap and in buffers. Objects released by the first collection are freed by the second. */
function used(): number {
  collectHeap();
  collectHeap();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const [operation] = OPERATIONS;
if (operation === undefined) throw new Error('there are operations');

function answerOf(text: string, slug: string): CachedResponse {
  const rows = Array<string>(2_000).fill(slug);
  // Members that are needed only for rendering do not matter after rendering.
  return new CachedResponse(
    'secret',
    {
      operation: operation as never,
      mediaTypes: ['application/json'] as never,
      mediaType: 'application/json',
      facts: slug,
      values: { slug },
      today: TODAY,
    },
    {
      facts: slug,
      data_as_of: TODAY,
      missing_funds: [slug],
      payload: () => ({ text, rows: rows.length }),
      render: () => [`{"text":"${text}","rows":${rows.length}}`],
    },
  );
}

describe('memory of cached responses', () => {
  const moment = createTimestamps({ now: () => new Date('2026-01-06T08:30:00Z') })();
  it.each([
    ['short addresses and small bodies', 15_000, 10, 10],
    ['long addresses and small bodies', 9_000, 3_900, 10],
    ['addresses beyond what is kept', 5_000, 15_000, 10],
    ['short addresses and bodies of 20 kB, some compressed', 4_000, 10, 20_000],
  ])(
    'cached responses of thousands of variants use at most 32 MB, as counted and as measured: %s',
    async (_what, variants, address, body) => {
      const view = await service.parts.reader.view();
      const kept = new ResponseCache();
      const before = used();
      let most = 0;
      for (let number = 0; number < variants; number += 1) {
        const url = Buffer.from(`/v1/mutual-funds/funds?q=${'x'.repeat(address)}${number}`).toString();
        const answer = answerOf('y'.repeat(body), url.slice(25));
        kept.keep(view, TODAY, url, answer);
        if (number % 4 === 0) {
          for (const coding of ['zstd', 'br', 'gzip'] as const) answer.renderBody('id', moment, coding);
          kept.weigh(answer);
        }
        most = Math.max(most, kept.bytes);
      }
      expect(most).toBeLessThanOrEqual(33 * MEGABYTE);
      expect(used() - before).toBeLessThan(44 * MEGABYTE);
      expect(kept.addresses).toBeLessThanOrEqual(16_384);
    },
  );

  it('addresses count towards the 32 MB, and at most 16,384 are kept, even of one small response', async () => {
    const view = await service.parts.reader.view();
    const answer = answerOf('y', 'x');
    const countMost = (variants: number, length: number): number => {
      const kept = new ResponseCache();
      let most = 0;
      for (let number = 0; number < variants; number += 1) {
        kept.keep(view, TODAY, `/v1/mutual-funds/funds?q=${'x'.repeat(length)}${number}`, answer);
        most = Math.max(most, kept.addresses);
      }
      return most;
    };
    // 3,900 bytes of text and 512 of objects each.
    expect(countMost(9_000, 3_900)).toBeLessThan(8_000);
    expect(countMost(17_000, 10)).toBe(16_384);
  });
});

it('the header cache has at most 512 blocks of 1 kB, and none with very many lines', () => {
  const before = used();
  for (let number = 0; number < 4_000; number += 1) {
    const many = Array.from({ length: number % 2 === 0 ? 1 : 200 }, (_, line) => `h${line}: ${number}\r\n`).join('');
    expect(
      parseFastPathRequest(Buffer.from(`GET /${'x'.repeat(900)} HTTP/1.1\r\nHost: x\r\n${many}\r\n`)),
    ).toBeDefined();
  }
  expect(countRemembered().blocks).toBeLessThanOrEqual(512);
  expect(countRemembered().characters).toBeLessThanOrEqual(512 * 1_024);
  expect(used() - before).toBeLessThan(6 * MEGABYTE);
});

it('unknown keys leave nothing in memory', async () => {
  const before = used();
  for (let number = 0; number < 5_000; number += 1) await service.parts.gate.admit(mintKey(), ['nav:read'], 1);
  expect(used() - before).toBeLessThan(8 * MEGABYTE);
});

it('the memory of buckets is constant for any number of keys, sessions and addresses', () => {
  const memory = createBucketMemory();
  const { byteLength } = memory;
  const buckets = createBuckets(600, { memory });
  const before = used();
  const parent = 'x'.repeat(10_000);
  for (let number = 0; number < 100_000; number += 1) void buckets.take(`${parent}${number}`.slice(9_900), 1);
  expect(memory.byteLength).toBe(byteLength);
  expect(used() - before).toBeLessThan(8 * MEGABYTE);
  // Used once more: the collector would otherwise free the buckets before they are measured.
  expect(buckets.peek('another')).toMatchObject({ remaining: 600 });
});

it('a client reported by a proxy is counted by a valid address or as one unknown client', () => {
  const names = new Set(Array.from({ length: 1_000 }, (_, number) => networkOf(`${'x'.repeat(number)}:${number}`)));
  expect(names.size).toBe(1);
  expect(networkOf(`${'1:'.repeat(5_000)}192.0.2.1`)).toHaveLength(7);
});

it('activity that cannot be written is merged by key and minute, and the oldest is dropped beyond 16,384 entries', () => {
  const tally = createTally();
  const call = (key: number, at: number): void =>
    tally.record(
      {
        key_id: `key ${key}`,
        request_id: 'r',
        operation_id: 'o',
        status: 200,
        code: null,
        cost_units: 1,
        latency_us: 5,
      },
      at,
    );
  // 20 minutes of two flushes each.
  for (let flush = 0; flush < 40; flush += 1) {
    for (let key = 0; key < 1_000; key += 1) call(key, flush * 30_000);
    const taken = tally.take();
    if (taken !== undefined) tally.giveBack(taken);
  }
  const kept = tally.take();
  expect(kept?.spans.length).toBe(16_384);
  expect(kept?.spans.at(-1)?.calls, 'what is kept is added up').toBe(2);
  for (let number = 0; number < 1_000; number += 1) call(1, 0);
  expect(tally.take()?.requests).toHaveLength(50);
});

it('metrics have only labels that the service defines', async () => {
  const meter = createRequestMeter();
  const wrapped = await createTestApp({ wrap: (parts) => ({ ...parts, meter }) });
  const paths = OPERATIONS.map(({ path }) => path.replaceAll(/\{[^}]+\}/g, 'x'));
  const ask = async (round: number): Promise<number> => {
    for (const path of paths)
      await wrapped.ask(`${path}?p${round}=x`, {
        headers: { 'user-agent': `u${round}`, 'x-forwarded-for': `10.1.1.${round}` },
      });
    return meter.read().flatMap(({ samples }) => samples).length;
  };
  const first = await ask(1);
  expect(await ask(2)).toBe(first);
  await wrapped.close();
});

it('connections per address are counted only while they are open', () => {
  const limits = new ConnectionLimits({ most: 1_000, mostPerClient: 5, trustedProxies: [] });
  const sockets = Array.from(
    { length: 5_000 },
    (_, number) =>
      Object.assign(new EventEmitter(), {
        remoteAddress: `198.51.${number >> 8}.${number & 255}`,
        bytesRead: 1,
        destroyed: false,
      }) as unknown as Socket,
  );
  const admitted = sockets.filter((socket) => limits.admit(socket) === undefined);
  expect(admitted.length).toBeLessThanOrEqual(1_000);
  expect(limits.counts).toEqual({ open: admitted.length, clients: admitted.length });
  for (const socket of admitted) socket.emit('close');
  expect(limits.counts).toEqual({ open: 0, clients: 0 });
});

it('at most 256 bodies are read after their response', () => {
  const streams = Array.from({ length: 400 }, () => new PassThrough());
  let refused = 0;
  for (const stream of streams) AFTER_ANSWER.read(stream, (hasEnded) => (refused += hasEnded ? 0 : 1));
  expect([AFTER_ANSWER.streams, refused]).toEqual([256, 144]);
  for (const stream of streams) stream.destroy();
});

it('at most 1,000 emails wait for a mail server that hangs; further ones are dropped and logged', () => {
  const said: string[] = [];
  const later = createLater({ ...silentLog, error: (message: string) => said.push(message) });
  for (let number = 0; number < 1_500; number += 1) later.queue(async () => new Promise(() => undefined));
  expect(said).toHaveLength(500);
});
