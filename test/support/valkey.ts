import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { onTestFinished } from 'vitest';
import type { TestContext } from 'vitest';
import { layWire } from '../faults/wire-between.ts';
import type { Wire } from '../faults/wire-between.ts';

const ASKED_URL = process.env['MFDS_TEST_VALKEY_URL'];
const URL_OF_TESTS = ASKED_URL ?? 'redis://127.0.0.1:6379';
let answers: Promise<boolean> | undefined;

/** The address of a real Valkey or Redis; without one in reach the test is skipped, unless MFDS_TEST_VALKEY_URL names it. */
export async function valkeyUrl(context: TestContext): Promise<string> {
  answers ??= onValkey((send) => send(['PING'])).then(() => true, () => false);
  context.skip(!(await answers) && ASKED_URL === undefined, `no Valkey or Redis at ${URL_OF_TESTS}; start one there or name another in MFDS_TEST_VALKEY_URL`);
  return URL_OF_TESTS;
}

/** Sends commands to the server directly. */
export async function onValkey(work: (send: (command: string[]) => Promise<unknown>) => Promise<unknown>): Promise<void> {
  const client = createClient({ url: URL_OF_TESTS, socket: { reconnectStrategy: false, connectTimeout: 2_000 } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work((command) => client.sendCommand(command));
  } finally {
    client.destroy();
  }
}

/** The server's address by way of a wire that the test can break. */
export async function valkeyByWire(url: string): Promise<{ readonly wire: Wire; readonly url: string }> {
  const address = new URL(url);
  const wire = await layWire(Number.parseInt(address.port || '6379', 10));
  onTestFinished(() => wire.end());
  address.port = String(wire.port);
  return { wire, url: address.href };
}

/** Waits until `isTrue`; the test's own time limit ends it. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(10);
}
