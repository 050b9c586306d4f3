import { expect, it } from 'vitest';
import { readBatches } from '#store/rows.ts';
import { eachEngine } from '../support/databases.ts';

const ROWS = 120;
const LONG = 'x'.repeat(200_000);

eachEngine((open) => {
  it('long rows are read in batches of a few megabytes, each row once', async () => {
    const facts = await open.facts();
    const row = { decided_by: 'omar@sample.example', kind: 'accept', payload: JSON.stringify({ reason: LONG }) };
    await facts.write(async (tx) => {
      for (let decided_at = 1; decided_at <= ROWS; decided_at += 1)
        await tx
          .insertInto('decisions')
          .values({ ...row, decided_at })
          .execute();
    });
    const batches: unknown[][] = [];
    await facts.read(async (tx) => {
      for await (const rows of readBatches(tx, 'decisions'))
        batches.push(rows.map(({ decided_at }) => Number(decided_at)));
    });
    expect(batches.flat().toSorted((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: ROWS }, (_, index) => index + 1),
    );
    expect(Math.max(...batches.map(({ length }) => length))).toBeLessThanOrEqual(50);
  });
});
