import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '../support/child-environment.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

export const EXECUTABLE = fileURLToPath(new URL('../../bin/mfds', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A data directory for this test. It does not exist yet, as on a new machine. */
export function makeDataDir(): string {
  const folder = temporaryFolder();
  return join(folder, 'data');
}

/** Runs `mfds` with a data directory, as an operator does. */
export function makeInstallation(
  dataDir: string = makeDataDir(),
): (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Ran> {
  return async (args, env = {}) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', EXECUTABLE, ...args], {
      env: childEnvironment({ MFDS_DATA_DIR: dataDir, ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [stdout, stderr] = await Promise.all([child.stdout.toArray(), child.stderr.toArray(), once(child, 'exit')]);
    return { code: child.exitCode, stdout: stdout.join(''), stderr: stderr.join('') };
  };
}

/** The single JSON document on stdout; throws if there is more or less. */
export function documentOf(ran: Ran): Record<string, unknown> {
  return JSON.parse(ran.stdout) as Record<string, unknown>;
}
