/**
 * The trial of `partition.ts`, run inside the network namespaces: `partition-inside.ts MOMENTS SEED`. Prints its report
 * to standard output.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { mintKey } from '#access/keys.ts';
import { createSeededRandom } from '../support/seeded-random.ts';
import { judgeAdmissions, listAway } from './admissions.ts';
import type { Admission } from './admissions.ts';
import { createInstallation, waitFor } from './installation.ts';
import type { Installation, Served } from './installation.ts';
import type { FaultReport } from './fault.ts';
import { makeOwnPostgres } from './own-postgres.ts';
import { makeOwnValkey } from './own-valkey.ts';
import { DATABASE_ADDRESS, createNetworks } from './network-namespaces.ts';
import type { NodeNetwork } from './network-namespaces.ts';
import { dateOf } from './series.ts';
import { startWatch } from './watch.ts';
import type { Watch } from './watch.ts';

// Two clients without pauses use this up in seconds; readers with pauses never do.
const UNITS_PER_MINUTE = 1_200;
const CLIENTS_A_NODE = 2;
// As many as the spare database connections of a node, each with a request that needs the database.
const STRANGERS = 4;
const NEW_CONNECTIONS = 8;
// A thread keeps a fund in memory from its second read on; new connections reach all threads.
const WARMING_ROUNDS = 3;
const READER_PAUSE_MILLISECONDS = 300;
const ROAMING_MILLISECONDS = 400;
const SHORT_CUT_MILLISECONDS = 3_000;
// Only the service itself closes connections that were open before a cut of this length: TCP retries for a quarter of
// an hour, at growing intervals.
const LONG_CUT_MILLISECONDS = 15_000;
const LONG_EVERY = 4;
// The longest wait at a cut-off node before a 503 (docs/operations.md): each query of the request times out in turn.
const LONGEST_ANSWER_MILLISECONDS = 11_000;
const LONGEST_RECOVERY_MILLISECONDS = 5_000;
const MF = '/v1/mutual-funds';

interface Trial {
  readonly installation: Installation;
  readonly random: () => number;
  readonly cutNetwork: NodeNetwork;
  readonly cutNode: Served;
  readonly wholeNode: Served;
  readonly cutWatch: Watch;
  readonly wholeWatch: Watch;
  readonly seen: {
    refused_away: number;
    resident: number;
    admitted: number;
    limited: number;
    recovery_ms: number;
    slowest_ms: number;
    fullestPct: number;
  };
  readonly violations: string[];
}

process.stdout.write(
  JSON.stringify(
    await partition(...(process.argv.slice(2).map((text) => Number.parseInt(text, 10)) as [number, number])),
  ),
);
// The namespaces end with this process.
process.exit(0);

async function partition(moments: number, seed: number): Promise<FaultReport> {
  const [cutNetwork, wholeNetwork] = (await createNetworks(2)) as [NodeNetwork, NodeNetwork];
  const [postgres, valkey] = [await makeOwnPostgres(DATABASE_ADDRESS), await makeOwnValkey(DATABASE_ADDRESS)];
  let installation: Installation | undefined;
  try {
    installation = await createInstallation({
      MFDS_DATABASE_URL: postgres.urlAt(postgres.port),
      MFDS_VALKEY_URL: `redis://${DATABASE_ADDRESS}:${valkey.port}`,
      MFDS_LIMIT_UNITS_PER_MINUTE: String(UNITS_PER_MINUTE),
    });
    return await breakNetwork(installation, cutNetwork, wholeNetwork, moments, seed);
  } finally {
    cutNetwork.mend();
    await installation?.end();
    await valkey.kill();
    await postgres.remove();
  }
}

async function breakNetwork(
  installation: Installation,
  cutNetwork: NodeNetwork,
  wholeNetwork: NodeNetwork,
  moments: number,
  seed: number,
): Promise<FaultReport> {
  const random = createSeededRandom(seed).draw;
  let day = 0;
  await installation.ingest(0);
  const [cutNode, wholeNode] = (await Promise.all(
    [cutNetwork, wholeNetwork].map(async ({ address, enter }) =>
      installation.serve({ env: { MFDS_HOST: address }, port: 8_080, enter }),
    ),
  )) as [Served, Served];
  // Three readers with their own keys: one per node, and one that a load balancer sends to either node.
  const [cutWatch, wholeWatch, roaming] = Array.from({ length: 3 }, () =>
    startWatch(() => day + 1, READER_PAUSE_MILLISECONDS),
  ) as [Watch, Watch, Watch];
  cutWatch.switchTo(cutNode);
  wholeWatch.switchTo({ ...wholeNode, key: await installation.newKey('reader-two') });
  const third = await installation.newKey('reader-three');
  const roam = setInterval(
    () => roaming.switchTo({ ...(Math.random() < 0.5 ? cutNode : wholeNode), key: third }),
    ROAMING_MILLISECONDS,
  );
  const violations: string[] = [];
  const seen: Trial['seen'] = {
    refused_away: 0,
    resident: 0,
    admitted: 0,
    limited: 0,
    recovery_ms: 0,
    slowest_ms: 0,
    fullestPct: 0,
  };
  const trial: Trial = { installation, random, cutNetwork, cutNode, wholeNode, cutWatch, wholeWatch, seen, violations };
  await waitFor('the first page is served', async () => (await cutWatch.hasWhole(0)) && wholeWatch.hasWhole(0));
  for (day = 1; day <= moments; day += 1) {
    const before = violations.length;
    await cutOnce(trial, day);
    if (violations.length > before) process.stderr.write(`moment ${day}: ${violations.slice(before).join('\n')}\n`);
  }
  day -= 1;
  clearInterval(roam);
  roaming.switchTo({ ...wholeNode, key: third });
  for (const watch of [cutWatch, wholeWatch, roaming]) {
    await watch.end();
    violations.push(...watch.violations);
  }
  const answers = cutWatch.answers + wholeWatch.answers + roaming.answers;
  const held = [
    `${moments} cuts of up to ${LONG_CUT_MILLISECONDS / 1_000} s: the cut-off node answered ${seen.resident} reads of a fund in memory and ${seen.refused_away} others with 503 and Retry-After, the slowest after ${(seen.slowest_ms / 1_000).toFixed(1)} s`,
    `${answers} responses to readers of one node or both: none partial or mixed; no event lost or repeated`,
    `${seen.admitted} calls admitted and ${seen.limited} rejected by the limit; the fullest window reached ${seen.fullestPct.toFixed(1)} % of it`,
  ];
  return { fault: 'node partitioned', moments, held, violations, recovery_ms: seen.recovery_ms };
}

/** One cut: an import before or during it, clients that use up their key at both nodes, and the recovery. */
async function cutOnce(trial: Trial, day: number): Promise<void> {
  const { installation, random, cutNetwork, cutNode, wholeNode, cutWatch, wholeWatch, seen, violations } = trial;
  const pressed = await installation.newKey(`presser-${day}`);
  const slug = await warm(trial);
  const pressing = press(trial, pressed);
  // The cut falls in the middle of an import, of which the node has seen nothing or only unread events, or between two
  // imports.
  const isAmid = random() < 0.5;
  const importing = isAmid ? installation.ingest(day) : undefined;
  const reading = readAway(trial, slug, day, isAmid);
  await sleep(500 + random() * 1_000);
  cutNetwork.cut();
  const cutAt = performance.now();
  const cutMs = day % LONG_EVERY === 0 ? LONG_CUT_MILLISECONDS : random() * SHORT_CUT_MILLISECONDS;
  const ended = await (importing ?? installation.ingest(day));
  if (ended.code !== 0)
    violations.push(`the import of day ${day} failed while a node was cut off: ${ended.stderr.trim().slice(0, 200)}`);
  if (!(await wholeWatch.hasWhole(day)))
    violations.push(`day ${day} was acknowledged and is served in part by the other node`);
  await sleep(Math.max(0, cutAt + cutMs - performance.now()));
  cutNetwork.mend();
  const mendedAt = performance.now();
  await waitFor(
    'the cut node serves the newest page',
    async () => (await isNewest(trial, slug, day)) && cutWatch.hasWhole(day),
  );
  await waitFor('the cut node shares its limits', async () => listAway(cutNode.log).every(({ to }) => to < Infinity));
  const recovery_ms = performance.now() - mendedAt;
  seen.recovery_ms = Math.max(seen.recovery_ms, recovery_ms);
  if (recovery_ms > LONGEST_RECOVERY_MILLISECONDS)
    violations.push(
      `after a cut of ${(cutMs / 1_000).toFixed(1)} s the node recovered after ${(recovery_ms / 1_000).toFixed(1)} s`,
    );
  await reading();
  const away = [cutNode, wholeNode].flatMap(({ log }) => listAway(log));
  const { fullestPct, violation } = judgeAdmissions(await pressing(), {
    capacity: UNITS_PER_MINUTE,
    bucketsAway: 1,
    away,
  });
  seen.fullestPct = Math.max(seen.fullestPct, fullestPct);
  if (violation !== undefined) violations.push(violation);
}

