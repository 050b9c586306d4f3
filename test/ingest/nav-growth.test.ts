import { expect, it } from 'vitest';
import { fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { eachEngine } from '../support/databases.ts';
import { openReportDesk } from '../support/report-desk.ts';

eachEngine((open) => {
  it('a NAV above what the month’s return makes of the NAV a month earlier is withheld', async () => {
    const month = (period_key: string, fund_return_percent: string, period_label_raw = period_key): object => ({
      period_label_raw,
      period_key,
      fund_return_percent,
      is_since_inception: false,
    });
    const judge = async (nav_per_unit: string, ...reported_returns: object[]): Promise<unknown[]> => {
      const desk = await openReportDesk(await open.facts());
      const july = { report_date: '2026-07-31', report_month: '2026-07', nav_date: '2026-07-31' };
      // The association has 10.4089 for the end of June.
      await desk.take('fmr', fragmentFile([fundPage({ ...july, nav_per_unit, reported_returns })]));
      return (await desk.holds()).map(({ check_name, row_count, summary }) => [check_name, row_count, summary]);
    };
    const contradicts = expect.stringContaining('from 10.4089 in the association') as string;
    expect(await judge('10.50', month('MTD', '0.91'))).toEqual([]);
    // A payout may have lowered it.
    expect(await judge('9.90', month('MTD', '0.91'))).toEqual([]);
    // Which of the two is wrong is not known.
    expect(await judge('10.61', month('MTD', '0.91'))).toEqual([
      ['nav_disagrees', 2, contradicts],
      ['nav_disagrees', 1, contradicts],
    ]);
    expect(await judge('10.61', month('MTD', '0.91'), month('MONTH', '0.91', 'Jul-26'))).toEqual([
      ['nav_disagrees', 2, contradicts],
    ]);
    // The NAV of the month before, after a loss; annualised, the loss of the month is smaller.
    expect(await judge('10.4089', month('MTD', '-2.50'), month('MONTH', '-2.50', 'Jul-26'))).toHaveLength(1);
    expect(await judge('10.38', month('MTD', '-2.50'), month('MONTH', '-2.50', 'Jul-26'))).toEqual([]);
  });

  it('a NAV is held against the report of the month before where the association has none', async () => {
    const desk = await openReportDesk(await open.facts());
    const april = { report_date: '2026-04-30', report_month: '2026-04', nav_date: '2026-04-30' };
    // The last of May is a Sunday: the price is Friday's.
    const may = { report_date: '2026-05-31', report_month: '2026-05', nav_date: '2026-05-29' };
    await desk.take('fmr', fragmentFile([fundPage({ ...april, nav_per_unit: '10.50' })]));
    await desk.take('fmr', fragmentFile([fundPage({ ...may, nav_per_unit: '10.95' })]));
    expect((await desk.holds()).map(({ summary }) => summary)).toEqual(
      Array(2).fill(expect.stringContaining('from 10.50 in the report of 2026-04-30')),
    );
  });
});
