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

/** An installation filled with the fictional sample, stopped: what `mfds serve` leaves behind after its first start. */
export interface SampleInstallation {
  /** A copy of the test's own: start on it, import into it, kill it. */
  readonly dataDir: string;
  /** The demo key, all scopes. */
  readonly key: string;
  /** What the first start printed. */
  readonly lines: readonly string[];
  readonly remove: () => void;
}

// Beside the packages: on the disk of the checkout, out of version control, gone with a new installation.
const CACHE = 'node_modules/.cache/mfds-sample';
const POLL_MILLISECONDS = 100;

/** How long a hook or a test may wait for the first start, on cores that other suites use as well. */
export const SAMPLE_MILLISECONDS = 120_000;

const pause = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));

/**
 * A copy of the sample installation. The first start takes many seconds, so it
 * is made once by whoever asks first, over processes and runs, and anew whenever
 * the sources or the day in Karachi (the last day of the sample) change.
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
      // Whoever held the lock before may have finished between the two looks.
      if (!existsSync(place)) await make(place);
    } finally {
      rmSync(lock, { force: true });
    }
  }
  return place;
}

/** The lock names its holder: one left by a process that was killed is taken away. */
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
    // Empty for the instant between its making and its writing.
    return holder === '' || process.kill(Number.parseInt(holder, 10), 0);
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM';
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
    // A whole store: the end that is asked for empties the write-ahead log into it.
    await served.stop('SIGTERM');
    writeFileSync(join(begun, 'lines.json'), JSON.stringify(served.lines));
  } finally {
    await end();
  }
  renameSync(begun, place);
}
