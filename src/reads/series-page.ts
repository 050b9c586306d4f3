import { Fault } from '#base/fault.ts';
import type { Sealer } from '#base/token.ts';
import type { AsOf } from '#domain/as-of.ts';
import { addDays, daysBetween } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Order } from '#domain/vocabularies.ts';
import type { FundEntry } from './fund-record.ts';
import type { Reading } from './reading.ts';
import { dateOfPlace, findIndex, newestVersion, placeAfter, placeOf, reverseRows, sliceRows } from './shelf.ts';
import type { Place, Shelf } from './shelf.ts';

/** One page of a fund's series by date: NAV history and payout history differ by data only. */
export interface SeriesQuestion extends AsOf {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  readonly cursor: string | null;
  readonly limit: number;
  readonly order: Order;
}

export interface SeriesFeed {
  /** What cursors are sealed for; also opens `facts`. */
  readonly name: string;
  /** The text between the total and the rows: ends with the name of the list. */
  readonly list_head: string;
  readonly default_days: number;
  readonly maximum_days: number;
}

/** The effective window; null where neither the client nor the series gives a date. */
interface Window {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  /** The last row already served: a page begins beyond it, whatever came in since. */
  readonly after: Place | null;
}

/** `{fund, currency, from, to, order, total, …rows}`. `latest`: the day a window without `to` ends on; null when the series is empty. */
export function readSeriesPage(
  feed: SeriesFeed, sealer: Sealer, entry: FundEntry, shelf: Shelf, question: SeriesQuestion, latest: IsoDate | null,
): Reading {
  const window = question.cursor === null ? openWindow(feed, question, latest) : continueWindow(feed, sealer, entry, question, question.cursor);
  const { from, to, after } = window;
  const { order, limit, as_of } = question;
  const first = from === null ? 0 : findIndex(shelf, placeOf(from));
  const beyond = Math.max(first, to === null ? shelf.count : findIndex(shelf, placeAfter(to)));
  const start = order === 'desc' ? 0 : after === null ? first : Math.max(first, findIndex(shelf, after + 1));
  const end = order === 'asc' ? Math.min(beyond, start + limit) : after === null ? beyond : Math.min(beyond, findIndex(shelf, after));
  const begin = order === 'asc' ? Math.min(start, end) : Math.max(first, end - limit);
  const more = order === 'asc' ? end < beyond : begin > first;
  const last = shelf.places[order === 'asc' ? end - 1 : begin];
  const newest = end > begin ? shelf.places[end - 1] : undefined;
  const total = beyond - first;
  return {
    // A page's first row states its change from the row before it, so that one is named as well.
    facts: [
      feed.name, entry.series_mark, from, to, order, after, limit, total, begin - first, end - first,
      newestVersion(shelf, begin, end), shelf.versions[begin - 1] ?? '',
    ].join(':'),
    data_as_of: newest === undefined ? null : dateOfPlace(newest),
    holder: shelf,
    next_cursor: more && last !== undefined ? sealer.seal(feed.name, [entry.fund.id, from, to, order, last, as_of]) : null,
    data: () => [
      `{"fund":${entry.series_reference},"currency":"${entry.fund.currency}","from":${JSON.stringify(from)},"to":${JSON.stringify(to)}` +
        `,"order":"${order}","total":${total},${feed.list_head}:[`,
      order === 'asc' ? sliceRows(shelf, begin, end) : reverseRows(shelf, begin, end),
      ']}',
    ],
  };
}

/**
 * Missing `to` is `latest`, missing `from` the default number of days before it.
 * Only dates that were both given can be reversed: `from` beyond the latest
 * observation asks for what has not come in yet, and is answered by nothing.
 */
function openWindow(feed: SeriesFeed, question: SeriesQuestion, latest: IsoDate | null): Window {
  const to = question.to ?? latest;
  const from = question.from ?? (to === null ? null : addDays(to, -feed.default_days));
  if (question.from !== null && question.to !== null && question.from > question.to) {
    throw new Fault('INVALID_DATE_RANGE', `'from' must not be after 'to': found from ${question.from} to ${question.to}. Exchange them.`);
  }
  if (from !== null && to !== null && daysBetween(from, to) > feed.maximum_days) {
    const message = `The window from ${from} to ${to} spans ${daysBetween(from, to)} days; at most ${feed.maximum_days} are served. Ask for a later 'from' or an earlier 'to'.`;
    throw new Fault('VALIDATION_ERROR', message, { errors: [{ location: 'query.from', message, type: 'less_than_equal' }] });
  }
  return { from, to, after: null };
}

/** An absent `from` or `to` is the cursor's; fund, order, moment and given dates must be the cursor's. */
function continueWindow(feed: SeriesFeed, sealer: Sealer, entry: FundEntry, question: SeriesQuestion, cursor: string): Window {
  const sealed = sealer.unseal(feed.name, cursor) as readonly [string, IsoDate | null, IsoDate | null, Order, Place, number | null] | undefined;
  if (sealed === undefined) {
    throw new Fault('INVALID_CURSOR', "'cursor' must be the meta.next_cursor of this feed, unchanged. Start again without it.");
  }
  const [fund, from, to, order, after, as_of] = sealed;
  const changed = [
    fund === entry.fund.id ? '' : 'the fund',
    order === question.order ? '' : `'order' (was ${order})`,
    as_of === question.as_of ? '' : `'as_of' (was ${as_of === null ? 'absent' : new Date(as_of).toISOString()})`,
    question.from === null || question.from === from ? '' : `'from' (was ${from})`,
    question.to === null || question.to === to ? '' : `'to' (was ${to})`,
  ].filter((name) => name !== '');
  if (changed.length > 0) {
    throw new Fault('INVALID_CURSOR', `A cursor continues the question it came from; changed since: ${changed.join(', ')}. Repeat it, or start again without 'cursor'.`);
  }
  return { from, to, after };
}
