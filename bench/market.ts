/**
 * A fictional market of any size, identical on every machine: a NAV history, the page of the following day, and
 * reports.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { createSeededRandom } from '#sample/seeded-random.ts';
import { fragmentFile, fundPage } from '../test/fixtures/fragment-file.ts';

export interface Market {
  readonly funds: number;
  readonly days: number;
  /** The day after the last day of the history. */
  readonly today: IsoDate;
}

const FUNDS_AN_AMC = 20;
const CATEGORIES = [
  'Equity',
  'Money Market',
  'Income',
  'Shariah Compliant Equity',
  'Balanced',
  'Shariah Compliant Income',
];
const HEADER = 'association_fund_id,fund,amc,category,nav,date\n';

const fundName = (fund: number): string => `Sample Bench Fund ${String(fund).padStart(4, '0')}`;
const amcName = (fund: number): string =>
  `Sample Bench Asset Management ${Math.floor(fund / FUNDS_AN_AMC) + 1} Limited`;
/** The slug that the registry derives from the name. */
export const slugOf = (fund: number): string => `sample-bench-fund-${String(fund).padStart(4, '0')}`;

/** The NAV of each day in ten-thousandths of a rupee: a random walk of at most half a percent a day. */
function* walk(fund: number, days: number): Generator<number> {
  const random = createSeededRandom(fund);
  let ticks = 100_0000 + random(400_0000);
  for (let day = 0; day < days; day += 1) {
    yield ticks;
    ticks += Math.trunc((ticks * (random(10_001) - 4_950)) / 1_000_000);
  }
}

function printTicks(ticks: number): string {
  return `${Math.floor(ticks / 10_000)}.${String(ticks % 10_000).padStart(4, '0')}`;
}

/** One CSV row per fund and day, grouped by fund. */
export function writeHistory(path: string, market: Market, first = 1, last: number = market.funds): void {
  const dates = Array.from({ length: market.days }, (_, day) => addDays(market.today, day - market.days));
  const handle = openSync(path, 'w');
  writeSync(handle, HEADER);
  for (let fund = first; fund <= last; fund += 1) {
    const head = rowHead(fund);
    writeSync(
      handle,
      [...walk(fund, market.days)].map((ticks, day) => `${head}${printTicks(ticks)},${dates[day]}\n`).join(''),
    );
  }
  closeSync(handle);
}

/** The page of the day after the history, with the first `rows` funds. */
export function dayPage(market: Market, rows: number): Uint8Array {
  const lines = Array.from(
    { length: rows },
    (_, index) =>
      `${rowHead(index + 1)}${printTicks([...walk(index + 1, market.days + 1)].at(-1) ?? 0)},${market.today}\n`,
  );
  return Buffer.from(HEADER + lines.join(''));
}

function rowHead(fund: number): string {
  return `${10_000 + fund},${fundName(fund)},${amcName(fund)},${CATEGORIES[fund % CATEGORIES.length]},`;
}

/** Page extractions of the reports of one month for all funds; `month_end` is a day of the history. */
export function monthReports(market: Market, month_end: IsoDate): Uint8Array {
  const day = Math.round((Date.parse(month_end) - Date.parse(market.today)) / 86_400_000) + market.days;
  const pages = Array.from({ length: market.funds }, (_, index) => {
    const fund = index + 1;
    return fundPage({
      page_number: fund,
      fund_name_raw: fundName(fund),
      amc_name_raw: amcName(fund),
      report_date: month_end,
      report_month: month_end.slice(0, 7),
      nav_date: month_end,
      nav_per_unit: printTicks([...walk(fund, day + 1)].at(-1) ?? 0),
    });
  });
  return Buffer.from(fragmentFile(pages));
}
