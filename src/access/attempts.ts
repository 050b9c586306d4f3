import { Fault } from '#base/fault.ts';
import { keyedHash } from '#base/hash.ts';
import { forgetAttempts, keepAttempt, pruneAttempts, readAttempts } from '#store/login-rows.ts';
import type { AttemptTable } from '#store/access-tables.ts';
import type { Access } from './accounts.ts';
import { networkOf, wideNetworkOf } from './limits.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The first `free` attempts pass at once; the wait then doubles with each attempt, up to `longestWaitMs`. */
interface Pace {
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** The count resets after this time without an attempt. */
  readonly forgottenAfterMs: number;
}

/**
 * `pair` counts attempts on one address from one client network, so that an attacker
 * elsewhere never delays the owner. `client` counts one client network over all addresses.
 * Both count whether or not the address has an account, so a refusal reveals nothing.
 */
const PACES = {
  sign_in: {
    pair: { free: 5, firstWaitMs: 15 * SECOND, longestWaitMs: 15 * MINUTE, forgottenAfterMs: 24 * HOUR },
    client: { free: 60, firstWaitMs: 5 * SECOND, longestWaitMs: 5 * MINUTE, forgottenAfterMs: HOUR },
  },
  password: {
    pair: { free: 5, firstWaitMs: 15 * SECOND, longestWaitMs: 15 * MINUTE, forgottenAfterMs: 24 * HOUR },
    client: { free: 60, firstWaitMs: 5 * SECOND, longestWaitMs: 5 * MINUTE, forgottenAfterMs: HOUR },
  },
  email: {
    pair: { free: 3, firstWaitMs: MINUTE, longestWaitMs: 30 * MINUTE, forgottenAfterMs: 6 * HOUR },
    client: { free: 30, firstWaitMs: MINUTE, longestWaitMs: 15 * MINUTE, forgottenAfterMs: 6 * HOUR },
  },
} as const satisfies Readonly<Record<string, { readonly pair: Pace; readonly client: Pace }>>;

type Kind = keyof typeof PACES;

/**
 * Protection against an attacker with many networks: after this many attempts on an
 * address, each network gets one attempt at once and long waits after it. The owner's
 * first attempt from a network always passes, so the owner is never locked out.
 */
const GUARDED_FROM_TRIES = 100;
const GUARD_FORGOTTEN_AFTER = 24 * HOUR;
const GUARDED: Pace = { free: 1, firstWaitMs: 2 * MINUTE, longestWaitMs: HOUR, forgottenAfterMs: 24 * HOUR };

/**
 * E-mails per hour to one address, regardless of who requests them. Each link works for an hour, so the owner always
 * has a valid one.
 */
const EMAILS_TO_ADDRESS: Pace = {
  free: 6,
  firstWaitMs: 10 * MINUTE,
  longestWaitMs: 10 * MINUTE,
  forgottenAfterMs: HOUR,
};

// Bounds the table to a few megabytes; a flood of invented addresses and networks evicts the oldest counts.
export const MOST_ATTEMPT_ROWS = 50_000;

/** An attempt on an e-mail address, made by a client. */
interface Try {
  readonly kind: Kind;
  readonly who: string;
  readonly client: string;
}

/**
 * Counts one attempt, shared by all threads and nodes. A refused attempt is not counted. Fault TOO_MANY_ATTEMPTS states
 * the wait.
 */
