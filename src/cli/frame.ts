import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { styleText } from 'node:util';
import { explainDiskError } from '#base/disk-fault.ts';
import { Fault, isFault } from '#base/fault.ts';
import type { Tell } from '#base/tell.ts';
import { openInstallation } from '#wire.ts';
import type { Installation } from '#wire.ts';
import type { Answer, Command } from './command.ts';
import { layCommandHelp, layOverview } from './help.ts';
import { listGroup, parseWords, readCommand, splitGlobalFlags } from './parse.ts';
import type { GlobalFlags } from './parse.ts';
import type { Page } from './print.ts';
import { createProgress } from './progress.ts';
import type { Progress } from './progress.ts';
import { listenForSignals } from './signals.ts';

/** Done; refused or failed; wrong usage; done, but something is held for review. */
type ExitCode = 0 | 1 | 2 | 3;

/** Runs one command line: the answer goes to stdout and nothing else does; the rest goes to stderr. */
export async function runCommandLine(commands: readonly Command[], argv: readonly string[]): Promise<ExitCode> {
  const { flags, words } = splitGlobalFlags(argv);
  const progress = createProgress(process.stderr);
  try {
    if (flags.version) return answer({ document: { version: readVersion() }, text: readVersion }, flags);
    if (flags.help) return answer(readHelp(commands, words), flags);
    return await runCommand(commands, words, flags, progress);
  } catch (thrown) {
    progress.end();
    return tell(thrown, flags);
  }
}

async function runCommand(commands: readonly Command[], words: readonly string[], flags: GlobalFlags, progress: Progress): Promise<ExitCode> {
  const { command, rest } = readCommand(commands, words);
  const parsed = parseWords(command, rest);
  const writeBelow = (text: string): void => {
    progress.clear();
    process.stderr.write(text);
  };
  const installation: Installation = openInstallation(undefined, writeBelow);
  installation.config.notices.forEach(say);
  if (command.may_be_first !== true) requireInstallation(installation);
  const signals = listenForSignals(() => {
    progress.end();
    tell(new Fault('STOPPED', `Stopped before the end. ${command.stopped ?? ''}`.trim()), flags);
  });
  try {
    // `parseWords` made them by the very specifications that `run` takes its types from.
    const { args, options } = parsed as Pick<Parameters<Command['run']>[0], 'args' | 'options'>;
    const showProgress: Tell = async (...told) => {
      progress.tell(...told);
      // A database that answers at once never lets the process look at its signals.
      await setImmediate();
    };
    const print = (result: Answer): ExitCode => {
      progress.end();
      return answer(result, flags);
    };
    const result = await command.run({ args, options, installation, print, say: (line) => writeBelow(`${line}\n`), progress: showProgress, takeSignals: signals.take });
    return print(result);
  } finally {
    await installation.close();
    signals.leave();
  }
}

/** Fault NO_INSTALLATION. */
function requireInstallation(installation: Installation): void {
  if (installation.isThere()) return;
  throw new Fault('NO_INSTALLATION', `There is no installation in ${installation.config.data_dir}. Set MFDS_DATA_DIR to where yours is. To begin one: \`mfds serve\` with sample data, \`mfds ingest\` with documents of your own.`);
}

function readHelp(commands: readonly Command[], words: readonly string[]): Answer {
  const [first = ''] = words;
  const group = listGroup(commands, first);
  if (words.length === 0) return { document: { commands: commands.map(describe) }, text: layOverview(commands) };
  if (words.length === 1 && group.length > 0 && !commands.some(({ name }) => name === first)) {
    return { document: { commands: group.map(describe) }, text: layOverview(group, first) };
  }
  const { command } = readCommand(commands, words);
  return { document: describe(command), text: layCommandHelp(command, group.filter((other) => other !== command)) };
}

function describe({ name, summary, args, options, examples }: Command): unknown {
  return { name, summary, args, options, examples };
}

function answer(result: Answer, flags: GlobalFlags): ExitCode {
  if (flags.json && result.document !== undefined) process.stdout.write(`${JSON.stringify(result.document)}\n`);
  if (!flags.json && result.text !== undefined) process.stdout.write(`${result.text(pageOf(process.stdout))}\n`);
  if (result.is_failed === true) return 1;
  return result.is_held === true ? 3 : 0;
}

/** An expected failure says its text; a defect says so, with its stack, since the reader is the operator. */
function tell(thrown: unknown, flags: GlobalFlags): ExitCode {
  const known = isFault(thrown) ? thrown : explainDiskError(thrown);
  const fault = known !== undefined
    ? { code: known.code, message: known.message, internal: known.internal }
    : { code: 'INTERNAL_ERROR', message: `Unexpected: ${thrown instanceof Error ? thrown.message : String(thrown)}`, internal: thrown instanceof Error ? thrown.stack : undefined };
  if (flags.json) process.stdout.write(`${JSON.stringify({ error: { code: fault.code, message: fault.message } })}\n`);
  else say(`${styleText('red', 'error:', { stream: process.stderr })} ${fault.message}`);
  if (fault.internal !== undefined) say(fault.internal);
  // An address, a scope or a date that cannot be one was mistyped, like a word that is no command.
  return fault.code === 'WRONG_USAGE' || fault.code.startsWith('INVALID_') ? 2 : 1;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

// Where a terminal does not tell its width.
const USUAL_WIDTH = 80;

/** Off a terminal nothing is cut and nothing is bold, so that other programs can read it. */
function pageOf(stream: NodeJS.WriteStream): Page {
  const isTerminal = stream.isTTY;
  return { width: isTerminal ? stream.columns || USUAL_WIDTH : Infinity, bold: (text) => (isTerminal ? styleText('bold', text, { stream }) : text) };
}

function readVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
  return manifest.version;
}
