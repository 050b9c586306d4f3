import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Decimal } from '#domain/decimal.ts';
import { listNavVersions, listPayoutVersions } from '#store/receipt-rows.ts';
import type { SourcedNav, SourcedPayout } from '#store/receipt-rows.ts';
import { listReportsAround } from '#store/reports.ts';
import { listNavAround } from '#store/series.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './funds.ts';
import { readUnchanged } from './read-at.ts';

/** The document of an observation, as anyone may know it. */
interface ReceiptSource {
  readonly sha256: string;
  /** Kind of the document: `nav`, `performance`, `payouts`, `nav-history`. */
  readonly source: string;
  /** Its address, or the name of its file without folders. */
  readonly name: string;
  readonly url: string | null;
  readonly received_at: string;
  readonly page_date: string | null;
}

type Version<Row> = Row & {
  readonly known_at: string;
  /** Until when it was served; null: it still is. */
  readonly superseded_at: string | null;
  readonly document: ReceiptSource;
};

type NavVersion = Version<
  Pick<
    SourcedNav,
    | 'version'
    | 'nav'
    | 'offer_price'
    | 'repurchase_price'
    | 'market_price'
    | 'front_end_load_pct'
    | 'back_end_load_pct'
    | 'contingent_load_pct'
  >
>;
type PayoutVersion = Version<Pick<SourcedPayout, 'version' | 'payout_date' | 'amount_per_unit' | 'ex_nav'>>;

/** The versions of a fund's NAV of one date, newest first; empty if none was accepted. Fault: FUND_NOT_FOUND. */
export async function readNavVersions(view: FactView, fund_slug: string, nav_date: IsoDate): Promise<NavVersion[]> {
  const entry = readFundEntry(view, fund_slug);
  const rows = await readUnchanged(view, [entry], ['nav_version'], async (tx) =>
    listNavVersions(tx, entry.fund.fund_key, nav_date),
  );
  return rows.map((row) => ({
    version: row.version,
    nav: row.nav,
    offer_price: row.offer_price,
    repurchase_price: row.repurchase_price,
    market_price: row.market_price,
    front_end_load_pct: row.front_end_load_pct,
    back_end_load_pct: row.back_end_load_pct,
    contingent_load_pct: row.contingent_load_pct,
    ...describe(row),
  }));
}

/** The newest NAV of a fund on a day or at most `days` before it, in rupees per unit. Fault: FUND_NOT_FOUND. */
export async function readNavBefore(
  view: FactView,
  fund_slug: string,
  date: IsoDate,
  days: number,
): Promise<{ readonly fund_name: string; readonly nav: Decimal; readonly nav_date: IsoDate } | undefined> {
  const entry = readFundEntry(view, fund_slug);
  const around = await readUnchanged(view, [entry], ['nav_version'], async (tx) =>
    listNavAround(tx, entry.fund, date, date),
  );
  const newest = around.findLast(({ nav_date }) => nav_date <= date && nav_date >= addDays(date, -days));
  if (newest === undefined) return undefined;
  return { fund_name: entry.fund.name, nav: newest.nav, nav_date: newest.nav_date };
}

/** The sizes that the other reports of a fund within `days` of a date state, in rupees. Fault: FUND_NOT_FOUND. */
export async function readSizesAround(
  view: FactView,
  fund_slug: string,
  report_date: IsoDate,
  days: number,
): Promise<{ readonly report_date: IsoDate; readonly size: Decimal }[]> {
  const entry = readFundEntry(view, fund_slug);
  const [from, to] = [addDays(report_date, -days), addDays(report_date, days)];
  const reports = await readUnchanged(view, [entry], ['report_version'], async (tx) =>
    listReportsAround(tx, entry.fund.fund_key, from, to, report_date),
  );
  // The importer wrote the dates and decimals.
  return reports.flatMap(({ report_date: date, size_pkr }) =>
    size_pkr === null ? [] : [{ report_date: date as IsoDate, size: size_pkr as Decimal }],
  );
}

/** The versions of one payout of a fund, newest first; empty if the fund has no such payout. Fault: FUND_NOT_FOUND. */
export async function readPayoutVersions(view: FactView, fund_slug: string, id: string): Promise<PayoutVersion[]> {
  const entry = readFundEntry(view, fund_slug);
  const rows = await readUnchanged(view, [entry], ['payout_version'], async (tx) =>
    listPayoutVersions(tx, entry.fund.fund_key, id),
  );
  return rows.map((row) => ({
    version: row.version,
    payout_date: row.payout_date,
    amount_per_unit: row.amount_per_unit,
    ex_nav: row.ex_nav,
    ...describe(row),
  }));
}

function describe(row: SourcedNav | SourcedPayout): Pick<Version<object>, 'known_at' | 'superseded_at' | 'document'> {
  const { sha256, source, origin, url, received_at, page_date, known_at, superseded_at } = row;
  const isoOf = (at: number): string => new Date(at).toISOString();
  return {
    known_at: isoOf(known_at),
    superseded_at: superseded_at === null ? null : isoOf(superseded_at),
    document: {
      sha256,
      source,
      name: url ?? origin.split(/[/\\]/).at(-1) ?? origin,
      url,
      received_at: isoOf(received_at),
      page_date,
    },
  };
}
