import { Fault } from '#base/fault.ts';
import type { Clock } from '#base/clock.ts';
import { uuidV7 } from '#base/ids.ts';
import {
  findAccountByEmail,
  insertAccount,
  listAccountRows,
  listKeyRows,
  markKeyRevoked,
  updateAccount,
  writeAccess,
} from '#store/access-rows.ts';
import type { AccessQuery } from '#store/access-rows.ts';
import type { AccessDatabase } from '#store/database.ts';
import { deleteLogin, deleteLoginSessions } from '#store/login-rows.ts';
import type { AccountStatus, AccountTable } from '#store/access-tables.ts';
import { parseEmail, parseIntendedUse, parseMessagingNumber, parseTermsVersion, parseVouchReason } from './contact.ts';

/** Dependencies of every function on accounts and keys. */
export interface Access {
  readonly database: AccessDatabase;
  /** The sub-secret under which keys are hashed. */
  readonly keysSecret: string;
  readonly clock: Clock;
  /** If nodes share their limits: announces a revoked key to them. Never rejects. */
  readonly shareRevocation?: (keyId: string) => Promise<void>;
}

export type Account = AccountTable;

/** Allowed state changes; CLOSED is final. */
const TRANSITIONS: Readonly<Record<AccountStatus, readonly AccountStatus[]>> = {
  PENDING: ['ACTIVE', 'CLOSED'],
  ACTIVE: ['SUSPENDED', 'CLOSED'],
  SUSPENDED: ['ACTIVE', 'CLOSED'],
  CLOSED: [],
};

/** The details that activation requires; an omitted one keeps its stored value. */
interface ActivationDetails {
  readonly email_verified?: boolean;
  /** As people write it; kept as E.164. */
  readonly messaging_number?: string;
  readonly intended_use?: string;
  readonly terms_version?: string;
}

/** Creates a PENDING account. Faults: INVALID_EMAIL, ACCOUNT_EXISTS. */
export async function createAccount(access: Access, email: string): Promise<Account> {
  return insertNew(access, email, (account) => account);
}

/** The operator who vouches for an account's missing details, and the reason. */
export interface Vouch {
  readonly by: string;
  readonly reason: string;
}

/**
 * Creates an ACTIVE account: an operator vouches for the four details that
 * activation requires. The account records the operator, the reason and the details.
 * Faults: INVALID_EMAIL, INVALID_VOUCH_REASON, ACCOUNT_EXISTS.
 */
export async function createVouchedAccount(access: Access, email: string, vouch: Vouch): Promise<Account> {
  return insertNew(access, email, (account) => ({
    ...account,
    status: 'ACTIVE',
    ...recordVouch(account, vouch, account.created_at),
    activated_at: account.created_at,
  }));
}

export async function findAccount(access: Access, email: string): Promise<Account | undefined> {
  return findAccountByEmail(access.database.query, parseEmail(email));
}

/** Fault ACCOUNT_NOT_FOUND. */
export async function readAccount(access: Access, email: string): Promise<Account> {
  return readIn(access.database.query, email);
}

/** All accounts, by e-mail. */
export async function listAccounts(access: Access): Promise<Account[]> {
  return listAccountRows(access.database.query);
}

/**
 * Activates a PENDING or SUSPENDED account. E-mail, messaging number, intended use
 * and terms must be complete, or an operator must vouch for the missing ones.
 * Faults: ACCOUNT_INCOMPLETE (lists what is missing), ACCOUNT_STATE, ACCOUNT_NOT_FOUND, INVALID_*.
 */
export async function activateAccount(
  access: Access,
  email: string,
  details: ActivationDetails = {},
  vouch?: Vouch,
): Promise<Account> {
  const now = access.clock.now().getTime();
  const given: Partial<Account> = {
    ...(details.messaging_number === undefined
      ? {}
      : { messaging_number: await parseMessagingNumber(details.messaging_number) }),
    ...(details.intended_use === undefined ? {} : { intended_use: parseIntendedUse(details.intended_use) }),
    ...(details.terms_version === undefined ? {} : { terms_version: parseTermsVersion(details.terms_version) }),
  };
  return move(access, email, 'ACTIVE', (account) => {
    const verifiedAt = account.email_verified_at ?? (details.email_verified === true ? now : null);
    const complete = { ...account, ...given, email_verified_at: verifiedAt };
    const vouched = vouch === undefined || account.vouched_at !== null ? {} : recordVouch(complete, vouch, now);
    checkComplete({ ...complete, ...vouched });
    return { ...given, ...vouched, email_verified_at: verifiedAt, activated_at: account.activated_at ?? now };
  });
}

