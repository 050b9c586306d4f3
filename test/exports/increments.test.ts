import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openFactReader } from '#reads/fact-view.ts';
import { listUpdates } from '#reads/list-updates.ts';
import { readPayload } from '#reads/query-result.ts';
import { eachEngine } from '../support/databases.ts';
import { openReportDesk } from '../support/report-desk.ts';
import { applyIncrement, exportTo, HISTORY, navs, readTables, sortTables } from './history.ts';
import type { Exported } from './history.ts';

/** A subset of the steps in any order, so that corrections also come before what they correct. */
const histories = fc.shuffledSubarray([...HISTORY], { minLength: 4, maxLength: 7 });

eachEngine((databases) => {
  const numRuns = databases.engine === 'sqlite' ? 2 : 1;

  describe('increments and points in time', () => {
    it('increments applied one after another to an old export give the new export, whatever was corrected', async () => {
      await fc.assert(
        fc.asyncProperty(histories, async (steps) => {
          const desk = await openReportDesk(await databases.facts());
          const { facts } = desk.ingest;
          let [last, whole] = [await exportTo(facts), sortTables(new Map())];
          const first = last;
          let applied = readTables(first);
          for (const step of steps) {
            await step(desk);
            const increment = await exportTo(facts, { since: last.manifest.checkpoint });
            applied = applyIncrement(applied, increment);
            last = increment;
            whole = sortTables(readTables(await exportTo(facts)));
            expect(sortTables(applied)).toEqual(whole);
          }
          const atOnce = await exportTo(facts, { since: first.manifest.checkpoint });
          expect(sortTables(applyIncrement(readTables(first), atOnce))).toEqual(whole);
        }),
        { numRuns },
      );
    });

    it('an export with as_of has the rows that the export made at that time had', async () => {
      await fc.assert(
        fc.asyncProperty(histories, async (steps) => {
          const desk = await openReportDesk(await databases.facts());
          const { facts } = desk.ingest;
          const saves: { readonly at: number; readonly made: Exported }[] = [];
          for (const step of steps) {
            await step(desk);
            saves.push({ at: desk.clock.now().getTime(), made: await exportTo(facts) });
            desk.clock.advance(3_600_000);
          }
          for (const { at, made: earlier } of saves) {
            const [past, saved] = [readTables(await exportTo(facts, { as_of: at })), readTables(earlier)];
            const pointInTime = [...saved].filter(([name]) => name !== 'funds');
            for (const [name, rows] of pointInTime) expect(past.get(name), name).toEqual(rows);
          }
        }),
        { numRuns },
      );
    });

    it('an increment up to an earlier time begins and ends with the checkpoints of those times', async () => {
      const desk = await openReportDesk(await databases.facts());
      const { facts } = desk.ingest;
      const first = await exportTo(facts);
      await HISTORY[0]?.(desk);
      const middle = desk.clock.now().getTime();
      const second = await exportTo(facts);
      desk.clock.advance(3_600_000);
      await HISTORY[1]?.(desk);
      const increment = await exportTo(facts, { since: first.manifest.checkpoint, as_of: middle });
      expect(increment.manifest.checkpoint).toBe(second.manifest.checkpoint);
      expect(
        readTables(increment)
          .get('navs')
          ?.map(({ nav_date }) => nav_date),
      ).toEqual(['2026-08-10', '2026-08-10']);
      await expect(
        exportTo(facts, { since: increment.manifest.checkpoint, as_of: middle - 7_200_000 }),
      ).rejects.toThrow('The checkpoint is later than the time of --as-of.');
    });

    it('a correction brings the row after it, whose change is computed from the corrected NAV', async () => {
      const desk = await openReportDesk(await databases.facts());
      const { facts } = desk.ingest;
      for (const step of [navs(10, '10.5000', '88.1'), navs(11, '10.6000', '88.1'), navs(12, '10.7000', '88.1')])
        await step(desk);
      const { manifest } = await exportTo(facts);
      await navs(11, '10.6500', '88.1')(desk);
      const increment = readTables(await exportTo(facts, { since: manifest.checkpoint })).get('navs');
      expect(increment?.map(({ nav_date, nav, nav_change_abs }) => [nav_date, nav, nav_change_abs])).toEqual([
        ['2026-08-11', '10.6500', '0.1500'],
        ['2026-08-12', '10.7000', '0.0500'],
      ]);
    });

    it('the checkpoint of an export continues in the updates feed, and one of the feed in an export', async () => {
      const place = databases.place();
      const desk = await openReportDesk(await databases.facts(place));
      const reader = openFactReader(await databases.facts(place), 'the secret of cursors');
      const { manifest } = await exportTo(desk.ingest.facts);
      await HISTORY[0]?.(desk);
      const poll = async (cursor: string | null) =>
        readPayload(await reader.answer((view) => listUpdates(view, { cursor, datasets: null, limit: 500 })));
      const { events, checkpoint } = await poll(manifest.checkpoint);
      expect(events.map(({ type }) => type)).toContain('nav.observed');
      const increment = await exportTo(desk.ingest.facts, { since: checkpoint });
      expect(increment.manifest.datasets.filter(({ name, rows }) => name !== 'funds' && rows > 0)).toEqual([]);
      expect((await poll(increment.manifest.checkpoint)).events).toEqual([]);
      await expect(exportTo(desk.ingest.facts, { since: `${checkpoint.slice(0, -1)}_` })).rejects.toMatchObject({
        code: 'INVALID_CURSOR',
      });
      await reader.close();
    });
  });
});
