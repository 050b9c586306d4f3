import type { KnownFund } from '#domain/known-fund.ts';
import type { FactTx } from '#store/database.ts';
import { listRegistry } from '#store/registry.ts';

/** Every fund of the registry with the names it is or was known by. */
export async function listKnownFunds(tx: FactTx): Promise<KnownFund[]> {
  const { funds, families, amcs, aliases } = await listRegistry(tx);
  const family = new Map(families.map((each) => [each.family_key, each.name]));
  const amc = new Map(amcs.map((each) => [each.amc_key, each.name]));
  const alias = Map.groupBy(aliases, (each) => each.fund_key);
  return funds.map((fund) => ({
    name: fund.official_name,
    other_names: [
      ...new Set([fund.name, ...fund.previous_names, ...(alias.get(fund.fund_key) ?? []).map((each) => each.alias)]),
    ].filter((name) => name !== fund.official_name),
    amc: fund.amc_key === null ? null : (amc.get(fund.amc_key) ?? null),
    family: fund.family_key === null ? null : (family.get(fund.family_key) ?? null),
    asset_class: fund.vps_asset_class,
  }));
}
