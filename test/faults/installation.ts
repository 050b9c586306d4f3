import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '../support/child-environment.ts';
import { readFlags } from '../support/node-flags.ts';
import { makeDocument } from './series.ts';

const EXECUTABLE = fileURLToPath(new URL('../../bin/mfds', import.meta.url));
const FLAGS = readFlags(EXECUTABLE);
// High enough that the limiter never affects the observed requests.
const UNITS_PER_MINUTE = '600000';
// Each further thread loads all code again, which takes longer than most trials. Long runs use one per core.
const THREADS = Number(process.env['MFDS_TEST_THREADS'] ?? '1');

/** The result of one import. A killed import has no exit code. */
export interface Import {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A running service: its process and address. */
export interface Served {
  readonly address: string;
  readonly key: string;
  readonly child: ChildProcess;
  /** Log lines so far, each with its arrival time on the clock of this process, in milliseconds. */
  readonly log: readonly { readonly at: number; readonly line: string }[];
  kill(): Promise<void>;
  /** Stops the service with SIGTERM, as an operator does; returns the exit code. */
  stop(): Promise<number | null>;
}

interface Serving {
  readonly env?: Readonly<Record<string, string>>;
  /** Port 0 lets the operating system choose. */
  readonly port?: number;
  /** Command prefix that runs the process in a network namespace of `network-namespaces.ts`. */
  readonly enter?: readonly string[];
  /** `bin/mfds` of another version. */
  readonly executable?: string | undefined;
  /** Default: `MFDS_TEST_THREADS`. */
  readonly threads?: number;
}

/** One installation to break: its folders, and the commands of an operator. `end` removes everything. */
export interface Installation {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  /** Runs `mfds WORDS…` and kills it after `lifeMs`, if given. */
  run(
    words: readonly string[],
    lifeMs?: number,
    env?: Readonly<Record<string, string>>,
    enter?: readonly string[],
    executable?: string,
  ): Promise<Import>;
  /** Imports the page of the day; killed after `lifeMs`, if given. */
  ingest(
    day: number,
    lifeMs?: number,
    env?: Readonly<Record<string, string>>,
    enter?: readonly string[],
    executable?: string,
  ): Promise<Import>;
  serve(how?: Serving): Promise<Served>;
  /** Creates a key with all scopes for a new account with that name. */
  newKey(who: string): Promise<string>;
  end(): Promise<void>;
}

/**
 * `env` selects other stores than the default; `dataDir` another folder, for example on a small disk. `maker` is
 * `bin/mfds` of the version that creates the installation.
 */
export async function createInstallation(
  env: Readonly<Record<string, string>> = {},
  dataDir?: string,
  maker = EXECUTABLE,
): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'mfds-faults-'));
  const living = new Set<ChildProcess>();
  const settings = {
    MFDS_DATA_DIR: dataDir ?? join(folder, 'data'),
    MFDS_SAMPLE: 'off',
    MFDS_LIMIT_UNITS_PER_MINUTE: UNITS_PER_MINUTE,
    ...env,
  };
  const start = (
    words: readonly string[],
    more: Readonly<Record<string, string>> = {},
    enter: readonly string[] = [],
    executable = EXECUTABLE,
  ): ChildProcess => {
    const [program, ...rest] = [...enter, process.execPath, ...FLAGS, executable, ...words] as [string, ...string[]];
    const child = spawn(program, rest, {
      env: childEnvironment({ ...settings, ...more }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    living.add(child);
    child.once('exit', () => living.delete(child));
    return child;
  };
  const run: Installation['run'] = async (words, lifeMs, more, enter, executable) => {
    const child = start(words, more, enter, executable);
    const timer = lifeMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), lifeMs);
    const [stdout, stderr] = await Promise.all([child.stdout?.toArray(), child.stderr?.toArray(), once(child, 'exit')]);
    clearTimeout(timer);
    return { code: child.exitCode, stdout: (stdout ?? []).join(''), stderr: (stderr ?? []).join('') };
  };
  const newKey: Installation['newKey'] = async (who) => {
    const words = ['keys', 'create', '--account', `${who}@sample.example`, '--name', who, '--scopes', 'all', '--json'];
    const made = await run(words, undefined, undefined, undefined, maker);
    if (made.code !== 0) throw new Error(`mfds keys create failed: ${made.stderr}`);
    return (JSON.parse(made.stdout) as { key: string }).key;
  };
  const installation: Installation = {
    dataDir: settings.MFDS_DATA_DIR,
    env: settings,
    run,
    newKey,
    ingest: async (day, lifeMs, more, enter, executable) => {
      const file = join(folder, `performance-${day}.html`);
      writeFileSync(file, makeDocument(day));
      return run(['ingest', 'performance', file, '--json'], lifeMs, more, enter, executable);
    },
    serve: async ({ env: more, port = 0, enter, executable, threads = THREADS } = {}) =>
      waitUntilServing(start(['serve', '--port', `${port}`, '--threads', `${threads}`], more, enter, executable), key),
    async end() {
      await Promise.all([...living].map(async (child) => endChild(child, 'SIGKILL')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const key = await newKey('faults');
  return installation;
}

async function waitUntilServing(child: ChildProcess, key: string): Promise<Served> {
  if (child.stdout === null) throw new Error('the service has no output');
  const log: { at: number; line: string }[] = [];
  if (child.stderr !== null)
    createInterface({ input: child.stderr }).on('line', (line) => log.push({ at: performance.now(), line }));
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      if (line.startsWith('ready ')) resolve(line.slice('ready '.length));
    });
  });
  const address = await Promise.race([
    ready,
    ended.then(() => Promise.reject(new Error('the service exited before it was ready'))),
  ]);
  return {
    address,
    key,
    child,
    log,
    kill: async () => void (await endChild(child, 'SIGKILL')),
    stop: async () => endChild(child, 'SIGTERM'),
  };
}

async function endChild(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}

/** Polls until the condition holds and returns the elapsed milliseconds. Throws after `mostMs`. */
export async function waitFor(what: string, isSo: () => Promise<boolean>, mostMs = 30_000): Promise<number> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > mostMs) throw new Error(`${what}: not after ${mostMs} ms`);
    await sleep(20);
  }
  return performance.now() - begun;
}
