import { describe, expect, it } from 'vitest';
import type { IsoDate } from '#domain/dates.ts';
import { readStoreMetrics } from '#http/metrics.ts';
import { renderStatusPage } from '#http/pages/status-page.ts';
import { renderHomePage } from '#portal/home-page.ts';
import { openFactReader } from '#reads/fact-view.ts';
import type { FactReader, FactView } from '#reads/fact-view.ts';
import { listFunds } from '#reads/funds.ts';
import { listUpdates } from '#reads/list-updates.ts';
import { readNavHistory } from '#reads/read-nav-history.ts';
import { readNavSelection } from '#reads/read-nav-selection.ts';
import { readPayouts } from '#reads/read-payouts.ts';
import { readStatus } from '#reads/read-status.ts';
import type { UntypedResult } from '#reads/query-result.ts';
import { countHeldBy, listReview } from '#review/holds.ts';
import { fundRow as printedFund, payoutsPage, performancePage } from '../fixtures/association-page.ts';
import { eachEngine } from '../support/databases.ts';
import type { OpenDatabases } from '../support/databases.ts';
import { commitFacts, documentRow, fundRow, KNOWN_AT, navRow, payoutRow } from '../support/fact-rows.ts';
import { openDesk } from '../support/import-desk.ts';

const slug = 'sample-fund-1';
const today = '2026-01-06' as IsoDate;
const HOUR = 3_600_000;

async function prepare(open: OpenDatabases): Promise<FactReader> {
  const place = open.place();
  const writer = await open.facts(place);
  await commitFacts(writer, {
    documents: [
      documentRow(1, 'performance', '2026-01-05'),
      documentRow(2, 'payouts', '2026-01-04'),
      documentRow(3, 'payouts', '2025-12-30'),
      documentRow(4, 'payouts', '2026-01-06', { received_at: KNOWN_AT + 2 * HOUR }),
    ],
    funds: [fundRow(1), fundRow(2, { described_on: '2025-06-30' })],
    navs: [
      ...Array.from({ length: 9 }, (_, index) => navRow(1, `2026-01-0${index + 1}`, '10.0000')),
      navRow(1, '2023-01-31', '9.0000'),
    ].filter((row) => row.nav_date <= '2026-01-05'),
    payouts: [payoutRow(1, '2025-06-30', '0.10'), payoutRow(1, '2024-06-30', '0.10')],
    events: [
      { dataset: 'nav', type: 'nav.observed', fund_key: 1, effective_date: '2023-01-31' },
      { dataset: 'payouts', type: 'payout.observed', fund_key: 1, effective_date: '2026-02-05' },
    ],
  });
  return openFactReader(await open.facts(place), 'secret');
}

const SERIES = { from: null, to: null, cursor: null, as_of: null } as const;

