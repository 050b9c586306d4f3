import { Fault } from '#base/fault.ts';
import { keyedHash } from '#base/hash.ts';
import { countAttempt } from '#store/login-rows.ts';
import type { Access } from './accounts.ts';
import { networkOf } from './client-network.ts';

interface Allowance {
  readonly tries: number;
  readonly minutes: number;
}

/**
 * How often something may be tried for one e-mail address and from one client.
 * An address is counted whether or not it has an account, so a refusal tells
 * nothing. A stranger who uses up an address's tries delays its owner by at
 * most the window; the client's own allowance makes trying many addresses slow.
 */
const ALLOWANCES = {
  sign_in: { address: { tries: 10, minutes: 15 }, client: { tries: 60, minutes: 15 } },
  letter: { address: { tries: 5, minutes: 60 }, client: { tries: 30, minutes: 60 } },
  password: { address: { tries: 10, minutes: 15 }, client: { tries: 60, minutes: 15 } },
} as const satisfies Readonly<Record<string, Readonly<Record<'address' | 'client', Allowance>>>>;

const MINUTE = 60_000;

/** Counts one try over all threads and nodes; Fault TOO_MANY_ATTEMPTS says how long to wait. `who` is the e-mail address, or what stands for it. */
export async function takeAttempt(access: Access, kind: keyof typeof ALLOWANCES, who: string, client: string): Promise<void> {
  await take(access, `${kind} address ${who}`, ALLOWANCES[kind].address);
  await take(access, `${kind} client ${networkOf(client)}`, ALLOWANCES[kind].client);
}

async function take({ database, keys_secret, clock }: Access, subject: string, { tries, minutes }: Allowance): Promise<void> {
  const now = clock.now().getTime();
  const ends_at = now - (now % (minutes * MINUTE)) + minutes * MINUTE;
  if ((await countAttempt(database, keyedHash(keys_secret, subject), ends_at, now)) <= tries) return;
  const wait = Math.ceil((ends_at - now) / MINUTE);
  throw new Fault('TOO_MANY_ATTEMPTS', `That was tried too often. Wait ${wait} ${wait === 1 ? 'minute' : 'minutes'} and try again.`, { retry_after_seconds: Math.ceil((ends_at - now) / 1_000) });
}
