import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseCoding } from '#http/negotiate.ts';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

describe('the content coding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['GZIP', 'gzip'],
    ['gzip;q=1.0, br;q=0.5, zstd;q=0.1', 'gzip'],
    ['zstd;q=0, *', 'br'],
    ['*', 'zstd'],
    ['*;q=0', undefined],
    ['gzip;q=0', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['identity;q=0.5, gzip', 'gzip'],
    ['br; q=0.8 , gzip; q=0.9', 'gzip'],
    ['compress, deflate', undefined],
    ['gzip;q=nonsense', 'gzip'],
    [';;,,q=1', undefined],
  ])('Accept-Encoding %j selects %j', (header, coding) => {
    expect(chooseCoding(header)).toBe(coding);
  });
});

describe('a compressed answer', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await createTestApp();
  });
  afterAll(async () => service.close());

  const LONG = '/v1/mutual-funds/funds/sample-fund-1/nav';
  const DECODERS = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };

  it.each(Object.entries(DECODERS))('a response in %s has the same rows in fewer bytes', async (coding, decode) => {
    const plain = await service.ask(LONG);
    const answer = await service.ask(LONG, { headers: { 'accept-encoding': coding } });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    const body = JSON.parse(decode(answer.rawPayload).toString()) as { data: unknown };
    expect(body.data).toEqual(plain.json<{ data: unknown }>().data);
  });

  it('a body under 1 kB is not compressed', async () => {
    const answer = await service.ask('/v1/mutual-funds/amcs', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.rawPayload.length).toBeLessThan(1024);
  });

  it('Vary names Accept-Encoding, compressed or not', async () => {
    for (const headers of [{}, { 'accept-encoding': 'br' }])
      expect((await service.ask(LONG, { headers })).headers['vary']).toContain('Accept-Encoding');
  });

  it('HEAD has the coding of GET and no body', async () => {
    const head = await service.ask(LONG, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
    expect([head.headers['content-encoding'], head.body]).toEqual(['gzip', '']);
  });
});
