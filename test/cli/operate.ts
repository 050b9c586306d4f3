import { PassThrough } from 'node:stream';
import { loadCommands } from '#cli/commands.ts';
import { runCommandLine } from '#cli/frame.ts';
import { readCommand, splitGlobalFlags } from '#cli/parse.ts';
import { makeDataDir, makeInstallation } from './run-mfds.ts';

const COMMANDS = await loadCommands();

// These lower the priority of their process, wait for signals or end with their process. So do all imports.
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
 * as long as a usual command. Tests of the executable itself and of concurrent commands use `makeInstallation`.
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
    if (flags.help || flags.version) return false;
    const { name, imports } = readCommand(COMMANDS, words).command;
    return imports === true || OF_THEIR_OWN_PROCESS.includes(name);
  } catch {
    // An invalid command line runs no command.
    return false;
  }
}
