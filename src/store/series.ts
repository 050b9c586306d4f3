/** NAVs and payouts: as read and written by an importer, then as they are served now or at an earlier time. */
import type { Insertable, Selectable } from 'kysely';
import type { IsoDate } from '#domain/dates.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { Fund } from '#domain/fund.ts';
import { NAV_FIGURES } from '#domain/series.ts';
import type { NavFigure, NavObservation, PayoutFigures } from '#domain/series.ts';
import type { Order } from '#domain/vocabularies.ts';
import type { FactTx } from './database.ts';
import { inBatches, insertInBulk, NO_FUND, servedAt } from './query-parts.ts';
import type { NavTable, PayoutTable } from './tables.ts';

/** An accepted observation and its document. */
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

const STORED_NAV = ['fund_key', 'nav_date', 'version', 'document_seq', ...NAV_FIGURES] as const;

/**
 * The current observations of one fund in a window, oldest first, with the nearest one before the window and the
 * nearest one after it. Skips queries that can return nothing: most documents contain the day after a fund's latest.
 */
export async function listNavAround(
  tx: FactTx,
  fund: Pick<Fund, 'fund_key' | 'latest_nav_date'>,
  from: IsoDate,
  to: IsoDate,
): Promise<StoredNav[]> {
  const { fund_key, latest_nav_date } = fund;
  if (latest_nav_date === null) return [];
  const current = tx
    .selectFrom('nav_observations')
    .select(STORED_NAV)
    .where('fund_key', '=', fund_key)
    .where('superseded_at', 'is', null);
  const before = await current.where('nav_date', '<', from).orderBy('nav_date', 'desc').limit(1).execute();
  const inside =
    latest_nav_date < from
      ? []
      : await current.where('nav_date', '>=', from).where('nav_date', '<=', to).orderBy('nav_date').execute();
  const after =
    latest_nav_date <= to ? [] : await current.where('nav_date', '>', to).orderBy('nav_date').limit(1).execute();
  // The columns contain valid dates and decimals.
  return [...before, ...inside, ...after] as StoredNav[];
}

/** The date of the first observation of each fund that has one, by fund; reads one index entry per fund. */
export async function listFirstNavDates(tx: FactTx): Promise<Map<number, IsoDate>> {
  const rows = await tx
    .selectFrom('funds')
    .where('latest_nav_date', 'is not', null)
    .select(({ selectFrom }) => [
      'fund_key',
      selectFrom('nav_observations as o')
        .select('o.nav_date')
        .whereRef('o.fund_key', '=', 'funds.fund_key')
        .where('o.superseded_at', 'is', null)
        .orderBy('o.nav_date')
        .limit(1)
        .as('first'),
    ])
    .execute();
  return new Map(rows.flatMap(({ fund_key, first }) => (first === null ? [] : [[fund_key, first as IsoDate]])));
}

const NAV_COLUMNS = {
  fund_key: 'integer',
  nav_date: 'date',
  version: 'bigint',
  ...(Object.fromEntries(NAV_FIGURES.map((name) => [name, 'numeric'])) as Record<NavFigure, 'numeric'>),
  document_seq: 'integer',
  known_at: 'bigint',
  superseded_at: 'bigint',
} as const satisfies { readonly [Column in keyof NavTable]: string };

export async function insertNavs(tx: FactTx, rows: readonly Insertable<NavTable>[]): Promise<void> {
  await insertInBulk(tx, 'nav_observations', NAV_COLUMNS, rows);
}

/** Ends a version; it remains in the store for point-in-time reads. */
export async function supersedeNav(
  tx: FactTx,
  key: Pick<NavTable, 'fund_key' | 'nav_date' | 'version'>,
  at: number,
): Promise<void> {
  await tx
    .updateTable('nav_observations')
    .set({ superseded_at: at })
    .where('fund_key', '=', key.fund_key)
    .where('nav_date', '=', key.nav_date)
    .where('version', '=', key.version)
    .execute();
}

/** Both days are included; null is unbounded. */
interface PayoutRange {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  /** Only payouts beyond this one, in the requested order. */
  readonly after: { readonly payout_date: IsoDate; readonly ordinal: number } | null;
  readonly order: Order;
  /** Null: all of them. */
  readonly limit: number | null;
}

export const ALL_PAYOUTS: PayoutRange = { from: null, to: null, after: null, order: 'asc', limit: null };

/**
 * Payouts of one fund as served now or at an earlier time: all, oldest first, or the first ones of a range in its
 * order.
 */
export async function listPayoutsOf(
  tx: FactTx,
  fund_key: number,
  as_of: number | null = null,
  { from, to, after, order, limit }: PayoutRange = ALL_PAYOUTS,
): Promise<StoredPayout[]> {
  let query = tx
    .selectFrom('payouts')
    .selectAll()
    .where('fund_key', '=', fund_key)
    .where(servedAt('payouts', as_of))
    .orderBy('payout_date', order)
    .orderBy('ordinal', order);
  if (from !== null) query = query.where('payout_date', '>=', from);
  if (to !== null) query = query.where('payout_date', '<=', to);
  if (after !== null) {
    const { payout_date, ordinal } = after;
    const beyond = order === 'asc' ? '>' : '<';
    query = query
      .where('payout_date', `${beyond}=`, payout_date)
      .where(({ or, eb }) => or([eb('payout_date', beyond, payout_date), eb('ordinal', beyond, ordinal)]));
  }
  if (limit !== null) query = query.limit(limit);
  const rows = await query.execute();
  return rows.map((row) => ({
    ...row,
    payout_date: row.payout_date as IsoDate,
    amount_per_unit: row.amount_per_unit as Decimal,
    ex_nav: row.ex_nav as Decimal | null,
  }));
}

/** Number of payouts in a window, counted without reading them. */
export async function countPayoutsOf(
  tx: FactTx,
  fund_key: number,
  as_of: number | null,
  { from, to }: Pick<PayoutRange, 'from' | 'to'>,
): Promise<number> {
  let query = tx
    .selectFrom('payouts')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('fund_key', '=', fund_key)
    .where(servedAt('payouts', as_of));
  if (from !== null) query = query.where('payout_date', '>=', from);
  if (to !== null) query = query.where('payout_date', '<=', to);
  return (await query.executeTakeFirstOrThrow()).rows;
}

export async function insertPayouts(tx: FactTx, rows: readonly Insertable<PayoutTable>[]): Promise<void> {
  for (const batch of inBatches(rows)) await tx.insertInto('payouts').values(batch).execute();
}

export async function supersedePayout(tx: FactTx, key: Pick<PayoutTable, 'id' | 'version'>, at: number): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ superseded_at: at })
    .where('id', '=', key.id)
    .where('version', '=', key.version)
    .execute();
}

const SERVED = ['fund_key', 'nav_date', 'version', ...NAV_FIGURES] as const satisfies readonly (keyof NavTable)[];

/** Both days are included; null is unbounded. */
interface NavRange {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  readonly order: Order;
  /** Null: all of them. */
  readonly limit: number | null;
}

const ALL_NAVS: NavRange = { from: null, to: null, order: 'asc', limit: null };

/**
 * Observations of a fund as served now or at an earlier time: all, oldest first, or the first ones of a range in its
 * order.
 */
export async function listNavs(
  tx: FactTx,
  fund_key: number,
  as_of: number | null = null,
  { from, to, order, limit }: NavRange = ALL_NAVS,
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
