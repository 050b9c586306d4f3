import { ACCOUNT_COMMANDS } from './accounts.ts';
import { BACKUP_COMMANDS } from './backup.ts';
import type { Command } from './command.ts';
import { completionCommands } from './completion.ts';
import { DOCTOR_COMMANDS } from './doctor.ts';
import { INGEST_COMMANDS } from './ingest.ts';
import { KEY_COMMANDS } from './keys.ts';
import { MIGRATE_STORE_COMMANDS } from './migrate-store.ts';
import { REBUILD_COMMANDS } from './rebuild.ts';
import { REVIEW_COMMANDS } from './review.ts';
import { SERVE_COMMANDS } from './serve.ts';
import { SYNC_COMMANDS } from './sync.ts';
import { VERIFY_COMMANDS } from './verify.ts';

/** All commands, in the order in which the help shows them. */
export const COMMANDS: readonly Command[] = [
  ...SERVE_COMMANDS,
  ...INGEST_COMMANDS,
  ...SYNC_COMMANDS,
  ...REVIEW_COMMANDS,
  ...ACCOUNT_COMMANDS,
  ...KEY_COMMANDS,
  ...BACKUP_COMMANDS,
  ...VERIFY_COMMANDS,
  ...REBUILD_COMMANDS,
  ...MIGRATE_STORE_COMMANDS,
  ...DOCTOR_COMMANDS,
  ...completionCommands(() => COMMANDS),
];
