import type { IsoDate } from '#domain/dates.ts';
import type { FactTx } from '#store/database.ts';
import type { FactView } from './fact-view.ts';
import type { FundEntry } from './fund-record.ts';
import { resolveAsOf, readAt } from './read-at.ts';
import { readCursor, readSeriesPage } from './series-page.ts';
import type { SeriesFeed, SeriesQuestion, SeriesReading } from './series-page.ts';
import { rowsInMemory } from './series-rows.ts';
import type { SeriesRows } from './series-rows.ts';
import type { RenderedSeries } from './rendered-series.ts';
import { dateOfPosition } from './rendered-series.ts';

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
 * the whole series pays off (series-worth.ts). `today`: the last day of a window without `to`; null: the day of the
 * newest row.
 */
export async function readSeries<Row, Payload>(
  view: FactView,
  entry: FundEntry,
  series: Series<Row, Payload>,
  question: SeriesQuestion,
  today: IsoDate | null,
): Promise<SeriesReading<Payload>> {
  const name = nameOf(series.feed, entry);
  const version = entry.fund[series.version];
  const continued = readCursor(series.feed, view.signer, entry, question);
  const asked: SeriesQuestion = continued === null ? question : { ...question, as_of: continued.as_of };
  const { as_of } = asked;
  const isNow = resolveAsOf(view, as_of) === null;
  const page = (rows: SeriesRows<Row>): Promise<SeriesReading<Payload>> =>
    readSeriesPage(series.feed, view.signer, entry, rows, asked, today, continued);
  if (
    as_of === null &&
    (series.findRendered(view, entry) !== undefined || view.caches.seriesWorth.has(name, version))
  ) {
    const rendered = await series.readRendered(view, entry);
    const newest = rendered.positions[rendered.count - 1];
    return page(rowsInMemory<Row>(rendered, newest === undefined ? null : dateOfPosition(newest)));
  }
  const reading = await readAt(view, as_of, [entry], [series.version], async (tx) => {
    const found = await page(await series.readStored(view, tx, entry, as_of));
    if (isNow) await view.caches.seriesWorth.add(name, version, found, () => series.count(tx, entry));
    return found;
  });
  // The page was read either way; if rendering the series fails, the next request for it reports the failure.
  if (isNow && view.caches.seriesWorth.has(name, version))
    await series.readRendered(view, entry).catch(() => undefined);
  return reading;
}

function nameOf({ name }: { readonly name: string }, { fund }: FundEntry): string {
  return `${name}:${fund.fund_key}`;
}
