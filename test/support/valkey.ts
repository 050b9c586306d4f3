import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { onTestFinished } from 'vitest';
import type { TestContext } from 'vitest';
import { startFaultyProxy } from './faulty-proxy.ts';
import type { FaultyProxy } from './faulty-proxy.ts';

const ASKED_URL = process.env['MFDS_TEST_VALKEY_URL'];

export const VALKEY_URL = ASKED_URL ?? 'redis://127.0.0.1:6379';

// As in postgres.ts: a closed port refuses immediately, and only a busy machine takes longer.
const PATIENCE_MILLISECONDS = 20_000;

/**
 * Why Valkey tests cannot run here; undefined if they can. If an address is configured, an unreachable server fails the
 * tests.
 */
export const NO_VALKEY = await findReason();

async function findReason(): Promise<string | undefined> {
  if (ASKED_URL === 'none') return 'MFDS_TEST_VALKEY_URL=none says that there is no Valkey or Redis';
  if (ASKED_URL !== undefined) return undefined;
  return onValkey((send) => send(['PING'])).then(
    () => undefined,
    () => `no Valkey or Redis at ${VALKEY_URL}; start one there or name another in MFDS_TEST_VALKEY_URL`,
  );
}

/** The address of a real Valkey or Redis; the test is skipped if none is reachable. */
export function valkeyUrl(context: TestContext): string {
  context.skip(NO_VALKEY !== undefined, NO_VALKEY);
  return VALKEY_URL;
}

/** Sends commands directly to the server. */
export async function onValkey(
  work: (send: (command: string[]) => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const client = createClient({
    url: VALKEY_URL,
    socket: { reconnectStrategy: false, connectTimeout: PATIENCE_MILLISECONDS },
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work((command) => client.sendCommand(command));
  } finally {
    client.destroy();
  }
}

/** The server's address through a proxy that the test can break. */
export async function valkeyThroughProxy(url: string): Promise<{ readonly proxy: FaultyProxy; readonly url: string }> {
  const address = new URL(url);
  const proxy = await startFaultyProxy(Number.parseInt(address.port || '6379', 10));
  onTestFinished(() => proxy.end());
  address.port = String(proxy.port);
  return { proxy, url: address.href };
}

/** Waits until `isTrue`; the test's timeout ends the wait. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(10);
}
