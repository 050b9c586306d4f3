import type { AsOf, IsoDate } from '#domain/dates.ts';
import type { NavObservation } from '#domain/series.ts';
import type { DatePolicy } from '#domain/vocabularies.ts';
import { listNewestNavs } from '#store/series.ts';
import type { NavRow } from '#payloads/series.ts';
import { readCachedValues } from './fact-view.ts';
import type { FactView, SelectedNav } from './fact-view.ts';
import { selectFunds } from './funds.ts';
import { lastDayKnownAt, listKnown, readAt, resolveAsOf } from './read-at.ts';
import type { FundEntry } from './registry.ts';
import { contentHash, joinPieces, newestOf, RenderedJson, renderJson } from './query-result.ts';
import type { QueryResult, Renderable } from './query-result.ts';
import { findNavSeries, hashOfRow, navRow, navVersions } from './read-nav-history.ts';
import { dateOfPosition, findIndex, positionAfter, sliceRows } from './rendered-series.ts';
import type { RenderedSeries } from './rendered-series.ts';
import { newestNavOf } from './source-dates.ts';

export interface NavSelectionQuestion extends AsOf {
  /** In the order of the response; null: every ACTIVE fund by slug. */
  readonly funds: readonly string[] | null;
  /** Null: the latest observation of each fund. */
  readonly date: IsoDate | null;
  readonly date_policy: DatePolicy;
}

/** One row for each selected fund that has one for the date and policy; `missing_funds` lists the others. */
export async function readNavSelection(view: FactView, question: NavSelectionQuestion): Promise<QueryResult<NavRow[]>> {
  const { date } = question;
  const as_of = resolveAsOf(view, question.as_of);
  if (question.funds === null && date === null && as_of === null) return readAllLatest(view);
  const { entries, unknown } =
    question.funds === null ? { entries: listActive(view), unknown: [] } : selectFunds(view, question.funds);
  const found =
    as_of !== null
      ? await readThen(view, entries, date, as_of)
      : date === null
        ? await readLatest(view, entries)
        : await readOnOrBefore(view, entries, date);
  const rows = question.date_policy === 'exact' && date !== null ? found.filter((row) => row.date === date) : found;
  // The rows contain the newest date if the latest of each fund was requested.
  const data_as_of =
    date === null && as_of !== null ? newestOf(found.map((row) => row.date)) : await newestNavOf(view, entries, as_of);
  if (question.funds === null) return resultOfRows(rows, data_as_of);
  const answered = new Set(rows.map((row) => row.slug));
  return resultOfRows(
    rows,
    data_as_of,
    unknown.length === 0 && answered.size === entries.length
      ? []
      : question.funds.filter((slug) => !answered.has(slug)),
  );
}

function resultOfRows(
  rows: readonly SelectedNav[],
  data_as_of: IsoDate | null,
  missing_funds?: readonly string[],
): QueryResult<NavRow[]> {
  const payload = (): Renderable<NavRow>[] => rows.map(({ row }) => row);
  return {
    facts: contentHash(JSON.stringify([rows.map((row) => row.hash), data_as_of, missing_funds])),
    data_as_of,
    ...(missing_funds && { missing_funds }),
    payload,
    render: () => renderJson(payload()),
  };
}

function listActive(view: FactView): FundEntry[] {
  return view.registry.sorted.slug_asc.filter(({ fund }) => fund.lifecycle_status === 'ACTIVE');
}

const ALL_LATEST = new WeakMap<FactView, QueryResult<NavRow[]>>();

/** The most frequent query is run and rendered once per view. */
async function readAllLatest(view: FactView): Promise<QueryResult<NavRow[]>> {
  const cached = ALL_LATEST.get(view);
  if (cached !== undefined) return cached;
  const entries = listActive(view);
  const reading = resultOfRows(await readLatest(view, entries), await newestNavOf(view, entries, null));
  const bytes = Buffer.from(joinPieces(reading.render()));
  const whole: QueryResult<NavRow[]> = { ...reading, render: () => [bytes] };
  ALL_LATEST.set(view, whole);
  return whole;
}

