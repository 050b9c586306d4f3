/** NAVs and payouts as an importer asks and writes them; NAVs as they are served: served-navs.ts. */
import type { Insertable } from 'kysely';
import type { Decimal } from '#domain/decimal.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Fund } from '#domain/fund.ts';
import type { NavObservation } from '#domain/nav.ts';
import type { PayoutFigures } from '#domain/payout.ts';
import { inBatches, insertInBulk } from './bulk.ts';
import type { FactTx } from './database.ts';
import { servedAt } from './served-at.ts';
import type { NavTable, PayoutTable } from './tables.ts';

/** An accepted observation and the document it came from. */
export interface StoredNav extends NavObservation {
  readonly document_seq: number;
}

export interface StoredPayout extends PayoutFigures {
  readonly id: string;
  readonly version: number;
  readonly fund_key: number;
  readonly ordinal: number;
  readonly document_seq: number;
  readonly source_url: string | null;
  readonly observed_at: number;
}

/**
 * The current observations of one fund in a window, oldest first, with the
 * nearest one before the window and the nearest one after it. Asks only for what
 * there can be: most documents bring the day after a fund's latest.
 */
export async function listNavAround(tx: FactTx, fund: Pick<Fund, 'fund_key' | 'latest_nav_date'>, from: IsoDate, to: IsoDate): Promise<StoredNav[]> {
  const { fund_key, latest_nav_date } = fund;
  if (latest_nav_date === null) return [];
  const current = tx
    .selectFrom('nav_observations')
    .selectAll()
    .where('fund_key', '=', fund_key)
    .where('superseded_at', 'is', null);
  const before = await current.where('nav_date', '<', from).orderBy('nav_date', 'desc').limit(1).execute();
  const inside = latest_nav_date < from ? [] : await current.where('nav_date', '>=', from).where('nav_date', '<=', to).orderBy('nav_date').execute();
  const after = latest_nav_date <= to ? [] : await current.where('nav_date', '>', to).orderBy('nav_date').limit(1).execute();
  return [...before, ...inside, ...after].map(navOfRow);
}

const NAV_COLUMNS = {
  fund_key: 'integer', nav_date: 'date', version: 'bigint', nav: 'numeric', offer_price: 'numeric', repurchase_price: 'numeric', market_price: 'numeric',
  front_end_load_pct: 'numeric', back_end_load_pct: 'numeric', contingent_load_pct: 'numeric', document_seq: 'integer', known_at: 'bigint', superseded_at: 'bigint',
} as const satisfies { readonly [Column in keyof NavTable]: string };

export async function insertNavs(tx: FactTx, rows: readonly Insertable<NavTable>[]): Promise<void> {
  await insertInBulk(tx, 'nav_observations', NAV_COLUMNS, rows);
}

/** Ends a version; it stays in the store for point-in-time reads. */
export async function supersedeNav(tx: FactTx, key: Pick<NavTable, 'fund_key' | 'nav_date' | 'version'>, at: number): Promise<void> {
  await tx
    .updateTable('nav_observations')
    .set({ superseded_at: at })
    .where('fund_key', '=', key.fund_key)
    .where('nav_date', '=', key.nav_date)
    .where('version', '=', key.version)
    .execute();
}

/** All payouts of one fund as served now, or at a moment, oldest first. */
export async function listPayoutsOf(tx: FactTx, fund_key: number, as_of: number | null = null): Promise<StoredPayout[]> {
  const rows = await tx
    .selectFrom('payouts')
    .selectAll()
    .where('fund_key', '=', fund_key)
    .where(servedAt('payouts', as_of))
    .orderBy('payout_date')
    .orderBy('ordinal')
    .execute();
  return rows.map((row) => ({
    ...row,
    payout_date: row.payout_date as IsoDate,
    amount_per_unit: row.amount_per_unit as Decimal,
    ex_nav: row.ex_nav as Decimal | null,
  }));
}

export async function insertPayouts(tx: FactTx, rows: readonly Insertable<PayoutTable>[]): Promise<void> {
  for (const batch of inBatches(rows)) await tx.insertInto('payouts').values(batch).execute();
}

export async function supersedePayout(tx: FactTx, key: Pick<PayoutTable, 'id' | 'version'>, at: number): Promise<void> {
  await tx.updateTable('payouts').set({ superseded_at: at }).where('id', '=', key.id).where('version', '=', key.version).execute();
}

function navOfRow(row: NavTable): StoredNav {
  return {
    fund_key: row.fund_key,
    nav_date: row.nav_date as IsoDate,
    version: row.version,
    document_seq: row.document_seq,
    nav: row.nav as Decimal,
    offer_price: row.offer_price as Decimal | null,
    repurchase_price: row.repurchase_price as Decimal | null,
    market_price: row.market_price as Decimal | null,
    front_end_load_pct: row.front_end_load_pct as Decimal | null,
    back_end_load_pct: row.back_end_load_pct as Decimal | null,
    contingent_load_pct: row.contingent_load_pct as Decimal | null,
  };
}
