import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../support/faulty-proxy.ts';
import { navPage, sampleFunds } from '../fixtures/association-page.ts';
import { copySampleInstallation } from '../support/sample-installation.ts';
import { startServing } from '../support/serving.ts';
import type { Served } from '../support/serving.ts';
import { makeInstallation } from './run-mfds.ts';

const THREADS = 2;

let port: number;
let served: Served;
let key: string;
let dataDir: string;
const ends: (() => Promise<void> | void)[] = [];
beforeAll(async () => {
  const sample = await copySampleInstallation();
  ends.push(sample.remove);
  key = sample.key;
  dataDir = sample.dataDir;
  port = await findFreePort();
  served = await startServing(sample.dataDir, { MFDS_METRICS_PORT: String(port) }, (end) => ends.unshift(end), THREADS);
});
afterAll(async () => {
  for (const end of ends) await end();
});

async function scrape(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

/** The value of the only line with this prefix. */
function valueOf(text: string, line: string): number {
  return Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.split(' ')
      .at(-1),
  );
}

describe('metrics on a separate port', () => {
  it('a metrics port in use stops the start and names the setting', async () => {
    const ran = await makeInstallation()(['serve', '--port', '0'], {
      MFDS_METRICS_PORT: String(port),
      MFDS_SAMPLE: 'off',
    });
    expect(ran.code).toBe(1);
    expect(ran.stderr).toContain('MFDS_METRICS_PORT');
  });

  it('metrics count every response of every thread by operation and status, including rejected and unknown callers', async () => {
    for (let asked = 0; asked < 12; asked += 1) await served.get('/v1/mutual-funds/categories', key);
    for (let asked = 0; asked < 3; asked += 1) await served.get('/v1/mutual-funds/categories', 'no key');
    const text = await scrape();
    expect(valueOf(text, 'mfds_http_requests_total{operation="listCategories",status="200"}')).toBe(12);
    expect(valueOf(text, 'mfds_http_refusals_total{operation="listCategories",code="API_KEY_INVALID"}')).toBe(3);
    expect(valueOf(text, 'mfds_units_total{operation="listCategories"}')).toBe(12);
    expect(valueOf(text, 'mfds_http_request_seconds_count{operation="listCategories"}')).toBe(15);
    expect(valueOf(text, 'mfds_http_request_seconds_bucket{operation="listCategories",le="+Inf"}')).toBe(15);
  });

  it('metrics report the freshness of sources and the held rows as /status.json does', async () => {
    const { sources } = (await (await served.get('/status.json')).json()) as {
      sources: { source: string; held_count: number }[];
    };
    const text = await scrape();
    expect(sources.length).toBeGreaterThan(2);
    for (const { source, held_count } of sources)
      expect(valueOf(text, `mfds_holds_open{source="${source}"}`)).toBe(held_count);
    expect([valueOf(text, 'mfds_store_up'), valueOf(text, 'mfds_limiter_away')]).toEqual([1, 0]);
  });

  it('metrics report the stage durations of imports by other processes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mfds-metrics-'));
    ends.push(() => rmSync(folder, { recursive: true }));
    const page = join(folder, 'nav.html');
    writeFileSync(page, navPage(sampleFunds(12)));
    const counts = async (outcome: string, stages: readonly string[]): Promise<number[]> => {
      const text = await scrape();
      return stages.map(
        (stage) =>
          valueOf(text, `mfds_import_stage_seconds_count{source="nav",stage="${stage}",outcome="${outcome}"}`) || 0,
      );
    };
    const [whole, again] = [
      ['archive', 'parse', 'wait', 'match', 'promote'],
      ['archive', 'wait', 'promote'],
    ];
    const [promoted, unchanged] = [await counts('promoted', whole), await counts('unchanged', again)];
    for (let times = 0; times < 2; times += 1) await makeInstallation(dataDir)(['ingest', 'nav', page, '--partial']);
    expect(await counts('promoted', whole)).toEqual(promoted.map((count) => count + 1));
    expect(await counts('unchanged', again)).toEqual(unchanged.map((count) => count + 1));
    expect(
      valueOf(await scrape(), 'mfds_import_stage_seconds_sum{source="nav",stage="promote",outcome="promoted"}'),
    ).toBeGreaterThan(0);
  });

  it('metrics are in the Prometheus text format, contain no key, and are not served on the API port', async () => {
    const text = await scrape();
    expect(
      text
        .split('\n')
        .filter((line) => line !== '' && !/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [-+.\deInf]+)$/.test(line)),
    ).toEqual([]);
    expect(text).not.toContain(key);
    expect((await served.get('/metrics')).status).toBe(404);
  });

  it('metrics include everything that the dashboard and the alerts use', async () => {
    const asked = ['docs/monitoring/dashboard.json', 'docs/monitoring/alerts.yml'].flatMap(
      (file) => readFileSync(file, 'utf8').match(/\b(?:mfds|process|nodejs)_[a-z_]+/g) ?? [],
    );
    const told = new Set((await scrape()).match(/^\w+/gm));
    // An alert refers to its own job. The refusal metric exists because the calls above were refused.
    expect([...new Set(asked)].filter((name) => !told.has(name))).toEqual([]);
  });
});
