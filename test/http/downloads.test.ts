import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuckets } from '#access/limits.ts';
import type { Manifest } from '#exports/manifest.ts';
import { openPublishedExports } from '#exports/published-exports.ts';
import { publishExport } from '#exports/publish-export.ts';
import { readRange } from '#http/byte-range.ts';
import { serveDownloads } from '#http/downloads.ts';
import type { SignedInHolder } from '#http/downloads.ts';
import { listPages } from '#portal/list-pages.ts';
import { problemOf } from './support/problem.ts';
import { BASE_URL, createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'mfds-exports-')), 'exports');
const HOLDERS: Readonly<Record<string, SignedInHolder>> = {
  active: { account_id: 'account-1', isActive: true },
  pending: { account_id: 'account-2', isActive: false },
};
let app: TestApp;
let name: string;
let manifest: Manifest;

beforeAll(async () => {
  const exports = openPublishedExports(folder);
  app = await createTestApp({
    unitsPerMinute: 600,
    wrap: (parts) => ({
      ...parts,
      pages: listPages({
        reader: parts.reader,
        clock: parts.clock,
        unitsPerMinute: 600,
        pictures: undefined,
        contact: undefined,
        exports,
      }),
    }),
  });
  const people = createBuckets(10);
  serveDownloads(app.app, app.parts, {
    exports,
    charge: (account_id, cost_units) => people.take(account_id, cost_units),
    findHolder: async ({ headers }: FastifyRequest) => HOLDERS[headers.cookie ?? ''],
  });
  const from = { facts: app.facts, cursorSecret: 'the secret of cursors', service_version: '0.0.0' };
  const published = await publishExport(from, { folder, keep: 3 }, new Date('2026-01-06T08:30:00Z'));
  name = published.name;
  manifest = JSON.parse(readFileSync(join(folder, name, 'manifest.json'), 'utf8')) as Manifest;
});

