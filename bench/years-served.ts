/** What `bench:years` measures over HTTP: one node, or two nodes over a cluster that are asked alternately. */
import { setTimeout as sleep } from 'node:timers/promises';
import { SNAPSHOT_EXPANSIONS } from '#reads/reports.ts';
import { MFDS, startServer } from './processes.ts';
import type { Server } from './processes.ts';
import { median } from './report.ts';
import { MONTHS, FUNDS_AN_AMC, slugOfFund } from './years-market.ts';
import { commitEvent, createKey } from './years-store.ts';
import type { Filling, Store } from './years-store.ts';

/** `whole`: may grow with the store. `each`: the same item costs the same in a store of any size. */
export type Growth = 'whole' | 'each';

export interface Measured {
  readonly measure: string;
  readonly growth: Growth;
  readonly unit: 's' | 'ms' | 'us' | 'MB';
  readonly value: number;
}

export interface Size {
  readonly months: number;
  readonly amcs: number;
  readonly filling: Filling;
}

type Ask = (call: number) => { readonly path: string; readonly body?: unknown };

const WARM_CALLS = 20;
// Processor time is counted in steps of 10 ms: shorter rounds differ by a third.
const CALLS = 240;
const ROUNDS = 5;
const MOST_BULK_FUNDS = 100;
/** Few, so that each node has rendered the whole series of each before the rounds that count, however long they are. */
const PAGED_FUNDS = 8;

/** Requests whose every call has an address of its own, so that no cached response serves it. */
function listQuestions({ months, amcs }: Size, cursor: string): Readonly<Record<string, readonly [Growth, Ask]>> {
  const funds = amcs * FUNDS_AN_AMC;
  const fund = (call: number): string => slugOfFund(1 + (call % funds));
  const hundred = (call: number): string[] =>
    Array.from({ length: Math.min(MOST_BULK_FUNDS, funds) }, (_, index) => slugOfFund(1 + ((index + call) % funds)));
  const own = (call: number): string => '&'.repeat(1 + call);
  const month = (call: number): string => MONTHS[call % months] ?? '';
  const from = (call: number): string => `from=2010-01-${String(1 + (call % 28)).padStart(2, '0')}${own(call)}`;
  return {
    'updates: 500 from the oldest checkpoint': [
      'each',
      (call) => ({ path: `updates?cursor=${cursor}&limit=500${own(call)}` }),
    ],
    'updates: 500 of reports from the start': [
      'each',
      (call) => ({ path: `updates?datasets=fmr&limit=500${own(call)}` }),
    ],
    'bulk snapshots of 100 funds, newest': [
      'each',
      (call) => ({ path: 'bulk/snapshots', body: { funds: hundred(call), include: SNAPSHOT_EXPANSIONS } }),
    ],
    'bulk snapshots of 100 funds, any month': [
      'each',
      (call) => ({
        path: 'bulk/snapshots',
        body: { funds: hundred(call), report_date: month(call), include: SNAPSHOT_EXPANSIONS },
      }),
    ],
    'report of any month, all sections': [
      'each',
      (call) => ({ path: `funds/${fund(call)}/fmr-reports/${month(call)}?include=all${own(call)}` }),
    ],
    'NAV page of 500 rows': [
      'each',
      (call) => ({ path: `funds/${fund(call % PAGED_FUNDS)}/nav?limit=500&order=desc${own(call)}` }),
    ],
    'holdings of every month of a fund': [
      'whole',
      (call) => ({ path: `funds/${fund(call)}/holdings/history?${from(call)}` }),
    ],
    'asset allocation of every month of a fund': [
      'whole',
      (call) => ({ path: `funds/${fund(call)}/asset-allocation/history?${from(call)}` }),
    ],
    'coverage of 100 funds': ['whole', (call) => ({ path: `coverage?per_page=100${own(call)}` })],
    'status of the service': ['each', () => ({ path: '/status.json' })],
  };
}

type Send = (asked: ReturnType<Ask>) => Promise<unknown>;
/** What a call costs in microseconds, by the suffix of the row's name. */
type Meters = readonly (readonly [suffix: string, read: () => number])[];

const NODES = 2;

/** A store with the servers over it, and what their work costs. */
interface Served {
  readonly store: Store;
  readonly servers: readonly Server[];
  readonly nodes: readonly Send[];
  readonly send: Send;
  readonly meters: Meters;
  readonly questions: ReturnType<typeof listQuestions>;
  readonly found: Measured[];
}

/**
 * Reads of the stores of all sizes, each question by turns: other work of the machine slows all sizes alike.
 * One list a store.
 */
export async function measureReads(
  filled: readonly { readonly store: Store; readonly size: Size }[],
): Promise<Measured[][]> {
  const all: Served[] = [];
  try {
    for (const { store, size } of filled) all.push(await serveStore(store, size));
    for (const name of Object.keys(all[0]?.questions ?? {})) await measureQuestion(all, name);
    for (const served of all) {
      addMeasured(served, 'first read after an import', 'each', await measureNewState(served));
      if (served.store.cluster !== undefined) served.found.push(...(await measureDelays(served)));
    }
    return all.map(({ found }) => found);
  } finally {
    for (const { servers } of all) for (const server of servers) await server.stop();
  }
}

