import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { loadCommands } from '#cli/commands.ts';
import { runCommandLine } from '#cli/frame.ts';
import { readCommand, splitGlobalFlags } from '#cli/parse.ts';
import { makeDataDir, makeInstallation } from './run-mfds.ts';

const COMMANDS = await loadCommands();

/** The process in which `mfds` runs an importing command. */
const IMPORT_PROCESS = fileURLToPath(new URL('../../src/cli/import-process.ts', import.meta.url));

// These lower the priority of their process, wait for signals or end with their process.
const OF_THEIR_OWN_PROCESS = [
  'serve',
  'review open',
  'export',
  'backup',
  'restore',
  'verify',
  'rebuild',
  'migrate-store',
];

/**
 * Runs commands as `makeInstallation` does, but in this process unless they need their own: starting one takes ten times
 * as long as a usual command. Imports run in the process of imports, without the one that supervises it. Tests of the
 * executable itself, of supervision and of concurrent commands use `makeInstallation`.
 */
export function makeOperator(dataDir: string = makeDataDir()): ReturnType<typeof makeInstallation> {
  const mfds = { own: makeInstallation(dataDir), import: makeInstallation(dataDir, IMPORT_PROCESS) };
  return async (args, env = {}) => {
    const kind = findProcess(args);
    if (kind !== 'this') return mfds[kind](args, env);
    const [stdout, stderr] = [new PassThrough({ encoding: 'utf8' }), new PassThrough({ encoding: 'utf8' })];
    const surroundings = { stdout, stderr, env: { MFDS_DATA_DIR: dataDir, ...env } };
    const code = await runCommandLine(COMMANDS, args, undefined, surroundings);
    const textOf = (stream: PassThrough): string => (stream.read() as string | null) ?? '';
    return { code, stdout: textOf(stdout), stderr: textOf(stderr) };
  };
}

function findProcess(args: readonly string[]): 'this' | 'own' | 'import' {
  try {
    const { flags, words } = splitGlobalFlags(args);
    if (flags.help || flags.version) return 'this';
    const { name, imports } = readCommand(COMMANDS, words).command;
    if (OF_THEIR_OWN_PROCESS.includes(name)) return 'own';
    return imports === true ? 'import' : 'this';
  } catch {
    // An invalid command line runs no command.
    return 'this';
  }
}
