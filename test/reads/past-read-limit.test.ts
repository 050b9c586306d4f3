import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openFactReader } from '#reads/fact-view.ts';
import { PastReadLimit } from '#reads/past-read-limit.ts';
import type { FactTx } from '#store/database.ts';
import { eachEngine } from '../support/databases.ts';

/** Work that continues until it is ended. */
function halted(): { readonly work: () => Promise<void>; readonly running: () => number; readonly end: () => void } {
  let [running, release] = [0, Promise.withResolvers<void>()];
  return {
    work: async () => {
      running += 1;
      await release.promise;
      running -= 1;
    },
    running: () => running,
    end: () => {
      release.resolve();
      release = Promise.withResolvers<void>();
    },
  };
}

describe('the limit of concurrent as_of reads', () => {
  it('two as_of reads run at a time, the others in the order they arrived', async () => {
    const turns = new PastReadLimit({ at_once: 2, rest: 0 });
    const { work, running, end } = halted();
    const all = Array.from({ length: 6 }, () => turns.run(work));
    for (let left = 6; left > 0; left -= 2) {
      expect(running()).toBe(2);
      end();
      for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    }
    await Promise.all(all);
    expect(running()).toBe(0);
  });

  it('excess as_of reads are rejected with 503 and Retry-After, and run nothing', async () => {
    const turns = new PastReadLimit({ at_once: 2, rest: 0 });
    const { work, end } = halted();
    const all = Array.from({ length: 130 }, () => turns.run(work));
    await expect(turns.run(work)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 1 });
    for (let rounds = 0; rounds < 80; rounds += 1) {
      end();
      await nextTurn();
      await nextTurn();
    }
    await Promise.all(all);
    await expect(turns.run(async () => 'answered')).resolves.toBe('answered');
  });

  it('an as_of read that fails frees its place', async () => {
    const turns = new PastReadLimit({ at_once: 2, rest: 0 });
    for (let tries = 0; tries < 5; tries += 1)
      await expect(turns.run(async () => Promise.reject(new Error('no such table')))).rejects.toThrow('no such table');
    await expect(turns.run(async () => 'answered')).resolves.toBe('answered');
  });

  it('after an as_of read the thread is free for as many times its duration as the pace says', async () => {
    const turns = new PastReadLimit({ at_once: 1, rest: 3 });
    const ends: number[] = [];
    const begins: number[] = [];
    const work = async (): Promise<void> => {
      begins.push(performance.now());
      while (performance.now() - (begins.at(-1) ?? 0) < 5);
      ends.push(performance.now());
    };
    await Promise.all([turns.run(work), turns.run(work), turns.run(work)]);
    for (const [index, end] of ends.slice(0, -1).entries())
      expect((begins[index + 1] ?? 0) - end).toBeGreaterThan(3 * 5 - 2);
  });
});

eachEngine((open) => {
  it('between two queries of a read, current or past, the event loop serves other requests', async () => {
    const database = await open.facts(open.place());
    const reader = openFactReader(database, 'secret');
    const view = await reader.view();
    const seen: number[] = [];
    let turns = 0;
    const countTurns = (): void => {
      turns += 1;
      turning = setImmediate(countTurns);
    };
    let turning = setImmediate(countTurns);
    const readThrice = async (tx: FactTx): Promise<void> => {
      for (let query = 0; query < 3; query += 1) {
        await tx.selectFrom('funds').select('fund_key').execute();
        seen.push(turns);
      }
    };
    await view.read(readThrice);
    await view.readPast(readThrice);
    clearImmediate(turning);
    await reader.close();
    expect(new Set(seen).size).toBe(6);
  });
});
