import { fromDayNumber } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { endsWeekOrMonth, planCalendar } from './calendar.ts';
import type { SampleCalendar } from './calendar.ts';
import { makeSeries } from './price-walk.ts';
import type { PricePoint, SampleSeries } from './price-walk.ts';
import { firstPrintedDay, printNavPage, printPayoutPage, printPerformancePage } from './association-pages.ts';
import { printTicks } from './printing.ts';
import type { SampleFund } from './roster.ts';

/** A document as the importer receives it: kind, name and bytes. */
export interface SampleDocument {
  readonly source: 'registry' | 'payouts' | 'nav-history' | 'nav' | 'performance';
  readonly origin: string;
  readonly bytes: Uint8Array;
}

// One history file per year, so that imports show progress.
const HISTORY_DAYS = 365;

/**
 * The documents of an installation that starts without data, for the three years up to `end_date`, in the order of
 * ingestion: the registry before documents that refer to it, payouts before the prices whose drops they explain.
 */
export function* makeSampleDocuments(end_date: IsoDate): Iterable<SampleDocument> {
  const calendar = planCalendar(end_date);
  const series = makeSeries(calendar);
  yield document('registry', 'sample-registry.csv', printRegistrySheet(series, calendar));
  yield document('payouts', 'sample-payouts.html', printPayoutPage(series));
  for (let first = calendar.firstDay; first + HISTORY_DAYS <= calendar.lastDay; first += HISTORY_DAYS) {
    const last = first + HISTORY_DAYS - 1;
    yield document(
      'nav-history',
      `sample-nav-history-from-${fromDayNumber(first)}.csv`,
      printHistory(series, calendar, first, last),
    );
  }
  for (const day of calendar.pageDays) {
    yield document('nav', `sample-nav-${fromDayNumber(day)}.html`, printNavPage(series, calendar, day));
  }
  yield document('performance', `sample-performance-${end_date}.html`, printPerformancePage(series, calendar));
}

function document(source: SampleDocument['source'], origin: string, text: string): SampleDocument {
  return { source, origin, bytes: new TextEncoder().encode(text) };
}

/**
 * The prices that NAV pages do not contain: each price is printed in one kind of document only, so that documents
 * cannot contradict each other. Those before the latest year are weekly, so that a first start imports them in time.
 */
function printHistory(series: readonly SampleSeries[], calendar: SampleCalendar, first: number, last: number): string {
  return printNavHistory(
    series.map(({ fund, walk }) => {
      const until = Math.min(last, firstPrintedDay(fund, walk, calendar) - 1);
      const start = walk.prices[0]?.day;
      const isPrinted = (day: number): boolean =>
        day === start || calendar.lastDay - day <= HISTORY_DAYS || endsWeekOrMonth(day);
      return { fund, prices: walk.prices.filter(({ day }) => day >= first && day <= until && isPrinted(day)) };
    }),
  );
}

type RegistryColumn = readonly [
  header: string,
  print: (fund: SampleFund, inception_day: number, calendar: SampleCalendar) => string,
];

// The columns of the operator's sheet are the fields of the fund record; a blank cell states nothing.
const REGISTRY_COLUMNS: readonly RegistryColumn[] = [
  ['association_fund_id', (fund) => fund.association_fund_id],
  ['name', (fund) => fund.name],
  ['amc', (fund) => fund.amc],
  ['category', (fund) => fund.category],
  ['scheme_type', (fund) => fund.scheme_type],
  ['risk_profile', (fund) => (fund.isDead === true ? '' : fund.kind.risk_profile)],
  ['lifecycle_status', lifecycleStatus],
  ['benchmark', (fund) => fund.kind.benchmark],
  ['trustee', (fund) => fund.trustee],
  ['rating', (fund) => fund.kind.rating],
  ['inception_date', (_fund, inception_day) => fromDayNumber(inception_day)],
  [
    'maturity_date',
    (fund, _inception_day, calendar) =>
      fund.maturedDaysAgo === undefined ? '' : fromDayNumber(calendar.lastDay - fund.maturedDaysAgo),
  ],
  ['currency', () => 'PKR'],
  ['previous_names', (fund) => fund.renamed_from ?? ''],
];

function lifecycleStatus(fund: SampleFund): string {
  if (fund.isDead === true) return 'CLOSED';
  return fund.maturedDaysAgo === undefined ? 'ACTIVE' : 'MATURED';
}

function printRegistrySheet(series: readonly SampleSeries[], calendar: SampleCalendar): string {
  const lines = series.map(({ fund, inception_day }) =>
    csvLine(REGISTRY_COLUMNS.map(([, print]) => print(fund, inception_day, calendar))),
  );
  return csvLine(REGISTRY_COLUMNS.map(([header]) => header)) + lines.join('');
}

/** `association_fund_id,nav,date`, one price per line, fund by fund. */
function printNavHistory(funds: readonly { fund: SampleFund; prices: readonly PricePoint[] }[]): string {
  const lines = funds.flatMap(({ fund, prices }) =>
    prices.map(({ day, ticks }) => `${fund.association_fund_id},${printTicks(ticks)},${fromDayNumber(day)}\n`),
  );
  return `association_fund_id,nav,date\n${lines.join('')}`;
}

// A cell is quoted only if necessary.
function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
}
