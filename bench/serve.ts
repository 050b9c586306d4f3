/** `npm run bench:serve`: requests per second of the service and of its baselines, each pair in one run, A B A B A. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MARKET, openInstallation } from './installation.ts';
import { slugOf } from './market.ts';
import { MFDS, load, startServer } from './processes.ts';
import type { Load, Measured, Server } from './processes.ts';
import { median, report } from './report.ts';
import type { Row } from './report.ts';

const SECONDS = Number.parseInt(process.env['BENCH_SECONDS'] ?? '5', 10);
const ROUNDS = 3;
const SERVER_CORE = '0';
const LOAD_CORE = '1';
const BARE = fileURLToPath(new URL('bare-server.ts', import.meta.url));
const GENERATED = fileURLToPath(new URL('generated-server.ts', import.meta.url));

const FUND = slugOf(1);
const API = '/v1/mutual-funds';
const READS = {
  'NAV page of 500 rows': { path: `${API}/funds/${FUND}/nav`, goal: 0.8, generated: `/funds/${FUND}/nav` },
  'latest NAV of one fund': { path: `${API}/nav/latest?funds=${FUND}`, goal: 0.7, generated: `/latest/${FUND}` },
  'fund detail': { path: `${API}/funds/${FUND}`, goal: 0.7 },
  'complete report, include=all': { path: `${API}/funds/${FUND}/fmr-reports/latest?include=all`, goal: 0.7 },
  'latest snapshot': { path: `${API}/funds/${FUND}/snapshot/latest`, goal: 0.7 },
} as const satisfies Record<string, { path: string; goal: number; generated?: string }>;

const { env, key } = openInstallation(MARKET, true);
const keyed = { 'x-api-key': key };
const folder = mkdtempSync(join(tmpdir(), 'mfds-bench-bodies-'));
const servers: Server[] = [];
const start = async (...args: Parameters<typeof startServer>): Promise<Server> => {
  const server = await startServer(...args);
  servers.push(server);
  return server;
};

type Asked = Pick<Load, 'server' | 'path' | 'headers'>;

/** Medians of ROUNDS runs of each, taken in turns, so that what else the machine does meets both. */
function compare(of: Asked, against: Asked): Omit<Row, 'measure' | 'goal'> {
  const run = (one: Asked): Measured => load({ ...one, seconds: SECONDS, cores: LOAD_CORE });
  const pairs = Array.from({ length: ROUNDS }, () => [run(of), run(against)] as const);
  const refused = pairs.reduce((sum, [ours]) => sum + ours.refused, 0);
  if (refused > 0) throw new Error(`${refused} requests to ${of.path} were refused`);
  return {
    ours: median(pairs.map(([ours]) => ours.requests_per_second)),
    baseline: median(pairs.map(([, theirs]) => theirs.requests_per_second)),
    ratio: median(pairs.map(([ours, theirs]) => ours.requests_per_second / theirs.requests_per_second)),
    p99_ms: median(pairs.map(([ours]) => ours.p99_ms)),
    processor_us: [median(pairs.map(([ours]) => ours.processor_us)), median(pairs.map(([, theirs]) => theirs.processor_us))],
  };
}

try {
  const service = await start([MFDS, 'serve', '--port', '0', '--threads', '1'], SERVER_CORE, env);
  const bodies: string[] = [];
  for (const [index, { path }] of Object.values(READS).entries()) {
    const answer = await fetch(service.address + path, { headers: keyed });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const file = join(folder, `${index}.json`);
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
    bodies.push(file);
  }
  const bare = await start([BARE, ...bodies], SERVER_CORE);
  const rows: Row[] = [];
  for (const [index, [measure, { path, goal }]] of Object.entries(READS).entries()) {
    const ours = { server: service, path, headers: keyed };
    rows.push({ measure: `${measure}, to bare node:http`, goal, ...compare(ours, { server: bare, path: `/${index}` }) });
    const etag = (await fetch(service.address + path, { headers: keyed })).headers.get('etag') ?? '';
    rows.push({ measure: `${measure}: 304 to its 200`, goal: 1, ...compare({ ...ours, headers: { ...keyed, 'if-none-match': etag } }, ours) });
  }
  const generated = await start([GENERATED, join(env['MFDS_DATA_DIR'] ?? '', 'facts.sqlite')], SERVER_CORE);
  for (const [measure, read] of Object.entries(READS)) {
    if (!('generated' in read)) continue;
    rows.push({ measure: `${measure}, to Fastify + SQL + JSON.stringify`, goal: null, ...compare({ server: service, path: read.path, headers: keyed }, { server: generated, path: read.generated }) });
  }
  // Both share the two cores with the load generator here, so that what is compared is the share each gets done.
  const two = await start([MFDS, 'serve', '--port', '0', '--threads', '2'], '0,1', env);
  const one = await start([MFDS, 'serve', '--port', '0', '--threads', '1'], '0,1', env);
  const page = READS['NAV page of 500 rows'].path;
  rows.push({ measure: 'NAV page of 500 rows: 2 threads to 1, load on the same two cores', goal: 1.7, ...compare({ server: two, path: page, headers: keyed }, { server: one, path: page, headers: keyed }) });
  report('serve', 'Requests per second', rows);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true });
}
