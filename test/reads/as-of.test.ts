import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { todayInKarachi } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { isFault } from '#base/fault.ts';
import { openFactReader } from '#reads/fact-view.ts';
import type { FactReader, FactView } from '#reads/fact-view.ts';
import { listReports, listRevisions, readReport } from '#reads/reports.ts';
import { readNavHistory } from '#reads/read-nav-history.ts';
import { readNavSelection } from '#reads/read-nav-selection.ts';
import { readPayouts } from '#reads/read-payouts.ts';
import { readLatestSection, readSectionHistory } from '#reads/read-section.ts';
import { listSnapshots, readLatestSnapshot, readSnapshotSelection, readVpsSnapshot } from '#reads/read-snapshots.ts';
import { readVpsAllocations } from '#reads/families.ts';
import type { UntypedResult } from '#reads/query-result.ts';
import { fundRow, payoutsPage, performancePage } from '../fixtures/association-page.ts';
import { allocation, fragmentFile, fundPage, pensionPage } from '../fixtures/fragment-file.ts';
import { eachEngine } from '../support/databases.ts';
import { textOf } from '../support/readings.ts';
import { openReportDesk } from '../support/report-desk.ts';
import type { ReportDesk } from '../support/report-desk.ts';

const CASH = 'sample-crescent-cash-fund';
const STOCK = 'sample-crescent-stock-fund';
const VPS = 'sample-indus-pension-fund';
const FUNDS = [STOCK, 'nobody', CASH];
const JUNE = '2026-06-30' as IsoDate;
const MAY = { report_date: '2026-05-31', report_month: '2026-05', nav_date: '2026-05-29', nav_per_unit: '10.32' };
const WINDOW = { from: null, to: null, cursor: null, limit: 100 } as const;

/** One request of each kind that accepts `as_of`. */
const QUESTIONS: Readonly<
  Record<string, (view: FactView, as_of: number | null, today: IsoDate) => Promise<UntypedResult>>
> = {
  'latest NAVs of all': (view, as_of) =>
    readNavSelection(view, { funds: null, date: null, date_policy: 'exact', as_of }),
  'latest NAVs': (view, as_of) => readNavSelection(view, { funds: FUNDS, date: null, date_policy: 'exact', as_of }),
  'NAVs of a day': (view, as_of) =>
    readNavSelection(view, { funds: FUNDS, date: '2026-08-12' as IsoDate, date_policy: 'exact', as_of }),
  'NAVs until a day': (view, as_of) =>
    readNavSelection(view, { funds: FUNDS, date: '2026-08-12' as IsoDate, date_policy: 'previous_available', as_of }),
  'NAV history': (view, as_of) => readNavHistory(view, { fund_slug: CASH, ...WINDOW, order: 'asc', as_of }),
  'first page of a NAV history': (view, as_of) =>
    readNavHistory(view, { fund_slug: CASH, ...WINDOW, limit: 2, order: 'desc', as_of }),
  payouts: (view, as_of, today) => readPayouts(view, { fund_slug: CASH, ...WINDOW, order: 'desc', as_of, today }),
  'latest report': (view, as_of) =>
    readReport(view, { fund_slug: CASH, include: ['all'], report_date: null, data_version: null, as_of }),
  'report of a month': (view, as_of) =>
    readReport(view, { fund_slug: CASH, include: null, report_date: JUNE, data_version: null, as_of }),
  'second version': (view, as_of) =>
    readReport(view, { fund_slug: CASH, include: null, report_date: JUNE, data_version: 2, as_of }),
  reports: (view, as_of) => listReports(view, { fund_slug: CASH, page: 1, per_page: 50, as_of }),
  revisions: (view, as_of) => listRevisions(view, { fund_slug: CASH, report_date: JUNE, as_of }),
  'latest section': (view, as_of) =>
    readLatestSection(view, { fund_slug: CASH, section: 'allocations', allocation_type: 'ASSET_ALLOCATION', as_of }),
  'section history': (view, as_of) =>
    readSectionHistory(view, { fund_slug: CASH, section: 'fees', allocation_type: null, from: null, to: null, as_of }),
  'latest snapshot': (view, as_of) => readLatestSnapshot(view, { fund_slug: CASH, as_of }),
  snapshots: (view, as_of) => listSnapshots(view, { fund_slug: CASH, page: 1, per_page: 50, as_of }),
  'snapshot selection': (view, as_of) =>
    readSnapshotSelection(view, {
      funds: FUNDS,
      report_date: null,
      latest: null,
      include: ['performance', 'fees'],
      as_of,
    }),
  'snapshots of a month': (view, as_of) =>
    readSnapshotSelection(view, { funds: FUNDS, report_date: JUNE, latest: false, include: [], as_of }),
  'VPS snapshot': (view, as_of) => readVpsSnapshot(view, { family_slug: VPS, as_of }),
  'VPS allocations': (view, as_of) => readVpsAllocations(view, { family_slug: VPS, as_of }),
};

/**
 * What a client would save of each response; a rejection counts as well. Cursors contain their time, so only their
 * presence is compared.
 */
async function saveAnswers(reader: FactReader, as_of: number | null, now: Date): Promise<Record<string, unknown>> {
  const saved: Record<string, unknown> = {};
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    try {
      const reading = await reader.answer((view) => ask(view, as_of, todayInKarachi(now)));
      const { data_as_of, paging, missing_funds, next_cursor } = reading;
      saved[name] = {
        text: textOf(reading),
        data_as_of,
        paging,
        missing_funds,
        hasMore: typeof next_cursor === 'string',
      };
    } catch (thrown) {
      if (!isFault(thrown)) throw thrown;
      saved[name] = thrown.code;
    }
  }
  return saved;
}

