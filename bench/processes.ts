/** Servers and load generators as processes of their own, each pinned to its cores. */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { generate } from './generators.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const MFDS = fileURLToPath(new URL('../bin/mfds', import.meta.url));

export interface Server {
  readonly address: string;
  /** From the start of the process to its first line. */
  readonly ready_ms: number;
  resident_mb(): number;
  /** Processor time it has used so far. */
  processor_ms(): number;
  /** The same of the threads that run now, as exactly as the scheduler counts it. */
  processor_us(): number;
  stop(): Promise<void>;
}

/** Starts a Node program that prints `ready ADDRESS`, on these cores. */
export async function startServer(
  args: readonly string[],
  cores: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const began = performance.now();
  const child = spawn('taskset', ['-c', cores, process.execPath, '--disable-warning=ExperimentalWarning', ...args], {
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
      processor_us: () => scheduledOf(child),
      stop: () => stop(child),
    };
  }
}

function residentOf({ pid }: ChildProcess): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number.parseInt(kilobytes, 10) / 1024);
}

// The kernel counts in hundredths of a second on every Linux there is.
const TICK_MILLISECONDS = 10;

function processorOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number.parseInt(fields[11] ?? '0', 10) + Number.parseInt(fields[12] ?? '0', 10)) * TICK_MILLISECONDS;
}

function scheduledOf({ pid }: ChildProcess): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return (
    threads.reduce(
      (sum, thread) => sum + Number.parseInt(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'), 10),
      0,
    ) / 1_000
  );
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
  /** JSON; it makes a POST of the request. */
  readonly body?: string;
  readonly seconds: number;
  readonly cores: string;
  readonly connections?: number;
  /** Each connection rests for 10 ms before it asks again: readers who do not take all that a server can give. */
  readonly is_paced?: boolean;
  /** For wrk, which alone can ask something else each time. */
  readonly script?: string | undefined;
  /** Half of the connections go to this server; only with a script that reads `BENCH_ALSO`. */
  readonly also?: Server;
}

export interface Measured {
  readonly requests_per_second: number;
  readonly p99_ms: number;
  /** What the server spent on one request: other work on the machine makes it wait, and hardly costs it more. */
  readonly processor_us: number;
  /** Answers that were neither 2xx nor 3xx. */
  readonly refused: number;
}

const PACE = fileURLToPath(new URL('pace.lua', import.meta.url));
// Enough to keep a server busy without queueing for longer than it works.
const CONNECTIONS = 32;

/** One run of the load generator. */
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

/** Runs `mfds` to its end and says what it took. */
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
  if (status !== 0) throw new Error(`mfds ${args.join(' ')}: ${stderr}`);
  const [, kilobytes = '0', user = '0', system = '0'] = /resident (\d+) processor (\S+) (\S+)/.exec(stderr) ?? [];
  return {
    stdout,
    seconds: (performance.now() - began) / 1_000,
    processor_seconds: Number.parseFloat(user) + Number.parseFloat(system),
    resident_mb: Math.round(Number.parseInt(kilobytes, 10) / 1024),
  };
}
