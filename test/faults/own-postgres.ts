import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { waitFor } from './installation.ts';
import { findFreePort } from '../support/faulty-proxy.ts';

/** A private PostgreSQL server that a test may kill without affecting others. */
export interface OwnPostgres {
  readonly port: number;
  /** Folder of the data and of the socket. */
  readonly folder: string;
  /** The server process and its children. */
  listPids(): readonly number[];
  /** Connection URL for a port: that of the server or of a proxy to it. */
  urlAt(port: number): string;
  /** Kills all server processes at once, as a power cut does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

const FOLDERS = ['/usr/lib/postgresql', '/usr/local/lib/postgresql'];
const USER = 'mfds';
// Recovery after a kill takes a second; a busy machine is slower.
const START_MILLISECONDS = 120_000;

/** Why this machine cannot start a server; undefined if it can. */
export async function missingPostgres(): Promise<string | undefined> {
  if (findPrograms() === undefined) return 'the programs of a PostgreSQL server (initdb, postgres) are not installed';
  // The server refuses to run as root, so root switches to the user created by its package.
  if (process.getuid?.() === 0 && !readFileSync('/etc/passwd', 'utf8').includes('\npostgres:'))
    return 'PostgreSQL does not run as root, and there is no user postgres';
  return undefined;
}

/** `host` is the listen address; clients in the networks of this machine may connect. */
export async function makeOwnPostgres(host = '127.0.0.1'): Promise<OwnPostgres> {
  const programs = findPrograms() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'mfds-postgres-'));
  const data = join(folder, 'data');
  const port = await findFreePort();
  if (isRoot()) execFileSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o750);
  execFileSync(...asItsUser(join(programs, 'initdb'), '-D', data, '-U', USER, '-A', 'trust', '--no-sync'), {
    stdio: 'pipe',
  });
  appendFileSync(join(data, 'pg_hba.conf'), 'host all all samenet trust\n');
  let child: ChildProcess | undefined;
  const urlAt = (at: number): string => `postgres://${USER}@${host}:${at}/postgres`;
  const launch = (): void => {
    rmSync(join(data, 'postmaster.pid'), { force: true });
    child = spawn(
      ...asItsUser(
        join(programs, 'postgres'),
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        folder,
        '-c',
        `listen_addresses=${host}`,
      ),
      { stdio: 'ignore' },
    );
  };
  const start = async (): Promise<void> => {
    launch();
    // A process that the kill did not find keeps the shared memory for a moment, and a new server then exits.
    const isStarted = async (): Promise<boolean> => {
      if (hasEnded(child)) launch();
      return answers(urlAt(port));
    };
    await waitFor('PostgreSQL responds', isStarted, START_MILLISECONDS);
  };
  const kill = async (): Promise<void> => {
    if (child === undefined || hasEnded(child)) return;
    const ended = once(child, 'exit');
    // Children first, so that no surviving process cleans up after another.
    for (const pid of listFamily(child.pid ?? 0).toReversed()) tryKill(pid);
    await ended;
    child = undefined;
  };
  await start();
  return {
    port,
    folder,
    listPids: () => (child?.pid === undefined ? [] : listFamily(child.pid)),
    urlAt,
    kill,
    start,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function hasEnded(child: ChildProcess | undefined): boolean {
  return child !== undefined && (child.exitCode !== null || child.signalCode !== null);
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Program and arguments that run as the user of the server. */
export function asItsUser(program: string, ...words: readonly string[]): [string, string[]] {
  return isRoot()
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...words]]
    : [program, [...words]];
}

/** Folder of the server's programs. */
export function findPrograms(): string | undefined {
  const versions = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder).map((version) => join(folder, version, 'bin')),
  );
  return versions.find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));
}

/** The process and all its descendants, parents first. */
export function listFamily(pid: number): number[] {
  const children = `/proc/${pid}/task/${pid}/children`;
  const pids = existsSync(children)
    ? readFileSync(children, 'utf8')
        .trim()
        .split(' ')
        .filter((text) => text !== '')
        .map((text) => Number.parseInt(text, 10))
    : [];
  return [pid, ...pids.flatMap(listFamily)];
}

function tryKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  // A starting server may close the connection at any point.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
