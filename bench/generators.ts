/** One interface to two load generators: wrk (Debian: `apt install wrk`) if it is installed, otherwise autocannon. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed } from './packages.ts';

interface Request {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON body; makes the request a POST. */
  readonly body?: string | undefined;
  readonly seconds: number;
  readonly cores: string;
  readonly connections: number;
  /** Lua script for wrk that varies the requests. */
  readonly script: string | undefined;
  /** Address of a second server; every other wrk thread sends its requests there. */
  readonly also: string | undefined;
}

interface Outcome {
  readonly requests: number;
  readonly requests_per_second: number;
  readonly p99_ms: number;
  /** Responses with a status other than 2xx or 3xx. */
  readonly refused: number;
}

const HAS_WRK = spawnSync('wrk', ['-v']).error === undefined;
export const GENERATOR = HAS_WRK ? 'wrk' : 'autocannon';

export function generate(request: Request): Outcome {
  return HAS_WRK ? runWrk(request) : runAutocannon(request);
}

function runWrk({ url, headers, body, seconds, cores, connections, script, also }: Request): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'mfds-bench-wrk-'));
  try {
    const post = join(folder, 'post.lua');
    if (body !== undefined)
      writeFileSync(
        post,
        `wrk.method = "POST"\nwrk.headers["content-type"] = "application/json"\nwrk.body = [==[${body}]==]\n`,
      );
    const told = body === undefined ? script : post;
    const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const threads = also === undefined ? cores.split(',').length : 2;
    const stdout = run(
      cores,
      'wrk',
      [
        `-t${threads}`,
        `-c${connections}`,
        `-d${seconds}s`,
        '--latency',
        ...named,
        ...(told === undefined ? [] : ['-s', told]),
        url,
      ],
      also === undefined ? {} : { BENCH_ALSO: new URL(also).port },
    );
    const of = (pattern: RegExp): string => pattern.exec(stdout)?.[1] ?? '0';
    return {
      requests: Number.parseInt(of(/(\d+) requests in/), 10),
      requests_per_second: Number.parseFloat(of(/Requests\/sec:\s+([\d.]+)/)),
      p99_ms: milliseconds(of(/99%\s+([\d.]+\w+)/)),
      refused: Number.parseInt(of(/Non-2xx or 3xx responses: (\d+)/), 10),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `812.00us`, `3.40ms`, `1.20s` */
function milliseconds(text: string): number {
  const scale = text.endsWith('us') ? 0.001 : text.endsWith('ms') ? 1 : 1_000;
  return Math.round(Number.parseFloat(text) * scale * 1_000) / 1_000;
}

function runAutocannon({ url, headers, body, seconds, cores, connections, script }: Request): Outcome {
  if (script !== undefined) throw new Error(`${script} needs wrk (apt install wrk)`);
  const program = join(installed('autocannon'), 'node_modules/autocannon/autocannon.js');
  const named = Object.entries(
    body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
  ).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const stdout = run(cores, process.execPath, [
    program,
    '--json',
    `-c${connections}`,
    `-d${seconds}`,
    ...named,
    ...(body === undefined ? [] : ['-m', 'POST', '-b', body]),
    url,
  ]);
  const found = JSON.parse(stdout) as Record<'4xx' | '5xx' | 'errors', number> & {
    requests: { total: number; average: number };
    latency: { p99: number };
  };
  return {
    requests: found.requests.total,
    requests_per_second: found.requests.average,
    p99_ms: found.latency.p99,
    refused: found['4xx'] + found['5xx'] + found.errors,
  };
}

function run(
  cores: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): string {
  const { stdout, stderr, status, error } = spawnSync('taskset', ['-c', cores, program, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${GENERATOR}: ${error?.message ?? (stderr || stdout)}`);
  return stdout;
}
