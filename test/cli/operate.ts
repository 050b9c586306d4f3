import { PassThrough } from 'node:stream';
import { loadCommands } from '#cli/commands.ts';
import { runCommandLine } from '#cli/frame.ts';
import { readCommand, splitGlobalFlags } from '#cli/parse.ts';
import { makeDataDir, makeInstallation } from './run-mfds.ts';

// Importing commands are not marked as such here, so they import in this process and start no other one.
const COMMANDS = (await loadCommands()).map(({ imports: _imports, ...command }) => command);

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
 * as long as a usual command. Tests of the executable itself, of the supervision and limits of imports, and of
 * concurrent commands use `makeInstallation`.
 */
export function makeOperator(dataDir: string = makeDataDir()): ReturnType<typeof makeInstallation> {
  const mfds = makeInstallation(dataDir);
  return async (args, env = {}) => {
    if (needsOwnProcess(args)) return mfds(args, env);
    const [stdout, stderr] = [new PassThrough({ encoding: 'utf8' }), new PassThrough({ encoding: 'utf8' })];
    const surroundings = { stdout, stderr, env: { MFDS_DATA_DIR: dataDir, ...env } };
    const code = await runCommandLine(COMMANDS, args, undefined, surroundings);
    const textOf = (stream: PassThrough): string => (stream.read() as string | null) ?? '';
    return { code, stdout: textOf(stdout), stderr: textOf(stderr) };
  };
}

function needsOwnProcess(args: readonly string[]): boolean {
  try {
    const { flags, words } = splitGlobalFlags(args);
    return !flags.help && !flags.version && OF_THEIR_OWN_PROCESS.includes(readCommand(COMMANDS, words).command.name);
  } catch {
    // An invalid command line runs no command.
    return false;
  }
}
