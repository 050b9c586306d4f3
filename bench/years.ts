/**
 * `npm run bench:years -- [--amcs 4] [--months 6,12,24] [--postgres URL | --cluster]`: what a store costs as it grows,
 * month by month: imports, rebuild, reread, backup and restore, the review list, and reads. One table, size by size;
 * every ratio is within one run. `--cluster`: two nodes over a primary and a replica of its own. Full size: `--amcs 25 --months 12,30,60,120`, which takes hours.
 *
 * A ratio compares the growth of a cost with the expected growth: with the number of months for work on the whole store,
 * none for one item. 1.00 is as expected; above 1.30 is flagged.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeCluster } from './years-cluster.ts';
import { measureWhole } from './years-measure.ts';
import { measureReads } from './years-served.ts';
import type { Measured, Size } from './years-served.ts';
import { growStore, Stores } from './years-store.ts';
import type { Filling, Store } from './years-store.ts';

/** Rows of ten years of all AMCs; smaller stores have their share of them. */
const FULL = { months: 120, amcs: 25, decided: 100_000, open: 5_000, events: 20_000_000 };
const FLAGGED = 1.3;
const NAME_WIDTH = 60;

const { values } = parseArgs({
  options: {
    amcs: { type: 'string', default: '4' },
    months: { type: 'string', default: '6,12,24' },
    /** Events of the feed at 120 months of 25 AMCs. */
    events: { type: 'string', default: '5000000' },
    postgres: { type: 'string' },
    cluster: { type: 'boolean', default: false },
  },
});
const amcs = Number.parseInt(values.amcs, 10);
const sizes = values.months.split(',').map((months) => Number.parseInt(months, 10));
const events = Number.parseInt(values.events, 10);

/** The review list and the feed grow with months and AMCs. */
function fillingOf(months: number): Filling {
  const share = (months * amcs) / (FULL.months * FULL.amcs);
  return {
    decided: Math.round(FULL.decided * share),
    open: Math.round(FULL.open * share),
    events: Math.round(events * share),
  };
}

const cluster = values.cluster ? await makeCluster() : undefined;
const stores = new Stores(values.postgres, cluster);
const columns: Measured[][] = [];
try {
  const filled: { store: Store; size: Size }[] = [];
  const grown = await stores.make('grown');
  let done = 0;
  for (const months of sizes) {
    growStore(grown, amcs, done, months);
    done = months;
    console.error(`${months} months of ${amcs} AMCs imported`);
    const size: Size = { months, amcs, filling: fillingOf(months) };
    const { full, found } = await measureWhole(stores, grown, size);
    filled.push({ store: full, size });
    columns.push(found);
    // A run takes hours. If it is ended early, the sizes that were measured are not lost.
    for (const { measure, unit, value } of found) console.error(`  ${measure}: ${shown(value)} ${unit}`);
  }
  await stores.remove(grown);
  console.error(`reads of all sizes by turns, load ${loadavg()[0]}`);
  for (const [index, reads] of (await measureReads(filled)).entries()) columns[index]?.push(...reads);
} finally {
  try {
    await stores.close();
  } finally {
    await cluster?.end();
  }
}
const flagged = printTable(columns);
const engine = values.postgres === undefined ? 'sqlite' : 'postgres';
writeResults(`years-${values.cluster ? 'cluster' : engine}`);
console.log(flagged === 0 ? 'no cost grows faster than expected' : `${flagged} costs grow faster than expected (*)`);

function printTable(all: readonly (readonly Measured[])[]): number {
  const heads = sizes.map((months) => `${months} months`.padStart(11));
  console.log(`${'measure'.padEnd(NAME_WIDTH)} ${heads.join(' ')}   growth, size by size`);
  let count = 0;
  for (const [index, { measure, unit, growth }] of (all[0] ?? []).entries()) {
    const row = all.map((column) => column[index]?.value ?? Number.NaN);
    const ratios = row.slice(1).map((value, step) => {
      const larger = (sizes[step + 1] ?? 1) / (sizes[step] ?? 1);
      return value / (row[step] ?? Number.NaN) / (growth === 'whole' ? larger : 1);
    });
    const isFlagged = ratios.some((ratio) => ratio > FLAGGED);
    if (isFlagged) count += 1;
    const costs = row.map((value) => shown(value).padStart(11)).join(' ');
    const text = ratios.map((ratio) => `${ratio.toFixed(2)}${ratio > FLAGGED ? '*' : ' '}`).join(' ');
    console.log(`${`${measure} [${unit}]`.padEnd(NAME_WIDTH)} ${costs}   ${growth.padEnd(5)} ${text}`);
  }
  return count;
}

function shown(value: number): string {
  return value >= 100 ? Math.round(value).toString() : value.toFixed(2);
}

function writeResults(name: string): void {
  const folder = fileURLToPath(new URL('results/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const machine = { processor: cpus()[0]?.model, cores: cpus().length, node: process.version, load: loadavg()[0] };
  const results = { at: new Date().toISOString(), machine, amcs, sizes, filling: sizes.map(fillingOf), columns };
  writeFileSync(`${folder}${name}.json`, `${JSON.stringify(results, null, 2)}\n`);
}
