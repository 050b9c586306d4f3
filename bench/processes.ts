/** Servers and load generators as separate processes, each pinned to its cores. */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { generate } from './generators.ts';
import { readFlags } from '../test/support/node-flags.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const MFDS = fileURLToPath(new URL('../bin/mfds', import.meta.url));
const MFDS_FLAGS = readFlags(MFDS);

export interface Server {
  readonly address: string;
  /** Time from the start of the process to its first line of output. */
  readonly ready_ms: number;
  resident_mb(): number;
  /** Processor time used so far. */
  processor_ms(): number;
  /** The same for the threads that are alive, with the scheduler's full resolution. */
  processor_us(): number;
  stop(): Promise<void>;
}

/** Starts a Node program that prints `ready ADDRESS`, pinned to these cores. */
export async function startServer(
  args: readonly string[],
  cores: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const began = performance.now();
  const flags = args[0] === MFDS ? MFDS_FLAGS : ['--disable-warning=ExperimentalWarning'];
  const child = spawn('taskset', ['-c', cores, process.execPath, ...flags, ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${args.join(' ')} ended`)));
  for (const lines = createInterface(child.stdout); ;) {
    const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string];
    if (!line.startsWith('ready ')) continue;
    ended.catch(() => undefined);
    return {
      address: line.slice('ready '.length),
      ready_ms: Math.round(performance.now() - began),
      resident_mb: () => residentOf(child),
      processor_ms: () => processorOf(child),
      processor_us: () => scheduledOf(child.pid ?? 0),
      stop: () => stop(child),
    };
  }
}

/** Pins this process, and those it starts, to these cores. */
export function keepToCore(cores: string): void {
  spawnSync('taskset', ['-a', '-c', '-p', cores, String(process.pid)]);
}

function residentOf({ pid }: ChildProcess): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number.parseInt(kilobytes, 10) / 1024);
}

// Linux reports processor time in hundredths of a second (USER_HZ).
export const TICK_MILLISECONDS = 10;

function processorOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number.parseInt(fields[11] ?? '0', 10) + Number.parseInt(fields[12] ?? '0', 10)) * TICK_MILLISECONDS;
}

/** Microseconds of the threads that are alive; 0 if the process has ended. */
export function scheduledOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const spent = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'));
    return spent.reduce((sum, text) => sum + Number.parseInt(text, 10), 0) / 1_000;
  } catch {
    return 0;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

export interface Load {
  readonly server: Server;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON body; makes the request a POST. */
  readonly body?: string;
  readonly seconds: number;
  readonly cores: string;
  readonly connections?: number;
  /** Each connection rests for 10 ms between requests: readers that leave the server idle time. */
  readonly is_paced?: boolean;
  /** Script for wrk, the only generator that can vary its requests. */
  readonly script?: string | undefined;
  /** Sends half of the connections to this server; only with a script that reads `BENCH_ALSO`. */
  readonly also?: Server;
}

export interface Measured {
  readonly requests_per_second: number;
  readonly p99_ms: number;
  /** Processor time of the server per request. Unlike the rate, it hardly depends on other work on the machine. */
  readonly processor_us: number;
  /** Responses with a status other than 2xx or 3xx. */
  readonly refused: number;
}

const PACE = fileURLToPath(new URL('pace.lua', import.meta.url));
// Enough connections to keep a server busy, few enough that requests do not mainly wait in a queue.
const CONNECTIONS = 32;

/** Runs the load generator once. */
export function load({
  server,
  path,
  headers = {},
  body,
  seconds,
  cores,
  connections = CONNECTIONS,
  is_paced = false,
  script = is_paced ? PACE : undefined,
  also,
}: Load): Measured {
  const processor = (): number => server.processor_ms() + (also?.processor_ms() ?? 0);
  const spent = processor();
  const { requests, ...measured } = generate({
    url: server.address + path,
    headers,
    body,
    seconds,
    cores,
    connections,
    script,
    also: also?.address,
  });
  return { ...measured, processor_us: Math.round(((processor() - spent) * 10_000) / requests) / 10 };
}

export interface Ran {
  readonly stdout: string;
  readonly seconds: number;
  readonly processor_seconds: number;
  readonly resident_mb: number;
}

/** Runs `mfds` to its end and returns its time, processor time and memory. */
export function runMfds(args: readonly string[], env: Readonly<Record<string, string>>): Ran {
  const began = performance.now();
  const report = '\nresident %M processor %U %S';
  const { stdout, stderr, status } = spawnSync(
    '/usr/bin/time',
    ['-f', report, process.execPath, '--disable-warning=ExperimentalWarning', MFDS, ...args],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...env },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status !== 0) throw new Error(`mfds ${args.join(' ')}: ${stderr}\n${stdout.slice(0, 1_000)}`);
  const [, kilobytes = '0', user = '0', system = '0'] = /resident (\d+) processor (\S+) (\S+)/.exec(stderr) ?? [];
  return {
    stdout,
    seconds: (performance.now() - began) / 1_000,
    processor_seconds: Number.parseFloat(user) + Number.parseFloat(system),
    resident_mb: Math.round(Number.parseInt(kilobytes, 10) / 1024),
  };
}
