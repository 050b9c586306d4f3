import { hash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServing } from './serving.ts';

/** A stopped installation with the fictional sample: the state after the first start of `mfds serve`. */
export interface SampleInstallation {
  /** A private copy that a test may start, import into and kill. */
  readonly dataDir: string;
  /** The demo key, with all scopes. */
  readonly key: string;
  /** Output of the first start. */
  readonly lines: readonly string[];
  readonly remove: () => void;
}

// In node_modules: on the same disk, not under version control, and removed by a new installation.
const CACHE = 'node_modules/.cache/mfds-sample';
const POLL_MILLISECONDS = 100;

const pause = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));

/**
 * A copy of the sample installation. The first start takes many seconds, so the first process that needs it creates it
 * for all processes and later runs. It is recreated when the sources or the day in Karachi (the last day of the sample)
 * change.
 */
export async function copySampleInstallation(): Promise<SampleInstallation> {
  const made = await makeOnce(join(CACHE, nameOfToday()));
  const folder = mkdtempSync(join(tmpdir(), 'mfds-sample-'));
  const dataDir = join(folder, 'data');
  cpSync(join(made, 'data'), dataDir, { recursive: true });
  const lines = JSON.parse(readFileSync(join(made, 'lines.json'), 'utf8')) as string[];
  const key = lines.find((line) => line.startsWith('key '))?.slice('key '.length) ?? '';
  return { dataDir, key, lines, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function nameOfToday(): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Karachi' }).format(new Date());
  const files = [...globSync('src/**/*.ts'), 'bin/mfds', 'package-lock.json'].toSorted();
  return hash('sha256', [day, ...files.map((file) => `${file}\n${readFileSync(file, 'utf8')}`)].join('\n')).slice(
    0,
    16,
  );
}

async function makeOnce(place: string): Promise<string> {
  const lock = `${place}.lock`;
  while (!existsSync(place)) {
    if (!take(lock)) {
      await pause();
      continue;
    }
    try {
      // The previous holder of the lock may have finished between the two checks.
      if (!existsSync(place)) await make(place);
    } finally {
      rmSync(lock, { force: true });
    }
  }
  return place;
}

/** The lock contains the process id of its holder; a lock left by a killed process is removed. */
function take(lock: string): boolean {
  mkdirSync(CACHE, { recursive: true });
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isHeld(lock: string): boolean {
  try {
    const holder = readFileSync(lock, 'utf8');
    // The file is empty between its creation and the first write.
    return holder === '' || process.kill(Number.parseInt(holder, 10), 0);
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM';
  }
}

/** A first start serves before the reports of the sample are imported. */
async function waitForReports(served: Awaited<ReturnType<typeof startServing>>): Promise<void> {
  for (;;) {
    const { sample_reports } = (await (await served.get('/status.json')).json()) as { sample_reports: object | null };
    if (sample_reports === null) return;
    await pause();
  }
}

async function make(place: string): Promise<void> {
  for (const old of readdirSync(CACHE).filter((name) => !name.endsWith('.lock')))
    rmSync(join(CACHE, old), { recursive: true, force: true });
  const begun = `${place}.begun`;
  let end = async (): Promise<void> => undefined;
  try {
    const served = await startServing(join(begun, 'data'), {}, (ending) => void (end = ending));
    while (!served.lines.some((line) => line.startsWith('key '))) await pause();
    await waitForReports(served);
    // A complete store: a regular stop writes the write-ahead log into the database file.
    await served.stop('SIGTERM');
    writeFileSync(join(begun, 'lines.json'), JSON.stringify(served.lines));
  } finally {
    await end();
  }
  renameSync(begun, place);
}
