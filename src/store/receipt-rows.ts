/**
 * Versions of NAVs and payouts: of one with the document that each comes from, and those that a fund no longer serves.
 */
import type { IsoDate } from '#domain/dates.ts';
import type { FactTx } from './database.ts';
import type { DocumentTable, NavTable, PayoutTable } from './tables.ts';

type SourceColumns = Pick<DocumentTable, 'sha256' | 'source' | 'origin' | 'url' | 'received_at' | 'page_date'>;
const SOURCE = [
  'documents.sha256',
  'documents.source',
  'documents.origin',
  'documents.url',
  'documents.received_at',
  'documents.page_date',
] as const;

export type SourcedNav = Omit<NavTable, 'document_seq' | 'fund_key'> & SourceColumns;
export type SourcedPayout = Omit<PayoutTable, 'document_seq' | 'fund_key'> & SourceColumns;

/** The versions of a fund's NAV of one date, newest first. */
export async function listNavVersions(tx: FactTx, fund_key: number, nav_date: IsoDate): Promise<SourcedNav[]> {
  return tx
    .selectFrom('nav_observations')
    .innerJoin('documents', 'documents.document_seq', 'nav_observations.document_seq')
    .select([
      'nav_date',
      'version',
      'nav',
      'offer_price',
      'repurchase_price',
      'market_price',
      'front_end_load_pct',
      'back_end_load_pct',
      'contingent_load_pct',
      'known_at',
      'superseded_at',
      ...SOURCE,
    ])
    .where('fund_key', '=', fund_key)
    .where('nav_date', '=', nav_date)
    .orderBy('version', 'desc')
    .execute();
}

/** The versions of one payout of a fund, newest first. */
export async function listPayoutVersions(tx: FactTx, fund_key: number, id: string): Promise<SourcedPayout[]> {
  return tx
    .selectFrom('payouts')
    .innerJoin('documents', 'documents.document_seq', 'payouts.document_seq')
    .select([
      'payouts.id',
      'version',
      'payout_date',
      'ordinal',
      'amount_per_unit',
      'ex_nav',
      'source_url',
      'observed_at',
      'known_at',
      'superseded_at',
      ...SOURCE,
    ])
    .where('fund_key', '=', fund_key)
    .where('payouts.id', '=', id)
    .orderBy('version', 'desc')
    .execute();
}

/** A figure that was served once, and the figure that replaced it; null if none did. */
export interface ReplacedFigure {
  readonly date: string;
  readonly was: string;
  readonly now: string | null;
  readonly superseded_at: number;
}

/** NAVs of a fund that a later version replaced, newest date first, then newest version first. */
export async function listReplacedNavs(tx: FactTx, fund_key: number, limit: number): Promise<ReplacedFigure[]> {
  const rows = await tx
    .selectFrom('nav_observations as old')
    .leftJoin('nav_observations as current', (join) =>
      join
        .onRef('current.fund_key', '=', 'old.fund_key')
        .onRef('current.nav_date', '=', 'old.nav_date')
        .on('current.superseded_at', 'is', null),
    )
    .select(['old.nav_date as date', 'old.nav as was', 'current.nav as now', 'old.superseded_at'])
    .where('old.fund_key', '=', fund_key)
    .where('old.superseded_at', 'is not', null)
    .orderBy('old.nav_date', 'desc')
    .orderBy('old.version', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, superseded_at: row.superseded_at ?? 0 }));
}

/** The same of payouts: amounts per unit by date of the payout. */
export async function listReplacedPayouts(tx: FactTx, fund_key: number, limit: number): Promise<ReplacedFigure[]> {
  const rows = await tx
    .selectFrom('payouts as old')
    .leftJoin('payouts as current', (join) =>
      join.onRef('current.id', '=', 'old.id').on('current.superseded_at', 'is', null),
    )
    .select([
      'old.payout_date as date',
      'old.amount_per_unit as was',
      'current.amount_per_unit as now',
      'old.superseded_at',
    ])
    .where('old.fund_key', '=', fund_key)
    .where('old.superseded_at', 'is not', null)
    .orderBy('old.payout_date', 'desc')
    .orderBy('old.version', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, superseded_at: row.superseded_at ?? 0 }));
}
