import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSharedBuckets, shareRevocation } from '#access/limits-valkey.ts';
import { createBuckets } from '#access/limits.ts';
import type { SharedBuckets } from '#access/limits-valkey.ts';
import { silentLog } from '#base/log.ts';
import type { Log } from '#base/log.ts';
import { uuidV7 } from '#base/ids.ts';
import { onValkey, until, valkeyThroughProxy, valkeyUrl } from '../support/valkey.ts';

// MFDS_TEST_LIMITER_SECONDS sets longer runs; the guarantee is the same.
const HISTORY_SECONDS = Number.parseFloat(process.env['MFDS_TEST_LIMITER_SECONDS'] ?? '1.5');
// On a busy machine an answer of the server may take longer than a node waits for it.
const MOST_HISTORIES = 8;
const LIMIT = 600;
const REFILL_PER_MILLISECOND = LIMIT / 60_000;

/** A connected limiter, as of a separate node. */
async function openNode(url: string, log: Log = silentLog): Promise<SharedBuckets> {
  const node = openSharedBuckets(url, LIMIT, log);
  onTestFinished(() => node.close());
  await until(() => !node.isUnavailable);
  return node;
}

function newKey(): string {
  return uuidV7(new Date());
}

async function drain(node: SharedBuckets, key: string): Promise<number> {
  for (let units = 0; ; units += 5) if (!(await node.take(key, 5)).admitted) return units;
}

interface Spent {
  /** Milliseconds between which the units were taken. */
  readonly from: number;
  readonly to: number;
  readonly units: number;
}

/** The most units that any window admitted beyond capacity and refill; above 0 the limit was exceeded. */
function worstExcess(history: readonly Spent[], buckets = 1): number {
  const byEnd = history.toSorted((one, other) => one.to - other.to);
  const excesses = history.map(({ from }) => {
    let units = 0;
    return byEnd.reduce((worst, spent) => {
      if (spent.from < from) return worst;
      units += spent.units;
      return Math.max(worst, units - buckets * (LIMIT + REFILL_PER_MILLISECOND * (spent.to - from)));
    }, -Infinity);
  });
  return Math.max(...excesses);
}

/**
 * Clients that send the next call when the last one is answered, with costs of 1 to 5. Some calls fail and are
 * refunded.
 */
async function spend(nodes: readonly SharedBuckets[], key: string, milliseconds: number): Promise<Spent[]> {
  const history: Spent[] = [];
  let left = LIMIT;
  const end = performance.now() + milliseconds;
  const client = async (node: SharedBuckets, number: number): Promise<void> => {
    // On a busy machine it may take longer to ask for all there is.
    for (let call = number; performance.now() < end || left >= 0; call += 1) {
      const units = 1 + ((call * 7) % 5);
      const from = performance.now();
      const { admitted } = await node.take(key, units);
      const to = performance.now();
      if (!admitted) await sleep(5);
      else if ((call * 31) % 7 === 0) await node.refund(key, units);
      else {
        history.push({ from, to, units });
        left -= units;
      }
    }
  };
  await Promise.all(
    nodes.flatMap((node, at) => [0, 1, 2, 3, 4].map(async (number) => client(node, at * 101 + number * 13))),
  );
  return history;
}

