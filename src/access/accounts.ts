import { Fault } from '#base/fault.ts';
import type { Clock } from '#base/clock.ts';
import { uuidV7 } from '#base/ids.ts';
import { findAccountByEmail, insertAccount, listAccountRows, listKeyRows, markKeyRevoked, updateAccount, writeAccess } from '#store/access-rows.ts';
import type { AccessQuery } from '#store/access-rows.ts';
import type { AccessDatabase } from '#store/database.ts';
import { deleteLogin, deleteLoginSessions } from '#store/login-rows.ts';
import type { AccountStatus, AccountTable } from '#store/access-tables.ts';
import { parseEmail, parseIntendedUse, parseMessagingNumber, parseTermsVersion } from './contact.ts';

/** What every question about accounts and keys needs. */
export interface Access {
  readonly database: AccessDatabase;
  /** The sub-secret under which keys are hashed. */
  readonly keys_secret: string;
  readonly clock: Clock;
  /** Where nodes share their limits: tells them of a key that was revoked. Never rejects. */
  readonly shareRevocation?: (keyId: string) => Promise<void>;
}

export type Account = AccountTable;

/** Which state may follow which; a closed account stays closed. */
const TRANSITIONS: Readonly<Record<AccountStatus, readonly AccountStatus[]>> = {
  PENDING: ['ACTIVE', 'CLOSED'],
  ACTIVE: ['SUSPENDED', 'CLOSED'],
  SUSPENDED: ['ACTIVE', 'CLOSED'],
  CLOSED: [],
};

/** What activation asks for; what is left out stays as it was. */
interface ActivationDetails {
  readonly email_verified?: boolean;
  /** Full international form; kept as E.164. */
  readonly messaging_number?: string;
  readonly intended_use?: string;
  readonly terms_version?: string;
}

/** A new PENDING account. Faults: INVALID_EMAIL, ACCOUNT_EXISTS. */
export async function createAccount(access: Access, email: string): Promise<Account> {
  return insertNew(access, email, (account) => account);
}

/**
 * A new account that is ACTIVE at once because an operator answers for it:
 * `vouched_at` says so, in place of the four things activation asks a
 * stranger for. Faults: INVALID_EMAIL, ACCOUNT_EXISTS.
 */
export async function createVouchedAccount(access: Access, email: string): Promise<Account> {
  return insertNew(access, email, (account) => ({
    ...account,
    status: 'ACTIVE',
    vouched_at: account.created_at,
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
 * PENDING or SUSPENDED becomes ACTIVE, once e-mail, messaging number, intended
 * use and terms are all there, or an operator has vouched.
 * Faults: ACCOUNT_INCOMPLETE names what is missing, ACCOUNT_STATE, ACCOUNT_NOT_FOUND, INVALID_*.
 */
export async function activateAccount(access: Access, email: string, details: ActivationDetails = {}): Promise<Account> {
  const now = access.clock.now().getTime();
  const given: Partial<Account> = {
    ...(details.messaging_number === undefined ? {} : { messaging_number: await parseMessagingNumber(details.messaging_number) }),
    ...(details.intended_use === undefined ? {} : { intended_use: parseIntendedUse(details.intended_use) }),
    ...(details.terms_version === undefined ? {} : { terms_version: parseTermsVersion(details.terms_version) }),
  };
  return move(access, email, 'ACTIVE', (account) => {
    const verifiedAt = account.email_verified_at ?? (details.email_verified === true ? now : null);
    const complete = { ...account, ...given, email_verified_at: verifiedAt };
    checkComplete(complete);
    return { ...given, email_verified_at: verifiedAt, activated_at: account.activated_at ?? now };
  });
}

/** The person has shown that letters to this address arrive: the account is there from now on, PENDING if it was not. */
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

/** Its keys are refused from the next request on, and work again when it is activated again; its sessions end. Faults: ACCOUNT_STATE, ACCOUNT_NOT_FOUND. */
export async function suspendAccount(access: Access, email: string): Promise<Account> {
  return move(access, email, 'SUSPENDED', async (account, tx) => {
    await deleteLoginSessions(tx, account.email);
    return {};
  });
}

/**
 * For good: its keys are revoked, its login and sessions are gone, and what it
 * told of itself is forgotten. The address stays taken, so that nobody comes
 * back under the address of an account that was suspended.
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
    if (other !== undefined) throw new Fault('ACCOUNT_EXISTS', `There is already an account for ${email}; it is ${other.status}. Use that one.`);
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
      const allowed = next.length === 0 ? 'nothing follows that state' : `from there it can become ${next.join(' or ')}`;
      throw new Fault('ACCOUNT_STATE', `The account ${account.email} is ${account.status} and cannot become ${to}; ${allowed}. Nothing was changed.`);
    }
    const changed = { ...(await change(account, tx)), status: to };
    await updateAccount(tx, account.id, changed);
    return { ...account, ...changed };
  });
}

async function readIn(query: AccessQuery, text: string): Promise<Account> {
  const email = parseEmail(text);
  const account = await findAccountByEmail(query, email);
  if (account === undefined) throw new Fault('ACCOUNT_NOT_FOUND', `There is no account for ${email}. Create it, or check the spelling among the listed accounts.`);
  return account;
}

function checkComplete(account: Account): void {
  if (account.vouched_at !== null) return;
  const missing = [
    ...(account.email_verified_at === null ? ['a verified e-mail address'] : []),
    ...(account.messaging_number === null ? ['a messaging number'] : []),
    ...(account.intended_use === null ? ['the intended use'] : []),
    ...(account.terms_version === null ? ['the accepted version of the terms'] : []),
  ];
  if (missing.length === 0) return;
  throw new Fault('ACCOUNT_INCOMPLETE', `The account ${account.email} cannot be activated yet: it lacks ${missing.join(', ')}. Give what is missing and activate it again; nothing was changed.`);
}
