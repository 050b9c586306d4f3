import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { amcRow, familyRow, fundRow, navRow, payoutRow } from '../../support/fact-rows.ts';
import type { Facts } from '../../support/fact-rows.ts';
import { fragmentFile, fundPage } from '../../fixtures/fragment-file.ts';

/** 2025-12-08 to 2026-01-05: enough rows for a body that is worth compressing. */
const DAYS = Array.from({ length: 29 }, (_, index) => addDays('2025-12-08' as IsoDate, index));

/**
 * A small market: a plain fund with prices, loads and payouts, a VPS with two sub-funds, a matured fund, and a fund
 * without NAVs.
 */
export const SAMPLE_FACTS: Facts = {
  amcs: [amcRow(1, { short_name: 'Sample One', website: 'https://one.example.test' }), amcRow(2)],
  families: [familyRow(1, { family_type: 'VPS', amc_key: 1 }), familyRow(2, { amc_key: 2 })],
  funds: [
    fundRow(1, {
      amc_key: 1,
      risk_profile: 'LOW',
      inception_date: '2019-03-04',
      benchmark: 'Sample benchmark',
      trustee: 'Sample trustee',
      rating: 'AA(f)',
      previous_names: '["Sample Fund Old Name"]',
    }),
    fundRow(2, {
      amc_key: 1,
      category: 'VPS-Equity',
      scheme_type: 'VPS',
      is_pension_scheme: 1,
      family_key: 1,
      vps_asset_class: 'EQUITY',
    }),
    fundRow(3, {
      amc_key: 1,
      category: 'VPS-Debt',
      scheme_type: 'VPS',
      is_pension_scheme: 1,
      family_key: 1,
      vps_asset_class: 'DEBT',
    }),
    fundRow(4, { amc_key: 2, lifecycle_status: 'MATURED', family_key: 2, maturity_date: '2025-12-31' }),
    fundRow(5, {
      category: null,
      scheme_type: null,
      is_shariah_compliant: null,
      association_fund_id: null,
      described_on: null,
    }),
  ],
  navs: [
    ...DAYS.map((day, index) =>
      navRow(1, day, `10.${String(4000 + index)}`, {
        offer_price: '10.6000',
        front_end_load_pct: '1.50',
        back_end_load_pct: '0.00',
      }),
    ),
    ...DAYS.slice(0, 20).map((day, index) => navRow(2, day, `200.${String(10 + index)}`)),
    navRow(4, '2025-12-31', '100.0000'),
  ],
  payouts: [
    payoutRow(1, '2025-06-27', '1.2500', { ex_nav: '9.9000', source_url: 'https://association.example.test/payouts' }),
    payoutRow(1, '2025-12-20', '0.0500'),
  ],
  events: [
    {
      type: 'fund.created',
      fund_key: 1,
      effective_date: '2025-12-08',
      changed: '[]',
      resource: '/v1/mutual-funds/funds/sample-fund-1',
    },
    { type: 'amc.created', resource: '/v1/mutual-funds/amcs/sample-amc-1' },
    {
      dataset: 'nav',
      type: 'nav.observed',
      fund_key: 1,
      effective_date: '2026-01-05',
      changed: '["nav"]',
      resource: '/v1/mutual-funds/funds/sample-fund-1/nav',
    },
  ],
};

const DECEMBER = {
  report_date: '2025-12-31',
  report_month: '2025-12',
  nav_date: '2025-12-31',
  net_assets: '1814000000',
};

/** Two months of reports of fund 1, the later one in two versions, and one of a sub-fund; every section has rows. */
export const SAMPLE_REPORTS: readonly string[] = [
  fragmentFile([
    fundPage({
      ...DECEMBER,
      fund_name_raw: 'Sample Fund 1',
      report_date: '2025-11-30',
      report_month: '2025-11',
      nav_date: '2025-11-28',
      nav_per_unit: '10.30',
      sub_funds: [],
    }),
    fundPage({
      ...DECEMBER,
      fund_name_raw: 'Sample Fund 1',
      nav_per_unit: '10.40',
      special_terms: [
        { term_type: 'INVESTMENT_OBJECTIVE', label_raw: 'Investment Objective', value_raw: 'To earn a sample return.' },
      ],
      compliance: [
        {
          compliance_type: 'NON_COMPLIANT_INVESTMENT',
          name_raw: 'Sample Steel Limited',
          regulatory_limit_percent: '10.00',
          actual_exposure_percent: '11.20',
        },
      ],
      notes: [{ note_kind: 'FOOTNOTE', section_type: 'fees', text: 'Includes sample levies.' }],
      sub_funds: [{ sub_fund_key: 'PLAN_1', sub_fund_name_raw: 'Sample Plan 1', net_assets_pkr: '900000000' }],
    }),
    fundPage({ ...DECEMBER, page_number: 5, fund_name_raw: 'Sample Fund 2', nav_per_unit: '200.29' }),
  ]),
  fragmentFile([
    fundPage({
      ...DECEMBER,
      fund_name_raw: 'Sample Fund 2',
      nav_per_unit: '200.29',
      parties: [{ role: 'FUND_MANAGER', name_raw: 'Sample Successor' }],
    }),
  ]),
];
