import type { FactView } from './fact-view.ts';
import { readFundEntry } from './find-fund.ts';
import { readNavShelf } from './nav-shelf.ts';
import { buildPastNavShelf } from './past-shelf.ts';
import type { Reading } from './reading.ts';
import { readSeriesPage } from './series-page.ts';
import type { SeriesFeed, SeriesQuestion } from './series-page.ts';
import { dateOfPlace } from './shelf.ts';

export interface NavHistoryQuestion extends SeriesQuestion {
  readonly fund_slug: string;
}

// At most 3653 days, ten years with their leap days; also the window of a question without dates.
const FEED: SeriesFeed = { name: 'nav-history', list_head: '"navs"', default_days: 3_653, maximum_days: 3_653 };

/**
 * One page of a fund's NAV history. Missing `to` is the fund's latest
 * observation; a fund without any has none of the dates it was not given.
 * Faults: FUND_NOT_FOUND, INVALID_CURSOR, INVALID_DATE_RANGE, VALIDATION_ERROR.
 */
export async function readNavHistory(view: FactView, question: NavHistoryQuestion): Promise<Reading> {
  const entry = readFundEntry(view, question.fund_slug);
  const shelf = question.as_of === null ? await readNavShelf(view, entry) : await buildPastNavShelf(view, entry, question.as_of);
  const newest = shelf.places[shelf.count - 1];
  return readSeriesPage(FEED, view.sealer, entry, shelf, question, newest === undefined ? null : dateOfPlace(newest));
}
