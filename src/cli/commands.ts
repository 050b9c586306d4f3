import { ACCOUNT_COMMANDS } from './accounts.ts';
import type { Command } from './command.ts';
import { KEY_COMMANDS } from './keys.ts';

/** The one list of commands, in the order in which the help shows them. */
export const COMMANDS: readonly Command[] = [...ACCOUNT_COMMANDS, ...KEY_COMMANDS];
