/** The funds of AMC N201 and the terms that they share. */
import * as s from './shared15.ts';

/** The terms of every fund of which its own profile says nothing else. */
export const STANDING: Readonly<Partial<s.Profile>> = {
  fund_type_raw: 'Open-end',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'Riaz Ahmad & Company, Chartered Accountants',
  registrar_raw: 'F.D. Registrar Services (SMC-Pvt.) Limited',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Saturday',
  cutoff_raw: '4:00 p.m. (Saturday: 12:30 p.m.)',
  leverage_raw: 'Nil',
  listing_raw: 'Pakistan Stock Exchange Limited',
  par_value_raw: 'Rs. 50',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  front_end_load_raw: 'Nil',
  back_end_load_raw: 'Nil',
};

const fund = s.fundWith(STANDING);

const cash = fund({
  name: 'Lakhra Cash Fund',
  abbr: 'LCF',
  model: s.rate([2016, 11, 14], 50, 0.1, 96_500_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% 3M PKRV plus 30% 3M average deposit rate of three AA rated scheduled banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '11:00 a.m.',
    management_fee_raw: 'Up to 0.50% p.a. of net assets',
    investment_objective_raw:
      'The Scheme keeps the money of its unit holders in liquid papers of the best quality and pays out ' +
      'what they earn.',
  },
  rating: ['AA(f)', 'PACRA', [2021, 10, 8]],
  asset: s.weights('T-Bills 54.6, Bank Deposits 33.9, Placements with DFIs 9.8, Other Assets 1.7'),
  second: s.credit('Government Securities 54.6, AAA 21.3, AA+ 14.2, AA 8.2, Other Assets 1.7'),
  papers: [],
  ter: 0.74,
  metrics: [['Weighted Average Maturity (Days)', 41, 0]],
});

const government = fund({
  name: 'Lakhra Government Securities Fund',
  abbr: 'LGSF',
  model: s.rate([2011, 1, 31], 50, 0.4, 38_200_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Average 6M PKRV',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.10% p.a. of net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The Scheme earns income from securities of the Government, with a small part in papers of banks and ' +
      'companies.',
  },
  rating: ['A+(f)', 'PACRA', [2021, 10, 8]],
  asset: s.weights('PIBs 48.2, T-Bills 27.1, Bank Deposits 13.6, Term Finance Certificates 8.9, Other Assets 2.2'),
  second: s.credit('Government Securities 75.3, AAA 7.8, AA+ 6.1, AA- 5.4, A+ 3.2, Other Assets 2.2'),
  papers: s.papers(
    'Tirath Bank Limited - TFC / AA- 4.12, Khasano Chemicals Limited - TFC / A+ 2.94, Budhapur Road ' +
      'Power Limited - TFC / AA+ 1.83',
  ),
  ter: 1.46,
  metrics: [
    ['Weighted Average Maturity (Years)', 2.7, 1],
    ['Duration (Years)', 1.4, 1],
  ],
});

const islamic = fund({
  name: 'Lakhra Islamic Allocation Fund',
  abbr: 'LIAF',
  model: s.market([2014, 8, 25], 50, 0.58, 17_600_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw: 'KMI-30 Index and 6M average deposit rate of three Islamic banks, by actual proportion',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    auditor_raw: 'Yousuf Adil, Chartered Accountants',
    management_fee_raw: 'Up to 2.00% p.a. of net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The Scheme moves between Shariah compliant stocks, Sukuk and deposits, and holds more of what it ' +
      'expects to do well.',
  },
  rating: null,
  asset: s.weights('Stocks 58.4, Islamic Bank Deposits 24.9, Sukuk 14.8, Other Assets 1.9'),
  second: s.sectors(
    'Cement 16.3, Oil & Gas Exploration 12.7, Technology 9.4, Chemicals 6.6, Pharmaceuticals 5.1, Other sectors 8.3',
  ),
  papers: s.papers(
    'Bara Nadi Cement Limited / Cement 7.94, Khasai Oil Limited / Oil & Gas Exploration 7.12, Sehta ' +
      'Systems Limited / ' +
      'Technology 6.35, Khasano Chemicals Limited / Chemicals 4.87, Manjho Laboratories Limited / ' +
      'Pharmaceuticals 3.66',
  ),
  ter: 2.93,
  metrics: [],
});

const stock = fund({
  name: 'Lakhra Stock Fund',
  abbr: 'LSF',
  model: s.market([2007, 3, 19], 50, 1.03, 41_900_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    trustee_raw: 'Digital Custodian Company Limited',
    management_fee_raw: 'Up to 2.50% p.a. of net assets',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The Scheme seeks growth of capital over the long term from listed stocks that are chosen one by one.',
  },
  rating: ['4-Star', 'PACRA', [2021, 8, 20]],
  asset: s.weights('Stocks 91.7, Bank Deposits 6.9, Other Assets 1.4'),
  second: s.sectors(
    'Commercial Banks 22.8, Cement 15.4, Technology 12.9, Fertilizer 11.3, Oil & Gas Exploration 10.6, ' +
      'Other sectors 18.7',
  ),
  papers: s.papers(
    'Tirath Bank Limited / Commercial Banks 9.83, Sehta Systems Limited / Technology 8.74, Bara Nadi ' +
      'Cement Limited / Cement ' +
      '7.91, Khasai Oil Limited / Oil & Gas Exploration 6.88, Budhapur Road Fertilizer Limited / ' +
      'Fertilizer 6.13, Bhago Bank ' +
      'Limited / Commercial Banks 5.27, Manjho Cement Limited / Cement 4.42',
  ),
  ter: 3.58,
  metrics: [
    ['Number of Stocks', 33, 0],
    ['Beta', 0.98, 2],
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, government, islamic, stock];
