import { activateAccount, createVouchedAccount, readAccount } from '#access/accounts.ts';
import type { Access } from '#access/accounts.ts';
import { OLD_KEY_ENDS, createKey, listKeys, revokeKey, rotateKey, parseScopes } from '#access/keys.ts';
import type { ApiKey, KeyWish, NewApiKey, OldKeyEnd } from '#access/keys.ts';
import { Fault, isFault } from '#base/fault.ts';
import { defineCommand } from './command.ts';
import type { CommandResult } from './command.ts';
import { parseExpiry, showTimestamp } from './parse.ts';
import { layFields, layTable } from './print.ts';
import { VOUCH, vouchFor } from './operator.ts';

const ID = { ID: { summary: 'id of the key, from `mfds keys list`' } } as const;
const SHOWN_ONCE = 'Save the key now: it is not stored and cannot be shown again.';

const create = defineCommand({
  name: 'keys create',
  summary: 'Create an API key and show it once; creates the account if necessary, with you vouching for it',
  args: {},
  options: {
    account: { value: 'EMAIL', required: true, summary: 'e-mail address of the account that owns the key' },
    name: { value: 'NAME', required: true, summary: 'integration that uses the key; use one key per integration' },
    scopes: { value: 'SCOPES', required: true, summary: 'all, or a comma-separated list such as funds:read,nav:read' },
    vouch: {
      ...VOUCH,
      summary:
        'reason why you vouch for a new or PENDING account; recorded with your name and the details the account lacks',
    },
    expires: {
      value: 'DATE',
      summary: 'last day of validity (in Asia/Karachi), or a timestamp; default: the key does not expire',
    },
  },
  mayBeFirst: true,
  examples: [
    'mfds keys create --account sara@example.com --name dashboard --scopes all',
    'mfds keys create --account ali@example.com --name laptop --scopes all --vouch "colleague, office 12"',
    'mfds keys create --account sara@example.com --name nightly --scopes nav:read --expires 2027-12-31',
  ],
  async run({ options, installation, say }) {
    const wish = {
      name: options.name,
      scopes: parseScopes(options.scopes),
      expires_at: options.expires === undefined ? null : parseExpiry(options.expires),
    };
    const key = await createKeyOrVouch(await installation.access(), options.account, wish, options.vouch, say);
    say(SHOWN_ONCE);
    return answerWithSecret(key);
  },
});

const list = defineCommand({
  name: 'keys list',
  summary: 'List keys, including revoked and expired ones, without their secrets',
  args: {},
  options: { account: { value: 'EMAIL', summary: 'list only the keys of this account' } },
  examples: ['mfds keys list', 'mfds keys list --account sara@example.com --json'],
  async run({ options, installation }) {
    const keys = (await listKeys(await installation.access(), options.account)).map(showKey);
    const rows = keys.map((key) => [
      key.id,
      key.account,
      key.name,
      key.prefix,
      key.status,
      key.scopes.join(', '),
      key.expires_at,
    ]);
    return {
      document: { keys },
      text: layTable(
        ['id', 'account', 'name', 'prefix', 'status', 'scopes', 'expires_at'],
        rows,
        'There are no keys yet. Create one with `mfds keys create`.',
      ),
    };
  },
});

const rotate = defineCommand({
  name: 'keys rotate',
  summary: 'Replace a key with a new one of the same name, scopes and expiry; the old key ends at once or later',
  args: ID,
  options: {
    'old-key-ends': {
      value: 'WHEN',
      summary: `when the old key stops working: ${OLD_KEY_ENDS.join(', ')} (from now); until then both work; default: now`,
    },
  },
  examples: [
    'mfds keys rotate 01985a3e-7c1b-7d21-9d53-0f6f2f0b4a11',
    'mfds keys rotate 01985a3e-7c1b-7d21-9d53-0f6f2f0b4a11 --old-key-ends day',
  ],
  async run({ args, options, installation, say }) {
    const ends = parseOldKeyEnd(options['old-key-ends'] ?? 'now');
    const { old_key_ends_at, ...key } = await rotateKey(await installation.access(), args.ID, ends);
    say(
      ends === 'now'
        ? `The key ${key.rotated_from} is now revoked. ${SHOWN_ONCE}`
        : `The key ${key.rotated_from} works until ${showTimestamp(old_key_ends_at)}. ${SHOWN_ONCE}`,
    );
    return answerWithSecret(key);
  },
});

