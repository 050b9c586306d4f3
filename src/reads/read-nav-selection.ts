import type { AsOf } from '#domain/as-of.ts';
import { addDays, todayInKarachi } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { NAV_DAYS_AHEAD } from '#domain/nav.ts';
import type { NavObservation } from '#domain/nav.ts';
import type { DatePolicy } from '#domain/vocabularies.ts';
import { listNewestNavs } from '#store/served-navs.ts';
import type { FactView } from './fact-view.ts';
import { selectFunds } from './find-fund.ts';
import type { FundEntry } from './fund-record.ts';
import { takeRenderings } from './kept-rendering.ts';
import { markOf } from './mark.ts';
import { findNavShelf, markOfRow, navVersions, renderNav } from './nav-shelf.ts';
import { readUnmoved } from './read-unmoved.ts';
import { newestOf } from './reading.ts';
import type { Reading } from './reading.ts';
import { dateOfPlace, findIndex, placeAfter, sliceRows } from './shelf.ts';
import type { Shelf } from './shelf.ts';

export interface NavSelectionQuestion extends AsOf {
  /** In the order to answer; null = every ACTIVE fund by slug. */
  readonly funds: readonly string[] | null;
  /** Null = the latest observation of each fund. */
  readonly date: IsoDate | null;
  readonly date_policy: DatePolicy;
}

/** One row for each selected fund that has one under the policy; the others stand in `missing_funds`. */
export async function readNavSelection(view: FactView, question: NavSelectionQuestion): Promise<Reading> {
  const { date, as_of } = question;
  if (question.funds === null && date === null && as_of === null) return readAllLatest(view);
  const { entries, unknown } = question.funds === null ? { entries: listActive(view), unknown: [] } : selectFunds(view, question.funds);
  const found = as_of !== null ? await readThen(view, entries, date, as_of) : date === null ? await readLatest(view, entries) : await readOnOrBefore(view, entries, date);
  const rows = question.date_policy === 'exact' && date !== null ? found.filter((row) => row.date === date) : found;
  if (question.funds === null) return readingOfRows(rows);
  const answered = new Set(rows.map((row) => row.slug));
  return readingOfRows(rows, unknown.length === 0 && answered.size === entries.length ? [] : question.funds.filter((slug) => !answered.has(slug)));
}

interface Row {
  readonly slug: string;
  readonly date: IsoDate;
  readonly mark: string;
  readonly text: string;
}

function readingOfRows(rows: readonly Row[], missing_funds?: readonly string[]): Reading {
  return {
    facts: markOf(JSON.stringify([rows.map((row) => row.mark), missing_funds])),
    data_as_of: newestOf(rows.map(({ date }) => date)),
    ...(missing_funds && { missing_funds }),
    data: () => [`[${rows.map((row) => row.text).join(',')}]`],
  };
}

function listActive(view: FactView): FundEntry[] {
  return view.registry.sorted.slug_asc.filter(({ fund }) => fund.lifecycle_status === 'ACTIVE');
}

const ALL_LATEST = new WeakMap<FactView, Reading>();

/** The answer most asked for is rendered once per view. */
async function readAllLatest(view: FactView): Promise<Reading> {
  const kept = ALL_LATEST.get(view);
  if (kept !== undefined) return kept;
  const reading = readingOfRows(await readLatest(view, listActive(view)));
  const bytes = Buffer.from(reading.data().join(''));
  const whole: Reading = { ...reading, data: () => [bytes] };
  ALL_LATEST.set(view, whole);
  return whole;
}

/** Latest rows, kept until their fund changes; those not kept are read with one query. */
async function readLatest(view: FactView, entries: readonly FundEntry[]): Promise<Row[]> {
  const renderings = await takeRenderings(view.kept.newest_navs, entries, navVersions, async (absent) => {
    const rows = await queryNewest(view, absent, null, null);
    return ({ fund }) => rows.get(fund.fund_key) ?? { text: null, mark: '', date: null };
  });
  return renderings.flatMap(({ text, date, mark }, index) =>
    text === null || date === null ? [] : [{ slug: entries[index]?.fund.slug ?? '', date, mark, text }],
  );
}

/** The last row of each fund on or before the date: from its shelf where that is in memory, else with one query for all. */
async function readOnOrBefore(view: FactView, entries: readonly FundEntry[], date: IsoDate): Promise<Row[]> {
  const shelves = new Map(entries.map((entry) => [entry.fund.fund_key, findNavShelf(view, entry)]));
  const absent = entries.filter((entry) => shelves.get(entry.fund.fund_key) === undefined);
  const queried = absent.length === 0 ? new Map<number, Row>() : await queryNewest(view, absent, date, null);
  return entries.flatMap((entry) => {
    const shelf = shelves.get(entry.fund.fund_key);
    const row = shelf === undefined ? queried.get(entry.fund.fund_key) : rowOnShelf(entry, shelf, date);
    return row === undefined ? [] : [row];
  });
}

function rowOnShelf(entry: FundEntry, shelf: Shelf, date: IsoDate): Row | undefined {
  const index = findIndex(shelf, placeAfter(date)) - 1;
  const place = shelf.places[index];
  if (place === undefined) return undefined;
  const mark = markOfRow(entry, shelf.versions[index] ?? 0, shelf.versions[index - 1] ?? 0);
  return { slug: entry.fund.slug, date: dateOfPlace(place), mark, text: sliceRows(shelf, index, index + 1).toString() };
}

/**
 * Rows of an earlier moment are asked of the store each time: shelves hold what is served now.
 * No row known then is far ahead of that day, so the years since are not looked through.
 */
async function readThen(view: FactView, entries: readonly FundEntry[], until: IsoDate | null, as_of: number): Promise<Row[]> {
  const newest = addDays(todayInKarachi(new Date(as_of)), NAV_DAYS_AHEAD);
  const rows = await queryNewest(view, entries, until === null || until > newest ? newest : until, as_of);
  return entries.flatMap(({ fund }) => rows.get(fund.fund_key) ?? []);
}

async function queryNewest(view: FactView, entries: readonly FundEntry[], until: IsoDate | null, as_of: number | null): Promise<Map<number, Row>> {
  const navs = await readUnmoved(view, entries, ['nav_version'], (tx) => listNewestNavs(tx, entries.map(({ fund }) => fund.fund_key), until, as_of));
  const byFund = Map.groupBy(navs, (nav: NavObservation) => nav.fund_key);
  const rows = new Map<number, Row>();
  for (const entry of entries) {
    const [last, before] = byFund.get(entry.fund.fund_key) ?? [];
    if (last === undefined) continue;
    const mark = markOfRow(entry, last.version, before?.version ?? 0);
    rows.set(entry.fund.fund_key, { slug: entry.fund.slug, date: last.nav_date, mark, text: renderNav(entry, last, before) });
  }
  return rows;
}
