import { own } from '#base/own.ts';

/** The closed lists of the API, in the order in which clients see them. */

export const SCHEME_TYPES = ['OPEN_END', 'CLOSED_END', 'VPS', 'EMPLOYER_PENSION', 'DEDICATED_EQUITY', 'ETF'] as const;
export type SchemeType = (typeof SCHEME_TYPES)[number];

export const FAMILY_TYPES = ['VPS', 'EMPLOYER_PENSION', 'PLAN_FAMILY'] as const;
export type FamilyType = (typeof FAMILY_TYPES)[number];

export const RISK_PROFILES = ['VERY_LOW', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const;
export type RiskProfile = (typeof RISK_PROFILES)[number];

export const LIFECYCLE_STATUSES = ['ACTIVE', 'SUSPENDED', 'MATURED', 'MERGED', 'CLOSED'] as const;
export type LifecycleStatus = (typeof LIFECYCLE_STATUSES)[number];

export const VPS_ASSET_CLASSES = ['EQUITY', 'DEBT', 'MONEY_MARKET', 'COMMODITY', 'MULTI_ASSET'] as const;
export type VpsAssetClass = (typeof VPS_ASSET_CLASSES)[number];

export const FUND_SORTS = [
  'name_asc',
  'name_desc',
  'slug_asc',
  'slug_desc',
  'inception_date_asc',
  'inception_date_desc',
  'latest_nav_date_desc',
] as const;
export type FundSort = (typeof FUND_SORTS)[number];

export const DATE_POLICIES = ['exact', 'previous_available'] as const;
export type DatePolicy = (typeof DATE_POLICIES)[number];

export const ORDERS = ['asc', 'desc'] as const;
export type Order = (typeof ORDERS)[number];

/** Datasets of the updates feed. */
export const DATASETS = ['registry', 'nav', 'payouts', 'fmr'] as const;
export type Dataset = (typeof DATASETS)[number];

export const EVENT_TYPES = [
  'fund.created',
  'fund.updated',
  'amc.created',
  'amc.updated',
  'family.created',
  'family.updated',
  'nav.observed',
  'nav.corrected',
  'payout.observed',
  'payout.corrected',
  'report.promoted',
  'report.corrected',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const SCOPES = ['funds:read', 'nav:read', 'fmr:read', 'catalog:read', 'updates:read'] as const;
export type Scope = (typeof SCOPES)[number];

/** Prices and amounts are rupees; the association publishes no other currency. */
export const CURRENCY = 'PKR';

/** The printed name of each scheme type, as in the headings of the association's sectors. */
export const SCHEME_TYPE_NAMES: Readonly<Record<SchemeType, string>> = {
  OPEN_END: 'Open-End Funds',
  CLOSED_END: 'Closed-End Funds',
  VPS: 'Voluntary Pension Scheme (VPS)',
  EMPLOYER_PENSION: 'Employer Pension Funds',
  DEDICATED_EQUITY: 'Dedicated Equity Funds',
  ETF: 'Exchange Traded Fund (ETF)',
};

const PROFILES: Readonly<Record<string, RiskProfile>> = {
  'very low': 'VERY_LOW',
  low: 'LOW',
  medium: 'MEDIUM',
  moderate: 'MEDIUM',
  high: 'HIGH',
  'very high': 'VERY_HIGH',
};

/** `Medium (Principal at medium risk)` is MEDIUM; undefined if not exactly one is named (`Low to Moderate`). */
export function riskProfileOf(printed: string): RiskProfile | undefined {
  const words = printed
    .toLowerCase()
    .replace(/\([^()]*\)?|[*†‡.]/g, ' ')
    .replace(/\brisk(?: profile)?\b/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  return own(PROFILES, words);
}
