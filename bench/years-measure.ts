/** What `bench:years` measures of one store: commands as whole processes; served operations are in years-served.ts. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { TICK_MILLISECONDS, type Ran } from './processes.ts';
import { median } from './report.ts';
import { writeDayPage, writeNavs, writePayouts } from './years-market.ts';
import type { Measured, Size } from './years-served.ts';
import { fillStore, folderBytes, importReports, listFiles, readImported, storeBytes } from './years-store.ts';
import type { Store, Stores } from './years-store.ts';

const MEGABYTE = 2 ** 20;

/**
 * Work on a copy of the whole store, then on one with the review list and the feed filled, and imports of the next
 * month into that; it is returned for the reads.
 */
export async function measureWhole(
  stores: Stores,
  grown: Store,
  size: Size,
): Promise<{ readonly full: Store; readonly found: Measured[] }> {
  const found: Measured[] = [
    { measure: 'store', growth: 'whole', unit: 'MB', value: (await storeBytes(grown)) / MEGABYTE },
    { measure: 'archive', growth: 'whole', unit: 'MB', value: folderBytes(join(grown.dataDir, 'archive')) / MEGABYTE },
  ];
  // The first start of all reads the files of the project from the disk.
  const idle = Math.min(...Array.from({ length: 3 }, () => grown.run('--version').processor_seconds));
  const add = async (measure: string, store: Store, ...args: readonly string[]): Promise<void> => {
    forgetFiles(stores.folder);
    found.push(...(await measureCommand(measure, idle, store, args)));
  };
  const work = await stores.make(`work-${size.months}`, grown);
  await add('reread of every report', work, 'reread', '--json');
  await add('rebuild', work, 'rebuild', '--json');
  await stores.remove(work);
  const full = await stores.make(`full-${size.months}`, grown);
  await fillStore(full, size.filling);
  const file = join(full.folder, 'backup.tar');
  await add('backup', full, 'backup', file, '--json');
  const empty = await stores.make(`empty-${size.months}`);
  await add('restore', empty, 'restore', file, '--json');
  await stores.remove(empty);
  rmSync(file);
  await add('verify', full, 'verify', '--json');
  found.push(...measureReview(full, idle), ...measureImports(full, size, idle));
  return { full, found };
}

/**
 * Takes the large files below a folder out of the system's memory, so that a command reads them from the disk whatever
 * their size; otherwise a small store is in memory and a large one is not. Not those of a database server.
 */
function forgetFiles(folder: string): void {
  for (const { path } of listFiles(folder).filter(({ bytes }) => bytes >= MEGABYTE)) {
    const { status } = spawnSync('dd', [
      `of=${path}`,
      'oflag=nocache',
      'conv=notrunc,fdatasync',
      'count=0',
      'status=none',
    ]);
    if (status !== 0) console.error(`dd left ${path} in memory`);
  }
}

/** With a cluster also the processor time of its servers, and the time until the replica has what was written. */
async function measureCommand(
  measure: string,
  idle: number,
  store: Store,
  args: readonly string[],
): Promise<Measured[]> {
  const { cluster } = store;
  const before = [cluster?.primary_us(), cluster?.replica_us()];
  const { processor_seconds, seconds, resident_mb } = store.run(...args);
  const ended = performance.now();
  await cluster?.settle();
  const behind = (performance.now() - ended) / 1_000;
  const servers = [cluster?.primary_us(), cluster?.replica_us()].map(
    (after = 0, index) => (after - (before[index] ?? 0)) / 1_000_000,
  );
  const seconded = (what: string, value = 0): Measured => ({
    measure: `${measure}, ${what}`,
    growth: 'whole',
    unit: 's',
    value,
  });
  return [
    seconded('processor', processor_seconds - idle),
    seconded('duration', seconds),
    { measure: `${measure}, peak memory`, growth: 'each', unit: 'MB', value: resident_mb },
    ...(cluster === undefined
      ? []
      : [seconded('primary', servers[0]), seconded('replica', servers[1]), seconded('replica has it after', behind)]),
  ];
}

function measureReview(store: Store, idle: number): Measured[] {
  return [
    ['review list of open holds', 'review', 'list', '--all', '--json'],
    ['review list of every hold', 'review', 'list', '--status', 'ALL', '--json'],
  ].flatMap(([measure = '', ...args]): Measured[] => {
    const { processor_seconds, resident_mb } = store.run(...args);
    return [
      // Less than the clock shows is not a growth.
      {
        measure: `${measure}, processor`,
        growth: 'whole',
        unit: 's',
        value: Math.max(TICK_MILLISECONDS / 1_000, processor_seconds - idle),
      },
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