async function serveStore(store: Store, size: Size): Promise<Served> {
  const { cluster } = store;
  const key = createKey(store);
  await cluster?.settle();
  const servers: Server[] = [];
  for (let node = 0; node < (cluster === undefined ? 1 : NODES); node += 1)
    servers.push(await startServer([MFDS, 'serve', '--port', '0', '--threads', '1'], String(node), store.env));
  const nodes = servers.map((server) => sendTo(server, key));
  let turn = 0;
  const send: Send = async (asked) => nodes[(turn += 1) % nodes.length]?.(asked);
  const first = (await send({ path: 'updates?limit=1' })) as { meta: { next_cursor: string | null } };
  const questions = listQuestions(size, first.meta.next_cursor ?? '');
  return { store, servers, nodes, send, meters: metersOf(servers, store), questions, found: [] };
}

function addMeasured({ meters, found }: Served, measure: string, growth: Growth, values: readonly number[]): void {
  for (const [index, [suffix]] of meters.entries())
    found.push({ measure: measure + suffix, growth, unit: 'us', value: values[index] ?? Number.NaN });
}

/** What a call costs each store by each of its meters: the median of some rounds. */
async function measureQuestion(all: readonly Served[], name: string): Promise<void> {
  const rounds = all.map((): number[][] => []);
  const callAll = async ({ send, questions }: Served, first: number, count: number): Promise<void> => {
    const [, ask] = questions[name] ?? [];
    for (let call = first; ask !== undefined && call < first + count; call += 1) await send(ask(call));
  };
  for (const served of all) await callAll(served, 0, WARM_CALLS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, served] of all.entries()) {
      const before = readAll(served.meters);
      await callAll(served, WARM_CALLS + round * CALLS, CALLS);
      rounds[index]?.push(readAll(served.meters).map((after, meter) => (after - (before[meter] ?? 0)) / CALLS));
    }
  }
  for (const [index, served] of all.entries()) {
    const [growth = 'each'] = served.questions[name] ?? [];
    addMeasured(served, `GET ${name}`, growth, medians(served.meters, rounds[index] ?? []));
  }
}

function metersOf(servers: readonly Server[], { cluster, url }: Store): Meters {
  return [
    ['', () => servers.reduce((sum, server) => sum + server.processor_us(), 0)],
    ...(cluster === undefined
      ? []
      : ([
          [', primary', () => cluster.primary_us()],
          [', replica', () => cluster.replica_us()],
        ] satisfies Meters)),
    ...(url === undefined ? [] : ([[', duration', () => performance.now() * 1_000]] satisfies Meters)),
  ];
}

function sendTo(server: Server, key: string): Send {
  return async ({ path, body }) => {
    const response = await fetch(server.address + (path.startsWith('/') ? path : `/v1/mutual-funds/${path}`), {
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

const readAll = (meters: Meters): number[] => meters.map(([, read]) => read());

const medians = (meters: Meters, rounds: readonly (readonly number[])[]): number[] =>
  meters.map((_, index) => median(rounds.map((round) => round[index] ?? Number.NaN)));

const NEW_STATES = 5;
const SETTLE_MILLISECONDS = 300;

/** The first request that must notice another process's commit; of two nodes, to the one that was not asked last. */
async function measureNewState({ store, meters, send }: Served): Promise<number[]> {
  const spent: number[][] = [];
  for (let round = 0; round < NEW_STATES; round += 1) {
    await commitEvent(store);
    await sleep(SETTLE_MILLISECONDS);
    const before = readAll(meters);
    await send({ path: `funds/${slugOfFund(1)}?${'&'.repeat(round + 1)}` });
    spent.push(readAll(meters).map((after, index) => after - (before[index] ?? 0)));
  }
  return medians(meters, spent);
}

interface Updates {
  readonly data: { readonly checkpoint: string };
  readonly meta: { readonly next_cursor: string | null };
}

/** The time from a commit until every node serves it, and until the replica has it. */
async function measureDelays({ store, nodes }: Served): Promise<Measured[]> {
  const read = async (send: Send | undefined, from: string): Promise<Updates> =>
    (await send?.({ path: `updates?limit=500&${from}` })) as Updates;
  // Events of the registry are few, and the checkpoint after them is that of the newest event of any dataset.
  let page = await read(nodes[0], 'datasets=registry');
  while (page.meta.next_cursor !== null) page = await read(nodes[0], `cursor=${page.meta.next_cursor}`);
  let { checkpoint } = page.data;
  const seesCommit = async (send: Send): Promise<string> => {
    for (;;) {
      const { data } = await read(send, `cursor=${checkpoint}`);
      if (data.checkpoint !== checkpoint) return data.checkpoint;
    }
  };
  const served: number[] = [];
  const followed: number[] = [];
  for (let round = 0; round < NEW_STATES; round += 1) {
    let seen: string[] = [];
    served.push(await commitEvent(store, async () => (seen = await Promise.all(nodes.map(seesCommit)))));
    checkpoint = seen[0] ?? checkpoint;
    followed.push(await commitEvent(store, async () => store.cluster?.settle()));
    [checkpoint = ''] = await Promise.all(nodes.map(seesCommit));
  }
  return [
    { measure: 'commit until every node serves it', growth: 'each', unit: 'ms', value: median(served) },
    { measure: 'commit until the replica has it', growth: 'each', unit: 'ms', value: median(followed) },
  ];
}
