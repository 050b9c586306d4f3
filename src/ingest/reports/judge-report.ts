import type { Finding } from '#domain/checks/finding.ts';
import { membersOn, PRICES, SIZES } from '#domain/checks/finding.ts';
import { checkDates, checkMonths, checkOrder } from '#domain/checks/report-dates.ts';
import { checkEvidence, checkReading } from '#domain/checks/report-evidence.ts';
import type { PageWords } from '#domain/checks/report-evidence.ts';
import { checkFigures, checkSizeRelations, sizeOf } from '#domain/checks/report-figures.ts';
import { checkNavGrowth, checkNavs, checkSizeJumps, isConfirmed, NEIGHBOUR_DAYS } from '#domain/checks/report-navs.ts';
import type { GrownNav, PublishedNav, StatedNav, StatedSize } from '#domain/checks/report-navs.ts';
import { checkParties, checkRatings, checkSubFunds, checkTexts } from '#domain/checks/report-names.ts';
import { checkShares } from '#domain/checks/report-shares.ts';
import { addDays, dayNumber, daysBetween, weekdayOf } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { Fragment } from '#domain/fragment.ts';
import { monthEndsIn } from '#domain/printed.ts';
import type { ReportDraft } from '#domain/report-draft.ts';
import type { FactTx } from '#store/database.ts';
import type { StoredFund } from '#store/registry.ts';
import { listPricedReports, listReportsAround } from '#store/reports.ts';
import { listNavAround } from '#store/series.ts';
import { isRowOf } from './place-report.ts';
import type { MatchedReport } from './place-report.ts';
import { membersFor } from './render-report.ts';

interface ReportCase {
  readonly draft: ReportDraft;
  readonly places: readonly MatchedReport[];
  readonly today: IsoDate;
  /** The month most pages of the document carry; null where they carry many. */
  readonly month: IsoDate | null;
  pagesOf(fragment: Fragment): readonly PageWords[];
  /** True if a person gave the value at a path of a fragment. */
  isDecided(fragment: Fragment, path: string): boolean;
}

/** Every check over one report, before any of it may be served. */
export async function judgeReport(tx: FactTx, subject: ReportCase): Promise<Finding[]> {
  const { draft, places } = subject;
  const navs = await listStatedNavs(tx, draft, places);
  const isNavConfirmed = navs.some((nav) => nav.path === 'nav_per_unit' && isConfirmed(nav));
  return [
    ...checkReading(draft.fragments),
    ...checkDates(draft, subject.today, subject.month),
    ...checkOrder(draft),
    ...checkSizeRelations(draft),
    ...checkMonths(draft),
    ...checkParties(draft),
    ...checkRatings(draft),
    ...checkTexts(draft),
    ...checkSubFunds(draft, new Set(places.flatMap(({ scheme }) => [...scheme.siblings.keys()]))),
    ...checkShares(draft),
    ...checkFigures(draft, isNavConfirmed),
    ...checkNavs(navs),
    ...checkNavGrowth(await listGrownNavs(tx, draft, navs)),
    ...checkSizeJumps(await listStatedSizes(tx, draft, places)),
    ...draft.fragments.flatMap((fragment) =>
      checkEvidence(fragment, subject.pagesOf(fragment), (path) => subject.isDecided(fragment, path)),
    ),
  ];
}

type NavOnPage = Pick<StatedNav, 'nav' | 'path' | 'page_number' | 'accused'>;

/** What a page says of one fund's price, and where. */
function navOf(draft: ReportDraft, { scheme }: MatchedReport): NavOnPage | undefined {
  const own =
    typeof scheme.sub_fund_key === 'string'
      ? draft.rows.sub_funds.find(({ row }) => isRowOf(scheme, row) && row.nav_per_unit !== null)
      : undefined;
  if (own !== undefined && own.row.nav_per_unit !== null) {
    const { fragment } = own;
    const path = `${own.path}.nav_per_unit`;
    return { nav: own.row.nav_per_unit, path, page_number: fragment.page_number, accused: [{ fragment, path }] };
  }
  const nav = draft.members.nav_per_unit;
  if (nav === null) return undefined;
  const page_number = draft.fragments.find((fragment) => fragment.nav_per_unit !== null)?.page_number ?? 1;
  return { nav, path: 'nav_per_unit', page_number, accused: membersOn(draft.fragments, PRICES) };
}

/** Plans of a fund that the registry knows: the NAV next to a plan's name is compared with that plan's own. */
function listPlans(draft: ReportDraft, places: readonly MatchedReport[]): MatchedReport[] {
  const placed = new Set(places.map(({ fund }) => fund.fund_key));
  const priced = new Set(
    draft.rows.sub_funds.flatMap(({ row }) => (row.nav_per_unit === null ? [] : [row.sub_fund_key])),
  );
  return places.flatMap(({ scheme }) =>
    [...scheme.siblings]
      .filter(([key, fund]) => priced.has(key) && !placed.has(fund.fund_key))
      .map(([key, fund]) => ({ fund, scheme: { ...scheme, sub_fund_key: key } })),
  );
}

interface PlacedNav extends StatedNav {
  readonly place: MatchedReport;
}

async function listStatedNavs(tx: FactTx, draft: ReportDraft, places: readonly MatchedReport[]): Promise<PlacedNav[]> {
  const nav_date = draft.members.nav_date ?? draft.report_date;
  const published = new Map<number, PublishedNav | undefined>();
  const all = [...places, ...listPlans(draft, places)];
  for (const { fund } of all) published.set(fund.fund_key, await findPublished(tx, fund, nav_date));
  return all.flatMap((place): PlacedNav[] => {
    const stated = navOf(draft, place);
    if (stated === undefined) return [];
    const ofSiblings = all.filter((other) => other !== place).flatMap(({ fund }) => published.get(fund.fund_key) ?? []);
    return [
      {
        ...stated,
        place,
        fund_name: nameOf(place.fund),
        nav_date,
        published: published.get(place.fund.fund_key),
        ofSiblings,
      },
    ];
  });
}

