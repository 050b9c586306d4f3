import type { IsoDate } from '#domain/dates.ts';
import { asDecimal, compare } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { FundRecord } from '#payloads/registry.ts';
import type { NavRow } from '#payloads/series.ts';
import type { Snapshot } from '#payloads/reports.ts';
import { pageOf } from './build-result.ts';
import { readCachedValues } from './fact-view.ts';
import type { FactView, ReportedSize } from './fact-view.ts';
import { openReports } from './open-report.ts';
import type { PageQuestion } from './build-result.ts';
import { parseRendered, RenderedJson } from './query-result.ts';
import type { Paging } from './query-result.ts';
import { readLatest } from './read-nav-selection.ts';
import type { FundEntry } from './registry.ts';

/** A fund with its newest figures, each null if unknown. */
export interface FundRow {
  readonly fund: FundRecord;
  readonly nav: NavRow | null;
  /** The date of the observation before it, from which the change is counted. */
  readonly previous_date: IsoDate | null;
  readonly size: ReportedSize | null;
}

export const FUND_ORDERS = ['name', 'nav_date', 'change', 'size'] as const;
export type FundOrder = (typeof FUND_ORDERS)[number];

interface TableQuestion extends PageQuestion {
  readonly order: FundOrder;
  readonly is_descending: boolean;
}

/**
 * One page of these funds, which are ordered by name, with their figures. Funds without the ordering figure come last
 * in both directions, equal ones by name.
 */
export async function readFundTable(
  view: FactView,
  entries: readonly FundEntry[],
  question: TableQuestion,
): Promise<{ readonly rows: readonly FundRow[]; readonly paging: Paging }> {
  const { order, is_descending } = question;
  // Only an order by a figure needs the figures of all funds.
  if (order === 'name') {
    const { items, paging } = pageOf(is_descending ? entries.toReversed() : entries, question);
    return { rows: await readRows(view, items), paging };
  }
  const sorted = sortRows(await readRows(view, entries), order, is_descending);
  const { items, paging } = pageOf(sorted, question);
  return { rows: items, paging };
}

/** The newest figures of these funds, in their order. */
export async function readRows(view: FactView, entries: readonly FundEntry[]): Promise<FundRow[]> {
  const navs = new Map((await readLatest(view, entries)).map((selected) => [selected.slug, selected]));
  const sizes = await readSizes(view, entries);
  return entries.map((entry, index): FundRow => {
    const selected = navs.get(entry.fund.slug);
    return {
      fund: entry.record,
      nav: selected === undefined ? null : (parseRendered(selected.row) as NavRow),
      previous_date: selected?.previous_date ?? null,
      size: sizes[index] ?? null,
    };
  });
}

/** Cached until the fund has another report. */
async function readSizes(view: FactView, entries: readonly FundEntry[]): Promise<(ReportedSize | null)[]> {
  return readCachedValues(
    view.caches.sizes,
    entries,
    ({ fund }) => `${fund.report_version}`,
    async (absent) => {
      const reported = absent.filter(({ fund }) => fund.latest_report_date !== null);
      const opened = await openReports(view, reported, { report_date: null, as_of: null }, ['snapshot']);
      return ({ fund }) => {
        const found = opened.get(fund.fund_key);
        const text = found?.parts.get('snapshot')?.text;
        if (found === undefined || text === undefined) return null;
        const { net_assets_pkr, fund_size_pkr } = new RenderedJson<Snapshot>(text).parse();
        const amount = net_assets_pkr ?? fund_size_pkr;
        return amount === null
          ? null
          : { report_date: found.report.report_date as IsoDate, amount_pkr: asDecimal(amount) };
      };
    },
  );
}

function sortRows(rows: readonly FundRow[], order: Exclude<FundOrder, 'name'>, is_descending: boolean): FundRow[] {
  const sign = is_descending ? -1 : 1;
  const sort = <Key>(keyOf: (row: FundRow) => Key | null, compareKeys: (one: Key, other: Key) => number): FundRow[] =>
    rows
      .map((row) => ({ row, key: keyOf(row) }))
      .toSorted(({ key: one }, { key: other }) =>
        one === null || other === null ? compareNulls(one, other) : sign * compareKeys(one, other),
      )
      .map(({ row }) => row);
  if (order === 'nav_date')
    return sort(
      ({ nav }) => nav?.nav_date ?? null,
      (one, other) => (one < other ? -1 : one > other ? 1 : 0),
    );
  const figureOf = ({ nav, size }: FundRow): Decimal | null => {
    const text = order === 'size' ? size?.amount_pkr : nav?.nav_change_pct;
    return text === null || text === undefined ? null : asDecimal(text);
  };
  return sort(figureOf, compare);
}

/** Null after everything else. */
function compareNulls(one: unknown, other: unknown): number {
  if (one === null) return other === null ? 0 : 1;
  return -1;
}
