import { setTimeout as sleep } from 'node:timers/promises';
import { createSeededRandom } from '../support/seeded-random.ts';
import { checkAnswer } from '../generative/check-answer.ts';
import { runGenerated } from '../generative/run.ts';
import type { Asked, Call } from '../generative/run.ts';
import { judgeAdmissions, listAway } from './admissions.ts';
import type { Admission, Promised } from './admissions.ts';
import { createInstallation, waitFor } from './installation.ts';
import type { Installation } from './installation.ts';
import type { Fault, FaultReport } from './fault.ts';
import { makeOwnPostgres, missingPostgres } from './own-postgres.ts';
import { makeOwnValkey, missingValkey } from './own-valkey.ts';
import { startWatch } from './watch.ts';
import { findFreePort } from '../support/faulty-proxy.ts';

// Forty trials, as of other faults, send fifty thousand requests.
const REQUESTS_A_MOMENT = 1_250;
// Some keys request more than twice their limit and reach it within a minute; the others request half of theirs and
// never do.
const UNITS_PER_MINUTE = 1_500;
const PRESSED = Array.from({ length: 2 }, (_, index) => `pressed-${index + 1}`);
const SPARING = Array.from({ length: 12 }, (_, index) => `sparing-${index + 1}`);
const SHARES_OF_A_PRESSED_KEY = 6;
// Slow enough for the reader to stay below its limit.
const READER_PAUSE_MILLISECONDS = 300;
const SHORTEST_LIFE_MILLISECONDS = 3_000;
const LONGEST_LIFE_MILLISECONDS = 8_000;

/**
 * Two nodes with one PostgreSQL and one Valkey answer generated requests while imports run and one node is repeatedly
 * killed and restarted.
 */
export const STORM: Fault = {
  name: 'storm',
  missing: async () => (await missingPostgres()) ?? (await missingValkey()),
  async run(moments, seed) {
    const [postgres, valkey] = [await makeOwnPostgres(), await makeOwnValkey()];
    let installation: Installation | undefined;
    try {
      installation = await createInstallation({
        MFDS_DATABASE_URL: postgres.urlAt(postgres.port),
        MFDS_VALKEY_URL: `redis://127.0.0.1:${valkey.port}`,
        MFDS_LIMIT_UNITS_PER_MINUTE: String(UNITS_PER_MINUTE),
      });
      return await storm(installation, moments, seed);
    } finally {
      await installation?.end();
      await valkey.kill();
      await postgres.remove();
    }
  },
};

async function storm(installation: Installation, moments: number, seed: number): Promise<FaultReport> {
  const random = createSeededRandom(seed).draw;
  const violations: string[] = [];
  let [day, kills, broken, recovery_ms, isOver] = [1, 0, 0, 0, false];
  const watch = startWatch(() => day + 1, READER_PAUSE_MILLISECONDS);
  await installation.ingest(0);
  const port = await findFreePort();
  const steady = await installation.serve();
  let shaken = await installation.serve({ port });
  const logs = [steady.log, shaken.log];
  watch.switchTo(steady);
  await waitFor('the first page is served', () => watch.hasWhole(0));
  const ledger = await makeLedger(installation);

  const importing = (async () => {
    for (; !isOver; day += 1) {
      const ended = await installation.ingest(day);
      if (ended.code !== 0) violations.push(`the import of day ${day} failed: ${ended.stderr.trim().slice(0, 200)}`);
    }
  })();
  const killing = (async () => {
    while (!isOver) {
      await sleep(SHORTEST_LIFE_MILLISECONDS + random() * (LONGEST_LIFE_MILLISECONDS - SHORTEST_LIFE_MILLISECONDS));
      await shaken.kill();
      const begun = performance.now();
      shaken = await installation.serve({ port });
      logs.push(shaken.log);
      recovery_ms = Math.max(recovery_ms, performance.now() - begun);
      kills += 1;
    }
  })();
  const begun = performance.now();
  const options = {
    key: steady.key,
    keys: ledger.turns,
    onCall: (call: Call) => ledger.record(call),
    requests: (moments * REQUESTS_A_MOMENT) / 2,
    onBroken: () => void (broken += 1),
    // A node may return 503 for a moment, and imports change facts, so a second request need not return the same
    // response.
    lookAt: async ({ judge, operation, request, answer }: Asked) =>
      checkAnswer(judge, operation, request, answer, true),
  };
  const runs = await Promise.all([
    runGenerated({ ...options, baseUrl: steady.address, seed }),
    runGenerated({ ...options, baseUrl: shaken.address, seed: seed + 1 }),
  ]);
  const seconds = (performance.now() - begun) / 1_000;
  isOver = true;
  await Promise.all([importing, killing]);
  const limits = ledger.judge(logs.flatMap(listAway));
  for (let each = 0; each < day; each += 1)
    if (!(await watch.hasWhole(each))) violations.push(`day ${each} is served in part`);
  await watch.end();
  violations.push(...runs.flatMap(({ findings }) => findings), ...limits.violations, ...watch.violations);
  const statuses = Object.groupBy(
    runs.flatMap((run) => Object.entries(run.statuses)),
    ([status]) => status,
  );
  const counted = Object.entries(statuses).map(
    ([status, counts = []]) => `${counts.reduce((sum, [, count]) => sum + count, 0)} × ${status}`,
  );
  const held = [
    `${runs[0].requests + runs[1].requests} generated requests in ${seconds.toFixed(0)} s: ${counted.join(', ')}, ${broken} connections broken by ${kills} kills`,
    `${day} pages imported, each served completely; the feed has no gap`,
    ...limits.held,
  ];
  return { fault: 'storm', moments: kills, held, violations, recovery_ms };
}

