/**
 * `npm run bench:ingest`: duration and memory of imports, time until a service with a full store is ready, and latency
 * of reads during an import.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MARKET, environment, openInstallation } from './installation.ts';
import { dayPage, slugOf, writeHistory } from './market.ts';
import { MFDS, load, runMfds, startServer } from './processes.ts';
import type { Server } from './processes.ts';
import { median, report } from './report.ts';
import type { Row } from './report.ts';

// Rows on the association's page of one day.
const DAY_ROWS = 551;
const READ_SECONDS = 4;
const ROUNDS = 5;
// Documents imported while reads are measured. Each takes a few seconds, is committed, and becomes visible to every
// reader.
const FUNDS_A_DOCUMENT = 100;
const DOCUMENTS = 12;

/** A figure that must stay below its goal. The ratio is goal to figure, so that above 1 is good in every table. */
const atMost = (measure: string, most: number, found: number): Row => ({
  measure,
  goal: 1,
  ours: found,
  baseline: most,
  ratio: most / found,
});

function measureImports(folder: string): Row[] {
  const env = environment(join(folder, 'data'));
  const history = join(folder, 'history.csv');
  writeHistory(history, MARKET);
  const whole = runMfds(['ingest', 'nav', history, '--json'], env);
  const day = join(folder, 'day.csv');
  writeFileSync(day, dayPage(MARKET, DAY_ROWS));
  const daily = runMfds(['ingest', 'nav', day, '--json'], env);
  return [
    atMost('import of 1.5 million rows, seconds', 60, whole.seconds),
    atMost('import of 1.5 million rows, seconds of processor time', 60, whole.processor_seconds),
    atMost('import of 1.5 million rows, MB resident', 500, whole.resident_mb),
    atMost(`page of a day (${DAY_ROWS} rows) into the full store, seconds of the whole process`, 1, daily.seconds),
  ];
}

async function askEveryFund(service: Server, headers: Readonly<Record<string, string>>): Promise<void> {
  for (let fund = 1; fund <= MARKET.funds; fund += 1)
    await (
      await fetch(`${service.address}/v1/mutual-funds/funds/${slugOf(fund)}/nav?limit=1000`, { headers })
    ).arrayBuffer();
}

/** Imports histories of other funds into the store that is being served. */
function startImport(folder: string, env: Readonly<Record<string, string>>): ChildProcess {
  const histories = Array.from({ length: DOCUMENTS }, (_, index) => {
    const path = join(folder, `history-${index}.csv`);
    const first = MARKET.funds + 1 + index * FUNDS_A_DOCUMENT;
    writeHistory(path, MARKET, first, first + FUNDS_A_DOCUMENT - 1);
    return path;
  });
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', MFDS, 'ingest', 'nav', ...histories, '--json'],
    { env: { PATH: process.env['PATH'], ...env }, stdio: 'ignore' },
  );
}

/** p99 of reads while one import alternately runs and is stopped (A B A B), as pairs. */
async function measureReads(
  importing: ChildProcess,
  read: () => number,
): Promise<(readonly [busy: number, quiet: number])[]> {
  const ended = once(importing, 'exit');
  const pairs: (readonly [number, number])[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      importing.kill('SIGSTOP');
      const quiet = read();
      importing.kill('SIGCONT');
      pairs.push([read(), quiet]);
      // Lets Node process the exit event if the import has ended.
      await nextTurn();
      if (importing.exitCode !== null)
        throw new Error('The import ended before all reads were measured; give it more documents.');
    }
    return pairs;
  } finally {
    importing.kill('SIGKILL');
    await ended;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'mfds-bench-ingest-'));
try {
  const rows = measureImports(folder);
  const kept = openInstallation(MARKET, true);
  // A copy, because the import must not change the installation that other benchmarks measure.
  cpSync(kept.env['MFDS_DATA_DIR'] ?? '', join(folder, 'full'), { recursive: true });
  const env = environment(join(folder, 'full'));
  const headers = { 'x-api-key': kept.key };
  const service = await startServer([MFDS, 'serve', '--port', '0', '--threads', '2'], '0,1', env);
  rows.push(atMost('ready after start with 1.5 million rows, seconds', 1, service.ready_ms / 1_000));
  await askEveryFund(service, headers);
  rows.push(atMost('resident with 2 threads after a page of every fund, MB', 900, service.resident_mb()));
  await askEveryFund(service, headers);
  rows.push(atMost('the same after the pages of every fund a second time, MB', 900, service.resident_mb()));

  const read = (): number =>
    load({
      server: service,
      path: `/v1/mutual-funds/funds/${slugOf(1)}/nav`,
      headers,
      seconds: READ_SECONDS,
      cores: '0,1',
      connections: 4,
      is_paced: true,
    }).p99_ms;
  read();
  const pairs = await measureReads(startImport(folder, env), read);
  const [busy, quiet] = [
    median(pairs.map(([with_import]) => with_import)),
    median(pairs.map(([, without]) => without)),
  ];
  const ratio = median(pairs.map(([with_import, without]) => with_import / without));
  rows.push({
    measure: 'p99 of paced reads while an import runs, ms, to without',
    goal: 0.5,
    ours: busy,
    baseline: quiet,
    ratio: 1 / ratio,
  });
  await service.stop();
  report('ingest', 'Imports and memory (goal to figure)', rows);
} finally {
  rmSync(folder, { recursive: true });
}
