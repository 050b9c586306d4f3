/**
 * A fictional market over many months, identical on every machine: AMCs of 24 funds each, a NAV per fund and working
 * day, payouts, and one report per AMC and month. The labels and tables of an AMC change from year to year.
 */
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { addDays, daysBetween, monthEnd, weekdayOf, dayNumber } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { createSeededRandom } from '#sample/seeded-random.ts';
import { exportCsv, fundRow, printDay, tableTexts } from '../test/fixtures/association-page.ts';
import { allocation, fragmentFile, fundPage } from '../test/fixtures/fragment-file.ts';

export const FUNDS_AN_AMC = 24;
const FIRST_DAY = '2016-10-01' as IsoDate;
/** The last day of every month, oldest first. The store of n months has the first n; the later ones are imported into it. */
export const MONTHS: readonly IsoDate[] = Array.from({ length: 121 }, (_, month) => {
  const [year, first] = [2016 + Math.floor((9 + month) / 12), ((9 + month) % 12) + 1];
  return monthEnd(`${year}-${String(first).padStart(2, '0')}-01` as IsoDate);
});
/** Every twelfth fund pays on each working day, the others at the end of a month. */
const DAILY_PAYER = 12;
const CATEGORIES = ['Equity', 'Money Market', 'Income', 'Shariah Compliant Equity', 'Balanced'];
const PAYOUT_TICKS = 100;

const amcOf = (fund: number): number => Math.floor((fund - 1) / FUNDS_AN_AMC) + 1;
export const fundName = (fund: number): string => `Sample Years Fund ${String(fund).padStart(4, '0')}`;
export const amcName = (amc: number): string => `Sample Years Asset Management ${amc} Limited`;
const categoryOf = (fund: number): string => CATEGORIES[fund % CATEGORIES.length] ?? '';
/** The slug that the registry derives from the name. */
export const slugOfFund = (fund: number): string => `sample-years-fund-${String(fund).padStart(4, '0')}`;

const LAST_DAY = addDays(MONTHS.at(-1) ?? FIRST_DAY, 7);
const SATURDAY = 6;
const WORKING_DAYS: readonly IsoDate[] = Array.from({ length: daysBetween(FIRST_DAY, LAST_DAY) }, (_, day) =>
  addDays(FIRST_DAY, day),
).filter((day) => weekdayOf(dayNumber(day)) % SATURDAY !== 0);

const walks = new Map<number, readonly number[]>();

/** The NAV of a fund on each working day in ten-thousandths of a rupee. */
function walkOf(fund: number): readonly number[] {
  const known = walks.get(fund);
  if (known !== undefined) return known;
  const random = createSeededRandom(fund);
  let ticks = 100_0000 + random(400_0000);
  const walk = WORKING_DAYS.map(() => (ticks += Math.trunc((ticks * (random(10_001) - 4_950)) / 1_000_000)));
  walks.set(fund, walk);
  return walk;
}

/** The last working day of a month, by its place in the walk. */
function lastDayOf(month: number): number {
  return WORKING_DAYS.findLastIndex((day) => day <= (MONTHS[month] ?? FIRST_DAY));
}

function printTicks(ticks: number): string {
  return `${Math.floor(ticks / 10_000)}.${String(ticks % 10_000).padStart(4, '0')}`;
}

/** NAVs of the months from `first` up to, but not including, `end`, one row per fund and day. */
export function writeNavs(path: string, amcs: number, first: number, end: number): void {
  const [from, to] = [first === 0 ? 0 : lastDayOf(first - 1) + 1, lastDayOf(end - 1)];
  const handle = openSync(path, 'w');
  writeSync(handle, 'association_fund_id,fund,amc,category,nav,date\n');
  for (let fund = 1; fund <= amcs * FUNDS_AN_AMC; fund += 1) {
    const head = `${10_000 + fund},${fundName(fund)},${amcName(amcOf(fund))},${categoryOf(fund)}`;
    const rows = walkOf(fund).slice(from, to + 1);
    writeSync(handle, rows.map((ticks, day) => `${head},${printTicks(ticks)},${WORKING_DAYS[from + day]}\n`).join(''));
  }
  closeSync(handle);
}