interface Ledger {
  /** The keys in the order in which requests use them. */
  readonly turns: readonly string[];
  record(call: Call): void;
  judge(away: Promised['away']): { readonly held: readonly string[]; readonly violations: readonly string[] };
}

/** Creates keys and records what each was charged and refused on all nodes, across restarts. */
async function makeLedger(installation: Installation): Promise<Ledger> {
  const names = new Map<string, string>();
  for (const name of [...PRESSED, ...SPARING]) names.set(await installation.newKey(name), name);
  const turns = [...names].flatMap(([key, name]) =>
    Array.from({ length: PRESSED.includes(name) ? SHARES_OF_A_PRESSED_KEY : 1 }, () => key),
  );
  const histories = new Map(turns.map((key) => [key, [] as Admission[]]));
  const refused = new Map(turns.map((key) => [key, 0]));
  const violations: string[] = [];
  return {
    turns,
    record({ key, sent, received, answer: { status, headers } }) {
      const units = Number(headers.get('x-ratelimit-cost') ?? 0);
      if (status !== 429) histories.get(key)?.push({ sent, received, units });
      else refused.set(key, (refused.get(key) ?? 0) + 1);
      if (status === 429 && (units > 0 || !(Number(headers.get('retry-after')) >= 1)))
        violations.push(
          `a 429 was charged ${units} units and has Retry-After ${headers.get('retry-after') ?? 'nothing'}`,
        );
    },
    judge(away) {
      const judged = [...histories].map(([key, history]) => ({
        name: names.get(key) ?? '',
        limited: refused.get(key) ?? 0,
        ...judgeAdmissions(history, { capacity: UNITS_PER_MINUTE, bucketsAway: 2, away }),
      }));
      for (const { name, limited, violation } of judged) {
        if (violation !== undefined) violations.push(`${name}: ${violation}`);
        if (limited > 0 && SPARING.includes(name))
          violations.push(`${name} was rejected by the limit ${limited} times and requests half of it`);
      }
      const show = (group: readonly string[]): string =>
        judged
          .filter(({ name }) => group.includes(name))
          .map(
            ({ limited, fullestPct }) => `${fullestPct.toFixed(1)} %${limited === 0 ? '' : ` and ${limited} refusals`}`,
          )
          .join(', ');
      return {
        held: [
          `fullest window of keys that request more than ${UNITS_PER_MINUTE} units a minute, as a share of the limit: ${show(PRESSED)}; each 429 has Retry-After`,
          `of keys that request less: ${show(SPARING)}`,
          `the limiter missed the deadline of a node ${away.length} times`,
        ],
        violations,
      };
    },
  };
}