afterAll(async () => {
  await app.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

const bytesOf = (file: string): Buffer => readFileSync(join(folder, name, file));
const download = async (file: string, headers: Record<string, string> = {}, key?: string | null) =>
  app.ask(`/data/${name}/${file}`, { headers, ...(key === undefined ? {} : { key }) });
/** A key of its own for each test, with a full bucket. */
const freshKey = () => app.createKey(['funds:read', 'nav:read', 'fmr:read', 'updates:read']);

describe('the list of data files', () => {
  it('the page names every file of the newest export with rows, size and hash', async () => {
    const { body, statusCode, headers } = await app.ask('/data', { key: null });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const file of manifest.files) {
      expect(body).toContain(`href="/data/${name}/${file.name}"`);
      expect(body).toContain(file.sha256);
    }
    expect(body).toContain('6 Jan 2026');
  });

  it('programs get the same list, and a manifest that equals the file', async () => {
    const { headers } = await app.ask('/data.json', { key: null });
    expect(headers['cache-control']).toBe('no-cache');
    const known = { 'if-none-match': String(headers.etag) };
    expect((await app.ask('/data.json', { key: null, headers: known })).statusCode).toBe(304);
    const { exports } = (await app.ask('/data.json', { key: null })).json<{
      exports: { name: string; files: { name: string; sha256: string; url: string }[] }[];
    }>();
    expect(exports.map((one) => one.name)).toEqual([name]);
    expect(exports[0]?.files.map((file) => [file.url, file.sha256])).toEqual(
      manifest.files.map((file) => [`${BASE_URL}/data/${name}/${file.name}`, file.sha256]),
    );
    expect((await app.ask(`/data/${name}/manifest.json`, { key: null })).rawPayload).toEqual(bytesOf('manifest.json'));
  });

  it('interrupted, damaged and other folders are not listed', async () => {
    const list = async () => (await openPublishedExports(folder).list()).map((one) => one.name);
    cpSync(join(folder, name), join(folder, '2026-01-05-0123abcd'), { recursive: true });
    expect(await list()).toEqual([name, '2026-01-05-0123abcd']);
    writeFileSync(join(folder, '2026-01-05-0123abcd', 'manifest.json'), '{}');
    cpSync(join(folder, name), join(folder, '.making'), { recursive: true });
    cpSync(join(folder, name), join(folder, 'copy'), { recursive: true });
    mkdirSync(join(folder, '2026-01-04-0123abcd'));
    expect(await list()).toEqual([name]);
  });
});

describe('downloads', () => {
  it('a file arrives unchanged, with its hash as the strong ETag', async () => {
    for (const file of manifest.files) {
      const key = await freshKey();
      const response = await download(file.name, {}, key);
      expect([response.statusCode, response.headers['etag']]).toEqual([200, `"${file.sha256}"`]);
      expect(createHash('sha256').update(response.rawPayload).digest('hex')).toBe(file.sha256);
      expect(response.headers).toMatchObject({
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-cache',
        'content-disposition': `attachment; filename="${file.name}"`,
        'content-length': String(file.bytes),
        'x-ratelimit-cost': '5',
        'ratelimit-remaining': '595',
      });
    }
  });

  it('ranges of any form give exactly those bytes, and a wrong If-Range the whole file', async () => {
    const key = await freshKey();
    const whole = bytesOf('navs.csv');
    const etag = `"${createHash('sha256').update(whole).digest('hex')}"`;
    const ask = async (range: string, more: Record<string, string> = {}) =>
      download('navs.csv', { range, ...more }, key);
    const parts: readonly (readonly [string, number, number])[] = [
      ['bytes=0-0', 0, 0],
      ['bytes=5-99', 5, 99],
      ['bytes=100-', 100, whole.length - 1],
      ['bytes=-7', whole.length - 7, whole.length - 1],
      [`bytes=10-${whole.length + 500}`, 10, whole.length - 1],
      [`bytes=-${whole.length + 500}`, 0, whole.length - 1],
    ];
    for (const [range, start, end] of parts) {
      const response = await ask(range);
      expect([response.statusCode, response.headers['content-range']], range).toEqual([
        206,
        `bytes ${start}-${end}/${whole.length}`,
      ]);
      expect(response.rawPayload.equals(whole.subarray(start, end + 1)), range).toBe(true);
    }
    expect((await ask('bytes=0-3', { 'if-range': etag })).statusCode).toBe(206);
    for (const other of ['"another"', `W/${etag}`, 'Tue, 06 Jan 2026 08:30:00 GMT']) {
      const response = await ask('bytes=0-3', { 'if-range': other });
      expect([response.statusCode, response.rawPayload.length]).toEqual([200, whole.length]);
    }
    for (const ignored of ['bytes=5-4', 'bytes=a-b', 'bytes=0-1,4-5', 'lines=0-3', 'bytes=-', 'bytes=0x1-2'])
      expect((await ask(ignored)).statusCode, ignored).toBe(200);
    for (const beyond of [`bytes=${whole.length}-`, 'bytes=-0', 'bytes=999999999999999-']) {
      const response = await ask(beyond);
      expect([response.statusCode, response.headers['content-range']], beyond).toEqual([
        416,
        `bytes */${whole.length}`,
      ]);
      expect(response.body).toBe('');
    }
  });

  it('pieces that are fetched one after another are the file', () => {
    for (const size of [1, 2, 99, 100, 101]) {
      let sent = 0;
      for (let start = 0; start < size; start += 10) {
        const range = readRange({ range: `bytes=${start}-${start + 9}` }, size, '"tag"');
        if (range === undefined || range === 'unsatisfiable') throw new Error('expected a range');
        expect(range.start).toBe(sent);
        sent = range.end + 1;
      }
      expect(sent).toBe(size);
    }
  });

  it('a known file is 304, a HEAD has the headers alone', async () => {
    const key = await freshKey();
    const { headers } = await download('navs.parquet', {}, key);
    const known = await download(
      'navs.parquet',
      { 'if-none-match': `"x", ${String(headers.etag)}`, range: 'bytes=0-1' },
      key,
    );
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', headers.etag]);
    const head = await app.ask(`/data/${name}/navs.parquet`, { method: 'HEAD', key });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
  });

  it('a key needs the scope of the content, and all of them for the database', async () => {
    const nav = await app.createKey(['nav:read']);
    expect((await download('navs.parquet', {}, nav)).statusCode).toBe(200);
    expect((await download('payouts.csv', {}, nav)).statusCode).toBe(200);
    for (const [file, scope] of [
      ['funds.csv', 'funds:read'],
      ['reports.csv', 'fmr:read'],
      ['report_holdings.parquet', 'fmr:read'],
      ['events.csv', 'updates:read'],
      ['mutual_funds.sqlite', 'funds:read and nav:read and fmr:read and updates:read'],
    ] as const) {
      const problem = problemOf(await download(file, {}, nav));
      expect([problem.code, problem.detail], file).toEqual([
        'SCOPE_MISSING',
        expect.stringContaining(`requires the scope ${scope};`),
      ]);
    }
    const most = await app.createKey(['funds:read', 'nav:read', 'fmr:read', 'catalog:read']);
    expect(problemOf(await download('mutual_funds.sqlite', {}, most)).code).toBe('SCOPE_MISSING');
    expect((await download('mutual_funds.sqlite', {}, await freshKey())).statusCode).toBe(200);
  });

  it('without a key and session there is no file, and a browser is sent to the sign-in page', async () => {
    expect(problemOf(await download('navs.csv', {}, null)).code).toBe('API_KEY_MISSING');
    expect(problemOf(await download('navs.csv', {}, `mfd_${'0'.repeat(38)}`)).code).toBe('API_KEY_INVALID');
    const browser = await download('navs.csv', { accept: 'text/html,*/*' }, null);
    expect([browser.statusCode, browser.headers.location]).toEqual([303, '/account/sign-in']);
  });

  it('a signed-in person downloads if the account is active, within the limit of a key', async () => {
    const as = async (cookie: string) => download('navs.csv', { cookie, accept: 'application/json' }, null);
    expect(problemOf(await as('pending')).code).toBe('ACCOUNT_UNAVAILABLE');
    // The bucket of these tests has ten units.
    expect((await as('active')).rawPayload).toEqual(bytesOf('navs.csv'));
    expect((await as('active')).statusCode).toBe(200);
    const refused = await as('active');
    expect([problemOf(refused).code, Number(refused.headers['retry-after']) > 0]).toEqual(['RATE_LIMITED', true]);
  });

  it('every download costs five units and is in the activity of the key', async () => {
    const key = await freshKey();
    const before = app.calls.length;
    const begun = performance.now();
    let last = await download('funds.parquet', { range: 'bytes=0-0' }, key);
    let sent = 1;
    for (; last.statusCode === 206 && sent < 1_000; sent += 1)
      last = await download('funds.parquet', { range: 'bytes=0-0' }, key);
    expect(problemOf(last).code).toBe('RATE_LIMITED');
    // A bucketful of 600 units, and ten more for each second.
    const most = Math.floor((600 + (performance.now() - begun) / 100) / 5);
    expect(sent - 1).toBeGreaterThanOrEqual(120);
    expect(sent - 1).toBeLessThanOrEqual(most);
    await expect.poll(() => app.calls.length - before).toBe(sent);
    const calls = app.calls.slice(before);
    expect(calls[0]).toMatchObject({ operation_id: 'downloadDataFile', status: 206, code: null, cost_units: 5 });
    expect(calls.find(({ status }) => status === 429)).toMatchObject({ code: 'RATE_LIMITED', cost_units: 0 });
    expect(calls.filter(({ cost_units }) => cost_units === 5)).toHaveLength(sent - 1);
  });

  it('no path reaches a file that is not in a manifest', async () => {
    writeFileSync(join(folder, 'secret.csv'), 'hidden words');
    writeFileSync(join(folder, name, 'other.csv'), 'hidden words');
    symlinkSync(join(folder, 'secret.csv'), join(folder, name, 'link.csv'));
    const key = await freshKey();
    const hostile = [
      `/data/${name}/other.csv`,
      `/data/${name}/link.csv`,
      `/data/${name}/.export-state.json`,
      `/data/${name}/../secret.csv`,
      `/data/${name}/..%2fsecret.csv`,
      `/data/${name}/%2e%2e%2fsecret.csv`,
      `/data/${name}%2f..%2f${name}/navs.csv`,
      `/data/..%2f${name}/navs.csv`,
      '/data/../secret.csv',
      '/data/%2e%2e/secret.csv',
      '/data/.making/navs.csv',
      '/data/copy/navs.csv',
      `/data/${name}/navs.csv%00`,
      `/data/${name}/navs.csv/`,
      `/data/${name}/NAVS.csv`,
      '/data/constructor/navs.csv',
      '/data/__proto__/toString',
      `/data/${name}//etc/passwd`,
      `/data/${name}/${'a'.repeat(9_000)}`,
    ];
    for (const path of hostile) {
      const response = await app.ask(path, { key });
      expect([400, 404].includes(response.statusCode), `${path} ${response.statusCode}`).toBe(true);
      expect(response.body).not.toContain('hidden words');
      problemOf(response);
    }
  });

  it('a file that is a link, or does not have the size of the manifest, is not sent', async () => {
    const other = '2026-01-03-0123abcd';
    cpSync(join(folder, name), join(folder, other), { recursive: true });
    const key = await freshKey();
    expect((await app.ask(`/data/${other}/navs.csv`, { key })).statusCode).toBe(200);
    truncateSync(join(folder, other, 'navs.csv'), 100);
    const cut = await app.ask(`/data/${other}/navs.csv`, { key });
    expect([cut.statusCode, cut.headers['x-ratelimit-cost']]).toEqual([404, '0']);
    rmSync(join(folder, other, 'navs.csv'));
    symlinkSync(join(folder, name, 'navs.csv'), join(folder, other, 'navs.csv'));
    expect((await app.ask(`/data/${other}/navs.csv`, { key })).statusCode).toBe(404);
  });

  it('a large file arrives whole on a connection that carries other requests', async () => {
    const { node, port, path, bytes } = await serveBigFile();
    const headers = { 'x-api-key': node.key };
    for (let count = 0; count < 2; count += 1) {
      expect((await fetch(`http://127.0.0.1:${port}/v1/catalog`, { headers })).status).toBe(200);
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, bytes]);
    }
    await node.close();
  });

  it('a key has at most four downloads at once, and a shutdown does not wait for them', async () => {
    const { node, port, path } = await serveBigFile();
    const open = async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nx-api-key: ${node.key}\r\n\r\n`);
      const [piece] = (await once(socket, 'data')) as [Buffer];
      socket.pause();
      return { socket, head: piece.toString('latin1').split('\r\n')[0] };
    };
    const running = [await open(), await open(), await open(), await open()];
    expect(running.map(({ head }) => head)).toEqual(Array.from({ length: 4 }, () => 'HTTP/1.1 200 OK'));
    const fifth = await open();
    expect(fifth.head).toBe('HTTP/1.1 429 Too Many Requests');
    fifth.socket.destroy();
    const one = running[0]?.socket;
    one?.destroy();
    await expect
      .poll(async () => {
        const again = await open();
        again.socket.destroy();
        return again.head;
      })
      .toBe('HTTP/1.1 200 OK');
    const begun = performance.now();
    await node.close();
    expect(performance.now() - begun).toBeLessThan(5_000);
    for (const { socket } of running) socket.destroy();
  });
});

interface BigFile {
  readonly node: TestApp;
  readonly port: number;
  readonly path: string;
  readonly bytes: number;
}

/**
 * A listening node with one file that is larger than what the sockets of both sides hold, so that a client that does
 * not read keeps its download running.
 */
async function serveBigFile(): Promise<BigFile> {
  const date = '2026-01-02';
  const other = `${date}-0123abcd`;
  const big = join(folder, other);
  cpSync(join(folder, name), big, { recursive: true });
  const node = await createTestApp();
  const file = { name: 'navs.csv', format: 'csv', dataset: 'navs', bytes: 64_000_000, sha256: '0' } as const;
  truncateSync(join(big, file.name), file.bytes);
  serveDownloads(node.app, node.parts, {
    exports: {
      ...openPublishedExports(folder),
      find: async () => ({ name: other, date, manifest: { ...manifest, files: [file] } }),
    },
    charge: () => {
      throw new Error('only keys download here');
    },
    findHolder: async () => undefined,
  });
  await node.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = node.app.server.address() as AddressInfo;
  return { node, port, path: `/data/${other}/${file.name}`, bytes: file.bytes };
}
