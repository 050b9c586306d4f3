import { expect, it } from 'vitest';
import { fundRow, payoutsPage, performancePage } from '../fixtures/association-page.ts';
import type { FundRow } from '../fixtures/association-page.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';

const NAME = 'Sample Crescent Cash Fund';
const pay = (payout_date: string, payout: string, ex_nav: string): FundRow =>
  fundRow({ fund_id: '1', payout_date, payout, ex_nav });

eachEngine((open) => {
  it('a payout without its leading zero is read and has a permanent id', async () => {
    const [one, other] = [openDesk(await open.facts()), openDesk(await open.facts())];
    for (const desk of [one, other]) await desk.take('payouts', payoutsPage([pay('Aug 18, 2026', '.0474', '10.3797')]));
    expect(await one.payouts(NAME)).toMatchObject([
      { amount_per_unit: '0.0474', ex_nav: '10.3797', ordinal: 1, observed_at: one.clock.now().getTime() },
    ]);
    expect((await one.payouts(NAME)).map(({ id }) => id)).toEqual((await other.payouts(NAME)).map(({ id }) => id));
  });

  it('an interim and a final payout of one day are two payouts, whichever comes first', async () => {
    const [one, other] = [openDesk(await open.facts()), openDesk(await open.facts())];
    const rows = [pay('Aug 18, 2026', '1.5000', '102.1000'), pay('Aug 18, 2026', '2.0000', '100.1000')];
    await one.take('payouts', payoutsPage(rows));
    await other.take('payouts', payoutsPage(rows.toReversed()));
    expect(await one.paid(NAME)).toEqual(['2026-08-18 1.5000', '2026-08-18 2.0000']);
    expect((await one.payouts(NAME)).map(({ id, amount_per_unit }) => [id, amount_per_unit])).toEqual(
      (await other.payouts(NAME)).map(({ id, amount_per_unit }) => [id, amount_per_unit]),
    );
    expect((await one.events()).filter(({ type }) => type === 'payout.observed')).toHaveLength(2);
  });

  it('undated payout rows of zero are ignored, and an undated payout is held', async () => {
    const desk = openDesk(await open.facts());
    const report = await desk.take(
      'payouts',
      payoutsPage([pay('', '0', '0'), pay('', '0.0000', ''), pay('', '1.00', '99')]),
    );
    expect(report).toMatchObject({ empty_rows: 2, held_rows: { date_missing: 1 }, changes: { payouts_observed: 0 } });
  });

  it('a dated payout of zero or less is held, and one above its ex-NAV until it is accepted', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'payouts',
      payoutsPage([
        pay('Aug 14, 2026', '0.00', '100'),
        pay('Aug 17, 2026', '(1.00)', '100'),
        pay('Aug 18, 2026', '120.00', '100.00'),
      ]),
    );
    expect(await desk.held()).toEqual(['payout_exceeds_nav 1', 'payout_not_positive 1', 'payout_not_positive 1']);
    await desk.accept('payout_exceeds_nav');
    expect(await desk.paid(NAME)).toEqual(['2026-08-18 120.00']);
  });

  it('a different amount on a later page is a correction with the same id', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('payouts', payoutsPage([pay('Aug 18, 2026', '1.50', '100.00')]));
    const report = await desk.take('payouts', payoutsPage([pay('Aug 18, 2026', '1.55', '100.00')]));
    expect(report.changes).toMatchObject({ payouts_observed: 0, payouts_corrected: 1 });
    const [old, current] = await desk.payouts(NAME);
    expect(old).toMatchObject({ amount_per_unit: '1.50', superseded_at: desk.clock.now().getTime() });
    expect(current).toMatchObject({
      id: old?.id,
      amount_per_unit: '1.55',
      observed_at: old?.observed_at,
      superseded_at: null,
    });
    expect((await desk.events()).at(-1)).toMatchObject({
      type: 'payout.corrected',
      effective_date: '2026-08-18',
      changed: expect.stringContaining('amount_per_unit') as string,
    });
  });

  it('a different ex-NAV on a later page is a correction, never a second payout', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('payouts', payoutsPage([pay('Aug 18, 2026', '1.50', '100.00')]));
    await desk.take('payouts', payoutsPage([pay('Aug 18, 2026', '1.50', '101.00')]));
    expect(await desk.paid(NAME)).toEqual(['2026-08-18 1.50']);
    expect((await desk.payouts(NAME)).at(-1)).toMatchObject({ ex_nav: '101.00', ordinal: 1 });
    expect(JSON.parse((await desk.events()).at(-1)?.changed ?? '')).toEqual(['ex_nav']);
  });

  it('a final payout is added to a known interim one of its day, and omitted payouts are not removed', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('payouts', payoutsPage([pay('Aug 18, 2026', '1.50', '102.00')]));
    await desk.take(
      'payouts',
      payoutsPage([pay('Aug 18, 2026', '1.50', '102.00'), pay('Aug 18, 2026', '2.00', '100.00')]),
    );
    await desk.take('payouts', payoutsPage([pay('Aug 18, 2026', '2.00', '100.00')]));
    await desk.take('payouts', payoutsPage([]));
    expect(await desk.paid(NAME)).toEqual(['2026-08-18 1.50', '2026-08-18 2.00']);
  });

  it('two amounts with one ex-NAV are held, and the chosen one is served', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('payouts', payoutsPage([pay('Aug 18, 2026', '0.0285', '50'), pay('Aug 18, 2026', '0.0248', '50')]));
    expect(await desk.held()).toEqual(['conflicting_payouts 2']);
    expect(await desk.payouts(NAME)).toEqual([]);
    await desk.accept('conflicting_payouts', '0.0248');
    expect(await desk.paid(NAME)).toEqual(['2026-08-18 0.0248']);
    expect(await desk.held()).toEqual([]);
  });

  it('two conflicting payouts accepted without a choice are both served, also next to a known one', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('payouts', payoutsPage([pay('Aug 18, 2026', '0.0285', '50')]));
    await desk.take('payouts', payoutsPage([pay('Aug 18, 2026', '0.0285', '50'), pay('Aug 18, 2026', '0.0248', '50')]));
    await desk.accept('conflicting_payouts');
    expect(await desk.paid(NAME)).toEqual(['2026-08-18 0.0285', '2026-08-18 0.0248']);
    expect((await desk.payouts(NAME)).map(({ superseded_at }) => superseded_at)).toEqual([null, null]);
  });

  it('a payout that also appears on a neighbouring day is held, and served once accepted', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'payouts',
      payoutsPage([
        pay('Aug 17, 2026', '1.50', '100.00'),
        pay('Aug 18, 2026', '1.50', '100.00'),
        pay('Aug 18, 2026', '1.50', '100.00'),
      ]),
    );
    expect(await desk.paid(NAME)).toEqual(['2026-08-17 1.50']);
    expect((await desk.holds()).map(({ check_name }) => check_name)).toEqual(['repeated_payout']);
    await desk.accept('repeated_payout');
    expect(await desk.paid(NAME)).toEqual(['2026-08-17 1.50', '2026-08-18 1.50']);
  });

  it('equal payouts of a fund that pays daily are separate payouts', async () => {
    const desk = openDesk(await open.facts());
    const rows = [3, 4, 5, 6, 7, 10, 11, 12].map((day) =>
      pay(`Aug ${String(day).padStart(2, '0')}, 2026`, '0.0300', '50.0000'),
    );
    const report = await desk.take('payouts', payoutsPage(rows));
    expect(report).toMatchObject({ held: 0, changes: { payouts_observed: 8 } });
  });

  it('a payout page without rows, or imported again, changes nothing', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('performance', performancePage([fundRow({ fund_id: '1' })]));
    await desk.take('payouts', payoutsPage([pay('Aug 18, 2026', '1.50', '9.00')]));
    const empty = await desk.take('payouts', payoutsPage([]));
    const again = await desk.take(
      'payouts',
      payoutsPage([pay('Aug 18, 2026', '1.50', '9.00')]).replace('<title>', '<title>\n'),
    );
    expect([empty.changed, again.changed, again.unchanged_rows]).toEqual([0, 0, 1]);
  });
});
