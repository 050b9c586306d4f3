import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { childEnvironment } from './child-environment.ts';

const EXECUTABLE = fileURLToPath(new URL('../../bin/mfds', import.meta.url));

export interface Served {
  readonly address: string;
  /** Lines of stdout so far. */
  readonly lines: readonly string[];
  /** The demo key, if this start created one. */
  readonly key: string | undefined;
  get(path: string, key?: string): Promise<Response>;
  /** Sends the signal and waits for the exit; returns the exit code, or null if the signal ended the process. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/**
 * Starts `mfds serve` on a free port, as an operator does. It ends with the test, or when `keepUntil` calls its
 * argument.
 */
export async function startServing(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  keepUntil: (end: () => Promise<void>) => void = onTestFinished,
  threads = 1,
): Promise<Served> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', EXECUTABLE, 'serve', '--port', '0', '--threads', `${threads}`],
    {
      env: childEnvironment({ MFDS_DATA_DIR: dataDir, ...env }),
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const ended = once(child, 'exit');
  keepUntil(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const lines: string[] = [];
  const reader = createInterface(child.stdout);
  reader.on('line', (line) => lines.push(line));
  const isReady = (): boolean => lines.some((line) => line.startsWith('docs '));
  while (!isReady())
    await Promise.race([
      once(reader, 'line'),
      ended.then(() => Promise.reject(new Error(`serve ended: ${lines.join('\n')}`))),
    ]);
  // The key line, if there is one, follows immediately.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const valueOf = (word: string): string | undefined =>
    lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);
  const address = valueOf('ready') ?? '';
  const demo = valueOf('key');
  return {
    address,
    lines,
    key: demo,
    get: async (path, key = demo) => fetch(address + path, key === undefined ? {} : { headers: { 'x-api-key': key } }),
    async stop(signal) {
      child.kill(signal);
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}
