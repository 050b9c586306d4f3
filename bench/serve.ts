/**
 * `npm run bench:serve`: requests per second of the service and of its baselines, each pair in one run, alternating.
 * With `-- --bare`, without the peers that it installs first and without the comparison of threads.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_CORE, compare } from './compare.ts';
import type { Asked } from './compare.ts';
import { GENERATOR } from './generators.ts';
import { MARKET, openInstallation } from './installation.ts';
import { slugOf } from './market.ts';
import { comparePeers } from './peers.ts';
import { MFDS, startServer } from './processes.ts';
import type { Server } from './processes.ts';
import { report } from './report.ts';
import type { Row } from './report.ts';

const BARE = fileURLToPath(new URL('bare-server.ts', import.meta.url));
const GENERATED = fileURLToPath(new URL('generated-server.ts', import.meta.url));
const NEW_PAGES = fileURLToPath(new URL('new-pages.lua', import.meta.url));

const FUND = slugOf(1);
const API = '/v1/mutual-funds';
const READS = {
  'NAV page of 500 rows': { path: `${API}/funds/${FUND}/nav`, goal: 0.8, generated: `/funds/${FUND}/nav` },
  'latest NAV of one fund': { path: `${API}/nav/latest?funds=${FUND}`, goal: 0.7, generated: `/latest/${FUND}` },
  'fund detail': { path: `${API}/funds/${FUND}`, goal: 0.7 },
  'complete report, include=all': { path: `${API}/funds/${FUND}/fmr-reports/latest?include=all`, goal: 0.7 },
  'latest snapshot': { path: `${API}/funds/${FUND}/snapshot/latest`, goal: 0.7 },
} as const satisfies Record<string, { path: string; goal: number; generated?: string }>;

const isBare = process.argv.includes('--bare');
const { env, key } = openInstallation(MARKET, true);
const facts = join(env['MFDS_DATA_DIR'] ?? '', 'facts.sqlite');
const keyed = { 'x-api-key': key };
const folder = mkdtempSync(join(tmpdir(), 'mfds-bench-bodies-'));
const servers: Server[] = [];
const start = async (...args: Parameters<typeof startServer>): Promise<Server> => {
  const server = await startServer(...args);
  servers.push(server);
  return server;
};

/**
 * New pages in gzip, which are expensive for the server and cheap for the load generator, because both share two cores.
 * Row 2 does not depend on other work on the machine: requests per second of processor time, times the number of
 * threads.
 * Row 3 compares two threads with two processes, which share nothing, on the same cores under the same load: the cost
 * of sharing.
 */
async function compareThreads(): Promise<Row[]> {
  if (GENERATOR !== 'wrk') {
    console.log('2 threads to 1 omitted: only wrk can request a different page each time (apt install wrk)');
    return [];
  }
  const headers = { ...keyed, 'accept-encoding': 'gzip' };
  const ask = async (threads: string): Promise<Asked> => ({
    server: await start([MFDS, 'serve', '--port', '0', '--threads', threads], '0,1', env),
    path: '/',
    headers,
    script: NEW_PAGES,
  });
  const [one, two, other] = [await ask('1'), await ask('2'), await ask('1')];
  const found = compare(two, one);
  const [ours, baseline] = found.processor_us.map((spent, index) => ((2 - index) * 1_000_000) / spent) as [
    number,
    number,
  ];
  const measure = 'new NAV pages in gzip: 2 threads to 1';
  return [
    { measure: `${measure}, load on the same two cores`, goal: 1.7, ...found },
    { measure: `${measure}, by processor time`, goal: 1.7, ours, baseline, ratio: ours / baseline },
    {
      measure: 'new NAV pages in gzip: 2 threads to 2 processes of one',
      goal: null,
      ...compare(two, { ...one, also: other.server }),
    },
  ];
}

try {
  const service = await start([MFDS, 'serve', '--port', '0', '--threads', '1'], SERVER_CORE, env);
  const bodies: string[] = [];
  const etags: string[] = [];
  for (const [index, { path }] of Object.values(READS).entries()) {
    const answer = await fetch(service.address + path, { headers: keyed });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const file = join(folder, `${index}.json`);
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
    bodies.push(file);
    // Requested before the measurements: the load generator blocks this process, and idle connections are closed during
    // a run.
    etags.push(answer.headers.get('etag') ?? '');
  }
  const bare = await start([BARE, ...bodies], SERVER_CORE);
  const rows: Row[] = [];
  for (const [index, [measure, { path, goal }]] of Object.entries(READS).entries()) {
    const ours = { server: service, path, headers: keyed };
    rows.push({
      measure: `${measure}, to bare node:http`,
      goal,
      ...compare(ours, { server: bare, path: `/${index}` }),
    });
    rows.push({
      measure: `${measure}: 304 to its 200`,
      goal: 1,
      ...compare({ ...ours, headers: { ...keyed, 'if-none-match': etags[index] ?? '' } }, ours),
    });
  }
  const generated = await start([GENERATED, facts], SERVER_CORE);
  for (const [measure, read] of Object.entries(READS)) {
    if (!('generated' in read)) continue;
    rows.push({
      measure: `${measure}, to Fastify + SQL + JSON.stringify`,
      goal: null,
      ...compare({ server: service, path: read.path, headers: keyed }, { server: generated, path: read.generated }),
    });
  }
  if (!isBare) {
    const page = READS['NAV page of 500 rows'].path;
    rows.push(...(await comparePeers({ server: service, path: page, headers: keyed }, facts)));
    rows.push(...(await compareThreads()));
  }
  report(isBare ? 'serve-bare' : 'serve', 'Requests per second', rows);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true });
}
