import { VPS_ASSET_CLASSES } from '#domain/vocabularies.ts';
import type { VpsRecord, VpsSubFund } from '#payloads/registry.ts';
import type { FundEntry } from './fund-record.ts';
import { newestDescription, oncePerView, resultOf } from './registry-result.ts';
import type { FamilyEntry } from './registry.ts';

/** Families of voluntary pension schemes by name, each with its sub-funds; employer pension schemes are excluded. */
export const listVps = oncePerView<VpsRecord[]>(({ registry }) => {
  const families = registry.families.filter(isVps);
  const records = families.map((entry): VpsRecord => ({
    ...entry.record,
    sub_funds: listSubFunds(entry).map(subFundOf),
  }));
  return resultOf<VpsRecord[]>(records, newestDescription(families.flatMap((entry) => entry.funds)));
});

export function isVps(entry: FamilyEntry): boolean {
  return entry.family.family_type === 'VPS';
}

/** Ordered by asset class, those without one last. */
export function listSubFunds(entry: FamilyEntry): FundEntry[] {
  const rank = ({ fund }: FundEntry): number =>
    fund.vps_asset_class === null ? VPS_ASSET_CLASSES.length : VPS_ASSET_CLASSES.indexOf(fund.vps_asset_class);
  return entry.funds.toSorted((left, right) => rank(left) - rank(right));
}

export function subFundOf({ reference, fund }: FundEntry): VpsSubFund {
  return { fund: reference, asset_class: fund.vps_asset_class };
}
