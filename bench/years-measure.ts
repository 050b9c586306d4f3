/** What `bench:years` measures of one store: commands as whole processes, and served operations over HTTP. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SNAPSHOT_EXPANSIONS } from '#reads/reports.ts';
import { MFDS, startServer } from './processes.ts';
import type { Ran, Server } from './processes.ts';
import { median } from './report.ts';
import { MONTHS, FUNDS_AN_AMC, slugOfFund, writeDayPage, writeNavs, writePayouts } from './years-market.ts';
import { createKey, fillStore, folderBytes, importReports, readImported, storeBytes } from './years-store.ts';
import type { Filling, Store, Stores } from './years-store.ts';

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

const MEGABYTE = 2 ** 20;

/** Work on the whole store, and imports of the next month into it, before the review list and the feed are filled. */
export async function measureWhole(stores: Stores, grown: Store, size: Size): Promise<Measured[]> {
  const found: Measured[] = [
    { measure: 'store', growth: 'whole', unit: 'MB', value: (await storeBytes(grown)) / MEGABYTE },
    { measure: 'archive', growth: 'whole', unit: 'MB', value: folderBytes(join(grown.dataDir, 'archive')) / MEGABYTE },
  ];
  const idle = grown.run('--version').processor_seconds;
  const add = (measure: string, { processor_seconds, seconds, resident_mb }: Ran): void => {
    found.push({ measure: `${measure}, processor`, growth: 'whole', unit: 's', value: processor_seconds - idle });
    found.push({ measure: `${measure}, duration`, growth: 'whole', unit: 's', value: seconds });
    found.push({ measure: `${measure}, peak memory`, growth: 'each', unit: 'MB', value: resident_mb });
  };
  const work = await stores.make(`work-${size.months}`, grown);
  add('reread of every report', work.run('reread', '--json'));
  add('rebuild', work.run('rebuild', '--json'));
  await stores.remove(work);
  const full = await stores.make(`full-${size.months}`, grown);
  await fillStore(full, size.filling);
  const file = join(full.folder, 'backup.tar');
  add('backup', full.run('backup', file, '--json'));
  const empty = await stores.make(`empty-${size.months}`);
  add('restore', empty.run('restore', file, '--json'));
  await stores.remove(empty);
  rmSync(file);
  add('verify', full.run('verify', '--json'));
  found.push(...measureReview(full, idle), ...(await measureServed(full, size)), ...measureImports(full, size, idle));
  await stores.remove(full);
  return found;
}

function measureReview(store: Store, idle: number): Measured[] {
  return [
    ['review list of open holds', 'review', 'list', '--all', '--json'],
    ['review list of every hold', 'review', 'list', '--status', 'ALL', '--json'],
  ].flatMap(([measure = '', ...args]): Measured[] => {
    const { processor_seconds, resident_mb } = store.run(...args);
    return [
      { measure: `${measure}, processor`, growth: 'whole', unit: 's', value: processor_seconds - idle },
      { measure: `${measure}, peak memory`, growth: 'whole', unit: 'MB', value: resident_mb },
    ];
  });
}

const DAY_PAGES = 3;

/** The next month into a full store: reports, a payout page, and pages of the next days. */
function measureImports(store: Store, { months, amcs }: Size, idle: number): Measured[] {
  const each = (measure: string, ran: Ran, count: number): Measured => ({
    measure: `import of ${measure}, processor`,
    growth: 'each',
    unit: 'ms',
    value: ((ran.processor_seconds - idle) * 1_000) / count,
  });
  const document = join(store.folder, 'next.csv');
  const imported = (kind: string): Ran => {
    const ran = store.run('ingest', kind, document, '--json');
    rmSync(document);
    return ran;
  };
  const days = Array.from({ length: DAY_PAGES }, (_, day) => {
    writeDayPage(document, amcs, months - 1, day + 1);
    const ran = imported('nav');
    readImported(ran);
    return each('a NAV page of one day', ran, 1);
  });
  const [day] = days.toSorted((one, other) => one.value - other.value).slice(DAY_PAGES >> 1);
  // A report whose NAV the association does not have yet could not be checked against it.
  writeNavs(document, amcs, months, months + 1);
  imported('nav');
  writePayouts(document, amcs, months, months + 1);
  const payouts = imported('payouts');
  const reports = importReports(store, amcs, months);
  const durations = readImported(reports).map((one) => one.duration_ms);
  return [
    each('a report', reports, amcs),
    { measure: 'import of a report, duration', growth: 'each', unit: 'ms', value: median(durations) },
    ...(day === undefined ? [] : [day]),
    each('a payout page of one month', payouts, 1),
  ];
}

type Ask = (call: number) => { readonly path: string; readonly body?: unknown };

const WARM_CALLS = 20;
const CALLS = 60;
const ROUNDS = 3;
const MOST_BULK_FUNDS = 100;

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
    'NAV page of 500 rows': ['each', (call) => ({ path: `funds/${fund(call)}/nav?limit=500&order=desc${own(call)}` })],
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

async function measureServed(store: Store, size: Size): Promise<Measured[]> {
  const key = createKey(store);
  const server = await startServer([MFDS, 'serve', '--port', '0', '--threads', '1'], '0', store.env);
  try {
    const ask = askOf(server, key);
    const first = (await ask({ path: 'updates?limit=1' })) as { meta: { next_cursor: string | null } };
    const found: Measured[] = [];
    for (const [measure, [growth, question]] of Object.entries(listQuestions(size, first.meta.next_cursor ?? ''))) {
      const value = await processorOf(server, async (call) => ask(question(call)));
      found.push({ measure: `GET ${measure}`, growth, unit: 'us', value });
    }
    found.push({
      measure: 'first read after an import',
      growth: 'each',
      unit: 'us',
      value: await measureNewState(store, server, ask),
    });
    return found;
  } finally {
    await server.stop();
  }
}

function askOf(server: Server, key: string): (asked: ReturnType<Ask>) => Promise<unknown> {
  return async ({ path, body }) => {
    const response = await fetch(server.address + (path.startsWith('/') ? path : `/v1/mutual-funds/${path}`), {
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

/** Processor time of the server per request in microseconds; the median of some rounds. */
async function processorOf(server: Server, call: (number: number) => Promise<unknown>): Promise<number> {
  let number = 0;
  for (; number < WARM_CALLS; number += 1) await call(number);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = server.processor_us();
    for (const end = number + CALLS; number < end; number += 1) await call(number);
    rounds.push((server.processor_us() - before) / CALLS);
  }
  return median(rounds);
}

const NEW_STATES = 5;
const SETTLE_MILLISECONDS = 300;

/** Processor time of the first request that must notice another process's commit. */
async function measureNewState(
  store: Store,
  server: Server,
  ask: (asked: ReturnType<Ask>) => Promise<unknown>,
): Promise<number> {
  const spent: number[] = [];
  for (let round = 0; round < NEW_STATES; round += 1) {
    await fillStore(store, { decided: 0, open: 0, events: 1 });
    await sleep(SETTLE_MILLISECONDS);
    const before = server.processor_us();
    await ask({ path: `funds/${slugOfFund(1)}?${'&'.repeat(round + 1)}` });
    spent.push(server.processor_us() - before);
  }
  return median(spent);
}
