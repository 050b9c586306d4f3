import { dayNumber, fromDayNumber } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { SCHEME_TYPE_NAMES } from '#domain/vocabularies.ts';
import type { SchemeType } from '#domain/vocabularies.ts';
import { fiscalYearBefore, weekdayBefore } from './calendar.ts';
import type { SampleCalendar } from './calendar.ts';
import { priceOn, returnOver } from './price-walk.ts';
import type { PriceWalk, SamplePayout, SampleSeries } from './price-walk.ts';
import { escapeHtml, padName, printDay, printPrice, printReturn } from './printing.ts';
import type { SampleFund } from './roster.ts';

/** A column of one of the association's tables and the text of its cells. */
interface Column<Row> {
  readonly header: string;
  readonly css: 'd-none' | 'text-left' | 'text-center' | 'text-right' | '';
  readonly print: (row: Row) => string;
}

/** The only column that is not text: the link with the fund's id. */
const FUND_LINK = Symbol('the fund name with its link');
type PageColumn<Row> =
  | Column<Row>
  | { readonly header: string; readonly css: 'text-left'; readonly print: typeof FUND_LINK };

/** The fund of a row, in the first columns of the NAV page and the payout page. */
const FUND_COLUMNS: readonly PageColumn<{ readonly fund: SampleFund; readonly inception_day: number }>[] = [
  { header: 'Sector', css: 'd-none', print: ({ fund }) => SCHEME_TYPE_NAMES[fund.scheme_type] },
  { header: 'AMC', css: 'd-none', print: ({ fund }) => fund.amc },
  { header: 'Fund', css: 'text-left', print: FUND_LINK },
  { header: 'Category', css: 'text-left', print: ({ fund }) => fund.category },
  { header: 'Inception Date', css: '', print: ({ inception_day }) => printDay(inception_day) },
];

const TABLE_START =
  '<table id="table_id" class="table-bordered table-hover" style="width:100%;"><thead class="Datatable-Header">';

/** One page of the association's site, with title, table and rows as displayed by a browser. */
function printPage<Row extends { readonly fund: SampleFund }>(
  title: string,
  columns: readonly PageColumn<Row>[],
  rows: readonly Row[],
): string {
  const heads = columns
    .map(({ header, css }) => (css === 'd-none' ? `<th class="d-none">${header}</th>` : `<th>${header}</th>`))
    .join('');
  return `<!DOCTYPE html>
<html>
 <head>
  <meta charset="utf-8"/>
  <title>
   ${title} | MUTUAL FUNDS ASSOCIATION OF PAKISTAN
  </title>
 </head>
 <body class="index-page sidebar-collapse">
  <p>Sample page: every fund and company on it is fictional.</p>
  <div class="col-12 table-responsive">
   ${TABLE_START}<tr class="text-center">${heads}</tr></thead><tbody class="small">
${rows.map((row) => printRow(columns, row)).join('\n')}
</tbody></table>
  </div>
  <footer class="text-center text-lg-start text-white">All Right Reserved</footer>
 </body>
</html>
`;
}

function printRow<Row extends { readonly fund: SampleFund }>(columns: readonly PageColumn<Row>[], row: Row): string {
  const { fund } = row;
  const cells = columns.map(({ css, print }) => {
    const attribute = css === '' ? '' : ` class="${css}"`;
    return `<td${attribute}>${print === FUND_LINK ? printLink(fund) : escapeHtml(print(row))}</td>`;
  });
  const [sector, category] = [SECTOR_IDS[fund.scheme_type], categoryId(fund.category)];
  return `<tr data-filter="1" class="fund-block sectorId${sector} catgoryId${category}">${cells.join('')}</tr>`;
}

function printLink(fund: SampleFund): string {
  const printed = fund.formerly === undefined ? fund.name : `${fund.name}  (Formerly: ${fund.formerly})`;
  const address = `/FundProfile/FundDetail?FundID=${fund.association_fund_id}`;
  return `<a href="${address}" target="_blank">${escapeHtml(padName(printed))}</a>`;
}