/** Latest rows, cached until their fund changes; one query reads those that are not cached. */
export async function readLatest(view: FactView, entries: readonly FundEntry[]): Promise<SelectedNav[]> {
  const found = await readCachedValues(view.caches.newestNavs, entries, navVersions, async (absent) => {
    const rows = await queryNewest(view, absent, null, null);
    return ({ fund }) => rows.get(fund.fund_key) ?? null;
  });
  return found.filter((row) => row !== null);
}

/**
 * The last row of each fund on or before the date: from its rendered series if that is in memory, otherwise one query
 * reads all.
 */
async function readOnOrBefore(view: FactView, entries: readonly FundEntry[], date: IsoDate): Promise<SelectedNav[]> {
  const renderedSeries = new Map(entries.map((entry) => [entry.fund.fund_key, findNavSeries(view, entry)]));
  const absent = entries.filter((entry) => renderedSeries.get(entry.fund.fund_key) === undefined);
  const queried = absent.length === 0 ? new Map<number, SelectedNav>() : await queryNewest(view, absent, date, null);
  return entries.flatMap((entry) => {
    const rendered = renderedSeries.get(entry.fund.fund_key);
    const row = rendered === undefined ? queried.get(entry.fund.fund_key) : rowInMemory(entry, rendered, date);
    return row === undefined ? [] : [row];
  });
}

function rowInMemory(entry: FundEntry, rendered: RenderedSeries, date: IsoDate): SelectedNav | undefined {
  const index = findIndex(rendered, positionAfter(date)) - 1;
  const position = rendered.positions[index];
  if (position === undefined) return undefined;
  const hash = hashOfRow(entry, rendered.versions[index] ?? 0, rendered.versions[index - 1] ?? 0);
  const previous = rendered.positions[index - 1];
  return {
    slug: entry.fund.slug,
    date: dateOfPosition(position),
    previous_date: previous === undefined ? null : dateOfPosition(previous),
    hash,
    // Copied: a view of the bytes would keep the whole series in memory.
    row: new RenderedJson<NavRow>(sliceRows(rendered, index, index + 1).toString()),
  };
}

/**
 * Rows of an earlier time are read from the store each time: rendered series contain the current rows. No row known
 * then is far ahead of that day, so the query skips the years since.
 */
async function readThen(
  view: FactView,
  entries: readonly FundEntry[],
  until: IsoDate | null,
  as_of: number,
): Promise<SelectedNav[]> {
  const newest = lastDayKnownAt(as_of);
  const rows = await queryNewest(view, entries, until === null || until > newest ? newest : until, as_of);
  return entries.flatMap(({ fund }) => rows.get(fund.fund_key) ?? []);
}

async function queryNewest(
  view: FactView,
  entries: readonly FundEntry[],
  until: IsoDate | null,
  as_of: number | null,
): Promise<Map<number, SelectedNav>> {
  const navs = await readAt(view, as_of, entries, ['nav_version'], async (tx) => {
    const known = as_of === null ? entries : await listKnown(view, tx, entries, as_of);
    return listNewestNavs(
      tx,
      known.map(({ fund }) => fund.fund_key),
      until,
      as_of,
    );
  });
  const byFund = Map.groupBy(navs, (nav: NavObservation) => nav.fund_key);
  const rows = new Map<number, SelectedNav>();
  for (const entry of entries) {
    const [last, before] = byFund.get(entry.fund.fund_key) ?? [];
    if (last === undefined) continue;
    const hash = hashOfRow(entry, last.version, before?.version ?? 0);
    rows.set(entry.fund.fund_key, {
      slug: entry.fund.slug,
      date: last.nav_date,
      previous_date: before?.nav_date ?? null,
      hash,
      row: navRow(entry, last, before),
    });
  }
  return rows;
}
