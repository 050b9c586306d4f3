import { expect, it } from 'vitest';
import { fundRow, performancePage } from '../fixtures/association-page.ts';
import { listReview, readHold } from '#review/holds.ts';
import { eachEngine } from '../support/databases.ts';
import { readFactTables } from '../support/fact-tables.ts';
import { openDesk } from '../support/import-desk.ts';
import type { ImportDesk } from '../support/import-desk.ts';

const CASH = fundRow({ fund: 'Sample Cash Fund', fund_id: '1' });
const history = (...rows: string[]): string => `fund,nav,date\n${rows.join('\n')}\n`;

async function deskWithHolds(desk: ImportDesk): Promise<ImportDesk> {
  await desk.take(
    'performance',
    performancePage([CASH, fundRow({ fund: 'Sample Dead Fund', fund_id: '2', nav: '0.00' })]),
  );
  await desk.take(
    'nav-history',
    history(
      'Sample Cash Fund,10.41,2026-08-17',
      'Sample Cash Fund,10.42,2026-08-17',
      'Sample Lost Fund,5.00,2026-08-17',
      'Sample Lost Fund,50.00,2026-08-18',
    ),
  );
  return desk;
}

eachEngine((open) => {
  it('a review list has every hold with its check, fund and reason, and shows its rows and documents', async () => {
    const desk = await deskWithHolds(openDesk(await open.facts()));
    const { facts } = desk.ingest;
    const listed = await listReview(facts, {});
    expect(
      listed.map(({ check, also, subject, fund, rows, status }) => ({ check, also, subject, fund, rows, status })),
    ).toEqual(
      expect.arrayContaining([
        {
          check: 'nav_not_positive',
          also: [],
          subject: 'Sample Dead Fund',
          fund: 'sample-dead-fund',
          rows: 1,
          status: 'OPEN',
        },
        {
          check: 'conflicting_values',
          also: [],
          subject: 'Sample Cash Fund',
          fund: 'sample-cash-fund',
          rows: 2,
          status: 'OPEN',
        },
        { check: 'fund_unknown', also: ['nav_jump'], subject: 'Sample Lost Fund', fund: null, rows: 2, status: 'OPEN' },
      ]),
    );
    expect(await listReview(facts, { check: 'nav_jump' })).toEqual([]);
    const conflict = listed.find(({ check }) => check === 'conflicting_values');
    expect(await readHold(facts, conflict?.id ?? '')).toMatchObject({
      figures: { values: ['10.41', '10.42'] },
      held_rows: [
        { row_number: 1, nav: '10.41' },
        { row_number: 2, nav: '10.42' },
      ],
      documents: [{ document_seq: 2, origin: 'nav-history-2' }],
      decided_by: null,
    });
    await expect(readHold(facts, 'nothing')).rejects.toMatchObject({ code: 'HOLD_NOT_FOUND' });
  });

  it('held rows are shown in the order of their document, however the fund is spelled', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'nav-history',
      history(
        'Sample Cash Fund,10.41,2026-08-17',
        'SAMPLE CASH FUND,10.42,2026-08-17',
        'Sample Cash Fund,10.43,2026-08-17',
      ),
    );
    const [conflict] = await listReview(desk.ingest.facts, {});
    expect((await readHold(desk.ingest.facts, conflict?.id ?? '')).held_rows).toMatchObject([
      { row_number: 1 },
      { row_number: 2 },
      { row_number: 3 },
    ]);
  });

  it('a wrong decision is rejected with a reason and changes nothing', async () => {
    const desk = await deskWithHolds(openDesk(await open.facts()));
    const before = await readFactTables(desk.ingest.facts);
    const id = async (check: string): Promise<string> =>
      (await desk.holds()).find(({ check_name }) => check_name === check)?.id ?? '';
    const wrong = [
      [{ kind: 'accept', hold_id: 'nothing', reason: 'x' }, 'HOLD_NOT_FOUND'],
      [{ kind: 'accept', hold_id: await id('nav_not_positive'), reason: 'x' }, 'HOLD_NOT_ACCEPTABLE'],
      [{ kind: 'accept', hold_id: await id('conflicting_values'), reason: 'x' }, 'VALUE_NEEDED'],
      [{ kind: 'accept', hold_id: await id('conflicting_values'), reason: 'x', value: '10.43' }, 'VALUE_UNKNOWN'],
      [{ kind: 'accept', hold_id: await id('fund_unknown'), reason: 'x', value: '5.00' }, 'VALUE_UNKNOWN'],
      [{ kind: 'reject', hold_id: await id('fund_unknown'), reason: '   ' }, 'REASON_NEEDED'],
      [{ kind: 'reject', hold_id: await id('fund_unknown'), reason: 'x'.repeat(501) }, 'REASON_NEEDED'],
      [{ kind: 'alias', alias: 'Sample Lost Fund', fund_slug: 'no-such-fund', reason: 'x' }, 'FUND_NOT_FOUND'],
      [{ kind: 'alias', alias: ' – ', fund_slug: 'sample-cash-fund', reason: 'x' }, 'ALIAS_BLANK'],
      [{ kind: 'alias', alias: 'sample  dead fund', fund_slug: 'sample-cash-fund', reason: 'x' }, 'ALIAS_TAKEN'],
    ] as const;
    for (const [decision, code] of wrong) await expect(desk.decide(decision), code).rejects.toMatchObject({ code });
    expect(await readFactTables(desk.ingest.facts)).toEqual(before);
    expect(desk.ingest.archive.readJournal()).toHaveLength(2);
  });

  it('a decision can be made only once', async () => {
    const desk = await deskWithHolds(openDesk(await open.facts()));
    const [hold] = await desk.holds();
    await desk.decide({ kind: 'reject', hold_id: hold?.id ?? '', reason: ' seen ' });
    const decided_at = desk.clock.now().toISOString();
    await expect(desk.decide({ kind: 'accept', hold_id: hold?.id ?? '', reason: 'again' })).rejects.toMatchObject({
      code: 'HOLD_DECIDED',
    });
    expect(await readHold(desk.ingest.facts, hold?.id ?? '')).toMatchObject({
      status: 'REJECTED',
      reason: 'seen',
      decided_by: 'sample operator',
      decided_at,
    });
  });

  it('rejected rows stay rejected when they are imported again, for every check', async () => {
    const desk = await deskWithHolds(openDesk(await open.facts()));
    for (const { id } of await desk.holds()) await desk.decide({ kind: 'reject', hold_id: id, reason: 'wrong' });
    await desk.take(
      'performance',
      performancePage([
        fundRow({ fund: 'Sample Dead Fund', fund_id: '2', nav: '0.00', validity_date: 'Aug 20, 2026' }),
      ]),
    );
    const report = await desk.take(
      'nav-history',
      history(
        'Sample Lost Fund,6.00,2026-08-16',
        'Sample Cash Fund,10.42,2026-08-17',
        'Sample Cash Fund,10.41,2026-08-17',
      ),
    );
    expect(report).toMatchObject({ changed: 0, held: 0, empty_rows: 3 });
    expect(await desk.held()).toEqual([]);
    expect(await desk.served('Sample Cash Fund')).toEqual(['2026-08-19 10.4089']);
  });

  it('every decision is recorded in the journal with its author and reason', async () => {
    const desk = await deskWithHolds(openDesk(await open.facts()));
    await desk.accept('conflicting_values', '10.42');
    await desk.reject('nav_not_positive');
    await desk.decide({
      kind: 'alias',
      alias: 'Sample Lost Fund',
      fund_slug: 'sample-dead-fund',
      reason: 'its name until 2020',
    });
    const journal = desk.ingest.archive.readJournal();
    expect(journal.map(({ seq, kind }) => `${seq} ${kind}`)).toEqual([
      '1 document',
      '2 document',
      '3 decision',
      '4 decision',
      '5 decision',
    ]);
    expect(journal.at(-1)).toMatchObject({
      by: 'sample operator',
      decision: { kind: 'alias', alias: 'Sample Lost Fund', reason: 'its name until 2020' },
    });
    expect(
      await desk.ingest.facts.query.selectFrom('decisions').select('kind').orderBy('decided_at').execute(),
    ).toEqual([{ kind: 'accept' }, { kind: 'reject' }, { kind: 'alias' }]);
  });
});