// The numbers in the class attribute of a row, as on the association's site; 5 is not used.
const SECTOR_IDS: Readonly<Record<SchemeType, number>> = {
  OPEN_END: 1,
  ETF: 2,
  VPS: 3,
  DEDICATED_EQUITY: 4,
  CLOSED_END: 5,
  EMPLOYER_PENSION: 11,
};
const CATEGORY_IDS = new Map([
  ['Income', 1],
  ['Equity', 2],
  ['Asset Allocation', 4],
  ['Capital Protected', 5],
  ['Money Market', 6],
  ['Index Tracker', 8],
  ['Fund of Funds', 11],
  ['Balanced', 14],
  ['Aggressive Fixed Income', 19],
  ['Dedicated Equity', 37],
  ['Exchange Traded Fund', 42],
  ['Fixed Rate / Return', 45],
  ['VPS-Debt', 28],
  ['VPS-Money Market', 32],
  ['VPS-Equity', 35],
  ['Shariah Compliant Asset Allocation', 7],
  ['Shariah Compliant Income', 9],
  ['Shariah Compliant Equity', 10],
  ['Shariah Compliant Capital Protected', 17],
  ['Shariah Compliant Money Market', 18],
  ['Shariah Compliant Aggressive Fixed Income', 20],
  ['Shariah Compliant Index Tracker', 21],
  ['Shariah Compliant Fund of Funds', 23],
  ['Shariah Compliant Commodities', 27],
  ['Shariah Compliant Dedicated Equity', 38],
  ['Shariah Compliant Exchange Traded Fund', 43],
  ['Shariah Compliant Fixed Rate / Return', 44],
  ['VPS-Shariah Compliant Debt', 30],
  ['VPS-Shariah Compliant Commodities / Gold', 31],
  ['VPS-Shariah Compliant Money Market', 33],
  ['VPS-Shariah Compliant Equity', 34],
]);

function categoryId(category: string): number {
  const id = CATEGORY_IDS.get(category);
  if (id === undefined) throw new TypeError(`there is no number for the category ${category}`);
  return id;
}

interface NavPageRow {
  readonly fund: SampleFund;
  readonly inception_day: number;
  readonly day: number;
  readonly ticks: number;
}

// Age of the dead fund's last validity date, counted from the end date.
const DEAD_FOR_DAYS = 120;
// The misprints as factors and offsets of the true price: a typing error, and a price 2.6 times too high.
const SLIP_TICKS = 2_300;
const JUMP = { times: 26, by: 10 };

/**
 * The NAV page published on `page_day`: each fund's last price of that day, or of the day before if it reports late.
 */
export function printNavPage(series: readonly SampleSeries[], calendar: SampleCalendar, page_day: number): string {
  const rows = series.flatMap(({ fund, walk, inception_day }): NavPageRow[] => {
    if (fund.isDead === true) return [{ fund, inception_day, ...deadPoint(calendar) }];
    const point = fund.maturedDaysAgo === undefined ? priceOn(walk, page_day - lateness(fund)) : undefined;
    return point === undefined
      ? []
      : [{ fund, inception_day, day: point.day, ticks: misprint(fund, calendar, page_day, point.ticks) }];
  });
  return printPage('Daily NAV and Prices', NAV_COLUMNS, rows);
}

/** The first day of a fund on a NAV page; its history file ends the day before. */
export function firstPrintedDay(fund: SampleFund, walk: PriceWalk, calendar: SampleCalendar): number {
  if (fund.maturedDaysAgo !== undefined) return calendar.lastDay + 1;
  return priceOn(walk, (calendar.pageDays[0] ?? calendar.lastDay) - lateness(fund))?.day ?? calendar.lastDay + 1;
}

/** Days by which a fund's price comes late. */
function lateness(fund: SampleFund): number {
  return fund.reportsLate === true ? 1 : 0;
}

function deadPoint(calendar: SampleCalendar): { day: number; ticks: 0 } {
  return { day: weekdayBefore(calendar.lastDay - DEAD_FOR_DAYS), ticks: 0 };
}

function misprint(fund: SampleFund, calendar: SampleCalendar, page_day: number, ticks: number): number {
  if (fund.misprint === 'CORRECTED' && page_day === calendar.correctedOn - 1) return ticks + SLIP_TICKS;
  if (fund.misprint === 'JUMP' && page_day === calendar.jumpDay) return Math.trunc((ticks * JUMP.times) / JUMP.by);
  return ticks;
}

/** `0.0000` if units are not sold: units of pension schemes, listed funds and closed plans have no offer price. */
function offerTicks({ fund, ticks }: NavPageRow): number {
  if (fund.isClosedToBuyers === true || isListed(fund)) return 0;
  const load = Number.parseInt(fund.kind.front_end_load.replace('.', ''), 10);
  return ticks + Math.trunc((ticks * load) / 10_000);
}

/** In the sample, listed units trade a tenth of a percent below their value. */
function marketTicks({ fund, ticks }: NavPageRow): number {
  return isListed(fund) ? ticks - Math.trunc(ticks / 1_000) : 0;
}

function isListed(fund: SampleFund): boolean {
  return fund.scheme_type === 'ETF' || fund.scheme_type === 'CLOSED_END';
}