/** NAVs that the association does not confirm, each with the month's return and the NAV of the month before. */
async function listGrownNavs(tx: FactTx, draft: ReportDraft, navs: readonly PlacedNav[]): Promise<GrownNav[]> {
  const { report_date } = draft;
  const grown: GrownNav[] = [];
  for (const stated of navs) {
    if (isConfirmed(stated) || !isLastPriceOf(report_date, stated.nav_date)) continue;
    const month = monthReturnOf(draft, stated.place);
    const before = month === undefined ? undefined : await findNavBefore(tx, stated.place.fund, report_date);
    if (month !== undefined && before !== undefined) grown.push({ ...stated, ...month, before });
  }
  return grown;
}

const MONTH_ROWS: ReadonlySet<string> = new Set(['MTD', '1M']);

/** The fund's return of the month, if every row of it says the same. */
function monthReturnOf(
  { rows, report_date }: ReportDraft,
  { scheme }: MatchedReport,
): Pick<GrownNav, 'month_return' | 'returns'> | undefined {
  const scope = typeof scheme.sub_fund_key === 'string' ? scheme.sub_fund_key : null;
  const own = rows.reported_returns.filter(
    ({ row }) => row.sub_fund_key === scope && row.fund_return_percent !== null && MONTH_ROWS.has(row.period_key),
  );
  const [month_return, other] = new Set(own.flatMap(({ row }) => row.fund_return_percent ?? []));
  if (month_return === undefined || other !== undefined) return undefined;
  const isInSeries = rows.reported_returns.some(
    ({ row }) =>
      row.sub_fund_key === scope &&
      row.period_key === 'MONTH' &&
      row.fund_return_percent === month_return &&
      monthEndsIn(row.period_label_raw).includes(report_date),
  );
  const returns = own.map(({ fragment, path }) => ({ fragment, path: `${path}.fund_return_percent` }));
  return { month_return, returns: isInSeries ? [] : returns };
}

/** The association's NAV at the end of the month before, else that of the report of that month. */
async function findNavBefore(
  tx: FactTx,
  fund: StoredFund,
  report_date: IsoDate,
): Promise<GrownNav['before'] | undefined> {
  const last = addDays(`${report_date.slice(0, 7)}-01` as IsoDate, -1);
  const published = await findPublished(tx, fund, last);
  if (published !== undefined && isLastPriceOf(last, published.nav_date))
    return { nav: published.nav, source: `the association's table of ${published.nav_date}` };
  const [report] = await listPricedReports(tx, last, last, fund.fund_key);
  if (report === undefined) return undefined;
  const { nav_date } = JSON.parse(report.fund_size) as { nav_date: IsoDate | null };
  const isOfDay = nav_date === null || isLastPriceOf(last, nav_date);
  return isOfDay ? { nav: report.nav_per_unit as Decimal, source: `the report of ${last}` } : undefined;
}

/** Whether a price of one day is still the price on another: all days after it are days without dealing. */
function isLastPriceOf(day: IsoDate, nav_date: IsoDate): boolean {
  const days = daysBetween(nav_date, day);
  const weekdays = Array.from({ length: Math.max(0, days) }, (_, before) => weekdayOf(dayNumber(day) - before));
  return days >= 0 && days <= WEEKEND.length && weekdays.every((weekday) => WEEKEND.includes(weekday));
}

// Saturday and Sunday.
const WEEKEND: readonly number[] = [6, 0];

/** The association's newest observation of the fund on or before that day. */
export async function findPublished(tx: FactTx, fund: StoredFund, date: IsoDate): Promise<PublishedNav | undefined> {
  const newest = (await listNavAround(tx, fund, date, date)).findLast((one) => one.nav_date <= date);
  return newest === undefined ? undefined : { fund_name: nameOf(fund), nav: newest.nav, nav_date: newest.nav_date };
}

function nameOf({ name, vps_asset_class }: StoredFund): string {
  return vps_asset_class === null ? name : `${name} (${vps_asset_class})`;
}

async function listStatedSizes(
  tx: FactTx,
  draft: ReportDraft,
  places: readonly MatchedReport[],
): Promise<StatedSize[]> {
  const { report_date } = draft;
  const sizes: StatedSize[] = [];
  for (const { fund, scheme } of places) {
    const size = sizeOf(membersFor(draft, scheme));
    if (size === null) continue;
    const around = await listReportsAround(
      tx,
      fund.fund_key,
      addDays(report_date, -NEIGHBOUR_DAYS),
      addDays(report_date, NEIGHBOUR_DAYS),
      report_date,
    );
    const neighbours = around.flatMap((one) =>
      one.size_pkr === null ? [] : [{ report_date: one.report_date as IsoDate, size: one.size_pkr as Decimal }],
    );
    const accused =
      typeof scheme.sub_fund_key === 'string'
        ? draft.rows.sub_funds
            .filter(({ row }) => isRowOf(scheme, row))
            .map(({ fragment, path }) => ({ fragment, path: `${path}.net_assets_pkr` }))
        : membersOn(draft.fragments, SIZES);
    sizes.push({ page_number: draft.fragments[0]?.page_number ?? 1, path: 'net_assets', size, neighbours, accused });
  }
  return sizes;
}
