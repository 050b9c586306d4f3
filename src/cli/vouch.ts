import type { Vouch } from '#access/accounts.ts';
import { Fault, isFault } from '#base/fault.ts';
import { operatorName } from './operator.ts';

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
