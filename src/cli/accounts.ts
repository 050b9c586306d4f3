import { activateAccount, closeAccount, createAccount, listAccounts, suspendAccount } from '#access/accounts.ts';
import type { Account } from '#access/accounts.ts';
import { defineCommand } from './command.ts';
import type { Answer } from './command.ts';
import { showMoment } from './moments.ts';
import { layFields, layTable } from './print.ts';

const EMAIL = { EMAIL: { summary: 'the e-mail address of the account' } } as const;

const create = defineCommand({
  name: 'accounts create',
  summary: 'Create an account, PENDING until it is activated',
  args: EMAIL,
  options: {},
  examples: ['mfds accounts create sara@example.com'],
  async run({ args, installation, say }) {
    const account = await createAccount(await installation.access(), args.EMAIL);
    say(`Created, and PENDING. Next: mfds accounts activate ${account.email} --email-verified --messaging-number … --intended-use … --terms-version …`);
    return answerWith(account);
  },
});

const list = defineCommand({
  name: 'accounts list',
  summary: 'List all accounts',
  args: {},
  options: {},
  examples: ['mfds accounts list', 'mfds accounts list --json'],
  async run({ installation }) {
    const accounts = (await listAccounts(await installation.access())).map(show);
    const rows = accounts.map((account) => [account.email, account.status, account.vouched_at === null ? 'no' : 'yes', account.created_at, account.activated_at]);
    return { document: { accounts }, text: layTable(['email', 'status', 'vouched', 'created_at', 'activated_at'], rows, 'There are no accounts yet.') };
  },
});

const activate = defineCommand({
  name: 'accounts activate',
  summary: 'Activate a PENDING or SUSPENDED account once everything activation asks for is there',
  args: EMAIL,
  options: {
    'email-verified': { summary: 'the e-mail address was verified' },
    'messaging-number': { value: 'NUMBER', summary: 'messaging number in full international form, such as +923001234567' },
    'intended-use': { value: 'TEXT', summary: 'what the data will be used for, up to 500 characters' },
    'terms-version': { value: 'VERSION', summary: 'the version of the terms that was accepted' },
  },
  examples: ['mfds accounts activate sara@example.com --email-verified --messaging-number +923001234567 --intended-use "Fund comparison" --terms-version 2026-01'],
  async run({ args, options, installation }) {
    const details = {
      email_verified: options['email-verified'],
      ...(options['messaging-number'] === undefined ? {} : { messaging_number: options['messaging-number'] }),
      ...(options['intended-use'] === undefined ? {} : { intended_use: options['intended-use'] }),
      ...(options['terms-version'] === undefined ? {} : { terms_version: options['terms-version'] }),
    };
    return answerWith(await activateAccount(await installation.access(), args.EMAIL, details));
  },
});

const suspend = defineCommand({
  name: 'accounts suspend',
  summary: 'Suspend an ACTIVE account; its keys are refused until it is activated again',
  args: EMAIL,
  options: {},
  examples: ['mfds accounts suspend sara@example.com'],
  async run({ args, installation }) {
    return answerWith(await suspendAccount(await installation.access(), args.EMAIL));
  },
});

const close = defineCommand({
  name: 'accounts close',
  summary: 'Close an account for good; its keys are refused from now on',
  args: EMAIL,
  options: {},
  examples: ['mfds accounts close sara@example.com'],
  async run({ args, installation }) {
    return answerWith(await closeAccount(await installation.access(), args.EMAIL));
  },
});

export const ACCOUNT_COMMANDS = [create, list, activate, suspend, close];

function answerWith(account: Account): Answer {
  const shown = show(account);
  return { document: shown, text: layFields(shown) };
}

function show(account: Account) {
  return {
    id: account.id,
    email: account.email,
    status: account.status,
    email_verified_at: showMoment(account.email_verified_at),
    messaging_number: account.messaging_number,
    intended_use: account.intended_use,
    terms_version: account.terms_version,
    vouched_at: showMoment(account.vouched_at),
    created_at: showMoment(account.created_at),
    activated_at: showMoment(account.activated_at),
  };
}
