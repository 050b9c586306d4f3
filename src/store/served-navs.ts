/** Observations as they are served, now or at an earlier time; their import is in series.ts. */
import type { Selectable } from 'kysely';
import type { IsoDate } from '#domain/dates.ts';
import { NAV_FIGURES } from '#domain/series.ts';
import type { NavObservation } from '#domain/series.ts';
import type { Order } from '#domain/vocabularies.ts';
import type { FactTx } from './database.ts';
import { NO_FUND, servedAt } from './tables.ts';
import type { NavTable } from './tables.ts';

const SERVED = ['fund_key', 'nav_date', 'version', ...NAV_FIGURES] as const satisfies readonly (keyof NavTable)[];

/** Both days are included; null is unbounded. */
interface NavRange {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  readonly order: Order;
  /** Null: all of them. */
  readonly limit: number | null;
}

const WHOLE: NavRange = { from: null, to: null, order: 'asc', limit: null };

/**
 * Observations of a fund as served now or at an earlier time: all, oldest first, or the first ones of a range in its
 * order.
 */
export async function listNavs(
  tx: FactTx,
  fund_key: number,
  as_of: number | null = null,
  { from, to, order, limit }: NavRange = WHOLE,
): Promise<NavObservation[]> {
  let query = tx
    .selectFrom('nav_observations')
    .select(SERVED)
    .where('fund_key', '=', fund_key)
    .where(servedAt('nav_observations', as_of))
    .orderBy('nav_date', order);
  if (from !== null) query = query.where('nav_date', '>=', from);
  if (to !== null) query = query.where('nav_date', '<=', to);
  if (limit !== null) query = query.limit(limit);
  return (await query.execute()).map(observationOf);
}

/** Number of observations in a window, counted without reading them. */
export async function countNavs(
  tx: FactTx,
  fund_key: number,
  as_of: number | null,
  { from, to }: Pick<NavRange, 'from' | 'to'>,
): Promise<number> {
  let query = tx
    .selectFrom('nav_observations')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('fund_key', '=', fund_key)
    .where(servedAt('nav_observations', as_of));
  if (from !== null) query = query.where('nav_date', '>=', from);
  if (to !== null) query = query.where('nav_date', '<=', to);
  return (await query.executeTakeFirstOrThrow()).rows;
}

/**
 * The date of the newest observation of these funds (on or before `until`, if given) as served now or at an earlier
 * time.
 */
export async function findNewestNavDate(
  tx: FactTx,
  fundKeys: readonly number[],
  until: IsoDate | null,
  as_of: number | null,
): Promise<IsoDate | null> {
  const found = await tx
    .selectFrom((db) => newestDates(db, fundKeys, until, as_of, 0).as('newest'))
    .select(({ fn }) => fn.max('newest.date').as('date'))
    .executeTakeFirst();
  return (found?.date ?? null) as IsoDate | null;
}

/**
 * For each of these funds the date of its newest observation (0) or of the previous one (1), by one index entry each.
 */
function newestDates(
  db: Pick<FactTx, 'selectFrom'>,
  fundKeys: readonly number[],
  until: IsoDate | null,
  as_of: number | null,
  offset: 0 | 1,
) {
  return db
    .selectFrom('funds')
    .where('funds.fund_key', 'in', [...fundKeys, NO_FUND])
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
}

/** For each of these funds with observations, the time at which the oldest of them became known. */
export async function listOldestKnown(
  tx: FactTx,
  fundKeys: readonly number[],
): Promise<{ fund_key: number; known_at: number }[]> {
  const rows = await tx
    .selectFrom('funds')
    .where('funds.fund_key', 'in', [...fundKeys, NO_FUND])
    .select(({ selectFrom }) => [
      'funds.fund_key as fund_key',
      selectFrom('nav_observations as o')
        .select('o.known_at')
        .whereRef('o.fund_key', '=', 'funds.fund_key')
        .orderBy('o.nav_date')
        .orderBy('o.version')
        .limit(1)
        .as('known_at'),
    ])
    .execute();
  return rows.flatMap(({ fund_key, known_at }) => (known_at === null ? [] : [{ fund_key, known_at }]));
}

/** For each of these funds with observations, the time at which the first of them became known. */
export async function listFirstKnown(
  tx: FactTx,
  fundKeys: readonly number[],
): Promise<{ fund_key: number; known_at: number }[]> {
  return tx
    .selectFrom('nav_observations')
    .select(({ fn }) => ['fund_key', fn.min('known_at').as('known_at')])
    .where('fund_key', 'in', [...fundKeys, NO_FUND])
    .groupBy('fund_key')
    .execute();
}

/**
 * For each fund its newest observation (on or before `until`, if given), as served now or at an earlier time, and the
 * previous one, newest first. The dates are looked up first, by one index entry each, in a separate subquery: with a
 * direct join, or a list of two dates, PostgreSQL would read the whole table. The cross join preserves this order in
 * SQLite, which would otherwise also read that table first.
 */
export async function listNewestNavs(
  tx: FactTx,
  fundKeys: readonly number[],
  until: IsoDate | null,
  as_of: number | null = null,
): Promise<NavObservation[]> {
  const rows = await tx
    .with(
      (cte) => cte('newest').materialized(),
      (db) => newestDates(db, fundKeys, until, as_of, 0).unionAll(newestDates(db, fundKeys, until, as_of, 1)),
    )
    .selectFrom('newest')
    .crossJoin('nav_observations')
    .whereRef('nav_observations.fund_key', '=', 'newest.key')
    .whereRef('nav_observations.nav_date', '=', 'newest.date')
    .where(servedAt('nav_observations', as_of))
    .orderBy('nav_date', 'desc')
    .select(SERVED)
    .execute();
  return rows.map(observationOf);
}

function observationOf(row: Pick<Selectable<NavTable>, (typeof SERVED)[number]>): NavObservation {
  // The columns contain valid dates and decimals; checking each of 2,500 rows again would only cost time.
  return row as NavObservation;
}
