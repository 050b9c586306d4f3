import { createVouchedAccount } from '#access/accounts.ts';
import type { Access } from '#access/accounts.ts';
import { createKey, listKeys, revokeKey, rotateKey } from '#access/keys.ts';
import type { ApiKey, KeyWish, NewApiKey } from '#access/keys.ts';
import { parseScopes } from '#access/scopes.ts';
import { isFault } from '#base/fault.ts';
import { defineCommand } from './command.ts';
import type { Answer } from './command.ts';
import { parseExpiry, showMoment } from './moments.ts';
import { layFields, layTable } from './print.ts';

const ID = { ID: { summary: 'the id of the key, from the list of keys' } } as const;
const SHOWN_ONCE = 'Keep the key now: it is stored nowhere and cannot be shown again.';

const create = defineCommand({
  name: 'keys create',
  summary: 'Create an API key and show it once; an unknown account is created and activated, with you vouching for it',
  args: {},
  options: {
    account: { value: 'EMAIL', required: true, summary: 'the e-mail address of the account the key belongs to' },
    name: { value: 'NAME', required: true, summary: 'what uses the key; separate integrations get separate keys' },
    scopes: { value: 'SCOPES', required: true, summary: 'all, or a comma-joined list such as funds:read,nav:read' },
    expires: { value: 'DATE', summary: 'last day of use (in Asia/Karachi), or a timestamp; without it the key does not expire' },
  },
  may_be_first: true,
  examples: ['mfds keys create --account sara@example.com --name dashboard --scopes all', 'mfds keys create --account sara@example.com --name nightly --scopes nav:read --expires 2027-12-31'],
  async run({ options, installation, say }) {
    const wish = { name: options.name, scopes: parseScopes(options.scopes), expires_at: options.expires === undefined ? null : parseExpiry(options.expires) };
    const key = await createKeyOrVouch(await installation.access(), options.account, wish, say);
    say(SHOWN_ONCE);
    return answerWithSecret(key);
  },
});

const list = defineCommand({
  name: 'keys list',
  summary: 'List keys, revoked and expired ones included; secrets are never shown',
  args: {},
  options: { account: { value: 'EMAIL', summary: 'only the keys of this account' } },
  examples: ['mfds keys list', 'mfds keys list --account sara@example.com --json'],
  async run({ options, installation }) {
    const keys = (await listKeys(await installation.access(), options.account)).map(showKey);
    const rows = keys.map((key) => [key.id, key.account, key.name, key.prefix, key.status, key.scopes.join(', '), key.expires_at]);
    return { document: { keys }, text: layTable(['id', 'account', 'name', 'prefix', 'status', 'scopes', 'expires_at'], rows, 'There are no keys yet. `mfds keys create` makes one.') };
  },
});

const rotate = defineCommand({
  name: 'keys rotate',
  summary: 'Replace a key by a new one of the same name, scopes and expiry; the old one is dead at once',
  args: ID,
  options: {},
  examples: ['mfds keys rotate 01985a3e-7c1b-7d21-9d53-0f6f2f0b4a11'],
  async run({ args, installation, say }) {
    const key = await rotateKey(await installation.access(), args.ID);
    say(`The key ${key.rotated_from} is revoked from now on. ${SHOWN_ONCE}`);
    return answerWithSecret(key);
  },
});

const revoke = defineCommand({
  name: 'keys revoke',
  summary: 'Revoke a key for good; revoking it again changes nothing',
  args: ID,
  options: {},
  examples: ['mfds keys revoke 01985a3e-7c1b-7d21-9d53-0f6f2f0b4a11'],
  async run({ args, installation, say }) {
    const { already_revoked, ...key } = await revokeKey(await installation.access(), args.ID);
    const shown = { ...showKey(key), already_revoked };
    say(already_revoked ? `The key was already revoked at ${shown.revoked_at}; nothing was changed.` : 'The key is refused from the next request on.');
    return { document: shown, text: layFields({ ...shown, scopes: shown.scopes.join(',') }) };
  },
});

export const KEY_COMMANDS = [create, list, rotate, revoke];

/**
 * Whoever runs this command holds the data directory, so an account that is not
 * there yet needs no portal: it is made ACTIVE, marked as vouched for. One that
 * is there and not active keeps its state.
 */
async function createKeyOrVouch(access: Access, email: string, wish: KeyWish, say: (line: string) => void): Promise<NewApiKey> {
  try {
    return await createKey(access, email, wish);
  } catch (thrown) {
    if (!isFault(thrown, 'ACCOUNT_NOT_FOUND')) throw thrown;
  }
  try {
    const account = await createVouchedAccount(access, email);
    say(`There was no account for ${account.email}: it was created and activated, vouched for by the operator.`);
  } catch (thrown) {
    // Another operator made it in between.
    if (!isFault(thrown, 'ACCOUNT_EXISTS')) throw thrown;
  }
  return createKey(access, email, wish);
}

function answerWithSecret(key: NewApiKey): Answer {
  const { id, ...rest } = showKey(key);
  const shown = { id, key: key.key, ...rest };
  return { document: shown, text: layFields({ ...shown, scopes: shown.scopes.join(',') }) };
}

/** A key as commands show it; without its secret. */
export function showKey(key: ApiKey) {
  return {
    id: key.id,
    prefix: key.prefix,
    name: key.name,
    account: key.account,
    account_id: key.account_id,
    scopes: key.scopes,
    status: key.status,
    created_at: showMoment(key.created_at),
    expires_at: showMoment(key.expires_at),
    revoked_at: showMoment(key.revoked_at),
    rotated_from: key.rotated_from,
    last_used_at: showMoment(key.last_used_at),
  };
}
