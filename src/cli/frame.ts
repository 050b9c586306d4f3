import { setImmediate } from 'node:timers/promises';
import { styleText } from 'node:util';
import { explainDiskError } from '#base/files.ts';
import { Fault, isFault } from '#base/fault.ts';
import type { OnProgress } from '#base/on-progress.ts';
import { readServiceVersion } from '#base/release.ts';
import type { CurrentDocument } from '#ingest/document-guard.ts';
import type { Installation } from '#wire.ts';
import type { Command, CommandResult } from './command.ts';
import { layCommandHelp, layOverview } from './help.ts';
import { listGroup, parseWords, readCommand, splitGlobalFlags } from './parse.ts';
import type { GlobalFlags } from './parse.ts';
import type { Page } from './print.ts';
import { listenForSignals, STOPPED_IMPORT, superviseImport } from './supervise-import.ts';

/** 0 done, 1 refused or failed, 2 wrong usage, 3 done but something is held for review. */
type ExitCode = 0 | 1 | 2 | 3;
type Announce = ((current: CurrentDocument | null) => void) | undefined;

type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** What a command line writes to and reads its settings from: the process, or streams and settings of a test. */
interface Surroundings {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The form and the streams of what a command prints. */
interface Printing extends GlobalFlags {
  readonly stdout: Output;
  readonly stderr: Output;
}

/**
 * Runs one command line and returns the exit code: the result goes to stdout, everything else to stderr. In an import
 * process `announce` reports the current document; without it, imports run in a child process, which has the settings
 * and streams of this process.
 */
export async function runCommandLine(
  commands: readonly Command[],
  argv: readonly string[],
  announce?: Announce,
  { stdout, stderr, env }: Surroundings = process,
): Promise<number> {
  const { flags, words } = splitGlobalFlags(argv);
  const progress = createProgress(stderr);
  const printing = { ...flags, stdout, stderr };
  try {
    if (flags.version)
      return await printResult({ document: { version: readServiceVersion() }, text: readServiceVersion }, printing);
    if (flags.help) return await printResult(readHelp(commands, words), printing);
    return await runCommand(commands, words, { printing, progress, announce, argv, env });
  } catch (thrown) {
    progress.end();
    return printError(thrown, printing);
  }
}

/**
 * Runs a command line that imports documents in a child process, which also reads its words. Returns the exit code.
 * This process only waits, so it loads neither the commands nor the store.
 */
export async function runInImportProcess(argv: readonly string[]): Promise<number> {
  const printing = { ...splitGlobalFlags(argv).flags, stdout: process.stdout, stderr: process.stderr };
  return superviseImport(argv, STOPPED_IMPORT, (fault) => printError(fault, printing));
}

interface Run {
  readonly argv: readonly string[];
  readonly printing: Printing;
  readonly progress: Progress;
  readonly announce: Announce;
  readonly env: Surroundings['env'];
}

async function runCommand(
  commands: readonly Command[],
  words: readonly string[],
  { argv, printing, progress, announce, env }: Run,
): Promise<number> {
  const { command, rest } = readCommand(commands, words);
  const parsed = parseWords(command, rest);
  if (command.imports === true && announce === undefined)
    return superviseImport(argv, command.stopped, (fault) => printError(fault, printing));
  const { openInstallation, readConfig } = await import('#wire.ts');
  const writeBelow = (text: string): void => {
    progress.clear();
    printing.stderr.write(text);
  };
  const installation: Installation = openInstallation(readConfig(env), writeBelow, announce);
  for (const notice of installation.config.notices) printing.stderr.write(`${notice}\n`);
  if (command.mayBeFirst !== true) requireInstallation(installation);
  const signals = listenForSignals(() => {
    progress.end();
    // For an import process the parent prints this, because it may have to kill the process first.
    if (announce === undefined)
      printError(new Fault('STOPPED', `Stopped before completion. ${command.stopped ?? ''}`.trim()), printing);
  });
  try {
    // `parseWords` checked them against the specifications that `run` takes its types from.
    const { args, options } = parsed as Pick<Parameters<Command['run']>[0], 'args' | 'options'>;
    const showProgress: OnProgress = async (...update) => {
      progress.onProgress(...update);
      // SQLite calls never yield to the event loop; without this, signal handlers would not run.
      await setImmediate();
    };
    const print = async (result: CommandResult): Promise<ExitCode> => {
      progress.end();
      return printResult(result, printing);
    };
    const result = await command.run({
      args,
      options,
      installation,
      print: (shown) => void print(shown),
      say: (line) => writeBelow(`${line}\n`),
      progress: showProgress,
      takeSignals: signals.take,
    });
    // What it prints may be read only now, so the store stays open.
    return await print(result);
  } finally {
    await installation.close();
    signals.leave();
  }
}

/** Fault NO_INSTALLATION. */
function requireInstallation(installation: Installation): void {
  if (installation.isThere()) return;
  throw new Fault(
    'NO_INSTALLATION',
    `There is no installation in ${installation.config.dataDir}. Set MFDS_DATA_DIR to the directory of yours. ` +
      'To create one, run `mfds serve` (with sample data) or `mfds ingest` (with your own documents).',
  );
}

function readHelp(commands: readonly Command[], words: readonly string[]): CommandResult {
  const [first = ''] = words;
  const group = listGroup(commands, first);
  if (words.length === 0) return { document: { commands: commands.map(describe) }, text: layOverview(commands) };
  if (words.length === 1 && group.length > 0 && !commands.some(({ name }) => name === first)) {
    return { document: { commands: group.map(describe) }, text: layOverview(group, first) };
  }
  const { command } = readCommand(commands, words);
  return {
    document: describe(command),
    text: layCommandHelp(
      command,
      group.filter((other) => other !== command),
    ),
  };
}

function describe({ name, summary, args, options, examples }: Command): unknown {
  return { name, summary, args, options, examples };
}

async function printResult(result: CommandResult, { json, stdout }: Printing): Promise<ExitCode> {
  const { text } = result;
  if (json) {
    const document = result.readDocument === undefined ? result.document : await result.readDocument();
    if (document !== undefined) stdout.write(`${JSON.stringify(document)}\n`);
  }
  if (!json && text !== undefined) stdout.write(`${await text(pageOf(stdout))}\n`);
  if (result.isFailed === true) return 1;
  return result.isHeld === true ? 3 : 0;
}

/** Prints the text of an expected failure; for a defect also the stack, because the reader is the operator. */
function printError(thrown: unknown, { json, stdout, stderr }: Printing): ExitCode {
  const known = isFault(thrown) ? thrown : explainDiskError(thrown);
  const fault =
    known !== undefined
      ? { code: known.code, message: known.message, internal: known.internal }
      : {
          code: 'INTERNAL_ERROR',
          message: `Unexpected error: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
          internal: thrown instanceof Error ? thrown.stack : undefined,
        };
  if (json) stdout.write(`${JSON.stringify({ error: { code: fault.code, message: fault.message } })}\n`);
  else stderr.write(`${styleText('red', 'error:', { stream: stderr })} ${fault.message}\n`);
  if (fault.internal !== undefined) stderr.write(`${fault.internal}\n`);
  // A malformed address, scope or date is wrong usage, like an unknown command.
  return fault.code === 'WRONG_USAGE' || fault.code.startsWith('INVALID_') ? 2 : 1;
}

// Used if the terminal does not report its width.
const USUAL_WIDTH = 80;

/** Output that is not to a terminal is neither truncated nor bold, so that programs can parse it. */
function pageOf(stream: Output): Page {
  const isTerminal = stream.isTTY === true;
  return {
    width: isTerminal ? stream.columns || USUAL_WIDTH : Infinity,
    bold: (text) => (isTerminal ? styleText('bold', text, { stream }) : text),
  };
}

/** The output stream: stderr, or a recording in tests. */
interface ProgressStream extends Pick<Output, 'isTTY' | 'columns'> {
  write(text: string): unknown;
}

interface Progress {
  /** `done` of `total` items; `doing` names the current item. A new `label` starts a new line. */
  onProgress(label: string, done: number, total: number, doing?: string): void;
  /** Clears the terminal line, so that a message can be printed; the next `onProgress` redraws it below. */
  clear(): void;
  /** Finishes the line; call it also after a failure. */
  end(): void;
}

// A terminal line that updates more often flickers; in a log more lines would hide everything else.
const TERMINAL_PAUSE_MILLISECONDS = 100;
const LOG_PAUSE_MILLISECONDS = 5_000;
// Within the first second the rate is unreliable.
const RATE_KNOWN_MILLISECONDS = 1_000;
// Return to the first column and erase the line.
const REWRITE = '\r\u001B[K';

/** The state of one progress line; times are milliseconds. */
interface Line {
  readonly label: string;
  readonly startedAt: number;
  readonly isShown: boolean;
  readonly shownAt: number;
  readonly done: number;
  readonly total: number;
}

/** Shows count, rate and remaining time: one self-updating line on a terminal, an occasional line elsewhere. */
export function createProgress(stream: ProgressStream, now: () => number = () => performance.now()): Progress {
  const isTerminal = stream.isTTY === true;
  const pause = isTerminal ? TERMINAL_PAUSE_MILLISECONDS : LOG_PAUSE_MILLISECONDS;
  let line: Line | undefined;
  // A job starts when the previous one ends, not when its first item is done.
  let begunAt = now();

  const show = (shown: Line, doing = ''): void => {
    const text = describeProgress(shown, now() - shown.startedAt) + (doing === '' ? '' : `  ${doing}`);
    stream.write(isTerminal ? REWRITE + text.slice(0, (stream.columns ?? 80) - 1) : `${text}\n`);
  };
  const end = (): void => {
    // A job that finished before its first line was due prints nothing.
    if (line?.isShown === true) {
      show(line);
      if (isTerminal) stream.write('\n');
    }
    line = undefined;
  };
  return {
    onProgress(label, done, total, doing) {
      if (line?.label !== label) end();
      const { startedAt, isShown, shownAt } = line ?? { startedAt: begunAt, isShown: false, shownAt: begunAt };
      begunAt = now();
      // The first item may take long, so a terminal shows the line at once.
      const isDue = now() - shownAt >= pause || (isTerminal && done === 0);
      line = { label, done, total, startedAt, isShown: isShown || isDue, shownAt: isDue ? now() : shownAt };
      if (isDue) show(line, doing);
    },
    clear() {
      if (isTerminal && line?.isShown === true) stream.write(REWRITE);
    },
    end,
  };
}

function describeProgress({ label, done, total }: Line, elapsed: number): string {
  const counted = `${done}/${total}`;
  if (elapsed < RATE_KNOWN_MILLISECONDS || done === 0) return `${label} ${counted}`;
  const rate = (done * 1_000) / elapsed;
  const remaining = done >= total ? '' : `, ${showSeconds((total - done) / rate)} left`;
  return `${label} ${counted}  ${rate < 10 ? rate.toFixed(1) : Math.round(rate)}/s${remaining}`;
}

function showSeconds(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
