import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { IsoDate } from '#domain/dates.ts';
import type { Amc, Family, Fund, ReportedOn } from '#domain/fund.ts';
import type { FamilyType, LifecycleStatus, RiskProfile, SchemeType, VpsAssetClass } from '#domain/vocabularies.ts';
import type { FactTx } from './database.ts';
import type { FundTable } from './tables.ts';

/** A fund with the numbers of the events that last changed its record and its series. */
export interface StoredFund extends Fund {
  /**
   * If the record changed without an event, for example when it was only described again: the last event before the
   * change.
   */
  readonly record_version: number;
  readonly nav_version: number;
  readonly payout_version: number;
  readonly report_version: number;
}

export interface Alias {
  /** Normalised. */
  readonly alias: string;
  readonly fund_key: number;
}

export interface StoredRegistry {
  readonly amcs: readonly Amc[];
  readonly families: readonly Family[];
  readonly funds: readonly StoredFund[];
  readonly aliases: readonly Alias[];
}

/** The registry as readers need it, by key. */
export type ServedRegistry = Omit<StoredRegistry, 'aliases'>;

/** The whole registry: a few hundred funds, read at once. */
export async function listRegistry(tx: FactTx): Promise<StoredRegistry> {
  return {
    ...(await listGroups(tx)),
    funds: (await tx.selectFrom('funds').selectAll().orderBy('fund_key').execute()).map(fundOfRow),
    aliases: await listAliases(tx),
  };
}

/** Names that reviewers have assigned to funds. */
export async function listAliases(tx: FactTx): Promise<Alias[]> {
  return tx.selectFrom('aliases').select(['alias', 'fund_key']).orderBy('alias_key').execute();
}

/**
 * The current registry, derived from its state at event `seq` of the same history; records that did not change are the
 * same objects as in `before`. Every change of a fund sets one of its versions to the number of its own event or of the
 * last one before it, and funds are never deleted, so few rows are read (100 of 600 take 1.5 ms, all of them 8).
 */
export async function refreshRegistry(tx: FactTx, before: ServedRegistry, seq: number): Promise<ServedRegistry> {
  const { amcs, families } = await listGroups(tx);
  const changed = await tx
    .selectFrom('funds')
    .selectAll()
    .where((is) =>
      is.or([
        is('record_version', '>=', seq),
        is('nav_version', '>=', seq),
        is('payout_version', '>=', seq),
        is('report_version', '>=', seq),
      ]),
    )
    .orderBy('fund_key')
    .execute();
  // Keys are assigned in order, so new funds follow the known ones.
  const funds = new Map(before.funds.map((fund) => [fund.fund_key, fund]));
  for (const row of changed) funds.set(row.fund_key, fundOfRow(row));
  return {
    amcs: keepEqual(before.amcs, amcs),
    families: keepEqual(before.families, families),
    funds: [...funds.values()],
  };
}

async function listGroups(tx: FactTx): Promise<Pick<StoredRegistry, 'amcs' | 'families'>> {
  const families = await tx.selectFrom('families').selectAll().orderBy('family_key').execute();
  return {
    amcs: await tx.selectFrom('amcs').selectAll().orderBy('amc_key').execute(),
    families: families.map((row): Family => ({ ...row, family_type: row.family_type as FamilyType })),
  };
}

/** An unchanged record remains the same object. */
function keepEqual<Item>(before: readonly Item[], now: readonly Item[]): Item[] {
  return now.map((item, index) => {
    const known = before[index];
    return known !== undefined && isDeepStrictEqual(known, item) ? known : item;
  });
}

export async function saveAmc(tx: FactTx, amc: Amc): Promise<void> {
  const { amc_key: _key, ...change } = amc;
  await tx
    .insertInto('amcs')
    .values(amc)
    .onConflict((on) => on.column('amc_key').doUpdateSet(change))
    .execute();
}

export async function saveFamily(tx: FactTx, family: Family): Promise<void> {
  const { family_key: _key, ...change } = family;
  await tx
    .insertInto('families')
    .values(family)
    .onConflict((on) => on.column('family_key').doUpdateSet(change))
    .execute();
}

export async function saveFund(tx: FactTx, fund: StoredFund): Promise<void> {
  const row = rowOfFund(fund);
  // Setting the key, even to its own value, would make SQLite look for rows that refer to it: one scan per fund.
  const { fund_key: _key, ...change } = row;
  await tx
    .insertInto('funds')
    .values(row)
    .onConflict((on) => on.column('fund_key').doUpdateSet(change))
    .execute();
}

export async function addAlias(tx: FactTx, alias: Alias): Promise<void> {
  await tx
    .insertInto('aliases')
    .values(alias)
    .onConflict((on) => on.doNothing())
    .execute();
}

function fundOfRow(row: Selectable<FundTable>): StoredFund {
  return {
    ...row,
    scheme_type: row.scheme_type as SchemeType | null,
    risk_profile: row.risk_profile as RiskProfile | null,
    lifecycle_status: row.lifecycle_status as LifecycleStatus,
    vps_asset_class: row.vps_asset_class as VpsAssetClass | null,
    is_shariah_compliant: truth(row.is_shariah_compliant),
    is_exchange_traded: truth(row.is_exchange_traded),
    is_fund_of_funds: truth(row.is_fund_of_funds),
    is_pension_scheme: truth(row.is_pension_scheme),
    inception_date: row.inception_date as IsoDate | null,
    maturity_date: row.maturity_date as IsoDate | null,
    latest_nav_date: row.latest_nav_date as IsoDate | null,
    latest_report_date: row.latest_report_date as IsoDate | null,
    described_on: row.described_on as IsoDate | null,
    reported_on: JSON.parse(row.reported_on) as ReportedOn,
    previous_names: JSON.parse(row.previous_names) as string[],
  };
}

function rowOfFund(fund: StoredFund): FundTable {
  return {
    ...fund,
    is_shariah_compliant: bit(fund.is_shariah_compliant),
    is_exchange_traded: bit(fund.is_exchange_traded),
    is_fund_of_funds: bit(fund.is_fund_of_funds),
    is_pension_scheme: bit(fund.is_pension_scheme),
    previous_names: JSON.stringify(fund.previous_names),
    reported_on: JSON.stringify(fund.reported_on),
  };
}

function truth(value: number | null): boolean | null {
  return value === null ? null : value === 1;
}

function bit(value: boolean | null): number | null {
  return value === null ? null : value ? 1 : 0;
}
