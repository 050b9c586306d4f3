import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { navPage, sampleFunds } from '../fixtures/association-page.ts';
import { startServing } from '../support/serving.ts';
import { documentOf, makeDataDir, makeInstallation } from './run-mfds.ts';

interface Got {
  readonly status: number;
  readonly body: string;
}

/** Sends the request on a new connection, so that the kernel distributes connections over both threads. */
function ask(address: string, path: string, key: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asking = request(
      address + path,
      { agent: new Agent({ keepAlive: false }), headers: { 'x-api-key': key } },
      (response) => {
        response
          .setEncoding('utf8')
          .toArray()
          .then((pieces) => resolve({ status: response.statusCode ?? 0, body: pieces.join('') }), reject);
      },
    );
    asking.on('error', reject).end();
  });
}

const LATEST = '/v1/mutual-funds/nav/latest';

describe('a service of two threads', () => {
  it('two threads share the limit of a key, show commits and revocations of another process from the next request on, and stop cleanly', async () => {
    const dataDir = makeDataDir();
    const mfds = makeInstallation(dataDir);
    const made = documentOf(
      await mfds(['keys', 'create', '--account', 'a@example.com', '--name', 'n', '--scopes', 'all', '--json']),
    ) as { id: string; key: string };
    const served = await startServing(
      dataDir,
      { MFDS_SAMPLE: 'off', MFDS_LIMIT_UNITS_PER_MINUTE: '120' },
      undefined,
      2,
    );
    const many = (path: string, count: number): Promise<Got[]> =>
      Promise.all(Array.from({ length: count }, () => ask(served.address, path, made.key)));
    // The second thread starts to listen a moment after the first.
    await new Promise((resolve) => setTimeout(resolve, 1_000));

    const before = await many(LATEST, 16);
    expect(
      new Set(before.map(({ status, body }) => `${status} ${(JSON.parse(body) as { data: unknown[] }).data.length}`)),
    ).toEqual(new Set(['200 0']));
    const page = join(dataDir, '..', 'nav.html');
    writeFileSync(page, navPage(sampleFunds(12)));
    await mfds(['ingest', 'nav', page]);
    const after = await many(LATEST, 16);
    expect(
      new Set(after.map(({ body }) => (JSON.parse(body) as { data: unknown[] }).data.length)),
      'every thread sees the commit',
    ).toEqual(new Set([12]));

    const began = performance.now();
    const burst = await many(LATEST, 240);
    const admitted = burst.filter(({ status }) => status === 200).length;
    // Two buckets would have admitted all 240.
    expect(admitted).toBeLessThanOrEqual(120 + Math.ceil(((performance.now() - began) * 120) / 60_000));
    expect(admitted).toBeGreaterThanOrEqual(120 - 32);

    await mfds(['keys', 'revoke', made.id]);
    expect(new Set((await many(LATEST, 16)).map(({ status }) => status))).toEqual(new Set([401]));
    expect(await served.stop('SIGTERM')).toBe(0);
  }, 60_000);
});
