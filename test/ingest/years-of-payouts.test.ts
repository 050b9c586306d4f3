import { expect, it } from 'vitest';
import { ingestDocument } from '#ingest/run.ts';
import { fundRow, navPage, payoutsPage, printDay } from '../fixtures/association-page.ts';
import { counted } from '../support/counted-database.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';

const DAY = 86_400_000;
const FIRST_DAY = Date.parse('2025-06-02');
const NEXT_DAY = Date.parse('2026-08-19');

const payout = (moment: number): ReturnType<typeof fundRow> => fundRow({ payout_date: printDay(moment) });
const price = (moment: number): ReturnType<typeof fundRow> => fundRow({ validity_date: printDay(moment) });

eachEngine((open) => {
  /** Rows read while the next day's NAV and payout enter a store with this many daily payouts of earlier months. */
  async function rowsRead(days: number): Promise<readonly [nav: number, payouts: number]> {
    const desk = openDesk(await open.facts());
    await desk.take('nav', navPage([price(NEXT_DAY - DAY)]));
    const earlier = Array.from({ length: days }, (_, day) => payout(FIRST_DAY + day * DAY));
    expect(await desk.take('payouts', payoutsPage(earlier))).toMatchObject({ outcome: 'promoted', held: 0 });
    const read = async (source: 'nav' | 'payouts', page: string): Promise<number> => {
      const { database: facts, rows } = counted(desk.ingest.facts);
      desk.clock.advance(60_000);
      const document = { source, bytes: Buffer.from(page), origin: 'page', url: null, is_partial: true };
      expect(await ingestDocument({ ...desk.ingest, facts }, document)).toMatchObject({ changed: 1, held: 0 });
      return rows();
    };
    return [await read('nav', navPage([price(NEXT_DAY)])), await read('payouts', payoutsPage([payout(NEXT_DAY)]))];
  }

  it('a page of the next day reads no more rows if its fund paid on 300 more days before', async () => {
    expect(await rowsRead(320)).toEqual(await rowsRead(20));
  });
});
