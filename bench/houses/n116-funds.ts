/** The funds of AMC N116, all of them Islamic: cash, income, sovereign, stocks, asset allocation and energy. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  trustee_raw: 'Vault Trust Company Limited',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '4:00 PM',
  minimum_initial_raw: 'PKR 500',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Thatta Islamic Cash Fund',
  abbr: 'TICF',
  model: s.rate([2016, 2, 29], 100, -0.6, 221_000_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market',
    benchmark_raw: '90% three months PKISRV and 10% three months average deposit rate of three AA rated Islamic Banks',
    risk_profile_raw: 'Very Low',
    management_fee_raw: 'Up to 0.90% p.a.',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The Fund seeks a competitive halal return and daily liquidity from short Shariah compliant instruments.',
  },
  rating: ['AA+(f)', 'VIS', [2025, 12, 30]],
  asset: s.weights('GoP Ijara Sukuk 41.3, Placements with Banks 12.6, Cash at Bank 44.7, Others 1.4'),
  second: s.credit('Govt. Backed 41.3, AAA 21.2, AA+ 24.6, AA 11.5, Others 1.4'),
  papers: [],
  ter: 0.93,
  metrics: [['Weighted average maturity (days)', 47, 0]],
});

const income = fund({
  name: 'Thatta Islamic Income Fund',
  abbr: 'TIIF',
  model: s.rate([2012, 10, 15], 50, 0.1, 118_000_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '75% six months PKISRV and 25% six months average deposit rate of three A rated Islamic Banks',
    risk_profile_raw: 'Medium',
    management_fee_raw: 'Up to 1.50% p.a.',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'The Fund seeks a steady halal income from sukuk of the government and of companies and from Islamic deposits.',
  },
  rating: ['A+(f)', 'VIS', [2025, 12, 30]],
  asset: s.weights('GoP Ijara Sukuk 46.8, Corporate Sukuk 22.4, Cash at Bank 28.7, Others 2.1'),
  second: s.credit('Govt. Backed 46.8, AAA 11.8, AA+ 17.3, AA 14.6, A+ 7.4, Others 2.1'),
  papers: s.papers(
    'Keti Bandar Port Sukuk 5.74, Gharo Wind Power Sukuk II 4.62, Sakro Islamic Bank Tier I Sukuk 3.81, Mirpur Bathoro ' +
      'Steels Sukuk 2.57, Jati Telecom Short Term Sukuk 1.94',
  ),
  ter: 1.66,
  metrics: [['Weighted average maturity (years)', 2.6, 1]],
});

const sovereign = fund({
  name: 'Thatta Islamic Sovereign Fund',
  abbr: 'TISF',
  model: s.rate([2019, 7, 8], 100, -0.1, 54_000_000),
  profile: {
    category_raw: 'Shariah Compliant Sovereign Income',
    benchmark_raw: 'Six months PKISRV',
    risk_profile_raw: 'Low',
    management_fee_raw: 'Up to 1.00% p.a.',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'The Fund seeks a halal return with low risk by investing at least 70% of its assets in sukuk of the government.',
  },
  rating: ['AA-(f)', 'VIS', [2025, 12, 30]],
  asset: s.weights('GoP Ijara Sukuk 83.4, Cash at Bank 15.1, Others 1.5'),
  second: s.credit('Govt. Backed 83.4, AAA 6.2, AA+ 5.3, AA 3.6, Others 1.5'),
  papers: [],
  ter: 1.21,
  metrics: [['Weighted average maturity (years)', 3.4, 1]],
});

const stocks = fund({
  name: 'Thatta Islamic Stock Fund',
  abbr: 'TISTF',
  model: s.market([2008, 5, 19], 100, 0.98, 33_600_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    management_fee_raw: 'Up to 3.00% p.a.',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The Fund seeks growth of capital over the long term by investing in Shariah compliant shares that are listed.',
  },
  rating: null,
  asset: s.weights('Equities 94.1, Cash at Bank 4.6, Others 1.3'),
  second: s.sectors('Oil & Gas Exploration 22.7, Cement 18.3, Fertilizer 13.9, Technology 8.4, Other sectors 30.8'),
  papers: s.papers(
    'Kalri Petroleum Limited 10.26, Makli Cement Limited 9.14, Gharo Fertilizer Limited 8.07, Sonda Exploration Limited ' +
      '6.83, Jherruck Systems Limited 5.46',
  ),
  ter: 4.12,
  metrics: [['Number of companies', 31, 0]],
});

const allocation = fund({
  name: 'Thatta Islamic Asset Allocation Fund',
  abbr: 'TIAAF',
  model: s.market([2023, 2, 13], 50, 0.56, 21_900_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation',
    benchmark_raw: 'Weighted average of KMI-30 Index and six months PKISRV according to the actual allocation',
    risk_profile_raw: 'Medium',
    management_fee_raw: 'Up to 2.50% p.a.',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'The Fund seeks a balanced halal return by moving its assets between shares, sukuk and deposits.',
  },
  rating: null,
  asset: s.weights('Equities 58.2, GoP Ijara Sukuk 24.9, Cash at Bank 15.3, Others 1.6'),
  second: s.sectors('Cement 13.2, Oil & Gas Exploration 12.6, Fertilizer 9.8, Other sectors 22.6'),
  papers: s.papers(
    'Makli Cement Limited 7.12, Kalri Petroleum Limited 6.58, Gharo Fertilizer Limited 5.61, Jherruck Systems Limited ' +
      '3.97, Ongar Pharma Limited 2.84',
  ),
  ter: 3.36,
  metrics: [['Number of companies', 22, 0]],
});

const energy = fund({
  name: 'Thatta Islamic Energy Fund',
  abbr: 'TIEF',
  model: s.market([2019, 11, 18], 10, 1.08, 148_000_000),
  profile: {
    category_raw: 'Shariah Compliant Equity (Sector)',
    benchmark_raw: 'KMI All Share Index',
    risk_profile_raw: 'High',
    management_fee_raw: 'Up to 2.25% p.a.',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The Fund seeks growth of capital by investing in Shariah compliant companies that produce, carry or sell energy.',
  },
  rating: null,
  asset: s.weights('Equities 92.6, Cash at Bank 6.2, Others 1.2'),
  second: s.sectors('Oil & Gas Exploration 44.6, Oil & Gas Marketing 23.1, Power 17.4, Other sectors 7.5'),
  papers: s.papers(
    'Kalri Petroleum Limited 14.83, Sonda Exploration Limited 13.27, Gharo Wind Power Limited 9.46, Chuhar Oil Marketing ' +
      'Limited 8.38, Ghorabari Gas Limited 6.71',
  ),
  ter: 3.87,
  metrics: [['Number of companies', 17, 0]],
});

export const FUNDS = [cash, income, sovereign, stocks, allocation, energy];
