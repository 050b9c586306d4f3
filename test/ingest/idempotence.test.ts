import { expect, it } from 'vitest';
import {
  challengePage,
  exportCsv,
  fundRow,
  navPage,
  payoutsPage,
  performancePage,
  sampleFunds,
  tableTexts,
} from '../fixtures/association-page.ts';
import { workbook } from '../fixtures/workbook.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';
import { readFactTables } from '../support/fact-tables.ts';

// A payout is accepted if its ex-NAV is close to the NAV.
const FUNDS = sampleFunds(12).map((row) => ({ ...row, ex_nav: row.nav }));
// Documents and the journal grow with every import; facts must not.
const FACTS = ['amcs', 'families', 'funds', 'nav_observations', 'payouts', 'events', 'holds'] as const;

eachEngine((open) => {
  it('importing the same documents again changes nothing', async () => {
    const desk = openDesk(await open.facts());
    const documents = [
      ['performance', performancePage(FUNDS)],
      ['nav', navPage(FUNDS)],
      ['payouts', payoutsPage(FUNDS)],
      ['nav-history', 'fund,nav,date\nSample Unknown Fund,1.00,2026-08-18\n'],
    ] as const;
    for (const [source, content] of documents) await desk.take(source, content);
    const before = await readFactTables(desk.ingest.facts);
    for (const [source, content] of documents.toReversed()) {
      expect(await desk.take(source, content)).toMatchObject({ outcome: 'unchanged', changed: 0 });
    }
    expect(await readFactTables(desk.ingest.facts)).toEqual(before);
  });

  it('importing the same facts in another format changes nothing', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage(FUNDS));
    await desk.take('nav', navPage(FUNDS));
    await desk.take('payouts', payoutsPage(FUNDS));
    const before = await readFactTables(desk.ingest.facts, FACTS);
    for (const kind of ['performance', 'nav', 'payouts'] as const) {
      expect(await desk.take(kind, exportCsv(tableTexts(kind, FUNDS)))).toMatchObject({
        outcome: 'promoted',
        changed: 0,
        unchanged_rows: 12,
        held: 0,
      });
      expect(await desk.take(kind, workbook(tableTexts(kind, FUNDS)))).toMatchObject({
        outcome: 'promoted',
        changed: 0,
        unchanged_rows: 12,
        held: 0,
      });
    }
    expect(await readFactTables(desk.ingest.facts, FACTS)).toEqual(before);
  });

  it('an unexpected page is rejected as a whole and recorded, and served facts stay', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage(FUNDS), false);
    const before = await readFactTables(desk.ingest.facts, FACTS);
    const bad: [string, string | Uint8Array][] = [
      ['a challenge page', challengePage()],
      ['a page cut off', performancePage(FUNDS).slice(0, 4_000)],
      ['a page without its NAV column', performancePage(FUNDS).replace('\n NAV\n', '\n Price\n')],
      ['less than half of the usual rows', performancePage(FUNDS.slice(0, 5))],
      ['no text at all', new Uint8Array([0, 1, 2, 0, 255, 254, 0, 61, 0, 44, 10, 0, 34])],
      ['nothing', ''],
    ];
    for (const [what, content] of bad) {
      const report = await desk.take('performance', content, false);
      expect(report, what).toMatchObject({ outcome: 'refused', changed: 0, rows: 0 });
      expect(report.message?.length, what).toBeGreaterThan(40);
    }
    expect(await readFactTables(desk.ingest.facts, FACTS)).toEqual(before);
    const documents = await desk.ingest.facts.query
      .selectFrom('documents')
      .select(['outcome', 'message'])
      .orderBy('document_seq')
      .execute();
    expect(documents.map(({ outcome }) => outcome)).toEqual(['PROMOTED', ...bad.map(() => 'REFUSED')]);
    expect(documents.slice(1).every(({ message }) => (message ?? '') !== '')).toBe(true);
    expect(desk.ingest.archive.readJournal()).toHaveLength(1 + bad.length);
  });

  it('a small page is accepted if declared partial, and does not change the usual number of rows', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage(FUNDS), false);
    const part = performancePage(FUNDS.slice(0, 2).map((row) => ({ ...row, validity_date: 'Aug 20, 2026' })));
    expect(await desk.take('performance', part, false)).toMatchObject({ outcome: 'refused' });
    expect(await desk.take('performance', part, true)).toMatchObject({
      outcome: 'promoted',
      changes: { nav_observed: 2 },
    });
    expect(await desk.take('performance', performancePage(FUNDS.slice(0, 5)), false)).toMatchObject({
      outcome: 'refused',
    });
  });

  it('names with unusual characters are imported or rejected with a reason, never a failure', async () => {
    const desk = openDesk(await open.facts());
    const rows = [
      fundRow({ fund: 'Sample \u0000 Null Fund', fund_id: '1' }),
      fundRow({ fund: 'Sample \ud83d\ude00 Fund', fund_id: '2' }),
      fundRow({ fund: '\u202eSample Turned Fund', fund_id: '3' }),
    ];
    for (const content of [
      performancePage(rows),
      exportCsv(tableTexts('performance', rows)),
      `fund,nav,date\nSample\u0000Fund,1.00,2026-08-18\n`,
    ]) {
      const report = await desk.take(content.startsWith('fund') ? 'nav-history' : 'performance', content);
      expect(['promoted', 'refused']).toContain(report.outcome);
    }
    expect((await desk.funds()).length).toBeGreaterThan(0);
  });
});
