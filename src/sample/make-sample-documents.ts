import { fromDayNumber, type IsoDate } from '#domain/dates.ts';
import { planCalendar, type SampleCalendar } from './calendar.ts';
import { printNavHistory, printRegistrySheet } from './csv-files.ts';
import { makeSeries } from './make-series.ts';
import { firstPrintedDay, printNavPage } from './nav-page.ts';
import { printPayoutPage } from './payout-page.ts';
import { printPerformancePage } from './performance-page.ts';
import type { SampleSeries } from './price-walk.ts';

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
 * cannot contradict each other.
 */
function printHistory(series: readonly SampleSeries[], calendar: SampleCalendar, first: number, last: number): string {
  return printNavHistory(
    series.map(({ fund, walk }) => {
      const until = Math.min(last, firstPrintedDay(fund, walk, calendar) - 1);
      return { fund, prices: walk.prices.filter(({ day }) => day >= first && day <= until) };
    }),
  );
}
