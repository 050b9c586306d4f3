import { VPS_ASSET_CLASSES } from '#domain/vocabularies.ts';
import type { FundEntry } from './fund-record.ts';
import { addMember } from './read-family.ts';
import { newestDescription, oncePerView, readingOfText } from './registry-reading.ts';
import type { FamilyEntry } from './registry.ts';

/** Families of voluntary pension schemes by name, each with its sub-funds; employer pension families are none of them. */
export const listVps = oncePerView(({ registry }) => {
  const families = registry.families.filter(isVps);
  const texts = families.map((entry) => addMember(entry.text, `"sub_funds":[${listSubFunds(entry).map((fund) => `${subFundHead(fund)}}`).join(',')}]`));
  return readingOfText(`[${texts.join(',')}]`, newestDescription(families.flatMap((entry) => entry.funds)));
});

export function isVps(entry: FamilyEntry): boolean {
  return entry.family.family_type === 'VPS';
}

/** In the order of the asset classes, those without one last. */
export function listSubFunds(entry: FamilyEntry): FundEntry[] {
  const rank = ({ fund }: FundEntry): number => (fund.vps_asset_class === null ? VPS_ASSET_CLASSES.length : VPS_ASSET_CLASSES.indexOf(fund.vps_asset_class));
  return entry.funds.toSorted((left, right) => rank(left) - rank(right));
}

/** `{"fund":…,"asset_class":…`, left open for what the answer adds. */
export function subFundHead(entry: FundEntry): string {
  return `{"fund":${entry.reference},"asset_class":${JSON.stringify(entry.fund.vps_asset_class)}`;
}