const revoke = defineCommand({
  name: 'keys revoke',
  summary: 'Revoke a key permanently; revoking it again changes nothing',
  args: ID,
  options: {},
  examples: ['mfds keys revoke 01985a3e-7c1b-7d21-9d53-0f6f2f0b4a11'],
  async run({ args, installation, say }) {
    const { already_revoked, ...key } = await revokeKey(await installation.access(), args.ID);
    const shown = { ...showKey(key), already_revoked };
    say(
      already_revoked
        ? `The key was already revoked at ${shown.revoked_at}; nothing was changed.`
        : 'The key is revoked; the next request with it is refused.',
    );
    return { document: shown, text: layFields({ ...shown, scopes: shown.scopes.join(',') }) };
  },
});

export const KEY_COMMANDS = [create, list, rotate, revoke];

/** Fault WRONG_USAGE. */
function parseOldKeyEnd(text: string): OldKeyEnd {
  const end = OLD_KEY_ENDS.find((word) => word === text);
  if (end !== undefined) return end;
  throw new Fault('WRONG_USAGE', `Expected ${OLD_KEY_ENDS.join(', ')} for --old-key-ends; found "${text}".`);
}

// Recorded if the operator gives no reason, so that every ACTIVE account has a record of who activated it.
const NO_REASON_GIVEN = 'created on the command line by an operator who gave no reason';

/**
 * The operator has access to the data directory, so a missing account is created ACTIVE
 * without the portal, and the operator vouches for it. A PENDING account is activated only
 * if the operator gives a reason; a suspended or closed account keeps its status.
 */
async function createKeyOrVouch(
  access: Access,
  email: string,
  wish: KeyWish,
  reason: string | undefined,
  say: (line: string) => void,
): Promise<NewApiKey> {
  try {
    return await createKey(access, email, wish);
  } catch (thrown) {
    if (isFault(thrown, 'ACCOUNT_NOT_ACTIVE')) await vouchForPending(access, email, reason, thrown);
    else if (isFault(thrown, 'ACCOUNT_NOT_FOUND')) await vouchForNew(access, email, reason, say);
    else throw thrown;
  }
  return createKey(access, email, wish);
}

async function vouchForPending(
  access: Access,
  email: string,
  reason: string | undefined,
  refusal: Fault,
): Promise<void> {
  const { status } = await readAccount(access, email);
  if (status !== 'PENDING') throw refusal;
  if (reason === undefined)
    throw new Fault(refusal.code, `${refusal.message} To vouch for the account yourself, add --vouch REASON.`, {
      cause: refusal,
    });
  await activateAccount(access, email, {}, vouchFor(reason));
}

async function vouchForNew(
  access: Access,
  email: string,
  reason: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  try {
    const account = await createVouchedAccount(access, email, vouchFor(reason ?? NO_REASON_GIVEN));
    say(
      `Created and activated an account for ${account.email}, vouched for by ${account.vouched_by ?? 'the operator'}.`,
    );
    if (reason === undefined)
      say(
        "Warning: no reason was given, and the account's record states this. " +
          'The account lacks a verified e-mail address, a messaging number, the intended use and accepted terms. ' +
          'Next time add --vouch REASON.',
      );
  } catch (thrown) {
    // Another operator has just created it.
    if (!isFault(thrown, 'ACCOUNT_EXISTS')) throw thrown;
  }
}

function answerWithSecret(key: NewApiKey): CommandResult {
  const { id, ...rest } = showKey(key);
  const shown = { id, key: key.key, ...rest };
  return { document: shown, text: layFields({ ...shown, scopes: shown.scopes.join(',') }) };
}

/** A key as commands show it, without its secret. */
export function showKey(key: ApiKey) {
  return {
    id: key.id,
    prefix: key.prefix,
    name: key.name,
    account: key.account,
    account_id: key.account_id,
    scopes: key.scopes,
    status: key.status,
    created_at: showTimestamp(key.created_at),
    expires_at: showTimestamp(key.expires_at),
    revoked_at: showTimestamp(key.revoked_at),
    rotated_from: key.rotated_from,
    last_used_at: showTimestamp(key.last_used_at),
  };
}
