import { createHash } from 'node:crypto';
import { dayNumber } from '#domain/dates.ts';
import type { PageFile } from '#pages/page.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readFund } from '#reads/funds.ts';
import { readPayload } from '#reads/query-result.ts';
import { readFundReview } from '#reads/read-fund-review.ts';
import { readAllPayouts, readNavsFrom } from '#reads/read-whole-series.ts';
import { dateOf } from './wording.ts';

/**
 * `/funds/{fund_slug}/chart.json`: what the script of a chart draws. Days are counted from 1970-01-01, each as the
 * difference from the one before, which halves the compressed size; NAVs are published decimals. Fault: FUND_NOT_FOUND.
 */
export async function renderChartData(view: FactView, fund_slug: string): Promise<PageFile> {
  const { name } = readPayload(await readFund(view, { fund_slug }));
  const rows = await readNavsFrom(view, fund_slug, null);
  const payouts = await readAllPayouts(view, fund_slug);
  const review = await readFundReview(view, fund_slug);
  const days = rows.map(({ nav_date }) => dayNumber(dateOf(nav_date)));
  const text = JSON.stringify({
    name,
    steps: days.map((day, index) => day - (days[index - 1] ?? 0)),
    navs: rows.map(({ nav }) => nav),
    payouts: payouts.map(({ payout_date, amount_per_unit }) => [dayNumber(dateOf(payout_date)), amount_per_unit]),
    corrections: review.navs.map(({ date, was, corrected_at }) => [
      dayNumber(dateOf(date)),
      was,
      corrected_at.slice(0, 10),
    ]),
  });
  return {
    bytes: Buffer.from(text),
    mediaType: 'application/json',
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
  };
}
