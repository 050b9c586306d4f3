/** Observations as they are served, now or at a moment; what an importer asks and writes of them is in series.ts. */
import type { Selectable } from 'kysely';
import type { IsoDate } from '#domain/dates.ts';
import type { NavObservation } from '#domain/nav.ts';
import type { FactTx } from './database.ts';
import { NO_FUND } from './no-fund.ts';
import { servedAt } from './served-at.ts';
import type { NavTable } from './tables.ts';

const SERVED = [
  'fund_key', 'nav_date', 'version', 'nav', 'offer_price', 'repurchase_price', 'market_price',
  'front_end_load_pct', 'back_end_load_pct', 'contingent_load_pct',
] as const satisfies readonly (keyof NavTable)[];

/** Every observation of a fund as served now, or at a moment, oldest first. */
export async function listNavs(tx: FactTx, fund_key: number, as_of: number | null = null): Promise<NavObservation[]> {
  const rows = await tx
    .selectFrom('nav_observations')
    .select(SERVED)
    .where('fund_key', '=', fund_key)
    .where(servedAt('nav_observations', as_of))
    .orderBy('nav_date')
    .execute();
  return rows.map(observationOf);
}

/**
 * For each fund its newest observation (on or before `until`, if given), as served
 * now or at a moment, and the one before that, newest first. The dates are looked up first, one index
 * entry each, and kept apart from the rows: joined at once, PostgreSQL would
 * rather read the whole table.
 */
export async function listNewestNavs(tx: FactTx, fund_keys: readonly number[], until: IsoDate | null, as_of: number | null = null): Promise<NavObservation[]> {
  const datesAt = (db: Pick<FactTx, 'selectFrom'>, offset: 0 | 1) =>
    db
      .selectFrom('funds')
      .where('funds.fund_key', 'in', [...fund_keys, NO_FUND])
      .select(({ selectFrom }) => [
        'funds.fund_key as key',
        selectFrom('nav_observations as o')
          .select('o.nav_date')
          .whereRef('o.fund_key', '=', 'funds.fund_key')
          .where(servedAt('o', as_of))
          .$if(until !== null, (query) => query.where('o.nav_date', '<=', until ?? ''))
          .orderBy('o.nav_date', 'desc')
          .limit(1)
          .offset(offset)
          .as('date'),
      ]);
  const rows = await tx
    .with((cte) => cte('newest').materialized(), (db) => datesAt(db, 0).unionAll(datesAt(db, 1)))
    .selectFrom('newest')
    .innerJoin('nav_observations', (join) => join.onRef('nav_observations.fund_key', '=', 'newest.key').onRef('nav_observations.nav_date', '=', 'newest.date'))
    .where(servedAt('nav_observations', as_of))
    .orderBy('nav_date', 'desc')
    .select(SERVED)
    .execute();
  return rows.map(observationOf);
}

function observationOf(row: Pick<Selectable<NavTable>, (typeof SERVED)[number]>): NavObservation {
  // Dates and decimals are what the columns hold; branding each of 2,500 rows again would only cost time.
  return row as NavObservation;
}