describe('limits shared by several nodes', () => {
  it('nodes share 600 units, and every node reports the same remainder', async (context) => {
    const url = valkeyUrl(context);
    const [one, other] = [await openNode(url), await openNode(url)];
    const key = newKey();
    expect(await one.peek(key)).toEqual({ limit: LIMIT, remaining: 600, resetSeconds: 0 });
    const began = performance.now();
    expect(await one.take(key, 5)).toEqual({ admitted: true, limit: LIMIT, remaining: 595, resetSeconds: 1 });
    expect(await other.take(key, 3)).toMatchObject({ admitted: true, remaining: 592 });
    await other.refund(key, 3);
    const { remaining } = await one.peek(key);
    // The limit returns ten units per second.
    const returned = Math.ceil((performance.now() - began) / 100);
    expect(remaining).toBeGreaterThanOrEqual(595);
    expect(remaining).toBeLessThanOrEqual(595 + returned);
    await Promise.all([drain(one, key), drain(other, key)]);
    const refused = await other.take(key, 5);
    expect(refused).toMatchObject({ admitted: false, retryAfterSeconds: 1 });
    expect(refused.remaining).toBeLessThan(5);
    expect(await one.take(newKey(), 5), 'another key has its own').toMatchObject({ admitted: true, remaining: 595 });
  });

  it(
    'four nodes together admit no more than 600 units and 10 a second in any window, whatever is refunded',
    { timeout: 20_000 + HISTORY_SECONDS * 2_000 * MOST_HISTORIES },
    async (context) => {
      const url = valkeyUrl(context);
      let fallbacks = 0;
      const log = { ...silentLog, warn: () => (fallbacks += 1) };
      const nodes = await Promise.all([1, 2, 3, 4].map(async () => openNode(url, log)));
      let histories: Spent[][] = [];
      // A node that waits too long for the server uses its own limits, as it should: that history is of several buckets.
      for (let tries = 0; tries === 0 || (fallbacks > 0 && tries < MOST_HISTORIES); tries += 1) {
        await until(() => nodes.every((node) => !node.isUnavailable));
        fallbacks = 0;
        histories = await Promise.all(
          [newKey(), newKey(), newKey()].map(async (key) => spend(nodes, key, HISTORY_SECONDS * 1_000)),
        );
      }
      expect(fallbacks, 'the server answered in time').toBe(0);
      for (const history of histories) {
        expect(worstExcess(history)).toBeLessThanOrEqual(0);
        const units = history.reduce((sum, spent) => sum + spent.units, 0);
        expect(units, 'the clients asked for all there was').toBeGreaterThan(LIMIT);
      }
    },
  );

  it('a limiter server that lost its data costs at most one more bucket per key, and its script is loaded again', async (context) => {
    const url = valkeyUrl(context);
    const node = await openNode(url);
    const key = newKey();
    await drain(node, key);
    await onValkey(async (send) => {
      await send(['DEL', `mfds:{${key}}:bucket`]);
      await send(['SCRIPT', 'FLUSH']);
    });
    expect(await drain(node, key)).toBeLessThanOrEqual(LIMIT + 10);
    expect(node.isUnavailable).toBe(false);
  });

  it('buckets of another size, such as those of the explorer, are shared by all nodes and separate from those of keys', async (context) => {
    const url = valkeyUrl(context);
    const nodes = [await openNode(url), await openNode(url)];
    const explorers = nodes.map((node) => node.withSize(6, createBuckets(6)));
    const client = `explorer ${newKey()}`;
    const taken = await Promise.all(
      Array.from({ length: 12 }, async (_, call) => explorers[call % 2]?.take(client, 1)),
    );
    // One unit is refilled in ten seconds.
    expect(taken.filter((each) => each?.admitted === true).length).toBeLessThanOrEqual(7);
    expect(taken[0]).toMatchObject({ admitted: true, limit: 6 });
    expect(await nodes[0]?.take(newKey(), 5)).toMatchObject({ admitted: true, limit: LIMIT });
  });

  it('a key whose revocation was shared is rejected by every node and charged nothing', async (context) => {
    const url = valkeyUrl(context);
    const node = await openNode(url);
    const key = newKey();
    await node.take(key, 5);
    await shareRevocation(url, key, silentLog);
    const { admitted, isRevoked, remaining } = await node.take(key, 5);
    expect({ admitted, isRevoked }).toEqual({ admitted: false, isRevoked: true });
    // A unit returns every tenth of a second.
    expect(remaining).toBeGreaterThanOrEqual(595);
  });
});

describe('limits while the shared limiter is unavailable', () => {
  it.for(['cut', 'silent'] as const)(
    'each node limits by its own bucket during an outage, logs it, and returns to the shared one afterwards (%s)',
    async (fault, context) => {
      const url = valkeyUrl(context);
      const { proxy, url: proxied } = await valkeyThroughProxy(url);
      const said: string[] = [];
      const node = await openNode(proxied, {
        ...silentLog,
        warn: (message) => said.push(message),
        info: (message) => said.push(message),
      });
      const key = newKey();
      proxy.set(fault);
      expect(await drain(node, key)).toBeGreaterThanOrEqual(LIMIT);
      expect(node.isUnavailable).toBe(true);
      proxy.set('whole');
      await until(() => !node.isUnavailable);
      expect(
        (await node.take(key, 5)).remaining,
        'the shared bucket again, which nobody emptied',
      ).toBeGreaterThanOrEqual(590);
      expect(said).toEqual([
        expect.stringContaining('shared again'),
        expect.stringContaining('unavailable'),
        expect.stringContaining('shared again'),
      ]);
    },
  );

  it('a silently dead limiter connection is replaced before the operating system gives it up', async (context) => {
    const { proxy, url } = await valkeyThroughProxy(valkeyUrl(context));
    const node = await openNode(url);
    proxy.deaden();
    await node.take(newKey(), 1);
    expect(node.isUnavailable).toBe(true);
    await until(() => !node.isUnavailable);
  });

  it('nodes admit at most one bucket each beyond the shared one, however often the limiter fails and returns', async (context) => {
    const url = valkeyUrl(context);
    const lines = await Promise.all([1, 2, 3].map(async () => valkeyThroughProxy(url)));
    const nodes = await Promise.all(lines.map(async (line) => openNode(line.url)));
    const key = newKey();
    const spending = Promise.all(nodes.map(async (node) => spend([node], key, 1_800)));
    for (const { proxy } of [...lines, ...lines]) {
      await sleep(100);
      proxy.set('cut');
      await sleep(100);
      proxy.set('whole');
    }
    await until(() => nodes.every((node) => !node.isUnavailable));
    const histories = await spending;
    expect(worstExcess(histories.flat(), 1 + nodes.length)).toBeLessThanOrEqual(0);
    expect(
      histories.flat().reduce((sum, { units }) => sum + units, 0),
      'the outages were felt',
    ).toBeGreaterThan(LIMIT + 100);
  });
});
