import type { CurrentDocument } from '#ingest/document-guard.ts';
import { ACCOUNT_COMMANDS } from './accounts.ts';
import type { Command } from './command.ts';
import { completionCommands } from './completion.ts';
import { DOCTOR_COMMANDS } from './doctor.ts';
import { EXPORT_COMMANDS } from './export.ts';
import { runCommandLine } from './frame.ts';
import { INGEST_COMMANDS } from './ingest.ts';
import { KEY_COMMANDS } from './keys.ts';
import { REVIEW_COMMANDS } from './review.ts';
import { TEACHING_COMMANDS } from './review-teaching.ts';
import { REVIEW_DESK_COMMANDS } from './review-desk.ts';
import { SERVE_COMMANDS } from './serve.ts';
import { SOURCE_COMMANDS } from './sources.ts';
import { SYNC_COMMANDS } from './sync.ts';
import { UPKEEP_COMMANDS } from './upkeep.ts';

/** All commands, in the order in which the help shows them. */
export const COMMANDS: readonly Command[] = [
  ...SERVE_COMMANDS,
  ...INGEST_COMMANDS,
  ...SYNC_COMMANDS,
  ...SOURCE_COMMANDS,
  ...REVIEW_COMMANDS,
  ...TEACHING_COMMANDS,
  ...REVIEW_DESK_COMMANDS,
  ...ACCOUNT_COMMANDS,
  ...KEY_COMMANDS,
  ...EXPORT_COMMANDS,
  ...UPKEEP_COMMANDS,
  ...DOCTOR_COMMANDS,
  ...completionCommands(() => COMMANDS),
];

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
