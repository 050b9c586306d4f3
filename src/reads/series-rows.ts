import type { IsoDate } from '#domain/dates.ts';
import type { Order } from '#domain/vocabularies.ts';
import { findIndex, newestVersion, positionAfter, positionOf, reverseRows, sliceRows } from './rendered-series.ts';
import { RenderedJson } from './rendered-json.ts';
import type { Renderable } from './rendered-json.ts';
import type { SeriesPosition, RenderedSeries } from './rendered-series.ts';

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
export function rowsInMemory<Row>(rendered: RenderedSeries, latest: IsoDate | null): SeriesRows<Row> {
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
