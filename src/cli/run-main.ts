import type { CurrentDocument } from '#ingest/document-guard.ts';
import { COMMANDS } from './commands.ts';
import { runCommandLine } from './frame.ts';

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
  process.exitCode = await runCommandLine(COMMANDS, process.argv.slice(2), announce);
}
