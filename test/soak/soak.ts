import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createInstallation, waitFor } from '../faults/installation.ts';
import type { Installation } from '../faults/installation.ts';
import { makeOwnPostgres } from '../faults/own-postgres.ts';
import type { OwnPostgres } from '../faults/own-postgres.ts';
import { makeOwnValkey, missingValkey } from '../faults/own-valkey.ts';
import type { OwnValkey } from '../faults/own-valkey.ts';
import { startWatch } from '../faults/watch.ts';
import type { Watch } from '../faults/watch.ts';
import { findFreePort, startFaultyProxy } from '../support/faulty-proxy.ts';
import type { FaultyProxy } from '../support/faulty-proxy.ts';
import { createSeededRandom } from '../support/seeded-random.ts';
import { createImportChore, createPerson, createRotatingKey, exportOnce } from './chores.ts';
import type { ChoreParts } from './chores.ts';
import { createDisturbances } from './disturbances.ts';
import type { DisturbanceKind, Disturbances } from './disturbances.ts';
import { startLoad } from './load.ts';
import type { Target } from './load.ts';
import { SHORTEST_JUDGED_MINUTES, createLedger, findGrowth, readMetrics, sampleProcess } from './measure.ts';
import type { Quarter } from './measure.ts';

export interface SoakOptions {
  readonly engine: 'sqlite' | 'postgres';
  readonly minutes: number;
  /** Requests per second of the mixed load. */
  readonly rate: number;
  readonly seed: number;
  /** Whether the machine has so much other work that the service may reach its time limits without a fault. */
  readonly isBusy?: boolean;
  readonly say: (line: string) => void;
  /** Ends the run early; everything that was started is stopped, and what was measured is reported. */
  readonly signal?: AbortSignal;
}

export interface SoakReport {
  readonly quarters: readonly Quarter[];
  readonly held: readonly string[];
  readonly violations: readonly string[];
}

// Chores keep their share of the work at any rate.
const REQUESTS_AN_IMPORT = 800;
const REQUESTS_A_SIGN_IN = 600;
const REQUESTS_A_ROTATION = 1_800;
const SAMPLE_SECONDS = 5;
const MOST_BETWEEN_DISTURBANCES_SECONDS = 45;
const MOST_BETWEEN_EXPORTS_SECONDS = 300;
const OUTAGE_MILLISECONDS = 2_000;
const REPORTED_FUNDS = 6;
const READER_PAUSE_MILLISECONDS = 250;
// Longer than the service keeps an idle connection open.
const QUIET_MILLISECONDS = 90_000;
const QUIET_HANDLES = 8;

/** The servers of a run; nothing for SQLite but the limiter. */
interface Servers {
  readonly env: Readonly<Record<string, string>>;
  readonly postgres: OwnPostgres | undefined;
  readonly database: FaultyProxy | undefined;
  readonly valkey: OwnValkey | undefined;
  end(): Promise<void>;
}

async function startServers(engine: SoakOptions['engine']): Promise<Servers> {
  const postgres = engine === 'postgres' ? await makeOwnPostgres() : undefined;
  const database = postgres === undefined ? undefined : await startFaultyProxy(postgres.port);
  const valkey = (await missingValkey()) === undefined ? await makeOwnValkey() : undefined;
  return {
    postgres,
    database,
    valkey,
    env: {
      ...(postgres === undefined || database === undefined ? {} : { MFDS_DATABASE_URL: postgres.urlAt(database.port) }),
      ...(valkey === undefined ? {} : { MFDS_VALKEY_URL: `redis://127.0.0.1:${valkey.port}` }),
    },
    async end() {
      await database?.end();
      await valkey?.kill();
      await postgres?.remove();
    },
  };
}