/** Records that the address receives e-mail; creates a PENDING account if there is none. */
export async function confirmEmail(access: Access, text: string): Promise<Account> {
  const email = parseEmail(text);
  const now = access.clock.now();
  return writeAccess(access.database, async (tx) => {
    const known = await findAccountByEmail(tx, email);
    const email_verified_at = known?.email_verified_at ?? now.getTime();
    if (known === undefined) {
      const account = { ...newAccount(email, now), email_verified_at };
      await insertAccount(tx, account);
      return account;
    }
    await updateAccount(tx, known.id, { email_verified_at });
    return { ...known, email_verified_at };
  });
}

/**
 * Ends all sessions and blocks all keys until the account is activated again. Faults: ACCOUNT_STATE, ACCOUNT_NOT_FOUND.
 */
export async function suspendAccount(access: Access, email: string): Promise<Account> {
  return move(access, email, 'SUSPENDED', async (account, tx) => {
    await deleteLoginSessions(tx, account.email);
    return {};
  });
}

/**
 * Permanently closes an account: revokes its keys and deletes its login, sessions,
 * messaging number and intended use. The address stays reserved, so that the owner
 * of a suspended account cannot sign up with it again.
 * Faults: ACCOUNT_STATE, ACCOUNT_NOT_FOUND.
 */
export async function closeAccount(access: Access, email: string): Promise<Account> {
  const revoked: string[] = [];
  const closed = await move(access, email, 'CLOSED', async (account, tx) => {
    const now = access.clock.now().getTime();
    for (const key of await listKeyRows(tx, account.id)) {
      if (key.revoked_at !== null) continue;
      await markKeyRevoked(tx, key.id, now);
      revoked.push(key.id);
    }
    await deleteLogin(tx, account.email);
    return { messaging_number: null, intended_use: null };
  });
  for (const id of revoked) await access.shareRevocation?.(id);
  return closed;
}

async function insertNew(access: Access, text: string, complete: (account: Account) => Account): Promise<Account> {
  const email = parseEmail(text);
  const now = access.clock.now();
  const account = complete(newAccount(email, now));
  await writeAccess(access.database, async (tx) => {
    const other = await findAccountByEmail(tx, email);
    if (other !== undefined)
      throw new Fault(
        'ACCOUNT_EXISTS',
        `An account for ${email} already exists; its status is ${other.status}. Use that account.`,
      );
    await insertAccount(tx, account);
  });
  return account;
}

function newAccount(email: string, now: Date): Account {
  return {
    id: uuidV7(now),
    email,
    status: 'PENDING',
    email_verified_at: null,
    messaging_number: null,
    intended_use: null,
    terms_version: null,
    vouched_at: null,
    vouched_by: null,
    vouched_reason: null,
    vouched_for: null,
    created_at: now.getTime(),
    activated_at: null,
  };
}

type Change = (account: Account, tx: AccessQuery) => Partial<Account> | Promise<Partial<Account>>;

async function move(access: Access, email: string, to: AccountStatus, change: Change): Promise<Account> {
  return writeAccess(access.database, async (tx) => {
    const account = await readIn(tx, email);
    const next = TRANSITIONS[account.status];
    if (!next.includes(to)) {
      const allowed = next.length === 0 ? `${account.status} is final` : `it can only become ${next.join(' or ')}`;
      throw new Fault(
        'ACCOUNT_STATE',
        `The account ${account.email} is ${account.status} and cannot become ${to}; ${allowed}. Nothing was changed.`,
      );
    }
    const changed = { ...(await change(account, tx)), status: to };
    await updateAccount(tx, account.id, changed);
    return { ...account, ...changed };
  });
}

async function readIn(query: AccessQuery, text: string): Promise<Account> {
  const email = parseEmail(text);
  const account = await findAccountByEmail(query, email);
  if (account === undefined)
    throw new Fault(
      'ACCOUNT_NOT_FOUND',
      `There is no account for ${email}. Check the spelling in the list of accounts, or create one.`,
    );
  return account;
}

function checkComplete(account: Account): void {
  if (account.vouched_at !== null) return;
  const missing = listMissing(account);
  if (missing.length === 0) return;
  throw new Fault(
    'ACCOUNT_INCOMPLETE',
    `The account ${account.email} cannot be activated yet. Missing: ${missing.join(', ')}. ` +
      'Provide these and try again; nothing was changed.',
  );
}

/** The details that activation requires and this account lacks, in words. */
function listMissing(account: Account): string[] {
  return [
    ...(account.email_verified_at === null ? ['a verified e-mail address'] : []),
    ...(account.messaging_number === null ? ['a messaging number'] : []),
    ...(account.intended_use === null ? ['the intended use'] : []),
    ...(account.terms_version === null ? ['the accepted version of the terms'] : []),
  ];
}

/** The columns that record a vouch; none if nothing is missing. */
function recordVouch(account: Account, { by, reason }: Vouch, now: number): Partial<Account> {
  const missing = listMissing(account);
  const vouched_reason = parseVouchReason(reason);
  return missing.length === 0
    ? {}
    : { vouched_at: now, vouched_by: by, vouched_reason, vouched_for: JSON.stringify(missing) };
}
