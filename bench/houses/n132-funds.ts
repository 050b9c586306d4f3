/** The funds of AMC N132, all of them Islamic: cash, income, stocks, asset allocation, and a fund with three plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open Ended',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '4:00 p.m.',
  listing_raw: 'PSX',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 500',
  minimum_subsequent_raw: 'PKR 100',
});

const cash = fund({
  name: 'Rajanpur Islamic Cash Fund',
  abbr: 'RICF',
  model: s.rate([2019, 2, 4], 100, -0.9, 147_000_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market',
    benchmark_raw:
      'Three (3) months average deposit rates of three (3) AA rated Islamic banks or Islamic windows (till December 31, ' +
      '2023); 90% three (3) months PKISRV rates and 10% three (3) months average of the highest rates on savings accounts ' +
      'of three (3) AA rated Islamic banks or Islamic windows (from January 01, 2024)',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '10:30 a.m.',
    management_fee_raw: '0.35% p.a.',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To generate competitive halal returns with low risk and high liquidity by investing in short term Shariah ' +
      'compliant instruments.',
  },
  rating: ['AA(f)', 'VIS', [2024, 1, 2]],
  asset: s.weights('Bank Balances 49.2, Placements with Banks and DFIs 21.7, GoP Ijara Sukuk 26.4, Others 2.7'),
  second: s.credit('Government Securities 26.4, AAA 38.1, AA+ 22.4, AA 10.4, Others 2.7'),
  papers: [],
  ter: 0.69,
  metrics: [['WAM (Days)', 44, 0]],
});

const income = fund({
  name: 'Rajanpur Islamic Income Fund',
  abbr: 'RIIF',
  model: s.rate([2014, 6, 2], 50, -0.6, 122_000_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw:
      'Six (6) months average deposit rates of three (3) A rated Islamic banks or Islamic windows (till December 31, 2023); ' +
      '75% six (6) months PKISRV rates and 25% six (6) months average of the highest rates on savings accounts of three ' +
      '(3) A rated Islamic banks or Islamic windows (from January 01, 2024)',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '0.95% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To minimize risk, construct a liquid portfolio of Shariah compliant fixed income investments and provide a halal ' +
      'and competitive return.',
  },
  rating: ['A+(f)', 'VIS', [2024, 1, 2]],
  asset: s.weights('GoP Ijara Sukuk 47.3, Corporate Sukuk 13.8, Bank Balances 35.6, Others 3.3'),
  second: s.credit('Government Securities 47.3, AAA 12.9, AA+ 14.7, AA 9.2, A+ 12.6, Others 3.3'),
  papers: s.papers(
    'Asni Power Limited Sukuk 3.74, Fazilpur Islamic Bank Limited Tier II Sukuk 3.12, Jampur Road Cement Limited Sukuk ' +
      '2.58, Kot Mithan Electric Company Limited Sukuk 2.27, Umerkot Chak Foods Limited Sukuk 1.46',
  ),
  ter: 1.58,
  metrics: [
    ['WAM (Years)', 2.2, 1],
    ['Duration (Days)', 131, 0],
  ],
});

const stocks = fund({
  name: 'Rajanpur Islamic Stock Fund',
  abbr: 'RISF',
  model: s.market([2013, 9, 16], 50, 0.99, 33_600_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To achieve growth of capital over the long term by investing in Shariah compliant equity securities that are listed ' +
      'on the exchange.',
  },
  rating: null,
  asset: s.weights('Stocks 93.2, Bank Balances 5.3, Others 1.5'),
  second: s.sectors(
    'Oil & Gas Exploration 24.1, Cement 17.6, Fertilizer 13.4, Oil & Gas Marketing 8.7, Pharmaceuticals 7.3, Other ' +
      'sectors 22.1',
  ),
  papers: s.papers(
    'Rojhan Petroleum Limited 10.83, Jampur Road Cement Limited 9.46, Fazilpur Islamic Bank Limited 8.17, Asni Power ' +
      'Limited 7.24, Dajal Fertilizer Limited 6.61, Harrand Oilfields Limited 6.07, Mari Pitafi Pharma Limited 4.93, Kot ' +
      'Mithan Marketing Limited 4.35, Lundi Saidan Cement Limited 3.28, Sabzani Steel Limited 2.74',
  ),
  ter: 3.41,
  metrics: [
    ['Price to Earnings (x)', 3.8, 1],
    ['Beta', 1.04, 2],
  ],
});

const allocation = fund({
  name: 'Rajanpur Islamic Asset Allocation Fund',
  abbr: 'RIAAF',
  model: s.market([2016, 11, 28], 50, 0.52, 14_900_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation',
    benchmark_raw:
      'KMI-30 Index and six (6) months average deposit rates of three (3) A rated Islamic banks, by actual proportion of ' +
      'investment (till December 31, 2023); KMI-30 Index and six (6) months PKISRV rates, by actual proportion of ' +
      'investment (from January 01, 2024)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '1.50% p.a.',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To earn a potentially high return through investments in Shariah compliant stocks, Sukuk and Islamic bank deposits, ' +
      'in line with the outlook of each market.',
  },
  rating: null,
  asset: s.weights('Stocks 56.4, GoP Ijara Sukuk 15.9, Bank Balances 25.1, Others 2.6'),
  second: s.sectors('Oil & Gas Exploration 16.2, Cement 11.9, Fertilizer 7.6, Power 5.8, Other sectors 14.9'),
  papers: s.papers(
    'Rojhan Petroleum Limited 7.92, Jampur Road Cement Limited 6.84, Fazilpur Islamic Bank Limited 6.13, Asni Power ' +
      'Limited 5.37, Dajal Fertilizer Limited 4.41, Harrand Oilfields Limited 3.86, Mari Pitafi Pharma Limited 2.59',
  ),
  ter: 2.93,
  metrics: [['Beta', 0.61, 2]],
});

const plan = (name: string, launch: s.Day, beta: number, units: number, asset: string, ter: number): s.SubFund =>
  s.sub(name, s.market(launch, 100, beta, units), { asset: s.weights(asset), papers: [], ter });

const planning = fund({
  ...s.EMPTY,
  name: 'Rajanpur Islamic Planning Fund',
  abbr: 'RIPF',
  model: s.market([2017, 5, 8], 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Fund of Funds',
    benchmark_raw: 'Combination of the benchmarks of the underlying funds, by actual proportion of investment',
    risk_profile_raw: 'Plan Specific',
    risk_of_principal_raw: 'Plan Specific',
    management_fee_raw: '0.75% p.a. on bank balances only',
    front_end_load_raw: '2.50%',
    minimum_initial_raw: 'PKR 10,000',
    minimum_subsequent_raw: 'PKR 1,000',
    investment_objective_raw:
      'To offer plans that generate halal returns in line with the risk tolerance of the investor by investing in Shariah ' +
      'compliant mutual funds.',
  },
  rating: null,
  subs: [
    plan(
      'Conservative Plan',
      [2017, 5, 8],
      0.21,
      3_120_000,
      'Rajanpur Islamic Stock Fund 19.3, Rajanpur Islamic Income Fund 77.8, Bank Balances 2.2, Others 0.7',
      0.52,
    ),
    plan(
      'Moderate Plan',
      [2017, 5, 8],
      0.49,
      2_480_000,
      'Rajanpur Islamic Stock Fund 47.6, Rajanpur Islamic Income Fund 49.3, Bank Balances 2.3, Others 0.8',
      0.56,
    ),
    plan(
      'Aggressive Plan',
      [2020, 10, 19],
      0.78,
      1_310_000,
      'Rajanpur Islamic Stock Fund 76.4, Rajanpur Islamic Income Fund 20.1, Bank Balances 2.6, Others 0.9',
      0.61,
    ),
  ],
});

export const FUNDS = [cash, income, stocks, allocation, planning];

/** What the managers say of the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  RICF:
    'The State Bank reduced the policy rate by 100 basis points in July. Islamic banks lowered their profit rates at once. ' +
    'The Fund placed a part of its balances for terms of up to three months before the decision, and it bought short Ijara ' +
    'Sukuk in the secondary market.',
  RIIF:
    'Rental rates of Ijara Sukuk came down after the second cut of the policy rate. The Fund gained from fixed rental Sukuk, ' +
    'which it had bought in the last quarter of the fiscal year. We expect that the cycle of cuts goes on, and intend to ' +
    'extend the duration further.',
  RISF:
    'The new fiscal year began with the staff level agreement on a programme of 37 months with the IMF. The market was ' +
    'volatile, as higher taxes of the budget became effective. The Fund increased its exposure to fertilizer and ' +
    'pharmaceutical companies and remained underweight in textiles.',
  RIAAF:
    'The Fund held its allocation to stocks near the level of June and switched within sectors. On the fixed income side it ' +
    'added one year Ijara Sukuk, because deposit rates are expected to fall faster than rental rates.',
  RIPF:
    'The plans were rebalanced at the beginning of the fiscal year. The share of stocks is close to its strategic weight in ' +
    'each of them. The plans invest in funds of the management company only, and do not pay a second management fee for it.',
};