export async function takeAttempt(
  { database, keysSecret, clock }: Access,
  kind: Kind,
  who: string,
  client: string,
): Promise<void> {
  const now = clock.now().getTime();
  const { pair, guarded, network, address } = subjectsOf(keysSecret, { kind, who, client });
  const wait = await database.write(async (tx) => {
    const rows = await readAttempts(tx, [pair, guarded, network, address], now);
    const isGuarded = kind !== 'email' && (rows.get(address)?.tries ?? 0) >= GUARDED_FROM_TRIES;
    const paced: readonly (readonly [subject: string, pace: Pace])[] = [
      isGuarded ? [guarded, GUARDED] : [pair, PACES[kind].pair],
      [network, PACES[kind].client],
      ...(kind === 'email' ? [[address, EMAILS_TO_ADDRESS] as const] : []),
    ];
    const nextAt = Math.max(...paced.map(([subject]) => rows.get(subject)?.next_at ?? 0));
    if (nextAt > now) return nextAt - now;
    if (paced.some(([subject]) => !rows.has(subject))) await pruneAttempts(tx, MOST_ATTEMPT_ROWS, now);
    for (const [subject, pace] of paced) await keepAttempt(tx, countTry(subject, rows.get(subject), pace, now));
    if (kind !== 'email')
      await keepAttempt(tx, {
        subject: address,
        tries: (rows.get(address)?.tries ?? 0) + 1,
        next_at: 0,
        ends_at: now + GUARD_FORGOTTEN_AFTER,
      });
    return 0;
  });
  if (wait > 0) throw tooMany(kind, Math.ceil(wait / SECOND));
}

/** Call after the owner has succeeded: resets this pair and takes the attempt back from the other counts. */
export async function forgiveAttempt(
  { database, keysSecret, clock }: Access,
  kind: Kind,
  who: string,
  client: string,
): Promise<void> {
  const now = clock.now().getTime();
  const { pair, guarded, network, address } = subjectsOf(keysSecret, { kind, who, client });
  await database.write(async (tx) => {
    const rows = await readAttempts(tx, [network, address], now);
    await forgetAttempts(tx, [pair, guarded]);
    for (const row of rows.values()) await keepAttempt(tx, { ...row, tries: Math.max(0, row.tries - 1), next_at: 0 });
  });
}

/** Takes back an attempt that ended without a decision about the password, because something else failed. */
export async function returnAttempt(
  { database, keysSecret, clock }: Access,
  kind: Kind,
  who: string,
  client: string,
): Promise<void> {
  const { pair, guarded, network, address } = subjectsOf(keysSecret, { kind, who, client });
  await database.write(async (tx) => {
    const rows = await readAttempts(tx, [pair, guarded, network, address], clock.now().getTime());
    for (const row of rows.values()) await keepAttempt(tx, { ...row, tries: Math.max(0, row.tries - 1), next_at: 0 });
  });
}

function countTry(
  subject: string,
  before: AttemptTable | undefined,
  { free, firstWaitMs, longestWaitMs, forgottenAfterMs }: Pace,
  now: number,
): AttemptTable {
  const tries = (before?.tries ?? 0) + 1;
  // Bounded, because 2 to the power of a count in the thousands is Infinity.
  const doublings = Math.min(tries - free, 30);
  const wait = tries < free ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** doublings);
  return { subject, tries, next_at: now + wait, ends_at: now + wait + forgottenAfterMs };
}

/**
 * A guarded address counts the /48 of an IPv6 client: a /48 holds 65,536 of the usual /64 networks, each of which would
 * get its own attempts.
 */
function subjectsOf(
  secret: string,
  { kind, who, client }: Try,
): Readonly<Record<'pair' | 'guarded' | 'network' | 'address', string>> {
  return {
    pair: keyedHash(secret, `${kind} pair ${who} ${networkOf(client)}`),
    guarded: keyedHash(secret, `${kind} guarded pair ${who} ${wideNetworkOf(client)}`),
    network: keyedHash(secret, `${kind} client ${networkOf(client)}`),
    address: keyedHash(secret, `${kind} address ${who}`),
  };
}

function tooMany(kind: Kind, seconds: number): Fault {
  const wait =
    seconds < 120 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`;
  const text =
    kind === 'email'
      ? 'Too many e-mails were requested. The link in the latest one works for an hour: ' +
        `look for it, or wait ${wait} and request another.`
      : `Too many attempts from your network. Wait ${wait} and try again, or reset your password: ` +
        'the link in that e-mail works at once.';
  return new Fault('TOO_MANY_ATTEMPTS', text, { retryAfterSeconds: seconds });
}
