import type { Clock } from '#base/clock.ts';
import { Fault } from '#base/fault.ts';
import { uuidV7 } from '#base/ids.ts';
import { createSealer } from '#base/token.ts';
import { networkOf } from './client-network.ts';
import type { Passed } from './gate.ts';
import type { Buckets, LimitState } from './limits.ts';

/** Refilled at 2 units per second. */
export const EXPLORER_UNITS_PER_MINUTE = 120;
/**
 * A session costs nothing to open, so all sessions of one address together get
 * what one key gets: a room of people can explore, and nobody gains by leaving
 * their key at home.
 */
export const EXPLORER_CLIENT_UNITS_PER_MINUTE = 600;
// A working day and the evening after it; a new one opens by itself.
export const EXPLORER_SESSION_SECONDS = 16 * 3_600;

type Explored =
  | { readonly passed: Pick<Passed, 'limit' | 'refund'> & NoKey }
  | { readonly refused: { readonly fault: Fault; readonly limit: LimitState | undefined } & NoKey };

/** What is recorded by key is not recorded of explorers. */
interface NoKey {
  readonly key_id: undefined;
}

/** The second door of the API, for "try it" in a browser: a sealed session instead of a key, every scope, a small bucket. */
export interface Explorer {
  /** A new session, as the text of its cookie. */
  open(): string;
  /** Charges the session's bucket and its client's; only what passes both is charged. */
  admit(session: string | undefined, client_address: string, cost_units: number): Promise<Explored>;
}

interface ExplorerParts {
  readonly secret: string;
  readonly clock: Clock;
  readonly sessions: Buckets;
  readonly clients: Buckets;
}

const PURPOSE = 'explorer session';

export function createExplorer({ secret, clock, sessions, clients }: ExplorerParts): Explorer {
  const sealer = createSealer(secret);
  const readSession = (text: string): string | undefined => {
    const [id, ends_at] = (sealer.unseal(PURPOSE, text) ?? []) as readonly [id?: string, ends_at?: number];
    return ends_at !== undefined && ends_at > clock.now().getTime() ? id : undefined;
  };
  return {
    open: () => sealer.seal(PURPOSE, [uuidV7(clock.now()), clock.now().getTime() + EXPLORER_SESSION_SECONDS * 1_000]),
    async admit(text, client_address, cost_units) {
      const session = text === undefined ? undefined : readSession(text);
      if (session === undefined) return { refused: { fault: sessionMissing(), limit: undefined, key_id: undefined } };
      const client = networkOf(client_address);
      const all = await clients.take(client, cost_units);
      if (!all.admitted) return { refused: { fault: limited(all, 'Everybody at your network address'), limit: await sessions.peek(session), key_id: undefined } };
      const { admitted, ...limit } = await sessions.take(session, cost_units);
      if (!admitted) {
        await clients.refund(client, cost_units);
        return { refused: { fault: limited(limit, 'This explorer session'), limit, key_id: undefined } };
      }
      let is_refunded = false;
      const refund = (): void => {
        if (is_refunded) return;
        is_refunded = true;
        void sessions.refund(session, cost_units);
        void clients.refund(client, cost_units);
      };
      return { passed: { limit, refund, key_id: undefined } };
    },
  };
}

function sessionMissing(): Fault {
  return new Fault('API_KEY_MISSING', 'The explorer session of this browser is missing or has ended. Reload the page; programs send an API key in the X-API-Key header.');
}

function limited(limit: LimitState, who: string): Fault {
  const wait = limit.retry_after_seconds ?? limit.reset_seconds;
  return new Fault('RATE_LIMITED', `${who} has used up its units for now. Wait ${wait} s, then try again; a key of your own has 600 a minute.`, { retry_after_seconds: wait });
}
