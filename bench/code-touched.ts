/**
 * `node bench/code-touched.ts`: prints the size of the files of src, and how many files and functions of src one request
 * and one imported row run.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { Session } from 'node:inspector/promises';
import type { Profiler } from 'node:inspector';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ingestDocument } from '#ingest/run.ts';
import { openInstallation } from '#wire.ts';
import { fundRow, navPage, performancePage, printDay } from '../test/fixtures/association-page.ts';
import { SRC } from '../tidy/read-sources.ts';
import { environment } from './installation.ts';
import { runMfds } from './processes.ts';
import { median } from './report.ts';

const WIDE_CHARACTERS = 120;
// Work that starts with the service has ended by then, so that it is not counted as work of a request.
const SETTLING_MILLISECONDS = 1_000;
const SOURCES_URL = new URL('../src/', import.meta.url).href;

function printSizes(): void {
  const lengths = SRC.map(({ lines }) => lines.length);
  const importers = new Map<string, Set<string>>();
  for (const { path, imports } of SRC)
    for (const { target } of imports)
      if (target !== undefined) importers.set(target, (importers.get(target) ?? new Set()).add(path));
  console.log(`files of src: ${SRC.length}`);
  console.log(`median and longest file, lines: ${median(lengths)}, ${Math.max(...lengths)}`);
  const wide = SRC.flatMap(({ lines }) => lines.filter((line) => line.length > WIDE_CHARACTERS));
  console.log(`lines over ${WIDE_CHARACTERS} characters: ${wide.length}`);
  console.log(
    `files imported by exactly one other: ${[...importers.values()].filter(({ size }) => size === 1).length}`,
  );
}

const session = new Session();

/** Prints the files and functions of src that ran during `act`. Evaluation of modules is not counted. */
async function count(name: string, act: () => Promise<unknown>): Promise<void> {
  await session.post('Profiler.takePreciseCoverage');
  await act();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const ran = result
    .filter(({ url }) => url.startsWith(SOURCES_URL))
    .map(({ url, functions }) => ({ url, functions: functions.filter(isRunFunction).length }))
    .filter(({ functions }) => functions > 0);
  const functions = ran.reduce((sum, file) => sum + file.functions, 0);
  console.log(`${name}: ${ran.length} files, ${functions} functions`);
  if (process.argv.includes('--list')) for (const { url } of ran) console.log(`  ${fileURLToPath(url)}`);
}

function isRunFunction({ functionName, ranges: [range] }: Profiler.FunctionCoverage): boolean {
  const isModule = functionName === '' && range?.startOffset === 0;
  return range !== undefined && range.count > 0 && !isModule;
}

const folder = mkdtempSync(join(tmpdir(), 'mfds-bench-code-'));
const today = Date.now();
const row = fundRow({ validity_date: printDay(today - 86_400_000) });
const fund = 'sample-crescent-cash-fund';

/** A client without headers that a browser or `fetch` would add. */
async function request(agent: Agent, url: string, key: string): Promise<void> {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    get(url, { agent, headers: { 'x-api-key': key } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });
  if (status !== 200) throw new Error(`${url}: ${status}`);
}

try {
  printSizes();
  const env = environment(join(folder, 'data'));
  writeFileSync(join(folder, 'page.html'), performancePage([row]));
  runMfds(['ingest', 'performance', join(folder, 'page.html'), '--partial', '--json'], env);
  const made = runMfds(
    ['keys', 'create', '--account', 'bench@example.com', '--name', 'bench', '--scopes', 'all', '--json'],
    env,
  );
  const { key } = JSON.parse(made.stdout) as { key: string };
  Object.assign(process.env, env);

  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const installation = openInstallation();
  const serving = await installation.serve({ host: '127.0.0.1', port: 0, threads: 1 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const history = async (): Promise<void> => {
    await request(agent, `${serving.address}/v1/mutual-funds/funds/${fund}/nav`, key);
  };
  await sleep(SETTLING_MILLISECONDS);
  await count('first NAV history request', history);
  await history();
  await count('the same request again', history);
  agent.destroy();
  await serving.stop();

  const ingest = await installation.ingest();
  await count('one imported NAV row', async () => {
    const page = navPage([{ ...row, validity_date: printDay(today), nav: '10.4100' }]);
    const incoming = {
      source: 'nav',
      bytes: Buffer.from(page),
      origin: 'page.html',
      url: null,
      is_partial: true,
    } as const;
    const report = await ingestDocument(ingest, incoming);
    if (report.outcome !== 'promoted') throw new Error(`the page was ${report.outcome}`);
  });
  await installation.close();
} finally {
  session.disconnect();
  rmSync(folder, { recursive: true });
}
