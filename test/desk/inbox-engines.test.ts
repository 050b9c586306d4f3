import { expect, it } from 'vitest';
import { decide, previewDecisions } from '#review/decide.ts';
import { listDecided } from '#review/decided.ts';
import { groupHolds, readInbox } from '#review/inbox.ts';
import { allocation, fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { counted } from '../support/counted-database.ts';
import { eachEngine } from '../support/databases.ts';
import { readFactTables } from '../support/fact-tables.ts';
import { openReportDesk } from '../support/report-desk.ts';

const BAD_SUM = fundPage({
  allocations: [allocation('ASSET_ALLOCATION', 'Cash', '35.25'), allocation('ASSET_ALLOCATION', 'T-Bills', '57.75')],
});
const NOW = new Date('2026-08-19T12:00:00Z');

eachEngine((open) => {
  it('an inbox has every open hold once, with its AMC, the first document that raised it and the decisions of today', async () => {
    const desk = await openReportDesk(await open.facts());
    const { ingest } = desk;
    await desk.take('fmr', fragmentFile([BAD_SUM]));
    await desk.take('fmr', fragmentFile([BAD_SUM], { pages: [] }));
    const inbox = await readInbox(ingest.facts, NOW);
    const [hold] = await desk.holds();
    expect(inbox).toMatchObject({
      decidedToday: 0,
      holds: [
        {
          id: hold?.id,
          check: 'allocation_sum',
          amc: 'Sample Crescent Asset Management Limited',
          document_seq: 2,
          document: 'fmr-2',
          pages: [4],
          isAcceptable: true,
          rows: 4,
        },
      ],
    });
    expect(groupHolds(inbox.holds)).toMatchObject([{ holds: 1, rows: 4 }]);
    await decide(ingest, { kind: 'accept', hold_id: hold?.id ?? '', reason: 'checked' }, 'sample operator');
    expect(await readInbox(ingest.facts, NOW)).toEqual({ holds: [], decidedToday: 1 });
    expect(await readInbox(ingest.facts, new Date('2026-08-19T19:00:00Z')), 'the next day in Karachi').toEqual({
      holds: [],
      decidedToday: 0,
    });
    expect(await listDecided(ingest.facts, { start: 0, limit: 10 })).toMatchObject([
      { by: 'sample operator', decision: { kind: 'accept' }, hold: { status: 'ACCEPTED' } },
    ]);
    expect(await listDecided(ingest.facts, { start: 1, limit: 10 })).toEqual([]);
  });

  it('the inbox reads no more often if its holds are of more documents', async () => {
    const desk = await openReportDesk(await open.facts());
    const { database, queriesOf } = counted(desk.ingest.facts);
    const queries: number[] = [];
    const documents = new Set<number>();
    for (const month of ['2026-04', '2026-05', '2026-06']) {
      await desk.take('fmr', fragmentFile([{ ...BAD_SUM, report_month: month, report_date: `${month}-30` }]));
      const before = queriesOf('documents');
      const { holds } = await readInbox(database, NOW);
      queries.push(queriesOf('documents') - before);
      for (const { document_seq } of holds) documents.add(document_seq);
    }
    expect(documents.size).toBe(3);
    expect(queries).toEqual([1, 1, 1]);
  });

  it('a preview shows what decisions would do, and changes nothing', async () => {
    const desk = await openReportDesk(await open.facts());
    const { ingest } = desk;
    await desk.take('fmr', fragmentFile([BAD_SUM]));
    const [hold] = await desk.holds();
    const hold_id = hold?.id ?? '';
    const before = await readFactTables(ingest.facts);
    expect(await previewDecisions(ingest, [{ kind: 'accept', hold_id, reason: 'x' }], 'sample operator')).toEqual({
      changed: 1,
      closed: [hold_id],
      opened: [],
    });
    await expect(
      previewDecisions(ingest, [{ kind: 'drop', hold_id, section: 'fees', reason: ' ' }], 'sample operator'),
    ).rejects.toMatchObject({ code: 'REASON_NEEDED' });
    expect(await readFactTables(ingest.facts)).toEqual(before);
  });
});
