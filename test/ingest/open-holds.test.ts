/** What an import answers of the holds that wait for review: those about its days, however many others are open. */
import { expect, it, vi } from 'vitest';
import { ingestDocument } from '#ingest/run.ts';
import type { Incoming } from '#ingest/run.ts';
import { insertHold, linkHold } from '#store/hold-rows.ts';
import type { HoldTable } from '#store/tables.ts';
import { fundRow, navPage, payoutsPage, performancePage } from '../fixtures/association-page.ts';
import { fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { counted } from '../support/counted-database.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';
import { openReportDesk } from '../support/report-desk.ts';
import type { ReportDesk } from '../support/report-desk.ts';

const CASH = 'Sample Crescent Cash Fund';
const MANY = 60;

/** Holds of earlier months: `2020-03-17` for the NAV of a day, the end of its month for a report. */
const EARLIER: readonly Partial<HoldTable>[] = [
  { dataset: 'nav', check_name: 'nav_jump', figures: '{"nav":"6","reference_date":"2020-03-16"}' },
  { dataset: 'nav', check_name: 'date_implausible', figures: '{}' },
  { dataset: 'fmr', check_name: 'nav_disagrees', figures: '{"report_date":"2020-03-31","pages":[1]}' },
  { dataset: 'fmr', check_name: 'size_jump', figures: '{"report_date":"2020-03-31","pages":[1]}' },
];

async function openHolds(desk: ReportDesk, count: number): Promise<void> {
  const { fund_key } = await desk.fund(CASH);
  await desk.ingest.facts.write(async (tx) => {
    for (let number = 0; number < count; number += 1) {
      const of = EARLIER[number % EARLIER.length] ?? {};
      const hold: HoldTable = {
        id: `00000000-0000-5000-8000-${String(number).padStart(12, '0')}`,
        dataset: 'nav',
        check_name: '',
        status: 'OPEN',
        subject: CASH,
        fund_key,
        summary: 'An open question.',
        figures: '{}',
        rows: of.dataset === 'nav' ? '[{"row_number":1,"document_seq":1,"nav_date":"2020-03-17","nav":"6"}]' : '[]',
        row_count: 1,
        opened_at: 1,
        decided_at: null,
        decided_by: null,
        reason: null,
        document_sha256: null,
        report_key: null,
        last_date: of.dataset === 'nav' ? '2020-03-17' : '2020-03-31',
        ...of,
      };
      await insertHold(tx, hold);
      await linkHold(tx, hold.id, 1);
    }
  });
}

const price = fundRow({ fund: CASH, fund_id: '1', validity_date: 'Aug 18, 2026', nav: '10.60' });
const NEXT: Readonly<Record<string, Pick<Incoming, 'source'> & { readonly content: string }>> = {
  'a NAV page': { source: 'nav', content: navPage([price]) },
  'a payout page': { source: 'payouts', content: payoutsPage([{ ...price, payout: '0.10', ex_nav: '10.40' }]) },
  'a report': { source: 'fmr', content: fragmentFile([fundPage()]) },
};

eachEngine((open) => {
  /** Rows and archived documents that the import of a document reads if this many holds of earlier months are open. */
  async function workOf(name: string, holds: number): Promise<{ readonly rows: number; readonly documents: number }> {
    const desk = await openReportDesk(await open.facts());
    await openHolds(desk, holds);
    const { database: facts, rows } = counted(desk.ingest.facts);
    const read = vi.spyOn(desk.ingest.archive, 'read');
    desk.clock.advance(60_000);
    const { source, content } = NEXT[name] ?? { source: 'nav', content: '' };
    const incoming = { source, bytes: Buffer.from(content), origin: 'page', url: null, is_partial: true };
    const report = await ingestDocument({ ...desk.ingest, facts }, incoming);
    expect(report).toMatchObject({ outcome: 'promoted', held: 0 });
    return { rows: rows(), documents: read.mock.calls.length };
  }

  it.each(Object.keys(NEXT))(
    '%s reads no more rows and documents if 60 holds of earlier months are open',
    async (name) => {
      expect(await workOf(name, MANY)).toEqual(await workOf(name, 0));
    },
  );

  it('a payout of any held day of a drop is compared with it, and a payout of another day is not', async () => {
    const history = (rows: readonly (readonly [date: string, nav: string])[]): string =>
      ['association_fund_id,fund,amc,category,nav,date']
        .concat(
          rows.map(([date, nav]) => `1,${CASH},Sample Crescent Asset Management Limited,Money Market,${nav},${date}`),
        )
        .join('\n');
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([{ ...price, validity_date: 'Aug 14, 2026', nav: '100.00' }]));
    await desk.take(
      'nav',
      history([
        ['2026-08-17', '60.10'],
        ['2026-08-18', '60.20'],
      ]),
    );
    expect(await desk.held()).toEqual(['nav_jump 2']);
    expect(await desk.holds()).toMatchObject([{ last_date: '2026-08-18' }]);
    const read = vi.spyOn(desk.ingest.archive, 'read');
    const paid = (payout_date: string, payout: string): string =>
      payoutsPage([{ ...price, payout, ex_nav: '60.10', payout_date }]);
    await desk.take('payouts', paid('Aug 14, 2026', '41.00'));
    await desk.take('payouts', paid('Aug 19, 2026', '42.00'));
    expect(read).not.toHaveBeenCalled();
    expect(await desk.served(CASH)).toEqual(['2026-08-14 100.00']);
    await desk.take('payouts', paid('Aug 18, 2026', '40.00'));
    expect(await desk.served(CASH)).toEqual(['2026-08-14 100.00', '2026-08-18 60.20']);
  });
});