/** Whether each of many new connections, and so each thread of the node, returns the page of the day. */
async function isNewest({ cutNode }: Trial, slug: string, day: number): Promise<boolean> {
  const answers = await Promise.all(
    Array.from({ length: NEW_CONNECTIONS }, async () => {
      const response = await ask(cutNode, cutNode.key, `${MF}/funds/${slug}/nav?from=${dateOf(day)}`, {
        connection: 'close',
      });
      return response.status === 200 && ((await response.json()) as { data: { total: number } }).data.total === 1;
    }),
  );
  return answers.every(Boolean);
}

/** Makes the cut-off node keep one fund in memory; returns its slug. */
async function warm({ cutNode, violations }: Trial): Promise<string> {
  const listed = (await (await ask(cutNode, cutNode.key, `${MF}/funds?per_page=1`)).json()) as {
    data: { slug: string }[];
  };
  const slug = listed.data[0]?.slug ?? '';
  for (let turn = 0; turn < WARMING_ROUNDS; turn += 1) {
    const statuses = await Promise.all(
      Array.from(
        { length: NEW_CONNECTIONS },
        async () => (await ask(cutNode, cutNode.key, `${MF}/funds/${slug}/nav`, { connection: 'close' })).status,
      ),
    );
    violations.push(
      ...statuses.filter((status) => status !== 200).map((status) => `a fund returns ${status} before the cut`),
    );
  }
  return slug;
}

