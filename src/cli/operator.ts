import { userInfo } from 'node:os';
import type { Vouch } from '#access/accounts.ts';
import { Fault, isFault } from '#base/fault.ts';

/** The system user who runs this command, for records of decisions; in a container the user may have no name. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

export const VOUCH = {
  value: 'REASON',
  summary: 'vouch for required details that the account lacks; your name and this reason are recorded',
} as const;

export function vouchFor(reason: string): Vouch {
  return { by: operatorName(), reason };
}

/** For `catch`: points the operator to --vouch, which account owners do not have. */
export function refuseIncomplete(thrown: unknown): never {
  if (!isFault(thrown, 'ACCOUNT_INCOMPLETE')) throw thrown;
  throw new Fault(thrown.code, `${thrown.message} To vouch for the account yourself, add --vouch REASON.`, {
    cause: thrown,
  });
}
