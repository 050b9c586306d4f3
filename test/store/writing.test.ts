import { sql } from '#store/kysely.ts';
import { describe, expect, it } from 'vitest';
import type { AccessDatabase } from '#store/database.ts';
import { eachEngine } from '../support/databases.ts';

type Query = AccessDatabase['query'];

eachEngine((open) => {
  /** The durability setting reported by the engine. */
  const askDurability = async (tx: Query): Promise<unknown> => {
    const { rows } = await (open.engine === 'sqlite' ? sql`pragma synchronous` : sql`show synchronous_commit`).execute(
      tx,
    );
    return Object.values(rows[0] ?? {})[0];
  };
  const { sure, soon } = open.engine === 'sqlite' ? { sure: 2, soon: 1 } : { sure: 'on', soon: 'off' };

  describe('durability of writes', () => {
    it('a durable write waits for the disk, and one that may be lost in a power cut does not; neither changes the other', async () => {
      const database = await open.access(open.newPlace());
      const asked: unknown[] = [];
      const ask = async (tx: Query): Promise<void> => void asked.push(await askDurability(tx));
      for (let round = 0; round < 2; round += 1) {
        await database.write(ask);
        await database.writeSoon(ask);
      }
      await expect(database.writeSoon(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
      await database.write(ask);
      expect(asked).toEqual([sure, soon, sure, soon, sure]);
    });

    it('a write that may be lost is one transaction: visible to others when complete, and not at all if it failed', async () => {
      const place = open.place();
      const [database, other] = [await open.access(place), await open.access(place)];
      const attempt = { subject: 'somebody', tries: 1, next_at: 0, ends_at: 1 };
      const insert = async (tx: Query): Promise<void> =>
        void (await tx.insertInto('attempts').values(attempt).execute());
      const seen = (): Promise<unknown[]> => other.query.selectFrom('attempts').selectAll().execute();
      const failing = database.writeSoon(async (tx) => {
        await insert(tx);
        expect(await seen()).toEqual([]);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await seen()).toEqual([]);
      await database.writeSoon(insert);
      expect(await seen()).toEqual([attempt]);
    });
  });
});
