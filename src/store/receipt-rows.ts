/** Every version of one NAV or payout, with the document that each comes from. */
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
