/** The plans and sub-funds that the registry knows of a fund. */
import type { KnownFund } from '#domain/known-fund.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { SubFundNames } from '#sources/fmr/regions/sub-fund-names.ts';
import { isKin } from './find-funds.ts';

/** `name` is that of the fund, which the registry may not know; `shorts` are short forms that the report has of it. */
export function listSubFunds(
  name: string,
  fund: KnownFund | null,
  known: readonly KnownFund[],
  shorts: readonly string[] = [],
): SubFundNames {
  const own: KnownFund = fund ?? { name, other_names: [], amc: null, family: null, asset_class: null };
  const family = known.filter(
    (other) => other !== own && isKin(other, own) && other.name !== own.name && own.family === null,
  );
  const hasClasses = known.some((other) => other.asset_class !== null && (other === own || isKin(other, own)));
  return new SubFundNames(name, family, hasClasses || /\b(?:pension|retirement)\b/i.test(respace(name)), shorts);
}