type Step = (desk: ReportDesk) => Promise<unknown>;

function take(desk: ReportDesk, day: number, nav: string, stock_nav = '88.1000'): Promise<unknown> {
  const validity_date = `Aug ${day}, 2026`;
  return desk.take(
    'performance',
    performancePage([
      fundRow({ fund: 'Sample Crescent Cash Fund', fund_id: '1', validity_date, nav }),
      fundRow({ fund: 'Sample Crescent Stock Fund', category: 'Equity', fund_id: '2', validity_date, nav: stock_nav }),
    ]),
  );
}

function pay(desk: ReportDesk, payout_date: string, payout: string): Promise<unknown> {
  return desk.take(
    'payouts',
    payoutsPage([fundRow({ fund: 'Sample Crescent Cash Fund', fund_id: '1', payout_date, payout, ex_nav: '10.3797' })]),
  );
}

const decimals = fc.integer({ min: 0, max: 9_999 }).map((digits) => String(digits).padStart(4, '0'));
// Few days, so that imports often concern the same one.
const augustDay = fc.integer({ min: 10, max: 13 });

function report(desk: ReportDesk, month: object, value_percent: string): Promise<unknown> {
  return desk.take(
    'fmr',
    fragmentFile([
      fundPage({
        ...month,
        fees: [{ fee_type: 'TOTAL_EXPENSE_RATIO', label_raw: 'Total Expense Ratio', value_percent }],
      }),
    ]),
  );
}

/** Ends every series of imports, so that each includes a correction of a NAV and of a report. */
const CORRECTIONS: readonly (readonly [Step, number])[] = [
  [(desk) => take(desk, 14, '10.5000'), 5],
  [(desk) => report(desk, {}, '1.90'), 30],
  [(desk) => take(desk, 14, '10.5001'), 1],
  [(desk) => report(desk, {}, '1.91'), 1],
];

/** NAVs of two funds, payouts, or reports: new, repeated and corrected at random. */
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(augustDay, decimals, decimals).map(
    ([day, cash, stock]): Step =>
      (desk) =>
        take(desk, day, `10.${cash}`, `88.${stock}`),
  ),
  fc.tuple(augustDay, decimals).map(
    ([day, amount]): Step =>
      (desk) =>
        pay(desk, `Aug ${day}, 2026`, `0.${amount}`),
  ),
  fc.tuple(fc.constantFrom(MAY, {}), fc.constantFrom('1.58', '1.61', '1.70')).map(
    ([month, ratio]): Step =>
      (desk) =>
        report(desk, month, ratio),
  ),
  fc.constantFrom('60.00', '62.50').map((cash): Step => (desk) => {
    const rest = cash === '60.00' ? '40.00' : '37.50';
    return desk.take(
      'fmr',
      fragmentFile([
        pensionPage({
          page_number: 9,
          allocations: [allocation('ASSET_ALLOCATION', 'Cash', cash), allocation('ASSET_ALLOCATION', 'Others', rest)],
        }),
      ]),
    );
  }),
);

eachEngine((databases) => {
  describe('as_of reads', () => {
    it('an as_of read equals the response given at that time, whatever was imported and corrected since', async () => {
      const heard = new Set<string>();
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(step, fc.integer({ min: 1, max: 40 })), { maxLength: 8 }), async (steps) => {
          const place = databases.place();
          const desk = await openReportDesk(await databases.facts(place));
          const reader = openFactReader(await databases.facts(place), 'secret');
          // The registry is always the present one, so it is completed first: this page names the fund's AMC.
          await pay(desk, 'Jul 10, 2026', '0.1000');
          const saved: { readonly at: Date; readonly answers: Record<string, unknown> }[] = [];
          for (const [act, hours] of [...steps, ...CORRECTIONS]) {
            await act(desk);
            saved.push({ at: desk.clock.now(), answers: await saveAnswers(reader, null, desk.clock.now()) });
            desk.clock.advance(hours * 3_600_000);
          }
          for (const { at, answers } of saved) expect(await saveAnswers(reader, at.getTime(), at)).toEqual(answers);
          for (const { type } of await desk.events()) heard.add(type);
        }),
        { numRuns: databases.engine === 'sqlite' ? 6 : 2 },
      );
      expect([...heard]).toEqual(expect.arrayContaining(['nav.corrected', 'payout.observed', 'report.corrected']));
    });

    it('an as_of read is consistent if the clock is set back: later facts have a later time', async () => {
      const place = databases.place();
      const desk = await openReportDesk(await databases.facts(place));
      const reader = openFactReader(await databases.facts(place), 'secret');
      const latest = async (as_of: number | null) =>
        textOf(
          await reader.answer((view) =>
            readNavSelection(view, { funds: [CASH], date: null, date_policy: 'exact', as_of }),
          ),
        );
      await take(desk, 12, '10.5000');
      const [at, before] = [desk.clock.now(), await latest(null)];
      desk.clock.set('2026-08-01T00:00:00Z');
      await take(desk, 12, '10.6000');
      const now = await latest(null);
      expect(now).toContain('"nav":"10.6000"');
      const moments = (await desk.events()).map((event) => event.occurred_at);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(moments.at(-1)).toBeGreaterThan(at.getTime());
      expect([await latest(at.getTime()), await latest(moments.at(-1) ?? 0)]).toEqual([before, now]);
    });
  });
});
