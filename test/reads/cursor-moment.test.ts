import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { isFault } from '#base/fault.ts';
import { openFactReader } from '#reads/fact-view.ts';
import type { FactView } from '#reads/fact-view.ts';
import type { UntypedResult } from '#reads/query-result.ts';
import { readNavHistory } from '#reads/read-nav-history.ts';
import { readPayouts } from '#reads/read-payouts.ts';
import { eachEngine } from '../support/databases.ts';
import { commitFacts, documentRow, fundRow, KNOWN_AT, navRow, payoutRow } from '../support/fact-rows.ts';
import { dataOf } from '../support/readings.ts';

const FIRST = '2025-12-01' as IsoDate;
const TODAY = '2026-01-05' as IsoDate;
const DAYS = 12;
const LATE = KNOWN_AT + 3_600_000;

interface Step {
  readonly cursor: string | null;
  readonly as_of: number | null;
}

const page = { fund_slug: 'sample-fund-1', from: null, to: null, order: null, limit: 5, today: TODAY };
const FEEDS: Readonly<Record<string, (view: FactView, step: Step) => Promise<UntypedResult>>> = {
  navs: (view, step) => readNavHistory(view, { ...page, ...step }),
  payouts: (view, step) => readPayouts(view, { ...page, ...step }),
};

eachEngine((open) => {
  describe.each(Object.entries(FEEDS))('cursors of as_of reads of %s', (list, ask) => {
    it('a cursor keeps its as_of if the parameter is omitted, and another as_of is rejected', async () => {
      const place = open.place();
      const facts = await open.facts(place);
      const days = Array.from({ length: DAYS }, (_, index) => addDays(FIRST, index));
      await commitFacts(facts, {
        funds: [fundRow(1)],
        navs: days.map((day) => navRow(1, day, '10.0000')),
        payouts: days.map((day) => payoutRow(1, day, '0.10')),
        documents: [documentRow(1, 'payouts', '2026-01-04')],
      });
      const late = addDays(FIRST, DAYS);
      await commitFacts(facts, {
        navs: [navRow(1, late, '11.0000', { known_at: LATE })],
        payouts: [payoutRow(1, late, '0.20', { known_at: LATE })],
        documents: [documentRow(2, 'payouts', '2026-01-05', { received_at: LATE })],
      });
      const reader = openFactReader(await open.facts(place), 'secret');
      const read = (step: Step): Promise<UntypedResult> => reader.answer((view) => ask(view, step));
      const walk = async (repeated: number | null): Promise<unknown[]> => {
        const pages: UntypedResult[] = [];
        let cursor: string | null = null;
        do {
          const found = await read({ cursor, as_of: cursor === null ? KNOWN_AT : repeated });
          pages.push(found);
          cursor = found.next_cursor ?? null;
        } while (cursor !== null);
        return pages.flatMap((found) => [found.data_as_of, found.as_of, dataOf<Record<string, unknown>>(found)[list]]);
      };
      expect(await walk(null)).toEqual(await walk(KNOWN_AT));
      expect((await walk(null)).flat().filter((row) => row !== null && typeof row === 'object')).toHaveLength(DAYS);
      const then = (await read({ cursor: null, as_of: KNOWN_AT })).next_cursor ?? null;
      const now = (await read({ cursor: null, as_of: null })).next_cursor ?? null;
      for (const step of [
        { cursor: then, as_of: KNOWN_AT + 1 },
        { cursor: now, as_of: KNOWN_AT },
      ]) {
        const code = await read(step).then(
          () => null,
          (thrown: unknown) => (isFault(thrown) ? thrown.code : thrown),
        );
        expect(code).toBe('INVALID_CURSOR');
      }
    });
  });
});
