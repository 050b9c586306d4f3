import type { CurrentDocument } from '#ingest/document-guard.ts';
import type { Command } from './command.ts';
import { completionCommands } from './completion.ts';
import { runCommandLine, runInImportProcess } from './frame.ts';

/** A file of commands, and the words with which their names begin. */
interface CommandFile {
  readonly begin: readonly string[];
  /** All its commands import documents, in a child process: this one does not load them. */
  readonly imports?: true;
  readonly load: () => Promise<readonly Command[]>;
}

/** In the order in which the help shows the commands. */
export const COMMAND_FILES: readonly CommandFile[] = [
  { begin: ['serve'], load: async () => (await import('./serve.ts')).SERVE_COMMANDS },
  { begin: ['ingest', 'reread'], imports: true, load: async () => (await import('./ingest.ts')).INGEST_COMMANDS },
  { begin: ['sync'], imports: true, load: async () => (await import('./sync.ts')).SYNC_COMMANDS },
  { begin: ['sources'], load: async () => (await import('./sources.ts')).SOURCE_COMMANDS },
  { begin: ['review'], load: async () => (await import('./review.ts')).REVIEW_COMMANDS },
  { begin: ['review'], load: async () => (await import('./review-teaching.ts')).TEACHING_COMMANDS },
  { begin: ['review'], load: async () => (await import('./review-desk.ts')).REVIEW_DESK_COMMANDS },
  { begin: ['accounts'], load: async () => (await import('./accounts.ts')).ACCOUNT_COMMANDS },
  { begin: ['keys'], load: async () => (await import('./keys.ts')).KEY_COMMANDS },
  { begin: ['export'], load: async () => (await import('./export.ts')).EXPORT_COMMANDS },
  {
    begin: ['backup', 'restore', 'verify', 'rebuild', 'migrate-store'],
    load: async () => (await import('./upkeep.ts')).UPKEEP_COMMANDS,
  },
  { begin: ['doctor'], load: async () => (await import('./doctor.ts')).DOCTOR_COMMANDS },
  { begin: ['completion'], load: async () => completionCommands(loadCommands) },
];

/** All commands. */
export async function loadCommands(): Promise<readonly Command[]> {
  return loadFiles(COMMAND_FILES);
}

/**
 * The commands that the words may mean: those that begin with the first word, since loading all of them takes longer
 * than most commands; all of them if it begins none, or for a list of them.
 */
export async function loadCommandsFor(argv: readonly string[]): Promise<readonly Command[]> {
  const commands = await loadFiles(findFiles(argv));
  const isKnown = commands.some(({ name }) => name.split(' ').every((word) => argv.includes(word)));
  return isKnown ? commands : loadCommands();
}

function findFiles(argv: readonly string[]): readonly CommandFile[] {
  const first = argv.find((word) => !word.startsWith('-'));
  return COMMAND_FILES.filter(({ begin }) => first !== undefined && begin.includes(first));
}

async function loadFiles(files: readonly CommandFile[]): Promise<readonly Command[]> {
  return (await Promise.all(files.map(async ({ load }) => load()))).flat();
}

/** Runs the command line of this process. In an import process `announce` receives the current document. */
export async function runMain(announce?: (current: CurrentDocument | null) => void): Promise<void> {
  // The reader may close the pipe early (`mfds keys list | head`); that is not an error.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') return;
      if (stream === process.stdout)
        process.stderr.write(`error: The output could not be written: ${error.message}. Completed changes are kept.\n`);
      process.exit(1);
    });
  }
  const argv = process.argv.slice(2);
  process.exitCode =
    announce === undefined && findFiles(argv).some(({ imports }) => imports)
      ? await runInImportProcess(argv)
      : await runCommandLine(await loadCommandsFor(argv), argv, announce);
}
