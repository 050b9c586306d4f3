import { ACCOUNT_COMMANDS } from './accounts.ts';
import type { Command } from './command.ts';
import { DOCTOR_COMMANDS } from './doctor.ts';
import { INGEST_COMMANDS } from './ingest.ts';
import { KEY_COMMANDS } from './keys.ts';
import { REBUILD_COMMANDS } from './rebuild.ts';
import { REVIEW_COMMANDS } from './review.ts';
import { SERVE_COMMANDS } from './serve.ts';
import { SYNC_COMMANDS } from './sync.ts';

/** The one list of commands, in the order in which the help shows them. */
export const COMMANDS: readonly Command[] = [
  ...SERVE_COMMANDS,
  ...INGEST_COMMANDS,
  ...SYNC_COMMANDS,
  ...REVIEW_COMMANDS,
  ...ACCOUNT_COMMANDS,
  ...KEY_COMMANDS,
  ...REBUILD_COMMANDS,
  ...DOCTOR_COMMANDS,
];
