import { own } from '#base/own.ts';
import { findCategory } from '#domain/categories.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FundMention, ReportedMember, ReportedOn } from '#domain/fund.ts';
import { fundId } from '#domain/identity.ts';
import { normaliseName } from '#domain/names.ts';
import { CURRENCY } from '#domain/vocabularies.ts';
import type { StoredFund } from '#store/registry.ts';
import type { RegistryDraft } from './registry-draft.ts';

/** Registers a fund that an association table names for the first time. */
export function createFund(draft: RegistryDraft, mention: FundMention, page_date: IsoDate | null): StoredFund {
  const category = mention.category === null ? undefined : findCategory(mention.category);
  const amc_key = mention.amc_name === null ? null : draft.registerAmc(mention.amc_name).amc_key;
  const asset_class = category?.vps_asset_class ?? null;
  return draft.addFund({
    id: fundId(mention.association_fund_id, mention.name, asset_class),
    name: mention.name,
    official_name: mention.name,
    association_fund_id: mention.association_fund_id,
    amc_key,
    ...traitsOf(mention),
    risk_profile: null,
    lifecycle_status: 'ACTIVE',
    family_key: draft.familyKeyFor({ family_key: null, name: mention.name }, mention.scheme_type, amc_key),
    benchmark: mention.benchmark,
    trustee: mention.trustee,
    rating: mention.rating,
    inception_date: mention.inception_date,
    maturity_date: null,
    currency: CURRENCY,
    previous_names: mention.formerNames,
    latest_nav_date: null,
    latest_report_date: null,
    described_on: page_date,
    reported_on: {},
  });
}

/** The properties of a fund that follow from category and scheme type; unknown ones remain null. */
export function traitsOf(
  mention: Pick<FundMention, 'category' | 'scheme_type'>,
): Pick<
  StoredFund,
  | 'category'
  | 'scheme_type'
  | 'is_shariah_compliant'
  | 'is_exchange_traded'
  | 'is_fund_of_funds'
  | 'is_pension_scheme'
  | 'vps_asset_class'
> {
  const category = mention.category === null ? undefined : findCategory(mention.category);
  const scheme = mention.scheme_type;
  return {
    category: category?.name ?? null,
    scheme_type: scheme,
    is_shariah_compliant: category?.is_shariah_compliant ?? null,
    is_exchange_traded: scheme === 'ETF' || (category?.is_exchange_traded ?? (scheme === null ? null : false)),
    is_fund_of_funds: category?.is_fund_of_funds ?? null,
    is_pension_scheme: scheme === null ? null : scheme === 'VPS' || scheme === 'EMPLOYER_PENSION',
    vps_asset_class: category?.vps_asset_class ?? null,
  };
}

/** The properties of a fund whose category or scheme type became known; what these leave open remains as stated. */
export function traitsAfter(fund: StoredFund, known: Parameters<typeof traitsOf>[0]): ReturnType<typeof traitsOf> {
  const traits = traitsOf(known);
  return {
    ...traits,
    is_shariah_compliant: traits.is_shariah_compliant ?? fund.is_shariah_compliant,
    is_exchange_traded: traits.is_exchange_traded ?? fund.is_exchange_traded,
    is_fund_of_funds: traits.is_fund_of_funds ?? fund.is_fund_of_funds,
    is_pension_scheme: traits.is_pension_scheme ?? fund.is_pension_scheme,
    vps_asset_class: traits.vps_asset_class ?? fund.vps_asset_class,
  };
}

/**
 * Completes a known fund from a row that names it. A page newer than the last one overwrites; an older one only fills
 * unknown members and adds its name to the previous names.
 */
export function completeFund(
  draft: RegistryDraft,
  fund: StoredFund,
  mention: FundMention,
  page_date: IsoDate | null,
): StoredFund {
  const isNewer = fund.described_on === null || (page_date !== null && page_date >= fund.described_on);
  const prefer = <Value>(known: Value | null, printed: Value | null): Value | null =>
    isNewer ? (printed ?? known) : (known ?? printed);
  const amc_key = fund.amc_key ?? (mention.amc_name === null ? null : draft.registerAmc(mention.amc_name).amc_key);
  const scheme_type = fund.scheme_type ?? mention.scheme_type;
  const category = fund.category ?? mention.category;
  const isMoreKnown = category !== fund.category || scheme_type !== fund.scheme_type;
  return draft.changeFund(fund.fund_key, {
    ...(isMoreKnown ? traitsAfter(fund, { category, scheme_type }) : {}),
    ...namesAfter(fund, mention, isNewer),
    association_fund_id: fund.association_fund_id ?? mention.association_fund_id,
    amc_key,
    family_key: draft.familyKeyFor(fund, scheme_type, amc_key),
    rating: prefer(fund.rating, mention.rating),
    ...statedMembers(fund, mention, prefer),
    inception_date: prefer(fund.inception_date, mention.inception_date),
    described_on: isNewer ? (page_date ?? fund.described_on) : fund.described_on,
  });
}

/** What the association states replaces what was completed from a report. */
function statedMembers(
  fund: StoredFund,
  mention: FundMention,
  prefer: (known: string | null, printed: string | null) => string | null,
): Pick<StoredFund, 'benchmark' | 'trustee' | 'reported_on'> {
  const stated = { benchmark: mention.benchmark, trustee: mention.trustee };
  const isReported = (member: 'benchmark' | 'trustee'): boolean =>
    Object.hasOwn(fund.reported_on, member) && stated[member] !== null;
  return {
    benchmark: prefer(isReported('benchmark') ? null : fund.benchmark, stated.benchmark),
    trustee: prefer(isReported('trustee') ? null : fund.trustee, stated.trustee),
    reported_on: withoutStated(fund.reported_on, stated),
  };
}

/** The members that are still known from a report alone, once a source has stated others. */
export function withoutStated(reported_on: ReportedOn, stated: Partial<Record<ReportedMember, unknown>>): ReportedOn {
  return Object.fromEntries(Object.entries(reported_on).filter(([member]) => (own(stated, member) ?? null) === null));
}

/** Renaming keeps the old name; changes of spaces, case and punctuation do not count as renaming. */
function namesAfter(
  fund: StoredFund,
  mention: FundMention,
  isNewer: boolean,
): Pick<StoredFund, 'name' | 'official_name' | 'previous_names'> {
  // A row that names its fund by id only contains no name.
  const is_same = mention.name === '' || normaliseName(mention.name) === normaliseName(fund.official_name);
  // A row that matched its fund by an old name or an alias still prints that name; only the fund's id, or the row's own
  // "(Formerly …)", shows that it is the current name.
  const is_told =
    mention.association_fund_id !== null ||
    mention.formerNames.some((old) => normaliseName(old) === normaliseName(fund.official_name));
  const isName = is_told && !is_same && mention.name !== '';
  const renamed = isName && isNewer;
  const name = renamed ? mention.name : fund.name;
  const previous = [
    ...fund.previous_names,
    ...mention.formerNames,
    ...(renamed ? [fund.official_name] : isName ? [mention.name] : []),
  ];
  return {
    name,
    official_name: renamed ? mention.name : fund.official_name,
    previous_names: distinctNames(previous).filter((old) => normaliseName(old) !== normaliseName(name)),
  };
}

/** Each name once, by its normalised form, in its first spelling. */
export function distinctNames(names: readonly string[]): string[] {
  return [...new Map(names.toReversed().map((name) => [normaliseName(name), name])).values()].toReversed();
}
