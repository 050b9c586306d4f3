import { Fault } from '#base/fault.ts';
import { networkOf } from './limits.ts';
import type { Buckets, LimitState } from './limits.ts';

/**
 * Refilled at 5 units per second. A unit is about 20 ms of work (ten years of NAVs of one fund), so one client can take
 * a tenth of a processor. Mobile providers put many people behind one address: together they can open 150 fund pages
 * with their charts in a minute.
 */
export const KEYLESS_UNITS_PER_MINUTE = 300;

/** The limit of all pages and files that cost work and need no key: one bucket per client address. */
export interface KeylessLimit {
  /** Charges the bucket of the client's address (for IPv6, of its /64 network). */
  admit(clientAddress: string, costUnits: number): Promise<KeylessAdmission>;
}

type KeylessAdmission = { readonly passed: Charged } | { readonly refused: RefusedClient };

export interface Charged {
  /** The bucket after the units were taken. */
  readonly limit: LimitState;
  /** Returns the units, for example after a failure of the service; a second call does nothing. */
  readonly refund: () => void;
}

export interface RefusedClient {
  readonly fault: Fault;
  readonly limit: LimitState;
}

/** `clients` are shared by all threads and nodes, like the buckets of keys. */
export function createKeylessLimit(clients: Buckets): KeylessLimit {
  return { admit: async (address, costUnits) => takeUnits(clients, `open ${networkOf(address)}`, costUnits, refuse) };
}

/** Takes the units from the bucket of a client, or refuses with the fault that `describe` makes. */
export async function takeUnits(
  clients: Buckets,
  client: string,
  costUnits: number,
  describe: (limit: LimitState) => Fault,
): Promise<KeylessAdmission> {
  const { admitted, ...limit } = await clients.take(client, costUnits);
  if (!admitted) return { refused: { fault: describe(limit), limit } };
  let isRefunded = false;
  const refund = (): void => {
    if (isRefunded) return;
    isRefunded = true;
    void clients.refund(client, costUnits);
  };
  return { passed: { limit, refund } };
}

function refuse(limit: LimitState): Fault {
  const wait = limit.retryAfterSeconds ?? limit.resetSeconds;
  return new Fault(
    'RATE_LIMITED',
    'Too many pages and files were requested from your network address. ' +
      `Wait ${wait} ${wait === 1 ? 'second' : 'seconds'} ` +
      'and load this address again. In a spreadsheet, refresh less often, or put fewer imports into one sheet. ' +
      'Programs use the API with a key, which has its own limit.',
    { retryAfterSeconds: wait },
  );
}
