/** The funds of AMC N241: liquidity, income, equity, and a balanced fund that is younger than five years. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end scheme',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'BDO Ebrahim & Co.',
  par_value_raw: 'Rs. 100',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Unlisted',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 p.m.',
  leverage_raw: 'No leverage',
  minimum_initial_raw: 'Rs. 10,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'None',
});

const liquidity = fund({
  name: 'Sangjani Liquidity Fund',
  abbr: 'SLF',
  model: s.rate([2014, 3, 10], 100, 0.4, 196_000_000),
  profile: {
    category_raw: 'Money market',
    benchmark_raw: '70% three-month PKRV rates and 30% three-month deposit rates of AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Very low',
    pricing_mechanism_raw: 'Backward',
    management_fee_raw: 'Up to 0.75% a year',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'To keep capital liquid and to earn a competitive return from Treasury Bills and deposits.',
  },
  rating: ['AA+(f)', 'PACRA', [2023, 4, 12]],
  asset: s.weights('T-Bills 71.4, Bank deposits 22.9, Commercial paper 3.8, Receivables 1.9'),
  second: s.credit('Government 71.4, AAA 9.6, AA+ 10.3, AA 6.8, Unrated 1.9'),
  papers: s.papers(
    'Harnai Textile Limited / Commercial paper 2.31, Muslim Bagh Minerals Limited / Commercial paper 1.46',
  ),
  ter: 0.84,
  metrics: [
    ['Weighted average maturity (days)', 46, 0],
    ['Yield to maturity (%)', 22.1, 2],
  ],
});

const income = fund({
  name: 'Sangjani Income Fund',
  abbr: 'SIF',
  model: s.rate([2011, 10, 17], 100, -0.3, 54_000_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: 'Six-month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium',
    management_fee_raw: 'Up to 1.25% a year',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To earn a steady income from bonds of the Government and of companies, and from deposits.',
  },
  rating: ['A+(f)', 'PACRA', [2023, 4, 12]],
  asset: s.weights('PIBs 41.2, TFCs and Sukuk 23.7, Bank deposits 32.4, Receivables 2.7'),
  second: s.credit('Government 41.2, AAA 14.5, AA+ 18.9, AA- 13.6, A+ 9.1, Unrated 2.7'),
  papers: s.papers(
    'Duki Coal and Power Limited / AA+ TFC 6.27, Bank of Musakhel Limited / AA- TFC 5.18, Harnai Textile Limited / ' +
      'A+ Sukuk 4.36, Loralai Agro Limited / AA- Sukuk 3.42, Muslim Bagh Minerals Limited / AA+ TFC 2.55',
  ),
  ter: 1.54,
  metrics: [
    ['Weighted average maturity (days)', 982, 0],
    ['Yield to maturity (%)', 22.8, 2],
  ],
});

const equity = fund({
  name: 'Sangjani Equity Fund',
  abbr: 'SEF',
  model: s.market([2009, 1, 26], 100, 1.06, 21_000_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High',
    management_fee_raw: 'Up to 2.50% a year',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To make capital grow over the long term from shares of companies that are listed in Pakistan.',
  },
  rating: null,
  asset: s.weights('Shares 93.1, Bank deposits 5.7, Receivables 1.2'),
  second: s.sectors(
    'Commercial Banks 24.6, Oil and Gas 19.8, Fertilizer 14.1, Cement 11.7, Technology 8.3, Other sectors 14.6',
  ),
  papers: s.papers(
    'Bank of Musakhel Limited / Commercial Banks 9.84, Kingri Oilfields Limited / Oil and Gas 8.92, Drazinda ' +
      'Fertilizer Limited / Fertilizer 7.61, Spera Ragha Petroleum Limited / Oil and Gas 6.73, Shirani Cement ' +
      'Limited / Cement 6.08, Wadh Bank Limited / Commercial Banks 5.52, Toba Kakar Systems Limited / Technology ' +
      '4.47, Zarghun Fertilizer Limited / Fertilizer 3.86, Duki Coal and Power Limited / Power 3.19, Loralai Agro ' +
      'Limited / Food 2.41',
  ),
  ter: 3.74,
  metrics: [
    ['Beta', 1.05, 2],
    ['Number of companies', 38, 0],
  ],
});

const balanced = fund({
  name: 'Sangjani Balanced Fund',
  abbr: 'SBF',
  model: s.market([2019, 12, 2], 100, 0.6, 7_400_000),
  profile: {
    category_raw: 'Balanced',
    benchmark_raw: 'Half KSE-100 Index and half six-month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium',
    management_fee_raw: 'Up to 2.00% a year',
    front_end_load_raw: '2.00%',
    minimum_initial_raw: 'Rs. 5,000',
    investment_objective_raw: 'To combine growth of capital from shares with the income of bonds and of bank deposits.',
  },
  rating: null,
  asset: s.weights('Shares 55.8, PIBs 18.4, Bank deposits 23.9, Receivables 1.9'),
  second: s.sectors('Commercial Banks 17.2, Oil and Gas 12.5, Fertilizer 9.3, Cement 6.4, Other sectors 10.4'),
  papers: s.papers(
    'Bank of Musakhel Limited / Commercial Banks 7.36, Kingri Oilfields Limited / Oil and Gas 6.48, Drazinda ' +
      'Fertilizer Limited / Fertilizer 5.27, Spera Ragha Petroleum Limited / Oil and Gas 4.85, Shirani Cement ' +
      'Limited / Cement 3.94, Toba Kakar Systems Limited / Technology 2.76',
  ),
  ter: 2.83,
  metrics: [
    ['Beta', 0.58, 2],
    ['Number of companies', 22, 0],
  ],
});

/** In pairs, as they face each other. */
export const FUNDS: readonly s.Fund[] = [liquidity, income, equity, balanced];

export const MANAGERS: Readonly<Record<string, string>> = {
  SLF: 'Ayesha Kasi',
  SIF: 'Ayesha Kasi',
  SEF: 'Adeel Raisani, CFA',
  SBF: 'Danish Panezai',
};

export const VIEWS: Readonly<Record<string, string>> = {
  SLF:
    'Treasury Bills of three months were sold at 22.65% in the auction of August 23. The maturity of the fund was ' +
    'kept short until the next meeting of the central bank.',
  SIF:
    'Secondary yields of three-year bonds rose by 62 basis points. The fund replaced fixed bonds with floating ones ' +
    'and raised its deposits.',
  SEF:
    'Shares gave back a part of the gains of July as the rupee fell to 305 for a US dollar. The fund added banks, ' +
    'whose margins widen with the policy rate.',
  SBF:
    'The fund sold cement companies before the price of coal rose, and moved Rs. 45 million from shares to floating ' +
    'bonds of the Government.',
};
