import type { IsoDate } from './dates.ts';
import type { FamilyType, LifecycleStatus, RiskProfile, SchemeType, VpsAssetClass } from './vocabularies.ts';

/** The description of a fund in a row of a source, by which the row is matched to the registry. */
export interface FundMention {
  /** The association's id from the row's link or column; null if the source has none. */
  readonly association_fund_id: string | null;
  /** The printed name without "(Formerly …)"; empty if a row identifies its fund by id or slug only. */
  readonly name: string;
  readonly formerNames: readonly string[];
  readonly amc_name: string | null;
  readonly scheme_type: SchemeType | null;
  /** In the association's list (`Category.name`); null if the source has none. */
  readonly category: string | null;
  readonly rating: string | null;
  readonly benchmark: string | null;
  readonly trustee: string | null;
  readonly inception_date: IsoDate | null;
}

/** A fund in the registry; the API's fund record is derived from it. */
export interface Fund {
  /** Internal key of the store, never served. */
  readonly fund_key: number;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly official_name: string;
  readonly association_fund_id: string | null;
  readonly amc_key: number | null;
  readonly category: string | null;
  readonly scheme_type: SchemeType | null;
  readonly risk_profile: RiskProfile | null;
  readonly is_shariah_compliant: boolean | null;
  readonly is_exchange_traded: boolean | null;
  readonly is_fund_of_funds: boolean | null;
  readonly is_pension_scheme: boolean | null;
  readonly lifecycle_status: LifecycleStatus;
  readonly family_key: number | null;
  readonly vps_asset_class: VpsAssetClass | null;
  readonly benchmark: string | null;
  readonly trustee: string | null;
  readonly rating: string | null;
  readonly inception_date: IsoDate | null;
  readonly maturity_date: IsoDate | null;
  readonly currency: string;
  readonly previous_names: readonly string[];
  readonly latest_nav_date: IsoDate | null;
  readonly latest_report_date: IsoDate | null;
  /** Time of the last change of the record, milliseconds since the epoch. */
  readonly updated_at: number;
  /** The page date of the newest document that described this fund; an older page fills gaps but never overwrites. */
  readonly described_on: IsoDate | null;
  /** Members that only a fund report states, each with the date of the report it was taken from. */
  readonly reported_on: ReportedOn;
}

/** Members of a fund that its newest report completes if neither the association nor the registry sheet states them. */
export type ReportedMember = 'risk_profile' | 'benchmark' | 'trustee';
export type ReportedOn = Readonly<Partial<Record<ReportedMember, IsoDate>>>;

export interface Amc {
  readonly amc_key: number;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly short_name: string | null;
  readonly website: string | null;
}

export interface Family {
  readonly family_key: number;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly family_type: FamilyType;
  readonly amc_key: number | null;
}