/** Two nodes over one store: one runs from the first to the last minute, the other is restarted every few minutes. */
export async function soak(options: SoakOptions): Promise<SoakReport> {
  const folder = mkdtempSync(join(tmpdir(), 'mfds-soak-'));
  const servers = await startServers(options.engine);
  let installation: Installation | undefined;
  try {
    installation = await createInstallation(servers.env);
    return await run(options, servers, installation, folder);
  } finally {
    await installation?.end();
    await servers.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(
  { engine, minutes, rate, seed, isBusy = false, say, signal }: SoakOptions,
  servers: Servers,
  installation: Installation,
  folder: string,
): Promise<SoakReport> {
  const random = createSeededRandom(seed);
  const violations: string[] = [];
  const disturbances = createDisturbances();
  const metricsPort = await findFreePort();
  const steady = await addTarget(installation, 'the steady node', { MFDS_METRICS_PORT: String(metricsPort) });
  const restarted = await addTarget(installation, 'the restarted node');
  const targets = [steady, restarted];
  const lasts = minutes * 60_000;
  let begun = performance.now();
  const ledger = createLedger(() => (performance.now() - begun) / lasts);
  const parts: ChoreParts = { installation, folder, targets, random, ledger, disturbances, violations };
  const { slugs, names } = await fillStore(installation, steady);
  const chore = createImportChore(parts, names.slice(0, REPORTED_FUNDS));
  await chore.run();
  const watches = targets.map(() => startWatch(() => Math.max(1, chore.acknowledged), READER_PAUSE_MILLISECONDS));
  watches.forEach((watch, place) => watch.switchTo(targets[place]?.served));
  const person = await createPerson(parts, 'sara@sample.example');
  const key = await createRotatingKey(parts);
  await exportOnce(parts);
  const idleHandles = handlesOf(steady);

  begun = performance.now();
  const isOver = (): boolean => performance.now() - begun >= lasts || signal?.aborted === true;
  const load = startLoad({ targets, slugs, names, rate, random, ledger, disturbances, isBusy });
  let exports = 0;
  const every = async (seconds: number, work: () => Promise<unknown>): Promise<void> => {
    while (!isOver()) {
      const next = performance.now() + seconds * 1_000;
      await work();
      while (!isOver() && performance.now() < next) await sleep(200);
    }
  };
  const disturb = listDisturbances(
    servers,
    disturbances,
    restarted,
    watches[1] as Watch,
    installation,
    // A stop that takes too long ends with exit code 1, which on a busy machine breaks no guarantee.
    isBusy ? [] : violations,
  );
  let turn = 0;
  const announceNew = createAnnouncer(say);
  await Promise.all([
    every(REQUESTS_AN_IMPORT / rate, () => chore.run()),
    every(REQUESTS_A_SIGN_IN / rate, () => person.signIn()),
    every(REQUESTS_A_ROTATION / rate, () => key.rotate()),
    every(Math.min(MOST_BETWEEN_EXPORTS_SECONDS, minutes * 15), async () => {
      exports += (await exportOnce(parts)) ? 1 : 0;
    }),
    every(Math.min(MOST_BETWEEN_DISTURBANCES_SECONDS, (minutes * 60) / disturb.length), async () => {
      await disturb[turn % disturb.length]?.();
      turn += 1;
    }),
    every(SAMPLE_SECONDS, async () => {
      const metrics = await readMetrics(`http://127.0.0.1:${metricsPort}/metrics`);
      const sample = metrics === undefined ? undefined : sampleProcess(steady.served.child.pid ?? 0, metrics);
      if (sample !== undefined) ledger.sample(sample);
    }),
    every(60, async () => {
      const seconds = Math.round((performance.now() - begun) / 1_000);
      say(
        `${seconds} s: ${[...load.statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}; ` +
          `${chore.acknowledged} imports, ${turn} disturbances, ${violations.length + load.violations.length} violations, ` +
          `${handlesOf(steady)} handles`,
      );
      announceNew(violations, load.violations);
    }),
  ]).catch((thrown: unknown) => void violations.push(String(thrown)));
  const ran = (performance.now() - begun) / 60_000;
  await load.end();
  await waitFor(
    'every node is served after the run',
    async () => (await Promise.all(watches.map((watch) => watch.isServed()))).every(Boolean),
    120_000,
  );
  for (let day = 0; day < chore.acknowledged; day += 1)
    for (const [place, watch] of watches.entries())
      if (!(await watch.hasWhole(day)))
        violations.push(`day ${day} is not served completely by ${targets[place]?.name ?? ''}`);
  for (const watch of watches) await watch.end();
  const isJudged = ran >= SHORTEST_JUDGED_MINUTES;
  const isQuiet = async (): Promise<boolean> => handlesOf(steady) <= idleHandles + QUIET_HANDLES;
  if (isJudged) await waitFor('idle connections are closed', isQuiet, QUIET_MILLISECONDS).catch(() => undefined);
  const quietHandles = handlesOf(steady);
  if (steady.served.child.exitCode !== null || steady.served.child.signalCode !== null)
    violations.push('the steady node has ended');
  else if (isJudged && quietHandles > idleHandles + QUIET_HANDLES)
    violations.push(`the steady node has ${quietHandles} open handles after the run and had ${idleHandles} before`);
  const verified = await installation.run(['verify', '--json']);
  if (verified.code !== 0)
    violations.push(`mfds verify: exit ${verified.code}, ${(verified.stdout + verified.stderr).slice(0, 500)}`);
  for (const target of targets) {
    const code = await target.served.stop();
    if (code !== 0 && !isBusy) violations.push(`${target.name} ended with exit code ${code}: ${lastWords(target)}`);
  }
  const quarters = ledger.readQuarters();
  if (isJudged) violations.push(...findGrowth(quarters));
  violations.push(...load.violations, ...watches.flatMap((watch) => watch.violations));
  return {
    quarters,
    violations,
    held: [
      `${engine}, ${ran.toFixed(1)} minutes at ${rate} requests a second on two nodes: ${[...load.statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
      `${load.refusals + watches.reduce((sum, { refusals }) => sum + refusals, 0)} responses were 503 with Retry-After during faults of the database, ${load.busyRefusals} at other times; ${load.cut} requests were cut by the kill of their node, ${load.unsent} found their node already closed`,
      `${watches.reduce((sum, { answers }) => sum + answers, 0)} responses to the two followers of pages and feed, none partial or mixed; no event lost or repeated`,
      `${chore.acknowledged} pages and ${chore.reports} reports imported (${chore.killed} importers killed, ${chore.failedByFault} imports refused by a fault and repeated), every page served completely by both nodes; mfds verify found no difference`,
      `${person.signIns} sign-ins, ${key.rotations} rotated keys, ${exports} exports`,
      `disturbances: ${[...disturbances.counts].map(([kind, count]) => `${count} × ${kind}`).join(', ')}`,
      `steady node: ${idleHandles} open handles before the run, ${quietHandles} after it` +
        (isJudged ? '; memory, handles and threads within their bounds' : '; too short to judge growth'),
    ],
  };
}

async function addTarget(
  installation: Installation,
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Target> {
  return { name, served: await installation.serve({ env, port: await findFreePort() }), isAway: false };
}

const LAST_LINES = 5;

/** The end of a node's log. */
function lastWords({ served }: Target): string {
  return served.log
    .slice(-LAST_LINES)
    .map(({ line }) => line)
    .join(' | ');
}

function handlesOf({ served }: Target): number {
  return sampleProcess(served.child.pid ?? 0)?.handles ?? 0;
}

/** Says each violation of lists that only grow, once. */
function createAnnouncer(say: (line: string) => void): (...lists: (readonly string[])[]) => void {
  const announced: number[] = [];
  return (...lists) => {
    for (const [place, list] of lists.entries()) {
      for (const violation of list.slice(announced[place] ?? 0)) say(`BROKEN ${violation}`);
      announced[place] = list.length;
    }
  };
}

/** Imports the first page, so that every later request has data. */
async function fillStore(
  installation: Installation,
  { served }: Target,
): Promise<{ readonly slugs: readonly string[]; readonly names: readonly string[] }> {
  const first = await installation.ingest(0);
  if (first.code !== 0) throw new Error(`the first import failed: ${first.stderr}`);
  const response = await fetch(`${served.address}/v1/mutual-funds/funds?per_page=100`, {
    headers: { 'x-api-key': served.key },
  });
  const { data } = (await response.json()) as { data: { slug: string; name: string }[] };
  return { slugs: data.map(({ slug }) => slug), names: data.map(({ name }) => name) };
}

/** The disturbances of a round, in order. */
function listDisturbances(
  { postgres, database, valkey }: Servers,
  disturbances: Disturbances,
  target: Target,
  watch: Watch,
  installation: Installation,
  violations: string[],
): (() => Promise<void>)[] {
  const restart = (kind: DisturbanceKind, end: () => Promise<unknown>) => async (): Promise<void> =>
    disturbances.during(kind, async () => {
      target.isAway = true;
      watch.switchTo(undefined);
      await end();
      target.served = await installation.serve({ port: Number.parseInt(new URL(target.served.address).port, 10) });
      watch.switchTo(target.served);
      target.isAway = false;
    });
  const outage = (kind: DisturbanceKind, strike: () => unknown, heal: () => unknown) => async (): Promise<void> =>
    disturbances.during(kind, async () => {
      await strike();
      await sleep(OUTAGE_MILLISECONDS);
      await heal();
    });
  return [
    restart('node restarted', async () => {
      const code = await target.served.stop();
      if (code !== 0)
        violations.push(`${target.name} was stopped and ended with exit code ${code}: ${lastWords(target)}`);
    }),
    ...(valkey === undefined
      ? []
      : [
          outage(
            'limiter killed',
            () => valkey.kill(),
            () => valkey.start(),
          ),
        ]),
    ...(postgres === undefined
      ? []
      : [
          outage(
            'database killed',
            () => postgres.kill(),
            () => postgres.start(),
          ),
        ]),
    restart('node killed', async () => {
      target.killed = target.served;
      await target.served.kill();
    }),
    ...(valkey === undefined
      ? []
      : [
          outage(
            'limiter flushed',
            () => valkey.flush(),
            () => undefined,
          ),
        ]),
    ...(database === undefined
      ? []
      : [
          outage(
            'database silent',
            () => database.set('silent'),
            () => database.set('whole'),
          ),
        ]),
  ];
}
