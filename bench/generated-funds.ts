import { createSeededRandom } from '#sample/seeded-random.ts';
import type { ServedRegistry, StoredFund } from '#store/registry.ts';

const FUNDS_A_COMPANY = 20;
const SYLLABLES = [
  'ba',
  'dar',
  'fi',
  'ghaz',
  'ho',
  'ja',
  'kar',
  'li',
  'meh',
  'na',
  'qad',
  'ru',
  'sha',
  'ta',
  'var',
  'zim',
];
const KINDS = [
  'Islamic',
  'Cash',
  'Income',
  'Stock',
  'Money Market',
  'Government Securities',
  'Asset Allocation',
  'Pension',
];
const ENDS = ['Fund', 'Fund Plan I', 'Fund Plan II', 'Plan III', 'Fund (Special Savings Plan IV)'];

/** A fictional registry of any size, identical on every machine: twenty funds a company, each company with its own name. */
export function generateFunds(count: number): ServedRegistry {
  const random = createSeededRandom(count);
  const pick = (from: readonly string[]): string => from[random(from.length)] ?? '';
  const word = (): string => {
    const text = pick(SYLLABLES) + pick(SYLLABLES) + pick(SYLLABLES);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const amcs = Array.from({ length: Math.ceil(count / FUNDS_A_COMPANY) }, (_, at) => {
    const name = `Sample ${word()} Asset Management ${at} Limited`;
    return { amc_key: at + 1, id: `amc-${at}`, slug: `sample-amc-${at}`, name, short_name: null, website: null };
  });
  const funds = Array.from({ length: count }, (_, at): StoredFund => {
    const amc = amcs[Math.floor(at / FUNDS_A_COMPANY)];
    const brand = amc?.name.split(' ')[1] ?? '';
    const name = `Sample ${brand} ${pick(KINDS)} ${word()} ${pick(KINDS)} ${pick(ENDS)}`;
    return {
      ...EMPTY,
      fund_key: at + 1,
      id: `fund-${at}`,
      slug: `sample-fund-${at}`,
      name,
      official_name: name,
      association_fund_id: String(10_000 + at),
      amc_key: amc?.amc_key ?? null,
    };
  });
  return { amcs, families: [], funds };
}

const EMPTY: Omit<
  StoredFund,
  'fund_key' | 'id' | 'slug' | 'name' | 'official_name' | 'association_fund_id' | 'amc_key'
> = {
  category: 'Income',
  scheme_type: 'OPEN_END',
  risk_profile: null,
  is_shariah_compliant: null,
  is_exchange_traded: null,
  is_fund_of_funds: null,
  is_pension_scheme: null,
  lifecycle_status: 'ACTIVE',
  family_key: null,
  vps_asset_class: null,
  benchmark: null,
  trustee: null,
  rating: null,
  inception_date: null,
  maturity_date: null,
  currency: 'PKR',
  previous_names: [],
  latest_nav_date: null,
  latest_report_date: null,
  updated_at: 0,
  described_on: null,
  reported_on: {},
  record_version: 0,
  nav_version: 0,
  payout_version: 0,
  report_version: 0,
};
