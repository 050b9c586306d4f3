import { FRAGMENT_SECTIONS } from '#domain/fragment-members.ts';
import type { FragmentRow } from '#domain/fragment.ts';
import type { FundMention } from '#domain/fund.ts';
import { dropShortForm, normaliseName, readPrintedName } from '#domain/names.ts';
import type { ReportDraft } from '#domain/report-draft.ts';
import { VPS_ASSET_CLASSES } from '#domain/vocabularies.ts';
import type { StoredFund } from '#store/registry.ts';
import { NOTHING_SAID } from '#ingest/match.ts';
import type { RegistryDraft } from '#ingest/registry-draft.ts';

/** Which rows of a page are a fund's own, and which funds its sub-funds are. */
export interface Scheme {
  /**
   * The fund's key on the page; null where the page has rows of the whole scheme only;
   * undefined where every row is the fund's.
   */
  readonly sub_fund_key: string | null | undefined;
  readonly subFundName: string | null;
  readonly siblings: ReadonlyMap<string, StoredFund>;
}

export interface MatchedReport {
  readonly fund: StoredFund;
  readonly scheme: Scheme;
}

/**
 * The funds a report is promoted for; none if its name is unknown, or is the name of several funds
 * that nothing distinguishes.
 */
type Placing =
  | { readonly kind: 'funds'; readonly places: readonly MatchedReport[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly StoredFund[] };

export type Unplaced = Exclude<Placing, { kind: 'funds' }>;

const ALL_ROWS: Scheme = { sub_fund_key: undefined, subFundName: null, siblings: new Map() };

/**
 * By exact name, former names and aliases. The page of a pension
 * scheme is placed with every sub-fund of that name, by asset class; that of a
 * fund with plans with every plan that the page names.
 */
export function matchReport(registry: RegistryDraft, draft: ReportDraft): Placing {
  const found = findFunds(
    registry,
    mentionOfReport(
      draft.fund_name,
      draft.members.amc_name_raw,
      draft.fragments.flatMap((fragment) => fragment.former_names_raw),
    ),
  );
  if (found.kind !== 'funds') return found;
  const subFunds = listSubFunds(draft);
  const [only] = found.funds;
  if (only !== undefined && found.funds.length === 1 && (only.vps_asset_class === null || subFunds.size === 0)) {
    return {
      kind: 'funds',
      places: [{ fund: only, scheme: { ...ALL_ROWS, siblings: findPlans(registry, subFunds) } }],
    };
  }
  const keyed = found.funds.flatMap((fund) => {
    const key = [...subFunds.keys()].find((each) => isSubFund(fund, each, subFunds.get(each) ?? NAMELESS));
    return key === undefined ? [] : [{ fund, key }];
  });
  const siblings = new Map(keyed.map(({ fund, key }) => [key, fund]));
  if (keyed.length === 0 || siblings.size < keyed.length) return placeWhole(found.funds, draft, subFunds.size);
  return {
    kind: 'funds',
    places: keyed.map(({ fund, key }) => ({
      fund,
      scheme: { sub_fund_key: key, subFundName: subFunds.get(key)?.name ?? null, siblings },
    })),
  };
}

/** The funds that the sub-funds of a page are by their own names: plans that the registry knows. */
function findPlans(registry: RegistryDraft, subFunds: ReadonlyMap<string, SubFund>): Map<string, StoredFund> {
  const plans = new Map<string, StoredFund>();
  for (const [key, { name }] of subFunds) {
    const match = name === null ? undefined : registry.match(mentionOfReport(name, null));
    if (match?.kind === 'fund') plans.set(key, match.fund);
  }
  return plans;
}

/** A page without any sub-fund is about the whole scheme; a single NAV on it could be that of any sub-fund. */
function placeWhole(funds: readonly StoredFund[], draft: ReportDraft, sub_funds: number): Placing {
  const { nav_per_unit, net_assets, fund_size } = draft.members;
  const isOfOne = nav_per_unit !== null || net_assets !== null || fund_size !== null;
  if (sub_funds > 0 || isOfOne) return { kind: 'ambiguous', candidates: funds };
  return { kind: 'funds', places: funds.map((fund) => ({ fund, scheme: { ...ALL_ROWS, sub_fund_key: null } })) };
}

export function isRowOf(scheme: Scheme, row: FragmentRow): boolean {
  if (scheme.sub_fund_key === undefined) return true;
  if (row.sub_fund_key !== null) return row.sub_fund_key === scheme.sub_fund_key;
  return row.sub_fund_name_raw === null || row.sub_fund_name_raw === scheme.subFundName;
}

type Found = { readonly kind: 'funds'; readonly funds: readonly StoredFund[] } | Unplaced;

/** The fund of a name, or all funds of the one family that it names. */
export function findFunds(registry: RegistryDraft, mention: FundMention): Found {
  const match = registry.match(mention);
  if (match.kind === 'fund') return { kind: 'funds', funds: [match.fund] };
  if (match.kind === 'ambiguous') {
    const families = new Set(match.candidates.map((fund) => fund.family_key));
    const isScheme =
      families.size === 1 && !families.has(null) && match.candidates.every((fund) => fund.vps_asset_class !== null);
    return isScheme ? { kind: 'funds', funds: match.candidates } : match;
  }
  const names = [mention.name, ...mention.formerNames].map(normaliseName);
  const family = [...registry.families.values()].find((one) => names.includes(normaliseName(one.name)));
  const funds =
    family === undefined ? [] : [...registry.funds.values()].filter((fund) => fund.family_key === family.family_key);
  return funds.length === 0 ? { kind: 'unknown' } : { kind: 'funds', funds };
}

/** The words of a page for its fund. */
export function mentionOfReport(
  fund_name: string,
  amc_name: string | null,
  moreFormer: readonly string[] = [],
): FundMention {
  const { name, formerNames } = readPrintedName(fund_name);
  // A registry may have taken the whole line for the name.
  const whole = name === fund_name ? [] : [fund_name];
  const full = dropShortForm(name);
  return {
    ...NOTHING_SAID,
    name,
    formerNames: [...whole, ...(full === undefined ? [] : [full]), ...formerNames, ...moreFormer],
    amc_name,
  };
}

interface SubFund {
  readonly name: string | null;
  readonly asset_class: string | null;
}

const NAMELESS: SubFund = { name: null, asset_class: null };

/** The sub-funds that any row of the page names, by key. */
function listSubFunds({ rows }: ReportDraft): Map<string, SubFund> {
  const found = new Map<string, SubFund>();
  for (const { row } of rows.sub_funds)
    found.set(row.sub_fund_key, { name: row.sub_fund_name_raw, asset_class: row.asset_class });
  for (const section of FRAGMENT_SECTIONS) {
    for (const { row } of rows[section]) {
      if (row.sub_fund_key !== null && !found.has(row.sub_fund_key))
        found.set(row.sub_fund_key, { name: row.sub_fund_name_raw, asset_class: null });
    }
  }
  return found;
}

function isSubFund(fund: StoredFund, key: string, { name, asset_class }: SubFund): boolean {
  const stated = asset_class ?? VPS_ASSET_CLASSES.find((each) => each === key) ?? null;
  if (fund.vps_asset_class !== null) return stated === fund.vps_asset_class;
  const wanted = normaliseName(name ?? '');
  return (
    wanted !== '' &&
    [fund.name, fund.official_name, ...fund.previous_names]
      .flatMap(partsOf)
      .some((part) => normaliseName(part) === wanted)
  );
}

// `Sample Planning Fund (Sample Active Plan)`: a plan is known by either part as well.
const BRACKETED = /^(.*\S)\s{0,9}\(\s{0,9}([^()]{0,299}[^\s()])\s{0,9}\)$/;

function partsOf(name: string): string[] {
  const [, first, second] = BRACKETED.exec(name) ?? [];
  return first === undefined || second === undefined ? [name] : [name, first, second];
}
