/** `npm run bench:ingest`: what an import takes, how soon a full service is ready, and what it does to readers meanwhile. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARKET, environment, openInstallation } from './installation.ts';
import { dayPage, slugOf, writeHistory } from './market.ts';
import { MFDS, load, runMfds, startServer } from './processes.ts';
import { report } from './report.ts';
import type { Row } from './report.ts';

// What the association's page of a day has.
const DAY_ROWS = 551;
const READ_SECONDS = 10;

/** A figure that must stay below its goal is shown as goal to figure, so that above 1 is good everywhere. */
const atMost = (measure: string, most: number, found: number): Row => ({ measure, goal: 1, ours: found, baseline: most, ratio: most / found });

const folder = mkdtempSync(join(tmpdir(), 'mfds-bench-ingest-'));
try {
  const env = environment(join(folder, 'data'));
  const history = join(folder, 'history.csv');
  writeHistory(history, MARKET);
  const whole = runMfds(['ingest', 'nav', history, '--json'], env);
  const day = join(folder, 'day.csv');
  writeFileSync(day, dayPage(MARKET, DAY_ROWS));
  const daily = JSON.parse(runMfds(['ingest', 'nav', day, '--json'], env).stdout) as { documents: readonly { duration_ms: number }[] };
  const rows: Row[] = [
    atMost('import of 1.5 million rows, seconds', 60, whole.seconds),
    atMost('import of 1.5 million rows, MB resident', 500, whole.resident_mb),
    atMost(`page of a day (${DAY_ROWS} rows) into the full store, seconds`, 1, (daily.documents[0]?.duration_ms ?? 0) / 1_000),
  ];

  const full = openInstallation(MARKET, true);
  const service = await startServer([MFDS, 'serve', '--port', '0', '--threads', '2'], '0,1', full.env);
  rows.push(atMost('ready after start with 1.5 million rows, seconds', 1, service.ready_ms / 1_000));
  const keyed = { 'x-api-key': full.key };
  for (let fund = 1; fund <= MARKET.funds; fund += 1) await (await fetch(`${service.address}/v1/mutual-funds/funds/${slugOf(fund)}/nav?limit=1000`, { headers: keyed })).arrayBuffer();
  rows.push(atMost('resident with 2 threads after a page of every fund, MB', 900, service.resident_mb()));

  const read = (): number => load({ server: service, path: `/v1/mutual-funds/funds/${slugOf(1)}/nav`, headers: keyed, seconds: READ_SECONDS, cores: '1', connections: 4 }).p99_ms;
  const quiet = read();
  // Into the store that is served: the same rows again a paisa dearer would be corrections, so it is another market's history.
  writeHistory(history, { ...MARKET, funds: MARKET.funds * 2 }, MARKET.funds + 1);
  const importing = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MFDS, 'ingest', 'nav', history, '--json'], { env: { PATH: process.env['PATH'], ...full.env }, stdio: 'ignore' });
  const ended = once(importing, 'exit');
  const busy = read();
  importing.kill('SIGKILL');
  await ended;
  rows.push(atMost('p99 of reads while an import runs, to without', 2, busy / quiet));
  await service.stop();
  report('ingest', 'Imports and memory (goal to figure)', rows);
} finally {
  rmSync(folder, { recursive: true });
}
