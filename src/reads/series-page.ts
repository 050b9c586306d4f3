import { Fault } from '#base/fault.ts';
import type { TokenSigner } from '#base/hash.ts';
import { addDays, daysBetween } from '#domain/dates.ts';
import type { AsOf, IsoDate } from '#domain/dates.ts';
import type { Order } from '#domain/vocabularies.ts';
import type { NavHistory } from '#payloads/series.ts';
import type { FactTx } from '#store/database.ts';
import type { FactView } from './fact-view.ts';
import { RenderedJson, renderJson } from './query-result.ts';
import type { QueryResult, Renderable } from './query-result.ts';
import { readAt, resolveAsOf } from './read-at.ts';
import type { FundEntry } from './registry.ts';
import {
  dateOfPosition,
  findIndex,
  newestVersion,
  positionAfter,
  positionOf,
  reverseRows,
  sliceRows,
} from './rendered-series.ts';
import type { RenderedSeries, SeriesPosition } from './rendered-series.ts';

/** One page of a fund's series by date: NAV history and payout history differ by data only. */
export interface SeriesQuestion extends AsOf {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  readonly cursor: string | null;
  readonly limit: number;
  /** Null: the order of the cursor, or the feed's default. */
  readonly order: Order | null;
}

interface SeriesFeed<Row, Payload> {
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
interface SeriesReading<Payload> extends QueryResult<Payload> {
  readonly as_of: number | null;
  readonly row_count: number;
  /** Rows of the window. */
  readonly total: number;
  /** The date of the newest row of the whole series; undefined on a page after the first, which does not read it. */
  readonly latest: IsoDate | null | undefined;
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
async function readSeriesPage<Row, Payload>(
  feed: SeriesFeed<Row, Payload>,
  signer: TokenSigner,
  entry: FundEntry,
  rows: SeriesRows<Row>,
  question: SeriesQuestion,
  today: IsoDate | null,
  continued: Window | null,
): Promise<SeriesReading<Payload>> {
  const latest = continued === null ? await rows.latest() : undefined;
  const window = continued ?? openWindow(feed, question, today ?? latest ?? null, latest ?? null);
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
    latest,
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
function readCursor(
  feed: Pick<SeriesFeed<unknown, unknown>, 'name'>,
  signer: TokenSigner,
  entry: FundEntry,
  question: SeriesQuestion,
): (Window & AsOf) | null {
  const { cursor } = question;
  if (cursor === null) return null;
  const signed = signer.verify(feed.name, cursor) as
    | readonly [string, IsoDate | null, IsoDate | null, Order, SeriesPosition, number | null]
    | undefined;
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

/** One kind of series, and the sources of its rows. */
export interface Series<Row, Payload> {
  readonly feed: SeriesFeed<Row, Payload>;
  readonly version: 'nav_version' | 'payout_version';
  findRendered(view: FactView, entry: FundEntry): RenderedSeries | undefined;
  readRendered(view: FactView, entry: FundEntry): Promise<RenderedSeries>;
  readStored(view: FactView, tx: FactTx, entry: FundEntry, as_of: number | null): Promise<SeriesRows<Row>>;
  /** The current number of rows of the whole series. */
  count(tx: FactTx, entry: FundEntry): Promise<number>;
}

/**
 * A page of a fund's series. Pages of an earlier time are read from the store, and so are current pages until rendering
 * the whole series pays off (`SeriesWorth`). `today`: the last day of a window without `to`; null: the day of the
 * newest row.
 */
export async function readSeries<Row, Payload>(
  view: FactView,
  entry: FundEntry,
  series: Series<Row, Payload>,
  question: SeriesQuestion,
  today: IsoDate | null,
): Promise<SeriesReading<Payload>> {
  const name = `${series.feed.name}:${entry.fund.fund_key}`;
  const version = entry.fund[series.version];
  const continued = readCursor(series.feed, view.signer, entry, question);
  const asked: SeriesQuestion = continued === null ? question : { ...question, as_of: continued.as_of };
  const { as_of } = asked;
  const isNow = resolveAsOf(view, as_of) === null;
  const page = (rows: SeriesRows<Row>): Promise<SeriesReading<Payload>> =>
    readSeriesPage(series.feed, view.signer, entry, rows, asked, today, continued);
  if (isNow && (series.findRendered(view, entry) !== undefined || view.caches.seriesWorth.has(name, version))) {
    const rendered = await series.readRendered(view, entry);
    const newest = rendered.positions[rendered.count - 1];
    return page(rowsInMemory<Row>(rendered, newest === undefined ? null : dateOfPosition(newest)));
  }
  const reading = await readAt(view, isNow ? null : as_of, [entry], [series.version], async (tx) => {
    const found = await page(await series.readStored(view, tx, entry, isNow ? null : as_of));
    if (isNow) await view.caches.seriesWorth.add(name, version, found, () => series.count(tx, entry));
    return found;
  });
  // The page was read either way; if rendering the series fails, the next request for it reports the failure.
  if (isNow && view.caches.seriesWorth.has(name, version))
    await series.readRendered(view, entry).catch(() => undefined);
  return reading;
}

/** The rows of a series that a page requests; both days are included, null is unbounded. */
export interface RowRange {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  /** The last row already served: the page begins after it, in its order. */
  readonly after: SeriesPosition | null;
  readonly order: Order;
  readonly limit: number;
}

export interface RowsOfPage<Row> {
  /** Rows of the whole window, on this page or not. */
  readonly total: number;
  readonly count: number;
  readonly hasMore: boolean;
  /** Undefined for an empty page. */
  readonly oldest: SeriesPosition | undefined;
  readonly newest: SeriesPosition | undefined;
  readonly newest_version: number;
  /**
   * The version of the row before the oldest one, inside or outside the window; 0 if there is none or the page is
   * empty.
   */
  readonly version_before: number;
  /** Keeps the bytes in memory when many pages share them. */
  readonly holder?: RenderedSeries;
  /** The rows in the requested order. */
  rows(): Renderable<Row[]>;
}

/** One fund's series: rendered in memory, or in the store only. */
export interface SeriesRows<Row> {
  /** The date of the newest row; null for an empty series. */
  latest(): Promise<IsoDate | null>;
  page(range: RowRange): Promise<RowsOfPage<Row>>;
}

/** The rows of a rendered series; the caller knows which kind of row it was rendered from. */
function rowsInMemory<Row>(rendered: RenderedSeries, latest: IsoDate | null): SeriesRows<Row> {
  return { latest: async () => latest, page: async (range) => pageInMemory(rendered, range) };
}

function pageInMemory<Row>(rendered: RenderedSeries, { from, to, after, order, limit }: RowRange): RowsOfPage<Row> {
  const first = from === null ? 0 : findIndex(rendered, positionOf(from));
  const beyond = Math.max(first, to === null ? rendered.count : findIndex(rendered, positionAfter(to)));
  const start = order === 'desc' ? 0 : after === null ? first : Math.max(first, findIndex(rendered, after + 1));
  const end =
    order === 'asc'
      ? Math.min(beyond, start + limit)
      : after === null
        ? beyond
        : Math.min(beyond, findIndex(rendered, after));
  const begin = order === 'asc' ? Math.min(start, end) : Math.max(first, end - limit);
  const count = Math.max(0, end - begin);
  return {
    total: beyond - first,
    count,
    hasMore: order === 'asc' ? end < beyond : begin > first,
    oldest: count === 0 ? undefined : rendered.positions[begin],
    newest: count === 0 ? undefined : rendered.positions[end - 1],
    newest_version: newestVersion(rendered, begin, end),
    version_before: count === 0 ? 0 : (rendered.versions[begin - 1] ?? 0),
    holder: rendered,
    rows: () =>
      new RenderedJson('[', order === 'asc' ? sliceRows(rendered, begin, end) : reverseRows(rendered, begin, end), ']'),
  };
}

/** The position and version of one row read from the store for a page. */
interface StoredRow {
  readonly position: SeriesPosition;
  readonly version: number;
}

/** A page of rows read from the store, in its order. */
export function pageOfRows<Row>(page: {
  readonly positions: readonly StoredRow[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly version_before: number;
  readonly order: Order;
  rows(): readonly Row[];
}): RowsOfPage<Row> {
  const { positions, total, hasMore, version_before, order } = page;
  const [one, other] = [positions[0]?.position, positions.at(-1)?.position];
  return {
    total,
    count: positions.length,
    hasMore,
    version_before,
    oldest: order === 'asc' ? one : other,
    newest: order === 'asc' ? other : one,
    newest_version: positions.reduce((newest, { version }) => Math.max(newest, version), 0),
    rows: () => page.rows() as Renderable<Row[]>,
  };
}
