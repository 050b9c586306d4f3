import { FUND_COLUMNS, type PageColumn, printPage } from './association-page.ts';
import type { SamplePayout, SampleSeries } from './price-walk.ts';
import { printDay, printPrice } from './printing.ts';
import type { SampleFund } from './roster.ts';

interface PayoutPageRow {
  readonly fund: SampleFund;
  readonly inception_day: number;
  /** Null for the undated zero rows in the association's table. */
  readonly payout: SamplePayout | null;
}

/** All payouts of the sample, newest first, with an undated zero row for funds that are too young to have paid. */
export function printPayoutPage(series: readonly SampleSeries[]): string {
  const paid = series.flatMap(({ fund, walk, inception_day }) =>
    walk.payouts.map((payout) => ({ fund, inception_day, payout })),
  );
  const empty = series
    .filter(({ fund, walk }) => fund.launchedDaysAgo !== undefined && walk.payouts.length === 0)
    .map(({ fund, inception_day }) => ({ fund, inception_day, payout: null }));
  return printPage('Payouts', COLUMNS, [...paid.sort((left, right) => right.payout.day - left.payout.day), ...empty]);
}

const COLUMNS: readonly PageColumn<PayoutPageRow>[] = [
  ...FUND_COLUMNS,
  { header: 'Payout (Per Unit)', css: 'text-right', print: ({ payout }) => printPrice(payout?.ticks ?? 0) },
  { header: 'Ex-NAV', css: 'text-right', print: ({ payout }) => printPrice(payout?.ex_ticks ?? 0) },
  { header: 'Payout Date', css: '', print: ({ payout }) => (payout === null ? '' : printDay(payout.day)) },
];
