import { countNavs } from '#store/served-navs.ts';
import type { NavHistory, NavRow } from '#payloads/series.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './find-fund.ts';
import { findNavSeries, readNavSeries } from './nav-series.ts';
import type { QueryResult } from './query-result.ts';
import { readSeries } from './read-series.ts';
import type { Series } from './read-series.ts';
import type { SeriesQuestion } from './series-page.ts';
import { datedBy, newestNavOf } from './source-dates.ts';
import { storedNavs } from './stored-rows.ts';

export interface NavHistoryQuestion extends SeriesQuestion {
  readonly fund_slug: string;
}

// At most 3653 days, ten years including leap days; also the window of a request without dates.
const NAVS: Series<NavRow, NavHistory> = {
  feed: {
    name: 'nav-history',
    defaultOrder: 'asc',
    defaultDays: 3_653,
    maximumDays: 3_653,
    rowsStateChanges: true,
    payloadOf: (head, navs) => ({ ...head, navs }),
  },
  version: 'nav_version',
  findRendered: findNavSeries,
  readRendered: readNavSeries,
  readStored: storedNavs,
  count: (tx, { fund }) => countNavs(tx, fund.fund_key, null, { from: null, to: null }),
};

/**
 * One page of a fund's NAV history. Default of `to`: the fund's latest observation; for a fund without observations,
 * window dates that were not requested are null. Faults: FUND_NOT_FOUND, INVALID_CURSOR, INVALID_DATE_RANGE,
 * VALIDATION_ERROR.
 */
export async function readNavHistory(view: FactView, question: NavHistoryQuestion): Promise<QueryResult<NavHistory>> {
  const entry = readFundEntry(view, question.fund_slug);
  const page = await readSeries(view, entry, NAVS, question, null);
  return datedBy(page, await newestNavOf(view, [entry], page.as_of));
}
