import { describe, expect, it } from 'vitest';
import { navPage, sampleFunds } from '../fixtures/association-page.ts';
import { eachStore, MF, ownService } from './support/installation.ts';

/** The updates feed. */
eachStore((store) => {
  const service = ownService(store);

  interface Event {
    readonly id: string;
    readonly dataset: string;
    readonly type: string;
    readonly fund: { readonly slug: string } | null;
    readonly effective_date: string | null;
    readonly resource: string;
    readonly occurred_at: string;
    readonly changed: readonly string[];
  }
  interface Page {
    readonly events: readonly Event[];
    readonly checkpoint: string;
  }

  const poll = async (checkpoint: string | undefined, more = ''): Promise<Page> =>
    service.read<Page>(
      `${MF}/updates?limit=500${more}${checkpoint === undefined ? '' : `&cursor=${encodeURIComponent(checkpoint)}`}`,
    );

  describe('the updates feed', () => {
    it('the feed of an empty service is an empty page with a checkpoint', async () => {
      const { body } = await service.call(`${MF}/updates`);
      expect((body.data as Page).events).toEqual([]);
      expect((body.data as Page).checkpoint).not.toBe('');
      expect(body.meta.next_cursor).toBeNull();
    });

    it('a consumer that follows its checkpoints gets each change once, and corrections as such', async () => {
      const start = (await poll(undefined)).checkpoint;
      const funds = sampleFunds(12);
      expect(await service.ingest('nav', 'first.html', navPage(funds))).toBe(0);
      const first = await poll(start);
      const observed = first.events.filter(({ type }) => type === 'nav.observed');
      expect(observed.map(({ fund }) => `${fund?.slug}`).toSorted()).toEqual(
        (await service.read<{ fund_slug: string }[]>(`${MF}/nav/latest`)).map((row) => row.fund_slug),
      );
      expect(first.events.filter(({ type }) => type === 'fund.created')).toHaveLength(12);
      const corrected = funds.map((row, index) => (index === 4 ? { ...row, nav: '14.0123' } : row));
      expect(await service.ingest('nav', 'second.html', navPage(corrected))).toBe(0);
      const second = await poll(first.checkpoint);
      expect(second.events.map(({ dataset, type, effective_date }) => ({ dataset, type, effective_date }))).toEqual([
        { dataset: 'nav', type: 'nav.corrected', effective_date: '2026-08-19' },
      ]);
      expect(second.events[0]?.changed).toContain('nav');
      expect((await poll(second.checkpoint)).events).toEqual([]);
    });

    it('an event names the resource to read, which contains the change', async () => {
      const { events } = await poll(undefined);
      const correction = events.find(({ type }) => type === 'nav.corrected');
      const history = await service.read<{ navs: { nav_date: string; nav: string }[] }>(correction?.resource ?? '');
      expect(history.navs.find(({ nav_date }) => nav_date === correction?.effective_date)?.nav).toBe('14.0123');
      for (const { resource } of events.slice(0, 10)) expect((await service.call(resource)).status).toBe(200);
    });

    it('a read as of the time before an event does not contain its change', async () => {
      const { events } = await poll(undefined);
      const correction = events.find(({ type }) => type === 'nav.corrected');
      const navAt = async (moment: number): Promise<string | undefined> =>
        (
          await service.read<{ nav: string }[]>(
            `${MF}/nav/latest?funds=${correction?.fund?.slug}&as_of=${new Date(moment).toISOString()}`,
          )
        )[0]?.nav;
      const corrected_at = Date.parse(correction?.occurred_at ?? '');
      expect([await navAt(corrected_at - 1), await navAt(corrected_at)]).toEqual(['14.0004', '14.0123']);
      expect(await service.refusal(`${MF}/nav/latest?as_of=2999-01-01T00:00:00Z`)).toMatch(
        /^422 VALIDATION_ERROR query\.as_of /,
      );
    });

    it('the feed has the same order with any page size, and its filter omits only other events', async () => {
      const { events } = await poll(undefined);
      const walked: Event[] = [];
      let cursor = '';
      do {
        const { body } = await service.call(
          `${MF}/updates?limit=7${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
        );
        walked.push(...(body.data as Page).events);
        cursor = body.meta.next_cursor ?? '';
      } while (cursor !== '');
      expect(walked).toEqual(events);
      expect((await poll(undefined, '&datasets=registry')).events).toEqual(
        events.filter(({ dataset }) => dataset === 'registry'),
      );
      expect((await poll(undefined, '&datasets=registry&datasets=nav')).events).toEqual(events);
      expect(await service.refusal(`${MF}/updates?datasets=prices`)).toBe('400 INVALID_FILTER');
    });

    it('importing the same document again adds no events', async () => {
      const { checkpoint } = await poll(undefined);
      expect(
        await service.ingest(
          'nav',
          'second-again.html',
          navPage(sampleFunds(12).map((row, index) => (index === 4 ? { ...row, nav: '14.0123' } : row))),
        ),
      ).toBe(0);
      expect((await poll(checkpoint)).events).toEqual([]);
    });
  });
});