const NAV_COLUMNS: readonly PageColumn<NavPageRow>[] = [
  ...FUND_COLUMNS,
  { header: 'Offer', css: 'text-right', print: (row) => printPrice(offerTicks(row)) },
  { header: 'Repurchase', css: 'text-right', print: (row) => printPrice(isListed(row.fund) ? 0 : row.ticks) },
  { header: 'NAV', css: 'text-right', print: ({ ticks }) => printPrice(ticks) },
  { header: 'Validity Date', css: '', print: ({ day }) => printDay(day) },
  { header: 'Front-end', css: 'text-right', print: ({ fund }) => fund.kind.front_end_load },
  { header: 'Back-end', css: 'text-right', print: () => '0.00' },
  {
    header: 'Contingent',
    css: 'text-right',
    print: ({ fund }) => (fund.category.endsWith('Capital Protected') ? '1.00' : '0.00'),
  },
  { header: 'Market', css: 'text-right', print: (row) => printPrice(marketTicks(row)) },
  { header: 'Trustee', css: 'text-left', print: ({ fund }) => fund.trustee },
];

interface PerformanceRow {
  readonly fund: SampleFund;
  readonly walk: PriceWalk;
  readonly day: number;
  readonly ticks: number;
}

/** The performance page of the last day: the price and returns of each fund, including matured and dead funds. */
export function printPerformancePage(series: readonly SampleSeries[], calendar: SampleCalendar): string {
  const rows = series.flatMap(({ fund, walk }): PerformanceRow[] => {
    const point = fund.isDead === true ? deadPoint(calendar) : priceOn(walk, calendar.lastDay - lateness(fund));
    return point === undefined ? [] : [{ fund, walk, ...point }];
  });
  return printPage('Performance Summary', PERFORMANCE_COLUMNS, rows);
}

// Implausible, but printed like this for funds that no longer have a price.
const DEAD_RETURN = -73_000;

function printReturnSince({ fund, walk, day }: PerformanceRow, since: number): string {
  if (fund.isDead === true) return printReturn(DEAD_RETURN);
  const earned = returnOver(walk, since, day);
  if (earned === undefined || fund.maturedDaysAgo !== undefined || !fund.kind.isReturnAnnualized)
    return printReturn(earned);
  return printReturn(Math.trunc((earned * 365) / Math.max(1, day - since)));
}

/** The last day of the month before. */
function monthBefore(day: number): number {
  return dayNumber(`${fromDayNumber(day).slice(0, 7)}-01` as IsoDate) - 1;
}

const SPANS: readonly (readonly [header: string, days: number])[] = [
  ['1 Day', 1],
  ['15 Days', 15],
  ['30 Days', 30],
  ['90 Days', 90],
  ['180 Days', 180],
  ['270 Days', 270],
  ['365 Days', 365],
  ['2 Years', 730],
  ['3 Years', 1_095],
];

const PERFORMANCE_COLUMNS: readonly PageColumn<PerformanceRow>[] = [
  { header: 'Sector', css: 'd-none', print: ({ fund }) => SCHEME_TYPE_NAMES[fund.scheme_type] },
  // The association's page prints the space before the parenthesis.
  {
    header: 'Category',
    css: 'd-none',
    print: ({ fund }) => `${fund.category} (${fund.kind.isReturnAnnualized ? 'Annualized' : 'Absolute'} Return )`,
  },
  { header: 'Fund Name', css: 'text-left', print: FUND_LINK },
  { header: 'Rating', css: 'text-center', print: ({ fund }) => fund.kind.rating },
  { header: 'Benchmark', css: 'd-none', print: () => 'N/A' },
  { header: 'Validity Date', css: '', print: ({ day }) => printDay(day) },
  { header: 'NAV', css: 'text-right', print: ({ ticks }) => printPrice(ticks) },
  { header: 'YTD', css: 'text-right', print: (row) => printReturnSince(row, fiscalYearBefore(row.day)) },
  { header: 'MTD', css: 'text-right', print: (row) => printReturnSince(row, monthBefore(row.day)) },
  ...SPANS.map(([header, days]): PageColumn<PerformanceRow> => ({
    header,
    css: 'text-right',
    print: (row) => printReturnSince(row, row.day - days),
  })),
];

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
  return printPage('Payouts', PAYOUT_COLUMNS, [
    ...paid.sort((left, right) => right.payout.day - left.payout.day),
    ...empty,
  ]);
}

const PAYOUT_COLUMNS: readonly PageColumn<PayoutPageRow>[] = [
  ...FUND_COLUMNS,
  { header: 'Payout (Per Unit)', css: 'text-right', print: ({ payout }) => printPrice(payout?.ticks ?? 0) },
  { header: 'Ex-NAV', css: 'text-right', print: ({ payout }) => printPrice(payout?.ex_ticks ?? 0) },
  { header: 'Payout Date', css: '', print: ({ payout }) => (payout === null ? '' : printDay(payout.day)) },
];
