/**
 * `npm run bench:nodes`: requests per second of one, two and three nodes over one PostgreSQL and one Valkey, and the
 * processor time per request of each, which shows what binds next. Needs wrk and a PostgreSQL and Valkey server.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { promisify } from 'node:util';
import { createInstallation } from '../test/faults/installation.ts';
import type { Installation, Served } from '../test/faults/installation.ts';
import { makeOwnPostgres, missingPostgres } from '../test/faults/own-postgres.ts';
import { makeOwnValkey, missingValkey } from '../test/faults/own-valkey.ts';

const MOST_NODES = 3;
const CONNECTIONS_A_NODE = 16;
const SECONDS = Number.parseInt(process.env['BENCH_SECONDS'] ?? '5', 10);
const DAYS = 1;
// Linux reports processor time in hundredths of a second (USER_HZ).
const TICK_MILLISECONDS = 10;
const run = promisify(execFile);

interface Measured {
  readonly nodes: number;
  readonly requests_per_second: number;
  /** Processor time per request in microseconds. */
  readonly node_us: number;
  readonly database_us: number;
  readonly limiter_us: number;
}

/** Processor time of a process and its children that have ended, in milliseconds; 0 if it has ended. */
function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, text) => sum + Number.parseInt(text, 10), 0) * TICK_MILLISECONDS;
  } catch {
    return 0;
  }
}

const sumMs = (pids: readonly (number | undefined)[]): number =>
  pids.reduce<number>((sum, pid) => sum + (pid === undefined ? 0 : processorMs(pid)), 0);

/** Requests of one wrk per node, all at the same time. */
async function load(nodes: readonly Served[], path: string): Promise<number> {
  const counts = await Promise.all(
    nodes.map(async ({ address, key }) => {
      const words = ['-t1', `-c${CONNECTIONS_A_NODE}`, `-d${SECONDS}s`, '-H', `x-api-key: ${key}`, address + path];
      const { stdout } = await run('wrk', words);
      if (stdout.includes('Non-2xx')) throw new Error(`${path}: ${stdout}`);
      return Number.parseInt(/(\d+) requests in/.exec(stdout)?.[1] ?? '0', 10);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function measure(
  installation: Installation,
  count: number,
  path: string,
  databasePids: () => readonly number[],
  limiterPid: number | undefined,
): Promise<Measured> {
  const nodes = await Promise.all(Array.from({ length: count }, () => installation.serve({ threads: 1 })));
  try {
    // Fills memory, and lets the compiler finish.
    await load(nodes, path);
    const pids = [nodes.map(({ child }) => child.pid), databasePids(), [limiterPid]];
    const before = pids.map(sumMs);
    const begun = performance.now();
    const requests = await load(nodes, path);
    const seconds = (performance.now() - begun) / 1_000;
    const [node_us = 0, database_us = 0, limiter_us = 0] = pids.map(
      (group, place) => ((sumMs(group) - (before[place] ?? 0)) * 1_000) / requests,
    );
    return { nodes: count, requests_per_second: requests / seconds, node_us, database_us, limiter_us };
  } finally {
    for (const node of nodes) await node.stop();
  }
}

const missing = (await missingPostgres()) ?? (await missingValkey());
if (missing !== undefined) throw new Error(missing);
const [postgres, valkey] = [await makeOwnPostgres(), await makeOwnValkey()];
let installation: Installation | undefined;
try {
  installation = await createInstallation({
    MFDS_DATABASE_URL: postgres.urlAt(postgres.port),
    MFDS_VALKEY_URL: `redis://127.0.0.1:${valkey.port}`,
    MFDS_LIMIT_UNITS_PER_MINUTE: '600000000',
  });
  for (let day = 0; day < DAYS; day += 1) await installation.ingest(day);
  const path = '/v1/mutual-funds/nav/latest';
  console.log(
    `${path}, ${CONNECTIONS_A_NODE} connections a node, ${SECONDS} s, ${availableParallelism()} cores shared by nodes, database, limiter and load generators; load average before ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log('| nodes | requests /s | node us | PostgreSQL us | Valkey us |\n| --- | --- | --- | --- | --- |');
  for (let count = 1; count <= MOST_NODES; count += 1) {
    const found = await measure(installation, count, path, () => postgres.listPids(), valkey.pid);
    console.log(
      `| ${found.nodes} | ${found.requests_per_second.toFixed(0)} | ${found.node_us.toFixed(1)} | ${found.database_us.toFixed(1)} | ${found.limiter_us.toFixed(1)} |`,
    );
  }
} finally {
  await installation?.end();
  await valkey.kill();
  await postgres.remove();
}