/**
 * Sends requests to the cut-off node until the returned function is called: for a fund in memory, for data only in the
 * database, and with unknown keys.
 */
function readAway(trial: Trial, slug: string, day: number, isAmid: boolean): () => Promise<void> {
  const { cutNode, seen, violations } = trial;
  let isOver = false;
  const judgeResident = async (response: Response): Promise<string | undefined> => {
    // A fund that the node knew to have changed but had not read again is not in memory.
    if (response.status !== 200) return isAmid ? undefined : `the fund in memory returns ${response.status}`;
    seen.resident += 1;
    const { navs } = ((await response.json()) as { data: { navs: readonly { nav_date: string }[] } }).data;
    // All days before the cut; a thread may or may not have read the page of the day.
    const isRight =
      navs.every(({ nav_date }, place) => nav_date === dateOf(place)) &&
      (navs.length === day || navs.length === day + 1);
    return isRight ? undefined : `the fund in memory has ${navs.length} days of ${day}`;
  };
  const loop = async (
    key: () => string,
    path: () => string,
    judge: (response: Response) => Promise<string | undefined>,
  ): Promise<void> => {
    while (!isOver) {
      const begun = performance.now();
      const response = await ask(cutNode, key(), path());
      const took = performance.now() - begun;
      seen.slowest_ms = Math.max(seen.slowest_ms, took);
      if (took > LONGEST_ANSWER_MILLISECONDS)
        violations.push(`${path()}: answered ${response.status} after ${(took / 1_000).toFixed(1)} s`);
      const isRefused = response.status === 503 && response.headers.has('retry-after');
      if (isRefused) seen.refused_away += 1;
      const wrong = isRefused && judge !== judgeResident ? undefined : await judge(response);
      if (wrong !== undefined) violations.push(wrong);
      if (!response.bodyUsed) await response.arrayBuffer();
      await sleep(READER_PAUSE_MILLISECONDS);
    }
  };
  const own = (): string => cutNode.key;
  const nav = `${MF}/funds/${slug}/nav`;
  const loops = [
    loop(own, () => nav, judgeResident),
    loop(
      own,
      () => `${nav}?as_of=${encodeURIComponent(new Date().toISOString())}`,
      async ({ status }) => (status === 200 ? undefined : `as_of returns ${status}`),
    ),
    ...Array.from({ length: STRANGERS }, () =>
      loop(
        mintKey,
        () => nav,
        async ({ status }) => (status === 401 ? undefined : `an unknown key returns ${status}`),
      ),
    ),
  ];
  const ended = Promise.all(loops).catch(
    (thrown: unknown) => void violations.push(`no response from the cut-off node: ${String(thrown)}`),
  );
  return async () => {
    isOver = true;
    await ended;
  };
}

/**
 * Clients of one key send requests to both nodes without pause until the returned function is called, which returns the
 * history.
 */
function press({ cutNode, wholeNode, seen, violations }: Trial, key: string): () => Promise<readonly Admission[]> {
  const history: Admission[] = [];
  let isOver = false;
  const client = async (node: Served): Promise<void> => {
    while (!isOver) {
      const sent = performance.now();
      const response = await ask(node, key, '/v1/catalog/mutual-funds/enums');
      await response.arrayBuffer();
      if (response.status === 200)
        history.push({ sent, received: performance.now(), units: Number(response.headers.get('x-ratelimit-cost')) });
      else if (response.status === 429 && response.headers.has('retry-after')) seen.limited += 1;
      // 503 is correct for a key that this thread had not seen before the cut: the thread cannot look it up.
      else if (response.status !== 503 || !response.headers.has('retry-after'))
        violations.push(`status ${response.status} for a key under its limit`);
    }
  };
  const clients = [cutNode, wholeNode].flatMap((node) =>
    Array.from({ length: CLIENTS_A_NODE }, () =>
      client(node).catch((thrown: unknown) => void violations.push(`no response: ${String(thrown)}`)),
    ),
  );
  return async () => {
    isOver = true;
    await Promise.all(clients);
    seen.admitted += history.length;
    return history;
  };
}

async function ask(
  node: Served,
  key: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(node.address + path, { headers: { 'x-api-key': key, ...headers }, signal: AbortSignal.timeout(20_000) });
}
