import type { IsoDate } from '#domain/dates.ts';
import type { FactDatabase } from './database.ts';
import { NO_FUND } from './no-fund.ts';

type Tx = FactDatabase['query'];

/** How much of one series of one fund is held, current versions only. */
export interface SeriesExtent {
  readonly fund_key: number;
  readonly first_date: IsoDate;
  readonly latest_date: IsoDate;
  readonly row_count: number;
}

/** Extents of the NAV series of these funds; a fund without observations has no row. */
export async function listNavExtents(tx: Tx, fund_keys: readonly number[]): Promise<SeriesExtent[]> {
  const rows = await tx
    .selectFrom('nav_observations')
    .where('fund_key', 'in', [...fund_keys, NO_FUND])
    .where('superseded_at', 'is', null)
    .groupBy('fund_key')
    .select(({ fn }) => ['fund_key', fn.min('nav_date').as('first_date'), fn.max('nav_date').as('latest_date'), fn.countAll<number>().as('row_count')])
    .execute();
  return rows.map(extentOf);
}

/** Extents of the payout series of these funds; a fund without payouts has no row. */
export async function listPayoutExtents(tx: Tx, fund_keys: readonly number[]): Promise<SeriesExtent[]> {
  const rows = await tx
    .selectFrom('payouts')
    .where('fund_key', 'in', [...fund_keys, NO_FUND])
    .where('superseded_at', 'is', null)
    .groupBy('fund_key')
    .select(({ fn }) => ['fund_key', fn.min('payout_date').as('first_date'), fn.max('payout_date').as('latest_date'), fn.countAll<number>().as('row_count')])
    .execute();
  return rows.map(extentOf);
}

function extentOf(row: { fund_key: number; first_date: string; latest_date: string; row_count: number }): SeriesExtent {
  return { ...row, first_date: row.first_date as IsoDate, latest_date: row.latest_date as IsoDate };
}

/** Holds that wait for a person, by fund; holds about no known fund are left out. */
export async function countOpenHolds(tx: Tx): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('holds')
    .where('status', '=', 'OPEN')
    .where('fund_key', 'is not', null)
    .groupBy('fund_key')
    .select(({ fn }) => ['fund_key', fn.countAll<number>().as('held_count')])
    .execute();
  return new Map(rows.map((row) => [row.fund_key ?? 0, row.held_count]));
}