eachEngine((open) => {
  describe('data_as_of', () => {
    it('data_as_of of a fund is its newest observation, whatever page, window, order or limit is read', async () => {
      const reader = await prepare(open);
      const history =
        (question: object) =>
        (view: FactView): Promise<UntypedResult> =>
          readNavHistory(view, { fund_slug: slug, ...SERIES, limit: 100, order: 'asc', ...question });
      const selection =
        (question: object) =>
        (view: FactView): Promise<UntypedResult> =>
          readNavSelection(view, {
            funds: [slug],
            date: null,
            date_policy: 'previous_available',
            as_of: null,
            ...question,
          });
      const first = await reader.answer(history({ limit: 1 }));
      const questions = [
        history({}),
        history({ limit: 1 }),
        history({ limit: 1, order: 'desc' }),
        history({ to: '2023-12-31' }),
        history({ from: '2024-01-01', to: '2024-12-31' }),
        history({ limit: 1, cursor: first.next_cursor }),
        selection({}),
        selection({ date: '2023-06-30' }),
        selection({ date: '2020-01-01' }),
      ];
      for (const [index, question] of questions.entries())
        expect((await reader.answer(question)).data_as_of, `${index}`).toBe('2026-01-05');
      expect((await reader.answer(history({ as_of: KNOWN_AT - 1 }))).data_as_of).toBeNull();
      expect((await reader.answer(history({ as_of: KNOWN_AT, limit: 1 }))).data_as_of).toBe('2026-01-05');
      expect((await reader.answer(selection({ as_of: KNOWN_AT, date: '2023-06-30' }))).data_as_of).toBe('2026-01-05');
    });

    it('data_as_of of payouts is the date of the newest payout page, or with as_of of the newest one known then', async () => {
      const reader = await prepare(open);
      const payouts = async (question: object): Promise<string | null> =>
        (
          await reader.answer((view) =>
            readPayouts(view, { fund_slug: slug, ...SERIES, limit: 100, order: 'asc', today, ...question }),
          )
        ).data_as_of;
      for (const question of [{}, { limit: 1 }, { to: '2024-12-31' }, { order: 'desc', limit: 1 }])
        expect(await payouts(question)).toBe('2026-01-06');
      expect(await payouts({ as_of: KNOWN_AT + HOUR })).toBe('2026-01-04');
    });

    it('data_as_of of the feed is the date of the newest source of the requested datasets, never a future date', async () => {
      const reader = await prepare(open);
      const updates = async (question: object): Promise<string | null> =>
        (await reader.answer((view) => listUpdates(view, { cursor: null, datasets: null, limit: 100, ...question })))
          .data_as_of;
      expect([
        await updates({}),
        await updates({ limit: 1 }),
        await updates({ datasets: ['nav'] }),
        await updates({ datasets: ['fmr'] }),
      ]).toEqual(['2026-01-06', '2026-01-06', '2026-01-05', null]);
    });

    it('data_as_of of the fund list is that of all pages', async () => {
      const reader = await prepare(open);
      const page = async (number: number): Promise<string | null> =>
        (
          await reader.answer((view) =>
            listFunds(view, {
              q: null,
              amc: null,
              category: [],
              scheme_type: [],
              risk_profile: [],
              is_shariah_compliant: null,
              is_exchange_traded: null,
              is_fund_of_funds: null,
              lifecycle_status: 'ALL',
              family: null,
              sort: 'slug_asc',
              page: number,
              per_page: 1,
            }),
          )
        ).data_as_of;
      expect([await page(1), await page(2)]).toEqual(['2026-01-05', '2026-01-05']);
    });
  });

  describe('the age of a source', () => {
    it('the age of a source is that of its data: old pages imported today are late', async () => {
      const place = open.place();
      const desk = openDesk(await open.facts(place));
      const printed = printedFund({ validity_date: 'May 18, 2026', payout_date: 'May 15, 2026' });
      await desk.take('performance', performancePage([printed]));
      await desk.take('payouts', payoutsPage([printed]));
      await desk.take('nav-history', `fund,nav,date\n${printed.fund},10.40,2026-05-12\n`);
      const reader = openFactReader(await open.facts(place), 'secret');
      const status = await reader.answer((view) => readStatus(view, '2026-08-19' as IsoDate));
      expect(
        status.sources.map(({ source, data_as_of, data_age_days, is_late }) => [
          source,
          data_as_of,
          data_age_days,
          is_late,
        ]),
      ).toEqual([
        ['nav-history', '2026-05-12', 99, false],
        ['payouts', '2026-05-15', 96, true],
        ['performance', '2026-05-18', 93, true],
      ]);
      const page = renderStatusPage(status, null, 'https://funds.example.test');
      expect(page).not.toContain('>fresh<');
      expect(page).toContain('93 days old');
      const home = await reader.answer(async (view) =>
        renderHomePage(view, {
          baseUrl: 'http://localhost',
          unitsPerMinute: 600,
          today: '2026-08-19' as IsoDate,
          pictures: undefined,
          contact: undefined,
        }),
      );
      expect(home, 'the age of the newest NAV').toContain('93 days old');
      const ages = (await readStoreMetrics(reader, desk.clock.now())).find(
        ({ name }) => name === 'mfds_source_data_age_days',
      );
      expect(ages?.samples.map(({ value }) => value)).toEqual([99, 96, 93]);
    });
  });

  it('the review list, the status, the metrics and the import report each hold once', async () => {
    const place = open.place();
    const desk = openDesk(await open.facts(place));
    const unknown = (name: string, day: string): string =>
      `fund,nav,date\n${name},10.40,${day}\n${name} B,11.40,${day}\n`;
    const imports = [
      await desk.take(
        'performance',
        performancePage([
          printedFund({ nav: '0.0000', fund_id: '1' }),
          printedFund({ fund: 'Sample Other Fund', fund_id: '2' }),
        ]),
      ),
      await desk.take('nav-history', unknown('Sample Unknown Fund', '2026-08-17')),
      await desk.take('nav-history', unknown('Sample Unknown Fund', '2026-08-18')),
      await desk.take(
        'performance',
        performancePage([
          printedFund({ nav: '0.0000', fund_id: '1' }),
          printedFund({ fund: 'Sample Unknown Fund', fund_id: '' }),
        ]).replace('<title>', '<title> '),
      ),
    ];
    const reader = openFactReader(await open.facts(place), 'secret');
    const status = await reader.answer((view) => readStatus(view, '2026-08-19' as IsoDate));
    const metric = (await readStoreMetrics(reader, desk.clock.now())).find(({ name }) => name === 'mfds_holds_open');
    const counts = [
      (await listReview(desk.ingest.facts, {})).length,
      status.held_count,
      status.sources.reduce((sum, { held_count }) => sum + held_count, 0),
      metric?.samples.reduce((sum, { value }) => sum + value, 0),
      await countHeldBy(desk.ingest.facts, imports),
    ];
    expect(counts).toEqual([3, 3, 3, 3, 3]);
  });
});
