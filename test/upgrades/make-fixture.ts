/**
 * `node test/upgrades/make-fixture.ts NAME`: run it with the code of a version that is released, to record a data
 * directory of that version and what it serves. upgrades.test.ts opens every recorded directory with the present code.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { navPage, payoutsPage, sampleFunds } from '../fixtures/association-page.ts';
import { fragmentFile, fundPage } from '../fixtures/fragment-file.ts';

/** What upgrades.test.ts reads. */
export interface Recorded {
  /** Files of the data directory, in base64. */
  readonly files: Readonly<Record<string, string>>;
  readonly key: string;
  readonly answers: readonly { readonly path: string; readonly etag: string | null; readonly data: unknown }[];
  /** A cursor of a page of the updates feed, and the page that follows it. */
  readonly next: { readonly path: string; readonly data: unknown };
}

const MFDS = fileURLToPath(new URL('../../bin/mfds', import.meta.url));
const FUND = '/v1/mutual-funds/funds/sample-crescent-cash-fund-1';
const NAME = 'Sample Crescent Cash Fund 1';
const PATHS = [
  '/v1/mutual-funds/funds?lifecycle_status=ALL',
  '/v1/mutual-funds/amcs',
  '/v1/mutual-funds/nav/latest',
  `${FUND}`,
  `${FUND}/nav`,
  `${FUND}/payouts?from=2024-01-01&to=2026-08-31`,
  `${FUND}/fmr-reports`,
  `${FUND}/fmr-reports/latest?include=all`,
  `${FUND}/fmr-reports/2026-06-30?data_version=1`,
  `${FUND}/fmr-reports/2026-06-30/revisions`,
  `${FUND}/fees`,
  `${FUND}/asset-allocation/latest`,
  '/v1/mutual-funds/updates?limit=5',
];

const folder = mkdtempSync(join(tmpdir(), 'mfds-fixture-'));
const dataDir = join(folder, 'data');
const env = { PATH: process.env['PATH'], MFDS_DATA_DIR: dataDir, MFDS_SAMPLE: 'off' };

function run(...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MFDS, ...words], { env, encoding: 'utf8' });
  if (status !== 0 && status !== 3) throw new Error(`mfds ${words.join(' ')}: ${stderr}`);
  return stdout;
}

/** Every document becomes a file, because a version may treat standard input differently. */
function ingest(source: string, name: string, text: string): void {
  const file = join(folder, name);
  writeFileSync(file, text);
  run('ingest', source, file, '--json');
}

function listFiles(place: string): string[] {
  return readdirSync(place).flatMap((name) => {
    const path = join(place, name);
    return statSync(path).isDirectory() ? listFiles(path) : [path];
  });
}

const name = process.argv[2];
if (name === undefined)
  throw new Error('Name the version whose code this is: node test/upgrades/make-fixture.ts 0.1.0');
const rows = sampleFunds(12);
ingest('nav', 'nav.html', navPage(rows));
ingest('nav', 'next.html', navPage(sampleFunds(12, { validity_date: 'Aug 20, 2026', nav: '10.4321' })));
ingest('payouts', 'payouts.html', payoutsPage(rows));
ingest('fmr', 'report.json', fragmentFile([fundPage({ fund_name_raw: NAME })]));
const fees = [{ fee_type: 'TOTAL_EXPENSE_RATIO', label_raw: 'Total Expense Ratio', value_percent: '1.61' }];
ingest('fmr', 'corrected.json', fragmentFile([fundPage({ fund_name_raw: NAME, fees })]));
const made = run('keys', 'create', '--account', 'a@example.com', '--name', 'n', '--scopes', 'all', '--json');
const { key } = JSON.parse(made) as { key: string };

const server = spawn(process.execPath, [MFDS, 'serve', '--port', '0', '--threads', '1'], { env });
const [address = ''] = await new Promise<string[]>((resolve) => {
  server.stdout.on('data', (chunk: Buffer) => resolve(/http\S+/.exec(chunk.toString()) ?? []));
});
const ask = async (path: string) => {
  const response = await fetch(address + path, { headers: { 'x-api-key': key } });
  return { path, etag: response.headers.get('etag'), body: (await response.json()) as Record<string, unknown> };
};
const answers = [];
let cursor = '';
for (const path of PATHS) {
  const { etag, body } = await ask(path);
  answers.push({ path, etag, data: body['data'] ?? null });
  cursor = (body['meta'] as { next_cursor?: string | null } | undefined)?.next_cursor ?? cursor;
  if (body['data'] === undefined) throw new Error(`${path}: ${JSON.stringify(body)}`);
}
const next = await ask(`/v1/mutual-funds/updates?limit=5&cursor=${encodeURIComponent(cursor)}`);
server.kill('SIGTERM');
await new Promise((resolve) => server.on('exit', resolve));
const files = Object.fromEntries(
  listFiles(dataDir).map((path) => [relative(dataDir, path), readFileSync(path).toString('base64')]),
);
const recorded: Recorded = { files, key, answers, next: { path: next.path, data: next.body['data'] } };
const folderOfFixtures = fileURLToPath(new URL('./made-by', import.meta.url));
mkdirSync(folderOfFixtures, { recursive: true });
writeFileSync(join(folderOfFixtures, `${name}.json.gz`), gzipSync(JSON.stringify(recorded), { level: 9 }));
rmSync(folder, { recursive: true });
console.log(`${name}: ${Object.keys(files).length} files, ${answers.length} answers`);
