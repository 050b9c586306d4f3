import { Fault } from '#base/fault.ts';
import type { TokenSigner } from '#base/token.ts';
import type { AsOf } from '#domain/as-of.ts';
import { addDays, daysBetween } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Order } from '#domain/vocabularies.ts';
import type { NavHistory } from '#payloads/series.ts';
import type { FundEntry } from './fund-record.ts';
import type { QueryResult } from './query-result.ts';
import { renderJson } from './rendered-json.ts';
import type { Renderable } from './rendered-json.ts';
import type { SeriesRows } from './series-rows.ts';
import { dateOfPosition } from './rendered-series.ts';
import type { SeriesPosition } from './rendered-series.ts';

/** One page of a fund's series by date: NAV history and payout history differ by data only. */
export interface SeriesQuestion extends AsOf {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  readonly cursor: string | null;
  readonly limit: number;
  /** Null: the order of the cursor, or the feed's default. */
  readonly order: Order | null;
}

export interface SeriesFeed<Row, Payload> {
  /** Cursors are signed for this name; `facts` begins with it. */
  readonly name: string;
  readonly defaultOrder: Order;
  readonly defaultDays: number;
  readonly maximumDays: number;
  /** Whether a row contains its change from the previous row. */
  readonly rowsStateChanges: boolean;
  payloadOf(head: SeriesHead, rows: Renderable<Row[]>): Renderable<Payload>;
}

/** The members at the beginning of every history. */
type SeriesHead = Omit<NavHistory, 'navs'>;

/** A page, and the number of rows that were read for it. */
export interface SeriesReading<Payload> extends QueryResult<Payload> {
  readonly as_of: number | null;
  readonly row_count: number;
  /** Rows of the window. */
  readonly total: number;
}

/** The effective window; null if neither the client nor the series gives a date. */
interface Window {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  readonly order: Order;
  /** The last row already served: a page begins after it, regardless of rows that were added since. */
  readonly after: SeriesPosition | null;
}

/**
 * One page of a history. `today`: the last day of a window without `to`; null: the day of the newest row. `continued`:
 * the window of the request's cursor, null without a cursor.
 */
export async function readSeriesPage<Row, Payload>(
  feed: SeriesFeed<Row, Payload>,
  signer: TokenSigner,
  entry: FundEntry,
  rows: SeriesRows<Row>,
  question: SeriesQuestion,
  today: IsoDate | null,
  continued: Window | null,
): Promise<SeriesReading<Payload>> {
  const latest = continued === null ? await rows.latest() : null;
  const window = continued ?? openWindow(feed, question, today ?? latest, latest);
  const { from, to, order, after } = window;
  const { limit, as_of } = question;
  const page = await rows.page({ from, to, order, after, limit });
  const { total, count, oldest, newest } = page;
  const last = order === 'asc' ? newest : oldest;
  const payload = (): Renderable<Payload> =>
    feed.payloadOf({ fund: entry.seriesFund, currency: entry.currency, from, to, order, total }, page.rows());
  return {
    facts: [
      feed.name,
      entry.seriesHash,
      from,
      to,
      order,
      after,
      limit,
      total,
      count,
      page.newest_version,
      // The first row of a page contains its change from the previous row, so the facts include the version of that
      // row.
      feed.rowsStateChanges ? page.version_before : '',
    ].join(':'),
    data_as_of: newest === undefined ? null : dateOfPosition(newest),
    ...(page.holder && { holder: page.holder }),
    next_cursor:
      page.hasMore && last !== undefined ? signer.sign(feed.name, [entry.fund.id, from, to, order, last, as_of]) : null,
    as_of,
    row_count: count,
    total,
    payload,
    render: () => renderJson(payload()),
  };
}

/**
 * Default of `to`: `latest`; default of `from`: a fixed number of days before `to`. A `from` after the newest row
 * requests rows that do not exist yet: without `to` the window is that one day, and empty. Any other reversed window is
 * rejected.
 */
function openWindow(
  feed: Pick<SeriesFeed<unknown, unknown>, 'defaultDays' | 'maximumDays' | 'defaultOrder'>,
  question: SeriesQuestion,
  latest: IsoDate | null,
  newest: IsoDate | null,
): Window {
  const isAhead =
    question.to === null &&
    question.from !== null &&
    latest !== null &&
    question.from > latest &&
    (newest === null || question.from > newest);
  const to = isAhead ? question.from : (question.to ?? latest);
  const from = question.from ?? (to === null ? null : addDays(to, -feed.defaultDays));
  if (from !== null && to !== null && from > to) {
    const remedy =
      question.to === null
        ? `Without 'to' the window ends on ${to}: give a later 'to' or an earlier 'from'.`
        : 'Swap them.';
    throw new Fault('INVALID_DATE_RANGE', `'from' must not be after 'to': found from ${from} to ${to}. ${remedy}`);
  }
  if (from !== null && to !== null && daysBetween(from, to) > feed.maximumDays) {
    const message =
      `The window from ${from} to ${to} spans ${daysBetween(from, to)} days; ` +
      `at most ${feed.maximumDays} are allowed. Use a later 'from' or an earlier 'to'.`;
    throw new Fault('VALIDATION_ERROR', message, {
      errors: [{ location: 'query.from', message, type: 'less_than_equal' }],
    });
  }
  return { from, to, order: question.order ?? feed.defaultOrder, after: null };
}

/**
 * Parameters that are absent are taken from the cursor; the fund and the parameters that are present must equal those
 * of the cursor.
 */
export function readCursor(
  feed: Pick<SeriesFeed<unknown, unknown>, 'name'>,
  signer: TokenSigner,
  entry: FundEntry,
  question: SeriesQuestion,
): (Window & AsOf) | null {
  const { cursor } = question;
  if (cursor === null) return null;
  const signed = signer.verify(feed.name, cursor) as
    readonly [string, IsoDate | null, IsoDate | null, Order, SeriesPosition, number | null] | undefined;
  if (signed === undefined) {
    throw new Fault(
      'INVALID_CURSOR',
      "'cursor' must be the meta.next_cursor of this feed, unchanged. Start again without it.",
    );
  }
  const [fund, from, to, order, after, as_of] = signed;
  const changed = [
    fund === entry.fund.id ? '' : 'the fund',
    question.order === null || question.order === order ? '' : `'order' (was ${order})`,
    question.as_of === null || question.as_of === as_of
      ? ''
      : `'as_of' (was ${as_of === null ? 'absent' : new Date(as_of).toISOString()})`,
    question.from === null || question.from === from ? '' : `'from' (was ${from})`,
    question.to === null || question.to === to ? '' : `'to' (was ${to})`,
  ].filter((name) => name !== '');
  if (changed.length > 0) {
    throw new Fault(
      'INVALID_CURSOR',
      `A cursor is valid only with the parameters of its first request; changed: ${changed.join(', ')}. ` +
        "Repeat them unchanged, or start again without 'cursor'.",
    );
  }
  return { from, to, order, after, as_of };
}
