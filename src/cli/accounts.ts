import {
  activateAccount,
  closeAccount,
  createAccount,
  listAccounts,
  readAccount,
  suspendAccount,
} from '#access/accounts.ts';
import type { Account } from '#access/accounts.ts';
import { listKeys } from '#access/keys.ts';
import { listActivity, listRecentCalls } from '#access/list-activity.ts';
import type { ActivitySpan } from '#access/list-activity.ts';
import { defineCommand } from './command.ts';
import type { CommandResult } from './command.ts';
import { showKey } from './keys.ts';
import { refuseIncomplete, VOUCH, vouchFor } from './operator.ts';
import { showTimestamp } from './parse.ts';
import { layFields, layTable } from './print.ts';

const EMAIL = { EMAIL: { summary: 'e-mail address of the account' } } as const;

const create = defineCommand({
  name: 'accounts create',
  summary: 'Create an account; it is PENDING until activated',
  args: EMAIL,
  options: {},
  mayBeFirst: true,
  examples: ['mfds accounts create sara@example.com'],
  async run({ args, installation, say }) {
    const account = await createAccount(await installation.access(), args.EMAIL);
    say(
      `Created with status PENDING. Next: mfds accounts activate ${account.email} --email-verified ` +
        '--messaging-number … --intended-use … --terms-version …',
    );
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
    const rows = accounts.map((account) => [
      account.email,
      account.status,
      account.created_at?.slice(0, 10),
      account.activated_at?.slice(0, 10),
      showVouch(account),
    ]);
    return {
      document: { accounts },
      text: layTable(
        ['email', 'status', 'created', 'activated', 'vouched'],
        rows,
        'There are no accounts yet. Create one with `mfds accounts create`.',
      ),
    };
  },
});

const show = defineCommand({
  name: 'accounts show',
  summary: 'Show an account, its keys and their activity in the last 30 days',
  args: EMAIL,
  options: {},
  examples: ['mfds accounts show sara@example.com', 'mfds accounts show sara@example.com --json'],
  async run({ args, installation }) {
    const access = await installation.access();
    const account = showAccount(await readAccount(access, args.EMAIL));
    const keys = await listKeys(access, args.EMAIL);
    const { spans, total } = await listActivity(
      access,
      keys.map(({ id }) => id),
      'day',
    );
    const days = spans.filter(({ calls }) => calls > 0).map(showSpan);
    const recent = await listRecentCalls(
      access,
      keys.map(({ id }) => id),
    );
    const rows = days.map((day) => [day.starts_at?.slice(0, 10), day.calls, day.units, showRefusals(day.refusals)]);
    const facts = {
      ...fieldsOf(account),
      keys: keys.length,
      keys_active: keys.filter(({ status }) => status === 'ACTIVE').length,
      calls_30_days: total.calls,
    };
    return {
      document: {
        account,
        keys: keys.map(showKey),
        activity: { total: showSpan(total), days },
        recent_calls: recent.map((call) => ({ ...call, finished_at: showTimestamp(call.finished_at) })),
      },
      text: (page) =>
        [
          layFields(facts)(page),
          '',
          layTable(['day', 'calls', 'units', 'refused'], rows, 'No calls in the last 30 days.')(page),
        ].join('\n'),
    };
  },
});

const activate = defineCommand({
  name: 'accounts activate',
  summary: 'Activate a PENDING or SUSPENDED account that has all required details',
  args: EMAIL,
  options: {
    'email-verified': { summary: 'record that the e-mail address was verified' },
    'messaging-number': {
      value: 'NUMBER',
      summary: 'messaging number in full international form, such as +923001234567',
    },
    'intended-use': { value: 'TEXT', summary: 'intended use of the data, up to 500 characters' },
    'terms-version': { value: 'VERSION', summary: 'accepted version of the terms, such as 2026-01' },
    vouch: VOUCH,
  },
  examples: [
    'mfds accounts activate sara@example.com --email-verified --messaging-number +923001234567 --intended-use ' +
      '"Fund comparison" --terms-version 2026-01',
    'mfds accounts activate sara@example.com --vouch "colleague, office 12"',
  ],
  async run({ args, options, installation }) {
    const details = {
      email_verified: options['email-verified'],
      ...(options['messaging-number'] === undefined ? {} : { messaging_number: options['messaging-number'] }),
      ...(options['intended-use'] === undefined ? {} : { intended_use: options['intended-use'] }),
      ...(options['terms-version'] === undefined ? {} : { terms_version: options['terms-version'] }),
    };
    const access = await installation.access();
    return answerWith(
      await activateAccount(
        access,
        args.EMAIL,
        details,
        options.vouch === undefined ? undefined : vouchFor(options.vouch),
      ).catch(refuseIncomplete),
    );
  },
});

const suspend = defineCommand({
  name: 'accounts suspend',
  summary: 'Suspend an ACTIVE account and block its keys until it is activated again',
  args: EMAIL,
  options: {},
  examples: ['mfds accounts suspend sara@example.com'],
  async run({ args, installation }) {
    return answerWith(await suspendAccount(await installation.access(), args.EMAIL));
  },
});

const close = defineCommand({
  name: 'accounts close',
  summary: 'Close an account permanently and revoke its keys',
  args: EMAIL,
  options: {},
  examples: ['mfds accounts close sara@example.com'],
  async run({ args, installation }) {
    return answerWith(await closeAccount(await installation.access(), args.EMAIL));
  },
});

export const ACCOUNT_COMMANDS = [create, list, show, activate, suspend, close];

function answerWith(account: Account): CommandResult {
  const shown = showAccount(account);
  return { document: shown, text: layFields(fieldsOf(shown)) };
}

function showAccount(account: Account) {
  return {
    id: account.id,
    email: account.email,
    status: account.status,
    email_verified_at: showTimestamp(account.email_verified_at),
    messaging_number: account.messaging_number,
    intended_use: account.intended_use,
    terms_version: account.terms_version,
    vouched_at: showTimestamp(account.vouched_at),
    vouched_by: account.vouched_by,
    vouched_reason: account.vouched_reason,
    vouched_for: account.vouched_for === null ? null : (JSON.parse(account.vouched_for) as readonly string[]),
    created_at: showTimestamp(account.created_at),
    activated_at: showTimestamp(account.activated_at),
  };
}

function fieldsOf(account: ReturnType<typeof showAccount>) {
  return { ...account, vouched_for: account.vouched_for?.join(', ') };
}

function showVouch({ vouched_at, vouched_by, vouched_reason }: ReturnType<typeof showAccount>): string {
  if (vouched_at === null) return 'no';
  return vouched_reason === null ? 'yes, no reason recorded' : `by ${vouched_by ?? 'an operator'}: ${vouched_reason}`;
}

/** Unknown and unbounded latencies become null. */
function showSpan({ starts_at, latency_ms: { p50, p95, p99 }, ...counts }: ActivitySpan) {
  const bound = (milliseconds: number | undefined): number | null =>
    milliseconds === undefined || milliseconds === Infinity ? null : milliseconds;
  return {
    starts_at: showTimestamp(starts_at),
    ...counts,
    latency_ms: { p50: bound(p50), p95: bound(p95), p99: bound(p99) },
  };
}

function showRefusals(refusals: Readonly<Record<string, number>>): string {
  return Object.entries(refusals)
    .map(([code, calls]) => `${code} ${calls}`)
    .join(', ');
}
