/** The funds of AMC N211: cash, government securities, Islamic income, two stock funds and asset allocation. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co., Chartered Accountants',
  par_value_raw: 'PKR 10',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 pm',
  leverage_raw: 'None',
  listing_raw: null,
  minimum_initial_raw: 'PKR 500',
  minimum_subsequent_raw: 'PKR 100',
  front_end_load_raw: 'Nil',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Khanozai Cash Management Fund',
  abbr: 'KCMF',
  model: s.rate([2014, 2, 10], 10, 0.1, 1_480_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '90% three months PKRV + 10% three months average savings rate of AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Up to 1.00% per annum',
    investment_objective_raw:
      'The Fund seeks steady income and easy access to money by holding short bills and deposits.',
  },
  rating: ['AA(f)', 'PACRA', [2025, 10, 3]],
  asset: s.weights('T-Bills 68.7, Bank Deposits 17.4, Placements with DFIs 11.6, Receivables 2.3'),
  second: s.credit('Government Securities 68.7, AAA 12.8, AA+ 10.1, AA 6.1, Receivables 2.3'),
  papers: [],
  ter: 0.91,
  metrics: [['Weighted Average Maturity (Days)', 49, 0]],
});

const sovereign = fund({
  name: 'Khanozai Government Securities Fund',
  abbr: 'KGSF',
  model: s.rate([2010, 11, 22], 10, 0.5, 734_000_000),
  profile: {
    category_raw: 'Sovereign Income Scheme',
    benchmark_raw: '90% six months PKRV + 10% six months average savings rate of AA rated banks',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.25% per annum',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw: 'The Fund seeks returns above those of deposits by holding securities of the Government.',
  },
  rating: ['AA-(f)', 'PACRA', [2025, 10, 3]],
  asset: s.weights('PIBs 51.8, T-Bills 32.4, Bank Deposits 13.3, Receivables 2.5'),
  second: s.credit('Government Securities 84.2, AAA 6.7, AA+ 4.2, AA 2.4, Receivables 2.5'),
  papers: [],
  ter: 1.37,
  metrics: [
    ['Weighted Average Maturity (Years)', 2.6, 1],
    ['Yield to Maturity (%)', 11.4, 2],
  ],
});

const islamic = fund({
  name: 'Khanozai Halal Income Fund',
  abbr: 'KHIF',
  model: s.rate([2018, 1, 15], 10, -0.3, 965_000_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: '75% six months PKISRV + 25% six months average savings rate of Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% per annum',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw: 'The Fund seeks halal income from Sukuk and from deposits with Islamic banks.',
  },
  rating: ['A+(f)', 'PACRA', [2025, 12, 19]],
  asset: s.weights('GoP Ijara Sukuk 44.1, Islamic Bank Deposits 29.6, Corporate Sukuk 23.9, Receivables 2.4'),
  second: s.credit('Government Securities 44.1, AAA 14.7, AA+ 17.4, AA 12.6, AA- 8.8, Receivables 2.4'),
  papers: s.papers(
    'Sibkhan Power Limited Sukuk / AA 6.41, Turbela Foods Limited Sukuk / AA- 4.93, Parinda Airports Limited Sukuk ' +
      '/ AA+ 4.17, Zarnigar Textile Limited Sukuk / AA- 3.06',
  ),
  ter: 1.61,
  metrics: [
    ['Weighted Average Maturity (Years)', 1.7, 1],
    ['Yield to Maturity (%)', 10.8, 2],
  ],
});

const growth = fund({
  name: 'Khanozai Growth Stock Fund',
  abbr: 'KGRF',
  model: s.market([2005, 4, 18], 10, 1.04, 412_000_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.75% per annum',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw: 'The Fund seeks growth of capital in the long term from shares of growing companies.',
  },
  rating: null,
  asset: s.weights('Equities 94.1, Bank Deposits 4.7, Receivables 1.2'),
  second: s.sectors(
    'Banks 20.3, Cement 15.6, Exploration 14.9, Fertilizer 12.2, Pharmaceuticals 7.1, Other sectors 24.0',
  ),
  papers: s.papers(
    'Sarbaland Bank Limited / Banks 9.62, Gulistan Gas Limited / Exploration 8.74, Tehkal Cement ' +
      'Limited / Cement 7.31, Nargul Fertilizer Limited / Fertilizer 6.85, Aflatoon Laboratories Limited / ' +
      'Pharmaceuticals 4.92, Khurasani Bank Limited / Banks 4.36, Sibkhan Power Limited / Power 3.58',
  ),
  ter: 3.86,
  metrics: [['Beta', 1.03, 2]],
});

const dividend = fund({
  name: 'Khanozai Islamic Dividend Fund',
  abbr: 'KIDF',
  model: s.market([2016, 9, 5], 10, 0.9, 688_000_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.75% per annum',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'The Fund seeks dividends and growth from Shariah compliant companies that pay regularly.',
  },
  rating: null,
  asset: s.weights('Equities 91.7, Islamic Bank Deposits 6.8, Receivables 1.5'),
  second: s.sectors('Exploration 24.6, Fertilizer 19.8, Cement 13.1, Power 11.4, Other sectors 22.8'),
  papers: s.papers(
    'Gulistan Gas Limited / Exploration 11.27, Nargul Fertilizer Limited / Fertilizer 10.46, Sibkhan Power Limited / ' +
      'Power 8.39, Tehkal Cement Limited / Cement 7.05, Shamshad Fertilizer Limited / Fertilizer 5.64, Turbela Foods ' +
      'Limited / Food 4.18',
  ),
  ter: 3.54,
  metrics: [['Dividend Yield (%)', 7.9, 1]],
});

const allocation = fund({
  name: 'Khanozai Dynamic Allocation Fund',
  abbr: 'KDAF',
  model: s.market([2012, 12, 3], 10, 0.52, 351_000_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw: 'KSE-100 Index and six months KIBOR, weighted by the allocation of the Fund',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.25% per annum',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw: 'The Fund seeks growth by changing the weights of shares, bonds and deposits.',
  },
  rating: null,
  asset: s.weights('Equities 54.6, PIBs 24.8, Bank Deposits 18.3, Receivables 2.3'),
  second: s.sectors('Banks 14.7, Exploration 11.8, Fertilizer 9.1, Cement 7.6, Other sectors 11.4'),
  papers: s.papers(
    'Sarbaland Bank Limited / Banks 7.14, Gulistan Gas Limited / Exploration 6.52, Nargul Fertilizer Limited / ' +
      'Fertilizer 5.37, Tehkal Cement Limited / Cement 4.28',
  ),
  ter: 2.79,
  metrics: [['Beta', 0.55, 2]],
});

/** In the order of the report. */
export const FUNDS = [cash, sovereign, islamic, growth, dividend, allocation];