/** The association's NAV page of the working day after a month. */
export function writeDayPage(path: string, amcs: number, month: number, daysAfter: number): void {
  const day = lastDayOf(month) + daysAfter;
  const rows = allFunds(amcs).map((fund) => {
    const nav = printTicks(walkOf(fund)[day] ?? 0);
    return fundRow({ ...printedFund(fund), nav, validity_date: printed(day) });
  });
  writeFileSync(path, exportCsv(tableTexts('nav', rows)));
}

/** The association's payout page of some months. */
export function writePayouts(path: string, amcs: number, first: number, end: number): void {
  const [from, to] = [first === 0 ? 0 : lastDayOf(first - 1) + 1, lastDayOf(end - 1)];
  const ends = new Set(MONTHS.map((_, month) => lastDayOf(month)));
  const rows = allFunds(amcs).flatMap((fund) =>
    walkOf(fund)
      .slice(from, to + 1)
      .flatMap((ticks, at) => {
        if (fund % DAILY_PAYER !== 0 && !ends.has(from + at)) return [];
        const [payout, ex_nav] = [printTicks(PAYOUT_TICKS), printTicks(ticks - PAYOUT_TICKS)];
        return [fundRow({ ...printedFund(fund), payout, ex_nav, payout_date: printed(from + at) })];
      }),
  );
  writeFileSync(path, exportCsv(tableTexts('payouts', rows)));
}

const allFunds = (amcs: number): number[] => Array.from({ length: amcs * FUNDS_AN_AMC }, (_, fund) => fund + 1);
const printed = (day: number): string => printDay(Date.parse(WORKING_DAYS[day] ?? FIRST_DAY));
const printedFund = (fund: number): Partial<Parameters<typeof fundRow>[0]> => ({
  fund: fundName(fund),
  amc: amcName(amcOf(fund)),
  category: categoryOf(fund),
  inception_date: 'Jan 04, 2010',
});

// An AMC renames its labels and adds rows once in this many months; AMCs do so in different months.
const LAYOUT_MONTHS = 15;

export const nameReportFile = (amc: number, month: number): string => `report-${amc}-${month}.json`;
/** The pages of a report before that of its first fund. */
export const PAGES_BEFORE_FUNDS = 2;

/** The page extractions of one AMC's report of one month: a page per fund. */
export function writeReport(path: string, amc: number, month: number): void {
  const day = lastDayOf(month);
  const layout = Math.floor((month + amc) / LAYOUT_MONTHS);
  const funds = allFunds(amc).slice(-FUNDS_AN_AMC);
  writeFileSync(
    path,
    fragmentFile(
      funds.map((fund, index) => reportPage(fund, { month, day, layout, page: PAGES_BEFORE_FUNDS + 1 + index })),
    ),
  );
}

interface Printing {
  readonly month: number;
  readonly day: number;
  readonly layout: number;
  readonly page: number;
}

function reportPage(fund: number, { month, day, layout, page }: Printing): Record<string, unknown> {
  const report_date = MONTHS[month] ?? FIRST_DAY;
  const random = createSeededRandom(fund * MONTHS.length + month);
  const label = (text: string): string => (layout % 2 === 0 ? text : `${text} (${layout})`);
  const cash = 2_000 + random(2_000);
  const share = (hundredths: number): string => (hundredths / 100).toFixed(2);
  return fundPage({
    page_number: page,
    fund_name_raw: fundName(fund),
    amc_name_raw: amcName(amcOf(fund)),
    category_raw: categoryOf(fund),
    report_date,
    report_month: report_date.slice(0, 7),
    nav_date: WORKING_DAYS[day] ?? report_date,
    nav_per_unit: printTicks(walkOf(fund)[day] ?? 0),
    net_assets: String(1_814_000_000 + random(50_000_000)),
    allocations: [
      allocation('ASSET_ALLOCATION', label('Cash'), share(cash)),
      allocation('ASSET_ALLOCATION', label('T-Bills'), share(9_900 - cash)),
      allocation('ASSET_ALLOCATION', label('Others'), '1.00'),
      allocation('CREDIT_QUALITY', label('Government securities'), share(9_900 - cash)),
      allocation('CREDIT_QUALITY', 'AAA', share(cash + 100)),
    ],
    holdings: Array.from({ length: 10 + (layout % 5) }, (_, index) => ({
      holding_group: 'TOP_HOLDINGS',
      rank: index + 1,
      name_raw: `Sample Company ${(fund + index * 7 + layout) % 200} Limited`,
      holding_type: 'TFC',
      percent_of_total_assets: share(500 - index * 20 + random(15)),
      is_top_holding: true,
    })),
  });
}
