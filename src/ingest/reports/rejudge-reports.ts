import { NAV_DAYS_AROUND_MONTH } from '#domain/checks/report-dates.ts';
import { checkNavs, NEAR_DAYS } from '#domain/checks/report-navs.ts';
import { addDays, daysBetween } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { FactTx } from '#store/database.ts';
import { listDocumentsOfHolds, listHolds } from '#store/hold-rows.ts';
import { listRegistry } from '#store/registry.ts';
import { listPricedReports } from '#store/reports.ts';
import type { Archive } from '#ingest/archive.ts';
import { findPublished } from './judge-report.ts';
import type { CheckName } from '#ingest/review-holds.ts';
import type { PassResult } from '#ingest/pass.ts';
import { figuresOf } from './report-holds.ts';
import { passDocuments } from './report-pass.ts';

// Checks whose finding a NAV can answer.
const NAV_CHECKS: readonly CheckName[] = ['nav_disagrees', 'sub_funds_swapped', 'units_disagree'];

/**
 * Judges reports again when NAVs of their days became known after them: prices
 * that were withheld may pass now; what is served and contradicted is withheld
 * by a further version.
 */
export async function rejudgeReports(
  tx: FactTx,
  archive: Archive,
  priced: readonly (readonly [fund_key: number, dates: readonly IsoDate[]])[],
  known_at: number,
): Promise<PassResult[]> {
  const news = new Map<number, readonly IsoDate[]>();
  for (const [fund_key, dates] of priced)
    news.set(fund_key, news.has(fund_key) ? [...(news.get(fund_key) ?? []), ...dates] : dates);
  // A history brings millions of dates, which are not to be copied only to find the ends of them.
  const ends = [...news.values()].flatMap((dates) => endsOf(dates)).toSorted();
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined) return [];
  const window = {
    from: addDays(first, -NAV_DAYS_AROUND_MONTH),
    to: addDays(last, NEAR_DAYS + NAV_DAYS_AROUND_MONTH + MONTH_DAYS),
  };
  const documents = [...(await listContradicted(tx, news, window)), ...(await listHeld(tx, window))];
  return passDocuments(tx, archive, documents, known_at);
}

/** The earliest and the latest of some dates; none of none. */
function endsOf(dates: readonly IsoDate[]): IsoDate[] {
  let [first] = dates;
  if (first === undefined) return [];
  let last = first;
  for (const date of dates) {
    if (date < first) first = date;
    if (date > last) last = date;
  }
  return [first, last];
}

// A page's NAV may be of any day of its month, and reports are dated at its end.
const MONTH_DAYS = 31;

/** Months of reports that a NAV of the news can speak of. */
interface Window {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** The documents of served reports whose NAV is not the association's as it is known now. */
async function listContradicted(
  tx: FactTx,
  news: ReadonlyMap<number, readonly IsoDate[]>,
  { from, to }: Window,
): Promise<number[]> {
  const reports = (await listPricedReports(tx, from, to)).flatMap((report) => {
    const nav_date =
      (JSON.parse(report.fund_size) as { nav_date: IsoDate | null }).nav_date ?? (report.report_date as IsoDate);
    const isSpokenOf = (news.get(report.fund_key) ?? []).some(
      (date) => date <= nav_date && daysBetween(date, nav_date) <= NEAR_DAYS,
    );
    return isSpokenOf ? [{ ...report, nav_date }] : [];
  });
  if (reports.length === 0) return [];
  const funds = new Map((await listRegistry(tx)).funds.map((fund) => [fund.fund_key, fund]));
  const documents: number[] = [];
  for (const { fund_key, nav_per_unit, nav_date, document_seq } of reports) {
    const fund = funds.get(fund_key);
    if (fund === undefined) continue;
    const stated = {
      fund_name: fund.name,
      page_number: 1,
      path: 'nav_per_unit',
      nav: nav_per_unit as Decimal,
      nav_date,
      published: await findPublished(tx, fund, nav_date),
      ofSiblings: [],
      accused: [],
    };
    if (checkNavs([stated]).length > 0) documents.push(document_seq);
  }
  return documents;
}

/** The documents of the reports of these months that were held for a NAV. A scheme's page is held under one of its sub-funds, and the NAV of another may answer it. */
async function listHeld(tx: FactTx, { from, to }: Window): Promise<number[]> {
  const held = (await listHolds(tx, { status: 'OPEN', checks: NAV_CHECKS })).filter((hold) => {
    const { report_date = null } = hold.dataset === 'fmr' ? figuresOf(hold) : {};
    return report_date !== null && report_date >= from && report_date <= to;
  });
  return held.length === 0
    ? []
    : listDocumentsOfHolds(
        tx,
        held.map((hold) => hold.id),
      );
}
