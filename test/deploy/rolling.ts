import { setTimeout as sleep } from 'node:timers/promises';
import { createInstallation, waitFor } from '../faults/installation.ts';
import type { Installation, Served } from '../faults/installation.ts';
import { makeOwnPostgres } from '../faults/own-postgres.ts';
import { makeOwnValkey, missingValkey } from '../faults/own-valkey.ts';
import { percentilesOf } from '../soak/measure.ts';
import { findFreePort } from '../support/faulty-proxy.ts';
import { startBalancer } from './balancer.ts';
import type { Balancer } from './balancer.ts';

export interface RollingOptions {
  /** Number of times that both nodes are replaced. */
  readonly rounds: number;
  readonly clients: number;
  /** Pause of a client between two requests. */
  readonly pauseMs: number;
  /** `MFDS_DRAIN_SECONDS` of the nodes. */
  readonly drainSeconds: number;
  /** Time between two health checks of the proxy. */
  readonly checkMs: number;
  /** `bin/mfds` of the version that the first nodes, the account and the first import are of. Default: this version. */
  readonly from?: string | undefined;
  readonly say?: (line: string) => void;
}

export interface RollingReport {
  readonly requests: number;
  /** Requests without the expected response, and imports and stops that failed, with what happened instead. */
  readonly failed: readonly string[];
  /** Requests that the proxy repeated on the other node. */
  readonly repeated: number;
  readonly replaced: number;
  readonly p50_ms: number | null;
  readonly p99_ms: number | null;
  readonly longest_ms: number | null;
  readonly seconds: number;
}

const MF = '/v1/mutual-funds';
const REPLACED_MILLISECONDS = 120_000;
const REQUEST_TIMEOUT_MILLISECONDS = 60_000;

/** Two nodes over PostgreSQL behind a proxy are replaced one after the other while clients read through the proxy. */
export async function upgradeUnderLoad(options: RollingOptions): Promise<RollingReport> {
  const postgres = await makeOwnPostgres();
  const valkey = (await missingValkey()) === undefined ? await makeOwnValkey() : undefined;
  let installation: Installation | undefined;
  let balancer: Balancer | undefined;
  try {
    installation = await createInstallation(
      {
        MFDS_DATABASE_URL: postgres.urlAt(postgres.port),
        MFDS_DRAIN_SECONDS: String(options.drainSeconds),
        ...(valkey === undefined ? {} : { MFDS_VALKEY_URL: `redis://127.0.0.1:${valkey.port}` }),
      },
      undefined,
      options.from,
    );
    const imported = await installation.ingest(0, undefined, undefined, undefined, options.from);
    if (imported.code !== 0) throw new Error(`the first import failed: ${imported.stderr}`);
    const ports = [await findFreePort(), await findFreePort()];
    const nodes: Served[] = [];
    for (const port of ports) nodes.push(await installation.serve({ port, executable: options.from }));
    balancer = await startBalancer(
      nodes.map(({ address }) => address),
      options.checkMs,
    );
    return await replaceNodes(options, installation, balancer, nodes);
  } finally {
    await balancer?.end();
    await installation?.end();
    await valkey?.kill();
    await postgres.remove();
  }
}

async function replaceNodes(
  { rounds, clients, pauseMs, say = () => undefined }: RollingOptions,
  installation: Installation,
  balancer: Balancer,
  nodes: Served[],
): Promise<RollingReport> {
  const failed: string[] = [];
  const times: number[] = [];
  let [isOver, replaced] = [false, 0];
  const begun = performance.now();
  const key = nodes[0]?.key ?? '';
  const slugs = await listSlugs(balancer.address, key);
  const reading = Array.from({ length: clients }, async (_, client) => {
    for (let turn = client; !isOver; turn += 1) {
      const { path, body } = drawRequest(slugs[turn % slugs.length] ?? '', turn);
      const sent = performance.now();
      // Pages are limited per address: without the header, all clients would be one.
      const from = { 'x-forwarded-for': `192.0.2.${client + 1}`, 'x-api-key': key };
      const outcome = await ask(balancer.address + path, from, body);
      times.push(performance.now() - sent);
      if (outcome !== '200') failed.push(`${path}: ${outcome}`);
      await sleep(pauseMs);
    }
  });
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [place, node] of nodes.entries()) {
        const code = await node.stop();
        if (code !== 0) failed.push(`node ${place + 1} ended with exit code ${code}`);
        nodes[place] = await installation.serve({ port: Number.parseInt(new URL(node.address).port, 10) });
        await waitFor('the proxy uses the new node', async () => balancer.isIn(node.address), REPLACED_MILLISECONDS);
        replaced += 1;
        const imported = await installation.ingest(replaced);
        if (imported.code !== 0) failed.push(`import ${replaced} failed: ${imported.stderr.trim().slice(0, 300)}`);
        say(
          `node ${place + 1} replaced: ${times.length} requests, ${failed.length} failed, ${balancer.repeated} repeated`,
        );
      }
  } finally {
    isOver = true;
    await Promise.all(reading);
  }
  const { p50, p99, most } = percentilesOf(times);
  return {
    requests: times.length,
    failed,
    repeated: balancer.repeated,
    replaced,
    p50_ms: p50,
    p99_ms: p99,
    longest_ms: most,
    seconds: (performance.now() - begun) / 1_000,
  };
}

async function listSlugs(address: string, key: string): Promise<readonly string[]> {
  const response = await fetch(`${address}${MF}/funds?per_page=100`, { headers: { 'x-api-key': key } });
  return ((await response.json()) as { data: { slug: string }[] }).data.map(({ slug }) => slug);
}

/** Reads from memory, reads from the database, a page of the portal, and a POST. */
function drawRequest(slug: string, turn: number): { readonly path: string; readonly body?: string } {
  const requests = [
    { path: `${MF}/funds/${slug}/nav` },
    { path: `${MF}/funds/${slug}` },
    { path: `${MF}/nav/latest` },
    { path: `/funds/${slug}` },
    { path: `${MF}/bulk/nav`, body: JSON.stringify({ funds: [slug] }) },
    { path: `${MF}/updates?limit=20` },
  ];
  return requests[turn % requests.length] ?? { path: '/' };
}

/** The status, or why there was no response. */
async function ask(url: string, from: Readonly<Record<string, string>>, body: string | undefined): Promise<string> {
  try {
    const response = await fetch(url, {
      headers: { ...from, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { method: 'POST', body }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MILLISECONDS),
    });
    const text = await response.text();
    return response.status === 200 ? '200' : `${response.status} ${text.slice(0, 200)}`;
  } catch (thrown) {
    const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
    return `no response, ${String(cause)}`;
  }
}
