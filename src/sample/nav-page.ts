import { FUND_COLUMNS, type PageColumn, printPage } from './association-page.ts';
import { type SampleCalendar, weekdayBefore } from './calendar.ts';
import { type PriceWalk, priceOn, type SampleSeries } from './price-walk.ts';
import { printDay, printPrice } from './printing.ts';
import type { SampleFund } from './roster.ts';

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
  return printPage('Daily NAV and Prices', COLUMNS, rows);
}

/** The first day of a fund on a NAV page; its history file ends the day before. */
export function firstPrintedDay(fund: SampleFund, walk: PriceWalk, calendar: SampleCalendar): number {
  if (fund.maturedDaysAgo !== undefined) return calendar.lastDay + 1;
  return priceOn(walk, (calendar.pageDays[0] ?? calendar.lastDay) - lateness(fund))?.day ?? calendar.lastDay + 1;
}

/** Days by which a fund's price comes late. */
export function lateness(fund: SampleFund): number {
  return fund.reportsLate === true ? 1 : 0;
}

export function deadPoint(calendar: SampleCalendar): { day: number; ticks: 0 } {
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

const COLUMNS: readonly PageColumn<NavPageRow>[] = [
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
