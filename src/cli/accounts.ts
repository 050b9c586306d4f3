import { activateAccount, closeAccount, createAccount, listAccounts, readAccount, suspendAccount } from '#access/accounts.ts';
import type { Account } from '#access/accounts.ts';
import { listKeys } from '#access/keys.ts';
import { listActivity, listRecentCalls } from '#access/list-activity.ts';
import type { ActivitySpan } from '#access/list-activity.ts';
import { defineCommand } from './command.ts';
import type { Answer } from './command.ts';
import { showKey } from './keys.ts';
import { showMoment } from './moments.ts';
import { layFields, layTable } from './print.ts';

const EMAIL = { EMAIL: { summary: 'the e-mail address of the account' } } as const;

const create = defineCommand({
  name: 'accounts create',
  summary: 'Create an account, PENDING until it is activated',
  args: EMAIL,
  options: {},
  may_be_first: true,
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
    const accounts = (await listAccounts(await installation.access())).map(showAccount);
    const rows = accounts.map((account) => [account.email, account.status, account.vouched_at === null ? 'no' : 'yes', account.created_at?.slice(0, 10), account.activated_at?.slice(0, 10)]);
    return { document: { accounts }, text: layTable(['email', 'status', 'vouched', 'created', 'activated'], rows, 'There are no accounts yet. `mfds accounts create` makes one.') };
  },
});

const show = defineCommand({
  name: 'accounts show',
  summary: 'Show one account, its keys and what they did in the last 30 days',
  args: EMAIL,
  options: {},
  examples: ['mfds accounts show sara@example.com', 'mfds accounts show sara@example.com --json'],
  async run({ args, installation }) {
    const access = await installation.access();
    const account = showAccount(await readAccount(access, args.EMAIL));
    const keys = await listKeys(access, args.EMAIL);
    const { spans, total } = await listActivity(access, keys.map(({ id }) => id), 'day');
    const days = spans.filter(({ calls }) => calls > 0).map(showSpan);
    const recent = await listRecentCalls(access, keys.map(({ id }) => id));
    const rows = days.map((day) => [day.starts_at?.slice(0, 10), day.calls, day.units, showRefusals(day.refusals)]);
    const facts = { ...account, keys: keys.length, keys_active: keys.filter(({ status }) => status === 'ACTIVE').length, calls_30_days: total.calls };
    return {
      document: { account, keys: keys.map(showKey), activity: { total: showSpan(total), days }, recent_calls: recent.map((call) => ({ ...call, finished_at: showMoment(call.finished_at) })) },
      text: (page) => [layFields(facts)(page), '', layTable(['day', 'calls', 'units', 'refused'], rows, 'No calls in the last 30 days.')(page)].join('\n'),
    };
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

export const ACCOUNT_COMMANDS = [create, list, show, activate, suspend, close];

function answerWith(account: Account): Answer {
  const shown = showAccount(account);
  return { document: shown, text: layFields(shown) };
}

function showAccount(account: Account) {
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

/** A bound that is not known, or is "slower than all bounds", is null. */
function showSpan({ starts_at, latency_ms: { p50, p95, p99 }, ...counts }: ActivitySpan) {
  const bound = (milliseconds: number | undefined): number | null => (milliseconds === undefined || milliseconds === Infinity ? null : milliseconds);
  return { starts_at: showMoment(starts_at), ...counts, latency_ms: { p50: bound(p50), p95: bound(p95), p99: bound(p99) } };
}

function showRefusals(refusals: Readonly<Record<string, number>>): string {
  return Object.entries(refusals).map(([code, calls]) => `${code} ${calls}`).join(', ');
}
