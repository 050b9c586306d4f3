import { expect, it } from 'vitest';
import { navPage, sampleFunds } from '../fixtures/association-page.ts';
import { counted } from '../support/counted-database.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';
import { ingestDocument } from '#ingest/run.ts';
import { insertHold, linkHold } from '#store/hold-rows.ts';
import type { HoldTable } from '#store/tables.ts';

const FUNDS = sampleFunds(12);
const DECIDED_HOLDS = 400;
const on = (validity_date: string, navOf: (index: number) => string): string =>
  navPage(
    FUNDS.map((fund, index) => ({
      ...fund,
      validity_date,
      nav: navOf(index),
      offer: navOf(index),
      repurchase: navOf(index),
    })),
  );

function decidedHold(number: number): HoldTable {
  return {
    id: `00000000-0000-5000-8000-${String(number).padStart(12, '0')}`,
    dataset: 'nav',
    check_name: 'nav_spike',
    status: number % 2 === 0 ? 'ACCEPTED' : 'REJECTED',
    subject: 'Sample Fund',
    fund_key: 1 + (number % FUNDS.length),
    summary: 'A decided question.',
    figures: '{}',
    rows: '[{"row_number":1,"document_seq":1,"nav_date":"2020-01-01","nav":"1"}]',
    row_count: 1,
    opened_at: 1,
    decided_at: 2,
    decided_by: 'sample operator',
    reason: 'checked',
    document_sha256: null,
    report_key: null,
    last_date: '2020-01-01',
  };
}

eachEngine((open) => {
  /**
   * Number of rows read while importing the next day's page, with one held NAV, into a store with this many holds of an
   * earlier day.
   */
  async function rowsRead(holds: number, state: Partial<HoldTable> = {}): Promise<number> {
    const desk = openDesk(await open.facts());
    await desk.take(
      'nav',
      on('Aug 18, 2026', () => '10.00'),
    );
    await desk.ingest.facts.write(async (tx) => {
      for (let number = 1; number <= holds; number += 1) {
        await insertHold(tx, { ...decidedHold(number), ...state });
        await linkHold(tx, decidedHold(number).id, 1);
      }
    });
    const { database: facts, rows } = counted(desk.ingest.facts);
    desk.clock.advance(60_000);
    const page = on('Aug 19, 2026', (index) => (index === 3 ? '90.00' : '10.01'));
    const report = await ingestDocument(
      { ...desk.ingest, facts },
      { source: 'nav', bytes: Buffer.from(page), origin: 'page', url: null, is_partial: true },
    );
    expect(report).toMatchObject({ outcome: 'promoted', held: 1 });
    return rows();
  }

  it('an import reads no more rows if reviewers have decided 400 holds before', async () => {
    const without = await rowsRead(0);
    expect(await rowsRead(DECIDED_HOLDS)).toBe(without);
  }, 60_000);

  it('an import reads no more rows if 400 holds of another day are open', async () => {
    const without = await rowsRead(0);
    const undecided = { status: 'OPEN', decided_at: null, decided_by: null, reason: null };
    expect(await rowsRead(DECIDED_HOLDS, undecided)).toBe(without);
  }, 60_000);
});
