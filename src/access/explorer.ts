import type { Clock } from '#base/clock.ts';
import { Fault } from '#base/fault.ts';
import { uuidV7 } from '#base/ids.ts';
import { createTokenSigner } from '#base/hash.ts';
import { takeUnits } from './keyless-limit.ts';
import type { Charged, RefusedClient } from './keyless-limit.ts';
import { networkOf } from './limits.ts';
import type { Buckets, LimitState } from './limits.ts';

/**
 * Refilled at 2 units per second. Opening a session is free, so the bucket belongs to
 * the client's address: more sessions do not add units, and the explorer always has a
 * lower limit than a key.
 */
export const EXPLORER_UNITS_PER_MINUTE = 120;
// A working day and the evening after it; the page then opens a new session.
export const EXPLORER_SESSION_SECONDS = 16 * 3_600;

type Explored =
  | { readonly passed: Charged & NoKey }
  | { readonly refused: Pick<RefusedClient, 'fault'> & { readonly limit: LimitState | undefined } & NoKey };

/** Explorer calls have no key, so activity does not record them. */
interface NoKey {
  readonly key_id: undefined;
}

/**
 * Admits "try it" calls from a browser: a signed session instead of a key, every scope, and a small bucket per client
 * address.
 */
export interface Explorer {
  /** Opens a session; returns the value of its cookie. */
  open(): string;
  /** Charges the bucket that all sessions of the client's address (for IPv6, its /64 network) share. */
  admit(session: string | undefined, clientAddress: string, costUnits: number): Promise<Explored>;
}

interface ExplorerParts {
  readonly secret: string;
  readonly clock: Clock;
  /** Shared by all threads and nodes, like the buckets of keys. */
  readonly clients: Buckets;
}

const PURPOSE = 'explorer session';

export function createExplorer({ secret, clock, clients }: ExplorerParts): Explorer {
  const signer = createTokenSigner(secret);
  const isOpen = (text: string): boolean => {
    const [, endsAt] = (signer.verify(PURPOSE, text) ?? []) as readonly [id?: string, endsAt?: number];
    return endsAt !== undefined && endsAt > clock.now().getTime();
  };
  return {
    open: () => signer.sign(PURPOSE, [uuidV7(clock.now()), clock.now().getTime() + EXPLORER_SESSION_SECONDS * 1_000]),
    async admit(text, clientAddress, costUnits) {
      if (text === undefined || !isOpen(text))
        return { refused: { fault: sessionMissing(), limit: undefined, key_id: undefined } };
      const taken = await takeUnits(clients, `explorer ${networkOf(clientAddress)}`, costUnits, limited);
      return 'passed' in taken
        ? { passed: { ...taken.passed, key_id: undefined } }
        : { refused: { ...taken.refused, key_id: undefined } };
    },
  };
}

function sessionMissing(): Fault {
  return new Fault(
    'API_KEY_MISSING',
    'The explorer session of this browser is missing or has expired. Reload the page. ' +
      'Programs send an API key in the X-API-Key header instead.',
  );
}

function limited(limit: LimitState): Fault {
  const wait = limit.retryAfterSeconds ?? limit.resetSeconds;
  return new Fault(
    'RATE_LIMITED',
    `The explorer allows ${limit.limit} units per network address, refilled at 2 per second, and yours are used ` +
      `up. Wait ${wait} s and try again, or use your own API key, which has its own limit.`,
    { retryAfterSeconds: wait },
  );
}
