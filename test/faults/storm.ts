import { setTimeout as sleep } from 'node:timers/promises';
import { makeDice } from '../support/dice.ts';
import { runGenerated } from '../generative/run.ts';
import type { GenerativeRun } from '../generative/run.ts';
import { makeBed, waitFor } from './bed.ts';
import type { Bed } from './bed.ts';
import type { Fault, FaultReport } from './fault.ts';
import { makeOwnPostgres, missingPostgres } from './own-postgres.ts';
import { makeOwnValkey, missingValkey } from './own-valkey.ts';
import { startWatch } from './watch.ts';
import { findFreePort } from './wire-between.ts';

// Forty moments, as the other faults have, make fifty thousand requests.
const REQUESTS_A_MOMENT = 1_250;
// Low enough that the requests reach it, high enough that most are answered with facts.
const UNITS_PER_MINUTE = 30_000;
const SHORTEST_LIFE_MILLISECONDS = 3_000;
const LONGEST_LIFE_MILLISECONDS = 8_000;

/** Two nodes over one PostgreSQL and one Valkey answer generated requests while imports run and one node is killed and started again. */
export const STORM: Fault = {
  name: 'storm',
  missing: async () => (await missingPostgres()) ?? (await missingValkey()),
  async run(moments, seed) {
    const [postgres, valkey] = [await makeOwnPostgres(), await makeOwnValkey()];
    let bed: Bed | undefined;
    try {
      bed = await makeBed({ MFDS_DATABASE_URL: postgres.urlAt(postgres.port), MFDS_VALKEY_URL: `redis://127.0.0.1:${valkey.port}`, MFDS_LIMIT_UNITS_PER_MINUTE: String(UNITS_PER_MINUTE) });
      return await storm(bed, moments, seed);
    } finally {
      await bed?.end();
      await valkey.kill();
      await postgres.remove();
    }
  },
};

async function storm(bed: Bed, moments: number, seed: number): Promise<FaultReport> {
  const dice = makeDice(seed);
  const violations: string[] = [];
  let [day, kills, recovery_ms, isOver] = [1, 0, 0, false];
  const watch = startWatch(() => day + 1);
  await bed.ingest(0);
  const port = await findFreePort();
  const steady = await bed.serve();
  let shaken = await bed.serve({ port });
  watch.turnTo(steady);
  await waitFor('the first page is served', () => watch.hasWhole(0));
  const made = await bed.run(['keys', 'create', '--account', 'storm@sample.example', '--name', 'storm', '--scopes', 'all', '--json']);
  const { key } = JSON.parse(made.stdout) as { key: string };

  const importing = (async () => {
    for (; !isOver; day += 1) {
      const ended = await bed.ingest(day);
      if (ended.code !== 0) violations.push(`day ${day} was refused: ${ended.stderr.trim().slice(0, 200)}`);
    }
  })();
  const killing = (async () => {
    while (!isOver) {
      await sleep(SHORTEST_LIFE_MILLISECONDS + dice() * (LONGEST_LIFE_MILLISECONDS - SHORTEST_LIFE_MILLISECONDS));
      await shaken.kill();
      const begun = performance.now();
      shaken = await bed.serve({ port });
      recovery_ms = Math.max(recovery_ms, performance.now() - begun);
      kills += 1;
    }
  })();
  const begun = performance.now();
  const requests = (moments * REQUESTS_A_MOMENT) / 2;
  const runs = await Promise.all([
    runGenerated({ base_url: steady.address, key, requests, seed, is_shaken: true }),
    runGenerated({ base_url: shaken.address, key, requests, seed: seed + 1, is_shaken: true }),
  ]);
  const seconds = (performance.now() - begun) / 1_000;
  isOver = true;
  await Promise.all([importing, killing]);
  violations.push(...runs.flatMap(({ findings }) => findings), ...findOverAdmission(runs, seconds));
  for (let each = 0; each < day; each += 1) if (!(await watch.hasWhole(each))) violations.push(`day ${each} is not whole`);
  await watch.end();
  const statuses = Object.groupBy(runs.flatMap((run) => Object.entries(run.statuses)), ([status]) => status);
  const counted = Object.entries(statuses).map(([status, counts = []]) => `${counts.reduce((sum, [, count]) => sum + count, 0)} × ${status}`);
  const held = [
    `${runs[0].requests + runs[1].requests} generated requests in ${seconds.toFixed(0)} s: ${counted.join(', ')}, ${runs[0].broken + runs[1].broken} connections broken by ${kills} kills`,
    `${day} pages taken in meanwhile, each whole; the feed without a gap`,
    `${runs[0].units + runs[1].units} units admitted, at most ${mostUnits(seconds)}`,
  ];
  return { fault: 'storm', moments: kills, held, violations: [...violations, ...watch.violations], recovery_ms };
}

function mostUnits(seconds: number): number {
  return Math.ceil(UNITS_PER_MINUTE + (UNITS_PER_MINUTE / 60) * seconds);
}

function findOverAdmission(runs: readonly GenerativeRun[], seconds: number): string[] {
  const units = runs.reduce((sum, run) => sum + run.units, 0);
  return units > mostUnits(seconds) ? [`${units} units were admitted in ${seconds.toFixed(1)} s, at most ${mostUnits(seconds)} may be`] : [];
}
