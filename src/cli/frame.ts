import { readFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { explainDiskError } from '#base/disk-fault.ts';
import { isFault } from '#base/fault.ts';
import { openInstallation } from '#wire.ts';
import type { Installation } from '#wire.ts';
import type { Answer, Command } from './command.ts';
import { layCommandHelp, layOverview } from './help.ts';
import { listGroup, parseWords, readCommand, splitGlobalFlags } from './parse.ts';
import type { GlobalFlags } from './parse.ts';
import type { Page } from './print.ts';
import { createProgress } from './progress.ts';

/** Done; refused or failed; wrong usage; done, but something is held for review. */
type ExitCode = 0 | 1 | 2 | 3;

/** Runs one command line: the answer goes to stdout and nothing else does; the rest goes to stderr. */
export async function runCommandLine(commands: readonly Command[], argv: readonly string[]): Promise<ExitCode> {
  const { flags, words } = splitGlobalFlags(argv);
  try {
    if (flags.version) return answer({ document: { version: readVersion() }, text: readVersion }, flags);
    if (flags.help) return answer(readHelp(commands, words), flags);
    return await runCommand(commands, words, flags);
  } catch (thrown) {
    return tell(thrown, flags);
  }
}

async function runCommand(commands: readonly Command[], words: readonly string[], flags: GlobalFlags): Promise<ExitCode> {
  const { command, rest } = readCommand(commands, words);
  const parsed = parseWords(command, rest);
  const installation: Installation = openInstallation();
  installation.config.notices.forEach(say);
  try {
    // `parseWords` made them by the very specifications that `run` takes its types from.
    const { args, options } = parsed as Pick<Parameters<Command['run']>[0], 'args' | 'options'>;
    const result = await command.run({
      args,
      options,
      installation,
      print: (line) => process.stdout.write(`${line}\n`),
      say,
      progress: (label, total) => createProgress(process.stderr, label, total),
    });
    return answer(result, flags);
  } finally {
    await installation.close();
  }
}

function readHelp(commands: readonly Command[], words: readonly string[]): Answer {
  const group = listGroup(commands, words[0] ?? '');
  const isWhole = words.length === 0 || (words.length === 1 && group.length > 0);
  if (!isWhole) {
    const { command } = readCommand(commands, words);
    return { document: describe(command), text: layCommandHelp(command) };
  }
  const listed = group.length > 0 ? group : commands;
  return { document: { commands: listed.map(describe) }, text: layOverview(listed) };
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
  return fault.code === 'WRONG_USAGE' ? 2 : 1;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Off a terminal nothing is cut and nothing is bold, so that other programs can read it. */
function pageOf(stream: NodeJS.WriteStream): Page {
  const isTerminal = stream.isTTY;
  return { width: isTerminal ? stream.columns : Infinity, bold: (text) => (isTerminal ? styleText('bold', text, { stream }) : text) };
}

function readVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
  return manifest.version;
}
