import { expect, it } from 'vitest';
import type { IsoDate } from '#domain/dates.ts';
import { addDays } from '#domain/dates.ts';
import { openFactReader } from '#reads/fact-view.ts';
import { readFundReview } from '#reads/read-fund-review.ts';
import { eachNavBatch, identifySeries, readAllPayouts, readNavsFrom } from '#reads/read-whole-series.ts';
import { insertHold } from '#store/hold-rows.ts';
import type { HoldTable } from '#store/tables.ts';
import { eachEngine } from '../support/databases.ts';
import { KNOWN_AT, commitFacts, fundRow, navRow, payoutRow } from '../support/fact-rows.ts';

const SLUG = 'sample-fund-1';
const FIRST = '2019-01-01' as IsoDate;

function hold(number: number, change: Partial<HoldTable>): HoldTable {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    dataset: 'nav',
    check_name: 'nav_spike',
    status: 'OPEN',
    subject: 'Sample Fund 1',
    fund_key: 1,
    summary: 'Expected 10; found 99.',
    figures: '{}',
    rows: '[]',
    row_count: 3,
    opened_at: KNOWN_AT,
    decided_at: null,
    decided_by: null,
    reason: null,
    document_sha256: null,
    report_key: null,
    last_date: null,
    ...change,
  };
}

eachEngine((open) => {
  it('a fund has its corrections with both figures, and the number of its rows under review', async () => {
    const place = open.place();
    const writer = await open.facts(place);
    await commitFacts(writer, {
      funds: [fundRow(1), fundRow(2)],
      navs: [navRow(1, '2026-01-01', '10.1000'), navRow(1, '2026-01-02', '10.2000'), navRow(2, '2026-01-01', '7.0')],
      payouts: [
        payoutRow(1, '2026-01-02', '0.5000', { superseded_at: KNOWN_AT }),
        payoutRow(1, '2026-01-03', '0.7000'),
      ],
    });
    // The same NAV with another offer price, then another NAV.
    await commitFacts(writer, { navs: [navRow(1, '2026-01-01', '10.1', { version: 2, offer_price: '10.5' })] });
    await commitFacts(writer, { navs: [navRow(1, '2026-01-02', '10.2500', { version: 2 })] });
    await writer.write(async (tx) => {
      await insertHold(tx, hold(1, {}));
      await insertHold(tx, hold(2, { row_count: 4 }));
      await insertHold(tx, hold(3, { dataset: 'fmr', check_name: 'allocation_sum' }));
      await insertHold(tx, hold(4, { status: 'ACCEPTED' }));
      await insertHold(tx, hold(5, { fund_key: 2 }));
    });
    const reader = openFactReader(await open.facts(place), 'secret');
    const corrected_at = new Date(KNOWN_AT).toISOString();
    expect(await reader.answer((view) => readFundReview(view, SLUG))).toEqual({
      navs: [{ date: '2026-01-02', was: '10.2000', now: '10.2500', corrected_at }],
      payouts: [{ date: '2026-01-02', was: '0.5000', now: null, corrected_at }],
      holds: [
        { dataset: 'fmr', check: 'allocation_sum', holds: 1, rows: 3 },
        { dataset: 'nav', check: 'nav_spike', holds: 2, rows: 7 },
      ],
    });
    await reader.close();
  });

  it('a long history is read whole and in order, in batches, each row with its change', async () => {
    const place = open.place();
    const writer = await open.facts(place);
    const navs = Array.from({ length: 2_500 }, (_, index) => navRow(1, addDays(FIRST, index), `${100 + index}.50`));
    await commitFacts(writer, { funds: [fundRow(1)], navs, payouts: [payoutRow(1, '2019-02-01', '1.00')] });
    const reader = openFactReader(await open.facts(place), 'secret');
    const view = await reader.view();
    const batches: number[] = [];
    const rows = [];
    for await (const batch of eachNavBatch(view, SLUG)) {
      batches.push(batch.length);
      rows.push(...batch);
    }
    expect(batches).toEqual([2_000, 500]);
    expect(rows.map(({ nav_date, nav }) => [nav_date, nav])).toEqual(navs.map(({ nav_date, nav }) => [nav_date, nav]));
    expect(rows.map(({ nav_change_abs }) => nav_change_abs)).toEqual(
      navs.map((_, index) => (index === 0 ? null : '1.00')),
    );
    expect((await readNavsFrom(view, SLUG, addDays(FIRST, 2_490))).map(({ nav }) => nav)).toHaveLength(10);
    expect((await readAllPayouts(view, SLUG)).map(({ amount_per_unit }) => amount_per_unit)).toEqual(['1.00']);
    const before = identifySeries(view, SLUG);
    await commitFacts(writer, { navs: [navRow(1, addDays(FIRST, 2_500), '9.99')] });
    expect(identifySeries(await reader.view(), SLUG)).not.toBe(before);
    await reader.close();
  });
});
